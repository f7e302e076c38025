"""HTTP: one table, as an alternative to its WebSocket."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from fastapi import APIRouter, Depends

from rookery.server import fair_play, frames, hints, moves, sealing, tables
from rookery.server.asking import Guest, InHall, Onlooker, Typed
from rookery.server.deals import may_look
from rookery.server.shapes import Agree, Empty, HandOver, Join, Move, OneSeat, Remove, Reveal, Say, Undo, Why
from rookery.server.shapes.positions import Position
from rookery.server.shapes.tables import Clause, Hint, LineNumber, Seq, Table
from rookery.server.table import Table as AtTable

ROUTER = APIRouter(prefix="/api/tables/{table}", route_class=Typed, dependencies=[Depends(may_look)])
Answer = dict[str, Any]


@ROUTER.get("", response_model=Table)
async def look(hall: InHall, guest: Onlooker, table: str) -> Answer:
    """The table: seats, options, clock, commitment."""
    async with hall.at(table) as found:
        return frames.described(found, guest)


async def _changed(guest: str, change: Callable[[], Awaitable[AtTable]]) -> Answer:
    """Changes a table, again if another worker came first, and tells how it is now."""
    return frames.described(await tables.insist(change), guest)


@ROUTER.get("/position", response_model=Position)
async def position(hall: InHall, guest: Onlooker, table: str) -> Answer:
    """The position as you may know it, with all your events."""
    async with hall.at(table) as found:
        return frames.position(found, guest, 0, 0, hall.now())


@ROUTER.post("/join", response_model=Table)
async def join(hall: InHall, guest: Guest, table: str, body: Join) -> Answer:
    """Takes a seat, or comes back to yours."""
    return await _changed(guest, lambda: tables.join(hall, table, guest, body.seat, body.seal))


@ROUTER.post("/leave", response_model=Table)
async def leave(hall: InHall, guest: Guest, table: str, body: Empty) -> Answer:
    """Gives your seat up; in a running game a bot plays on until you return."""
    return await _changed(guest, lambda: tables.leave(hall, table, guest))


@ROUTER.post("/reveal", response_model=Table)
async def reveal(hall: InHall, guest: Guest, table: str, body: Reveal) -> Answer:
    """Opens what you sealed, once the seed is promised."""
    return await _changed(guest, lambda: sealing.open_up(hall, table, guest, body.link))


@ROUTER.post("/start", response_model=Table)
async def start(hall: InHall, guest: Guest, table: str, body: Empty) -> Answer:
    """Begins the game (host only)."""
    return await _changed(guest, lambda: tables.start(hall, table, guest))


@ROUTER.post("/seat", response_model=Table)
async def seat(hall: InHall, guest: Guest, table: str, body: HandOver) -> Answer:
    """Fills a free seat with a bot (host), hands your seat to a bot or takes it back."""
    return await _changed(guest, lambda: tables.hand_over(hall, table, guest, body.seat, body.bot))


@ROUTER.post("/chat", response_model=LineNumber)
async def chat(hall: InHall, guest: Guest, table: str, body: Say) -> Answer:
    """Says one line."""
    return {"n": await moves.say(hall, table, guest, body.text)}


@ROUTER.post("/end", response_model=Table)
async def end(hall: InHall, guest: Guest, table: str, body: Agree) -> Answer:
    """Offers to end; when all people agree the table is closed without a winner."""
    return await _changed(guest, lambda: fair_play.agree_to_end(hall, table, guest, body.agree))


@ROUTER.post("/call", response_model=Table)
async def call(hall: InHall, guest: Guest, table: str, body: OneSeat) -> Answer:
    """Lets a bot play on, where no clock runs, for somebody who owes a choice and is ten minutes away."""
    return await _changed(guest, lambda: fair_play.call_stand_in(hall, table, guest, body.seat))


@ROUTER.post("/remove", response_model=Table)
async def remove(hall: InHall, guest: Guest, table: str, body: Remove) -> Answer:
    """Asks a sitter of an open table to get up (host only), for good if wanted."""
    return await _changed(guest, lambda: fair_play.remove(hall, table, guest, body.seat, body.keep_out))


@ROUTER.post("/move", response_model=Seq)
async def move(hall: InHall, guest: Guest, table: str, body: Move) -> Answer:
    """Makes a move: one action or a bundle, all or nothing."""
    return {"seq": await moves.move(hall, table, guest, body.seq, body.actions, body.link)}


@ROUTER.post("/undo", response_model=Seq)
async def undo(hall: InHall, guest: Guest, table: str, body: Undo) -> Answer:
    """Takes your last move back, while nobody learned anything by it."""
    return {"seq": await moves.undo(hall, table, guest, body.seq)}


@ROUTER.post("/why", response_model=Clause)
async def why(hall: InHall, guest: Guest, table: str, body: Why) -> Answer:
    """The clause that forbids an action, and the numbers behind it; empty if it is legal."""
    return await moves.why(hall, table, guest, body.action)


@ROUTER.post("/hint", response_model=Hint)
async def hint(hall: InHall, guest: Guest, table: str, body: Empty) -> Answer:
    """What a search would do with your knowledge, a few moves to look at, numbers, and the rule behind."""
    return await hints.hint(hall, table, guest)
