"""A process of its own that reviews one finished match: the record comes in, a file comes out."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

from rookery.bots.review import Advice, Review, Turn, mattered, review
from rookery.kernel import Game
from rookery.table.match import Match

VERSION = 2  # rises when an old file would be misunderstood
POLITE = 5  # games that are being played go first

Shape = dict[str, Any]


def main(file: str, effort: str, pack: str = "") -> None:
    """Reads the record from standard input and writes how far it is beside the file until it is done."""
    os.nice(POLITE)
    target = Path(file)
    match = Match.replay(json.load(sys.stdin), pack=pack or None)

    def tell(done: int, of: int) -> None:
        place(target.with_suffix(".part"), {"done": done, "of": of})

    place(target, shape(match, review(match, effort=int(effort), progress=tell)))
    target.with_suffix(".part").unlink(missing_ok=True)


def place(file: Path, content: Shape) -> None:
    """Writes a file so that a reader finds the old one or the new one, never half of it."""
    fresh = file.with_name(f"{file.name}.{os.getpid()}")
    fresh.write_text(json.dumps(content, separators=(",", ":")))
    fresh.replace(file)


def shape(match: Match, found: Review) -> Shape:
    """A review as it goes over the wire."""
    return {
        "v": VERSION,
        "steps": len(match.moves),
        "positions": len(found.moments),
        "of": found.stretches + 1,
        "walks": found.walks,
        "moments": [
            {"step": one.step, "mover": one.mover, "chances": [round(chance, 3) for chance in one.chances]}
            for one in found.moments
        ],
        "tallies": [{key: round(part, 3) for key, part in one._asdict().items()} for one in found.tallies],
        "turns": [_turn(match.game, found, turn) for turn in found.turns],
    }


def _turn(game: Game[Any], found: Review, turn: Turn) -> Shape:
    moment, before = found.moments[turn.place], found.moments[turn.place - 1]
    seat, by = mattered(found.moments, turn.place)
    return {
        "place": turn.place,
        "start": before.step,
        "step": moment.step,
        "mover": moment.mover,
        "seat": seat,
        "by": round(by, 3),
        "told": [{"key": event.name, "args": event.args} for event in turn.told],
        "actions": [_named(game, action) for action in turn.actions],
        "advice": None if turn.advice is None else _advice(game, turn.advice),
    }


def _advice(game: Game[Any], advice: Advice) -> Shape:
    return {
        "step": advice.step,
        "taken": _named(game, advice.taken),
        "action": _named(game, advice.action),
        "better": round(advice.better, 3),
    }


def _named(game: Game[Any], action: int) -> list[Any]:
    named = game.unpack(action)
    return [action, named.name, named.args]


if __name__ == "__main__":
    main(*sys.argv[1:])
