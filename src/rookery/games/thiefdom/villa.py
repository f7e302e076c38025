"""The villas (TD-14): gems or the artwork, one of them behind a lock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.games.thiefdom.actions import GEMS, TAKE_ART
from rookery.games.thiefdom.cards.improvements import PICKS_LOCKS
from rookery.games.thiefdom.city import City
from rookery.games.thiefdom.const import ART_SLOTS, ARTWORK, DID_VILLA, GEM, VILLA
from rookery.games.thiefdom.goods import add_vp, can_make_room, offer_drops, receive, space
from rookery.games.thiefdom.reasons import too_full
from rookery.games.thiefdom.sales import offer_sales
from rookery.games.thiefdom.state import ThiefdomState, changed
from rookery.games.thiefdom.tables import Tables
from rookery.kernel import Named, Sink

if TYPE_CHECKING:
    from mypy_extensions import i64


def villa_index(c: City, s: ThiefdomState) -> i64:
    """Which of the city's villas is being activated."""
    return c.villas.index(s.here)


def offer_villa(t: Tables, c: City, s: ThiefdomState, thief: i64, found: list[int]) -> None:
    """TD-14.1, TD-14.2: one of two, the locked one only with a Lock Pick (TD-E8)."""
    art: i64 = 0
    if not s.did & DID_VILLA:
        index = villa_index(c, s)
        opens = s.gear[thief] & PICKS_LOCKS
        locked: i64 = t.gems_locked[s.villas[index]]
        if (opens or not locked) and (space(s, thief, GEM) > 0 or can_make_room(s, thief, GEM)):
            found.append(GEMS)
        if s.arts[index] > 0 and (opens or locked):
            art = ARTWORK + s.arts[index] - 1
            if space(s, thief, art) > 0:
                found.append(TAKE_ART)
    offer_sales(t, s, thief, VILLA, found)
    if art:
        offer_drops(s, thief, art, found)


def rob_villa(c: City, s: ThiefdomState, thief: i64, action: i64, out: Sink) -> None:
    index = villa_index(c, s)
    s.did |= DID_VILLA
    if s.gear[thief] & PICKS_LOCKS:
        add_vp(s, thief // 3, 1, out)
    if action == GEMS:
        receive(s, thief, GEM, 6, out)
    else:
        art: i64 = s.arts[index]
        s.arts = changed(s.arts, index, 0)
        receive(s, thief, ARTWORK + art - 1, 1, out)


def why_no_loot(t: Tables, c: City, s: ThiefdomState, action: i64) -> str:
    """TD-14.3 about an artwork that is gone, TD-14.2 about the lock, TD-14.1 about number and room."""
    if c.kind[s.here] != VILLA or s.did & DID_VILLA:
        return "TD-14.1"
    index = villa_index(c, s)
    if action == TAKE_ART and s.arts[index] <= 0:
        return "TD-14.3"
    locked = (action == TAKE_ART) != (t.gems_locked[s.villas[index]] == 1)
    return "TD-14.2" if locked and not s.gear[s.active] & PICKS_LOCKS else "TD-14.1"


def no_room_for_loot(s: ThiefdomState, action: i64) -> Named:
    """An artwork takes four slots, of gems any number will do."""
    return too_full(ART_SLOTS if action == TAKE_ART else 1, space(s, s.active, GEM))
