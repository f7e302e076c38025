"""The market (TD-13): gold to the brim, liquor for VP."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.games.thiefdom.actions import FILL, MEET
from rookery.games.thiefdom.cards.improvements import FREE_ALLIES
from rookery.games.thiefdom.const import DID_FILL, DID_MEET, GOLD, MARKET
from rookery.games.thiefdom.goods import can_make_room, receive, space
from rookery.games.thiefdom.sales import offer_sales
from rookery.games.thiefdom.state import ThiefdomState
from rookery.games.thiefdom.tables import Tables
from rookery.games.thiefdom.tavern import can_meet
from rookery.kernel import Sink

if TYPE_CHECKING:
    from mypy_extensions import i64


def offer_market(t: Tables, s: ThiefdomState, thief: i64, found: list[int]) -> None:
    if not s.did & DID_FILL and (space(s, thief, GOLD) > 0 or can_make_room(s, thief, GOLD)):
        found.append(FILL)
    offer_sales(t, s, thief, MARKET, found)  # TD-13.2: liquor
    if s.guild[thief // 3] & FREE_ALLIES and not s.did & DID_MEET and can_meet(s, thief):
        found.append(MEET)  # TD-C37


def fill_with_gold(s: ThiefdomState, thief: i64, out: Sink) -> None:
    """TD-13.1, AM-65: always the maximum; loot may be thrown away for more (TD-19.6)."""
    s.did |= DID_FILL
    receive(s, thief, GOLD, 6, out)
