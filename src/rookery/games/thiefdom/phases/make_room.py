"""Making room (TD-19.6): goods that do not fit wait until their owner throws others away or forgoes them."""

from __future__ import annotations

from rookery.games.thiefdom.actions import DROP, FORGO
from rookery.games.thiefdom.events import E_FORGONE
from rookery.games.thiefdom.goods import can_make_room, drop, offer_drops, receive, space
from rookery.games.thiefdom.phase import Phase
from rookery.games.thiefdom.phase_numbers import ROOM
from rookery.games.thiefdom.state import ThiefdomState
from rookery.games.thiefdom.tables import Tables
from rookery.kernel import EVERYONE, Named, Sink
from rookery.kernel.runtime import i64


class MakeRoom(Phase):
    """Whenever goods wait in `todo`, before anything else; `resume` follows."""

    numbers: tuple[int, ...] = (ROOM,)
    moment = "TD-19.6"

    def enter(self, t: Tables, s: ThiefdomState, out: Sink) -> None:
        """The last that wait are received, or their owner is asked."""
        top = len(s.todo) - 3
        thief, good, count = s.todo[top], s.todo[top + 1], s.todo[top + 2]
        if space(s, thief, good) > 0 or not can_make_room(s, thief, good):
            del s.todo[top:]
            receive(s, thief, good, count, out)
            return
        s.resume = s.phase
        s.phase = ROOM
        s.actor = thief // 3

    def ask(self, t: Tables, s: ThiefdomState, seat: i64) -> Named:
        return Named("room", {"good": s.todo[-2], "count": s.todo[-1]})

    def choices(self, t: Tables, s: ThiefdomState, seat: i64) -> list[int]:
        top = len(s.todo) - 3
        found: list[int] = []
        offer_drops(s, s.todo[top], s.todo[top + 1], found)
        found.append(FORGO)
        return found

    def apply(self, t: Tables, s: ThiefdomState, seat: i64, action: i64, out: Sink) -> None:
        """The owner throws a good away, or does without what is left (T69)."""
        top = len(s.todo) - 3
        thief = s.todo[top]
        if action == FORGO:
            out.emit(E_FORGONE, EVERYONE, thief // 3, thief % 3, s.todo[top + 1], s.todo[top + 2])
            del s.todo[top:]
        else:
            drop(s, thief, action - DROP, out)
        s.phase = s.resume
