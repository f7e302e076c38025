"""Hints: what a search says to a seat, thought about beside the table and only from what the seat knows."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from rookery.bots.advice import advise
from rookery.server.fair_queue import Rank, Turn
from rookery.server.hall import Hall
from rookery.server.problems import Problem
from rookery.server.table import Table
from rookery.table.behind import clauses_behind
from rookery.table.canon import mixed

SECONDS = 2.0  # of thinking
PATIENCE = 12.0  # with the time until somebody is free to think

Answer = dict[str, Any]


async def hint(hall: Hall, match_id: str, guest: str) -> Answer:
    """What to do, a few moves to look at, choices in numbers, and the clauses behind the question."""
    async with hall.at(match_id) as table:
        seat = _asking(table, guest)
        match = table.playing()
        clauses = clauses_behind(match.game, match.question(seat))
        # From the secret seed, so that nobody can foresee it; never from the state.
        seed = mixed(table.row.seed, seat, "hint")
        thought = partial(advise, match.game, match.state, seat, seed, SECONDS)
        table.hinting.add(seat)
    try:
        async with asyncio.timeout(PATIENCE):
            turn = Turn(Rank.ASKED, hall.whereabouts.of(guest), guest)
            counsel = await hall.thinkers.think(turn, thought)
    except TimeoutError:
        raise Problem(503, "no hint came in time; ask again in a moment") from None
    finally:
        table.hinting.discard(seat)
    return {
        "actions": counsel.actions,
        "before": counsel.before,
        "nudge": counsel.nudge,
        "choices": [[one.action, round(one.chance, 3), one.visits] for one in counsel.numbers],
        "motives": [{"key": one.name, "args": one.args} for one in counsel.motives],
        "clauses": clauses,
    }


def _asking(table: Table, guest: str) -> int:
    """The seat of whoever may have a hint now."""
    seat, match = table.own_seat(guest), table.playing()
    if not table.row.hints:
        raise Problem(403, "there are no hints at this table")
    if seat not in match.actors:
        raise Problem(409, "it is not your turn")
    if seat in table.hinting:
        raise Problem(429, "a hint is on its way already")
    return seat
