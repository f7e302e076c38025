"""What a seat is asked, as a key with numbers."""

from __future__ import annotations

from rookery.games.thiefdom.const import (
    BUY,
    EXCHANGE,
    LIFT,
    LOCATION,
    MOVE,
    PASSING,
    PHASE_KEYS,
    PICK,
    PLAN,
    ROOM,
    SHARE,
    THIEVES,
    TURN,
    WALK,
)
from rookery.games.thiefdom.state import ThiefdomState
from rookery.games.thiefdom.tables import Tables
from rookery.kernel import Named


def question(t: Tables, s: ThiefdomState, seat: int) -> Named:
    """The question of this phase; all its numbers are in the seat's view."""
    key = PHASE_KEYS[s.phase]
    phase = s.phase
    number = int(s.active) % THIEVES
    if phase == TURN:
        return Named(key, {"thief": number, "ap": int(s.ap)})
    if phase == MOVE:
        return Named(key, {"thief": number, "mp": int(s.mp), "jumping": int(s.jumping)})
    if phase == WALK:
        return Named(key, {"citizen": int(s.mover)})
    if phase == LOCATION:
        city = t.city(s)
        return Named(key, {"thief": number, "kind": city.kind[s.here]})
    if phase in (PASSING, LIFT, SHARE):
        return Named(key, {"thief": number, "other": int(s.partner) % THIEVES})
    if phase == ROOM:
        return Named(key, {"good": s.todo[-2], "count": s.todo[-1]})
    if phase == BUY:
        return Named(key, {"gold": s.store[seat * 5 + 4], "left": 2 - int(s.stage)})
    if phase == PICK:
        return Named(key, {"left": 3 - int(s.stage)})
    if phase == PLAN:
        return Named(key, {"round": int(s.round)})
    if phase == EXCHANGE:
        return Named(key, {"thief": number})
    return Named(key, {})
