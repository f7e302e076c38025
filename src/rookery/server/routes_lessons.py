"""HTTP: the lessons of a game."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from starlette.responses import PlainTextResponse

from rookery.server import lessons
from rookery.server.asking import ForAll, InHall, Typed
from rookery.server.shapes.lessons import LessonAnswer, Lessons, LessonTry, LessonWhy
from rookery.server.shapes.tables import Clause

ROUTER = APIRouter(prefix="/api/lessons", route_class=Typed)
PUBLIC = APIRouter(prefix="/api/lessons", route_class=ForAll)
Answer = dict[str, Any]


@PUBLIC.get("/{game}", response_model=Lessons)
async def listed(hall: InHall, game: str) -> Answer:
    """The lessons of a game, in order."""
    steps = [
        {"id": step.id, "seat": step.seat, "clauses": list(step.clauses)} for step in lessons.all_steps(game)
    ]
    return {"game": game, "steps": steps}


@PUBLIC.get("/{game}/words/{lang}.ftl", response_class=PlainTextResponse)
async def words(hall: InHall, game: str, lang: str, part: lessons.Part | None = None) -> PlainTextResponse:
    """The sentences of a game's lessons as Fluent source, or a part of them."""
    text = lessons.words(game, lang, part)
    return PlainTextResponse(text, headers={"Cache-Control": "public, max-age=300"})


@ROUTER.post("/{game}/{step}", response_model=LessonAnswer)
async def attempt(hall: InHall, game: str, step: str, body: LessonTry) -> Answer:
    """Tries something at a step, or looks at it; what it does not ask for is answered and changes nothing."""
    found = lessons.step_of(game, step)
    return await hall.slices.through(lessons.attempt(found, body.done, body.actions))


@ROUTER.post("/{game}/{step}/why", response_model=Clause)
async def why(hall: InHall, game: str, step: str, body: LessonWhy) -> Answer:
    """The clause that forbids an action at this point, and the numbers behind it; empty if it is legal."""
    return lessons.why_not(lessons.step_of(game, step), body.done, body.action)
