"""The legal list of each decision."""

from __future__ import annotations

from rookery.games.oliver_twist.actions import (
    EFFECT_0,
    END_ROUND,
    FAGIN,
    HIDE_0,
    PROWL,
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
from rookery.games.oliver_twist.streets import targets
from rookery.games.oliver_twist.tables import Tables
from rookery.games.oliver_twist.tokens import counts_of
from rookery.games.oliver_twist.walk import branch_choices, reveal_choices
from rookery.kernel.runtime import append, i64, vec


def choices(t: Tables, effects: list[Effect], s: OliverTwistState, seat: i64) -> vec[i64]:
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
        return branch_choices(t, s)
    if phase == SWAP:
        return _swap_choices(s, seat)
    if phase == SELL:
        return sell_choices(s, seat, s.least)
    if phase == KEEP:
        return keep_choices(t, s)
    if phase == SPEND:
        return spend_choices(s, seat)
    return _rare_choices(t, effects, s, seat)


def _rare_choices(t: Tables, effects: list[Effect], s: OliverTwistState, seat: i64) -> vec[i64]:
    phase = s.phase
    if phase == STARTER:
        return _row(STARTER_0, s.seats)
    if phase == LATE:
        return late_choices(t, s, seat)
    if phase == VICTIM:
        if isinstance(effects[s.helper], Snatch):
            return snatch_victims(s, seat)
        return vec[i64]([VICTIM_0 + other for other in range(s.seats) if other != seat])
    if phase == GRAB:
        return grab_choices(s, 0, CHARACTER)
    if phase == SEARCH:
        return search_choices(s, seat)
    if phase == BREAK_IN:
        return break_in_choices(s, seat)
    return _row(WALLETS_1, wallets_of(s, seat))


def _row(first: i64, size: i64) -> vec[i64]:
    """So many actions one after the other."""
    found = vec[i64](capacity=size)
    for _ in range(size):
        found = append(found, first)
        first += 1
    return found


def _swap_choices(s: OliverTwistState, seat: i64) -> vec[i64]:
    """OT-4.12: every class in the reserve."""
    counts = counts_of(s.reserves[seat])
    found = vec[i64](capacity=CLASSES)
    kind: i64
    for kind in range(CLASSES):
        if counts[kind]:
            found = append(found, SWAP_0 + kind)
    return found


def action_choices(t: Tables, effects: list[Effect], s: OliverTwistState, seat: i64) -> vec[i64]:
    """OT-3.2 to OT-3.7: prowl, go to Fagin, play a card; end the round only if neither of the first two."""
    found = vec[i64](capacity=8)
    if can_prowl(t, s, seat):
        found = append(found, PROWL)
    if has_set(s, seat, t.set_from):
        found = append(found, FAGIN)
    stuck = len(found) == 0
    if s.hands[seat]:
        found = _add_cards(t, effects, s, seat, found)
    if stuck:
        found = append(found, END_ROUND)
    return found


def _add_cards(t: Tables, effects: list[Effect], s: OliverTwistState, seat: i64, found: vec[i64]) -> vec[i64]:
    """OT-6.1, OT-6.4: a card may be played for its effect, if it has one now, or to hide."""
    hand = s.hands[seat]
    card: i64
    for card in range(CARDS):
        if hand >> card & 1 and effects[card].can(t, s, seat):
            found = append(found, EFFECT_0 + card)
    for card in range(CARDS):
        if hand >> card & 1:
            found = append(found, HIDE_0 + card)
    return found
