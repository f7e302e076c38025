"""The taverns (TD-16): clients to meet (phases/clients.py), wine is sold, liquor bought."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.games.thiefdom.actions import DRINK, MEET
from rookery.games.thiefdom.const import DID_DRINK, DID_MEET, F_RULES_3, GOLD, LIQUOR, NO_CARD, TAVERN
from rookery.games.thiefdom.goods import gold_of, offer_drops, offer_more_drops, pay, receive, space
from rookery.games.thiefdom.phase_numbers import GO_REVEAL
from rookery.games.thiefdom.reasons import too_dear, too_full
from rookery.games.thiefdom.sales import offer_sales
from rookery.games.thiefdom.state import ThiefdomState
from rookery.games.thiefdom.tables import Tables
from rookery.kernel import Named, Sink

if TYPE_CHECKING:
    from mypy_extensions import i64


def offer_tavern(t: Tables, s: ThiefdomState, thief: i64, found: list[int]) -> None:
    offer_sales(t, s, thief, TAVERN, found)  # TD-16.2: wine
    if not s.did & DID_MEET and can_meet(s, thief):
        found.append(MEET)
    if not s.did & DID_DRINK:
        gold = gold_of(s, thief)
        room = space(s, thief, LIQUOR)
        number: i64
        for number in range(gold if gold < room else room):
            found.append(DRINK + number)
        if s.flags & F_RULES_3:
            if gold > room:
                offer_more_drops(s, thief, LIQUOR, found)
        elif gold and room <= 0:
            offer_drops(s, thief, LIQUOR, found)


def can_meet(s: ThiefdomState, thief: i64) -> bool:
    """TD-16.1: the ally slot must be empty, and somebody must be there."""
    return s.ally[thief] == NO_CARD and (s.clients | s.client_discard) != 0


def drink(s: ThiefdomState, thief: i64, count: i64, out: Sink) -> None:
    """TD-16.3: liquor for 1 gold each."""
    s.did |= DID_DRINK
    pay(s, thief, GOLD, count, out)
    receive(s, thief, LIQUOR, count, out)


def meet(s: ThiefdomState) -> None:
    """TD-16.1: four clients come to the table."""
    s.did |= DID_MEET
    s.cursor = 0
    s.phase = GO_REVEAL


def no_drink(s: ThiefdomState, thief: i64, count: i64) -> Named:
    """TD-16.3: gold to pay for it, then room to carry it."""
    gold = gold_of(s, thief)
    return too_dear(count, gold) if count > gold else too_full(count, space(s, thief, LIQUOR))
