"""The levels in every game: more thought the higher, legal, and blind to what is hidden."""

from __future__ import annotations

from itertools import pairwise

import pytest

import rookery
from rookery.bots import Sampler, make
from rookery.bots.levels import LEVELS, SIGHTS, USUAL, Thinker, consider, searcher, thought_of
from rookery.bots.play import ask
from rookery.kernel import MUTE, OVER, Picker, State
from rookery.kernel.manners import Thought
from tests.bots.test_search import positions

SHELF = rookery.games()


@pytest.mark.parametrize("key", SHELF)
def test_higher_levels_think_more_and_look_further_or_better_ahead(key: str) -> None:
    thoughts = [thought_of(rookery.load(key), level) for level in LEVELS[3:]]
    alone = [thought_of(rookery.load(key), level, alone=True) for level in LEVELS[3:]]
    for low, high in [*pairwise(thoughts), *pairwise(alone)]:
        assert high.simulations > 3 * low.simulations
        assert high.guided >= low.guided
        assert high.horizon >= low.horizon or high.guided > low.guided


def test_time_cuts_a_search_short_and_says_so() -> None:
    game = rookery.load("crypt")
    s, seat = positions(game, 2, 3)[0]
    hurried, calm = Thinker(1, "burglar", 0.0), Thinker(1, "burglar", 60.0)
    assert ask(hurried, game, s, seat, Picker(1)) in game.legal(s, seat)
    assert 0 < hurried.cut_short < thought_of(game, "burglar").simulations
    assert ask(calm, game, s, seat, Picker(1)) == ask(make("burglar", 1), game, s, seat, Picker(1))
    assert calm.cut_short == 0


def test_only_games_of_the_shelf_and_levels_that_search_are_named() -> None:
    for key in SHELF:
        manners = rookery.load(key).manners
        assert set(manners.thoughts) in (set(), set(USUAL))
        assert set(manners.alone) | set(manners.slots) <= set(USUAL)
        assert set(manners.sights) <= set(SIGHTS)


@pytest.mark.parametrize("key", SHELF)
def test_a_level_of_every_game_chooses_legally_and_alike_in_twin_worlds(key: str) -> None:
    game = rookery.load(key)
    thought = Thought(6, *thought_of(game, "burglar")[1:])
    different = 0
    for s, seat in positions(game, game.max_seats, 4)[5::90]:
        twin = game.resample(s, seat, Picker(77))
        different += game.dump(s) != game.dump(twin)
        here = ask(searcher(thought, 4), game, s, seat, Picker(1))
        assert here in game.legal(s, seat)
        assert ask(searcher(thought, 4), game, twin, seat, Picker(2)) == here
    assert different or key == "thiefs_market"  # memory is perfect there, and decks are not decided


def finished(key: str) -> State:
    """The end of a random game."""
    game, pick = rookery.load(key), Picker(3)
    s: State = game.new(game.max_seats, game.settle(game.max_seats, {}))
    while (seat := game.actor(s)) != OVER:
        legal = game.legal(s, seat) if seat >= 0 else []
        game.apply(s, seat, legal[int(pick.below(len(legal)))] if legal else game.sample(s, pick), MUTE)
    return s


@pytest.mark.parametrize("key", SHELF)
def test_at_the_end_the_rule_of_thumb_counts_what_the_game_counts(key: str) -> None:
    game, s = rookery.load(key), finished(key)
    totals = [score.total * 1000 for score in game.scores(s)]
    assert [game.instinct().value(s, seat) for seat in range(game.max_seats)] == totals


@pytest.mark.parametrize("key", SHELF)
def test_the_numbers_of_a_search_are_those_of_its_budget(key: str) -> None:
    game = rookery.load(key)
    s, seat = positions(game, game.max_seats, 2)[10]
    search = consider(game.view(s, seat), Sampler(game, s, seat, Picker(1)), Thought(9, 2, 4), 1)
    assert search.simulations == 9
    assert sum(search.visits(action) for action in game.legal(s, seat)) == 9


def test_a_hasty_player_does_not_repeat_itself_for_ever() -> None:
    game = rookery.load("thiefdom")
    s, seat = next(one for one in positions(game, 2, 4) if len(game.legal(one[0], one[1])) > 4)
    bot = make("careless", 3)
    assert len({ask(bot, game, s, seat, Picker(1)) for _ in range(40)}) > 1
