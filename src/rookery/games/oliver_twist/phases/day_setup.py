"""The set-up of the Day (OT-1): what needs no chance, the first player, the tokens in the streets."""

from __future__ import annotations

from rookery.games.oliver_twist.const import BURGLARY
from rookery.games.oliver_twist.events import E_DAY, E_FIRST
from rookery.games.oliver_twist.phase import Draw, Phase
from rookery.games.oliver_twist.phase_numbers import FIRST, GO_DEAL, GO_LAY, GO_TURN, LAY
from rookery.games.oliver_twist.state import OliverTwistState
from rookery.games.oliver_twist.streets import open_spaces
from rookery.games.oliver_twist.tables import Tables
from rookery.games.oliver_twist.tokens import nth_token
from rookery.kernel import CHANCE, EVERYONE, Picker, Sink
from rookery.kernel.runtime import i64, vec


class FirstPlayer(Phase):
    """OT-1.10: chance says who begins the Day, unless the table has named one."""

    numbers: tuple[int, ...] = (FIRST,)

    def outcomes(self, s: OliverTwistState) -> list[int]:
        return list(range(s.seats)) if s.first_seat == 0 else [s.first_seat - 1]

    def happen(self, t: Tables, s: OliverTwistState, outcome: i64, out: Sink) -> None:
        s.active = outcome
        s.cursor = 0
        s.phase = GO_DEAL
        out.emit(E_FIRST, EVERYONE, outcome)


class LayTokens(Draw):
    """OT-1.5: a token of the bag on every open space, face up; then the Day begins."""

    numbers: tuple[int, ...] = (GO_LAY, LAY)

    def enter(self, t: Tables, s: OliverTwistState, out: Sink) -> None:
        spaces = open_spaces(t.streets, s)
        if s.cursor < len(spaces):
            s.phase = LAY
            s.actor = CHANCE
            return
        s.left = len(spaces)
        out.emit(E_DAY, EVERYONE, s.left)
        s.phase = GO_TURN

    def sample(self, s: OliverTwistState, pick: Picker) -> i64:
        return nth_token(s.bag, pick.below(s.bag_size))

    def happen(self, t: Tables, s: OliverTwistState, outcome: i64, out: Sink) -> None:
        spaces = open_spaces(t.streets, s)
        s.board[spaces[s.cursor]] = outcome
        s.bag[outcome] -= 1
        s.bag_size -= 1
        s.cursor += 1
        if s.cursor == len(spaces):
            s.phase = GO_LAY


def set_up(t: Tables, s: OliverTwistState) -> None:
    """OT-1.2 to OT-1.9: money, start tokens aside, Burglaries aside, all others in the bag."""
    seat: i64
    for seat in range(s.seats):
        s.money[seat] = t.start_money
    s.aside = vec[i64](t.starts)
    s.bag = vec[i64](t.tokens)
    s.bag[BURGLARY] = 0
    s.bag_size = sum(t.tokens) - t.tokens[BURGLARY]
    s.phase = FIRST
    s.actor = CHANCE
