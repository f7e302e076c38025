"""A search goes on with its tree where its choice led straight to the next one, and nowhere else."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import pytest

import rookery
from rookery.bots import Sampler
from rookery.bots.levels import Thinker, searcher, thought_of
from rookery.bots.play import ask
from rookery.bots.search import Knobs
from rookery.bots.searcher import Searcher, begin
from rookery.kernel import CHANCE, MUTE, OVER, Game, Picker, State
from tests.bots.test_search import TOY

BUDGET = 12
SHELF = rookery.games()
STEPS = 150  # of each game


class Asked(NamedTuple):
    """A choice that a search made, and what had happened since the one before of the same seat."""

    before: State
    seat: int
    action: int
    kept: int  # walks that it took over
    straight: bool  # nothing but its own forced steps; of its first choice not


def small(game: Game[Any], seed: int) -> Searcher:
    """A search that takes no time, with the rollouts of the game's levels."""
    thought = thought_of(game, "burglar")
    return Searcher(seed, BUDGET, Knobs(guided=thought.guided, horizon=min(8, thought.horizon)))


def played(game: Game[Any], seed: int = 3) -> list[Asked]:
    """The choices of searches in the first steps of a game."""
    seats = max(2, game.min_seats)
    bots = [small(game, seat) for seat in range(seats)]
    s, pick, found = game.new(seats, game.settle(seats, {})), Picker(seed), list[Asked]()
    straight = [False] * seats
    for _ in range(STEPS):
        seat = game.actor(s)
        if seat == OVER:
            break
        if seat == CHANCE:
            action, straight = game.sample(s, pick), [False] * seats
        else:
            many = len(bots[seat].made)
            action = ask(bots[seat], game, s, seat, pick)
            if len(bots[seat].made) > many:
                found.append(Asked(s.copy(), seat, action, bots[seat].kept[-1], straight[seat]))
                straight[seat] = True
            straight = [straight[one] and one == seat for one in range(seats)]
        game.apply(s, seat, action, MUTE)
    return found


@cache
def story_of(key: str) -> list[Asked]:
    """The same game for all tests of this file."""
    return played(rookery.load(key))


@pytest.mark.parametrize("key", SHELF)
def test_a_tree_is_kept_within_a_turn_and_never_across_chance_or_another_seat(key: str) -> None:
    story = story_of(key)
    kept = [asked for asked in story if asked.kept]
    assert len(kept) > len(story) // 20
    assert all(asked.straight for asked in kept)


@pytest.mark.parametrize("key", SHELF)
def test_the_same_questions_in_the_same_order_get_the_same_answers(key: str) -> None:
    again = played(rookery.load(key))
    assert [(asked.action, asked.kept) for asked in again] == [
        (asked.action, asked.kept) for asked in story_of(key)
    ]


def pairs(key: str) -> list[tuple[Asked, Asked]]:
    """Two choices in a row of which the second went on with the tree of the first."""
    story = story_of(key)
    return [(story[place - 1], asked) for place, asked in enumerate(story) if asked.kept]


def onward(game: Game[Any], s: State, seat: int, action: int) -> State:
    """The world after a choice and the forced steps behind it."""
    after = s.copy()
    game.apply(after, seat, action, MUTE)
    while len(legal := game.legal(after, seat)) == 1:
        game.apply(after, seat, legal[0], MUTE)
    return after


def twice(game: Game[Any], s: State, seat: int, stream: int) -> tuple[int, int, list[int]]:
    """Two choices in a row of a bot that begins here."""
    bot = small(game, 5)
    first = ask(bot, game, s, seat, Picker(stream))
    after = onward(game, s, seat, first)
    if game.actors(after) != 1 << seat:
        return first, -1, bot.kept
    return first, ask(bot, game, after, seat, Picker(stream + 1)), bot.kept


@pytest.mark.parametrize("key", SHELF)
def test_twin_worlds_get_the_same_two_choices(key: str) -> None:
    game, went_on = rookery.load(key), 0
    for first, _ in pairs(key)[:12]:
        twin = game.resample(first.before, first.seat, Picker(77))
        here = twice(game, first.before, first.seat, 1)
        assert twice(game, twin, first.seat, 8) == here
        went_on += here[2][-1] > 0
    assert went_on


