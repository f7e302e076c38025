"""Clients at the table (TD-16.1): one becomes an ally or ends in a brawl, or nobody does."""

from __future__ import annotations

from rookery.games.thiefdom.actions import ALLY, BRAWL_0, DECLINE
from rookery.games.thiefdom.cards.improvements import FREE_ALLIES, settle_gear
from rookery.games.thiefdom.const import (
    BRAWL,
    BRAWL_VP,
    CLIENT_BITS,
    CLIENTS,
    DISPLAY,
    GOLD,
    MARKET,
    NO_CARD,
    TAVERN,
    TYPES,
)
from rookery.games.thiefdom.events import E_ALLY, E_BRAWL, E_CLIENTS, E_DECLINED
from rookery.games.thiefdom.goods import add_vp, gold_of, pay, receive_all
from rookery.games.thiefdom.masks import any_bit
from rookery.games.thiefdom.phase import Phase
from rookery.games.thiefdom.phase_numbers import CLIENT, GO_LOCATION, GO_REVEAL, REVEAL
from rookery.games.thiefdom.reasons import NO_REASON, too_dear
from rookery.games.thiefdom.state import ThiefdomState, changed
from rookery.games.thiefdom.tables import Tables
from rookery.kernel import CHANCE, EVERYONE, Named, Picker, Sink
from rookery.kernel.runtime import i64


class Clients(Phase):
    """TD-16.1: four clients are revealed one by one, then the thief chooses."""

    numbers: tuple[int, ...] = (GO_REVEAL, REVEAL, CLIENT)
    moment = "TD-16.1"
    stream = 9

    def enter(self, t: Tables, s: ThiefdomState, out: Sink) -> None:
        """The discard pile is shuffled when the deck is empty."""
        if s.clients == 0:
            s.clients = s.client_discard
            s.client_discard = 0
        if s.cursor < DISPLAY and s.clients:
            s.phase = REVEAL
            s.actor = CHANCE
        else:
            s.phase = CLIENT
            s.actor = s.active // 3

    def outcomes(self, t: Tables, s: ThiefdomState) -> list[int]:
        return [client for client in range(CLIENTS) if s.clients & CLIENT_BITS[client]]

    def sample(self, t: Tables, s: ThiefdomState, pick: Picker) -> i64:
        return any_bit(s.clients, pick)

    def happen(self, t: Tables, s: ThiefdomState, outcome: i64, out: Sink) -> None:
        s.clients -= CLIENT_BITS[outcome]
        s.revealed[s.cursor] = TYPES + outcome
        if out.live:
            out.emit(E_CLIENTS, EVERYONE, TYPES + outcome)
        s.cursor += 1
        s.phase = GO_REVEAL

    def choices(self, t: Tables, s: ThiefdomState, seat: i64) -> list[int]:
        """An ally he can pay, a brawl (in a tavern only, AM-27), or nothing."""
        found: list[int] = []
        thief: i64 = s.active
        gold = gold_of(s, thief)
        free = s.guild[thief // 3] & FREE_ALLIES
        for slot in range(DISPLAY):
            card = s.revealed[slot]
            if card >= 0 and (free or t.cost[card] <= gold):
                found.append(ALLY + slot)
        if t.city(s).kind[s.here] == TAVERN:
            for slot in range(DISPLAY):
                if s.revealed[slot] >= 0:
                    found.append(BRAWL_0 + slot)
        found.append(DECLINE)
        return found

    def apply(self, t: Tables, s: ThiefdomState, seat: i64, action: i64, out: Sink) -> None:
        """The choice, then the others go to the discard pile."""
        thief: i64 = s.active
        s.phase = GO_LOCATION
        if action == DECLINE:
            out.emit(E_DECLINED, EVERYONE, thief // 3)
        elif action >= BRAWL_0:
            _brawl(s, thief, action - BRAWL_0, out)
        else:
            _ally(t, s, thief, action - ALLY, out)
        slot: i64
        for slot in range(DISPLAY):
            if s.revealed[slot] >= 0:
                s.client_discard += CLIENT_BITS[s.revealed[slot] - TYPES]
                s.revealed[slot] = NO_CARD

    def why_not(self, t: Tables, s: ThiefdomState, seat: i64, action: i64) -> str:
        return "TD-C37" if t.city(s).kind[s.here] == MARKET else self.moment

    def reason(self, t: Tables, s: ThiefdomState, seat: i64, action: i64) -> Named:
        if not ALLY <= action < BRAWL_0 or s.revealed[action - ALLY] < 0:
            return NO_REASON
        return too_dear(t.cost[s.revealed[action - ALLY]], gold_of(s, s.active))


def _ally(t: Tables, s: ThiefdomState, thief: i64, slot: i64, out: Sink) -> None:
    card: i64 = s.revealed[slot]
    s.revealed[slot] = NO_CARD
    cost: i64 = 0 if s.guild[thief // 3] & FREE_ALLIES else t.cost[card]
    pay(s, thief, GOLD, cost, out)
    s.ally = changed(s.ally, thief, card)
    s.used &= ~4
    settle_gear(t, s, thief)
    if out.live:
        out.emit(E_ALLY, EVERYONE, thief // 3, thief % 3, card, cost)
    add_vp(s, thief // 3, t.vp[card], out)
    receive_all(s, thief, t.joins[card], out)


def _brawl(s: ThiefdomState, thief: i64, slot: i64, out: Sink) -> None:
    """The card lies face down for the rest of the game: no ally any more."""
    card: i64 = s.revealed[slot]
    s.revealed[slot] = NO_CARD
    s.ally = changed(s.ally, thief, BRAWL + card)
    if out.live:
        out.emit(E_BRAWL, EVERYONE, thief // 3, thief % 3, card)
    add_vp(s, thief // 3, BRAWL_VP, out)
