"""The set-up of the Day (OT-1) and of the Night (OT-9), up to the first turn."""

from __future__ import annotations

from rookery.games.oliver_twist.const import (
    BURGLARY,
    CLASSES,
    DEAL,
    E_DAY,
    E_FIRST,
    E_GUIDE,
    E_MONEY,
    E_NIGHT,
    E_START_TOKEN,
    E_STARTER,
    EMPTY,
    FACE_DOWN,
    FIRST,
    GO_DEAL,
    GO_GUIDE,
    GO_LAY,
    GO_REVEAL,
    GO_TURN,
    KINDS,
    LAY,
    NOBODY,
    SPACES,
    SQUARE,
    START_HAND,
)
from rookery.games.oliver_twist.state import OliverTwistState
from rookery.games.oliver_twist.tables import Tables, open_spaces
from rookery.games.oliver_twist.tokens import KIND, START, start_token
from rookery.kernel import CHANCE, EVERYONE, Sink
from rookery.kernel.runtime import append, i64, vec


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


def possible_first(s: OliverTwistState) -> list[int]:
    """OT-1.10: any seat, or the one the table has named."""
    return list(range(s.seats)) if s.first_seat == 0 else [s.first_seat - 1]


def choose_first(s: OliverTwistState, seat: i64, out: Sink) -> None:
    """Who begins the Day is decided."""
    s.active = seat
    s.cursor = 0
    s.phase = GO_DEAL
    out.emit(E_FIRST, EVERYONE, seat)


def deal_next(t: Tables, s: OliverTwistState, out: Sink) -> None:
    """OT-1.3, OT-9.2: two start tokens for each seat; then the board."""
    if s.cursor < s.seats * START_HAND:
        s.phase = DEAL
        s.actor = CHANCE
        return
    s.cursor = 0
    if s.night:
        _lay_face_down(t, s, out)
        s.phase = GO_GUIDE
    else:
        s.phase = GO_LAY


def deal(s: OliverTwistState, kind: i64, out: Sink) -> None:
    """One start token, seen by the one who gets it."""
    seat = s.cursor // START_HAND
    s.aside[kind] -= 1
    s.reserves[seat] = append(s.reserves[seat], start_token(s, kind))
    s.cursor += 1
    s.phase = GO_DEAL
    seen = EVERYONE if s.open_lairs else 2**seat
    out.emit(E_START_TOKEN, seen, seat, kind)


def lay_next(t: Tables, s: OliverTwistState, out: Sink) -> None:
    """OT-1.5: a token on every open space, then the Day begins."""
    spaces = open_spaces(t, s)
    if s.cursor < len(spaces):
        s.phase = LAY
        s.actor = CHANCE
        return
    s.left = len(spaces)
    out.emit(E_DAY, EVERYONE, s.left)
    s.phase = GO_TURN


def lay(t: Tables, s: OliverTwistState, kind: i64) -> None:
    """The next space gets a token of the bag, face up."""
    spaces = open_spaces(t, s)
    s.board[spaces[s.cursor]] = kind
    s.bag[kind] -= 1
    s.bag_size -= 1
    s.cursor += 1
    if s.cursor == len(spaces):
        s.phase = GO_LAY


def begin_night(t: Tables, s: OliverTwistState) -> None:
    """OT-8.7, OT-9.1 to OT-9.6: all round tokens but the Tools in front go into the bag, Burglaries join."""
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


def _lay_face_down(t: Tables, s: OliverTwistState, out: Sink) -> None:
    """OT-9.3: what each token shows is decided when somebody sees it first."""
    spaces = open_spaces(t, s)
    for space in spaces:
        s.board[space] = FACE_DOWN
    s.left = len(spaces)
    out.emit(E_NIGHT, EVERYONE, s.left)


def choose_guide(s: OliverTwistState, out: Sink) -> None:
    """OT-9.7: everybody announces his money; the poorest, of equals the youngest, is the guide."""
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


def name_starter(s: OliverTwistState, seat: i64, out: Sink) -> None:
    """OT-9.9: the guide names who takes the first turn."""
    out.emit(E_STARTER, EVERYONE, s.guide, seat)
    s.guide = NOBODY
    s.active = seat
    s.phase = GO_TURN
