"""The dungeon (TD-17): seized goods, badges for VP, and the poster handed in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.games.thiefdom.actions import GIVE_POSTER, TAKE
from rookery.games.thiefdom.const import ARTWORK, COUNTED, DID_POSTER, DID_TAKE, DUNGEON, GOODS, POSTER_VP
from rookery.games.thiefdom.goods import add_vp, offer_drops, receive, space
from rookery.games.thiefdom.phases.poster import lose_poster
from rookery.games.thiefdom.sales import offer_sales
from rookery.games.thiefdom.state import ThiefdomState, changed
from rookery.games.thiefdom.tables import Tables
from rookery.kernel import Sink

if TYPE_CHECKING:
    from mypy_extensions import i64


def offer_dungeon(t: Tables, s: ThiefdomState, thief: i64, found: list[int]) -> None:
    offer_sales(t, s, thief, DUNGEON, found)  # TD-17.2: badges
    good: i64
    takes = not s.did & DID_TAKE or s.open == DID_TAKE
    first: i64 = s.cursor if s.open == DID_TAKE else 0
    if takes:
        for good in range(first, GOODS):
            if lies_there(s, good) and space(s, thief, good) > 0:
                found.append(TAKE + good)
    if s.wanted >> thief & 1 and not s.did & DID_POSTER:
        found.append(GIVE_POSTER)
    if takes:
        for good in range(first, GOODS):
            if lies_there(s, good):
                offer_drops(s, thief, good, found)


def lies_there(s: ThiefdomState, good: i64) -> bool:
    """Whether a good lies in the dungeon."""
    if good >= ARTWORK:
        return (s.dungeon_art >> (good - ARTWORK + 1) & 1) == 1
    return s.dungeon[good] > 0


def take(s: ThiefdomState, thief: i64, good: i64, out: Sink) -> None:
    """TD-17.1: piece by piece, in the order of the goods."""
    if good < COUNTED:
        s.dungeon = changed(s.dungeon, good, s.dungeon[good] - 1)
    else:
        s.dungeon_art &= ~(1 << (good - ARTWORK + 1))
    s.did |= DID_TAKE
    s.open = DID_TAKE
    s.cursor = good
    receive(s, thief, good, 1, out)


def hand_in_poster(s: ThiefdomState, thief: i64, out: Sink) -> None:
    """TD-17.3."""
    s.did |= DID_POSTER
    lose_poster(s, thief, out)
    add_vp(s, thief // 3, POSTER_VP, out)
