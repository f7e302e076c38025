"""What happened, told to each seat as far as it may know."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from typing import Any

from rookery.kernel import EVERYONE, ONLOOKER, Game, Happening

Mark = tuple[int, ...]  # how many events each viewer was told, the onlooker first, then the seats


@dataclass(frozen=True, slots=True)
class Event:
    """One event in the list of one seat; `index` counts that list alone, so nothing shows a gap."""

    index: int
    key: str
    args: dict[str, int]


def is_seen(happening: Happening, viewer: int) -> bool:
    """Whether a seat, or the onlooker, may know of it."""
    if happening.seen == EVERYONE:
        return True
    return viewer != ONLOOKER and bool(happening.seen >> viewer & 1)


class Log:
    """One list of events a seat and one for onlookers, kept as bare numbers: few are asked for twice."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self._kinds = game.events
        self._numbers = array("q")  # of each happening its kind and as many numbers as the kind has names
        self._lists = {viewer: array("I") for viewer in range(ONLOOKER, seats)}  # where in `_numbers`

    def add(self, heard: list[Happening]) -> None:
        """Tells everybody what they may know."""
        for happening in heard:
            place = len(self._numbers)
            self._numbers.append(happening.kind)
            self._numbers.extend(happening.args[: len(self._kinds[happening.kind].args)])
            for viewer, places in self._lists.items():
                if is_seen(happening, viewer):
                    places.append(place)

    def count(self, viewer: int) -> int:
        """How many events a seat was told."""
        return len(self._lists[viewer])

    def events(self, viewer: int, since: int = 0) -> list[Event]:
        """The events of a seat from a place in its list on."""
        first = max(since, 0)
        return [self._event(index, place) for index, place in enumerate(self._lists[viewer][first:], first)]

    def _event(self, index: int, place: int) -> Event:
        kind = self._kinds[self._numbers[place]]
        numbers = self._numbers[place + 1 : place + 1 + len(kind.args)]
        return Event(index, kind.key, dict(zip(kind.args, numbers, strict=True)))

    def mark(self) -> Mark:
        """How long each list is now."""
        return tuple(map(len, self._lists.values()))

    def cut(self, mark: Mark) -> None:
        """Forgets everything after a mark."""
        for places, length in zip(self._lists.values(), mark, strict=True):
            del places[length:]
        last = max((places[-1] for places in self._lists.values() if places), default=None)
        end = 0 if last is None else last + 1 + len(self._kinds[self._numbers[last]].args)
        del self._numbers[end:]
