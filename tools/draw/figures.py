"""Who walks through the town of Thiefdom: three thieves in the colours of their guild, four guards, four nobles; and who waits inside."""

from __future__ import annotations

from typing import Final

from tools.draw.bust import bust
from tools.draw.ink import BLACK, FINE, HATCH, STEEL, line, moved, oval, rope, shape, wash
from tools.draw.people import people

DARK: Final = "var(--t2,#c9bfa6)"  # of the guild
BASES: Final = (
    oval(32, 55, 26, 8, DARK, 2.4),
    shape("M8 49h48v13H8z", DARK),
    shape("M32 45l29 9-29 10L3 54z", DARK),
)
RED: Final = "#7c2f2c"  # of the guards


def thief(number: int) -> str:
    """A figure on its base; the form of the base tells which of the three it is."""
    return BASES[number] + moved(bust(people("thieves")[number]), 6.4, -1, 0.8)


def guard(number: int) -> str:
    """Helmet and halberd: a helmet of their own each."""
    halberd = rope("M57 66V8", "#8a5a30", 2.6, 1.3) + shape(
        "M51 20c4-2 4-12 6-17 2 5 7 6 7 12s-5 8-7 9z", STEEL, 1.8
    )
    return moved(bust(people("guards")[number]) + HELMETS[number] + halberd, 3.2, 1.6, 0.9)


def noble(number: int) -> str:
    return moved(bust(people("nobles")[number]), 3.2, 1.6, 0.9)


HELMETS: Final = (
    shape("M17 24C16 9 23 3 32 3s16 6 15 21z", STEEL)
    + shape("M7 25c8-5 42-5 50 0-2 5-8 5-13 4-8-2-16-2-24 0-5 1-11 1-13-4z", "#8b97a0", 2)
    + line("M32 3v18", 1.6)
    + wash("M40 5c6 4 8 11 7 18l10 2c-2 5-8 5-13 4l-6-1c4-8 5-16 2-23z", HATCH),
    shape("M15 30C12 9 22 4 32 4s20 5 17 26l-5 2c0-8-3-12-12-12s-12 4-12 12z", STEEL)
    + shape("M30 20h4l1 12c-1 2-5 2-6 0z", "#8b97a0", 1.7)
    + shape("M30 5C28-1 36-4 42-1c8 3 12 10 12 18-6-8-12-10-18-11z", "#b0343a", 1.8)
    + wash("M42 6c7 4 9 13 7 24l-5 2c0-6-2-9-5-11 4-5 5-10 3-15z", HATCH),
    shape("M16 29C13 10 20 2 32 1c12 1 19 9 16 28-10-4-22-4-32 0z", STEEL)
    + shape("M32-1l4 8-4 8-4-8z", "#e2b04a", 1.5)
    + shape("M13 28c12-6 26-6 38 0v5c-12-5-26-5-38 0z", RED, 1.9)
    + wash("M40 4c7 4 10 12 8 23l3 1v5c-4-2-8-3-12-3 4-9 4-18 1-26z", HATCH),
    shape("M17 27C15 10 23 4 32 4s17 6 15 23c-10-4-20-4-30 0z", STEEL)
    + shape("M17 26c-4 4-5 9-3 14 4-1 6-5 6-10zM47 26c4 4 5 9 3 14-4-1-6-5-6-10z", "#8b97a0", 1.8)
    + line("M18 22c9-3 19-3 28 0", 2.6, "#e2b04a")
    + line("M32 4v14", 1.6)
    + wash("M40 6c6 4 8 11 7 21 3 4 4 9 3 13-4-1-6-5-6-10l-4-4c3-7 3-14 0-20z", FINE),
)


def carriage() -> str:
    """With the driver on the box, who has seen everything and says nothing."""
    body = shape("M4 22h38c4 0 6 3 6 7v15H2V28c0-4 0-6 2-6z", "#5d2a3a") + shape(
        "M8 22c2-6 5-8 16-8s14 2 16 8z", "#3a1a26"
    )
    panes = shape("M9 27h11v11H9zM28 27h11v11H28z", "#ffd37a", 2) + wash(
        "M48 29v15H32c6-6 9-13 10-22 4 0 6 3 6 7z", HATCH
    )
    wheels = "".join(
        oval(x, 50, 10, 10, "#c9a46a", 3)
        + line(f"M{x} 40v20M{x - 10} 50h20", 2.2)
        + oval(x, 50, 2.6, 2.6, "#3a2618")
        for x in (13, 43)
    )
    driver = (
        shape("M46 44V32c1-5 4-7 8-7s8 2 8 7v12z", "#3f4a66", 2)
        + shape("M49 16h10v6c0 3-2 5-5 5s-5-2-5-5z", "#e9bf92", 1.8)
        + shape("M45 17c0-2 3-2 4-2l-.5-10h11l-.5 10c1 0 4 0 4 2 0 2-18 2-18 0z", BLACK, 1.6)
    )
    return body + panes + driver + wheels
