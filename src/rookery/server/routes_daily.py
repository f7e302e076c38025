"""HTTP: the daily deal."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request

from rookery.server import daily, frames
from rookery.server.asking import Guest, InHall, Onlooker, Typed
from rookery.server.shapes.daily import Daily, DailyTry, Date
from rookery.server.shapes.tables import Table

ROUTER = APIRouter(prefix="/api/daily", route_class=Typed)
Answer = dict[str, Any]


@ROUTER.get("", response_model=Daily)
async def today(hall: InHall, guest: Onlooker) -> Answer:
    """Today's deal (UTC); how others did only once you have played it."""
    return await daily.shown(hall, daily.date_of(hall.now()), guest)


@ROUTER.get("/{date}", response_model=Daily)
async def one_day(hall: InHall, guest: Onlooker, date: Date) -> Answer:
    """The deal of a day; everything of it is told when the day is over."""
    return await daily.shown(hall, date, guest)


@ROUTER.post("/{date}", status_code=201, response_model=Table)
async def play(hall: InHall, guest: Guest, request: Request, date: Date, body: DailyTry) -> Answer:
    """Opens your table on a day's deal: once for the count, afterwards for fun."""
    request.app.state.openings.check(hall, guest)
    return frames.described(await daily.play(hall, date, guest, body.fun), guest)
