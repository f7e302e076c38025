"""Equipment cards that lie open: the display, two cards for an artwork, one card in place of another."""

from __future__ import annotations

from rookery.games.thiefdom.actions import DROP, KEEP_0, REPLACE_0
from rookery.games.thiefdom.cards.equipment import discard, equip
from rookery.games.thiefdom.cards.improvements import SACK
from rookery.games.thiefdom.const import DISPLAY, F_RULES_3, NO_CARD, NOWHERE, TYPES
from rookery.games.thiefdom.dealer import restock
from rookery.games.thiefdom.events import E_DISCARDED, E_SHOWN
from rookery.games.thiefdom.goods import drop, offer_surplus
from rookery.games.thiefdom.phase import Phase
from rookery.games.thiefdom.phase_numbers import DRAW, GO_DRAW, GO_LOCATION, GO_REFILL, KEEP, REPLACE, SHOW
from rookery.games.thiefdom.state import ThiefdomState, changed
from rookery.games.thiefdom.tables import Tables
from rookery.kernel import CHANCE, EVERYONE, Picker, Sink
from rookery.kernel.runtime import i64


class FromTheDeck(Phase):
    """Chance draws a card of the equipment deck; equal cards count together."""

    def outcomes(self, t: Tables, s: ThiefdomState) -> list[int]:
        return [card for card in range(TYPES) if s.deck[card]]

    def weight(self, s: ThiefdomState, outcome: i64) -> i64:
        return s.deck[outcome]

    def sample(self, t: Tables, s: ThiefdomState, pick: Picker) -> i64:
        card: i64
        left: i64 = 0
        for card in range(TYPES):
            left += s.deck[card]
        left = pick.below(left)
        card = 0
        while left >= s.deck[card]:
            left -= s.deck[card]
            card += 1
        return card


class Display(FromTheDeck):
    """TD-15.5: the display has four cards as long as there are any; `resume` follows."""

    numbers: tuple[int, ...] = (GO_REFILL, SHOW)
    stream = 5

    def enter(self, t: Tables, s: ThiefdomState, out: Sink) -> None:
        slot: i64
        for slot in range(DISPLAY):
            if s.display[slot] < 0 and restock(s):
                s.phase = SHOW
                s.actor = CHANCE
                return
        s.phase = s.resume

    def happen(self, t: Tables, s: ThiefdomState, outcome: i64, out: Sink) -> None:
        s.deck[outcome] -= 1
        slot: i64 = 0
        while s.display[slot] >= 0:
            slot += 1
        s.display = changed(s.display, slot, outcome)
        if out.live:
            out.emit(E_SHOWN, EVERYONE, slot, outcome)
        s.phase = GO_REFILL


class DrawAndKeep(FromTheDeck):
    """TD-15.1, part 5.4: an artwork brings cards of the deck to choose one from."""

    numbers: tuple[int, ...] = (GO_DRAW, DRAW, KEEP)
    moment = "TD-15.1"
    stream = 5

    def enter(self, t: Tables, s: ThiefdomState, out: Sink) -> None:
        if s.cursor < s.limit and restock(s):
            s.phase = DRAW
            s.actor = CHANCE
            return
        found = self.choices(t, s, s.active // 3)
        if len(found) > 1:
            s.phase = KEEP
            s.actor = s.active // 3
        else:
            _keep(t, s, found[0] - KEEP_0 if found else NOWHERE, out)

    def happen(self, t: Tables, s: ThiefdomState, outcome: i64, out: Sink) -> None:
        s.deck[outcome] -= 1
        s.revealed[s.cursor] = outcome
        if out.live:
            out.emit(E_SHOWN, EVERYONE, s.cursor, outcome)
        s.cursor += 1
        s.phase = GO_DRAW

    def choices(self, t: Tables, s: ThiefdomState, seat: i64) -> list[int]:
        """A type the thief already has cannot be kept."""
        thief: i64 = s.active
        first, second = s.equip[thief * 2], s.equip[thief * 2 + 1]
        return [
            KEEP_0 + index
            for index in range(2)
            if s.revealed[index] >= 0 and s.revealed[index] != first and s.revealed[index] != second
        ]

    def apply(self, t: Tables, s: ThiefdomState, seat: i64, action: i64, out: Sink) -> None:
        _keep(t, s, action - KEEP_0, out)


def _keep(t: Tables, s: ThiefdomState, kept: i64, out: Sink) -> None:
    """One card is the thief's, the other goes to the discard pile."""
    index: i64
    for index in range(2):
        card: i64 = s.revealed[index]
        if card >= 0:
            s.revealed[index] = NO_CARD
            if index == kept:
                equip(t, s, s.active, card)
            else:
                s.discard = changed(s.discard, card, s.discard[card] + 1)
                if out.live:
                    out.emit(E_DISCARDED, EVERYONE, card)
    s.limit = 0
    s.phase = GO_LOCATION


class Replace(Phase):
    """TD-2.3, AM-24: where the table allows it, a card bought by a full thief takes another's place."""

    numbers: tuple[int, ...] = (REPLACE,)
    moment = "TD-2.3"

    def choices(self, t: Tables, s: ThiefdomState, seat: i64) -> list[int]:
        """Either card may make way; a Sack only once the rest holds everything (TD-19.2)."""
        if not s.flags & F_RULES_3:
            return [REPLACE_0, REPLACE_0 + 1]
        thief: i64 = s.active
        found: list[int] = []
        drops: list[int] = []
        if s.gear[thief] & SACK:
            offer_surplus(s, thief, 0, drops)
        slot: i64
        for slot in range(2):
            card: i64 = s.equip[thief * 2 + slot]
            if not drops or not t.effects[card].ability & SACK:
                found.append(REPLACE_0 + slot)
        found += drops
        found.sort()
        return found

    def apply(self, t: Tables, s: ThiefdomState, seat: i64, action: i64, out: Sink) -> None:
        """The card in this slot makes way; or goods do, so that the Sack can."""
        thief: i64 = s.active
        if action < REPLACE_0:
            drop(s, thief, action - DROP, out)
            return
        discard(t, s, thief, action - REPLACE_0, out)
        equip(t, s, thief, s.partner)
        s.partner = NOWHERE
        s.phase = s.resume

    def why_not(self, t: Tables, s: ThiefdomState, seat: i64, action: i64) -> str:
        return "TD-19.2" if REPLACE_0 <= action < REPLACE_0 + 2 else self.moment
