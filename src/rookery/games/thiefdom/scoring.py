"""The end: goods, allies, thieves at home, and who wins (TD-22, part 5.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.games.thiefdom.const import (
    BADGE,
    BUILDING,
    COUNTED,
    F_NO_GOODS_TIE,
    GEM,
    GOLD,
    LIQUOR,
    RATING_KEYS,
    RATINGS,
    THIEVES,
    WINE,
)
from rookery.games.thiefdom.state import ThiefdomState
from rookery.games.thiefdom.tables import Tables, card_in
from rookery.kernel import Score
from rookery.kernel.ending import Rung, TieBreak, compared

if TYPE_CHECKING:
    from mypy_extensions import i64


def pooled(s: ThiefdomState, seat: i64, good: i64) -> i64:
    """AM-47: all pieces of a counted good in a guild."""
    total: i64 = s.store[seat * COUNTED + good]
    thief: i64
    for thief in range(seat * THIEVES, seat * THIEVES + THIEVES):
        total += s.goods[thief * COUNTED + good]
    return total


def artworks(s: ThiefdomState, seat: i64) -> i64:
    """How many artworks a guild has."""
    total: i64 = 0
    art: i64
    for art in range(1, 7):
        total += s.store_art[seat] >> art & 1
    thief: i64
    for thief in range(seat * THIEVES, seat * THIEVES + THIEVES):
        if s.art[thief]:
            total += 1
    return total


def ally_bonus(t: Tables, s: ThiefdomState, seat: i64) -> i64:
    """TD-22.2: what lies in the hideout counts."""
    total: i64 = 0
    thief: i64
    for thief in range(seat * THIEVES, seat * THIEVES + THIEVES):
        card = card_in(s, thief, 2)
        if card >= 0:
            total += t.effects[card].hoard(s, seat)
    return total


def at_home(s: ThiefdomState, seat: i64) -> i64:
    """TD-22.3, AM-70: thieves in the hideout at the end."""
    total: i64 = 0
    thief: i64
    for thief in range(seat * THIEVES, seat * THIEVES + THIEVES):
        if s.hideout[seat] >= 0 and s.spot[thief] == BUILDING + s.hideout[seat]:
            total += 1
    return total


def points(t: Tables, s: ThiefdomState, seat: i64) -> i64:
    """A score without its parts, for those who ask often."""
    total: i64 = s.vp[seat] + pooled(s, seat, GOLD) // 4 + pooled(s, seat, GEM) // 2
    total += pooled(s, seat, LIQUOR) // 2 + pooled(s, seat, BADGE) + pooled(s, seat, WINE)
    return total + artworks(s, seat) * 3 + ally_bonus(t, s, seat) + at_home(s, seat)


def score(t: Tables, s: ThiefdomState, seat: i64) -> Score:
    """TD-22.1 to TD-22.3 on top of the track."""
    parts: list[int] = [
        s.vp[seat],
        pooled(s, seat, GOLD) // 4,
        pooled(s, seat, GEM) // 2,
        pooled(s, seat, LIQUOR) // 2,
        pooled(s, seat, BADGE),
        pooled(s, seat, WINE),
        artworks(s, seat) * 3,
        ally_bonus(t, s, seat),
        at_home(s, seat),
    ]
    return Score(sum(parts), parts)


def scores(t: Tables, s: ThiefdomState) -> list[Score]:
    return [score(t, s, seat) for seat in range(s.seats)]


def rank(t: Tables, s: ThiefdomState, seat: i64) -> list[int]:
    """TD-22.4: points, pieces, pieces by kind, and the later place in round 1."""
    counts: list[int] = [artworks(s, seat)]
    for good in (WINE, BADGE, GEM, LIQUOR, GOLD):
        counts.append(pooled(s, seat, good))
    place: int = (seat - s.starter) % s.seats
    kinds = [] if s.flags & F_NO_GOODS_TIE else counts
    return [score(t, s, seat).total, sum(counts), *kinds, place]


def rating(total: i64) -> i64:
    """Part 5.8: stars of a solo game."""
    stars: i64 = 0
    for lowest in RATINGS:
        if total >= lowest:
            stars += 1
    return stars


def ranks(s: ThiefdomState) -> list[Rung]:
    """Part 5.8: every rating of a solo game with the points it takes."""
    if s.seats > 1:
        return []
    return [Rung("rank-" + key, least) for key, least in zip(RATING_KEYS, (0, *RATINGS), strict=True)]


def tie_breaks(t: Tables, s: ThiefdomState) -> list[TieBreak]:
    """TD-22.4: what was compared between those level in points; no two have the same place."""
    rows = [rank(t, s, seat) for seat in range(s.seats)]
    kinds = () if s.flags & F_NO_GOODS_TIE else ("artwork", "wine", "badge", "gem", "liquor", "gold")
    keys = ("pieces", *kinds, "place")
    most = max(row[0] for row in rows)
    first = [seat for seat in range(s.seats) if rows[seat][0] == most]
    return compared(first, [(key, "TD-22.4", [row[at] for row in rows]) for at, key in enumerate(keys, 1)])
