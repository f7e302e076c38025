"""Who learned something by a move is found by short cuts; they answer as a look at everything would."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, cast

import pytest

import rookery
from rookery.kernel import ONLOOKER, Game, Picker, Recorder, State, View
from rookery.table.canon import mixed
from rookery.table.log import is_seen
from rookery.table.match import Match
from rookery.table.undo import TWINS, reveals
from tests.table.matches import bidden
from tests.table.toy import MARK, PEEK, SHOW

POSITIONS = 24
CHOICES = 3

Asked = tuple[Game[Any], State, int, int]  # game, state, seat, action


def looked(game: Game[Any], before: State, seat: int, action: int, viewer: int) -> object:
    """All that a viewer is given after a move."""
    after, out = before.copy(), Recorder()
    game.apply(after, seat, action, out)
    heard = [(event.kind, event.args) for event in out.heard if is_seen(event, viewer)]
    owing = game.actors(after)
    legal = game.legal(after, viewer) if viewer != ONLOOKER and owing >> viewer & 1 else []
    return game.view(after, viewer), heard, owing, legal


def tells(game: Game[Any], before: State, seat: int, action: int, viewer: int, salt: int) -> bool:
    """The same question without any short cut: every world, and all of it."""
    real = looked(game, before, seat, action, viewer)
    pick = Picker(mixed(salt, viewer))
    found = False
    for _ in range(TWINS):
        twin = game.resample(before.copy(), viewer, pick)
        legal = game.legal(twin, seat)
        others = [action] if action in legal else legal
        found |= real not in [looked(game, twin, seat, other, viewer) for other in others]
    return found


def positions(key: str, seats: int, options: dict[str, Any]) -> Iterator[Asked]:
    """Choices of random play, a few at each of some positions from the first to the last."""
    match, dice = Match(key, seats, seed=5, options=options), random.Random(f"{key} {seats}")
    met: list[tuple[State, int, list[int]]] = []
    while not match.over:
        seat = match.actor
        legal = match.legal(seat)
        met.append((match.state, seat, legal))
        match.play(dice.choice(legal))
    for state, seat, legal in met[:: len(met) // POSITIONS + 1]:
        for action in dice.sample(legal, min(CHOICES, len(legal))):
            yield match.game, state, seat, action


def seats_of(game: Game[Any], state: State) -> int:
    return len(game.scores(state))


def agree(asked: Iterator[Asked]) -> list[bool]:
    """The answers of all viewers, found both ways."""
    answers = []
    for place, (game, state, seat, action) in enumerate(asked):
        before = game.dump(state)
        for viewer in range(ONLOOKER, seats_of(game, state)):
            quick = reveals(game, state, seat, action, viewer, place)
            assert quick == tells(game, state, seat, action, viewer, place), (place, seat, action, viewer)
            answers.append(quick)
        assert game.dump(state) == before
    return answers


TABLES: list[tuple[str, int, dict[str, Any]]] = [
    (key, seats, {}) for key in rookery.games() for seats in (3, 4)
]
SEALED = ("thiefs_market", 3, {"infamy_visibility": "sealed"})  # else nothing is hidden there


@pytest.mark.parametrize(("key", "seats", "options"), [*TABLES, SEALED])
def test_short_cuts_answer_like_a_look_at_everything(key: str, seats: int, options: dict[str, Any]) -> None:
    assert not all(agree(positions(key, seats, options)))


class Unseen:
    """A game whose views show nothing: only what happens is told."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def view(self, s: State, seat: int) -> View:
        return {}


def test_what_is_heard_counts_without_being_seen() -> None:
    match = bidden()
    game = cast(Game[Any], Unseen(match.game))
    assert set(agree((game, match.state, 0, action) for action in (MARK + 1, PEEK, SHOW))) == {False, True}


def test_moves_that_tell_something_are_among_them() -> None:
    assert set(agree(positions("oliver_twist", 3, {}))) == {False, True}
    match = bidden()
    told = agree((match.game, match.state, 0, action) for action in (MARK + 1, PEEK, SHOW))
    assert set(told) == {False, True}
