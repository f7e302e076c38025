"""The set-up of the Night (OT-8.7, OT-9): the bag, tokens face down, the guide, the first player."""

from __future__ import annotations

from rookery.games.oliver_twist.actions import STARTER_0
from rookery.games.oliver_twist.const import (
    BURGLARY,
    CLASSES,
    EMPTY,
    FACE_DOWN,
    KINDS,
    NOBODY,
    SPACES,
    SQUARE,
)
from rookery.games.oliver_twist.events import E_GUIDE, E_MONEY, E_NIGHT, E_STARTER
from rookery.games.oliver_twist.phase import Phase, row
from rookery.games.oliver_twist.phase_numbers import GO_DEAL, GO_GUIDE, GO_NIGHT, GO_REVEAL, GO_TURN, STARTER
from rookery.games.oliver_twist.state import OliverTwistState
from rookery.games.oliver_twist.streets import open_spaces
from rookery.games.oliver_twist.tables import Tables
from rookery.games.oliver_twist.tokens import KIND, START
from rookery.kernel import EVERYONE, Sink
from rookery.kernel.runtime import i64, vec


class Nightfall(Phase):
    """OT-8.7, OT-9.1 to OT-9.6: all round tokens but the Tools in front go into the bag, Burglaries join."""

    numbers: tuple[int, ...] = (GO_NIGHT,)

    def enter(self, t: Tables, s: OliverTwistState, out: Sink) -> None:
        _collect_all(s)
        _gather_starts(s)
        s.bag[BURGLARY] = t.tokens[BURGLARY]
        s.pool = s.bag
        s.pool_size = s.bag_size + t.tokens[BURGLARY]
        s.bag = vec[i64]([0] * KINDS)
        s.bag_size = 0
        s.bag_then = []
        s.nancy = NOBODY
        s.nancy_known = 0
        s.noah = NOBODY
        s.noah_known = 0
        s.night = 1
        s.pawn = SQUARE
        s.left = 0
        s.rewards = 0
        s.cursor = 0
        s.phase = GO_DEAL


def _collect_all(s: OliverTwistState) -> None:
    """Files, what Nancy took out of one, and what lies in the streets."""
    seat: i64
    for seat in range(s.seats):
        for token in s.files[seat]:
            _collect(s, token)
        s.files[seat] = vec[i64]()
        s.swaps[seat] = 0
    for token in s.lost:
        _collect(s, token)
    s.lost = vec[i64]()
    for space in range(SPACES):  # only a table that makes the poor stay leaves any
        if s.board[space] >= 0:
            _collect(s, s.board[space])
            s.board[space] = EMPTY


def _collect(s: OliverTwistState, token: i64) -> None:
    if token & START:
        s.aside[token & KIND] += 1
    else:
        s.bag[token & KIND] += 1
        s.bag_size += 1


def _gather_starts(s: OliverTwistState) -> None:
    """Sold start tokens are mixed with the others again."""
    kind: i64
    for kind in range(CLASSES):
        s.aside[kind] += s.aside_seen[kind]
        s.aside_seen[kind] = 0


class Guide(Phase):
    """OT-9.7: everybody announces his money; the poorest, of equals the youngest, is the guide."""

    numbers: tuple[int, ...] = (GO_GUIDE,)

    def enter(self, t: Tables, s: OliverTwistState, out: Sink) -> None:
        s.announced = list(s.money)
        seat: i64
        for seat in range(s.seats):
            out.emit(E_MONEY, EVERYONE, seat, s.money[seat])
        poorest = min(s.money)
        for young in s.youth:
            if s.money[young] == poorest:
                s.guide = young
                break
        out.emit(E_GUIDE, EVERYONE, s.guide)
        s.active = s.guide
        s.phase = GO_REVEAL


class Starter(Phase):
    """OT-9.9: after the first reveal the guide names who takes the first turn."""

    numbers: tuple[int, ...] = (STARTER,)
    moment = "OT-9.9"

    def choices(self, t: Tables, s: OliverTwistState, seat: i64) -> vec[i64]:
        return row(STARTER_0, s.seats)

    def apply(self, t: Tables, s: OliverTwistState, seat: i64, action: i64, out: Sink) -> None:
        s.active = action - STARTER_0
        out.emit(E_STARTER, EVERYONE, s.guide, s.active)
        s.guide = NOBODY
        s.phase = GO_TURN


def lay_face_down(t: Tables, s: OliverTwistState, out: Sink) -> None:
    """OT-9.3: what each token shows is decided when somebody sees it first."""
    spaces = open_spaces(t.streets, s)
    for space in spaces:
        s.board[space] = FACE_DOWN
    s.left = len(spaces)
    out.emit(E_NIGHT, EVERYONE, s.left)
