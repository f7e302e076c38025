"""What happened, told to each seat as far as it may know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rookery.kernel import EVERYONE, ONLOOKER, Game, Happening


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
    """One list of events a seat and one for onlookers."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self._kinds = game.events
        self._lists: dict[int, list[Event]] = {viewer: [] for viewer in range(ONLOOKER, seats)}

    def add(self, heard: list[Happening]) -> None:
        """Tells everybody what they may know."""
        for happening in heard:
            kind = self._kinds[happening.kind]
            for viewer, events in self._lists.items():
                if is_seen(happening, viewer):
                    args = dict(zip(kind.args, happening.args, strict=False))
                    events.append(Event(len(events), kind.key, args))

    def events(self, viewer: int, since: int = 0) -> list[Event]:
        """The events of a seat from a place in its list on."""
        return self._lists[viewer][max(since, 0) :]

    def mark(self) -> dict[int, int]:
        """How long each list is now."""
        return {viewer: len(events) for viewer, events in self._lists.items()}

    def cut(self, mark: dict[int, int]) -> None:
        """Forgets everything after a mark."""
        for viewer, length in mark.items():
            del self._lists[viewer][length:]
