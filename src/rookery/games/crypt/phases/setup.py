"""Set-up, what chance decides of it: sides of collectors, the first Leader (CR-1.4, CR-1.6)."""

from __future__ import annotations

from rookery.games.crypt.const import TYPES
from rookery.games.crypt.events import E_LEADER, E_SIDE
from rookery.games.crypt.pack import Tables
from rookery.games.crypt.phase import Phase
from rookery.games.crypt.phase_numbers import GO_ROUND, GO_SETUP, LEADER, SIDES
from rookery.games.crypt.state import CryptState
from rookery.kernel import CHANCE, EVERYONE, Picker, Sink
from rookery.kernel.runtime import i64


class Sides(Phase):
    """CR-1.4 with random sides: a coin decides, one collector after another."""

    numbers: tuple[int, ...] = (GO_SETUP, SIDES)

    def enter(self, t: Tables, s: CryptState, out: Sink) -> None:
        """Undecided sides first, then the Leader."""
        while s.cursor < TYPES and s.sides[s.cursor] >= 0:
            s.cursor += 1
        s.phase = SIDES if s.cursor < TYPES else LEADER
        s.actor = CHANCE

    def outcomes(self, s: CryptState) -> list[int]:
        return [0, 1]

    def sample(self, s: CryptState, pick: Picker) -> i64:
        return pick.below(2)

    def happen(self, t: Tables, s: CryptState, outcome: i64, out: Sink) -> None:
        s.sides[s.cursor] = outcome
        out.emit(E_SIDE, EVERYONE, s.cursor, outcome)
        s.phase = GO_SETUP

    def timely(self, s: CryptState) -> bool:
        return s.round == 0

    def holds(self, t: Tables, s: CryptState) -> bool:
        undecided = [kind for kind in range(TYPES) if s.sides[kind] < 0]
        return s.actor == CHANCE and undecided[:1] == [s.cursor]


class FirstLeader(Phase):
    """CR-1.6: the first Leader is known, and with him the holder of Lights Out (CR-1.7)."""

    numbers: tuple[int, ...] = (LEADER,)
    stream = 1

    def outcomes(self, s: CryptState) -> list[int]:
        """CR-1.6, CR-S.1: anybody, or the seat the table has chosen; in solo play the human."""
        if s.first_leader:
            return [s.first_leader - 1]
        return list(range(s.seats))

    def sample(self, s: CryptState, pick: Picker) -> i64:
        found = self.outcomes(s)
        return found[int(pick.below(len(found)))]

    def happen(self, t: Tables, s: CryptState, outcome: i64, out: Sink) -> None:
        s.leader = outcome
        out.emit(E_LEADER, EVERYONE, outcome)
        s.phase = GO_ROUND

    def timely(self, s: CryptState) -> bool:
        return s.round == 0

    def holds(self, t: Tables, s: CryptState) -> bool:
        return s.actor == CHANCE
