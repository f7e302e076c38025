"""A set-up position over the wire: it looks like a table at which the learner sits with bots."""

from __future__ import annotations

from typing import Any, Protocol

from rookery.kernel import Game
from rookery.school.lessons import LEARNER
from rookery.server import frames
from rookery.table.match import Match
from rookery.table.packs import HOUSE

Answer = dict[str, Any]


class Prepared(Protocol):
    """What a step of a lesson and a puzzle have in common."""

    @property
    def id(self) -> str: ...

    @property
    def game(self) -> Game[Any]: ...

    @property
    def seats(self) -> int: ...

    @property
    def options(self) -> dict[str, str]: ...

    @property
    def seat(self) -> int: ...

    @property
    def others(self) -> str:
        """The bot at the other seats."""


def position(match: Match, at: Prepared, link: str, undo: bool, asked: bool) -> Answer:
    """What the learner sees; `asked`: whether there is something left to choose."""
    return {
        "t": "position",
        "v": frames.VERSION,
        "seq": len(match.moves),
        "table": _table(match, at, link),
        "undo": undo and asked,
        "clocks": {"running": [], "left": None, "at": 0.0},
        "from": 0,
        "events": frames.told(match, at.seat, 0),
        "chat": [],
    } | frames.seen(match, at.seat, asked and not match.over)


def _table(match: Match, at: Prepared, link: str) -> Answer:
    return {
        "id": at.id,
        "game": at.game.key,
        "seats": at.seats,
        "status": "playing",
        "players": [_player(at, seat) for seat in range(at.seats)],
        "options": at.options,
        "visibility": "link",
        "clock": None,
        "created": 0.0,
        "started": 0.0,
        "ended": None,
        "turn_of": match.actors,
        "trouble": None,
        "you": at.seat,
        "host": True,
        "commitment": "",
        "hints": False,
        "pack": HOUSE,
        "rules_version": at.game.version,
        "link": link,
        "agreed": [],
        "absent": [],
        "newest": "",
    }


def _player(at: Prepared, seat: int) -> Answer:
    own = seat == at.seat
    return {
        "seat": seat,
        "name": LEARNER if own else f"{at.others} {seat + 1}",
        "kind": "person" if own else "bot",
        "bot": None if own else at.others,
        "stand_in": None,
        "returns": False,
        "you": own,
        "here": True,
    }
