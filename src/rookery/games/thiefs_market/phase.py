"""What every phase of Thief's Market answers. They are the classes in phases/; flow.py has their order."""

from __future__ import annotations

from rookery.games.thiefs_market.const import FACES
from rookery.games.thiefs_market.pack import Tables
from rookery.games.thiefs_market.state import MarketState
from rookery.kernel import Named, Picker, Sink
from rookery.kernel.rooms import Room
from rookery.kernel.runtime import i64


class Phase(Room):
    """All of one phase: what happens by itself, whom it asks what, what they may do, and why not."""

    moment: str = "TM-3.1"
    whose: str = "TM-3.1"

    def enter(self, t: Tables, s: MarketState, out: Sink) -> None:
        """The rules go on by themselves."""

    def ask(self, s: MarketState, seat: i64) -> Named:
        """What the one to act is asked."""
        return Named("wait", {})

    def choices(self, t: Tables, s: MarketState, seat: i64) -> list[int]:
        """What the one to act may do, ascending."""
        return []

    def choose(self, t: Tables, s: MarketState, seat: i64, pick: Picker) -> i64:
        """Any of them; where it matters, without listing them."""
        found = self.choices(t, s, seat)
        return found[pick.below(len(found))]

    def apply(self, t: Tables, s: MarketState, seat: i64, action: i64, out: Sink) -> None:
        """A legal choice."""

    def outcomes(self, t: Tables, s: MarketState) -> list[int]:
        """What chance may decide: a face of a die, where a phase says nothing else."""
        return list(range(FACES))

    def sample(self, t: Tables, s: MarketState, pick: Picker) -> i64:
        """One outcome, each equally likely."""
        return pick.below(FACES)

    def stream(self, s: MarketState) -> i64:
        """What its chance is for, by the number in `STREAMS`: rerolls, where a phase says nothing else."""
        return 5

    def happen(self, t: Tables, s: MarketState, outcome: i64, out: Sink) -> None:
        """Chance has decided."""
        raise ValueError("the saved state leaves to chance what a player decides")

    def why_not(self, t: Tables, s: MarketState, seat: i64, action: i64) -> str:
        """The clause that forbids a choice to the one to act; asked only of what is not legal."""
        return self.moment

    def reason(self, t: Tables, s: MarketState, seat: i64, action: i64) -> Named:
        """The same in the numbers of the position, where there are any."""
        return Named("", {})

    def fault(self, s: MarketState) -> str:
        """The invariant against a saved game that stands here, or ''; faults.py has those of all phases."""
        return ""
