"""One position under examination, shared by all the checks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rookery.kernel import EVERYONE, ONLOOKER, Game, Happening, Picker, State
from rookery.testing.compare import canon
from rookery.testing.failure import Spot

AnyGame = Game[Any]


@dataclass(eq=False)
class Look:
    """A state with its game, its place in the run, and dice for choosing what to try."""

    game: AnyGame
    s: State
    seats: int
    spot: Spot

    def __post_init__(self) -> None:
        self.pick = Picker((self.spot.seed << 24) + self.spot.step)
        self.actor = self.game.actor(self.s)
        self.mask = self.game.actors(self.s)
        with self.spot.during("saves", "dump"):
            self.before = canon(self.game.dump(self.s))

    @property
    def observers(self) -> range:
        """Every seat, and the onlooker first."""
        return range(ONLOOKER, self.seats)

    def owes(self, seat: int) -> bool:
        """Whether a choice is awaited from this seat."""
        return seat >= 0 and bool(self.mask >> seat & 1)

    def unchanged(self, check: str, doing: str, seat: int | None = None) -> None:
        """Fails if what was just done has altered the state it was only shown."""
        if canon(self.game.dump(self.s)) != self.before:
            self.spot.fail(check, f"{doing} changed the state it was given", seat)

    def some(self, items: list[int], most: int) -> list[int]:
        """All the items, or a random part of them in the same order."""
        if len(items) <= most:
            return items
        mixed = list(items)
        self.pick.shuffle(mixed)
        return sorted(mixed[:most])


def seen_by(heard: list[Happening], seat: int) -> list[tuple[int, tuple[int, ...]]]:
    """The events that a seat may see, as the table would tell them."""
    return [
        (event.kind, event.args)
        for event in heard
        if event.seen == EVERYONE or (seat >= 0 and event.seen >> seat & 1)
    ]
