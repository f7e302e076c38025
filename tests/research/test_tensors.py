"""Tensors hold what the view holds, nothing more and nothing less."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import rookery
from rookery.kernel import Game, Picker, shorts
from rookery.research.layout import Layout, Part
from rookery.research.tensors import FromViews, Way, tensors
from tests.research.tables import NAMES, TABLES, TOY, VARIED, positions, some_positions

CRYPT = rookery.load("crypt")


def tables_of(game: Game[Any], seats: int) -> list[dict[str, str]]:
    """The plain table and one with unusual options."""
    return [game.settle(seats, {}), game.settle(seats, VARIED.get(game.key, {}))]


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=NAMES)
def test_rows_from_states_equal_rows_from_views(game: Game[Any], seats: int) -> None:
    for options in tables_of(game, seats):
        made = tensors(game, seats, options)
        for s in some_positions(game, seats, options, 3):
            for seat in range(-1, seats):
                row = made.row(s, seat)
                assert np.array_equal(row, made.row_of(game.view(s, seat)))
                assert row.shape == (made.layout.size,)
                assert (row >= made.layout.low).all()
                assert (row <= made.layout.high).all()


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_rows_of_crypt_can_be_turned_back(seats: int) -> None:
    for options in tables_of(CRYPT, seats):
        made = tensors(CRYPT, seats, options)
        for s in positions(CRYPT, seats, options, 5):
            for seat in range(-1, seats):
                assert made.view_of(made.row(s, seat)) == CRYPT.view(s, seat)


def test_a_surveyed_tensor_cannot_be_turned_back() -> None:
    made = tensors(TOY, 2, TOY.settle(2, {}))
    with pytest.raises(ValueError, match="lanterns cannot be turned back"):
        made.view_of(made.row(TOY.new(2, TOY.settle(2, {})), 0))


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=NAMES)
def test_worlds_a_seat_cannot_tell_apart_have_equal_rows(game: Game[Any], seats: int) -> None:
    assert told_apart(game, seats, tensors(game, seats, game.settle(seats, {})).row) == 0


def told_apart(game: Game[Any], seats: int, row: Callable[[Any, int], Any]) -> int:
    """How many worlds a seat can tell from the real one by their rows."""
    options, pick, found = game.settle(seats, {}), Picker(1), 0
    for s in some_positions(game, seats, options, 8):
        for seat in range(seats):
            found += not np.array_equal(row(s, seat), row(game.resample(s, seat, pick), seat))
    return found


def test_a_row_that_holds_what_is_hidden_is_found() -> None:
    made = tensors(TOY, 2, TOY.settle(2, {}))

    def leaky(s: Any, seat: int) -> Any:
        return made.row(s, seat) + s.cards[1 - seat]

    assert told_apart(TOY, 2, leaky) > 0


def words_of(value: Any, place: str, found: dict[str, set[str]]) -> None:
    """Gathers the words met at each place of a view; items of a list share one place."""
    if isinstance(value, str):
        found.setdefault(place, set()).add(value)
    for name, part in value.items() if isinstance(value, dict) else []:
        words_of(part, f"{place}.{name}", found)
    for part in value if isinstance(value, list) else []:
        words_of(part, f"{place}[]", found)


def changes(value: Any, words: dict[str, set[str]], place: str = "") -> Iterator[tuple[str, Any]]:
    """Every copy of a view in which one number, word or switch is another one."""
    if isinstance(value, dict):
        for name, part in value.items():
            for where, other in changes(part, words, f"{place}.{name}"):
                yield where, {**value, name: other}
    elif isinstance(value, list):
        for index, part in enumerate(value):
            for where, other in changes(part, words, f"{place}[]"):
                yield where, [*value[:index], other, *value[index + 1 :]]
    elif isinstance(value, str):
        yield from ((place, word) for word in sorted(words[place] - {value})[:1])
    elif isinstance(value, bool):
        yield place, not value
    elif isinstance(value, int):
        yield place, value - 1 if value > 0 else value + 1


def changes_row(encoder: Way, row: list[int], view: Any) -> bool:
    """Whether a view has another row; one that cannot be may be refused instead."""
    try:
        return encoder.cells_of(view) != row
    except ValueError:
        return True


def unchanged_places(game: Game[Any], seats: int, encoder: Way) -> set[str]:
    """The places of views at which something else makes no other row."""
    options = game.settle(seats, {})
    views = [
        game.view(s, 0) for s in some_positions(game, seats, options, 0)
    ]  # the survey has seen this game
    words: dict[str, set[str]] = {}
    for view in views:
        words_of(view, "", words)
    unchanged: set[str] = set()
    for view in views[-1::-6]:
        row = encoder.cells_of(view)
        for place, other in changes({**view, "seats": ""}, words | {".seats": set()}):
            if not place.startswith(IMPLIED) and not changes_row(encoder, row, {**other, "seats": seats}):
                unchanged.add(place)
    return unchanged


# What rows need not repeat, because it never changes or follows from what they hold.
IMPLIED = (
    ".printed.",  # Thiefdom: by the pack; what follows, by the sections of the city and how they lie
    *(f".buildings[].{name}" for name in ("doors", "house", "leave", "section")),
    ".map.columns",
)
FOLLOWS = {
    "crypt": {".players[].cards[].flipped", ".scores[][]"},  # closed cards are never flipped; totals are sums
    # Citizens stand in a fixed order, and guards alone face a way; `turn_of` has the same `at`.
    "thiefdom": {".citizens[].key", ".citizens[].facing", ".walk.at"},
}


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats"), TABLES, ids=NAMES)
def test_every_number_and_word_of_a_view_changes_the_row(game: Game[Any], seats: int) -> None:
    encoder = tensors(game, seats, game.settle(seats, {})).encoder
    assert unchanged_places(game, seats, encoder) <= FOLLOWS.get(game.key, set())


@pytest.mark.parametrize(("game", "seats"), [(CRYPT, 3), (TOY, 2), (TOY, 3)])
def test_every_number_and_word_of_a_view_changes_a_surveyed_row(game: Game[Any], seats: int) -> None:
    assert unchanged_places(game, seats, FromViews(game, seats, game.settle(seats, {}))) == set()


def test_what_rows_of_thiefdom_imply_is_the_same_in_every_game() -> None:
    """The rest of the map follows from the sections, and what is printed from the pack."""
    game, shown = rookery.load("thiefdom"), []
    for seed in (1, 2):
        *_, end = positions(game, 2, game.settle(2, {"city": "tutorial"}), seed)
        view = game.view(end, 0)
        shown.append([view[name] for name in ("city", "map", "buildings", "printed")])
    assert shown[0] == shown[1]


def test_masks_mark_the_legal_actions() -> None:
    made = tensors(CRYPT, 2, CRYPT.settle(2, {}))
    assert made.mask([0, 5, 132]).tolist() == [int(n in (0, 5, 132)) for n in range(133)]
    assert made.mask([]).sum() == 0


def test_layouts_split_and_expand() -> None:
    layout = Layout(
        [
            Part("phase", "public", "category", (), 0, 2),
            Part("kind", "public", "category", (2,), 0, 1, 2),
            Part("size", "private", "count", (2,), 0, 4, 2),
            Part("bag", "private", "bag", (1, 3), 0, 2),
        ]
    )
    row = np.array([1, 0, 4, 1, 2, 2, 2, 0], np.int8)
    parts = layout.split(row)
    assert parts["kind"].tolist() == [0, 1]
    assert parts["size"].tolist() == [4, 2]
    assert list(layout.split(row, "private")) == ["size", "bag"]
    assert layout.features(row).tolist() == [0, 1, 0, 1, 0, 0, 1, 1, 0.5, 0, 2]
    assert layout.n_features == 11
    assert layout.features(np.stack([row, row])).shape == (2, 11)
    with pytest.raises(ValueError, match="two parts called 'a'"):
        Layout([Part("a", "public", "count", (), 0, 1)] * 2)


def test_shorts_are_what_an_array_holds() -> None:
    numbers = [0, 1, 255, 256, 300, -1, -250, 32767, -32768, 7]
    assert np.frombuffer(shorts(numbers), "<i2").tolist() == numbers
    assert shorts([]) == b""
