"""Burglaries: draw Burglary cards, keep one, put a Tool away (OT-10.11)."""

from __future__ import annotations

from rookery.games.oliver_twist.actions import KEEP_0, SPEND_0
from rookery.games.oliver_twist.const import (
    E_BURGLED,
    E_KEPT,
    E_LOOT,
    E_TOOL_SPENT,
    GO_DONE,
    GO_LOOT,
    KEEP,
    LOOT,
    LOOT_DRAW,
    NOBODY,
    SPEND,
    TOOL_0,
    TOOLS,
)
from rookery.games.oliver_twist.state import OliverTwistState
from rookery.games.oliver_twist.streets import BITS
from rookery.games.oliver_twist.tables import Tables, into_bag, tool_types
from rookery.kernel import CHANCE, EVERYONE, Sink
from rookery.kernel.runtime import append, i64, vec


def count_bits(mask: i64) -> i64:
    """How many cards a mask holds."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def nth_card(mask: i64, number: i64) -> i64:
    """A card of a mask, counted from 0."""
    card: i64 = 0
    while not mask & 1 or number:
        number -= mask & 1
        mask >>= 1
        card += 1
    return card


def begin_burglary(s: OliverTwistState, seat: i64, cost: i64, out: Sink) -> None:
    """One card, and one for each type of Tool in front of the lair; `cost` Tools go afterwards."""
    cards: i64 = 1 + tool_types(s, seat)
    there = count_bits(s.vault)
    if cards > there:
        cards = there
    s.cursor = cards + 16 * cost
    s.drawn = []
    out.emit(E_BURGLED, EVERYONE, seat, cards)
    s.phase = GO_LOOT


def draw_on(t: Tables, s: OliverTwistState, out: Sink) -> None:
    """The next card; with all in hand, the choice of one."""
    if s.cursor & 15:
        s.phase = LOOT_DRAW
        s.actor = CHANCE
    elif len(s.drawn) > 1:
        s.phase = KEEP
        s.actor = s.active
    else:
        keep(t, s, s.drawn[0], out)


def draw_loot(t: Tables, s: OliverTwistState, card: i64, out: Sink) -> None:
    """The burglar looks at it alone."""
    s.cursor -= 1
    s.vault -= BITS[card]
    s.drawn = [*s.drawn, card]
    out.emit(E_LOOT, BITS[s.active], t.loot[card])
    s.phase = GO_LOOT


def keep_choices(t: Tables, s: OliverTwistState) -> vec[i64]:
    """OT-10.12: one of the cards drawn, whatever they show; equal cards are one choice."""
    return vec[i64](sorted({KEEP_0 + t.loot[card] for card in s.drawn}))


def card_worth(t: Tables, s: OliverTwistState, pounds: i64) -> i64:
    """The first card drawn that shows so much."""
    found = NOBODY
    for card in s.drawn:
        if t.loot[card] == pounds and found == NOBODY:
            found = card
    return found


def keep(t: Tables, s: OliverTwistState, card: i64, out: Sink) -> None:
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
    found = spend_choices(s, seat)
    if len(found) == 1:
        spend(s, seat, found[0] - SPEND_0, out)
    elif len(found):
        s.phase = SPEND
        s.actor = seat


def spend_choices(s: OliverTwistState, seat: i64) -> vec[i64]:
    """The types of Tools in front of a lair."""
    found = vec[i64](capacity=TOOLS)
    tool: i64
    for tool in range(TOOLS):
        if s.tools[seat * TOOLS + tool]:
            found = append(found, SPEND_0 + tool)
    return found


def spend(s: OliverTwistState, seat: i64, tool: i64, out: Sink) -> None:
    """A Tool goes into the bag."""
    s.tools[seat * TOOLS + tool] -= 1
    into_bag(s, TOOL_0 + tool)
    out.emit(E_TOOL_SPENT, EVERYONE, seat, tool)
    s.phase = GO_DONE


def kept_by(s: OliverTwistState, seat: i64) -> list[int]:
    """The Burglary cards a seat has kept, in order."""
    return [entry >> 2 for entry in s.burgled if entry & 3 == seat]


def loot_of(t: Tables, s: OliverTwistState, seat: i64) -> int:
    """The pounds on a seat's Burglary cards."""
    return sum(t.loot[card] for card in kept_by(s, seat))


def cards_in(mask: i64, size: i64) -> list[int]:
    """The cards of a mask, ascending."""
    return [card for card in range(size) if mask & BITS[card]]


def vault_cards(s: OliverTwistState) -> list[int]:
    """The Burglary cards in the pile."""
    return cards_in(s.vault, LOOT)
