"""The equipment draft and the first purchases (TD-2, TD-24.2)."""

from __future__ import annotations

from rookery.games.thiefdom.actions import DONE, PICK_0, PURCHASE
from rookery.games.thiefdom.cards.equipment import equip, has_slot
from rookery.games.thiefdom.const import COUNTED, GOLD, NO_CARD, THIEVES, TYPES
from rookery.games.thiefdom.events import (
    E_BOUGHT,
    E_BOUGHT_NONE,
    E_DEALT,
    E_DECK,
    E_HAND,
    E_PASSED_ON,
    E_READY,
    E_STOCKED,
)
from rookery.games.thiefdom.goods import add_vp
from rookery.games.thiefdom.masks import any_bit, lowest
from rookery.games.thiefdom.phase import Phase
from rookery.games.thiefdom.phase_numbers import BUY, DEAL, GO_BUY, GO_DRAFT, GO_HIDEOUT, PICK
from rookery.games.thiefdom.reasons import NO_REASON, too_dear
from rookery.games.thiefdom.state import ThiefdomState
from rookery.games.thiefdom.tables import Tables
from rookery.kernel import CHANCE, EVERYONE, Named, Picker, Sink
from rookery.kernel.runtime import i64


class Deal(Phase):
    """TD-2.1, TD-24.2: cards are dealt, then everybody is to keep one; `stage` counts the picks made."""

    numbers: tuple[int, ...] = (GO_DRAFT, DEAL)
    stream = 7

    def enter(self, t: Tables, s: ThiefdomState, out: Sink) -> None:
        if s.cursor < _to_deal(s):
            s.phase = DEAL
            s.actor = CHANCE
            return
        if out.live and s.stage == 0:
            for seat in range(s.seats):
                out.emit(E_DEALT, EVERYONE, seat, THIEVES)
        if s.stage == 2:
            _take_last(s)
            s.stage = 0
            s.cursor = 0
            s.phase = GO_BUY
            return
        s.owed = (1 << s.seats) - 1
        s.phase = PICK
        s.actor = 0

    def outcomes(self, t: Tables, s: ThiefdomState) -> list[int]:
        return [card for card in range(TYPES) if s.half >> card & 1]

    def sample(self, t: Tables, s: ThiefdomState, pick: Picker) -> i64:
        return any_bit(s.half, pick)

    def happen(self, t: Tables, s: ThiefdomState, outcome: i64, out: Sink) -> None:
        """One card, seen by the one who gets it."""
        s.half &= ~(1 << outcome)
        seat: i64 = s.cursor // THIEVES if s.seats > 1 else 0
        slot: i64 = 0
        while s.hand[seat * THIEVES + slot] >= 0:
            slot += 1
        s.hand[seat * THIEVES + slot] = outcome
        out.emit(E_HAND, 1 << seat, outcome)
        s.cursor += 1
        s.phase = GO_DRAFT


def _to_deal(s: ThiefdomState) -> i64:
    """TD-2.1: three cards each; TD-24.2: alone three, then two, then one."""
    if s.seats > 1:
        return s.seats * THIEVES
    return 3 if s.stage == 0 else 5 if s.stage == 1 else 6


def _take_last(s: ThiefdomState) -> None:
    """The last card received stays."""
    for seat in range(s.seats):
        s.kept[seat * THIEVES + 2] = s.hand[seat * THIEVES]
    s.hand = [NO_CARD] * (s.seats * THIEVES)


class Pick(Phase):
    """TD-2.1: all keep one card in secret; when the last one is in, the rest is passed to the right."""

    numbers: tuple[int, ...] = (PICK,)
    moment = "TD-2.1"
    whose = "TD-2.1"

    def ask(self, t: Tables, s: ThiefdomState, seat: i64) -> Named:
        return Named("pick", {"left": 3 - int(s.stage)})

    def choices(self, t: Tables, s: ThiefdomState, seat: i64) -> list[int]:
        found = [PICK_0 + card for card in s.hand[seat * THIEVES : seat * THIEVES + THIEVES] if card >= 0]
        found.sort()
        return found

    def apply(self, t: Tables, s: ThiefdomState, seat: i64, action: i64, out: Sink) -> None:
        s.choice[seat] = action - PICK_0
        s.owed &= ~(1 << seat)
        out.emit(E_READY, EVERYONE, seat)
        if s.owed:
            s.actor = lowest(s.owed)
            return
        rest: list[list[int]] = []
        for giver in range(s.seats):
            hand = s.hand[giver * THIEVES : giver * THIEVES + THIEVES]
            rest.append(sorted([other for other in hand if other >= 0 and other != s.choice[giver]]))
            s.kept[giver * THIEVES + s.stage] = s.choice[giver]
            s.choice[giver] = NO_CARD
        s.hand = [NO_CARD] * (s.seats * THIEVES)
        if s.seats > 1:
            _pass_on(s, rest, out)
        else:
            _set_aside(s, rest[0])
        s.stage += 1
        s.phase = GO_DRAFT


