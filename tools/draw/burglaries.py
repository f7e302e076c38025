"""The fronts of the sixteen burglaries: a house by night, and in its window what the break-in brings. A loss finds the lamp out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tools.draw import props
from tools.draw.bust import bust
from tools.draw.dog import bullseye
from tools.draw.ink import BLACK, BONE, FINE, GLOW, GOLD, HATCH, disc, line, moved, oval, shape, wash
from tools.draw.people import person

WALLS: Final = ("#5c5568", "#6b5a52", "#4f5f66", "#66604c")
ROOFS: Final = (
    shape("M2 22L32 2l30 20-3 4H5z", "#3c3646"),
    shape("M4 24c2-12 12-20 28-20s26 8 28 20z", "#463a34"),
    shape("M3 24V12h7V5h8v7h28V5h8v7h7v12z", "#36444a"),
    shape("M3 24L14 6h36l11 18z", "#4a4636") + line("M12 18h40M16 12h32", 1.3),
)


def house(at: int, lit: bool, inside: str) -> str:
    """Roof and wall change from house to house; the window is always at the same place."""
    wall = shape("M6 62V22h52v40z", WALLS[at % 4]) + wash("M58 22v40H46z", HATCH)
    bricks = line("M9 32h4M51 30h4M9 50h5M50 46h5M52 56h4M9 58h4M10 40h3", 1.2)
    pane = "#ffd98a" if lit else "#20263c"
    glow = disc(32, 40, 30, GLOW) if lit else ""
    window = shape("M15 26h34v32H15z", pane, 2.2)
    bars = line("M15 42h34" if not lit else "M15 31h34M32 26v5", 1.6)
    sill = shape("M11 58h42v5H11z", "#8a8494", 1.8)
    return wall + bricks + ROOFS[(at * 3) % 4] + glow + window + bars + inside + sill


def held(kind: str, x: float = -19, y: float = -6, scale: float = 1) -> str:
    return moved(props.prop(kind), x, y, scale)


def dog() -> str:
    return '<g clip-path="url(#bu-pane)">' + moved(bullseye(), 12, 26, 0.62) + "</g>"


def constable() -> str:
    return (
        '<g clip-path="url(#bu-pane)">' + moved(bust(person("others", "constable")), 13, 25.5, 0.6) + "</g>"
    )


def shards() -> str:
    return (
        shape("M32 26l3 9 8-4-4 8 10 3-9 4 6 9-9-4-3 7-4-7-9 4 4-9-10-4 10-3-4-8 8 4z", "#0e1220", 1.8)
        + line("M32 26v5M15 34l6 2M49 34l-6 2M20 58l4-6", 1.2, "#9fb4c4")
        + wash("M30 52c0 3 4 3 4 0l-2-4z", "#b0343a")
    )


def cobweb() -> str:
    web = line("M15 26l20 22M15 26l8 30M15 26l30 8M19 38c4 0 8-4 9-9M21 46c8-2 14-8 17-15", 1.2, "#aeb8bd")
    return (
        web
        + oval(38, 53, 5.5, 3.6, "#8d8a86", 1.6)
        + disc(34, 50.5, 2, "#8d8a86", 1.3)
        + line("M43 54c4 1 5-2 4-5", 1.4)
        + disc(34.4, 52.6, 0.8, BLACK)
    )


def loaf() -> str:
    return (
        shape("M18 54c-2-8 4-13 14-13s16 5 14 13z", "#c98a4a", 1.9)
        + line("M24 45l3 5M31 43l3 6M38 44l3 5", 1.6, "#f3d9a8")
        + wash("M46 54c2-8-3-12-10-13 4 4 5 8 4 13z", FINE)
    )


def clock() -> str:
    return (
        shape("M20 57V44c0-8 5-13 12-13s12 5 12 13v13z", "#8a5a30", 1.9)
        + disc(32, 44, 7.6, BONE, 1.7)
        + line("M32 39v5l4 2", 1.6)
        + disc(32, 28.5, 2.4, GOLD, 1.4)
        + wash("M44 44v13h-6c4-6 4-14 0-24 4 2 6 6 6 11z", FINE)
    )


def teapot() -> str:
    return (
        shape(
            "M22 44c-5-1-7-4-8-7 3-1 6 0 8 3zM42 41c6-2 9 2 8 6s-5 6-9 5l1-3c3 0 5-2 5-4s-2-2-5-1z",
            "#c4ced3",
            1.6,
        )
        + shape("M20 46c0-6 5-10 12-10s12 4 12 10-4 11-12 11-12-5-12-11z", "#dfe6ea", 1.9)
        + shape("M26 37c1-3 11-3 12 0z", "#c4ced3", 1.5)
        + disc(32, 33.5, 1.8, GOLD, 1.2)
        + wash("M44 46c0 6-4 11-11 11 5-6 7-13 4-20 5 2 7 5 7 9z", FINE)
    )


def pearls() -> str:
    rows = [(20, 36), (21, 41), (24, 46), (28, 49.5), (36, 49.5), (40, 46), (43, 41), (44, 36)]
    return (
        shape("M17 33h30v22H17z", "#5a2440", 1.7)
        + "".join(disc(x, y, 2.6, BONE, 1.3) for x, y in rows)
        + shape("M32 46l4 5-4 6-4-6z", "#2f8f78", 1.5)
    )


def safe() -> str:
    return (
        shape("M17 30h30v28H17z", "#5d666d", 1.9)
        + shape("M24 35h20v19H24z", "#2a2024", 1.6)
        + "".join(shape(f"M{x} {y}h8l1 4h-10z", GOLD, 1.3) for x, y in [(26, 49), (34, 49), (30, 44.5)])
        + shape("M24 35l-8-4v28l8-5z", "#8d989f", 1.7)
        + disc(19.5, 45, 1.8, GOLD, 1.1)
    )


def crown() -> str:
    return (
        disc(32, 42, 15, GLOW)
        + shape("M19 55l-3-19 9 8 7-13 7 13 9-8-3 19z", GOLD, 2)
        + disc(32, 47, 2.8, "#c8324b", 1.3)
        + disc(24, 49, 2, "#3b7de0", 1.2)
        + disc(40, 49, 2, "#2ca56b", 1.2)
        + wash("M48 36l-3 19H34l5-11z", FINE)
    )


# By what they bring; two cards bring 6.
FRONTS: Final[tuple[tuple[str, Callable[[], str]], ...]] = (
    ("m5", dog),
    ("m4", constable),
    ("m3", shards),
    ("m2", cobweb),
    ("1", lambda: held("candle", -20, -6)),
    ("2", loaf),
    ("3", lambda: held("mug", -17, -6)),
    ("4", clock),
    ("5", lambda: held("candlestick", -18, -7, 0.98)),
    ("6", teapot),
    ("6b", lambda: held("purse", -18, -6)),
    ("7", lambda: held("goblet", -19, -6)),
    ("8", pearls),
    ("9", lambda: held("gem", -19, -8)),
    ("10", safe),
    ("12", crown),
)
CLIPS: Final = '<clipPath id="bu-pane"><path d="M15 26h34v32H15z"/></clipPath>'


def front(at: int) -> str:
    name, inside = FRONTS[at]
    return house(at, not name.startswith("m"), inside())
