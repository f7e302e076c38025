"""What is done in a game: move, undo, ask why, talk."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from rookery.kernel import CHANCE, Named, Refused
from rookery.server import clocks, deals, metrics
from rookery.server.hall import Hall
from rookery.server.identity import CHAT_LENGTH, clean_line
from rookery.server.problems import Problem, stale
from rookery.server.table import Table, due_of
from rookery.server.tables import guest_name, lapse
from rookery.storage import Chat, Entry, Stored
from rookery.storage.reads import CHAT_KEPT
from rookery.storage.rows import OVER, PLAYING
from rookery.table.match import Match
from rookery.table.record import write_line


async def move(
    hall: Hall, match_id: str, guest: str, seq: int, actions: Sequence[int], link: str | None = None
) -> int:
    """A person's move, one action or a bundle; answers the new seq once it is durable."""
    async with hall.at(match_id) as table:
        seat = await _own_moment(hall, table, guest, seq)
        match = table.playing()
        if seat not in match.actors:
            raise Problem(409, "it is not your turn")
        return await commit(hall, table, "move", seat, list(actions), "person", link or "")


async def undo(hall: Hall, match_id: str, guest: str, seq: int) -> int:
    """Takes a person's last move back, as one more entry."""
    async with hall.at(match_id) as table:
        seat = await _own_moment(hall, table, guest, seq)
        if not table.playing().can_undo(seat):
            raise Problem(409, "somebody has learned something since, so it cannot be taken back")
        if not table.own[seat]:
            raise Problem(409, "that was your stand-in's move, and it stands")
        return await commit(hall, table, "undo", seat, [], "person")


async def _own_moment(hall: Hall, table: Table, guest: str, seq: int) -> int:
    """The guest's seat, if the seat may act on this position."""
    seat = table.own_seat(guest)
    if seq > table.seq:  # the client heard from another worker before we did
        table.behind = True
        await hall.refresh(table)
    if seq != table.seq:
        metrics.STALE.inc()
        raise stale()
    table.playing()
    if table.seats[seat].stand_in is not None:
        raise Problem(409, "a bot plays for you; take your seat back first")
    return seat


async def commit(
    hall: Hall, table: Table, kind: str, seat: int, actions: list[int], mover: str, link: str = ""
) -> int:
    """Plays, writes the entry and tells everybody; on any failure the store has the last word."""
    began = time.perf_counter()
    match, before, length = table.playing(), table.owing(), len(table.playing().moves)
    stopped = clocks.settled(table.row.clocks, table.running(), hall.now())
    _play(match, kind, seat, actions, link)
    try:
        entry = replace(_entry(table, match, kind, seat, actions, length, hall.now()), link=link)
        settled = replace(table.row, clocks=stopped, owner=hall.store.number)
        row = _next_row(table, match, settled, entry, before)
        whole = row.status == OVER and row.deal is None  # a deal's seed is not told yet
        record = write_line(match.record()) if whole else None
        durable = await hall.store.append(row, entry, record)
    except BaseException:
        table.broken = True
        raise
    if not durable:
        table.broken = True
        metrics.STALE.inc()
        raise stale()
    table.row = row
    table.note(entry)
    if kind == "undo":
        table.undone = entry.seq
    metrics.MOVES.labels(row.game, kind, mover).inc()
    metrics.MOVE_SECONDS.observe(time.perf_counter() - began)
    hall.announce(table)
    if row.status == OVER:
        await deals.table_moved_on(hall, row)
    if mover == "person":
        await lapse(hall, table, [chair for chair in table.seats if chair.offered is not None])
    return entry.seq


def _next_row(table: Table, match: Match, row: Stored, entry: Entry, before: list[int]) -> Stored:
    """What is kept beside the new entry: whose turn it is, the clocks, and the end."""
    row.turn = match.actors
    if match.over or entry.kind == "end":
        row.status, row.ended, row.turn = OVER, entry.at, []
    if match.over and row.deal is not None:
        row.result = {"totals": [score.total for score in match.scores], "winners": match.winners}
    if row.clock is not None and row.clocks is not None:
        if entry.kind == "undo" and entry.seat not in before:
            row.clocks = clocks.taken_back(row.clock, row.clocks, entry.seat)
        else:
            bots = [seat for seat in before if table.seats[seat].player is not None]
            row.clocks = clocks.passed_on(row.clock, row.clocks, before, match.actors, bots)
    row.due = due_of(match, row, table.seats, entry.at)
    return row


def _play(match: Match, kind: str, seat: int, actions: list[int], link: str) -> None:
    """Changes the match in memory, or nothing at all."""
    try:
        if kind == "move":
            match.play_all(actions, seat, link)
        elif kind == "undo":
            match.undo(seat)
    except Refused as refusal:
        raise Problem(422, str(refusal), clause=refusal.clause, because=in_numbers(refusal.because)) from None
    except ValueError as error:
        raise Problem(400, str(error)) from None


def _entry(
    table: Table, match: Match, kind: str, seat: int, actions: list[int], length: int, now: float
) -> Entry:
    tail = match.moves[length + len(actions) :] if kind == "move" else []
    outcomes = [action for who, action in tail if who == CHANCE]
    return Entry(table.seq + 1, kind, seat, actions, outcomes, match.hash, now)


def in_numbers(reason: Named) -> dict[str, Any] | None:
    """A reason as it goes over the wire; None where the clause says it all."""
    return {"key": reason.name, "args": reason.args} if reason.name else None


async def why(hall: Hall, match_id: str, guest: str, action: int) -> dict[str, Any]:
    """The clause that forbids an action to the asker now, and the numbers behind it; '' if it is legal."""
    async with hall.at(match_id) as table:
        seat = table.own_seat(guest)
        match = table.playing()
        if not 0 <= action < match.game.n_actions:
            raise Problem(400, f"actions are 0 to {match.game.n_actions - 1}")
        clause = match.game.why_not(match.state, seat, action)
        because = in_numbers(match.game.reason(match.state, seat, action)) if clause else None
        return {"clause": clause} | ({"because": because} if because else {})


async def say(hall: Hall, match_id: str, guest: str, text: str) -> int:
    """One line of chat; answers its number."""
    line = clean_line("a line of chat", text, CHAT_LENGTH)
    name = await guest_name(hall, guest)
    async with hall.at(match_id) as table:
        seat = table.seat_of(guest)
        if seat < 0 and table.row.status == PLAYING and table.row.visibility == "link":
            raise Problem(403, "only players talk at this table")
        now = hall.now()
        words = {"guest": guest, "seat": seat, "name": name, "text": line, "at": now}
        n = await hall.store.say(match_id, words)
        table.chat = [*table.chat, Chat(n, seat, name, line, now)][-CHAT_KEPT:]
        table.changed()
    return n
