"""The world that is looked at: a game with a pack and options, and a change to one of them."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any, Final, NamedTuple

from rookery.kernel import Game, Options
from rookery.table.canon import canonical, sha256
from rookery.table.packs import Pack, game_with, load_game, read_pack

ANY: Final = "*"
NAMES: Final = ("key", "id")  # the fields that name a row; any row is named by its place, from 1
ROWS: Final = ""  # marks the name of a list of rows
MANY_NAMES: Final = 12  # that fit a sentence
KINDS: Final = {
    int: "a whole number",
    float: "a number",
    str: "a word",
    bool: "true or false",
    list: "a list",
}


class World(NamedTuple):
    """Everything about a table but its seats and players; it travels to other machines as it is."""

    game: str
    options: dict[str, str]
    data: dict[str, Any] | None = None  # the pack, where it is not the house's
    label: str = ""  # the change, as it was typed

    def rules(self) -> Game[Any]:
        """The rules with this pack; ValueError says which check the pack breaks."""
        if self.data is None:
            return load_game(self.game)
        return game_with(self.game, Pack(self.label or "changed", sha256(canonical(self.data)), self.data))

    def settled(self, seats: int) -> Options:
        """The options at a table of so many."""
        return self.rules().settle(seats, self.options)

    def pack(self) -> dict[str, Any]:
        """The data of the pack, not to be changed."""
        return read_pack(self.game).data if self.data is None else self.data


def changed(world: World, change: str) -> World:
    """The same world with one change: a folder with a pack, an option, or one value of the pack."""
    key, equals, value = change.partition("=")
    if not equals:
        found = read_pack(world.game, change)
        after = world._replace(data=found.data, label=change)
    elif "." in key:
        after = world._replace(data=with_value(world.pack(), key.strip(), value.strip()), label=change)
    else:
        options = {**world.options, key.strip(): value.strip()}
        after = world._replace(options=options, label=change)
    rules = after.rules()
    rules.settle(rules.max_seats, after.options)
    return after


class Place(NamedTuple):
    """One value of a pack: the names by which each step of its way is known, and the table that holds it."""

    steps: tuple[tuple[str, ...], ...]
    holder: dict[str, Any]
    field: str

    @property
    def path(self) -> str:
        """The way to it, by the first name of each step."""
        return ".".join(names[0] for names in self.steps if names[0])

    @property
    def value(self) -> Any:
        """What stands there."""
        return self.holder[self.field]


def with_value(data: dict[str, Any], path: str, text: str) -> dict[str, Any]:
    """A copy of a pack with another value at a path."""
    fresh = deepcopy(data)
    places = places_at(fresh, path)
    if len(places) > 1:
        raise ValueError(
            f"{path} names {len(places)} values ({_few([one.path for one in places])}): name one"
        )
    places[0].holder[places[0].field] = _read(path, text, places[0].value)
    return fresh


def places_at(data: dict[str, Any], path: str) -> list[Place]:
    """The values that a path names, with `*` for any; ValueError says where it leads nowhere."""
    left = [(place, place.steps) for file in data for place in _places(data[file], ((file,),))]
    walked = "the pack"
    for step in path.split("."):
        here = left
        left = [(place, rest) for place, steps in here for rest in _after(steps, step)]
        if not left:
            known = [name for _, steps in here for name in _next_names(steps)]
            raise ValueError(f"{path}: {walked} has no {step!r}; it has {_few(known) or 'nothing inside'}")
        walked = step
    found = [place for place, rest in left if not rest]
    if not found:
        known = [name for _, steps in left for name in _next_names(steps)]
        raise ValueError(f"{path}: {walked} is no single value; it has {_few(known)}")
    return found


def _places(holder: dict[str, Any], way: tuple[tuple[str, ...], ...]) -> list[Place]:
    """Every value below a table. The name of a list of rows may be left out of a path, so it is marked."""
    found: list[Place] = []
    for field, value in holder.items():
        if isinstance(value, dict):
            found += _places(value, (*way, (field,)))
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            for number, row in enumerate(value, 1):
                names = [str(row[name]) for name in NAMES if name in row]
                found += _places(row, (*way, (field, ROWS), (*names, str(number))))
        else:
            found.append(Place((*way, (field,)), holder, field))
    return found


def _after(steps: tuple[tuple[str, ...], ...], step: str) -> list[tuple[tuple[str, ...], ...]]:
    """What is left of a way behind a step: no way, or one, or two where a list's name may be left out."""
    if not steps:
        return []
    found = [steps[1:]] if step == ANY or step in steps[0] else []
    if steps[0][-1] == ROWS and step != steps[0][0]:
        found = _after(steps[1:], step)
    return found


def _next_names(steps: tuple[tuple[str, ...], ...]) -> list[str]:
    """By what a way may go on."""
    if not steps:
        return []
    return [steps[0][0], *_next_names(steps[1:])[:1]] if steps[0][-1] == ROWS else [steps[0][0]]


def _few(names: list[str]) -> str:
    """Some names, each once."""
    once = list(dict.fromkeys(names))
    return ", ".join(once[:MANY_NAMES]) + (", …" if len(once) > MANY_NAMES else "")


def _read(path: str, text: str, now: Any) -> Any:
    """A typed value of the same kind as the one that stands there."""
    try:
        value = json.loads(text)
    except ValueError:
        value = text
    if isinstance(now, float) and type(value) is int:
        value = float(value)
    if type(value) is not type(now):
        raise ValueError(f"{path}: {text!r} cannot stand for {json.dumps(now)}, which is {KINDS[type(now)]}")
    return value
