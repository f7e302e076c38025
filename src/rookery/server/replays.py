"""Finished games step by step, as any seat saw them, and their records."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Generator
from typing import Any

from rookery.kernel import CHANCE, ONLOOKER, Game, State
from rookery.server import deals
from rookery.server.frames import told
from rookery.server.hall import Hall
from rookery.server.matches import whole_record
from rookery.server.names import is_table_id
from rookery.server.problems import Problem, missing
from rookery.server.table import Table
from rookery.server.trouble import Played, other_rules, rules_for
from rookery.storage.rows import OVER
from rookery.table.log import Mark
from rookery.table.match import Match
from rookery.table.record import Record, write_line

LOG = logging.getLogger("rookery.replays")
KEPT = 16  # replays in memory


class Film:
    """Every state of a finished match, and where each seat's events were at it."""

    def __init__(self, match: Match, states: list[State], marks: list[Mark]) -> None:
        self.match = match
        self.moves = match.moves
        self.states = states
        self.marks = marks

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

    def story(self, seat: int) -> dict[str, Any]:
        """All that one seat was told, and of each step who led there, how much was told and who is next."""
        self._check(0, seat)
        game, seats = self.match.game, range(self.match.seats)
        owing = [game.actors(state) for state in self.states]
        return {
            "seat": seat,
            "movers": [mover for mover, _ in self.moves],
            "told": [mark[seat - ONLOOKER] for mark in self.marks],
            "turn_of": [[one for one in seats if mask >> one & 1] for mask in owing],
            "events": told(self.match, seat, 0),
        }

    def step(self, place: int, seat: int) -> dict[str, Any]:
        """One step as one seat saw it."""
        self._check(place, seat)
        last = len(self.moves)
        began = self.marks[place - 1][seat - ONLOOKER] if place else 0
        events = told(self.match, seat, began)[: self.marks[place][seat - ONLOOKER] - began]
        return {
            "step": place,
            "steps": last,
            "seat": seat,
            "view": self.match.game.view(self.states[place], seat),
            "preview": self.match.game.preview(self.states[place], seat),
            "events": events,
            "mover": self.moves[place - 1][0] if place else None,
        }

    def _check(self, place: int, seat: int) -> None:
        last, highest = len(self.moves), self.match.seats - 1
        if not 0 <= place <= last or not -1 <= seat <= highest:
            raise Problem(404, f"steps are 0 to {last}, seats -1 to {highest}")


def filming(record: Record, game: Game[Any]) -> Generator[None, None, Film]:
    """Plays a record once, one move a step, and keeps what was there before the first and after each."""
    states: list[State] = []
    marks: list[Mark] = []
    for match in Match.replaying(record, game):
        states.append(match.state)
        marks.append(match.log.mark())
        yield
    return Film(match, states, marks)


class Films:
    """The replays people look at now."""

    def __init__(self) -> None:
        self._kept: dict[str, Film] = {}
        self._making: dict[str, asyncio.Lock] = {}

    async def of(self, hall: Hall, match_id: str) -> Film:
        """The replay of a finished match; those who ask at the same time wait for one film."""
        async with self._making.setdefault(match_id, asyncio.Lock()):
            try:
                film = self._kept.get(match_id) or await _made(hall, match_id)
            finally:
                self._making.pop(match_id, None)
            self._kept.setdefault(match_id, film)
            if len(self._kept) > KEPT:
                del self._kept[next(iter(self._kept))]
            return film


async def _made(hall: Hall, match_id: str) -> Film:
    record = await record_of(hall, match_id)
    played = Played(match_id, record["game"], record["pack"]["name"], record["rules"])
    game = rules_for(hall.catalogue, played)
    try:
        return await hall.slices.through(filming(record, game))
    except ValueError:
        raise other_rules() from None


def finished(table: Table) -> Match:
    """The match of a table that is over; Problem 409 while it runs: a record tells everything."""
    if table.row.status != OVER:
        raise Problem(409, "the game is not over")
    if table.match is None:
        raise Problem(404, "this game never began")
    return table.match


async def line_of(hall: Hall, match_id: str) -> str:
    """The record of a finished match in one line; where none was kept yet it is made and kept.

    While others may play the same deal it tells no seed, and is not kept.
    """
    if not is_table_id(match_id):
        raise missing()
    kept = await hall.store.record(match_id)
    if kept is None:
        async with hall.at(match_id) as table:
            match, opened = finished(table), await deals.opened(hall, table.row)
            kept = write_line(whole_record(match) if opened else match.record())
        if opened:
            await hall.store.keep_record(match_id, kept)
    return kept


async def record_of(hall: Hall, match_id: str) -> Record:
    """The record of a finished match."""
    record: Record = json.loads(await line_of(hall, match_id))
    return record


async def all_records(hall: Hall, guest: str) -> AsyncIterator[str]:
    """The finished matches of a guest, one line each, read as fast as they are taken."""
    for row, _ in await hall.store.listed("over", guest):
        try:
            yield await line_of(hall, row.id) + "\n"
        except Problem as problem:  # the others are wanted all the same
            LOG.warning("a record cannot be made", extra={"table": row.id, "reason": problem.reason})
