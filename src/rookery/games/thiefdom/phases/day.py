"""The day between two nights (TD-21), and fresh goods after rounds 2 and 4."""

from __future__ import annotations

from rookery.games.thiefdom.const import BUILDING, DISPLAY, F_STRATEGIC, GOLD, NO_CARD, ROUNDS, THIEVES
from rookery.games.thiefdom.events import E_ALLEY, E_DAY, E_GAINED, E_RENEWED
from rookery.games.thiefdom.goods import add_vp, put, space
from rookery.games.thiefdom.phase import Phase
from rookery.games.thiefdom.phase_numbers import GO_DAY, GO_END, GO_NIGHT, GO_REFILL, GO_RENEW, MISSION
from rookery.games.thiefdom.smuggler import take_from_pile
from rookery.games.thiefdom.state import ThiefdomState, changed
from rookery.games.thiefdom.tables import Tables, board_set, card_in
from rookery.kernel import CHANCE, EVERYONE, Sink
from rookery.kernel.runtime import i64


class Day(Phase):
    """TD-21.1 to TD-21.5: boards pass on, thieves in alleys are rewarded, what held for a night is over.

    TD-4.1, TD-21.7: the sixth night has no day after it.
    """

    numbers: tuple[int, ...] = (GO_DAY,)

    def enter(self, t: Tables, s: ThiefdomState, out: Sink) -> None:
        s.tile = 0
        s.turn = 0
        if s.round == ROUNDS:
            s.phase = GO_END
            return
        s.endurance = 0
        s.plans = [-1] * s.seats
        s.blinded = [0] * (s.seats * THIEVES)
        if s.seats > 1:
            pass_boards(t, s)
        s.compass = 1 - s.compass
        out.emit(E_DAY, EVERYONE, s.round, s.first)
        seat: i64
        for seat in range(s.seats):
            reward_alleys(t, s, seat, out)
        s.cursor = 0
        s.phase = GO_NIGHT
        if s.round == 2 or s.round == 4:
            _renew(s, out)


def pass_boards(t: Tables, s: ThiefdomState) -> None:
    """TD-21.3: to the right; the first player's icon goes with its board."""
    s.boards = s.boards[1:] + s.boards[:1]
    for seat in range(s.seats):
        if board_set(t, s)[s.boards[seat]].first:
            s.first = seat


def reward_alleys(t: Tables, s: ThiefdomState, seat: i64, out: Sink) -> None:
    """TD-21.4, TD-C41: 1 VP for each thief in an alley, and Stoffel's wages."""
    outside: i64 = 0
    thief: i64
    for thief in range(seat * THIEVES, seat * THIEVES + THIEVES):
        if s.spot[thief] < BUILDING:
            outside += 1
            card = card_in(s, thief, 2)
            if card >= 0:
                _pay_wages(s, thief, t.effects[card].wages(), out)
    if outside:
        out.emit(E_ALLEY, EVERYONE, seat, outside)
        add_vp(s, seat, outside, out)


def _pay_wages(s: ThiefdomState, thief: i64, wages: i64, out: Sink) -> None:
    """AM-42: what does not fit is lost."""
    room = space(s, thief, GOLD)
    gold: i64 = wages if wages < room else room
    if gold > 0:
        put(s, thief, GOLD, gold)
        if out.live:
            out.emit(E_GAINED, EVERYONE, thief // THIEVES, thief % THIEVES, GOLD, gold)


def _renew(s: ThiefdomState, out: Sink) -> None:
    """TD-21.6: bags, badges, missions, and four new cards."""
    s.badges = (1 << (4 if s.seats > 2 else 3)) - 1
    s.bags = s.badges
    out.emit(E_RENEWED, EVERYONE)
    slot: i64
    for slot in range(DISPLAY):
        card = s.display[slot]
        if card >= 0:
            s.discard = changed(s.discard, card, s.discard[card] + 1)
            s.display = changed(s.display, slot, NO_CARD)
    s.phase = GO_RENEW


class RenewMissions(Phase):
    """TD-21.6 (3), TD-23.1: from the deck, or from the smuggler's own pile; then the display (TD-15.5)."""

    numbers: tuple[int, ...] = (GO_RENEW,)

    def enter(self, t: Tables, s: ThiefdomState, out: Sink) -> None:
        c = t.city(s)
        while s.cursor < len(c.smugglers):
            if s.slots[s.cursor] < 0:
                if s.flags & F_STRATEGIC:
                    take_from_pile(c, s, out)
                elif s.mission_deck:
                    s.phase = MISSION
                    s.actor = CHANCE
                    return
            s.cursor += 1
        s.cursor = 0
        s.resume = GO_NIGHT
        s.phase = GO_REFILL
