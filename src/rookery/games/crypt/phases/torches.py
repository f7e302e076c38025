"""Phase IV: the torches are passed on (CR-7.1)."""

from __future__ import annotations

from rookery.games.crypt.events import E_TORCHES
from rookery.games.crypt.pack import Tables
from rookery.games.crypt.phase import Phase
from rookery.games.crypt.phase_numbers import GO_ROUND, GO_TORCHES
from rookery.games.crypt.state import CryptState, circle, lights_out_seat
from rookery.kernel import EVERYONE, Sink


class Torches(Phase):
    """Both torches go one seat to the left, that is, clockwise."""

    numbers: tuple[int, ...] = (GO_TORCHES,)

    def enter(self, t: Tables, s: CryptState, out: Sink) -> None:
        s.leader = (s.leader + 1) % circle(s)
        out.emit(E_TORCHES, EVERYONE, s.leader, lights_out_seat(s))
        s.phase = GO_ROUND
