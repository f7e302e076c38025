"""What every phase of Crypt answers. The phases are the classes in phases/; flow.py has their order."""

from __future__ import annotations

from rookery.games.crypt.actions import FLIP_0
from rookery.games.crypt.collectors import ability, clause_of, why_unable
from rookery.games.crypt.const import FACES
from rookery.games.crypt.state import CryptState
from rookery.games.crypt.tables import Tables
from rookery.kernel import Named, Picker, Sink
from rookery.kernel.rooms import Room
from rookery.kernel.runtime import i64, vec


class Phase(Room):
    """All of one phase: what happens by itself, whom it asks what, what they may do, and why not."""

    whose: str = "CR-5.1"
    stream: int = 0  # what its chance is for, as a place in const.STREAMS

    def enter(self, t: Tables, s: CryptState, out: Sink) -> None:
        """The rules go on by themselves."""

    def ask(self, s: CryptState, seat: i64) -> Named:
        """What the one to act is asked."""
        return Named("wait", {})

    def choices(self, t: Tables, s: CryptState, seat: i64) -> vec[i64]:
        """What the one to act may do, ascending."""
        return vec[i64]()

    def apply(self, t: Tables, s: CryptState, seat: i64, action: i64, out: Sink) -> None:
        """A legal choice."""

    def outcomes(self, s: CryptState) -> list[int]:
        """What chance may decide: a die, where a phase says nothing else."""
        return [1, 2, 3, 4, 5, 6]

    def weight(self, s: CryptState, outcome: i64) -> i64:
        return 1

    def sample(self, s: CryptState, pick: Picker) -> i64:
        """One outcome by its weight."""
        return pick.below(FACES) + 1

    def happen(self, t: Tables, s: CryptState, outcome: i64, out: Sink) -> None:
        """Chance has decided."""

    def why_not(self, t: Tables, s: CryptState, seat: i64, action: i64) -> str:
        """The clause that forbids a choice to the one to act; asked only of what is not legal."""
        if action >= FLIP_0:
            return "CR-9.2"
        return clause_of(action) or self.moment

    def reason(self, t: Tables, s: CryptState, seat: i64, action: i64) -> Named:
        """The same in numbers, where there are any."""
        if ability(action):
            return why_unable(t, s, seat, action)
        return Named("", {})

    def timely(self, s: CryptState) -> bool:
        """Whether the round and the turn of a saved game have room for this phase."""
        return False

    def holds(self, t: Tables, s: CryptState) -> bool:
        """Whether a saved game can stand here: the rules would ask, now, the one who is to act."""
        return False
