"""Phase IV: the torches (CR-7.1), and who holds Lights Out (CR-1.7)."""

from __future__ import annotations

from rookery.games.crypt.events import E_TORCHES
from rookery.games.crypt.phase import Phase
from rookery.games.crypt.phase_numbers import GO_ROUND, GO_TORCHES
from rookery.games.crypt.state import CryptState, circle
from rookery.games.crypt.tables import Tables
from rookery.kernel import EVERYONE, Sink
from rookery.kernel.runtime import i64


class Torches(Phase):
    """Both torches go one seat to the left, that is, clockwise."""

    numbers: tuple[int, ...] = (GO_TORCHES,)

    def enter(self, t: Tables, s: CryptState, out: Sink) -> None:
        s.leader = (s.leader + 1) % circle(s)
        out.emit(E_TORCHES, EVERYONE, s.leader, lights_out_seat(s))
        s.phase = GO_ROUND


def lights_out_seat(s: CryptState) -> i64:
    """Who holds Lights Out (CR-1.7): the last in turn order, or the Leader of two."""
    return s.leader if s.seats < 3 else (s.leader + s.seats - 1) % s.seats
