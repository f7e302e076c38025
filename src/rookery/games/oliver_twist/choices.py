"""The legal list of each decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.games.oliver_twist.actions import (
    EFFECT_0,
    END_ROUND,
    FAGIN,
    HIDE_0,
    PROWL,
    REVEAL_0,
    STARTER_0,
    SWAP_0,
    VICTIM_0,
    WALLETS_1,
)
from rookery.games.oliver_twist.burglary import keep_choices, spend_choices
from rookery.games.oliver_twist.const import (
    ACTION,
    BRANCH,
    BREAK_IN,
    CARDS,
    CHARACTER,
    CLASSES,
    GRAB,
    KEEP,
    LATE,
    PEEK,
    PLACE,
    REVEAL,
    SEARCH,
    SELL,
    SPEND,
    STARTER,
    SWAP,
    TAKE,
    VICTIM,
)
from rookery.games.oliver_twist.effects import (
    Effect,
    Snatch,
    break_in_choices,
    grab_choices,
    search_choices,
    snatch_victims,
    wallets_of,
)
from rookery.games.oliver_twist.fagin import has_set, sell_choices
from rookery.games.oliver_twist.late import late_choices
from rookery.games.oliver_twist.prowl import can_prowl, peek_choices, places
from rookery.games.oliver_twist.state import OliverTwistState
from rookery.games.oliver_twist.streets import BITS, targets
from rookery.games.oliver_twist.tables import Tables
from rookery.games.oliver_twist.tokens import counts_of
from rookery.games.oliver_twist.walk import branches, reveal_choices

if TYPE_CHECKING:
    from mypy_extensions import i64


def legal(t: Tables, effects: list[Effect], s: OliverTwistState, seat: i64) -> list[int]:
    """What the acting seat may do now, ascending."""
    phase = s.phase
    if phase == ACTION:
        return action_choices(t, effects, s, seat)
    if phase == TAKE:
        return targets(t.streets, s.board, s.pawn)
    if phase == PLACE:
        return places(t, s)
    if phase == PEEK:
        return peek_choices(s)
    if phase == REVEAL:
        return reveal_choices(t, s)
    if phase == BRANCH:
        return [REVEAL_0 + space for space in branches(t, s)]
    if phase == SWAP:
        counts = counts_of(s.reserves[seat])
        return [SWAP_0 + kind for kind in range(CLASSES) if counts[kind]]
    if phase == SELL:
        return sell_choices(s, seat)
    if phase == KEEP:
        return keep_choices(t, s)
    if phase == SPEND:
        return spend_choices(s, seat)
    return _rare_choices(t, effects, s, seat)


def _rare_choices(t: Tables, effects: list[Effect], s: OliverTwistState, seat: i64) -> list[int]:
    phase = s.phase
    if phase == STARTER:
        return [STARTER_0 + other for other in range(s.seats)]
    if phase == LATE:
        return late_choices(t, s, seat)
    if phase == VICTIM:
        if isinstance(effects[s.helper], Snatch):
            return snatch_victims(s, seat)
        return [VICTIM_0 + other for other in range(s.seats) if other != seat]
    if phase == GRAB:
        return grab_choices(s, 0, CHARACTER)
    if phase == SEARCH:
        return search_choices(s, seat)
    if phase == BREAK_IN:
        return break_in_choices(s, seat)
    return [WALLETS_1 + number for number in range(wallets_of(s, seat))]


def action_choices(t: Tables, effects: list[Effect], s: OliverTwistState, seat: i64) -> list[int]:
    """OT-3.2 to OT-3.7: prowl, go to Fagin, play a card; end the round only if neither of the first two."""
    found: list[int] = []
    if can_prowl(t, s, seat):
        found.append(PROWL)
    if has_set(s, seat, t.set_from):
        found.append(FAGIN)
    stuck = not found
    hand: i64 = s.hands[seat]
    if hand:
        _add_cards(t, effects, s, seat, hand, found)
    if stuck:
        found.append(END_ROUND)
    return found


def _add_cards(
    t: Tables, effects: list[Effect], s: OliverTwistState, seat: i64, hand: i64, found: list[int]
) -> None:
    """OT-6.1, OT-6.4: a card may be played for its effect, if it has one now, or to hide."""
    card: i64
    for card in range(CARDS):
        if hand & BITS[card] and effects[card].can(t, s, seat):
            found.append(int(EFFECT_0 + card))
    for card in range(CARDS):
        if hand & BITS[card]:
            found.append(int(HIDE_0 + card))
