"""HTTP: the same deal at several tables."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request

from rookery.server import duplicate
from rookery.server.asking import Guest, InHall, Onlooker, Typed
from rookery.server.shapes.duplicate import Duplicate, NewDuplicate

ROUTER = APIRouter(prefix="/api/duplicates", route_class=Typed)
Answer = dict[str, Any]


@ROUTER.post("", status_code=201, response_model=Duplicate)
async def create(hall: InHall, guest: Guest, request: Request, body: NewDuplicate) -> Answer:
    """Opens two to eight tables on one deal; whoever has the link may sit down at one of them."""
    request.app.state.openings.check(hall, guest)
    return await duplicate.shown(hall, await duplicate.create(hall, guest, body), guest)


@ROUTER.get("/{deal}", response_model=Duplicate)
async def look(hall: InHall, guest: Onlooker, deal: str) -> Answer:
    """The tables of a deal; what they came to once you have finished yours, or all have."""
    return await duplicate.shown(hall, deal, guest)
