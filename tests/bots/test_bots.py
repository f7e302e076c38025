"""Bots see their seat's view and sampled worlds only, and answer the same to the same."""

from __future__ import annotations

import inspect

import pytest

from rookery.bots import Sampler, make, names
from rookery.bots.arena import duel, wilson
from rookery.bots.greedy import Greedy
from rookery.bots.levels import LEVELS
from rookery.bots.play import ask, choose_in, play_game
from rookery.bots.random_ import RandomBot
from rookery.bots.registry import BOTS
from rookery.kernel import CHANCE, MUTE, Instinct, Picker, State, View
from rookery.table.match import Match
from tests.table.matches import bidden
from tests.table.toy import BID, ROLL_DIE, Toy, Urn

GAME = Toy()


class Watcher:
    """Takes the first choice and keeps what it was shown."""

    def __init__(self) -> None:
        self.views: list[View] = []
        self.worlds: list[State] = []

    def choose(self, view: View, legal: list[int], sampler: Sampler) -> int:
        self.views.append(view)
        self.worlds.append(sampler.sample())
        return legal[-1]


@pytest.mark.parametrize("name", names())
def test_a_bots_signature_has_no_state_in_it(name: str) -> None:
    parameters = inspect.signature(make(name, 1).choose).parameters.values()
    assert [p.name for p in parameters] == ["view", "legal", "sampler"]
    assert [p.annotation for p in parameters] == ["View", "list[int]", "Sampler"]


def test_a_bot_sees_its_seats_view() -> None:
    watchers = [Watcher(), Watcher(), Watcher()]
    match = Match(GAME, 3, 4)
    while not match.over:
        seat = match.actor
        shown = match.view(seat)
        action = choose_in(match, seat, watchers[seat])
        assert watchers[seat].views[-1] == shown
        match.play(action, seat)


def test_sampled_worlds_are_copies_and_vary_where_the_seat_is_blind() -> None:
    match = bidden(3)
    s = match.state
    assert isinstance(s, Urn)
    before = GAME.dump(s.copy())
    sampler = Sampler(GAME, s, 0, Picker(1))
    worlds = [sampler.sample() for _ in range(30)]
    assert all(isinstance(world, Urn) and world is not s for world in worlds)
    assert {world.cards[0] for world in worlds if isinstance(world, Urn)} == {s.cards[0]}
    assert {world.cards[1] for world in worlds if isinstance(world, Urn)} == {1, 2, 3}
    for world in worlds:
        GAME.apply(world, 0, ROLL_DIE, MUTE)  # type: ignore[arg-type]
    assert GAME.dump(s) == before
    assert not any(value is s for name, value in vars(sampler).items() if name[:2] != "_S")


def test_the_random_bot_takes_every_choice() -> None:
    match = bidden()
    bot = RandomBot(3)
    legal = match.legal(0)
    assert {ask(bot, GAME, match.state, 0, Picker(1)) for _ in range(200)} == set(legal)


def test_the_greedy_bot_follows_the_rule_of_thumb() -> None:
    assert choose_in(Match(GAME, 2, 1), 0, Greedy(1)) == BID + 2
    assert choose_in(bidden(), 0, Greedy(1)) == ROLL_DIE
    with pytest.raises(ValueError, match="looks at 1 world or more, not 0"):
        Greedy(1, 0)


class Indifferent(Instinct[Urn]):
    """Finds everything equal."""

    def weigh(self, s: Urn, seat: int, legal: list[int]) -> list[int]:
        return [0] * len(legal)


class Flat(Toy):
    """A toy whose rule of thumb knows nothing."""

    def instinct(self) -> Instinct[Urn]:
        return Indifferent()


def test_the_greedy_bot_draws_between_equals() -> None:
    s = bidden().state
    game = Flat()
    bot = Greedy(5)
    found = {ask(bot, game, s, 0, Picker(1)) for _ in range(200)}
    assert found == set(game.legal(s, 0))  # type: ignore[arg-type]


def test_an_unknown_bot_is_named_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match="no bot is called 'oracle'; there are random, greedy"):
        make("oracle", 1)
    assert names() == (*BOTS, *LEVELS)


class Cheat:
    """Answers what nobody may do."""

    def choose(self, view: View, legal: list[int], sampler: Sampler) -> int:
        return 99


def test_a_bot_that_breaks_the_rules_is_told() -> None:
    with pytest.raises(ValueError, match="the bot of seat 0 chose 99, which is not legal"):
        play_game(GAME, 2, {}, [Cheat(), Cheat()], 1)
    with pytest.raises(ValueError, match="there are 1 bots for 2 seats"):
        play_game(GAME, 2, {}, [Cheat()], 1)


def test_the_same_seed_gives_the_same_game() -> None:
    def run(seed: int) -> object:
        return play_game(GAME, 3, {}, [make("random", n) for n in range(3)], seed)

    assert run(5) == run(5)
    assert len({str(run(seed)) for seed in range(12)}) > 1


def test_a_game_between_bots_ends_with_the_games_own_result() -> None:
    final = play_game(GAME, 3, {"length": "long"}, [make("greedy", n) for n in range(3)], 2)
    best = max(final.totals)
    assert final.winners == [seat for seat, total in enumerate(final.totals) if total == best]
    assert final.decisions == 6  # a bid and a roll each


def test_a_match_with_bots_replays_exactly() -> None:
    def run() -> Match:
        match = Match(GAME, 3, 8)
        bots = [make("greedy", 1), make("random", 2), make("random", 3)]
        while not match.over:
            match.play(choose_in(match, match.actor, bots[match.actor]))
        return match

    assert run().record() == run().record()
    assert any(seat == CHANCE for seat, _ in run().moves)


def test_in_a_duel_every_bot_takes_every_seat_equally_often() -> None:
    standings = duel(GAME, 2, ["greedy", "random"], 60, 3)
    assert [(row.name, row.games) for row in standings] == [("greedy", 60), ("random", 60)]
    assert sum(row.wins for row in standings) == pytest.approx(60)
    assert standings[0].wins > standings[1].wins
    assert all(0 <= row.low <= row.wins / row.games <= row.high <= 1 for row in standings)
    assert duel(GAME, 2, ["greedy", "random"], 60, 3) == standings


def test_a_duel_of_more_bots_than_seats_lets_some_rest() -> None:
    standings = duel(GAME, 2, ["random", "random", "greedy"], 30, 3)
    assert [row.games for row in standings] == [20, 20, 20]


def test_an_empty_duel_is_refused() -> None:
    with pytest.raises(ValueError, match="a duel needs bots and games, not 2 and 0"):
        duel(GAME, 2, ["random", "greedy"], 0, 1)
    with pytest.raises(ValueError, match="no bot is called 'oracle'"):
        duel(GAME, 2, ["oracle"], 1, 1)


def test_the_wilson_interval_has_its_known_values() -> None:
    assert wilson(10, 20) == pytest.approx((0.29930, 0.70070), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.27753), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)
