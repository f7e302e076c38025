"""Burglaries: draw Burglary cards, keep one, put a Tool away (OT-10.11)."""

from __future__ import annotations

from rookery.games.oliver_twist.actions import KEEP_0, SPEND_0
from rookery.games.oliver_twist.cards import bits_in, cards_in, nth_card
from rookery.games.oliver_twist.const import LOOT, NOBODY, TOOL_0, TOOLS
from rookery.games.oliver_twist.events import E_BURGLED, E_KEPT, E_LOOT, E_TOOL_SPENT
from rookery.games.oliver_twist.phase import Phase
from rookery.games.oliver_twist.phase_numbers import GO_DONE, GO_LOOT, KEEP, LOOT_DRAW, SPEND
from rookery.games.oliver_twist.state import OliverTwistState
from rookery.games.oliver_twist.streets import BITS
from rookery.games.oliver_twist.tables import Tables, into_bag, tool_types
from rookery.kernel import CHANCE, EVERYONE, Named, Picker, Sink
from rookery.kernel.runtime import append, i64, vec


def begin_burglary(s: OliverTwistState, seat: i64, cost: i64, out: Sink) -> None:
    """One card, and one for each type of Tool in front of the lair; `cost` Tools go afterwards."""
    cards: i64 = 1 + tool_types(s, seat)
    there = bits_in(s.vault)
    if cards > there:
        cards = there
    s.cursor = cards + 16 * cost
    s.drawn = []
    out.emit(E_BURGLED, EVERYONE, seat, cards)
    s.phase = GO_LOOT


class Burglary(Phase):
    """OT-10.11, OT-10.12: cards are drawn one by one, seen by the burglar alone; then one is kept."""

    numbers: tuple[int, ...] = (GO_LOOT, LOOT_DRAW, KEEP)
    moment = "OT-10.12"

    def enter(self, t: Tables, s: OliverTwistState, out: Sink) -> None:
        if s.cursor & 15:
            s.phase = LOOT_DRAW
            s.actor = CHANCE
        elif len(s.drawn) > 1:
            s.phase = KEEP
            s.actor = s.active
        else:
            _keep(t, s, s.drawn[0], out)

    def ask(self, t: Tables, s: OliverTwistState, seat: i64) -> Named:
        return Named("keep", {"cards": len(s.drawn)})

    def choices(self, t: Tables, s: OliverTwistState, seat: i64) -> vec[i64]:
        """One of the cards drawn, whatever they show; equal cards are one choice."""
        return vec[i64](sorted({KEEP_0 + t.loot[card] for card in s.drawn}))

    def apply(self, t: Tables, s: OliverTwistState, seat: i64, action: i64, out: Sink) -> None:
        _keep(t, s, _card_worth(t, s, action - KEEP_0), out)

    def outcomes(self, s: OliverTwistState) -> list[int]:
        return cards_in(s.vault, LOOT)

    def sample(self, s: OliverTwistState, pick: Picker) -> i64:
        return nth_card(s.vault, pick.below(bits_in(s.vault)))

    def happen(self, t: Tables, s: OliverTwistState, outcome: i64, out: Sink) -> None:
        s.cursor -= 1
        s.vault -= BITS[outcome]
        s.drawn = [*s.drawn, outcome]
        out.emit(E_LOOT, BITS[s.active], t.loot[outcome])
        s.phase = GO_LOOT


def _card_worth(t: Tables, s: OliverTwistState, pounds: i64) -> i64:
    """The first card drawn that shows so much."""
    found = NOBODY
    for card in s.drawn:
        if t.loot[card] == pounds and found == NOBODY:
            found = card
    return found


def _keep(t: Tables, s: OliverTwistState, card: i64, out: Sink) -> None:
    """One card is kept face down, the others go back into the pile, which is mixed."""
    seat = s.active
    back: i64 = 0
    for other in s.drawn:
        if other != card:
            back += BITS[other]
    if back:
        s.returned = [*s.returned, seat + 4 * len(s.burgled) + 64 * back]
    s.vault += back
    s.burgled = [*s.burgled, seat + 4 * card]
    s.drawn = []
    out.emit(E_KEPT, BITS[seat], t.loot[card])
    cost = s.cursor >> 4
    s.cursor = 0
    s.phase = GO_DONE
    if cost:
        _ask_spend(s, seat, out)


def _ask_spend(s: OliverTwistState, seat: i64, out: Sink) -> None:
    """Which Tool is worn out? With one type there is no question, without a Tool no loss."""
    found = _tools_of(s, seat)
    if len(found) == 1:
        _spend(s, seat, found[0] - SPEND_0, out)
    elif len(found):
        s.phase = SPEND
        s.actor = seat


class WearOut(Phase):
    """OT-10.11: which Tool does the burglary cost?"""

    numbers: tuple[int, ...] = (SPEND,)
    moment = "OT-10.11"

    def choices(self, t: Tables, s: OliverTwistState, seat: i64) -> vec[i64]:
        return _tools_of(s, seat)

    def apply(self, t: Tables, s: OliverTwistState, seat: i64, action: i64, out: Sink) -> None:
        _spend(s, seat, action - SPEND_0, out)


def _tools_of(s: OliverTwistState, seat: i64) -> vec[i64]:
    """The types of Tools in front of a lair."""
    found = vec[i64](capacity=TOOLS)
    tool: i64
    for tool in range(TOOLS):
        if s.tools[seat * TOOLS + tool]:
            found = append(found, SPEND_0 + tool)
    return found


def _spend(s: OliverTwistState, seat: i64, tool: i64, out: Sink) -> None:
    """A Tool goes into the bag."""
    s.tools[seat * TOOLS + tool] -= 1
    into_bag(s, TOOL_0 + tool)
    out.emit(E_TOOL_SPENT, EVERYONE, seat, tool)
    s.phase = GO_DONE
