"""What a seat may know, built from nothing (contract part 2, TM-2.1 to TM-2.4)."""

from __future__ import annotations

from typing import cast

from rookery.games.thiefs_market.cards import USED, copied_by, number_of, works_as
from rookery.games.thiefs_market.const import (
    GEMS,
    ICONS,
    KINDS,
    LETTER_KEYS,
    LETTERS,
    NOBODY,
    NOTHING,
    OPEN,
    ROW,
    VISIBILITY_KEYS,
)
from rookery.games.thiefs_market.decks import box, unseen_of
from rookery.games.thiefs_market.pack import Tables
from rookery.games.thiefs_market.phase_numbers import BUY, COPY, ENDED, KEEP, PHASE_KEYS, SPARE
from rookery.games.thiefs_market.shown import BuyTurn, CardFace, MarketView, OwnedCard, PlayerView, Sorting
from rookery.games.thiefs_market.state import MarketState, buyer
from rookery.kernel import View
from rookery.kernel.shown import headed


def view(t: Tables, s: MarketState, seat: int) -> View:
    """Public facts and this seat's own infamy; seat -1 is an onlooker."""
    shown: MarketView = {
        "round": s.round,
        "max_rounds": s.max_rounds,
        "actor": s.actor,
        "starter": s.starter,
        "infamy_visibility": VISIBILITY_KEYS[s.visibility],
        "dice": s.dice,
        "rolling": s.air,
        "spent": s.spent,
        "centre": list(s.centre),
        "returned": list(s.chosen) if s.phase == SPARE else [0] * KINDS,
        "sorting": _sorting(s),
        "buying": _buying(s),
        "market": [_row(t, s, letter) for letter in range(LETTERS)],
        "decks": list(s.deck_left),
        "active": LETTER_KEYS[s.active],
        "unseen": [unseen_of(t, s, letter) for letter in range(LETTERS)],
        "box": box(t, s),
        "players": [_player(t, s, other, seat) for other in range(s.seats)],
    }
    return headed("thiefs_market", s.seats, seat, PHASE_KEYS[s.phase], cast(View, shown))


def _sorting(s: MarketState) -> Sorting:
    """What the actor of Phase 1 has chosen so far; victim NOBODY means the centre."""
    return {
        "victim": s.victim,
        "kind": s.kind,
        "kept": list(s.chosen) if s.phase == KEEP else [0] * KINDS,
        "left": s.left,
        "total": s.total,
    }


def _buying(s: MarketState) -> BuyTurn:
    """Whose buy turn it is and how far it has come."""
    if not BUY <= s.phase <= COPY:
        return {"seat": NOBODY, "purchases": 0, "allowance": 0, "discount": 0, "card": NOTHING, "paid": []}
    return {
        "seat": buyer(s),
        "purchases": s.purchases,
        "allowance": s.allowance,
        "discount": s.discount,
        "card": s.card,
        "paid": list(s.chosen[: s.colour]),
    }


def _row(t: Tables, s: MarketState, letter: int) -> list[CardFace | None]:
    """Five places; an empty one is None."""
    cards = s.market[letter * ROW : letter * ROW + ROW]
    return [None if card == NOTHING else _face(t, card) for card in cards]


def _face(t: Tables, card: int) -> CardFace:
    """What is printed on a card."""
    return {"card": card, "cost": list(t.costs[card * GEMS : card * GEMS + GEMS]), "icons": _icons(t, card)}


def _icons(t: Tables, card: int) -> list[int]:
    return list(t.icons[card * ICONS : card * ICONS + ICONS])


def _player(t: Tables, s: MarketState, player: int, seat: int) -> PlayerView:
    """A player's side of the table; infamy is -1 where this seat may not see it."""
    return {
        "pile": list(s.pile[player * KINDS : player * KINDS + KINDS]),
        "objects": s.size[player],
        "colours": [s.colours[player] >> colour & 1 for colour in range(GEMS)],
        "gold": s.gold[player],
        "infamy": s.infamy[player] if sees_infamy(s, player, seat) else -1,
        "cards": [_owned(t, entry) for entry in s.cards[player]],
    }


def sees_infamy(s: MarketState, player: int, seat: int) -> bool:
    """TM-2.2, TM-2.4: your own always, all of it at an open table and at the end."""
    return player == seat or s.visibility == OPEN or s.phase == ENDED


def _owned(t: Tables, entry: int) -> OwnedCard:
    return {
        "card": number_of(entry),
        "copy": copied_by(entry),
        "used": bool(entry & USED),
        "icons": _icons(t, works_as(entry)),
    }
