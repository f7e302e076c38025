"""The score: coins on cards, collectors' bonuses, servants; the solo rank (CR-8.3, CR-S.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.games.crypt.const import RANK_KEYS, TYPES
from rookery.games.crypt.state import CryptState
from rookery.games.crypt.tables import Tables
from rookery.games.crypt.tally import Tally
from rookery.kernel import Score
from rookery.kernel.ending import Rung, TieBreak

if TYPE_CHECKING:
    from mypy_extensions import i64


def total(t: Tables, s: CryptState, seat: i64) -> int:
    """One seat's coins as things stand."""
    return int(total_in(t, s, Tally(s), seat))


def score(t: Tables, s: CryptState, seat: i64) -> Score:
    """One seat's score as things stand, part by part."""
    parts = _parts(t, s, Tally(s), seat)
    return Score(sum(parts), parts)


def scores(t: Tables, s: CryptState) -> list[Score]:
    """Every seat's score as things stand."""
    tally = Tally(s)
    parts = [_parts(t, s, tally, seat) for seat in range(s.seats)]
    return [Score(sum(row), row) for row in parts]


def total_in(t: Tables, s: CryptState, tally: Tally, seat: i64) -> i64:
    """CR-8.3 in one number."""
    coins = tally.all_coins(seat) + s.active[seat]
    kind: i64
    for kind in range(TYPES):
        side = s.sides[kind]
        if side >= 0:
            coins += t.effect(kind, side).bonus(s, tally, seat)
    return coins


def _parts(t: Tables, s: CryptState, tally: Tally, seat: i64) -> list[int]:
    """CR-8.3: coins on cards, collectors' bonuses, a coin for each servant that is not exhausted."""
    parts: list[int] = [tally.all_coins(seat)]
    kind: i64
    for kind in range(TYPES):
        side = s.sides[kind]
        parts.append(t.effect(kind, side).bonus(s, tally, seat) if side >= 0 else 0)
    parts.append(s.active[seat])
    return parts


def rank(t: Tables, coins: i64) -> i64:
    """CR-S.13: the solo rank for a score."""
    reached = 0
    for index in range(len(t.ranks)):
        if coins >= t.ranks[index]:
            reached = index
    return reached


def ranks(t: Tables, s: CryptState) -> list[Rung]:
    """CR-S.13: every solo rank with the coins it takes."""
    if s.seats > 1:
        return []
    return [Rung("rank-" + key, least) for key, least in zip(RANK_KEYS, t.ranks, strict=True)]


def tie_breaks(t: Tables, s: CryptState) -> list[TieBreak]:
    """CR-8.5: the last roll of those tied for first; where nobody had a die, the dice they lacked."""
    totals = [total(t, s, seat) for seat in range(s.seats)]
    first = [seat for seat in range(s.seats) if totals[seat] == max(totals)]
    if len(first) == 1:
        return []
    if s.tie_round == 0:
        return [TieBreak("servants", "CR-8.5", first, [s.active[seat] for seat in first])]
    rolled = [seat for seat in range(s.seats) if s.tied >> seat & 1]
    return [TieBreak("rolled", "CR-8.5", rolled, [s.tie_sums[seat] for seat in rolled])]
