"""What is read from the store and written to it, as plain records."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

OPEN, SEALING, PLAYING, OVER = "open", "sealing", "playing", "over"

OWN, BACK = "own", "back"


@dataclass(slots=True)
class Seat:
    """One chair: free, a person's or a bot's; `stand_in` plays for a person who is away."""

    seat: int
    guest: str | None = None
    name: str = ""
    bot: str | None = None
    stand_in: str | None = None
    seal: str = ""  # promises this seat's part of the chance; '' if it brings none
    opened: str = ""  # the first link of what was sealed, told before the game begins
    offered: float | None = None  # when its person offered to end
    away: float | None = None  # since when a bot stands in
    hold: str = ""  # OWN: handed over by its person; BACK: who wants it again when the turn is over
    stood: int = 0  # up to this entry a stand-in moved, and nobody may take its moves back

    @property
    def free(self) -> bool:
        return self.guest is None and self.bot is None

    @property
    def player(self) -> str | None:
        """The bot that decides here now, or None if a person does."""
        return self.bot or self.stand_in


@dataclass(slots=True)
class Listed:
    """What a list tells of a table: nothing secret is even read."""

    id: str
    game: str
    pack: str
    seats: int
    options: dict[str, str]
    visibility: str
    clock: dict[str, Any] | None
    host: str
    created: float
    status: str
    started: float | None
    ended: float | None
    turn: list[int]
    trouble: dict[str, Any] | None  # {"key", "since"} while it cannot be looked after


@dataclass(slots=True, kw_only=True)
class Stored(Listed):
    """One table as it is kept, without its entries."""

    rules: int
    pack_sha256: str
    hints: bool
    auto: bool
    seed: str
    commitment: str
    salts: list[str] | None = None  # the first links, '' where none was told; fixed when the game begins
    seals: list[str] | None = None  # fixed when the seed is drawn; None at tables of before there were seals
    status: str = OPEN
    started: float | None = None
    ended: float | None = None
    turn: list[int] = field(default_factory=list)
    clocks: dict[str, Any] | None = None
    due: float | None = None
    barred: list[str] | None = None  # the guests whom the host keeps from sitting down
    owner: int | None = None
    trouble: dict[str, Any] | None = None
    deal: str | None = None  # whose chance it has
    player: str | None = None  # whose one try at a daily deal it is
    result: dict[str, list[int]] | None = None  # of a deal's table: totals and winners, once it is over


@dataclass(slots=True)
class Deal:
    """The same chance for several tables; `sealed`, `begun` and `ended` as the ledger says."""

    id: str
    kind: str
    game: str
    pack: str
    seats: int
    options: dict[str, str]
    bots: dict[str, str]  # by seat; the other seats are for people
    host: str
    seed: str
    commitment: str
    sealed: float
    opens: float
    closes: float | None
    status: str
    levels: list[dict[str, Any]] | None = None
    claimed: float | None = None


class Played(NamedTuple):
    """A table of a deal, as far as it is compared with others."""

    id: str
    status: str
    created: float
    player: str | None
    result: dict[str, list[int]] | None
    seats: list[Seat]


class Due(NamedTuple):
    """A table that the service has to look at, and since when."""

    due: float
    id: str


class Pulse(NamedTuple):
    """The service's time on a machine that had been on for so many ticks."""

    boot: str
    time: float
    ticks: float


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
    link: str = ""  # what the seat added to the chance with its move


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