def _pass_on(s: ThiefdomState, rest: list[list[int]], out: Sink) -> None:
    """Right is counter-clockwise: from seat n to seat n - 1."""
    out.emit(E_PASSED_ON, EVERYONE)
    for giver in range(s.seats):
        taker = (giver + s.seats - 1) % s.seats
        for index in range(len(rest[giver])):
            card = rest[giver][index]
            s.hand[taker * THIEVES + index] = card
            s.passed[giver * THIEVES + (index if s.stage == 0 else 2)] = card
            out.emit(E_HAND, 1 << taker, card)


def _set_aside(s: ThiefdomState, rest: list[int]) -> None:
    """TD-24.2: alone, nobody takes the cards; the player remembers them."""
    first: i64 = 0 if s.stage == 0 else 2
    for index in range(len(rest)):
        s.passed[first + index] = rest[index]


class Purchase(Phase):
    """TD-2.2 to TD-2.4: seat by seat, first player first; `stage` counts this seat's purchases."""

    numbers: tuple[int, ...] = (GO_BUY, BUY)
    moment = "TD-2.2"
    whose = "TD-2.4"

    def enter(self, t: Tables, s: ThiefdomState, out: Sink) -> None:
        if s.cursor == s.seats:
            make_deck(s, out)
            s.cursor = 0
            s.phase = GO_HIDEOUT
            return
        s.phase = BUY
        s.actor = (s.first + s.cursor) % s.seats

    def ask(self, t: Tables, s: ThiefdomState, seat: i64) -> Named:
        return Named("buy", {"gold": s.store[seat * COUNTED + GOLD], "left": 2 - int(s.stage)})

    def choices(self, t: Tables, s: ThiefdomState, seat: i64) -> list[int]:
        """Cards he kept and can pay, for a thief with room; or nothing more."""
        found: list[int] = []
        gold = s.store[seat * COUNTED + GOLD]
        card: i64
        number: i64
        for card in range(TYPES):
            if card in _kept(s, seat) and t.cost[card] <= gold:
                for number in range(THIEVES):
                    if has_slot(s, seat * THIEVES + number):
                        found.append(PURCHASE + card * THIEVES + number)
        found.sort()
        found.insert(0, DONE)
        return found

    def apply(self, t: Tables, s: ThiefdomState, seat: i64, action: i64, out: Sink) -> None:
        """The gold of the hideout pays; the printed VP count (AM-1)."""
        s.phase = GO_BUY
        if action == DONE:
            if s.stage == 0:
                out.emit(E_BOUGHT_NONE, EVERYONE, seat)
            _next_buyer(s)
            return
        card: i64 = (action - PURCHASE) // THIEVES
        thief: i64 = seat * THIEVES + (action - PURCHASE) % THIEVES
        s.kept[s.kept.index(card, seat * THIEVES, seat * THIEVES + THIEVES)] = NO_CARD
        s.store[seat * COUNTED + GOLD] -= t.cost[card]
        if out.live:
            out.emit(E_BOUGHT, EVERYONE, seat, thief % THIEVES, card, t.cost[card], t.vp[card])
            if t.cost[card]:
                out.emit(E_STOCKED, EVERYONE, seat, GOLD, -t.cost[card])
        equip(t, s, thief, card)
        add_vp(s, seat, t.vp[card], out)
        s.stage += 1
        if s.stage == 2:
            _next_buyer(s)

    def why_not(self, t: Tables, s: ThiefdomState, seat: i64, action: i64) -> str:
        """TD-2.1 about the cards, TD-2.2 about gold, TD-2.3 about thieves."""
        card = (action - PURCHASE) // THIEVES
        if not 0 <= card < TYPES:
            return "TD-2.2"
        if card not in _kept(s, seat):
            return "TD-2.1"
        return "TD-2.2" if t.cost[card] > s.store[seat * COUNTED + GOLD] else "TD-2.3"

    def reason(self, t: Tables, s: ThiefdomState, seat: i64, action: i64) -> Named:
        card = (action - PURCHASE) // THIEVES
        if 0 <= card < TYPES and card in _kept(s, seat):
            return too_dear(t.cost[card], s.store[seat * COUNTED + GOLD])
        return NO_REASON


def _kept(s: ThiefdomState, seat: i64) -> list[int]:
    return s.kept[seat * THIEVES : seat * THIEVES + THIEVES]


def _next_buyer(s: ThiefdomState) -> None:
    s.stage = 0
    s.cursor += 1


def make_deck(s: ThiefdomState, out: Sink) -> None:
    """TD-2.5, AM-2: everything but the display is one deck."""
    card: i64
    for card in range(TYPES):
        bought = 0
        for owned in s.equip:
            if owned == card:
                bought += 1
        s.deck[card] += 1 - bought
    s.kept = [NO_CARD] * (s.seats * THIEVES)
    s.passed = [NO_CARD] * (s.seats * THIEVES)
    s.half = 0
    if out.live:
        out.emit(E_DECK, EVERYONE, sum(s.deck))
