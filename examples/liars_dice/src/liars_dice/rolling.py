"""LD-2: everybody rolls under a cup."""

from __future__ import annotations

from liars_dice.const import BID, E_HAND, E_ROUND, E_STARTER, FACES, MOST_DICE, NOBODY, ROLL
from liars_dice.state import Cups, faces_of, next_in, rolled
from rookery.kernel import EVERYONE, Sink


def choose_starter(s: Cups, seat: int, out: Sink) -> None:
    """LD-1.2: chance says who begins."""
    out.emit(E_STARTER, EVERYONE, seat)
    begin_round(s, seat, out)


def begin_round(s: Cups, seat: int, out: Sink) -> None:
    """Empties the cups; whoever begins rolls first."""
    s.round += 1
    s.count = s.face = 0
    s.bidder = NOBODY
    s.cups = [0] * (s.seats * FACES)
    s.actor = seat
    s.phase = ROLL
    out.emit(E_ROUND, EVERYONE, s.round, sum(s.left))


def roll(s: Cups, face: int, out: Sink) -> None:
    """LD-2.1: one die falls; the last one of a cup is followed by the next cup, the last cup by the bids."""
    s.cups[s.actor * FACES + face - 1] += 1
    if rolled(s, s.actor) < s.left[s.actor]:
        return
    out.emit(E_HAND, 1 << s.actor, *padded(faces_of(s.cups, s.actor)))
    s.actor = next_in(s, s.actor)
    if rolled(s, s.actor):
        s.phase = BID


def padded(faces: list[int]) -> list[int]:
    """The dice of a cup as an event tells them."""
    return faces + [0] * (MOST_DICE - len(faces))