class Closing(Sampler):
    """A sampler that can be closed, with all that came from it."""

    def __init__(self, inner: Sampler, closed: list[bool]) -> None:
        self.game, self.seat = inner.game, inner.seat
        self._inner, self._closed = inner, closed

    def sample(self) -> State:
        assert not self._closed[0], "a world of an earlier question"
        return self._inner.sample()

    def seeded(self, seed: int) -> Sampler:
        return Closing(self._inner.seeded(seed), self._closed)


def choose(bot: Searcher, game: Game[Any], s: State, seat: int, closed: list[bool]) -> int:
    sampler = Closing(Sampler(game, s, seat, Picker(1)), closed)
    return bot.choose(game.view(s, seat), game.legal(s, seat), sampler)


def begun(key: str) -> tuple[Game[Any], Searcher, State, int, int]:
    """A bot that has just made the first of two choices: the world after it, its seat, its choice."""
    game = rookery.load(key)
    for first, _ in pairs(key):
        bot = small(game, first.seat)
        closed = [False]
        action = choose(bot, game, first.before, first.seat, closed)
        closed[0] = True
        after = onward(game, first.before, first.seat, action)
        if action == first.action:
            return game, bot, after, first.seat, action
    raise AssertionError("no pair begins from a fresh search")


@pytest.mark.parametrize("key", SHELF)
def test_worlds_come_from_the_new_question(key: str) -> None:
    game, bot, after, seat, _ = begun(key)
    choose(bot, game, after, seat, [False])
    assert bot.kept[-1] > 0
    assert bot.made == [BUDGET, BUDGET]


@pytest.mark.parametrize("key", SHELF)
def test_another_question_begins_anew(key: str) -> None:
    game, bot, after, seat, _ = begun(key)
    few = game.legal(after, seat)[:-1]
    bot.choose(game.view(after, seat), few, Sampler(game, after, seat, Picker(1)))
    assert bot.kept == [0, 0]
    game, bot, after, seat, _ = begun(key)
    view = {**game.view(after, seat), "something": "else"}
    bot.choose(view, game.legal(after, seat), Sampler(game, after, seat, Picker(1)))
    assert bot.kept == [0, 0]


@pytest.mark.parametrize("key", SHELF)
def test_the_numbers_of_a_kept_tree_are_those_of_its_new_root(key: str) -> None:
    game = rookery.load(key)
    first, _ = pairs(key)[0]
    seat = first.seat
    sampler = Sampler(game, first.before, seat, Picker(1))
    search, worlds = begin(game.view(first.before, seat), sampler, Knobs(horizon=8), 1)
    search.run(worlds, 40)
    action, scale = search.best(game.legal(first.before, seat)), search.scale
    search.descend(action)
    after = onward(game, first.before, seat, action)
    legal = game.legal(after, seat)
    walked = sum(search.visits(one) for one in legal)
    assert (search.simulations, search.odds(seat)) == (0, 0)
    search.run(Sampler(game, after, seat, Picker(2)), 10)
    assert search.simulations == 10
    assert sum(search.visits(one) for one in legal) == walked + 10
    assert search.scale == scale
    assert all(0 <= search.odds(one) <= 1 for one in range(max(2, game.min_seats)))
    ours = [search.root.edges[seat * game.n_actions + one].prior for one in legal]
    assert sum(ours) == pytest.approx(1)


def test_choices_owed_at_once_are_never_gone_on_with() -> None:
    story = played(TOY)
    assert story
    assert not any(asked.kept for asked in story)


def test_a_level_keeps_its_tree_too() -> None:
    game = rookery.load("thiefdom")
    first, _ = pairs("thiefdom")[0]
    seat, bot = first.seat, Thinker(5, "burglar")
    action = ask(bot, game, first.before, seat, Picker(1))
    after = onward(game, first.before, seat, action)
    there = searcher(thought_of(game, "burglar"), 5)
    assert ask(there, game, first.before, seat, Picker(1)) == action
    assert ask(there, game, after, seat, Picker(1)) == ask(bot, game, after, seat, Picker(1))
    assert there.kept[1] > 0
