"""What the lobby is told: who one is, which games there are, how the service does."""

from __future__ import annotations

from typing import Literal

from pydantic import RootModel

from rookery.server.shapes.base import Named, Shape


class Me(Shape):
    id: str
    name: str


class OptionInfo(Shape):
    key: str
    values: list[str]
    default: str


class FieldInfo(Shape):
    name: str
    size: int
    first: int


class VerbInfo(Shape):
    """A kind of action: its first number, and arguments that count on from it, the last fastest."""

    name: str
    start: int
    fields: list[FieldInfo]


class PickInfo(Shape):
    verb: str
    arg: str
    place: bool


class ZoneInfo(Shape):
    """A place on the table, the way to it in the view, and what its numbers are drawn as."""

    key: str
    at: str
    kind: Literal["cards", "dice", "tokens", "pile", "track", "number", "seat"]
    term: str
    columns: int
    steps: int
    picks: list[PickInfo]
    small: bool


class BoardInfo(Shape):
    """What a board that draws any game has to know of this one."""

    zones: list[ZoneInfo]
    pieces: dict[str, str]
    headings: list[str]
    quiet: list[str]


class GameInfo(Shape):
    """A game on offer, with its seats and its vocabulary."""

    key: str
    min_seats: int
    max_seats: int
    default_seats: int
    solo: bool
    options: list[OptionInfo]
    bots: list[str]
    packs: list[str]
    rules_version: int
    words: str
    terms: dict[str, list[str]]
    counted: list[str]
    events: dict[str, list[str]]
    score_parts: list[str]
    verbs: list[VerbInfo]
    board: BoardInfo
    clauses: list[str]
    glossary: dict[str, list[str]]
    lessons: int
    puzzles: int


class PackData(RootModel[dict[str, object]]):
    """The files of a pack; what is in them is the game's own affair."""


class Health(Shape):
    status: Literal["ok"]
    version: str


class Trouble(Shape):
    """Why something was not done; `clause` and `because` (numbers) come when a rule refused it, `pack` when
    one is in the way."""

    error: Literal[
        "bad-input",
        "no-identity",
        "forbidden",
        "not-found",
        "too-slow",
        "stale",
        "wrong-moment",
        "too-large",
        "refused",
        "too-fast",
        "other-version",
        "trouble",
        "unavailable",
        "pack-missing",
        "pack-unreadable",
        "other-rules",
    ]
    reason: str
    clause: str = ""
    because: Named | None = None
    pack: str = ""
