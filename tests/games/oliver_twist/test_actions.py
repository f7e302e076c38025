"""The constants of compiled code are the codec's numbers."""

from __future__ import annotations

from rookery.games.oliver_twist import actions
from rookery.games.oliver_twist.actions import CODEC
from rookery.games.oliver_twist.const import RICHEST

FIRST = {
    "prowl": "PROWL",
    "fagin": "FAGIN",
    "effect": "EFFECT_0",
    "hide": "HIDE_0",
    "end_round": "END_ROUND",
    "take": "TAKE_0",
    "place": "PLACE_0",
    "peek": "PEEK_0",
    "reveal": "REVEAL_0",
    "no_reveal": "NO_REVEAL",
    "swap": "SWAP_0",
    "sell_two": "SELL_TWO_0",
    "sell_one": "SELL_ONE_0",
    "sell_wallets": "SELL_WALLETS_2",
    "stop": "STOP",
    "spend": "SPEND_0",
    "starter": "STARTER_0",
    "late": "LATE_0",
    "victim": "VICTIM_0",
    "wallets": "WALLETS_1",
    "grab": "GRAB_0",
    "rob": "ROB_0",
    "burgle": "BURGLE",
    "search": "SEARCH_0",
    "find_nothing": "FIND_NOTHING",
}


def test_every_verb_begins_where_its_constant_says() -> None:
    found = {verb: getattr(actions, name) for verb, name in FIRST.items()}
    assert found | {"keep": actions.KEEP_0 - RICHEST} == CODEC.first
    assert CODEC.size == actions.N_ACTIONS
    assert CODEC.pack("keep", (0,)) == actions.KEEP_0
