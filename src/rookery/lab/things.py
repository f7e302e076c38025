"""The things of a game as one match had them: who was offered what, who took it, and when."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from rookery.kernel import Game
from rookery.kernel.measured import ALL, HEARER, Asked, Kind, Told
from rookery.kernel.sink import Happening

EVERY_SEAT: Final = -1
Thing = tuple[int, ...]  # the number of its kind, then its own numbers


def things_of(kind: Kind) -> list[Thing]:
    """All things of a kind by their numbers."""
    found: list[Thing] = [()]
    for number in kind.numbers:
        found = [(*one, number.first + n) for one in found for n in range(number.many)]
    return found


class Things:
    """Which things were offered and taken, by seat, with the choice at which each was first taken."""

    def __init__(self, game: Game[Any]) -> None:
        self.kinds = game.manners.measured.kinds
        self.offered: set[tuple[Thing, int]] = set()  # with the seat, or EVERY_SEAT
        self.taken: dict[tuple[Thing, int], tuple[int, int]] = {}  # how often, and when first
        self._events = game.events
        self._heard = 0
        self._tellers, self._offers = _teachers(game)

    def asked(self, seat: int, legal: list[int]) -> None:
        """The choices a seat has offer it things."""
        if self._offers:
            for action in legal:
                thing = self._offers.get(action)
                if thing is not None:
                    self.offered.add((thing, seat))

    def hear(self, heard: list[Happening], made: int) -> None:
        """What happened since the last time."""
        for one in heard[self._heard :]:
            for number, told, takes, places in self._tellers.get(one.kind, ()):
                thing = (number, *(one.args[place] for place in places))
                if not self._is_thing(thing):
                    continue
                seat = self._whose(told, one)
                if takes:
                    times, when = self.taken.get((thing, seat), (0, made))
                    self.taken[thing, seat] = (times + 1, when)
                else:
                    self.offered.add((thing, seat))
        self._heard = len(heard)

    def _is_thing(self, thing: Thing) -> bool:
        numbers = self.kinds[thing[0]].numbers
        pairs = zip(numbers, thing[1:], strict=True)
        return all(number.first <= value < number.first + number.many for number, value in pairs)

    def _whose(self, told: Told, one: Happening) -> int:
        if told.whose == ALL:
            return EVERY_SEAT
        if told.whose == HEARER:
            return one.seen.bit_length() - 1
        return one.args[self._events[one.kind].args.index(told.whose)]


Teller = tuple[int, Told, bool, tuple[int, ...]]


@cache
def _teachers(game: Game[Any]) -> tuple[dict[int, list[Teller]], dict[int, Thing]]:
    """By kind of event what it tells of which things, and by action which thing it offers."""
    tellers: dict[int, list[Teller]] = {}
    offers: dict[int, Thing] = {}
    numbers = {event.key: number for number, event in enumerate(game.events)}
    for place, kind in enumerate(game.manners.measured.kinds):
        for source in (*kind.offered, *kind.taken):
            if isinstance(source, Asked):
                offers |= _asked(game, place, source)
                continue
            event = numbers[source.event]
            where = tuple(game.events[event].args.index(arg) for arg in source.args)
            tellers.setdefault(event, []).append((place, source, source in kind.taken, where))
    return tellers, offers


def _asked(game: Game[Any], place: int, source: Asked) -> dict[int, Thing]:
    found: dict[int, Thing] = {}
    for action in range(game.n_actions):
        named = game.unpack(action)
        if named.name == source.verb:
            found[action] = (place, *(named.args[arg] for arg in source.args))
    return found
