"""What people hold: small things in the lower right corner, some in the lower left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tools.draw import trades
from tools.draw.ink import (
    BONE,
    FINE,
    GLOW,
    GOLD,
    HATCH,
    PAPER,
    RED,
    STEEL,
    WOOD,
    disc,
    line,
    moved,
    oval,
    rope,
    shape,
    star,
    wash,
)


def prop(kind: str) -> str:
    return PROPS[kind]()


def goblet() -> str:
    return (
        shape("M44 38h15c0 8-2 12-6 13v7h4v4H46v-4h4v-7c-4-1-6-5-6-13z", STEEL, 1.9)
        + wash("M45 40h13c0 5-2 8-6.5 8S45 45 45 40z", "#8f1d33")
        + line("M44 38h15", 1.9)
    )


def jug() -> str:
    return (
        shape("M43 40h13l-1 4c4 3 5 7 5 11 0 5-3 8-10 8s-10-3-10-8c0-4 1-8 4-11z", "#b5673c", 1.9)
        + rope("M57 44c6 0 6 9 1 11", "#b5673c", 2, 1.2)
        + line("M41 53h18", 1.3)
        + wash("M54 41c4 4 6 9 5 14 0 4-3 7-8 8 4-6 5-15 3-22z", FINE)
    )


def bottle() -> str:
    return (
        shape("M48 33h7v9c4 2 6 5 6 9v12H42V51c0-4 2-7 6-9z", "#5d8a45", 1.9)
        + shape("M43 51h17v7H43z", PAPER, 1.4)
        + shape("M48 31h7v4h-7z", WOOD, 1.5)
        + line("M45.5 48c.6-2 1.6-3 3-4", 1.4, "#d5f0c4")
    )


def wine() -> str:
    return (
        shape("M49 30h5v12c4 2 5 5 5 8v14H44V50c0-3 1-6 5-8z", "#5a1a2c", 1.9)
        + shape("M45 51h13v7H45z", PAPER, 1.3)
        + line("M47 48c.5-2 1.5-3 2.5-4", 1.4, "#e79aa8")
    )


def mug() -> str:
    return (
        shape("M41 43h15v18c0 2-15 2-15 0z", "#b98243", 1.9)
        + rope("M57 47c6-1 6 10 0 9", "#b98243", 2, 1.2)
        + shape("M39 43c-1-4 3-6 5-4 2-4 8-4 9 0 4-1 6 3 4 5-3 2-5-1-7 1s-4-1-6 0-5 0-5-2z", BONE, 1.6)
        + line("M46 49v10M51 49v10", 1.3)
    )


def coin() -> str:
    return (
        disc(51, 52, 9, GOLD, 1.9)
        + disc(51, 52, 6, "none", 1.2)
        + shape("M47.5 54.5l-1-5 2.6 2 2-4 2 4 2.6-2-1 5z", "#8a5a12", 0.9)
    )


def coins() -> str:
    pile = [(46, 59), (54, 59), (50, 54), (50, 49)]
    return "".join(oval(x, y, 7, 3.6, GOLD, 1.7) for x, y in pile) + line("M46 49h8", 1.1)


def purse() -> str:
    return (
        shape("M46 44c-6 5-7 10-5 15 1 3 4 4 9 4s8-1 9-4c2-5 1-10-5-15z", "#8a4a3a", 1.9)
        + shape("M43 38c4 2 10 2 14 0l-3 6h-8z", "#a8614a", 1.7)
        + line("M45 44.5h10", 2, "#e2b04a")
        + wash("M54 44c6 5 7 10 5 15-1 3-3 4-7 4 4-6 5-13 2-19z", FINE)
    )


def gem() -> str:
    return (
        shape("M45 42h12l5 6-11 14-11-14z", "#2f9c96", 1.9)
        + wash("M62 48L51 62l4-14z", "#14595a")
        + line("M40 48h22M45 42l2.5 6L51 62l3.5-14 2.5-6", 1.2)
        + wash("M45 42l2.5 6H40z", "#a5efe6")
    )


def ruby() -> str:
    return (
        shape("M47 44h8l5 5v5l-5 6h-8l-5-6v-5z", "#d03a50", 1.9)
        + wash("M60 49v5l-5 6h-4l4-8z", "#8f1d33")
        + line(
            "M47 48h8v8h-8zM47 44v4M55 44v4M60 49l-5-1M60 54l-5 2M42 49l5-1M42 54l5 2M47 60v-4M55 60v-4", 1
        )
    )


def badge() -> str:
    return (
        shape("M51 40l10 4v8c0 6-4 9-10 12-6-3-10-6-10-12v-8z", STEEL, 1.9)
        + shape("M51 44l6.5 3v5c0 4-2.5 6-6.5 8-4-2-6.5-4-6.5-8v-5z", "#7c2f2c", 1.2)
        + wash(star(51, 52, 4, 1.7, 5), "#f3d27c")
    )


def scroll() -> str:
    return (
        shape("M43 44h16v17H43z", PAPER, 1.8)
        + shape("M40 41h20c3 0 3 5 0 5H40c-3 0-3-5 0-5z", "#d8bf8c", 1.7)
        + line("M47 50h9M47 54h9M47 58h5", 1.2)
    )


def letter() -> str:
    return moved(
        shape("M40 44h21v15H40z", PAPER, 1.8)
        + line("M40 45l10.5 8L61 45", 1.4)
        + disc(50.5, 53.5, 2.6, RED, 1.2),
        0,
        0,
        1,
        -6,
    )


def book() -> str:
    return (
        shape("M40 43h18c3 0 4 2 4 4v15H44c-3 0-4-1-4-4z", "#7a3b2e", 1.9)
        + line("M44 59h17", 1.4)
        + shape("M44 59h17v3.5H44c-2 0-2-3.5 0-3.5z", BONE, 1.2)
        + line("M47 49h9", 1.5, "#e2b04a")
    )


def flower() -> str:
    petals = "".join(
        disc(51 + dx, 46 + dy, 3.6, "#e98aa5", 1.5)
        for dx, dy in [(-4, -1), (4, -1), (-2.5, 4), (2.5, 4), (0, -4.5)]
    )
    return (
        rope("M51 50c0 5-1 9-2 14", "#4f8a56", 1.6, 1.1)
        + shape("M50 59c-5 1-8-1-9-5 5-1 8 1 9 5z", "#4f8a56", 1.5)
        + petals
        + disc(51, 46, 2.8, "#f3d27c", 1.3)
    )


def rose() -> str:
    return (
        rope("M51 52c0 5-1 8-2 12", "#4f8a56", 1.6, 1.1)
        + shape("M50 60c-5 1-8-1-9-5 5-1 8 1 9 5z", "#4f8a56", 1.5)
        + disc(51, 46, 7, "#c8475c", 1.8)
        + line("M47 45c1-4 8-4 8 1-1 4-6 3-6 0 0-2 3-2 3 0M46 49c3 3 7 3 10 0", 1.2)
    )


def candle() -> str:
    return (
        disc(52, 40, 11, GLOW)
        + shape("M48 45h8v14h-8z", BONE, 1.7)
        + shape("M52 34c3 4 3.6 6 2 8.5-1 1.5-3 1.5-4 0-1.6-2.5-1-4.5 2-8.5z", "#ffb53c", 1.5)
        + shape("M43 58h18c0 4-4 5-9 5s-9-1-9-5z", GOLD, 1.7)
    )


def card() -> str:
    return moved(shape("M42 38h13v20H42z", "#5d2a52", 1.8), 0, 0, 1, -10) + moved(
        shape("M46 40h13v20H46z", BONE, 1.8) + wash("M52.5 45l3.5 5-3.5 5-3.5-5z", RED), 0, 0, 1, 8
    )


def grapes() -> str:
    row = [(46, 47), (51, 47), (56, 47), (48.5, 51.5), (53.5, 51.5), (51, 56)]
    return (
        shape("M51 43c-3-5-8-5-11-2 3 4 7 5 11 2z", "#4f8a56", 1.5)
        + line("M51 44V38", 2)
        + "".join(disc(x, y, 3.3, "#6b3d8c", 1.5) + disc(x - 0.9, y - 1, 0.8, "#d9c2ee") for x, y in row)
    )


def candlestick() -> str:
    return (
        shape("M48 36h6v10h3v4h-4v8c4 1 6 3 6 6H43c0-3 2-5 6-6v-8h-4v-4h3z", GOLD, 1.8)
        + shape("M49 28h4v8h-4z", BONE, 1.4)
        + wash("M54 46h3v4h-4v8c3 1 5 3 6 6h-6z", FINE)
    )


def basket() -> str:
    return (
        rope("M41 50c0-12 20-12 20 0", "#a8713f", 2, 1.2)
        + disc(46, 47, 4, "#b8402f", 1.6)
        + disc(54, 46, 4, "#dba437", 1.6)
        + shape("M39 49h24l-3 14H42z", "#c9a46a", 1.9)
        + line("M40 54h22M41 59h20M46 50l1 13M51 50v13M56 50l-1 13", 1.1)
    )


def handkerchief() -> str:
    return shape(
        "M44 46c2-3 6-3 8 0 6 1 10 5 11 11-3-1-5 1-6 4-2-3-5-2-6 2-2-4-5-4-7 0-2-3-4-4-8-3 0-6 3-12 8-14z",
        BONE,
        1.8,
    ) + "".join(disc(x, y, 1.2, RED) for x, y in [(44, 52), (49, 51), (54, 53), (47, 57), (53, 58)])


def bowl() -> str:
    return (
        rope("M56 48l6-12", "#aeb8bd", 1.6, 1.1)
        + shape("M39 50h23c0 8-5 13-11.5 13S39 58 39 50z", "#8a6a4a", 1.9)
        + shape("M38 48h25v4H38z", "#a5815c", 1.7)
        + wash("M58 53c-1 6-4 10-9 10 4-2 6-6 6-10z", HATCH)
    )


def cup() -> str:
    return (
        shape("M41 48h16v7c0 5-3 7-8 7s-8-2-8-7z", BONE, 1.8)
        + rope("M58 50c5 0 5 7-1 7", BONE, 1.4, 1.1)
        + line("M42 52c4 2 10 2 14 0", 1.2, "#3d6f9c")
        + line("M45 44c-2-2 2-3 0-6M51 44c-2-2 2-3 0-6", 1.5, "#cfd3da")
    )


def tray() -> str:
    return (
        shape("M44 37h6v11h-6zM53 39h6v9h-6z", "#c9924a", 1.6)
        + shape("M43 37c0-3 8-3 8 0zM52 39c0-3 8-3 8 0z", BONE, 1.4)
        + oval(51, 50, 13, 3.6, STEEL, 1.8)
        + shape("M45 53c1 5 10 5 11 0l-2 10h-7z", "#e9bf92", 1.7)
    )


PROPS: Final[dict[str, Callable[[], str]]] = {
    make.__name__: make
    for make in (
        goblet,
        jug,
        bottle,
        wine,
        mug,
        coin,
        coins,
        purse,
        gem,
        ruby,
        badge,
        trades.key,
        scroll,
        letter,
        book,
        trades.oar,
        trades.staff,
        flower,
        rose,
        trades.horseshoe,
        trades.hammer,
        trades.tongs,
        trades.spyglass,
        trades.lantern,
        candle,
        trades.shackle,
        card,
        trades.wheel,
        grapes,
        trades.scales,
        trades.loupe,
        candlestick,
        basket,
        trades.fork,
        trades.sword,
        handkerchief,
        bowl,
        cup,
        tray,
        trades.cudgel,
        trades.cane,
        trades.jemmy,
        trades.finger,
        trades.rings,
    )
}
