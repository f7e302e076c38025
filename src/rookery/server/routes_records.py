"""HTTP: replays, reviews and records of finished games."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse

from rookery.server import replays
from rookery.server.asking import Guest, InHall
from rookery.server.reviews import Desk
from rookery.server.shapes import Empty
from rookery.table.record import write_line

ROUTER = APIRouter(prefix="/api")
Answer = dict[str, Any]
Step = Annotated[int, Path(ge=0, le=100_000)]
Watcher = Annotated[int, Query(ge=-1, le=7)]


@ROUTER.get("/tables/{table}/replay")
async def replay(hall: InHall, request: Request, table: str) -> Answer:
    """The record of a finished game, how many steps it has, and the odds of every outcome of chance."""
    film: replays.Film = await request.app.state.films.of(hall, table)
    return {"record": film.match.record(), "steps": len(film.moves), "chances": film.chances()}


@ROUTER.get("/tables/{table}/replay/{step}")
async def replay_step(hall: InHall, request: Request, table: str, step: Step, seat: Watcher = -1) -> Answer:
    """One step of a finished game as a seat saw it; -1 is the onlooker."""
    film: replays.Film = await request.app.state.films.of(hall, table)
    return film.step(step, seat)


@ROUTER.post("/tables/{table}/review")
async def ask_review(hall: InHall, request: Request, table: str, body: Empty) -> Answer:
    """Begins the review of a finished game, unless it is there or under way; answers how it stands."""
    desk: Desk = request.app.state.desk
    return await desk.ask(hall, table)


@ROUTER.get("/tables/{table}/review")
async def look_review(hall: InHall, request: Request, table: str) -> Answer:
    """How the review of a finished game stands: absent, working, failed, or done with all of it."""
    desk: Desk = request.app.state.desk
    return await desk.look(hall, table)


@ROUTER.get("/tables/{table}/record", response_class=PlainTextResponse)
async def record(hall: InHall, table: str) -> Response:
    """The record of a finished game in one line."""
    line = write_line(await replays.record_of(hall, table)) + "\n"
    return PlainTextResponse(line, media_type="application/json")


@ROUTER.get("/records.jsonl", response_class=PlainTextResponse)
async def records(hall: InHall, guest: Guest) -> Response:
    """Your finished games, one line each."""
    lines = [line async for line in replays.all_records(hall, guest)]
    return StreamingResponse(iter(lines), media_type="application/jsonl")
