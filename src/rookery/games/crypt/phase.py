"""What every phase of Crypt answers. The phases are the classes in phases/; flow.py has their order."""

from __future__ import annotations

from rookery.games.crypt.abilities import ability, clause_of, why_unable
from rookery.games.crypt.actions import FLIP_0
from rookery.games.crypt.const import FACES
from rookery.games.crypt.pack import Tables
from rookery.games.crypt.phase_numbers import GO_END
from rookery.games.crypt.state import CryptState
from rookery.kernel import Named, Picker, Sink
from rookery.kernel.runtime import i64, vec


class Phase:
    """All of one phase: what happens by itself, whom it asks what, what they may do, and why not.

    A phase ends by setting `s.phase`; none calls another, so a game can be saved at any point.
    """

    def __init__(
        self, numbers: tuple[int, ...], moment: str = "", whose: str = "CR-5.1", stream: int = 0
    ) -> None:
        self.numbers = numbers  # of `s.phase`: where it is entered, where it asks, where chance decides
        self.moment = moment  # the clause that says what is decided here
        self.whose = whose  # the clause that says who decides
        self.stream = stream  # what its chance is for

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


def by_number(order: list[Phase]) -> vec[Phase]:
    """The phases by the numbers of `s.phase`; where nobody owns one, nothing can stand."""
    found = [Phase(()) for _ in range(GO_END + 1)]
    for phase in order:
        for number in phase.numbers:
            found[number] = phase
    return vec[Phase](found)
