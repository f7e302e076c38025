"""Search: legal, the same to the same, blind to what its seat cannot see, within budget, and strong."""

from __future__ import annotations

from typing import Any

import pytest

import rookery
from rookery.bots import Bot, Sampler, make
from rookery.bots.greedy import Greedy
from rookery.bots.levels import LEVELS, SIGHTS, USUAL, Hasty
from rookery.bots.play import ask, play_game
from rookery.bots.search import Knobs, Search, priors
from rookery.bots.searcher import Plain, Searcher, begin, instinct_of
from rookery.kernel import CHANCE, MUTE, OVER, Game, Picker, State
from rookery.table.canon import mixed
from tests.toys.lanterns import BURN, TRADE, Dusk, Lanterns

CRYPT = rookery.load("crypt")
TOY = Lanterns()
TABLES: list[tuple[Game[Any], int]] = [
    *((CRYPT, seats) for seats in (1, 2, 3, 4)),
    *((TOY, seats) for seats in (1, 2, 3)),
]


def positions(game: Game[Any], seats: int, seed: int) -> list[tuple[State, int]]:
    """The real choices of one random game, with the seat that has each."""
    pick = Picker(seed)
    s = game.new(seats, game.settle(seats, {}))
    found: list[tuple[State, int]] = []
    while (seat := game.actor(s)) != OVER:
        if seat == CHANCE:
            game.apply(s, CHANCE, game.sample(s, pick), MUTE)
            continue
        mask = game.actors(s)
        owing = [one for one in range(seats) if mask >> one & 1 and len(game.legal(s, one)) > 1]
        found += [(s.copy(), one) for one in owing]
        legal = game.legal(s, seat)
        game.apply(s, seat, legal[int(pick.below(len(legal)))], MUTE)
    return found


def small(seed: int) -> Searcher:
    """A search that takes no time."""
    return Searcher(seed, 12)


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda one: getattr(one, "key", one))
def test_a_search_chooses_legally_and_the_same_again(game: Game[Any], seats: int) -> None:
    for s, seat in positions(game, seats, 3)[::12]:
        action = ask(small(2), game, s, seat, Picker(1))
        assert action in game.legal(s, seat)
        assert ask(small(2), game, s, seat, Picker(1)) == action


@pytest.mark.parametrize(("game", "seats"), [(CRYPT, 1), (TOY, 3)], ids=["crypt", "lanterns"])
def test_a_search_plays_whole_games(game: Game[Any], seats: int) -> None:
    final = play_game(game, seats, {}, [Searcher(seat, 2) for seat in range(seats)], 3)
    assert len(final.totals) == seats


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("level", ["careless", "apprentice", "cutpurse"])
def test_low_levels_play_whole_games(level: str, seats: int) -> None:
    final = play_game(CRYPT, seats, {}, [make(level, seat) for seat in range(seats)], 5)
    assert len(final.totals) == seats


@pytest.mark.parametrize("number", range(1, 8))
def test_levels_have_numbers_and_names(number: int) -> None:
    s, seat = positions(CRYPT, 2, 1)[3]
    bots = [make(name, 9) for name in (f"level{number}", LEVELS[number - 1])]
    if number < 5:  # the higher ones are only slower
        first, second = (ask(bot, CRYPT, s, seat, Picker(1)) for bot in bots)
        assert first == second
    assert type(bots[0]) is type(bots[1])
    assert list(SIGHTS) == list(LEVELS[:2])
    assert list(USUAL) == list(LEVELS[3:])


@pytest.mark.parametrize(
    ("game", "seats"), [row for row in TABLES if row[1] > 1], ids=lambda one: getattr(one, "key", one)
)
def test_twin_worlds_get_the_same_choice(game: Game[Any], seats: int) -> None:
    different = 0
    for s, seat in positions(game, seats, 2)[::11]:
        twin = game.resample(s, seat, Picker(77))
        different += game.dump(s) != game.dump(twin)
        for bot in (small, lambda seed: Hasty(seed, "apprentice")):
            here = ask(bot(4), game, s, seat, Picker(1))
            assert ask(bot(4), game, twin, seat, Picker(1)) == here
    assert different > 0


def test_the_choice_hangs_on_seed_and_view_not_on_the_tables_stream() -> None:
    for s, seat in positions(CRYPT, 3, 6)[::20]:
        found = {ask(small(1), CRYPT, s, seat, Picker(stream)) for stream in range(4)}
        assert len(found) == 1


