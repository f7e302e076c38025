"""Going to Fagin (OT-5)."""

from __future__ import annotations

import pytest

from rookery.games.oliver_twist.phases.fagin import set_of, size_of
from rookery.kernel import Refused
from tests.games.oliver_twist.scene import Scene


def test_T17_three_apples_and_the_top_reward() -> None:
    table = Scene().fill().reserve(0, "ap1 ap1 ap2").do("fagin")
    table.do("sell_two", 0, 2, 1, 0)
    assert table.s.money[0] == 20
    assert table.game.view(table.s, 1)["rewards"] == [5, 4, 3, 2]
    assert table.tokens_in_bag() == ["ap1", "ap1", "ap2"]
    assert table.s.active == 1
    last = table.game.view(table.s, 2)["last"]
    assert last == [{"event": "sold", "seat": 0, "type": 0, "low": 2, "high": 1, "wallets": 0, "pounds": 10}]


def test_T18_five_tokens_with_a_wallet_earn_the_bonus() -> None:
    table = Scene().fill().reserve(0, "ri ri ri ri wl").rewards(5).do("fagin")
    assert table.do("sell_one", 4, 4, 1).s.money[0] == 38


@pytest.mark.parametrize(("count", "income"), [(3, 6), (5, 17)])
def test_T20_sets_sell_without_rewards(count: int, income: int) -> None:
    table = Scene().fill().reserve(0, "br " * count).rewards(0).do("fagin")
    table.do("sell_one", 2, count, 0)
    assert table.s.money[0] == 10 + income
    assert table.game.view(table.s, 0)["rewards"] == []


@pytest.mark.parametrize(("count", "top", "income"), [(3, 6, 6), (5, 2, 9)])
def test_T22_wallets_alone_are_a_set(count: int, top: int, income: int) -> None:
    table = Scene().fill().reserve(0, "wl " * count).rewards(top).do("fagin")
    assert table.do("sell_wallets", count).s.money[0] == 10 + income


def test_sets_of_wallets_alone_may_be_forbidden() -> None:
    table = Scene(pure_wallet_sets="off").fill().reserve(0, "wl wl wl")
    assert table.legal == ["prowl"]
    table.reserve(0, "wl wl wl ap1").do("fagin")
    assert table.verbs == ["sell_two"]


def test_tokens_and_wallets_may_be_kept_back() -> None:
    table = Scene().fill().reserve(0, "hk1 hk1 hk1 hk2 hk2 hk2 wl wl wl").do("fagin")
    assert len(table.legal) == 54  # the most a reserve can offer
    assert table.legal == sorted(table.legal, key=lambda word: table.game.codec.parse(word))
    for word in table.legal:
        sold = set_of(table.game.codec.parse(word))
        assert size_of(sold) >= 3
        assert (sold >> 12 == 6) == (sold & 15 == size_of(sold))
    with pytest.raises(Refused, match="OT-5.1"):
        table.do("sell_two", 1, 1, 1, 0)


def test_a_watch_and_two_wallets_are_a_set() -> None:
    table = Scene().fill().reserve(0, "wa wl wl").do("fagin")
    assert table.legal == ["sell_one:5.1.2"]
    assert table.do("sell_one", 5, 1, 2).s.money[0] == 21


def test_start_tokens_are_sold_first_and_go_back_to_the_others() -> None:
    table = Scene().fill().reserve(0, "ap1 ap1 ap1").starts(0, "ap1")
    table.s.aside[0] -= 1
    table.do("fagin").do("sell_two", 0, 3, 0, 0)
    assert table.tokens_in_bag() == ["ap1", "ap1"]
    assert table.s.aside_seen[0] == 1
    assert list(table.s.reserves[0]) == [0]
    assert table.events("start_back") == [{"seat": 0, "token": 0}]
