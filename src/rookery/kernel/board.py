"""What lies on a game's table and where its view tells of it, for boards that draw any game."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

NONE: Final[dict[str, Any]] = {}

# What the numbers of a zone are drawn as. A number that the viewer does not know is None: a piece face down.
CARDS: Final = "cards"  # each number a card, by its term
DICE: Final = "dice"  # each number the face of a die; 0 is no die
TOKENS: Final = "tokens"  # each number a counter, by its term
PILE: Final = "pile"  # one number: so many cards lie on each other
TRACK: Final = "track"  # one number: how far a marker has gone, of `steps`
NUMBER: Final = "number"  # one number, as it is
SEAT: Final = "seat"  # one number: a player
KINDS: Final = (CARDS, DICE, TOKENS, PILE, TRACK, NUMBER, SEAT)

EACH_SEAT: Final = "*"


class Pick(NamedTuple):
    """A piece of a zone stands for an argument: who takes it chooses that argument of that verb."""

    verb: str
    arg: str
    place: bool = False  # the argument is the place in the zone, counted from 0; else the number there


class Zone(NamedTuple):
    """A place on the table. `zone-<key>` is its name in the game's words."""

    key: str
    at: str  # the way to it in the view: "market", "bid.face", or "players.*.dice" with one zone a seat
    kind: str
    term: str = ""  # what its numbers stand for: a key of `Game.terms`
    columns: int = 0  # a grid as wide as this; 0 is a row
    steps: int = 0  # the length of a TRACK
    picks: tuple[Pick, ...] = ()
    small: bool = False  # drawn small: a memory rather than a thing to play with


class Board(NamedTuple):
    """All zones, in the order in which they are read; those with a `*` are drawn beside their seats."""

    zones: tuple[Zone, ...] = ()
    pieces: dict[str, str] = NONE  # argument -> what its numbers are drawn as where no zone offers them
    headings: tuple[str, ...] = ()  # events that open a new part of the log
    quiet: tuple[str, ...] = ()  # events that need no telling while others play


def found(view: Any, at: str) -> Any:
    """What a view holds at the end of a way, for each seat where there is a `*`; None where it ends early."""
    head, _, rest = at.partition(".")
    if head == EACH_SEAT:
        return [found(one, rest) if rest else one for one in view] if isinstance(view, list) else None
    inner = view.get(head) if isinstance(view, dict) else None
    return found(inner, rest) if rest else inner
