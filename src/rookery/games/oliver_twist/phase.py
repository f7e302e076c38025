"""What every phase of Oliver Twist answers. They are the classes in phases/; flow.py has their order."""

from __future__ import annotations

from rookery.games.oliver_twist.actions import END_ROUND
from rookery.games.oliver_twist.const import NO_NUMBERS
from rookery.games.oliver_twist.phase_numbers import PHASE_KEYS
from rookery.games.oliver_twist.state import OliverTwistState
from rookery.games.oliver_twist.tables import Tables
from rookery.games.oliver_twist.tokens import nth_token, total
from rookery.kernel import Named, Picker, Sink
from rookery.kernel.rooms import Room
from rookery.kernel.runtime import append, i64, vec


class Phase(Room):
    """All of one phase: what happens by itself, what it asks, what may be done, and why not."""

    moment: str = "OT-3.1"

    def enter(self, t: Tables, s: OliverTwistState, out: Sink) -> None:
        """The rules go on by themselves."""

    def ask(self, t: Tables, s: OliverTwistState, seat: i64) -> Named:
        """What the one to act is asked."""
        return Named(PHASE_KEYS[s.phase], {})

    def choices(self, t: Tables, s: OliverTwistState, seat: i64) -> vec[i64]:
        """What the one to act may do, ascending."""
        return vec[i64]()

    def apply(self, t: Tables, s: OliverTwistState, seat: i64, action: i64, out: Sink) -> None:
        """A legal choice."""

    def outcomes(self, s: OliverTwistState) -> list[int]:
        """What chance may decide: kinds, cards, seats or places in a file."""
        return []

    def weight(self, s: OliverTwistState, outcome: i64) -> int:
        """How many tokens are behind an outcome."""
        return 1

    def sample(self, s: OliverTwistState, pick: Picker) -> i64:
        """One outcome by its weight; where it matters, without listing them."""
        found = self.outcomes(s)
        weights = vec[i64]([self.weight(s, outcome) for outcome in found])
        return found[nth_token(weights, pick.below(total(weights)))]

    def happen(self, t: Tables, s: OliverTwistState, outcome: i64, out: Sink) -> None:
        """Chance has decided."""

    def why_not(self, t: Tables, s: OliverTwistState, seat: i64, action: i64) -> str:
        """The clause that forbids a choice to the one to act; asked only of what is not legal."""
        return "OT-3.8" if action <= END_ROUND else self.moment

    def reason(self, t: Tables, s: OliverTwistState, seat: i64, action: i64) -> Named:
        """The same in the numbers of the position, where there are any."""
        return NO_NUMBERS


class Draw(Phase):
    """A phase in which chance takes a token out of a heap, each as likely as any other."""

    def heap(self, s: OliverTwistState) -> vec[i64]:
        """How many tokens of each kind there are to draw from."""
        return s.bag

    def outcomes(self, s: OliverTwistState) -> list[int]:
        heap = self.heap(s)
        return [kind for kind in range(len(heap)) if heap[kind]]

    def weight(self, s: OliverTwistState, outcome: i64) -> int:
        return self.heap(s)[outcome]

    def sample(self, s: OliverTwistState, pick: Picker) -> i64:
        heap = self.heap(s)
        return nth_token(heap, pick.below(total(heap)))


class FaceDown(Draw):
    """A phase in which chance says what a face-down token shows, as soon as somebody sees it."""

    def heap(self, s: OliverTwistState) -> vec[i64]:
        return s.pool

    def sample(self, s: OliverTwistState, pick: Picker) -> i64:
        return nth_token(s.pool, pick.below(s.pool_size))


def row(first: i64, size: i64) -> vec[i64]:
    """So many actions one after the other."""
    found = vec[i64](capacity=size)
    for _ in range(size):
        found = append(found, first)
        first += 1
    return found
