"""A face for every bot. They wear the hat and the colour of the seat they sit on."""

from __future__ import annotations

from typing import Final

from tools.draw import hats
from tools.draw.bust import Person, bust
from tools.draw.ink import BLACK, GOLD, disc, line, shape

COLOUR, SHADE = "var(--c,#9edbff)", "var(--cd,#2f78ad)"  # of the seat
HATS: Final = {"bowler": "bowler", "tricorn": "tricorn", "top": "top", "cap": "flat", "feather": "feathered"}


def face(who: Person) -> str:
    made = bust(who)
    if who.key == "random":  # it chooses blindly
        made += (
            shape("M18.5 27c9-3 18-3 27 0v7c-9 3-18 3-27 0z", "#f4efe2", 1.7)
            + line("M22 29.5c7-1.6 13-1.6 20 0", 1)
            + shape("M45 29c5-2 9-1 11 2-3 2-7 2-11 1zM45 32c4 2 6 5 6 8-4-1-6-4-6-8z", "#f4efe2", 1.5)
        )
    if who.key == "greedy":  # a coin where others have an eye
        made += (
            disc(37.4, 30.6, 4.8, GOLD, 1.8)
            + disc(37.4, 30.6, 2.6, "none", 1.1)
            + disc(37.4, 30.6, 0.9, BLACK)
        )
    return made


def hat(kind: str) -> str:
    """The seats' hats as things that can be put on."""
    return hats.hat(HATS[kind], COLOUR, SHADE)
