"""Tensors hold what the view holds, nothing more and nothing less."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import rookery
from rookery.kernel import OVER, Game, Picker
from rookery.research.layout import Layout, Part
from rookery.research.tensors import FromViews, tensors
from tests.research.tables import NAMES, TABLES, TOY, VARIED, positions

CRYPT = rookery.load("crypt")


def tables_of(game: Game[Any], seats: int) -> list[dict[str, str]]:
    """The plain table and one with unusual options."""
    return [game.settle(seats, {}), game.settle(seats, VARIED.get(game.key, {}))]


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=NAMES)
def test_rows_from_states_equal_rows_from_views(game: Game[Any], seats: int) -> None:
    for options in tables_of(game, seats):
        made = tensors(game, seats, options)
        for step, s in enumerate(positions(game, seats, options, 3)):
            for seat in range(-1, seats) if step % 3 == 0 else []:
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
    options = game.settle(seats, {})
    made, pick = tensors(game, seats, options), Picker(1)
    for step, s in enumerate(positions(game, seats, options, 8)):
        if step % 7 == 0:
            for seat in range(seats):
                world = game.resample(s, seat, pick)
                assert np.array_equal(made.row(s, seat), made.row(world, seat))


def changes(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every copy of a view in which one number, word or switch is another one."""
    if isinstance(value, dict):
        for name, part in value.items():
            for place, other in changes(part, f"{path}.{name}"):
                yield place, {**value, name: other}
    elif isinstance(value, list):
        for index, part in enumerate(value):
            for place, other in changes(part, f"{path}[{index}]"):
                yield place, [*value[:index], other, *value[index + 1 :]]
    elif isinstance(value, bool):
        yield path, not value
    elif isinstance(value, int):
        yield path, value - 1 if value > 0 else value + 1


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=NAMES)
def test_every_number_of_a_view_changes_a_surveyed_row(game: Game[Any], seats: int) -> None:
    options = game.settle(seats, {})
    encoder = FromViews(game, seats, options)
    for step, s in enumerate(positions(game, seats, options, 0)):  # the survey has seen this game
        if step % 60 == 45 or game.actor(s) == OVER:
            view = game.view(s, 0)
            row = encoder.cells_of(view)
            unchanged = [place for place, other in changes(view) if encoder.cells_of(other) == row]
            assert unchanged == []


def test_a_word_of_a_view_changes_a_surveyed_row() -> None:
    options = CRYPT.settle(2, {})
    encoder = FromViews(CRYPT, 2, options)
    view = CRYPT.view(CRYPT.new(2, options), 0)
    other = copy.deepcopy(view)
    other["phase"] = "turn"
    assert encoder.cells_of(other) != encoder.cells_of(view)


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
