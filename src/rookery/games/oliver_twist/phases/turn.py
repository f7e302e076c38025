"""A turn: one action, Prowl, Fagin or a Character, or the end of the round (OT-3)."""

from __future__ import annotations

from rookery.games.oliver_twist.actions import (
    EFFECT_0,
    END_ROUND,
    FAGIN,
    HIDE_0,
    PEEK_0,
    PLACE_0,
    PROWL,
    TAKE_0,
)
from rookery.games.oliver_twist.const import CARDS, NO_NUMBERS, NOBODY
from rookery.games.oliver_twist.events import E_HELPED, E_HID, E_TURN
from rookery.games.oliver_twist.phase import Phase
from rookery.games.oliver_twist.phase_numbers import ACTION, GO_DONE, GO_NEXT, GO_PROWL, GO_TURN
from rookery.games.oliver_twist.phases.end_of_round import end_round
from rookery.games.oliver_twist.phases.fagin import has_set, largest_set, open_shop
from rookery.games.oliver_twist.phases.prowl import can_prowl, no_token
from rookery.games.oliver_twist.phases.relocation import no_place
from rookery.games.oliver_twist.state import OliverTwistState
from rookery.games.oliver_twist.streets import BITS, touches_token
from rookery.games.oliver_twist.tables import Tables, announce
from rookery.kernel import EVERYONE, Named, Sink
from rookery.kernel.runtime import append, i64, vec


class NextPlayer(Phase):
    """OT-3.1: turns go round clockwise."""

    numbers: tuple[int, ...] = (GO_NEXT,)

    def enter(self, t: Tables, s: OliverTwistState, out: Sink) -> None:
        s.active = (s.active + 1) % s.seats
        s.phase = GO_TURN


class Turn(Phase):
    """OT-3.2: one action a turn."""

    numbers: tuple[int, ...] = (GO_TURN, ACTION)
    moment = "OT-3.2"

    def enter(self, t: Tables, s: OliverTwistState, out: Sink) -> None:
        s.phase = ACTION
        s.actor = s.active
        out.emit(E_TURN, EVERYONE, s.active)

    def ask(self, t: Tables, s: OliverTwistState, seat: i64) -> Named:
        return Named("action", {"tokens": s.left})

    def choices(self, t: Tables, s: OliverTwistState, seat: i64) -> vec[i64]:
        """OT-3.2 to OT-3.7: prowl, go to Fagin, play a card; end the round if neither of the first two."""
        found = vec[i64](capacity=8)
        if can_prowl(t, s, seat):
            found = append(found, PROWL)
        if has_set(s, seat, t.set_from):
            found = append(found, FAGIN)
        stuck = len(found) == 0
        if s.hands[seat]:
            found = _add_cards(t, s, seat, found)
        if stuck:
            found = append(found, END_ROUND)
        return found

    def apply(self, t: Tables, s: OliverTwistState, seat: i64, action: i64, out: Sink) -> None:
        if action == PROWL:
            s.phase = GO_PROWL
        elif action == FAGIN:
            open_shop(s, t.set_from, 1, 0)
        elif action == END_ROUND:
            end_round(t, s, seat, out)
        elif action < HIDE_0:
            s.helper = action - EFFECT_0
            _discard_card(s, seat, s.helper)
            announce(s, out, E_HELPED, seat, s.helper)
            t.effects[s.helper].run(t, s, seat, out)
        else:
            _discard_card(s, seat, action - HIDE_0)
            announce(s, out, E_HID, seat, action - HIDE_0)
            s.phase = GO_NEXT

    def why_not(self, t: Tables, s: OliverTwistState, seat: i64, action: i64) -> str:
        """OT-3.3 to OT-3.7: what the turn lacks for this action."""
        if action == PROWL:
            return "OT-3.3" if s.left == 0 else "OT-7.3"
        if action == FAGIN:
            return "OT-3.4"
        if action == END_ROUND:
            return "OT-3.7"
        if action < END_ROUND:
            card = action - EFFECT_0 if action < HIDE_0 else action - HIDE_0
            return "OT-6.4" if s.hands[seat] & BITS[card] else "OT-3.5"
        if TAKE_0 <= action < PLACE_0:
            return "OT-4.3"
        if PLACE_0 <= action < PEEK_0:
            return "OT-4.9" if touches_token(t.streets, s.board, s.pawn) else "OT-4.8"
        return "OT-3.2"

    def reason(self, t: Tables, s: OliverTwistState, seat: i64, action: i64) -> Named:
        if TAKE_0 <= action < PLACE_0:
            return no_token(t, s, action - TAKE_0)
        if PLACE_0 <= action < PEEK_0:
            beside = [other for other in t.streets.near[s.pawn] if s.board[other] >= 0]
            if beside:
                return Named("touches", {"tokens": len(beside)})
            return no_place(t, s, action - PLACE_0)
        return _no_action(t, s, seat, action)


def _add_cards(t: Tables, s: OliverTwistState, seat: i64, found: vec[i64]) -> vec[i64]:
    """OT-6.1, OT-6.4: a card may be played for its effect, if it has one now, or to hide."""
    hand = s.hands[seat]
    card: i64
    for card in range(CARDS):
        if hand >> card & 1 and t.effects[card].can(t, s, seat):
            found = append(found, EFFECT_0 + card)
    for card in range(CARDS):
        if hand >> card & 1:
            found = append(found, HIDE_0 + card)
    return found


def _discard_card(s: OliverTwistState, seat: i64, card: i64) -> None:
    """OT-6.1: the card is discarded face up."""
    s.hands[seat] -= BITS[card]
    s.gone += BITS[card]


def _no_action(t: Tables, s: OliverTwistState, seat: i64, action: i64) -> Named:
    if action == PROWL and s.left:
        return Named("poor", {"pounds": s.money[seat], "price": t.relocation})
    if action == END_ROUND:
        if can_prowl(t, s, seat):
            return Named("can_prowl", {"tokens": s.left})
        return Named("can_sell", {"tokens": largest_set(s, seat)})
    if action == FAGIN:
        tokens = largest_set(s, seat)
        if tokens >= t.set_from:
            return Named("pure", {"wallets": tokens})
        return Named("few", {"tokens": tokens, "least": t.set_from})
    return NO_NUMBERS


class ActionDone(Phase):
    """The action is over, unless a second Prowl follows (OT-C4); that is due if a token is left."""

    numbers: tuple[int, ...] = (GO_DONE,)

    def enter(self, t: Tables, s: OliverTwistState, out: Sink) -> None:
        if s.again and can_prowl(t, s, s.active):
            s.again -= 1
            s.phase = GO_PROWL
            return
        s.helper = NOBODY
        s.extra = 0
        s.again = 0
        s.phase = GO_NEXT
