"""What goes over the wire: a table and a position, filtered for whoever looks."""

from __future__ import annotations

import json
from typing import Any

from rookery.kernel import ONLOOKER, Named
from rookery.server import clocks
from rookery.server.table import Table
from rookery.storage import Chat, Seat, Stored
from rookery.storage.rows import OVER, PLAYING
from rookery.table.match import Match

VERSION = 1


def spelled(frame: object) -> str:
    """Compact JSON; the same content always has the same bytes."""
    return json.dumps(frame, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def summary(row: Stored, seats: list[Seat], guest: str | None, here: set[int]) -> dict[str, Any]:
    """A table as the lobby lists it."""
    return {
        "id": row.id,
        "game": row.game,
        "seats": row.seats,
        "status": row.status,
        "players": [_player(chair, guest, chair.seat in here) for chair in seats],
        "options": row.options,
        "visibility": row.visibility,
        "clock": row.clock,
        "created": row.created,
        "started": row.started,
        "ended": row.ended,
        "turn_of": row.turn,
    }


def _player(chair: Seat, guest: str | None, here: bool) -> dict[str, Any]:
    kind = "bot" if chair.bot else "free" if chair.guest is None else "person"
    return {
        "seat": chair.seat,
        "name": chair.name,
        "kind": kind,
        "bot": chair.bot,
        "stand_in": chair.stand_in,
        "you": guest is not None and chair.guest == guest,
        "here": here or kind == "bot",
    }


def described(table: Table, guest: str | None) -> dict[str, Any]:
    """A table in full, for one who looks."""
    row = table.row
    found = summary(row, table.seats, guest, table.here()) | {
        "you": table.seat_of(guest),
        "host": guest is not None and guest == row.host,
        "commitment": row.commitment,
        "hints": row.hints,
        "pack": row.pack,
        "rules_version": row.rules,
        "link": f"/t/{row.id}",
        "agreed": [chair.seat for chair in table.seats if chair.agrees],
    }
    if row.salts is not None:
        found["salts"] = row.salts
    if row.status == OVER:
        found |= _ending(table)
    return found


def _ending(table: Table) -> dict[str, Any]:
    """What is shown once nobody can gain by it: the seed and the result."""
    match = table.match
    if match is None:
        return {"closed": True}
    shown: dict[str, Any] = {"seed": table.row.seed}
    if not match.over:
        return shown | {"closed": True}
    scores = [[score.total, *score.parts] for score in match.scores]
    result = {"scores": scores, "winners": match.winners, "verdict": match.verdict}
    return shown | {"result": result}


def position(table: Table, guest: str | None, since: int, chat_after: int, now: float) -> dict[str, Any]:
    """Everything one seat may know now; events from a place in its own list on."""
    seat, match = table.seat_of(guest), table.match
    frame: dict[str, Any] = {
        "t": "position",
        "v": VERSION,
        "seq": table.seq,
        "table": described(table, guest),
        "view": None,
        "question": None,
        "legal": [],
        "undo": False,
        "clocks": _clocks(table, now),
        "from": since,
        "events": [],
        "chat": [_line(line) for line in table.chat if line.n > chat_after],
    }
    return frame if match is None else frame | _game(table, match, seat, since)


def _game(table: Table, match: Match, seat: int, since: int) -> dict[str, Any]:
    playing = table.row.status == PLAYING and seat != ONLOOKER
    legal = match.legal(seat) if playing else []
    asked = match.question(seat) if playing else Named("wait", {})
    return {
        "view": match.view(seat),
        "question": {"key": asked.name, "args": asked.args},
        "legal": [_choice(match, action) for action in legal],
        "undo": playing and match.can_undo(seat),
        "events": told(match, seat, since),
    }


def told(match: Match, seat: int, since: int) -> list[dict[str, Any]]:
    """What a seat was told, from a place in its list on."""
    events = match.events(seat, since)
    return [{"i": event.index, "key": event.key, "args": event.args} for event in events]


def _choice(match: Match, action: int) -> list[Any]:
    named = match.game.unpack(action)
    return [action, named.name, named.args]


def _clocks(table: Table, now: float) -> dict[str, Any]:
    running = table.running()
    shown = clocks.settled(table.row.clocks, running, now)
    return {
        "running": running,
        "left": None if shown is None else [round(left, 1) for left in shown["left"]],
        "at": now,
    }


def _line(line: Chat) -> dict[str, Any]:
    return {"n": line.n, "seat": line.seat, "name": line.name, "text": line.text, "at": line.at}
