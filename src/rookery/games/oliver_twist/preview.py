"""What a seat can foresee of its choices: ways, files, prices, and what Fagin pays.

All of it follows from the open board and the seat's own lair, under every option of the table.
"""

from __future__ import annotations

from rookery.games.oliver_twist.actions import (
    FAGIN,
    LATE_0,
    NO_REVEAL,
    PEEK_0,
    PLACE_0,
    PROWL,
    REVEAL_0,
    STOP,
    TAKE_0,
)
from rookery.games.oliver_twist.const import FIRST_CLASS, SPACES, TYPES, WALLET
from rookery.games.oliver_twist.late_sets import LateSets
from rookery.games.oliver_twist.phase_numbers import ACTION, LATE, SELL, TAKE
from rookery.games.oliver_twist.phases.fagin import (
    bonus_for,
    has_set,
    income,
    sell_choices,
    set_of,
    top_reward,
    worth_of,
)
from rookery.games.oliver_twist.phases.prowl import can_prowl
from rookery.games.oliver_twist.phases.reveal import prowl_opens
from rookery.games.oliver_twist.shown import OliverPreview, Sale, Shop, SpaceRow, Split
from rookery.games.oliver_twist.state import OliverTwistState
from rookery.games.oliver_twist.streets import targets, touches_token
from rookery.games.oliver_twist.tables import Tables
from rookery.kernel.runtime import i64

PURE = TYPES - 1  # the type of a set of wallets alone


def preview(t: Tables, s: OliverTwistState, seat: i64) -> OliverPreview:
    """What the acting seat foresees; nothing for others."""
    if seat != s.actor or seat < 0:
        return {}
    if s.phase == ACTION:
        return _of_turn(t, s, seat)
    if s.phase == TAKE:
        return {"spaces": _takes(t, s, list(targets(t.streets, s.board, s.pawn)), [])}
    if s.phase == SELL:
        return {"fagin": _fagin(t, s, seat, s.least, [])}
    if s.phase == LATE:
        return {"late": _late(t, s, seat)}
    return {}


def _of_turn(t: Tables, s: OliverTwistState, seat: i64) -> OliverPreview:
    """Before an action: the spaces that a Prowl opens, what relocating costs, what could be sold."""
    found: OliverPreview = {}
    if can_prowl(t, s, seat):
        price: i64 = 0
        if not touches_token(t.streets, s.board, s.pawn):
            price = min(t.relocation, s.money[seat])  # OT-7.3: who has less pays what he has
            found["relocation"] = price
        found["spaces"] = _prowl(t, s, price)
    if has_set(s, seat, t.set_from):
        found["fagin"] = _fagin(t, s, seat, t.set_from, [FAGIN])
    return found


def _prowl(t: Tables, s: OliverTwistState, price: i64) -> list[SpaceRow]:
    """A row for each space; tokens are taken after saying that nothing is revealed, where that is asked."""
    opened = list(prowl_opens(t, s))
    turns = [code for code in opened if code >= REVEAL_0]
    places = [code for code in opened if PLACE_0 <= code < PEEK_0]
    takes = [code for code in opened if code < PLACE_0]
    found = _takes(t, s, takes, [PROWL, NO_REVEAL] if turns else [PROWL])
    asked = len(opened) > 1
    for code in places:
        found.append(_row(code, code - PLACE_0, [PROWL, code] if asked else [PROWL], pounds=-price))
    for code in turns:
        found.append(_row(code, code - REVEAL_0, [PROWL, code] if asked else [PROWL]))
    return found


def _takes(t: Tables, s: OliverTwistState, codes: list[int], before: list[int]) -> list[SpaceRow]:
    """OT-4.5, OT-C2: the way to each token, and where the skipped ones go."""
    found: list[SpaceRow] = []
    for code in codes:
        way = _way(t, s, code - TAKE_0)
        skipped = len(way) - 1
        files = 0 if s.extra else skipped
        actions = [*before, code] if len(codes) > 1 else before or [code]
        row = _row(code, code - TAKE_0, actions, pounds=skipped * s.extra)
        row["way"], row["files"], row["bags"] = way, files, skipped - files
        found.append(row)
    return found


def _row(code: int, space: int, actions: list[int], pounds: i64 = 0) -> SpaceRow:
    """A choice about a space; `action` is its meaning, `pounds` what it brings or, below 0, costs."""
    return {"space": space, "action": code, "actions": actions, "pounds": pounds}


def _way(t: Tables, s: OliverTwistState, space: i64) -> list[int]:
    """The spaces of a series after the pawn's, the token itself last."""
    way: list[int] = []
    while space != s.pawn:
        way.insert(0, space)
        space = t.streets.parent[s.pawn * SPACES + space]
    return way


def _fagin(t: Tables, s: OliverTwistState, seat: i64, least: i64, before: list[int]) -> Shop:
    """OT-5.2, OT-5.3: every set that can be sold now, and what it earns.

    The whole stock of a type with the fewest wallets comes before all other sets, the best paid one first.
    """
    rows = [_sale(t, s, code, before) for code in sell_choices(s, seat, least) if code != STOP]
    first: dict[int, Sale] = {}
    for row in rows:
        known = first.get(row["type"])
        if known is None or _is_fuller(row, known):
            first[row["type"]] = row
    whole = sorted(first.values(), key=lambda row: -row["total"])
    others = [row for row in rows if first[row["type"]] is not row]
    return {"least": least, "reward": int(top_reward(t, s)), "extra": s.extra, "sets": whole + others}


def _is_fuller(row: Sale, other: Sale) -> bool:
    """More Objects, or as many with fewer wallets; of wallets alone simply more."""
    if row["type"] == PURE:
        return len(row["tokens"]) > len(other["tokens"])
    mine, theirs = row["tokens"].count(WALLET), other["tokens"].count(WALLET)
    more = len(row["tokens"]) - mine - len(other["tokens"]) + theirs
    return more > 0 or (more == 0 and mine < theirs)


def _sale(t: Tables, s: OliverTwistState, code: i64, before: list[int]) -> Sale:
    sold = set_of(code)
    kind: int = sold >> 12
    low: int = FIRST_CLASS[kind]
    tokens = [low] * (sold >> 4 & 15) + [low + 1] * (sold >> 8 & 15) + [WALLET] * (sold & 15)
    return {
        "actions": [*before, code],
        "type": kind,
        "tokens": tokens,
        "pounds": worth_of(sold),
        "bonus": bonus_for(t, sold),
        "total": income(t, s, sold),
    }


def _late(t: Tables, s: OliverTwistState, seat: i64) -> list[Split]:
    """OT-8.2, OT-8.4: what each way to split the reserve earns, and what it leaves for the file."""
    sets = LateSets(t, s, seat)
    return [
        {"action": LATE_0 + mask, "pounds": int(sets.best[mask]), "files": int(sets.left_over(mask))}
        for mask in sets.options()
    ]
