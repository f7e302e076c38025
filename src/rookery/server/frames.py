"""What goes over the wire: a table and a position, filtered for whoever looks."""

from __future__ import annotations

from typing import Any

from pydantic_core import to_json

from rookery.kernel import ONLOOKER, Named
from rookery.server import clocks
from rookery.server.table import Table
from rookery.storage import Chat, Seat
from rookery.storage.rows import BACK, OVER, PLAYING, SEALING, Listed
from rookery.table.joint import Joint
from rookery.table.log import Event
from rookery.table.match import Match

VERSION = 1


def spelled(frame: object) -> str:
    """Compact JSON; the same content always has the same bytes."""
    return to_json(frame).decode()  # a quarter of the time that json.dumps takes


def summary(row: Listed, seats: list[Seat], guest: str | None, here: set[int]) -> dict[str, Any]:
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
        "trouble": None if row.trouble is None else {"key": row.trouble["key"], "pack": row.pack},
    }


def _player(chair: Seat, guest: str | None, here: bool) -> dict[str, Any]:
    kind = "bot" if chair.bot else "free" if chair.guest is None else "person"
    return {
        "seat": chair.seat,
        "name": chair.name,
        "kind": kind,
        "bot": chair.bot,
        "stand_in": chair.stand_in,
        "returns": chair.hold == BACK,
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
        "newest": _newest(table, table.seat_of(guest)),
        "agreed": [chair.seat for chair in table.seats if chair.offered is not None],
        "absent": [{"seat": seat, "since": since} for seat, since in table.absent().items()],
    }
    if row.deal is not None:
        found |= {"deal": row.deal, "counts": row.player is not None}
    if row.seals is not None:
        found["seals"] = row.seals
    if row.status == SEALING:
        found["opened"] = [chair.seat for chair in table.seats if chair.opened]
    if row.status == OVER:
        found |= _ending(table)
    return found


def _newest(table: Table, seat: int) -> str:
    """What a seat has told last of its chain, for that seat alone: its newest link, or its seal."""
    if seat < 0:
        return ""
    if table.match is not None and isinstance(table.match.chance, Joint):
        return table.match.chance.newest(seat)
    return table.seats[seat].opened or table.seats[seat].seal


def _ending(table: Table) -> dict[str, Any]:
    """What is shown once nobody can gain by it: the seed and the result."""
    match = table.match
    if match is None:
        return {"closed": True}
    # A deal's seed is its own to tell: others may still play it.
    shown: dict[str, Any] = {} if table.row.deal else {"seed": table.row.seed}
    if not match.over:
        return shown | {"closed": True}
    return shown | {"result": match.game.result(match.state)}


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
        "preview": {},
        "undo": False,
        "clocks": _clocks(table, now),
        "from": since,
        "events": [],
        "chat": [_line(line) for line in table.chat if line.n > chat_after],
    }
    return (
        frame if match is None else frame | _seen(table, match, seat) | {"events": told(match, seat, since)}
    )


def _seen(table: Table, match: Match, seat: int) -> dict[str, Any]:
    """The game as a seat sees it, made once for all who look with the same eyes."""
    eyes = (seat, table.seq, table.row.status)
    if eyes not in table.seen:
        table.seen = {known: shown for known, shown in table.seen.items() if known[1:] == eyes[1:]}
        table.seen[eyes] = _game(table, match, seat)
    return table.seen[eyes]


def _game(table: Table, match: Match, seat: int) -> dict[str, Any]:
    playing = table.row.status == PLAYING and seat != ONLOOKER
    return seen(match, seat, playing) | {"undo": playing and table.own[seat] > 0 and match.can_undo(seat)}


def seen(match: Match, seat: int, playing: bool) -> dict[str, Any]:
    """What a seat sees and is asked; who does not play is asked nothing."""
    legal = match.legal(seat) if playing else []
    asked = match.question(seat) if playing else Named("wait", {})
    return {
        "view": match.view(seat),
        "question": {"key": asked.name, "args": asked.args},
        "legal": [_choice(match, action) for action in legal],
        "preview": match.preview(seat),
    }


def told(match: Match, seat: int, since: int) -> list[dict[str, Any]]:
    """What a seat was told, from a place in its list on."""
    events = match.events(seat, since)
    return [spoken(event) for event in events]


def spoken(event: Event) -> dict[str, Any]:
    """One event as it goes over the wire."""
    return {"i": event.index, "key": event.key, "args": event.args}


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
