"""LD-3: a bid says that at least so many dice under all cups show a face."""

from __future__ import annotations

from liars_dice.const import (
    BID,
    C_EXACT,
    C_FIRST,
    C_HIGHER,
    C_MOST,
    C_STARTER,
    C_TURN,
    C_WILD,
    CHALLENGE,
    E_BID,
    EXACT,
    FACES,
    ONE,
    STARTER,
)
from liars_dice.state import Cups, next_in
from rookery.kernel import EVERYONE, Named, Sink


def why_not(s: Cups, seat: int, action: int) -> str:
    """The clause that forbids an action, or ''."""
    if s.phase != BID or seat != s.actor:
        return C_STARTER if s.phase == STARTER else C_TURN
    if action == EXACT and not s.exact:
        return C_EXACT
    if action >= CHALLENGE:
        return "" if s.count else C_FIRST
    count, face = bid_of(action)
    if s.wild and face == ONE:
        return C_WILD
    if count > sum(s.left):
        return C_MOST
    return "" if (count, face) > (s.count, s.face) else C_HIGHER


def reason(s: Cups, seat: int, action: int) -> Named:
    """The numbers behind a refusal."""
    clause = why_not(s, seat, action)
    if clause == C_HIGHER:
        return Named("higher", {"count": s.count, "face": s.face})
    if clause == C_MOST:
        return Named("most", {"dice": sum(s.left)})
    return Named("", {})


def legal(s: Cups, seat: int) -> list[int]:
    """All higher bids, and the ways to doubt the one that stands."""
    if s.phase != BID or seat != s.actor:
        return []
    lowest = s.count * FACES - FACES + s.face if s.count else 0  # the first bid above the one that stands
    most = sum(s.left) * FACES
    bids = [action for action in range(lowest, most) if not s.wild or action % FACES]
    doubts = [CHALLENGE, EXACT] if s.exact else [CHALLENGE]
    return bids + doubts if s.count else bids


def bid(s: Cups, action: int, out: Sink) -> None:
    """The bid stands until somebody raises or doubts it."""
    s.count, s.face = bid_of(action)
    s.bidder = s.actor
    out.emit(E_BID, EVERYONE, s.actor, s.count, s.face)
    s.actor = next_in(s, s.actor)


def bid_of(action: int) -> tuple[int, int]:
    """Count and face of a bid."""
    return action // FACES + 1, action % FACES + 1
