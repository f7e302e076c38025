"""The set-up (CR-1): what needs no chance, then sides of collectors and the first Leader."""

from __future__ import annotations

from rookery.games.crypt.const import TYPES
from rookery.games.crypt.declared import SIDE_OPTIONS
from rookery.games.crypt.events import E_LEADER, E_SIDE
from rookery.games.crypt.options import side_of
from rookery.games.crypt.phase import Phase
from rookery.games.crypt.phase_numbers import GO_ROUND, GO_SETUP, LEADER, SIDES
from rookery.games.crypt.state import CryptState
from rookery.games.crypt.tables import Tables
from rookery.kernel import CHANCE, EVERYONE, Options, Picker, Sink
from rookery.kernel.runtime import i64, vec


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


def set_up(t: Tables, seats: int, options: Options) -> CryptState:
    """The deck, the servants and what the table has settled (CR-1.2 to CR-1.5)."""
    s = CryptState(seats, t.up[seats - 1] + t.down[seats - 1])
    s.sides = vec[i64]([side_of(options, key) for key in SIDE_OPTIONS])
    leader = options["first_leader"]
    s.first_leader = 0 if leader == "random" else int(leader)
    s.auto_flips = 1 if options["flips"] == "automatic" else 0
    s.backs_hidden = 1 if options["backs_show_type"] == "off" else 0
    s.physical = 1 if options["memory"] == "physical" else 0
    s.self_push = 1 if options["self_push"] == "on" else 0
    s.same_round = 1 if options["idol_b_same_round"] == "on" else 0
    s.double_jewel = 1 if options["jewelry_a"] == "double" else 0
    s.deck = t.decks[seats - 1][:]
    s.deck_size = sum(s.deck)
    s.rounds = s.deck_size // (t.up[seats - 1] + t.down[seats - 1])
    s.phase = GO_SETUP
    return s
