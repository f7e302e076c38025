"""What the views of a game look like, found by playing: for games that declare no tensor of their own.

The survey is the same on every machine: its games are played by a seeded picker. Lists get room for more than
was met; what would still not fit is cut off, and the list's `length` cell says how long it was.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rookery.kernel import CHANCE, MUTE, OVER, Game, Options, Picker, View
from rookery.research.layout import CATEGORY, COUNT, PRIVATE, Part

GAMES = 8
STRIDE = 5  # every fifth step of a game is looked at, and its end
SPARE = 2  # a list may become this many times as long as any that was met, and two longer
MOST = 32767
Cells = list[int]


class Node:
    """One place of a view: what was met there, over all views."""

    def __init__(self) -> None:
        self.missing = False  # None was met, or the key was absent
        self.low = 0
        self.high = 0
        self.number = False
        self.flag = True  # of numbers only True and False were met
        self.words: set[str] = set()
        self.fields: dict[str, Node] = {}
        self.met = 0  # records met here
        self.item: Node | None = None
        self.longest = 0
        self.shortest = MOST
        self.differs = False  # seats saw different things here at the same time
        self.last: Any = None  # the list or record seen last, which is often seen again,
        self.columns: list[Cells] = []  # and its numbers

    def meet(self, value: Any) -> None:
        """Takes one more value into account."""
        if value is None:
            self.missing = True
        elif value == self.last:
            return
        elif isinstance(value, str):
            self.words.add(value)
        elif isinstance(value, int):
            self.number = True
            self.flag = self.flag and isinstance(value, bool)
            self.low, self.high = min(self.low, int(value)), max(self.high, int(value))
        elif isinstance(value, dict):
            self._meet_record(value)
        else:
            self._meet_list(value)
        if isinstance(value, dict | list):
            self.last = value

    def _meet_record(self, value: dict[str, Any]) -> None:
        for name in [*self.fields, *value]:
            if name not in self.fields:
                self.fields[name] = Node()
                self.fields[name].missing = self.met > 0
            if name not in value:
                self.fields[name].missing = True
        for name, part in value.items():
            self.fields[name].meet(part)
        self.met += 1

    def _meet_list(self, value: list[Any]) -> None:
        self.item = self.item or Node()
        self.longest, self.shortest = max(self.longest, len(value)), min(self.shortest, len(value))
        for part in value:
            self.item.meet(part)

    @property
    def room(self) -> int:
        """How many items of a list have cells; a list that was always as long is taken to stay so."""
        if self.shortest == self.longest:
            return self.longest
        return self.longest * SPARE + 2

    @property
    def grows(self) -> bool:
        """Whether the length is a number of its own."""
        return self.item is not None and self.shortest != self.longest

    @property
    def bounds(self) -> tuple[int, int]:
        """The numbers that are kept as they are; others are brought to the nearer bound."""
        if self.flag:
            return 0, 1
        return max(2 * self.low, -MOST), min(2 * self.high + 6, MOST)

    def parts(self, name: str, shape: tuple[int, ...], scope: str) -> Iterator[Part]:
        """The parts of a layout for this place and all below it, in the order of `cells`."""
        if self.missing:
            yield Part(f"{name}.there", scope, COUNT, shape, 0, 1)
        if self.words:
            yield Part(f"{name}.word" if self.number else name, scope, CATEGORY, shape, 0, len(self.words))
        if self.number:
            yield Part(name, scope, COUNT, shape, *self.bounds)
        if self.grows:
            yield Part(f"{name}.length", scope, COUNT, shape, 0, 2 * self.room)
        if self.item is not None and self.room:
            yield from self.item.parts(f"{name}[]", (*shape, self.room), scope)
        for field, node in self.fields.items():
            inner = PRIVATE if node.differs else scope
            yield from node.parts(f"{name}.{field}" if name else field, shape, inner)

    def cells(self, value: Any) -> list[Cells]:
        """The numbers of a value, one list a part; a missing value has zeros everywhere."""
        if self.columns and value == self.last:
            return self.columns
        columns = list(self._columns(value))
        if value is None or isinstance(value, dict | list):
            self.last, self.columns = value, columns
        return columns

    def _columns(self, value: Any) -> Iterator[Cells]:
        if self.missing:
            yield [0 if value is None else 1]
        if self.words:
            yield [sorted(self.words).index(value) + 1 if value in self.words else 0]
        if self.number:
            low, high = self.bounds
            yield [max(low, min(high, int(value))) if isinstance(value, int) else 0]
        items = value if isinstance(value, list) else []
        if self.grows:
            yield [min(len(items), 2 * self.room)]
        if self.item is not None and self.room:
            filled = [*items[: self.room], *[None] * (self.room - len(items))]
            columns = zip(*(self.item.cells(part) for part in filled), strict=True)
            yield from ([cell for row in column for cell in row] for column in columns)
        record = value if isinstance(value, dict) else {}
        for field, node in self.fields.items():
            yield from node.cells(record.get(field))

    def compare(self, views: list[Any]) -> None:
        """Marks the fields in which seats see different things."""
        for field, node in self.fields.items():
            shown = [view.get(field) for view in views]
            node.differs = node.differs or any(other != shown[0] for other in shown)


def survey(game: Game[Any], seats: int, options: Options) -> Node:
    """The shape of a game's views at one table."""
    root = Node()
    for views in _views(game, seats, options):
        for view in views:
            root.meet(view)
        root.compare(views)
    return root


def _views(game: Game[Any], seats: int, options: Options) -> Iterator[list[View]]:
    """What every seat and an onlooker see, at some steps of a few random games and at their ends."""
    for seed in range(GAMES):
        pick, s, step = Picker(seed), game.new(seats, options), 0
        while True:
            actor = game.actor(s)
            if actor == OVER or step % STRIDE == 0:
                yield [game.view(s, seat) for seat in range(-1, seats)]
            if actor == OVER:
                break
            legal = [] if actor == CHANCE else game.legal(s, actor)
            game.apply(s, actor, legal[int(pick.below(len(legal)))] if legal else game.sample(s, pick), MUTE)
            step += 1


def largest_outcome(game: Game[Any], seats: int, options: Options) -> int:
    """The highest number chance came to in a few random games."""
    largest = 0
    for seed in range(GAMES):
        pick, s = Picker(seed), game.new(seats, options)
        while (actor := game.actor(s)) != OVER:
            if actor == CHANCE:
                largest = max(largest, max(game.outcomes(s)))
            steps = game.outcomes(s) if actor == CHANCE else game.legal(s, actor)
            game.apply(s, actor, steps[int(pick.below(len(steps)))], MUTE)
    return largest
