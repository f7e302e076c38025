"""Finished games step by step, as any seat saw them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

from rookery.kernel import CHANCE, State
from rookery.server.frames import told
from rookery.server.hall import Hall
from rookery.server.problems import Problem
from rookery.server.table import Table
from rookery.storage.rows import OVER
from rookery.table.history import History
from rookery.table.match import Match
from rookery.table.record import Record, write_line

KEPT = 16  # replays in memory


class Film:
    """Every state of a finished match, and where each seat's events were at it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.moves = match.moves
        history = History(match.game, match.game.new(match.seats, match.options), match.seats, "")
        self.states: list[State] = [history.state]
        self.marks: list[dict[int, int]] = [history.log.mark()]
        for seat, action in self.moves:
            history.step(seat, action)
            self.states.append(history.state)
            self.marks.append(history.log.mark())

    def chances(self) -> list[dict[str, Any]]:
        """What could have happened at each outcome of chance: enough to derive it again from the seed."""
        game = self.match.game
        found = []
        for place, (seat, _) in enumerate(self.moves):
            if seat == CHANCE:
                s = self.states[place]
                outcomes = game.outcomes(s)
                weights = [game.weight(s, outcome) for outcome in outcomes]
                found.append(
                    {"stream": game.streams[game.stream(s)], "outcomes": outcomes, "weights": weights}
                )
        return found

    def step(self, place: int, seat: int) -> dict[str, Any]:
        """One step as one seat saw it."""
        last = len(self.moves)
        if not 0 <= place <= last or not -1 <= seat < self.match.seats:
            raise Problem(404, f"steps are 0 to {last}, seats -1 to {self.match.seats - 1}")
        began = self.marks[place - 1][seat] if place else 0
        events = told(self.match, seat, began)[: self.marks[place][seat] - began]
        return {
            "step": place,
            "steps": last,
            "seat": seat,
            "view": self.match.game.view(self.states[place], seat),
            "events": events,
            "mover": self.moves[place - 1][0] if place else None,
        }


class Films:
    """The replays people look at now."""

    def __init__(self) -> None:
        self._kept: dict[str, Film] = {}

    async def of(self, hall: Hall, match_id: str) -> Film:
        """The replay of a finished match."""
        if match_id not in self._kept:
            async with hall.at(match_id) as table:
                match = finished(table)
            film = await asyncio.get_running_loop().run_in_executor(hall.thinkers, Film, match)
            self._kept[match_id] = film
            if len(self._kept) > KEPT:
                del self._kept[next(iter(self._kept))]
        return self._kept[match_id]


def finished(table: Table) -> Match:
    """The match of a table that is over; Problem 409 while it runs: a record tells everything."""
    if table.row.status != OVER:
        raise Problem(409, "the game is not over")
    if table.match is None:
        raise Problem(404, "this game never began")
    return table.match


async def record_of(hall: Hall, match_id: str) -> Record:
    """The record of a finished match."""
    async with hall.at(match_id) as table:
        return finished(table).record()


async def all_records(hall: Hall, guest: str) -> AsyncIterator[str]:
    """The finished matches of a guest, one line each."""
    for row, _ in await hall.store.listed("over", guest):
        yield write_line(await record_of(hall, row.id)) + "\n"
