"""The toy keeps the contract, at every number of seats and with all the checks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from rookery.kernel import MUTE, ONLOOKER, Game
from rookery.testing import ConformanceError, check, check_processes, check_worlds
from tests.kit import faulty, faulty_secrets
from tests.toys.lanterns import BURN, ENDED, UNDECIDED, WIND, Dusk, Lanterns


def hidden_things(game: Game[Any], s: Dusk, seat: int) -> Iterator[tuple[str, Dusk]]:
    """LA-1 and LA-3 by brute force: others' cards against the deck, others' open choices."""
    for other in range(s.seats):
        if other == seat or s.phase == ENDED:
            continue
        for card in range(1, 5):
            if s.cards[other] and s.deck[card - 1]:
                world = s.copy()
                world.deck[s.cards[other] - 1] += 1
                world.deck[card - 1] -= 1
                world.cards[other] = card
                yield "card", world
        if s.phase == BURN and s.burning[other] != UNDECIDED:
            for flasks in range(min(2, s.oil[other]) + 1):
                world = s.copy()
                world.burning[other] = flasks
                yield "choice", world


def test_lanterns_conforms() -> None:
    report = check(Lanterns(), games=10, secrets=hidden_things)
    assert report.games == 30
    assert report.decisions > 150
    assert report.chances > 100
    assert report.positions > 200
    assert report.worlds > 1000
    assert report.branching == 3
    assert 10 < report.longest < 30
    assert str(report).startswith("lanterns: 30 games, ")


def test_given_seats_and_options_are_kept() -> None:
    short = check(Lanterns(), games=4, seats=2, options={"moon": "off"})
    long = check(Lanterns(), games=4, seats=2, options={"moon": "on"})
    assert short.games == long.games == 4
    assert short.longest < long.longest


def test_few_positions_are_examined_when_few_are_asked_for() -> None:
    report = check(Lanterns(), games=10, seats=3, positions=20)
    assert 20 <= report.positions <= 30  # two a game, and the end of each


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(ValueError, match="no option 'sun'"):
        check(Lanterns(), games=1, options={"sun": "on"})


def test_secrets_find_what_a_forgetful_resample_hides() -> None:
    check(faulty_secrets.ForgetfulResample(), games=5)
    with pytest.raises(ConformanceError, match="another 'card'") as found:
        check(faulty_secrets.ForgetfulResample(), games=5, secrets=hidden_things)
    assert found.value.check == "leak-view"


def test_secrets_that_change_nothing_are_a_mistake() -> None:
    with pytest.raises(ConformanceError, match="no secret ever changed anything"):
        check(Lanterns(), games=2, secrets=lambda game, s, seat: [("nothing", s.copy())])


def test_a_secret_must_be_made_on_a_copy() -> None:
    def careless(game: Game[Any], s: Dusk, seat: int) -> Iterator[tuple[str, Dusk]]:
        s.turn += 1
        yield "turn", s

    with pytest.raises(ConformanceError) as found:
        check(Lanterns(), games=2, secrets=careless)
    assert found.value.check == "secrets"


def dealt() -> Dusk:
    """Three keepers hold 1, 2 and 2 before the first wind."""
    game = Lanterns()
    s = game.new(3, {"moon": "off"})
    for card in (1, 2, 2):
        game.apply(s, -1, card, MUTE)
    assert s.phase == WIND
    return s


SECOND_CARD = {1: 1, 2: 2, 3: 2, 4: 2}  # seat 0 sees its own 1: seven cards are left


def test_worlds_come_as_the_deck_would_deal_them() -> None:
    p = check_worlds(Lanterns(), dealt(), 0, lambda s: s.cards[1], SECOND_CARD)
    assert p > 0.001
    check_worlds(Lanterns(), dealt(), ONLOOKER, lambda s: s.cards[0], dict.fromkeys(range(1, 5), 1))


def test_skewed_worlds_are_found() -> None:
    check(faulty_secrets.SkewedResample(), games=5)
    with pytest.raises(ConformanceError, match="not by the weights") as found:
        check_worlds(faulty_secrets.SkewedResample(), dealt(), 0, lambda s: s.cards[1], SECOND_CARD)
    assert found.value.check == "worlds"


def test_impossible_worlds_are_found() -> None:
    with pytest.raises(ConformanceError, match="the rules cannot deal"):
        check_worlds(Lanterns(), dealt(), 0, lambda s: s.cards[1], {1: 1, 2: 2})


def test_other_processes_play_the_same_game() -> None:
    text = check_processes("tests.toys.lanterns:Lanterns", 3, {"moon": "on"}, seed=4)
    assert text.startswith("game lanterns rules 1 seats 3 seed 4\noption moon on\n")


def test_hash_order_is_found_in_other_processes() -> None:
    check(faulty.HashOrder(), games=3)
    with pytest.raises(ConformanceError, match="PYTHONHASHSEED") as found:
        check(faulty.HashOrder(), games=1, seats=2, source="tests.kit.faulty:HashOrder")
    assert found.value.check == "processes"


def test_a_crash_in_another_process_is_one_sentence() -> None:
    with pytest.raises(ConformanceError, match="stopped: KeyError") as found:
        check_processes("tests.kit.faulty:NewCrashes", 2)
    assert "\n" not in str(found.value)