def run_search(game: Game[Any], s: State, seat: int, walks: int, knobs: Knobs | None = None) -> Search:
    search, worlds = begin(game.view(s, seat), Sampler(game, s, seat, Picker(1)), knobs or Knobs(), 1)
    search.run(worlds, walks)
    return search


def test_the_budget_is_kept_to_the_walk() -> None:
    for s, seat in positions(CRYPT, 2, 3)[::12]:
        search = run_search(CRYPT, s, seat, 30)
        legal = CRYPT.legal(s, seat)
        assert search.simulations == 30
        assert sum(search.visits(action) for action in legal) == 30
        assert search.best(legal) in legal
        assert 0 <= search.odds(seat) <= 1
        assert all(0 <= search.mean(action) <= 1 for action in legal)


def test_a_time_limit_stops_early_and_says_how_many_walks_were_made() -> None:
    s, seat = positions(CRYPT, 2, 3)[0]
    hurried = Searcher(1, 10**9, seconds=0.02)
    assert ask(hurried, CRYPT, s, seat, Picker(1)) in CRYPT.legal(s, seat)
    assert 0 < hurried.made[0] < 10**6
    exact = Searcher(1, hurried.made[0])
    assert ask(exact, CRYPT, s, seat, Picker(1)) == ask(
        Searcher(1, hurried.made[0], seconds=60.0), CRYPT, s, seat, Picker(1)
    )
    with pytest.raises(ValueError, match="a search takes 1 simulation or more, not 0"):
        Searcher(1, 0)


def test_a_horizon_and_guided_rollouts_choose_legally() -> None:
    s, seat = positions(CRYPT, 3, 3)[5]
    for knobs in (Knobs(horizon=4), Knobs(guided=3, slip=50)):
        search = run_search(CRYPT, s, seat, 20, knobs)
        assert search.best(CRYPT.legal(s, seat)) in CRYPT.legal(s, seat)


def test_priors_follow_the_rule_of_thumb() -> None:
    assert priors([5, 5, 5, 5]) == [0.25] * 4
    found = priors([0, 10, 3])
    assert sum(found) == pytest.approx(1)
    assert found[1] > found[2] > found[0] > 0


def test_a_game_without_a_rule_of_thumb_has_a_plain_one() -> None:
    plain = instinct_of(TOY)
    assert isinstance(plain, Plain)
    s = Dusk(2)
    s.cards = [4, 1]
    assert plain.weigh(s, 0, [0, 1, 2]) == [0, 0, 0]
    assert plain.value(s, 0) == 7000


def last_night(mine: int, other: int) -> Dusk:
    """The last night of two keepers in a calm: seat 0 has burned or not, seat 1 holds a torch."""
    s = Dusk(2)
    s.night, s.phase, s.wind = 1, BURN, 2
    s.cards, s.deck = [mine, other], [1, 1, 1, 1]
    s.deck = [2 - (mine == card) - (other == card) for card in range(1, 5)]
    return s


def test_search_sees_the_obvious() -> None:
    """Whoever may keep a four, or draw something worse, keeps it."""
    s = last_night(4, 1)
    s.burning, s.phase, s.turn = [2, 0], TRADE, 0
    search = run_search(TOY, s, 0, 60)
    assert search.best(TOY.legal(s, 0)) == 3


def test_choices_at_once_do_not_know_each_other() -> None:
    """The search of either seat counts its own choices alike, whoever the table asks first."""
    s = last_night(2, 2)
    assert TOY.actors(s) == 3
    for seat in (0, 1):
        search = run_search(TOY, s, seat, 200)
        assert sum(search.visits(action) for action in TOY.legal(s, seat)) == 200
        rival = 1 - seat
        keys = {key for key in search.root.edges if key // TOY.n_actions == rival}
        assert keys, "the other seat chooses at the same node, not below"
        assert all(
            edge.node is None or all(key // TOY.n_actions == own for key in edge.node.edges)
            for key0, edge in search.root.edges.items()
            for own in [key0 // TOY.n_actions]
        )


def test_search_beats_greedy() -> None:
    games, wins = 4, 0.0
    for number in range(games):
        bots: list[Bot] = [make("burglar", number), Greedy(number)]
        first = number % 2
        final = play_game(CRYPT, 2, {}, bots if first == 0 else bots[::-1], mixed(5, number // 2))
        wins += (first in final.winners) / len(final.winners)
    assert wins > games / 2
