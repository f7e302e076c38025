"""Where nothing is hidden one other world is enough to know that nobody learned anything."""

from __future__ import annotations

from typing import Any, cast

import pytest

import rookery
from rookery.kernel import Game, Picker, State
from rookery.table.match import Match
from rookery.table.undo import TWINS, reveals


class Counted:
    """A game that counts how often other worlds were asked for."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self.worlds = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def resample(self, s: State, seat: int, pick: Picker) -> State:
        self.worlds += 1
        world: State = self._game.resample(s, seat, pick)
        return world


@pytest.mark.parametrize(("key", "worlds"), [("thiefs_market", 1), ("crypt", TWINS)])
def test_worlds_that_chance_cannot_change_are_made_once(key: str, worlds: int) -> None:
    match = Match(key, 3, seed=4)
    game = Counted(rookery.load(key))
    seat = match.actor
    shown = reveals(cast(Game[Any], game), match.state, seat, match.legal(seat)[0], -1, 7)
    assert (shown, game.worlds) == (False, worlds)


def test_a_picker_tells_whether_anything_was_drawn() -> None:
    pick = Picker(3)
    before = pick.drawn()
    pick.shuffle([1])
    assert pick.drawn() == before
    pick.below(1)
    assert pick.drawn() != before
