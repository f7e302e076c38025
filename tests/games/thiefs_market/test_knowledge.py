"""Who knows what (TM-2), and honest other worlds."""

from __future__ import annotations

import json

import pytest

from rookery.games.thiefs_market.phase_numbers import GO_CLOSE
from rookery.games.thiefs_market.state import MarketState
from rookery.kernel import EVERYONE, Picker, finish
from rookery.kernel.runtime import i64, vec
from rookery.testing import check_worlds
from tests.games.thiefs_market.positions import GAME, Table, go_on, number, shopping


def test_T39_a_view_does_not_depend_on_another_players_infamy() -> None:
    table = shopping("RR", ["tailor"])
    twin = table.s.copy()
    twin.infamy[1] = 17
    assert json.dumps(GAME.view(table.s, 0)) == json.dumps(GAME.view(twin, 0))
    assert json.dumps(GAME.view(table.s, -1)) == json.dumps(GAME.view(twin, -1))
    assert GAME.view(twin, 1)["players"][1]["infamy"] == 17
    assert GAME.view(twin, 0)["players"][1]["infamy"] == -1


def test_gold_piles_and_cards_are_open() -> None:
    table = shopping("RRM", ["tailor"], ["fence"], gold=4)
    for seat in (-1, 1, 2):
        player = GAME.view(table.s, seat)["players"][0]
        assert player["gold"] == 4
        assert player["pile"] == [2, 0, 0, 0, 0, 1, 0]
        assert player["cards"] == [
            {"card": number("fence"), "copy": -1, "used": False, "icons": [1, 0, 0, 0, 0, 0]}
        ]
    market = GAME.view(table.s, 1)["market"]
    assert market[0][0] == {"card": number("tailor"), "cost": [1, 0, 0, 0], "icons": [1, 0, 0, 0, 0, 0]}
    assert market[0][1] is None


def test_the_unseen_cards_are_known_as_a_set() -> None:
    table = Table(3).finish_chance()
    view = GAME.view(table.s, 0)
    assert [len(cards) for cards in view["unseen"]] == [11, 19, 14]
    assert view["decks"] == [8, 12, 11]
    assert view["box"] == []


def test_option_infamy_visibility_open_shows_all_totals() -> None:
    table = shopping("RR", ["tailor"], infamy_visibility="open")
    table.s.infamy = vec[i64]([1, 2, 3])
    assert [player["infamy"] for player in GAME.view(table.s, 0)["players"]] == [1, 2, 3]


def test_all_infamy_is_shown_at_the_end() -> None:
    table = Table(3)
    finish(GAME, table.s, Picker(2), table.out)
    view = GAME.view(table.s, -1)
    assert [player["infamy"] for player in view["players"]] == list(table.s.infamy)
    assert [event["infamy"] for event in table.told("revealed")] == list(table.s.infamy)
    assert view["winners"] == GAME.winners(table.s)


def test_gains_are_told_unless_sealed() -> None:
    table = shopping("MM", cards=["tailor"])
    go_on(table, GO_CLOSE)
    assert table.told("masks") == [{"seat": 0, "infamy": 2}]
    sealed = shopping("MM", cards=["tailor"], infamy_visibility="sealed")
    go_on(sealed, GO_CLOSE)
    assert sealed.told("masks") == []
    assert sealed.told("secret") == [{"seat": 0}]
    assert sealed.told("own") == [{"infamy": 2}]
    seen = {GAME.events[event.kind].key: event.seen for event in sealed.out.heard}
    assert seen["own"] == 1
    assert seen["secret"] == EVERYONE


def test_the_sum_of_told_gains_is_the_total() -> None:
    for seed in range(4):
        table = Table(4, promos="on")
        finish(GAME, table.s, Picker(seed), table.out)
        totals = [0, 0, 0, 0]
        for event in [*table.told("infamy"), *table.told("masks")]:
            totals[event["seat"]] += event["infamy"]
        assert totals == list(table.s.infamy)


def test_resample_keeps_what_everybody_could_count() -> None:
    table = Table(3).finish_chance()
    table.s.infamy = vec[i64]([1, 2, 3])
    world = GAME.resample(table.s, 0, Picker(1))
    assert world is not table.s
    assert GAME.dump(world) == GAME.dump(table.s)


def test_resample_draws_sealed_totals_from_what_is_known() -> None:
    table = shopping("RR", ["tailor"], infamy_visibility="sealed")
    table.s.infamy = vec[i64]([5, 9, 0])
    expected = {(5, one, two): 1 for one in range(3) for two in range(3)}
    assert check_worlds(GAME, table.s, 0, totals, expected) > 1e-6


def totals(s: MarketState) -> tuple[int, int, int]:
    """The infamy of all seats in a world."""
    return s.infamy[0], s.infamy[1], s.infamy[2]


def test_deck_draws_are_uniform_over_the_unseen_cards() -> None:
    table = Table(3)
    GAME.apply(table.s, -1, 0, table.out)
    assert GAME.outcomes(table.s) == list(range(16))
    assert {GAME.weight(table.s, card) for card in range(16)} == {1}
    pick = Picker(9)
    drawn = [0] * 16
    for _ in range(3200):
        drawn[GAME.sample(table.s, pick)] += 1
    assert min(drawn) > 140
    assert max(drawn) < 260


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_views_are_plain_json(seat: int) -> None:
    table = Table(3).finish_chance()
    assert json.loads(json.dumps(GAME.view(table.s, seat))) == GAME.view(table.s, seat)
