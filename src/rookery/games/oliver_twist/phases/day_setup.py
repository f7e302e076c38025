"""The set-up of the Day, and start tokens for either round (OT-1, OT-9.2)."""

from __future__ import annotations

from rookery.games.oliver_twist.const import CLASSES, FACE_DOWN, KINDS, START_HAND
from rookery.games.oliver_twist.events import E_DAY, E_FIRST, E_NIGHT, E_START_TOKEN
from rookery.games.oliver_twist.phase import Phase
from rookery.games.oliver_twist.phase_numbers import DEAL, FIRST, GO_DEAL, GO_GUIDE, GO_LAY, GO_TURN, LAY
from rookery.games.oliver_twist.state import OliverTwistState
from rookery.games.oliver_twist.tables import Tables, open_spaces
from rookery.games.oliver_twist.tokens import nth_token, start_token, total
from rookery.kernel import CHANCE, EVERYONE, Picker, Sink
from rookery.kernel.runtime import append, i64


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


class StartTokens(Phase):
    """OT-1.3, OT-9.2: two start tokens for each seat; then the board."""

    numbers: tuple[int, ...] = (GO_DEAL, DEAL)

    def enter(self, t: Tables, s: OliverTwistState, out: Sink) -> None:
        if s.cursor < s.seats * START_HAND:
            s.phase = DEAL
            s.actor = CHANCE
            return
        s.cursor = 0
        if s.night:
            lay_face_down(t, s, out)
            s.phase = GO_GUIDE
        else:
            s.phase = GO_LAY

    def outcomes(self, s: OliverTwistState) -> list[int]:
        return [kind for kind in range(CLASSES) if s.aside[kind]]

    def weight(self, s: OliverTwistState, outcome: i64) -> int:
        return s.aside[outcome]

    def sample(self, s: OliverTwistState, pick: Picker) -> i64:
        return nth_token(s.aside, pick.below(total(s.aside)))

    def happen(self, t: Tables, s: OliverTwistState, outcome: i64, out: Sink) -> None:
        """One start token, seen by the one who gets it."""
        seat = s.cursor // START_HAND
        s.aside[outcome] -= 1
        s.reserves[seat] = append(s.reserves[seat], start_token(s, outcome))
        s.cursor += 1
        s.phase = GO_DEAL
        seen = EVERYONE if s.open_lairs else 2**seat
        out.emit(E_START_TOKEN, seen, seat, outcome)


class LayTokens(Phase):
    """OT-1.5: a token of the bag on every open space, face up; then the Day begins."""

    numbers: tuple[int, ...] = (GO_LAY, LAY)

    def enter(self, t: Tables, s: OliverTwistState, out: Sink) -> None:
        spaces = open_spaces(t, s)
        if s.cursor < len(spaces):
            s.phase = LAY
            s.actor = CHANCE
            return
        s.left = len(spaces)
        out.emit(E_DAY, EVERYONE, s.left)
        s.phase = GO_TURN

    def outcomes(self, s: OliverTwistState) -> list[int]:
        return [kind for kind in range(KINDS) if s.bag[kind]]

    def weight(self, s: OliverTwistState, outcome: i64) -> int:
        return s.bag[outcome]

    def sample(self, s: OliverTwistState, pick: Picker) -> i64:
        return nth_token(s.bag, pick.below(s.bag_size))

    def happen(self, t: Tables, s: OliverTwistState, outcome: i64, out: Sink) -> None:
        spaces = open_spaces(t, s)
        s.board[spaces[s.cursor]] = outcome
        s.bag[outcome] -= 1
        s.bag_size -= 1
        s.cursor += 1
        if s.cursor == len(spaces):
            s.phase = GO_LAY


def lay_face_down(t: Tables, s: OliverTwistState, out: Sink) -> None:
    """OT-9.3: what each token shows is decided when somebody sees it first."""
    spaces = open_spaces(t, s)
    for space in spaces:
        s.board[space] = FACE_DOWN
    s.left = len(spaces)
    out.emit(E_NIGHT, EVERYONE, s.left)
