"""LD-4: cups are lifted, dice are counted, and somebody loses one."""

from __future__ import annotations

from liars_dice.const import (
    E_CHALLENGE,
    E_COUNTED,
    E_EXACT,
    E_LOST,
    E_OUT,
    E_REGAINED,
    E_SHOWN,
    ENDED,
    FACES,
    NOBODY,
    ONE,
)
from liars_dice.rolling import begin_round, padded
from liars_dice.state import Cups, faces_of, next_in
from rookery.kernel import EVERYONE, Score, Sink


def challenge(s: Cups, out: Sink) -> None:
    """LD-4.1: the bid is true if there are as many dice or more."""
    out.emit(E_CHALLENGE, EVERYONE, s.actor)
    lose(s, s.actor if lift(s, out) >= s.count else s.bidder, out)


def call_exact(s: Cups, out: Sink) -> None:
    """LD-4.4: right to the die, one comes back; else one is lost."""
    out.emit(E_EXACT, EVERYONE, s.actor)
    if lift(s, out) != s.count:
        lose(s, s.actor, out)
        return
    s.left[s.actor] = min(s.dice, s.left[s.actor] + 1)
    out.emit(E_REGAINED, EVERYONE, s.actor, s.left[s.actor])
    begin_round(s, s.actor, out)


def lift(s: Cups, out: Sink) -> int:
    """All dice are shown; how many bear out the bid."""
    s.shown = s.cups[:]
    for seat in range(s.seats):
        if s.left[seat]:
            out.emit(E_SHOWN, EVERYONE, seat, *padded(faces_of(s.cups, seat)))
    found = sum(counting(s, s.cups, seat, s.face) for seat in range(s.seats))
    out.emit(E_COUNTED, EVERYONE, found, s.face)
    return found


def counting(s: Cups, counts: list[int], seat: int, face: int) -> int:
    """LD-3.5: the dice of a seat that count for a face."""
    wild = counts[seat * FACES] if s.wild and face != ONE else 0
    return counts[seat * FACES + face - 1] + wild


def lose(s: Cups, seat: int, out: Sink) -> None:
    """LD-4.2, LD-4.3, LD-5.1: one die less, and perhaps one player."""
    s.left[seat] -= 1
    out.emit(E_LOST, EVERYONE, seat, s.left[seat])
    if not s.left[seat]:
        s.fell[seat] = max(s.fell) + 1
        out.emit(E_OUT, EVERYONE, seat)
    if max(s.fell) < s.seats - 1:
        begin_round(s, seat if s.left[seat] else next_in(s, seat), out)
        return
    s.phase = ENDED
    s.actor = s.bidder = NOBODY
    s.count = s.face = 0
    s.cups = [0] * (s.seats * FACES)


def scores(s: Cups) -> list[Score]:
    """LD-5.2: a point for everybody whom one has outlasted."""
    gone = max(s.fell)
    points = [place - 1 if place else gone for place in s.fell]
    return [Score(one, [one]) for one in points]
