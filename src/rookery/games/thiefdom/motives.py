"""What speaks for a choice and against it, found by the rules on a copy of the table (for hints)."""

from __future__ import annotations

from typing import Final

from rookery.games.thiefdom.actions import HURRY, STOP
from rookery.games.thiefdom.const import BUILDING, COUNTED, GOLD, KIND_KEYS, NOWHERE
from rookery.games.thiefdom.events import E_ARRESTED, E_ATTEMPT, E_GAINED, E_PAID
from rookery.games.thiefdom.moves import begin_move, legal_move, move
from rookery.games.thiefdom.phase_numbers import CLIENT, LOCATION, MOVE, TURN
from rookery.games.thiefdom.preview import ROOMS
from rookery.games.thiefdom.sales import BOUGHT, price_of
from rookery.games.thiefdom.state import ThiefdomState
from rookery.games.thiefdom.tables import Tables
from rookery.kernel import Named, ReasonKind, Recorder

MOTIVES: Final = (
    ReasonKind("vp", ("vp",)),
    ReasonKind("gets", ("good", "count")),
    ReasonKind("worth", ("kind", "vp")),
    ReasonKind("sells", ("good", "count", "vp")),
    ReasonKind("pays", ("gold",)),
    ReasonKind("seen", ("citizen",)),
    ReasonKind("unseen", ()),
)


def motive(t: Tables, s: ThiefdomState, seat: int, action: int) -> list[Named]:
    """TD-7.3: whether a step is seen, and what the house it leads to pays; VP, goods and gold of the rest."""
    if action < STOP and s.phase in (TURN, MOVE):
        return _step(t, s, action)
    if action < HURRY or s.phase not in (TURN, LOCATION, CLIENT):
        return []
    after, out = s.copy(), Recorder()
    ROOMS[s.phase].apply(t, after, seat, action, out)
    vp = after.vp[seat] - s.vp[seat]
    found = [Named("vp", {"vp": vp})] if vp > 0 else []
    paid = 0
    for heard in out.heard:
        who, _, good, count, _, _ = heard.args
        if who == seat and heard.kind == E_GAINED:
            found += [Named("gets", {"good": good, "count": count}), *_worth(t, s, good, count)]
        elif who == seat and heard.kind == E_PAID and good == GOLD:
            paid += count
    return [*found, Named("pays", {"gold": paid})] if paid else found


def _worth(t: Tables, s: ThiefdomState, good: int, count: int) -> list[Named]:
    """Where such goods are bought, and for how much by the thief who has them now."""
    for kind in range(len(KIND_KEYS)):
        if good < COUNTED and BOUGHT[kind] == good:
            vp = int(price_of(t, s, s.active, kind)) * count
            if vp:
                return [Named("worth", {"kind": kind, "vp": vp})]
    return []


def _step(t: Tables, s: ThiefdomState, action: int) -> list[Named]:
    city = t.city(s)
    start = s.copy()
    if start.phase == TURN:
        begin_move(start, 0)
    if action not in legal_move(city, start):
        return []
    out = Recorder()
    move(city, start, action, out)
    guard = NOWHERE
    caught = False
    for heard in out.heard:
        if heard.kind == E_ATTEMPT:
            guard = heard.args[2]
        caught = caught or heard.kind == E_ARRESTED
    if caught and guard != NOWHERE:
        return [Named("seen", {"citizen": guard})]
    if action < BUILDING:
        return [Named("unseen", {})]
    return _pays(t, s, city.kind[action - BUILDING] if action - BUILDING < len(city.kind) else 0)


def _pays(t: Tables, s: ThiefdomState, kind: int) -> list[Named]:
    """What the thief carries that is sold in such a house."""
    good = BOUGHT[kind]
    count = s.goods[s.active * COUNTED + good] if good >= 0 else 0
    vp = int(price_of(t, s, s.active, kind)) * count
    return [Named("sells", {"good": int(good), "count": int(count), "vp": vp})] if vp else []
