"""The invariants of the contract (part 8.1) that can be read off one state."""

from __future__ import annotations

from rookery.games.thiefs_market.cards import number_of
from rookery.games.thiefs_market.const import (
    ASKS_POTION,
    CARDS,
    FACES,
    GEMS,
    KINDS,
    LAST_DECK,
    LETTERS,
    MARKER,
    NOTHING,
    ROW,
    SLOTS,
)
from rookery.games.thiefs_market.pack import Tables
from rookery.games.thiefs_market.phase_numbers import ENDED, SPARE
from rookery.games.thiefs_market.state import MarketState, in_row
from rookery.kernel import CHANCE, OVER


def faults(t: Tables, s: MarketState) -> list[str]:
    """The ids of the invariants this state breaks, whatever its phase; `Phase.fault` looks at that."""
    if not _shape_holds(s):
        return ["I11"]  # nothing else can be read from it
    found: list[str] = []
    if not _dice_hold(t, s):
        found.append("I01")
    if s.centre[MARKER] + sum(s.pile[seat * KINDS + MARKER] for seat in range(s.seats)) != 1:
        found.append("I02")
    if not _cards_hold(t, s):
        found.append("I03")
    if min(s.gold) < 0 or min(s.infamy) < 0:
        found.append("I04")
    if not _rows_hold(s):
        found.append("I09")
    return found


def _shape_holds(s: MarketState) -> bool:
    """Lists have the lengths that go together, numbers stay in range."""
    per_seat = (s.size, s.colours, s.gold, s.infamy, s.cards)
    return (
        all(len(row) == s.seats for row in per_seat)
        and len(s.pile) == s.seats * KINDS
        and all(len(row) == KINDS for row in (s.centre, s.chosen))
        and len(s.market) == SLOTS
        and len(s.unseen) == CARDS
        and len(s.deck_left) == LETTERS
        and all(NOTHING <= card < CARDS for card in (*s.market, s.card))
        and all(0 <= entry < (CARDS + 1) * 128 for own in s.cards for entry in own)
        and all(number_of(entry) < CARDS for own in s.cards for entry in own)
        and 0 <= s.phase <= ENDED
        and OVER <= s.actor < s.seats
        and 0 <= s.starter < s.seats
        and 0 <= s.last < s.seats
        and NOTHING <= s.victim < s.seats
        and 0 <= s.kind <= KINDS
        and 0 <= s.colour <= GEMS
        and 0 <= s.active < LETTERS
        and 0 <= s.visibility <= 2
    )


def _dice_hold(t: Tables, s: MarketState) -> bool:
    """I01: no die is lost; nothing is negative."""
    dice = s.air + s.spent + sum(s.centre[:FACES])
    if s.phase == SPARE:
        dice += sum(s.chosen)
    for seat in range(s.seats):
        dice += sum(s.pile[seat * KINDS : seat * KINDS + FACES])
    lowest = min(*s.centre, *s.chosen, *s.pile, s.air, s.spent)
    return dice == s.dice == t.dice[s.seats - 3] and lowest >= 0 and sum(s.centre) == s.centre_size


def _cards_hold(t: Tables, s: MarketState) -> bool:
    """I03: every card is in one place, and as many are left out as the rules say."""
    seen = list(s.unseen)
    for card in s.market:
        if card != NOTHING:
            seen[card] += 1
    for own in s.cards:
        for entry in own:
            seen[number_of(entry)] += 1
    for card in range(CARDS):
        in_play = 1 if s.promos or card not in t.promos else 0
        if seen[card] != in_play and not (seen[card] == 0 and t.effects[card].asks == ASKS_POTION):
            return False
    for letter in range(LETTERS):
        cards = [card for card in t.of_letter[letter] if s.promos or card not in t.promos]
        hidden = sum(s.unseen[card] for card in cards)
        if s.deck_left[letter] < 0 or hidden - s.deck_left[letter] != len(cards) - t.decks[letter]:
            return False
    return min(s.unseen) >= 0


def split_fault(s: MarketState) -> str:
    """I05: while the loot is split the actor has no pile, and sizes are those of the piles."""
    for seat in range(s.seats):
        if sum(s.pile[seat * KINDS : seat * KINDS + KINDS]) != s.size[seat]:
            return "I05"
    return "" if s.actor == CHANCE or s.size[s.actor] == 0 else "I05"


def sorting_fault(s: MarketState) -> str:
    """I05: who sorts is asked for a kind that is there, and what is kept adds up."""
    sound = s.kind < KINDS and s.have == sum(s.chosen) and 0 < s.left <= s.total
    return split_fault(s) if sound or s.actor == CHANCE else "I05"


def purchase_fault(s: MarketState) -> str:
    """I07: a buy turn stays within its allowance."""
    return "" if 0 <= s.turns < s.seats and 0 <= s.purchases <= s.allowance else "I07"


def _rows_hold(s: MarketState) -> bool:
    """I09: once a later deck is open, an earlier row is never complete again; later rows are empty."""
    for letter in range(LETTERS):
        count = in_row(s, letter)
        if letter < s.active and count == ROW:
            return False
        if letter > s.active and count:
            return False
    return s.active <= LAST_DECK
