"""Predicted chances against results: bins, errors, the stretch, and the picture."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from random import Random

import pytest

import rookery
from bench.calibration import Guess, Setting, best_stretch, bins_of, error_of, table, verdict, watch
from bench.calibration_plot import plot
from rookery.bots import Sampler
from rookery.bots.chances import chance_of, sharpened
from rookery.bots.levels import consider
from rookery.kernel import Picker
from rookery.kernel.manners import Thought

SETTING = Setting("crypt", 2, "random", 4, 6, 3)


def honest(games: int, seed: int, timid: float = 1.0) -> list[Guess]:
    """Predictions by somebody who knows the odds, or says them pulled towards a half."""
    draw = Random(seed)
    found: list[Guess] = []
    for game in range(games):
        chance = draw.random()
        won = float(draw.random() < chance)
        found.append(Guess(game, sharpened(chance, timid, 2, 1000), won))
    return found


def test_every_seat_is_asked_and_somebody_wins() -> None:
    guesses = watch((SETTING, 0))
    assert guesses == watch((SETTING, 0))
    assert guesses != watch((SETTING, 1))
    assert len(guesses) % 2 == 0
    for one, other in zip(guesses[::2], guesses[1::2], strict=True):
        assert one.won + other.won == 1
        assert 0 <= one.chance <= 1


def test_bins_hold_every_guess_and_their_results() -> None:
    guesses = [Guess(0, 0.04, 0), Guess(0, 0.06, 1), Guess(1, 0.05, 0), Guess(1, 0.05, 0), Guess(2, 1.0, 1)]
    low, top = bins_of(guesses)
    assert (low.low, low.high, low.positions, low.won) == (0.0, 0.1, 4, 0.25)
    assert low.chance == pytest.approx(0.05)
    assert (low.least, low.most) == (0.0, 0.5)  # whole games are drawn: one won half of its positions
    assert (top.low, top.positions, top.won, top.least, top.most) == (0.9, 1, 1.0, 1.0, 1.0)
    assert error_of([low, top]) == pytest.approx(4 / 5 * 0.2)
    assert "| 0 to 10 % | 4 | 5.0 % | 25.0 % | 0.0 to 50.0 % |" in table([low, top])


def test_honest_predictions_are_on_the_diagonal() -> None:
    bins = bins_of(honest(4000, 1))
    assert error_of(bins) < 0.03
    assert sum(one.least <= one.chance <= one.most for one in bins) >= 8


def test_timid_predictions_are_stretched() -> None:
    timid = honest(1500, 2, timid=0.5)
    assert error_of(bins_of(timid)) > 0.06
    stretch = best_stretch(timid[::2], 2, 1000)
    assert stretch == pytest.approx(2, abs=0.4)
    assert f"A stretch of the log-odds by {stretch:.2f}" in verdict(timid, SETTING._replace(walks=1000))


def test_a_stretch_leaves_the_even_share_alone() -> None:
    assert sharpened(1 / 3, 2.5, 3, 100) == pytest.approx(1 / 3)
    assert sharpened(0.0, 1, 2, 100) == pytest.approx(0.005)
    rising = [sharpened(step / 20, 1.7, 3, 100) for step in range(21)]
    assert rising == sorted(rising)


def test_the_picture_counts_positions() -> None:
    bins = bins_of(honest(500, 3))
    root = ET.fromstring(plot("Crypt", bins))
    texts = [element.text for element in root.iter() if element.text]
    assert all(str(one.positions) in texts for one in bins)
    assert sum(element.tag.endswith("circle") for element in root.iter()) == len(bins)


def test_the_stretch_of_a_game_is_laid_on_its_shares_and_on_no_others() -> None:
    assert {rookery.load(key).manners.stretch for key in rookery.games()} == {1.0, 0.7, 1.55}
    for key in rookery.games():
        game = rookery.load(key)
        seats = max(2, game.min_seats)
        s, pick = game.new(seats, game.settle(seats, {})), Picker(4)
        seat = game.pass_chance(s, pick)
        search = consider(game.view(s, seat), Sampler(game, s, seat, pick), Thought(12, 0, 6), 1)
        share = search.odds(seat)
        by = game.manners.stretch
        expected = share if by == 1.0 else sharpened(share, by, seats, 12)
        assert chance_of(search, seat) == pytest.approx(expected)
