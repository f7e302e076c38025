"""The application: routes, the guard around them, and what runs beside them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response

import rookery
from rookery.server import (
    care,
    deals,
    metrics,
    routes_daily,
    routes_duplicate,
    routes_lessons,
    routes_lobby,
    routes_puzzles,
    routes_records,
    routes_table,
)
from rookery.server.bots_at_table import look_after
from rookery.server.hall import Hall
from rookery.server.headers import Guard, place_of, refusal
from rookery.server.identity import guest_in
from rookery.server.live import TRY_AGAIN, Line
from rookery.server.openings import Openings
from rookery.server.pages import is_stray, nowhere, pages
from rookery.server.patience import Doorkeeper
from rookery.server.problems import NO_ANSWER, Problem, malformed, no_guest
from rookery.server.readiness import Readiness
from rookery.server.replays import Films
from rookery.server.reviews import Desk
from rookery.server.settings import Settings
from rookery.server.shapes.lobby import Health, Trouble
from rookery.storage import Store, StoreError
from rookery.storage.engine import sqlite_file
from rookery.storage.keeping import kept

REFUSALS: dict[int | str, dict[str, Any]] = {
    code: {"description": text, "model": Trouble}
    for code, text in {
        400: "bad input",
        401: "no or a forged identity",
        403: "not yours",
        404: "nothing here",
        408: "too slow",
        409: "stale, or the wrong moment",
        413: "too large",
        415: "not JSON",
        422: "refused by the rules",
        429: "too fast",
    }.items()
}


def create_app(settings: Settings) -> FastAPI:
    """The whole service on one database."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[dict[str, Any]]:
        with kept(sqlite_file(settings.database)) as keeper:
            store = Store(settings.database, keeper=keeper)
            hall = Hall(settings, store, look_after)
            app.state.hall = hall
            app.state.readiness = Readiness(hall)
            await hall.wake()
            _listen(hall)
            if hall.siblings is not None:
                await hall.siblings.open(lambda table: hall.spawn(care.look(hall, table)))
            hall.spawn(care.keep_watch(hall))
            yield {"doorkeeper": Doorkeeper(settings), "siblings": hall.siblings}
            await hall.close()
            store.close()

    app = FastAPI(
        title="Rookery",
        version=rookery.__version__,
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        responses=REFUSALS,
    )
    app.state.openings = Openings(settings)
    app.state.films = Films()
    app.state.desk = Desk(settings.reviews, settings.review_effort)
    for place in (routes_lobby, routes_lessons, routes_puzzles):
        app.include_router(place.PUBLIC)
    for place in (routes_lobby, routes_lessons, routes_puzzles, routes_table, routes_records):
        app.include_router(place.ROUTER)
    for place in (routes_daily, routes_duplicate):
        app.include_router(place.ROUTER)
    app.include_router(routes_records.OF_TABLE)
    _add_operation(app)
    app.include_router(pages(settings.static))
    _add_refusals(app, settings.static)
    app.add_middleware(Guard, settings=settings)
    return app


def _listen(hall: Hall) -> None:
    """News of other workers come in a thread and are taken up by the loop."""
    loop = asyncio.get_running_loop()

    def heard(match_id: str) -> None:
        loop.call_soon_threadsafe(hall.heard, match_id)

    def said(worker: str, match_id: str, words: str) -> None:
        loop.call_soon_threadsafe(hall.said, worker, match_id, words)

    hall.store.listen(heard, said)


def _add_operation(app: FastAPI) -> None:
    @app.get("/healthz", response_model=Health)
    async def healthz() -> dict[str, str]:
        """Whether this worker lives; it says nothing about the database."""
        return {"status": "ok", "version": rookery.__version__}

    @app.get("/readyz", response_model=Health)
    async def readyz(request: Request) -> dict[str, str]:
        """Whether this worker can keep moves and hears the others; else 503 names what is wrong."""
        fault = await request.app.state.readiness.fault()
        if fault:
            raise Problem(503, fault)
        return {"status": "ok", "version": rookery.__version__}

    @app.get("/metrics", response_class=PlainTextResponse)
    async def figures() -> Response:
        """Prometheus text."""
        return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

    @app.websocket("/ws/{table}")
    async def live(socket: WebSocket, table: str) -> None:
        hall: Hall = socket.app.state.hall
        try:
            guest = guest_in(socket.headers.getlist("cookie"), hall.settings.secret)
            if guest is None:
                raise no_guest()
            hall.whereabouts.seen(guest, place_of(socket.scope))
            await deals.check(hall, table, guest)
            found = await hall.table(table)
        except Problem as problem:
            await socket.accept()
            await socket.close(4000 + problem.status, problem.reason)
            return
        except StoreError:
            await socket.accept()
            await socket.close(TRY_AGAIN, NO_ANSWER)
            return
        await socket.accept()
        if sum(line.guest == guest for line in found.lines) >= hall.settings.sockets_a_guest:
            await socket.close(4429, "too many connections to this table")
            return
        await Line(hall, found, guest, socket).serve()


def _add_refusals(app: FastAPI, client: Path) -> None:
    @app.exception_handler(Problem)
    async def problem(_: Request, error: Problem) -> Response:
        return refusal(error)

    @app.exception_handler(RequestValidationError)
    async def bad_input(_: Request, error: RequestValidationError) -> Response:
        return refusal(malformed(error.errors()[0]))

    @app.exception_handler(HTTPException)
    async def other(request: Request, error: HTTPException) -> Response:
        if error.status_code == 404 and is_stray(request):
            return nowhere(client)
        answer = refusal(Problem(error.status_code, "there is nothing here"))
        answer.headers.update(error.headers or {})
        return answer

    @app.exception_handler(StoreError)
    async def no_store(_: Request, error: StoreError) -> Response:
        return refusal(Problem(503, NO_ANSWER))
