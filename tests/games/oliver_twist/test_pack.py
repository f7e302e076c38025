"""A pack is checked: every kind of mistake is refused with file, row, field and reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rookery.games.oliver_twist.flow import OliverTwist
from rookery.games.oliver_twist.streets_pack import distances
from tests.games.oliver_twist.scene import game, pack

Data = dict[str, Any]


def refusal(change: Callable[[Data], object]) -> str:
    """The sentence with which a changed pack is refused."""
    data = pack()
    change(data)
    with pytest.raises(ValueError, match=".") as caught:
        OliverTwist(data)
    return str(caught.value)


def setting(file: str, table: str, row: int, field: str, value: object) -> Callable[[Data], object]:
    """A change of one field."""
    return lambda data: data[file][table][row].__setitem__(field, value)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda data: data.pop("money"), "money.toml is missing"),
        (lambda data: data["tokens"].pop("start"), "tokens.toml, start: no rows"),
        (lambda data: data["tokens"].__setitem__("start", [1]), "tokens.toml, start 1: not a table"),
        (
            setting("tokens", "start", 0, "source", "guess"),
            "tokens.toml, start 1, source: 'guess', it must be 'rulebook' or 'reported' or 'house'",
        ),
        (
            setting("tokens", "start", 0, "count", 2),
            "tokens.toml, start, count: 10 start tokens, the box has 9",
        ),
        (
            setting("tokens", "object", 4, "value", 3),
            "tokens.toml, object 5, value: 3, a brooch is worth 2",
        ),
        (
            setting("tokens", "object", 0, "count", 7),
            "tokens.toml, object, apple, count: 11 tokens, the box has 12",
        ),
        (
            setting("tokens", "object", 0, "count", "8"),
            "tokens.toml, object 1, count: '8', it must be 0 to 60",
        ),
        (
            setting("tokens", "other", 0, "count", 4),
            "tokens.toml, other, character, count: 4 tokens, the box has 5",
        ),
        (
            setting("tokens", "other", 1, "count", 4),
            "tokens.toml, other, tools, count: 12 tokens, the box has 10",
        ),
        (
            setting("tokens", "other", 6, "count", 9),
            "tokens.toml, other, burglary, count: 9 tokens, the box has 10",
        ),
        (
            setting("burglaries", "card", 0, "pounds", 21),
            "burglaries.toml, card 1, pounds: 21, it must be -20 to 20",
        ),
        (lambda data: data["burglaries"]["card"].pop(), "burglaries.toml, card: 15 cards, the box has 16"),
        (
            setting("money", "reward", 0, "pounds", 1),
            "money.toml, reward, pounds: [1, 5, 4, 3, 2] are not five falling rewards",
        ),
        (
            setting("money", "amount", 1, "key", "start_money"),
            "money.toml, amount 2, key: start_money stands here a second time",
        ),
        (lambda data: data["money"]["amount"].pop(0), "money.toml, amount, key: start_money is missing"),
        (setting("money", "amount", 5, "number", 1), "money.toml, amount, set_from: 1, it must be 2 to 9"),
        (
            setting("characters", "card", 1, "key", "dodger"),
            "characters.toml, card 2, key: dodger stands here a second time",
        ),
        (lambda data: data["characters"]["card"].pop(), "characters.toml, card, key: toby is missing"),
        (
            setting("characters", "card", 0, "effect", "dance"),
            "characters.toml, card 1, effect: 'dance', it must be one of break_in, grab, lose, plant, prowl, "
            "receive, search, sell, snatch, trade",
        ),
        (
            setting("characters", "card", 1, "free", 1),
            "characters.toml, card 2, free: 1, it must be true or false",
        ),
        (
            lambda data: data["streets"]["space"].pop(),
            "streets.toml, space: 75 spaces, there must be 76 with the square",
        ),
        (setting("streets", "space", 1, "id", "B"), "streets.toml, space 3, id: B stands here a second time"),
        (setting("streets", "space", 1, "id", ""), "streets.toml, space 2, id: '', it must be a word"),
        (setting("streets", "space", 1, "x", "far"), "streets.toml, space 2, x: 'far', it must be a number"),
        (
            lambda data: data["streets"]["map"].__setitem__("start", "A"),
            "streets.toml, map, start: 'A', it must be the first space, SQ",
        ),
        (
            setting("streets", "street", 2, "yellow", False),
            "streets.toml, street, yellow: 1 yellow streets, there must be 2",
        ),
        (
            setting("streets", "street", 0, "chain", ["A"]),
            "streets.toml, street 1, chain: ['A'], it must be two or more spaces",
        ),
        (
            setting("streets", "street", 21, "chain", ["F", "d2a", "d2b", "d2a"]),
            "streets.toml, street 22, chain: d2b and d2a are joined already",
        ),
        (
            setting("streets", "street", 21, "chain", ["d2a", "d2b"]),
            "streets.toml, street, chain: no way leads from A to d2a",
        ),
        (
            lambda data: [data["streets"]["street"][n]["chain"].remove("SQ") for n in (9, 10, 11, 14)],
            "streets.toml, street, chain: no street leads to SQ",
        ),
        (
            setting("streets", "street", 21, "chain", ["F", "d2a", "d2b", "s14a"]),
            "streets.toml, street, chain: a ring of 4 spaces through F; there must be 9 or more",
        ),
    ],
)
def test_a_wrong_pack_is_refused(change: Callable[[Data], object], sentence: str) -> None:
    assert refusal(change) == sentence


def test_an_unknown_space_is_refused() -> None:
    sentence = refusal(setting("streets", "street", 0, "chain", ["A", "Paris", "B"]))
    assert sentence.startswith("streets.toml, street 1, chain: 'Paris', it must be 'SQ' or 'A'")


def test_every_row_says_where_it_is_from() -> None:
    sources = {"rulebook": 0, "reported": 0, "house": 0}
    for content in pack().values():
        for table in content.values():
            for row in table if isinstance(table, list) else [table]:
                sources[row["source"]] += 1
    assert min(sources.values()) >= 1


def test_the_house_map_has_the_verified_shape() -> None:
    streets = game().tables.streets
    edges = sum(len(around) for around in streets.near) // 2
    degrees = [len(around) for around in streets.near]
    assert (len(streets.ids), edges) == (76, 84)
    assert [degrees.count(n) for n in (1, 2, 3, 4)] == [3, 60, 7, 6]
    assert (len(streets.open_to_all), len(streets.open_to_two), sum(streets.yellow)) == (75, 62, 13)
    free = [0] * 76
    assert max(distances(streets.near, 0, free)) == 10
    assert max(max(distances(streets.near, space, free)) for space in range(76)) == 17
    reach = [streets.first[space + 1] - streets.first[space] for space in range(76)]
    assert (min(reach), max(reach), reach[0]) == (5, 24, 24)


def test_a_pack_may_change_the_numbers() -> None:
    data = pack()
    data["characters"]["card"][8]["pounds"] = 9
    data["money"]["amount"][0]["number"] = 12
    changed = OliverTwist(data)
    assert changed.tables.effects[8].pounds == 9
    assert list(changed.new(2, changed.settle(2, {})).money) == [12, 12]
