"""How a seat is told from another without colour: a hat for a name, a letter in a shape."""

from __future__ import annotations

from typing import Final

from rich.text import Text

# Shapes after the badges: rounded square, circle, square, arch, leaf.
BADGES: Final = ("[A]", "(B)", "|C|", "/D\\", "<E>")
GHOST_BADGE: Final = "~G~"
# The terminal's own palette, so that light and dark themes both stay legible.
COLOURS: Final = ("bold", "yellow", "cyan", "magenta", "red")
LONGEST_NAME: Final = 24
HATS: Final = ("bowler", "tricorn", "top_hat", "flat_cap", "feathered_hat")


def shown_name(name: str) -> str:
    """A name as far as it can be shown: no control signs, not endless."""
    return "".join(sign for sign in name if sign.isprintable())[:LONGEST_NAME] or "?"


def badge(seat: int) -> str:
    """The seat's letter in its shape."""
    return BADGES[seat] if 0 <= seat < len(BADGES) else f"#{seat + 1}"


def colour(seat: int) -> str:
    """The seat's colour, only ever beside its badge."""
    return COLOURS[seat] if 0 <= seat < len(COLOURS) else ""


def signed(seat: int, name: str) -> Text:
    """Badge and name."""
    return Text(f"{badge(seat)} {name}", style=colour(seat))
