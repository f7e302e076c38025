"""What is read from the store and written to it, as plain records."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

OPEN, PLAYING, OVER = "open", "playing", "over"


@dataclass(slots=True)
class Seat:
    """One chair: free, a person's or a bot's; `stand_in` plays for a person who is away."""

    seat: int
    guest: str | None = None
    name: str = ""
    bot: str | None = None
    stand_in: str | None = None
    salt: str = ""
    agrees: bool = False

    @property
    def free(self) -> bool:
        return self.guest is None and self.bot is None

    @property
    def player(self) -> str | None:
        """The bot that decides here now, or None if a person does."""
        return self.bot or self.stand_in


@dataclass(slots=True)
class Stored:
    """One table as it is kept, without its entries."""

    id: str
    game: str
    rules: int
    pack: str
    pack_sha256: str
    seats: int
    options: dict[str, str]
    visibility: str
    clock: dict[str, Any] | None
    hints: bool
    auto: bool
    host: str
    seed: str
    commitment: str
    created: float
    salts: list[str] | None = None
    status: str = OPEN
    started: float | None = None
    ended: float | None = None
    turn: list[int] = field(default_factory=list)
    clocks: dict[str, Any] | None = None
    due: float | None = None


@dataclass(slots=True, frozen=True)
class Entry:
    """One acknowledged step of a match: start, move, undo or end."""

    seq: int
    kind: str
    seat: int
    actions: list[int]
    outcomes: list[int]
    hash: str
    at: float


@dataclass(slots=True, frozen=True)
class Chat:
    """One line said at a table; seat -1 is an onlooker."""

    n: int
    seat: int
    name: str
    text: str
    at: float


class Whole(NamedTuple):
    """Everything about one table."""

    row: Stored
    seats: list[Seat]
    entries: list[Entry]
    chat: list[Chat]
