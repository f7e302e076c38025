"""HTTP: one table, as an alternative to its WebSocket."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from rookery.server import frames, hints, moves, tables
from rookery.server.asking import Guest, InHall, Onlooker
from rookery.server.shapes import Agree, Empty, HandOver, Join, Move, Say, Undo, Why

ROUTER = APIRouter(prefix="/api/tables/{table}")
Answer = dict[str, Any]


@ROUTER.get("")
async def look(hall: InHall, guest: Onlooker, table: str) -> Answer:
    """The table: seats, options, clock, commitment."""
    async with hall.at(table) as found:
        return frames.described(found, guest)


@ROUTER.get("/position")
async def position(hall: InHall, guest: Onlooker, table: str) -> Answer:
    """The position as you may know it, with all your events."""
    async with hall.at(table) as found:
        return frames.position(found, guest, 0, 0, hall.now())


@ROUTER.post("/join")
async def join(hall: InHall, guest: Guest, table: str, body: Join) -> Answer:
    """Takes a seat, or comes back to yours."""
    found = await tables.insist(lambda: tables.join(hall, table, guest, body.seat, body.salt))
    return frames.described(found, guest)


@ROUTER.post("/leave")
async def leave(hall: InHall, guest: Guest, table: str, body: Empty) -> Answer:
    """Gives your seat up; in a running game a bot plays on until you return."""
    return frames.described(await tables.insist(lambda: tables.leave(hall, table, guest)), guest)


@ROUTER.post("/start")
async def start(hall: InHall, guest: Guest, table: str, body: Empty) -> Answer:
    """Begins the game (host only)."""
    return frames.described(await tables.insist(lambda: tables.start(hall, table, guest)), guest)


@ROUTER.post("/seat")
async def seat(hall: InHall, guest: Guest, table: str, body: HandOver) -> Answer:
    """Fills a free seat with a bot (host), hands your seat to a bot or takes it back."""
    found = await tables.insist(lambda: tables.hand_over(hall, table, guest, body.seat, body.bot))
    return frames.described(found, guest)


@ROUTER.post("/chat")
async def chat(hall: InHall, guest: Guest, table: str, body: Say) -> Answer:
    """Says one line."""
    return {"n": await moves.say(hall, table, guest, body.text)}


@ROUTER.post("/end")
async def end(hall: InHall, guest: Guest, table: str, body: Agree) -> Answer:
    """Offers to end; when all people agree the table is closed without a winner."""
    found = await tables.insist(lambda: moves.agree_to_end(hall, table, guest, body.agree))
    return frames.described(found, guest)


@ROUTER.post("/move")
async def move(hall: InHall, guest: Guest, table: str, body: Move) -> Answer:
    """Makes a move: one action or a bundle, all or nothing."""
    return {"seq": await moves.move(hall, table, guest, body.seq, body.actions)}


@ROUTER.post("/undo")
async def undo(hall: InHall, guest: Guest, table: str, body: Undo) -> Answer:
    """Takes your last move back, while nobody learned anything by it."""
    return {"seq": await moves.undo(hall, table, guest, body.seq)}


@ROUTER.post("/why")
async def why(hall: InHall, guest: Guest, table: str, body: Why) -> Answer:
    """The clause that forbids an action; empty if it is legal."""
    return {"clause": await moves.why(hall, table, guest, body.action)}


@ROUTER.post("/hint")
async def hint(hall: InHall, guest: Guest, table: str, body: Empty) -> Answer:
    """What a search would do with your knowledge, a few moves to look at, numbers, and the rule behind."""
    return await hints.hint(hall, table, guest)
