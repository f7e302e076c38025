"""Planted truths are found with the right sign and size, and where there is nothing, nothing is found."""

from __future__ import annotations

import pytest

from rookery.kernel import OVER, Game, Picker
from rookery.kernel.tools import finish
from rookery.lab.compare import Difference, differences, is_clear, things_changed
from rookery.lab.figures import Report
from tests.lab.toys import BEACON, TABLE, Doubled, OtherLuck, Plain, Richer, played
from tests.toys.lanterns import Dusk

PAIRS = 400


def found(rules: Game[Dusk], name: str) -> Difference:
    """What changes in one figure between plain Lanterns and others."""
    return next(one for one in differences(played([Plain(), rules], PAIRS)) if one.name == name)


def truth(rules: Game[Dusk], games: int = 6000) -> tuple[float, float]:
    """The first seat's part of the wins and how often a player ends with the highest card, by brute force."""
    pick, won, held = Picker(99), 0.0, 0
    for _ in range(games):
        s = rules.new(2, {"moon": "off"})
        finish(rules, s, pick)
        winners = rules.winners(s)
        won += (0 in winners) / len(winners)
        held += s.cards.count(4)
        assert rules.actor(s) == OVER
    return won / games, held / games / 2


def test_a_doubled_card_brings_its_points() -> None:
    change = found(Doubled(), "score")
    _, held = truth(Plain())
    assert change.shown
    assert change.figure.low < 4 * held < change.figure.high


def test_who_has_the_doubled_card_wins_more() -> None:
    report = Report(played([Plain(), Doubled()], PAIRS), [Plain(), Doubled()])
    before, after = (report.entry("lift", BEACON, 0, "random", world) for world in (0, 1))
    assert before is not None
    assert after is not None
    assert after.shown
    assert after.figure.low > before.figure.high


def test_a_seat_with_one_more_coin_wins_more_often() -> None:
    change = found(Richer(), "place.0")
    more = truth(Richer())[0] - truth(Plain())[0]
    assert change.shown
    assert change.figure.low < more < change.figure.high


def test_a_change_without_effect_is_seen_to_have_none() -> None:
    findings = played([Plain(), Plain()], 50)
    assert all(one.figure[:3] == (0.0, 0.0, 0.0) for one in differences(findings))
    assert is_clear(findings)
    assert things_changed(findings) == []


def alarms(repetitions: int) -> int:
    """How many of some studies see a difference where there is only other luck, at any of their looks."""
    count = 0
    for seed in range(repetitions):
        findings = played([Plain(), OtherLuck()], 150, seed)
        count += any(one.shown for one in [*differences(findings), *things_changed(findings)])
    return count


def test_noise_is_no_difference() -> None:
    assert alarms(4) == 0


@pytest.mark.soak
def test_false_alarms_are_rare() -> None:
    assert alarms(20) <= 1


def test_places_that_are_even_are_called_noise() -> None:
    report = Report(played([Plain()], 100), [Plain()])
    assert [one.shown for one in report.entries if one.topic == "place"] == [False, False]
    richer = Report(played([Richer()], PAIRS), [Richer()])
    assert [one.shown for one in richer.entries if one.topic == "place"] == [True, True]
    assert report.figure("place", "1", TABLE).many == 100
