"""HTTP: who one is, which games there are, which tables."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response
from starlette.responses import PlainTextResponse

from rookery.server import frames, tables
from rookery.server.asking import ForAll, Guest, InHall, Onlooker, Typed, give_cookie, who_looks
from rookery.server.catalogue import Part, tag
from rookery.server.hall import Hall
from rookery.server.identity import clean_name, default_name, new_guest
from rookery.server.lobby import shown
from rookery.server.problems import Problem, no_guest
from rookery.server.shapes import Empty, NewName, NewTable
from rookery.server.shapes.lobby import GameInfo, Me, PackData
from rookery.server.shapes.tables import Summary, Table

ROUTER = APIRouter(prefix="/api", route_class=Typed)
PUBLIC = APIRouter(prefix="/api", route_class=ForAll)
Answer = dict[str, Any]
Which = Literal["open", "playing", "mine", "over"]


@ROUTER.get("/me", response_model=Me)
async def me(hall: InHall, request: Request, response: Response) -> Answer:
    """Who you are; the first call gives you a cookie."""
    guest = who_looks(request)
    if guest is None:
        guest = new_guest()
        give_cookie(request, response, guest)
        return {"id": guest, "name": default_name(guest)}
    return {"id": guest, "name": await tables.guest_name(hall, guest)}


@ROUTER.post("/me", response_model=Me)
async def begin_anew(hall: InHall, request: Request, response: Response, body: Empty) -> Answer:
    """A new guest for somebody whose cookie we cannot read; who has a good one keeps it.

    Only on purpose: after a restart with a wrong secret every cookie is unreadable until the host mends it.
    """
    try:
        guest = who_looks(request)
    except Problem:
        guest = None
    if guest is None:
        guest = new_guest()
        give_cookie(request, response, guest)
    return {"id": guest, "name": await tables.guest_name(hall, guest)}


@ROUTER.patch("/me", response_model=Me)
async def rename(hall: InHall, guest: Guest, body: NewName) -> Answer:
    """Chooses your name, 1 to 24 visible characters."""
    name = clean_name(body.name)
    for match_id in await hall.store.save_guest(guest, name, hall.now()):
        hall.heard(match_id)
    return {"id": guest, "name": name}


@PUBLIC.get("/games", response_model=list[GameInfo])
async def games(hall: InHall) -> list[Answer]:
    """Every game with its seats, options, bots, packs and vocabulary."""
    return hall.catalogue.games()


@PUBLIC.get("/packs/{game}/{pack}", response_model=PackData)
async def pack_data(hall: InHall, game: str, pack: str, response: Response) -> Answer:
    """The data of a pack: what the board draws, and where each value is from."""
    response.headers["Cache-Control"] = "public, max-age=300"
    return hall.catalogue.data(game, pack)


@PUBLIC.get("/words/{game}/{lang}.ftl", response_class=PlainTextResponse)
async def words(hall: InHall, request: Request, game: str, lang: str, part: Part | None = None) -> Response:
    """The sentences of a game (or of `shell`) as Fluent source, or a part of them."""
    text = hall.catalogue.words(game, lang, part)
    mark = f'"{tag(text)}"'
    keep = {"ETag": mark, "Cache-Control": "public, max-age=300"}
    if "v" in request.query_params:
        keep["Cache-Control"] = "public, max-age=31536000, immutable"
    if request.headers.get("if-none-match") == mark:
        return Response(status_code=304, headers=keep)
    return PlainTextResponse(text, headers=keep)


@ROUTER.get("/tables", response_model=list[Summary])
async def listed(
    hall: InHall, guest: Onlooker, which: Annotated[Which, Query(alias="list")] = "open"
) -> list[Answer]:
    """Tables: open or playing (public ones), mine, or over (yours)."""
    if guest is None and which in ("mine", "over"):
        raise no_guest()
    found = await hall.store.listed(which, guest or "")
    if which in ("open", "playing"):
        found = shown(hall, found)
    return [_summary(hall, row, seats, guest) for row, seats in found]


def _summary(hall: Hall, row: Any, seats: Any, guest: str | None) -> Answer:
    known = hall.tables.get(row.id)
    guests = hall.presence.at(row.id)
    away = {chair.seat for chair in seats if chair.guest in guests}
    return frames.summary(row, seats, guest, known.here() if known else away)


@ROUTER.post("/tables", status_code=201, response_model=Table)
async def create(hall: InHall, guest: Guest, request: Request, body: NewTable) -> Answer:
    """Opens a table."""
    request.app.state.openings.check(hall, guest)
    return frames.described(await tables.create(hall, guest, body), guest)
