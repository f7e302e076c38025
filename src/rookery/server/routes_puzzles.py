"""HTTP: the puzzles of a game."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from rookery.server import puzzles
from rookery.server.asking import ForAll, InHall, Typed
from rookery.server.shapes.puzzles import PuzzleAnswer, PuzzleOfTheDay, Puzzles, PuzzleTry

ROUTER = APIRouter(prefix="/api/puzzles", route_class=Typed)
PUBLIC = APIRouter(prefix="/api/puzzles", route_class=ForAll)
Answer = dict[str, Any]


@PUBLIC.get("/today", response_model=PuzzleOfTheDay)
async def today(hall: InHall) -> Answer:
    """The puzzle of the day, the same for everybody here until midnight in UTC."""
    return puzzles.today(hall.now(), hall.settings.secret)


@PUBLIC.get("/{game}", response_model=Puzzles)
async def listed(hall: InHall, game: str) -> Answer:
    """The puzzles of a game, the easy ones first."""
    found = puzzles.all_puzzles(game)
    return {
        "game": game,
        "puzzles": [{"id": one.id, "level": one.level, "seats": one.seats} for one in found],
    }


@ROUTER.post("/{game}/{puzzle}", response_model=PuzzleAnswer)
async def attempt(hall: InHall, game: str, puzzle: str, body: PuzzleTry) -> Answer:
    """Answers a puzzle, or looks at it; the solution comes with a judgement, or when it is asked for."""
    return puzzles.attempt(puzzles.puzzle_of(game, puzzle), body.actions, body.show)
