"""What an action or chance does, and how the rules go on by themselves afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.games.oliver_twist.actions import (
    EFFECT_0,
    END_ROUND,
    FAGIN,
    FIND_NOTHING,
    GRAB_0,
    HIDE_0,
    KEEP_0,
    LATE_0,
    NO_REVEAL,
    PEEK_0,
    PLACE_0,
    PROWL,
    REVEAL_0,
    SEARCH_0,
    SPEND_0,
    STARTER_0,
    STOP,
    SWAP_0,
    TAKE_0,
    VICTIM_0,
    WALLETS_1,
)
from rookery.games.oliver_twist.burglary import card_worth, draw_loot, draw_on, keep, spend
from rookery.games.oliver_twist.const import (
    ACTION,
    BRANCH,
    CLASSES,
    DEAL,
    DRAW,
    E_HELPED,
    E_HID,
    E_TURN,
    FIRST,
    GO_DEAL,
    GO_DONE,
    GO_DUSK,
    GO_END,
    GO_GUIDE,
    GO_LATE,
    GO_LAY,
    GO_LOOT,
    GO_NEXT,
    GO_NIGHT,
    GO_PEEK,
    GO_PLACE,
    GO_PROWL,
    GO_REVEAL,
    GO_TAKE,
    GO_TURN,
    GO_WALK,
    GRAB,
    KEEP,
    LATE,
    LAY,
    LOOK,
    LOOT_DRAW,
    NOBODY,
    PEEK,
    PLACE,
    REVEAL,
    SEARCH,
    SELL,
    SPEND,
    STARTER,
    SWAP,
    TAKE,
    TURN_UP,
    VICTIM,
    WALLETS,
)
from rookery.games.oliver_twist.dusk import ask_late, choose_late, end_game, end_round, settle_round
from rookery.games.oliver_twist.effects import Effect
from rookery.games.oliver_twist.fagin import close_shop, open_shop, sell
from rookery.games.oliver_twist.prowl import (
    after_prowl,
    ask_peek,
    ask_place,
    ask_take,
    begin_prowl,
    draw_card,
    look,
    make_room,
    peek,
    place,
    take,
)
from rookery.games.oliver_twist.setup import (
    begin_night,
    choose_first,
    choose_guide,
    deal,
    deal_next,
    lay,
    lay_next,
    name_starter,
)
from rookery.games.oliver_twist.state import OliverTwistState
from rookery.games.oliver_twist.streets import BITS
from rookery.games.oliver_twist.tables import Tables, announce
from rookery.games.oliver_twist.walk import ask_reveal, turn, turn_up, walk_on
from rookery.kernel import EVERYONE, Sink

if TYPE_CHECKING:
    from mypy_extensions import i64


def choose(t: Tables, effects: list[Effect], s: OliverTwistState, seat: i64, action: i64, out: Sink) -> None:
    """A seat has chosen."""
    if s.shown:
        s.shown = []
    s.took = NOBODY
    phase = s.phase
    if phase == ACTION:
        _act(t, effects, s, seat, action, out)
    elif phase == TAKE:
        take(t, s, action - TAKE_0, out)
    elif phase in (REVEAL, BRANCH):
        if action == NO_REVEAL:
            s.phase = GO_TAKE
        else:
            turn(t, s, action - REVEAL_0, out)
    elif phase == PEEK:
        peek(s, action - PEEK_0, out)
    elif phase == PLACE:
        place(s, action - PLACE_0, out)
    elif phase == SELL:
        if action == STOP:
            close_shop(s)
        else:
            sell(t, s, seat, action, out)
    elif phase == SWAP:
        make_room(s, seat, action - SWAP_0, out)
    elif phase == KEEP:
        keep(t, s, card_worth(t, s, action - KEEP_0), out)
    elif phase == SPEND:
        spend(s, seat, action - SPEND_0, out)
    else:
        _choose_rarely(t, effects, s, seat, action, out)


def _choose_rarely(
    t: Tables, effects: list[Effect], s: OliverTwistState, seat: i64, action: i64, out: Sink
) -> None:
    phase = s.phase
    if phase == LATE:
        choose_late(s, seat, action - LATE_0)
    elif phase == STARTER:
        name_starter(s, action - STARTER_0, out)
    else:
        number = action  # Toby Crackit's choices are of three kinds
        if phase == VICTIM:
            number = action - VICTIM_0
        elif phase == WALLETS:
            number = action - WALLETS_1 + 1
        elif phase == GRAB:
            number = action - GRAB_0
        elif phase == SEARCH:
            number = CLASSES if action == FIND_NOTHING else action - SEARCH_0
        effects[s.helper].chosen(t, s, seat, number, out)


def _act(t: Tables, effects: list[Effect], s: OliverTwistState, seat: i64, action: i64, out: Sink) -> None:
    """OT-3.2: one action a turn."""
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
        effects[s.helper].run(t, s, seat, out)
    else:
        _discard_card(s, seat, action - HIDE_0)
        announce(s, out, E_HID, seat, action - HIDE_0)
        s.phase = GO_NEXT


def _discard_card(s: OliverTwistState, seat: i64, card: i64) -> None:
    """OT-6.1: the card is discarded face up."""
    s.hands[seat] -= BITS[card]
    s.gone += BITS[card]


def happen(t: Tables, effects: list[Effect], s: OliverTwistState, outcome: i64, out: Sink) -> None:
    """Chance has decided."""
    phase = s.phase
    if phase == LAY:
        lay(t, s, outcome)
    elif phase == TURN_UP:
        turn_up(s, outcome, out)
    elif phase == LOOK:
        look(s, outcome, out)
    elif phase == DRAW:
        draw_card(s, outcome, out)
    elif phase == LOOT_DRAW:
        draw_loot(t, s, outcome, out)
    elif phase == DEAL:
        deal(s, outcome, out)
    elif phase == FIRST:
        choose_first(s, outcome, out)
    else:
        effects[s.helper].fallen(t, s, s.active, outcome, out)


def go_on(t: Tables, s: OliverTwistState, out: Sink) -> None:
    """The rules go on by themselves until chance or a seat is to act."""
    while s.phase >= GO_DEAL:
        phase = s.phase
        if phase == GO_WALK:
            walk_on(t, s, out)
        elif phase == GO_DONE:
            _finish_action(t, s)
        elif phase == GO_NEXT:
            s.active = (s.active + 1) % s.seats
            s.phase = GO_TURN
        elif phase == GO_TURN:
            s.phase = ACTION
            s.actor = s.active
            out.emit(E_TURN, EVERYONE, s.active)
        elif phase == GO_PROWL:
            begin_prowl(t, s, out)
        elif phase == GO_REVEAL:
            ask_reveal(t, s, out)
        elif phase == GO_TAKE:
            ask_take(t, s, out)
        elif phase == GO_PEEK:
            ask_peek(s, out)
        elif phase == GO_PLACE:
            ask_place(t, s, out)
        elif phase == GO_LOOT:
            draw_on(t, s, out)
        else:
            _go_on_between(t, s, out)


def _go_on_between(t: Tables, s: OliverTwistState, out: Sink) -> None:
    """Set-up, and what happens between the rounds."""
    phase = s.phase
    if phase == GO_DEAL:
        deal_next(t, s, out)
    elif phase == GO_LAY:
        lay_next(t, s, out)
    elif phase == GO_LATE:
        ask_late(t, s)
    elif phase == GO_DUSK:
        settle_round(t, s, out)
    elif phase == GO_NIGHT:
        begin_night(t, s)
    elif phase == GO_GUIDE:
        choose_guide(s, out)
    elif phase == GO_END:
        end_game(t, s, out)


def _finish_action(t: Tables, s: OliverTwistState) -> None:
    """The action is over, unless a second Prowl follows (OT-C4)."""
    if s.again and after_prowl(t, s):
        return
    s.helper = NOBODY
    s.extra = 0
    s.again = 0
    s.phase = GO_NEXT
