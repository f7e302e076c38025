"""HTTP: replays, reviews and records of finished games."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request
from starlette.responses import Response, StreamingResponse

from rookery.server import endings, replays
from rookery.server.asking import Guest, InHall, Typed
from rookery.server.deals import may_look
from rookery.server.headers import place_of
from rookery.server.reviews import Desk
from rookery.server.shapes import Empty
from rookery.server.shapes.base import Digest
from rookery.server.shapes.records import Ending, Ledger, MatchRecord, Replay, ReplayStep, ReviewState, Story

ROUTER = APIRouter(prefix="/api", route_class=Typed)
OF_TABLE = APIRouter(prefix="/api/tables/{table}", route_class=Typed, dependencies=[Depends(may_look)])
Answer = dict[str, Any]
Step = Annotated[int, Path(ge=0, le=100_000)]
Watcher = Annotated[int, Query(ge=-1, le=7)]
Line = Annotated[int | None, Query(ge=0, le=2**31 - 1)]
PAGE = 500  # lines of the ledger in one answer
LATEST = 20  # those that an answer holds where no place is asked for


class Lines(StreamingResponse):
    """One JSON object a line."""

    media_type = "application/jsonl"


@OF_TABLE.get("/replay", response_model=Replay)
async def replay(hall: InHall, request: Request, table: str) -> Answer:
    """The record of a finished game, how many steps it has, and the odds of every outcome of chance."""
    film: replays.Film = await request.app.state.films.of(hall, table)
    record = await replays.record_of(hall, table)
    return {"record": record, "steps": len(film.moves), "chances": film.chances()}


@OF_TABLE.get("/replay/{step}", response_model=ReplayStep)
async def replay_step(hall: InHall, request: Request, table: str, step: Step, seat: Watcher = -1) -> Answer:
    """One step of a finished game as a seat saw it; -1 is the onlooker."""
    film: replays.Film = await request.app.state.films.of(hall, table)
    return film.step(step, seat)


@OF_TABLE.get("/ending", response_model=Ending)
async def ending(hall: InHall, request: Request, table: str) -> Answer:
    """How a finished game ended beside its scores: places, ties, ranks, statistics, deeds."""
    return await endings.ending(hall, request.app.state.films, table)


@OF_TABLE.get("/story", response_model=Story)
async def story(hall: InHall, request: Request, table: str, seat: Watcher = -1) -> Answer:
    """A finished game as a seat was told it, all of it; -1 is the onlooker."""
    film: replays.Film = await request.app.state.films.of(hall, table)
    return film.story(seat)


@OF_TABLE.post("/review", response_model=ReviewState)
async def ask_review(hall: InHall, request: Request, table: str, body: Empty) -> Answer:
    """Begins the review of a finished game, unless it is there or under way; answers how it stands."""
    desk: Desk = request.app.state.desk
    return await desk.ask(hall, table, place_of(request.scope))


@OF_TABLE.get("/review", response_model=ReviewState)
async def look_review(hall: InHall, request: Request, table: str) -> Answer:
    """How the review of a finished game stands: absent, working, failed, or done with all of it."""
    desk: Desk = request.app.state.desk
    return await desk.look(hall, table)


@OF_TABLE.get("/record", response_model=MatchRecord)
async def record(hall: InHall, table: str) -> Response:
    """The record of a finished game in one line."""
    return Response(await replays.line_of(hall, table) + "\n", media_type="application/json")


@ROUTER.get("/records.jsonl", response_class=Lines)
async def records(hall: InHall, guest: Guest) -> Response:
    """Your finished games, one line each."""
    return Lines(replays.all_records(hall, guest))


@ROUTER.get("/ledger", response_model=Ledger)
async def ledger(hall: InHall, after: Line = None, table: Digest | None = None) -> Answer:
    """Every seed that was ever promised here: the lines after one, those of one table, or the last ones."""
    end = await hall.store.last_line()
    last = 0 if end is None else end.n
    first = 0 if table else last - LATEST
    lines = await hall.store.ledger(first if after is None else after, table, PAGE)
    return {"entries": [asdict(line) for line in lines], "last": last}
