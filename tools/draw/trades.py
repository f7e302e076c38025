"""What people work with, in the same corner as what they treasure (props.py)."""

from __future__ import annotations

from tools.draw.ink import (
    BLACK,
    FINE,
    GLOW,
    GOLD,
    HATCH,
    STEEL,
    WOOD,
    disc,
    line,
    moved,
    oval,
    rope,
    shape,
    wash,
)


def key() -> str:
    return (
        rope("M50 50v13", "#e2b04a", 2.4, 1.4)
        + rope("M50 58h5M50 62h4", "#e2b04a", 1.6, 1.2)
        + disc(50, 44, 5.6, GOLD, 1.9)
        + disc(50, 44, 2.2, "#3a2c22", 1.2)
    )


def oar() -> str:
    return (
        rope("M54 65L60 26", "#a8713f", 3, 1.3)
        + shape("M57 34c-2-8 0-16 4-18 4 3 4 12 1 19z", WOOD, 1.9)
        + line("M60.5 18l-1 13", 1.1)
    )


def staff() -> str:
    return rope("M57 65V12", "#a8713f", 3.2, 1.3) + line("M55.5 22h3M55.5 42h3", 1.4, "#6b4123")


def horseshoe() -> str:
    d = "M44 61c-6-10-2-20 7-20s13 10 7 20"
    return (
        line(d, 7.4)
        + line(d, 4, "#aeb8bd")
        + "".join(disc(x, y, 0.9, BLACK) for x, y in [(43.5, 52), (46, 45.5), (56, 45), (58.5, 52)])
    )


def hammer() -> str:
    return (
        rope("M47 65L54 44", "#a8713f", 3, 1.3)
        + shape("M44 36l15 5-2.6 8-15-5z", STEEL, 1.9)
        + wash("M52 39l7 2-2.6 8-7-2.4z", HATCH)
    )


def tongs() -> str:
    return (
        rope("M44 64L56 44M56 64L46 44", "#7d878d", 2.4, 1.3)
        + rope("M56 44c3-2 3-6 0-9M46 44c-3-2-3-6 0-9", "#7d878d", 2, 1.2)
        + disc(51, 35, 4, "#ff9d3c", 1.6)
        + disc(50.6, 54, 1.8, BLACK)
    )


def spyglass() -> str:
    return moved(
        shape("M34 47h9v8h-9z", GOLD, 1.7)
        + shape("M43 45.5h9v11h-9z", "#7a3b2e", 1.7)
        + shape("M52 43.5h8v15h-8z", GOLD, 1.8)
        + wash("M34 51h26v4H34z", FINE),
        0,
        2,
        1,
        -14,
    )


def lantern() -> str:
    return (
        disc(51, 52, 14, GLOW)
        + rope("M46 43c0-7 10-7 10 0", "#5d5a52", 1.4, 1)
        + shape("M43 43h16l2 4H41z", "#5d5a52", 1.7)
        + shape("M44 47h14v12H44z", "#ffe29a", 1.8)
        + line("M51 47v12", 1.3)
        + shape("M42 59h18v4H42z", "#5d5a52", 1.7)
    )


def shackle() -> str:
    return (
        rope("M42 52a7 7 0 1 1 7 8", "#9aa6ad", 2.6, 1.4)
        + rope("M52 57l5 3M57 52l4-2", "#9aa6ad", 2, 1.2)
        + oval(50, 60, 3, 2.2, "none", 1.8)
    )


def wheel() -> str:
    spokes = line("M51 43v18M42 52h18M45 46l12 12M57 46L45 58", 1.6)
    return (
        line("M51 42a10 10 0 1 0 .1 0z", 5)
        + line("M51 42a10 10 0 1 0 .1 0z", 2.4, "#a8713f")
        + spokes
        + disc(51, 52, 2.6, GOLD, 1.4)
    )


def scales() -> str:
    return (
        line("M50 37v24M44 62h12", 2.6)
        + line("M42 42l17-3", 2.2)
        + shape("M37 51c1 5 9 5 10 0zM54 48c1 5 9 5 10 0z", GOLD, 1.6)
        + line("M42 42l-5 9M42 42l5 9M59 39l-5 9M59 39l5 9", 1)
    )


def loupe() -> str:
    return (
        rope("M55 57l6 7", "#a8713f", 3, 1.3)
        + disc(50, 50, 8, "#cfe9eecc", 2)
        + line("M50 42a8 8 0 1 0 .1 0z", 1.4, "#e2b04a")
        + line("M45.5 48c1-2 2-3 4-3", 1.4, "#fff")
    )


def fork() -> str:
    return (
        rope("M54 65L56 34", "#a8713f", 2.6, 1.3)
        + line("M50 22l1 9q5 4 10 0l1-9M56 22v10", 4)
        + line("M50 22l1 9q5 4 10 0l1-9M56 22v10", 1.8, "#aeb8bd")
    )


def sword() -> str:
    return (
        shape("M52 20l3 5v26h-6V25z", STEEL, 1.8)
        + line("M52 24v24", 1)
        + rope("M45 52h14", "#e2b04a", 2.6, 1.3)
        + rope("M52 54v9", "#7a3b2e", 2.6, 1.3)
    )


def cudgel() -> str:
    return shape("M50 65l2-24c-2-8 1-16 6-17 5 1 7 9 4 17l-4 24z", WOOD, 1.9) + line(
        "M55 32l3 2M57 40l3-1M54 50l3 2", 1.3
    )


def cane() -> str:
    return (
        rope("M55 65V34", "#3a2416", 2.6, 1.3)
        + disc(55, 31, 4.6, GOLD, 1.8)
        + line("M53.5 29.5c.5-.8 1-1.2 2-1.2", 1.2, "#fff6d0")
    )


def jemmy() -> str:
    return rope("M50 65L57 36c1-5-1-8-6-8", "#8d989f", 3, 1.4)


def finger() -> str:
    return shape(
        "M45 63c-3-3-4-8-1-10l2-1 4-14c1-3 5-2 4 1l-2 11c4-1 8 1 9 5 1 4-1 8-4 10z", "#f0bf98", 1.8
    ) + line("M50 54c3 0 5 1 6 3M49 58c3 0 5 1 6 3", 1.2)


def rings() -> str:
    """An open hand with a ring on every finger."""
    hand = shape(
        "M42 64c-2-6-3-9-2-12 1-2 3-1 3 1l1 3V44c0-3 4-3 4 0v-3c0-3 4-3 4 0v3c0-3 4-3 4 0v3c0-3 4-2 4 1v8c0 4-1 6-2 8z",
        "#c9945f",
        1.8,
    )
    return hand + line("M44 50h4M48 48h4M52 49h4M56 51.5h4", 2, "#f3d27c")
