"""What every phase of Thiefdom answers. The phases are the classes in phases/; flow.py has their order."""

from __future__ import annotations

from rookery.games.thiefdom.phase_numbers import PHASE_KEYS
from rookery.games.thiefdom.reasons import NO_REASON
from rookery.games.thiefdom.state import ThiefdomState
from rookery.games.thiefdom.tables import Tables
from rookery.kernel import Named, Picker, Sink
from rookery.kernel.rooms import Room
from rookery.kernel.runtime import i64


class Phase(Room):
    """All of one phase: what happens by itself, what it asks, what may be done, and why not."""

    whose: str = "TD-4.3"
    stream: int = 0  # what its chance is for, as a place in const.STREAMS

    def enter(self, t: Tables, s: ThiefdomState, out: Sink) -> None:
        """The rules go on by themselves."""

    def ask(self, t: Tables, s: ThiefdomState, seat: i64) -> Named:
        """What the one to act is asked; all numbers are in his view."""
        return Named(PHASE_KEYS[s.phase], {})

    def choices(self, t: Tables, s: ThiefdomState, seat: i64) -> list[int]:
        """What the one to act may do, ascending."""
        return []

    def choose(self, t: Tables, s: ThiefdomState, seat: i64, pick: Picker) -> i64:
        """One of the choices at random; where it matters, without listing them."""
        found = self.choices(t, s, seat)
        return found[pick.below(len(found))]

    def apply(self, t: Tables, s: ThiefdomState, seat: i64, action: i64, out: Sink) -> None:
        """A legal choice."""

    def outcomes(self, t: Tables, s: ThiefdomState) -> list[int]:
        """What chance may decide."""
        return []

    def weight(self, s: ThiefdomState, outcome: i64) -> i64:
        """How many cards are behind an outcome."""
        return 1

    def sample(self, t: Tables, s: ThiefdomState, pick: Picker) -> i64:
        """One outcome by its weight; where it matters, without listing them."""
        found = self.outcomes(t, s)
        return found[pick.below(len(found))]

    def happen(self, t: Tables, s: ThiefdomState, outcome: i64, out: Sink) -> None:
        """Chance has decided."""

    def why_not(self, t: Tables, s: ThiefdomState, seat: i64, action: i64) -> str:
        """The clause that forbids a choice to the one to act; asked only of what is not legal."""
        return self.moment

    def reason(self, t: Tables, s: ThiefdomState, seat: i64, action: i64) -> Named:
        """The same in the numbers of the position, where there are any."""
        return NO_REASON
