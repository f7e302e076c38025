"""The full moon (TD-22): all is counted, and the game is over."""

from __future__ import annotations

from rookery.games.thiefdom.events import E_FULL_MOON, E_RATED, E_SCORED, E_WON
from rookery.games.thiefdom.phase import Phase
from rookery.games.thiefdom.phase_numbers import ENDED, GO_END
from rookery.games.thiefdom.scoring import rank, rating, score
from rookery.games.thiefdom.state import ThiefdomState
from rookery.games.thiefdom.tables import Tables
from rookery.kernel import EVERYONE, OVER, Sink


class End(Phase):
    """TD-22.4: the best rank wins; alone there is a rating."""

    numbers: tuple[int, ...] = (GO_END, ENDED)
    whose = "TD-22.1"

    def enter(self, t: Tables, s: ThiefdomState, out: Sink) -> None:
        s.phase = ENDED
        s.actor = OVER
        out.emit(E_FULL_MOON, EVERYONE)
        best = 0
        for seat in range(1, s.seats):
            if rank(t, s, seat) > rank(t, s, best):
                best = seat
        s.victors = 1 << best
        if out.live:
            _tell_scores(t, s, best, out)


def _tell_scores(t: Tables, s: ThiefdomState, best: int, out: Sink) -> None:
    for seat in range(s.seats):
        total = score(t, s, seat)
        goods = sum(total.parts[1:7])
        out.emit(E_SCORED, EVERYONE, seat, goods, total.parts[7], total.parts[8], total.total)
    total = score(t, s, best)
    if s.seats == 1:
        out.emit(E_RATED, EVERYONE, total.total, rating(total.total))
    else:
        out.emit(E_WON, EVERYONE, best, total.total)
