"""A thief on the move (TD-9): spot by spot until he stops. How he moves is in moves.py."""

from __future__ import annotations

from typing import Final

from rookery.games.thiefdom.actions import CLIMB, ENTER, STEP, STOP, VAULT
from rookery.games.thiefdom.city import City
from rookery.games.thiefdom.const import BUILDING, NOWHERE, THIEVES
from rookery.games.thiefdom.moves import check_seen, legal_move, move
from rookery.games.thiefdom.phase import Phase
from rookery.games.thiefdom.phase_numbers import GO_SEEN, MOVE
from rookery.games.thiefdom.preview_moves import Search
from rookery.games.thiefdom.reasons import NO_REASON
from rookery.games.thiefdom.state import ThiefdomState
from rookery.games.thiefdom.tables import Tables
from rookery.kernel import Named, Sink
from rookery.kernel.runtime import i64

FAR: Final = 20  # MP with which a way is looked for; about what lies farther the clause says enough


class Move(Phase):
    """TD-9.1 to TD-9.14: the next spot, or to stop; nothing else comes between (TD-8.3)."""

    numbers: tuple[int, ...] = (GO_SEEN, MOVE)
    moment = "TD-8.3"

    def enter(self, t: Tables, s: ThiefdomState, out: Sink) -> None:
        """TD-7.3: after an exchange in passing the cell is looked at."""
        check_seen(t.city(s), s, out)

    def ask(self, t: Tables, s: ThiefdomState, seat: i64) -> Named:
        return Named("move", {"thief": int(s.active) % THIEVES, "mp": int(s.mp), "jumping": int(s.jumping)})

    def choices(self, t: Tables, s: ThiefdomState, seat: i64) -> list[int]:
        return legal_move(t.city(s), s)

    def apply(self, t: Tables, s: ThiefdomState, seat: i64, action: i64, out: Sink) -> None:
        move(t.city(s), s, action, out)

    def why_not(self, t: Tables, s: ThiefdomState, seat: i64, action: i64) -> str:
        return why_no_step(t.city(s), s, action) if action <= STOP else self.moment

    def reason(self, t: Tables, s: ThiefdomState, seat: i64, action: i64) -> Named:
        return no_way(t.city(s), s, action) if STEP <= action < CLIMB else NO_REASON


def why_no_step(c: City, s: ThiefdomState, action: i64) -> str:
    """What is in the way: distance, a wall, a figure, or a side without an entrance."""
    if action == STOP:
        return "TD-9.3" if s.jumping else "TD-9.1"
    if action >= VAULT:
        return "TD-C23"
    if action >= CLIMB:
        return "TD-E1"
    if s.at >= BUILDING:
        return "TD-9.7" if action in c.climb_out[s.at - BUILDING] else "TD-9.1"
    beside = [c.over[s.at * 4 + way] for way in range(4)]
    if action in beside:
        return "TD-9.12"
    if action >= ENTER:
        return "TD-9.6" if any(c.touch[s.at * 4 + way] == action for way in range(4)) else "TD-9.1"
    if s.hurry and c.catacomb[s.at] and c.catacomb[action]:
        return "TD-C48"
    return "TD-9.3" if s.occ[action] else "TD-9.1"


def no_way(c: City, s: ThiefdomState, spot: int) -> Named:
    """How many MP it would take, or who would catch him on the way."""
    if c.kind[spot - BUILDING] < 0 if spot >= BUILDING else spot not in c.cells:
        return NO_REASON
    search = Search(c, s)
    search.run(FAR, spot)
    if spot in search.found:
        steps = search.found[spot][0].steps
        return Named("far", {"steps": steps, "mp": int(s.mp)}) if steps > s.mp else NO_REASON
    unseen = s.copy()
    unseen.smoke = 1  # as if nobody arrested him
    other = Search(c, unseen)
    other.run(FAR, spot)
    for passed in other.found[spot][0].path if spot in other.found else []:
        if passed in search.found and search.found[passed][0].arrest != NOWHERE:
            return Named("watched", {"citizen": search.found[passed][0].arrest})
    return NO_REASON
