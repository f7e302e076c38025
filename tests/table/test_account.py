"""The account of an end: places, statistics from what all were told, deeds, and a rank of the scale."""

from __future__ import annotations

from collections import Counter

import pytest

import rookery
from rookery import Match
from rookery.kernel import ONLOOKER
from rookery.kernel.ending import Rung
from rookery.table.account import account_of, next_rung
from rookery.words import LANGUAGES, Words
from tests.table.matches import finish
from tests.toys.lanterns import Lanterns

TABLES = [(key, seats) for key in rookery.games() for seats in {rookery.load(key).min_seats, 4}]


@pytest.fixture(scope="module", params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def match(request: pytest.FixtureRequest) -> Match:
    key, seats = request.param
    return finish(Match(key, seats, 1838))


def test_places_follow_the_points_behind_the_winners(match: Match) -> None:
    places = account_of(match).places
    totals = [score.total for score in match.scores]
    assert [seat for seat in range(match.seats) if places[seat] == 1] == (match.winners or [0])
    for seat, place in enumerate(places):
        assert place == 1 or place == 1 + sum(
            totals[other] > totals[seat] or (other in match.winners and seat not in match.winners)
            for other in range(match.seats)
        )


def test_statistics_count_what_all_were_told(match: Match) -> None:
    account, told = account_of(match), match.events(ONLOOKER)
    chosen = Counter(seat for seat, _ in match.moves)
    assert account.stats[-1] == ("choices", [chosen[seat] for seat in range(match.seats)])
    assert len(account.stats) == len(match.game.manners.stats) + 1
    for stat, row in zip(match.game.manners.stats, account.stats, strict=False):
        for seat, count in enumerate(row.counts):
            mine = [one for one in told if one.key in stat.events and one.args[stat.whose] == seat]
            assert count == (sum(one.args[stat.sums] for one in mine) if stat.sums else len(mine))


def test_a_deed_is_the_greatest_of_its_kind(match: Match) -> None:
    told = match.events(ONLOOKER)
    for deed in account_of(match).deeds:
        kind = next(one for one in match.game.manners.deeds if one.key == deed.key)
        sizes = [one.args[kind.by] for one in told if one.key in kind.events]
        assert deed.event.args[kind.by] == max(sizes) > 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_part_of_an_end_can_be_said(match: Match, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROOKERY_STRICT_WORDS", "1")
    words, account = Words(lang, match.game, match.options), account_of(match)
    names = ["Ann", "Ben", "Cleo", "Dan", "Eve"][: match.seats]
    said = [words.say(f"tie-{tie.key}") for tie in account.ties]
    said += [words.say(rung.key) for rung in account.ranks] + [
        words.say(f"{r.key}.text") for r in account.ranks
    ]
    said += [words.say(f"stat-{row.key}") for row in account.stats[:-1]]
    said += [words.say(f"deed-{deed.key}") + words.event(deed.event, names) for deed in account.deeds]
    said += [words.say(f"prize-{prize.name}") + words.prize(prize, names) for prize in account.prizes]
    assert all(said)


TIES = {
    "crypt": "rolled servants",
    "oliver_twist": "file shared",
    "thiefdom": "pieces artwork wine badge gem liquor gold place",
    "thiefs_market": "cards tokens shared",
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", TIES)
def test_every_comparison_has_a_name(key: str, lang: str) -> None:
    words = Words(lang, key)
    assert all(words.has(f"tie-{one}") for one in TIES[key].split())


def test_what_is_missing_for_the_next_rank() -> None:
    ranks = [Rung("low", 0), Rung("high", 30)]
    assert next_rung(ranks, 0) == (ranks[1], 30)
    assert next_rung(ranks, 29) == (ranks[1], 1)
    assert next_rung(ranks, 30) is None


def test_any_game_has_an_account_and_a_running_one_has_none() -> None:
    match = Match(Lanterns(), 3, 5, {"moon": "on"})
    with pytest.raises(ValueError, match="only a finished match"):
        account_of(match)
    account = account_of(finish(match))
    assert [row.key for row in account.stats] == ["choices"]
    assert sum(account.stats[0].counts) > 0
    assert (account.ties, account.ranks, account.deeds, account.prizes) == ([], [], [], [])
