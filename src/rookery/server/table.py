"""One table in memory: what is stored, its match, and who is looking."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rookery.kernel import Game
from rookery.server import clocks, matches
from rookery.server.problems import Problem
from rookery.storage import Chat, Entry, Seat, Stored
from rookery.storage.rows import OVER, PLAYING, Whole
from rookery.table.match import Match

if TYPE_CHECKING:
    from rookery.server.live import Line

BOT_GRACE = 3.0  # seconds after which another worker makes a bot's move


class Table:
    """A cache: everything in it can be read again from the store at any time."""

    def __init__(self, game: Game[Any], whole: Whole) -> None:
        self.game = game
        self.lock = asyncio.Lock()
        self.lines: set[Line] = set()
        self.elsewhere: set[str] = set()  # guests connected at other workers
        self.used = 0.0
        self.driver: asyncio.Task[None] | None = None
        self.hinting: set[int] = set()  # seats for which somebody thinks
        self.behind = False  # another worker wrote something
        self.news: list[tuple[Entry, dict[str, Any]]] = []  # entries that other workers told us
        self.broken = False  # memory may hold what the store does not
        self.match: Match | None = None
        self.seq = 0
        self.undone = 0  # the seq of the last undo
        self.row: Stored = whole.row
        self.seats: list[Seat] = whole.seats
        self.chat: list[Chat] = whole.chat
        self.load(whole)

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def busy(self) -> bool:
        """Whether somebody looks, acts or thinks here."""
        driven = self.driver is not None and not self.driver.done()
        return bool(self.lines) or self.lock.locked() or driven

    def load(self, whole: Whole) -> None:
        """Takes everything from the store."""
        self._take(whole)
        undone = [entry.seq for entry in whole.entries if entry.kind == "undo"]
        self.undone = max(undone, default=0)
        self.seq = len(whole.entries)
        self.match = None
        if whole.entries:
            self.match = matches.rebuilt(self.game, self.row, self.seats, whole.entries)
        self.broken = False

    def catch_up(self, whole: Whole) -> None:
        """Takes what came after our last entry; ValueError if it does not fit."""
        self._take(whole)
        for entry in whole.entries:
            self._follow(entry)

    def follow_news(self) -> None:
        """Takes the entries we were told of; ValueError if one does not follow ours."""
        told, self.news = self.news, []
        for entry, values in told:
            if entry.seq > self.seq:
                self._follow(entry)
                self.row = replace(self.row, **values)

    def _take(self, whole: Whole) -> None:
        self.row, self.seats, self.chat = whole.row, whole.seats, whole.chat

    def _follow(self, entry: Entry) -> None:
        if self.match is None or entry.seq != self.seq + 1:
            raise ValueError(f"entry {entry.seq} does not follow entry {self.seq}")
        matches.repeat(self.match, entry)
        self.seq = entry.seq
        if entry.kind == "undo":
            self.undone = entry.seq

    def seat_of(self, guest: str | None) -> int:
        """Where a guest sits; -1 for an onlooker."""
        found = [chair.seat for chair in self.seats if guest is not None and chair.guest == guest]
        return found[0] if found else -1

    def own_seat(self, guest: str) -> int:
        """Where a guest sits; Problem 403 for an onlooker."""
        seat = self.seat_of(guest)
        if seat < 0:
            raise Problem(403, "you have no seat at this table")
        return seat

    def playing(self) -> Match:
        """The running match; Problem 409 if there is none."""
        if self.row.status != PLAYING or self.match is None:
            word = "is over" if self.row.status == OVER else "has not begun"
            raise Problem(409, f"the game {word}")
        return self.match

    def owing(self) -> list[int]:
        """The seats that owe a choice."""
        return self.match.actors if self.match and self.row.status == PLAYING else []

    def running(self) -> list[int]:
        """The seats whose clocks run: people who owe a choice."""
        return [seat for seat in self.owing() if self.seats[seat].player is None]

    def bots_owing(self) -> list[int]:
        """The seats for which a bot owes a choice."""
        return [seat for seat in self.owing() if self.seats[seat].player is not None]

    def here(self) -> set[int]:
        """The seats whose people are connected, to this worker or another."""
        guests = {line.guest for line in self.lines} | self.elsewhere
        return {self.seat_of(guest) for guest in guests} - {-1}

    def changed(self) -> None:
        """Everybody who looks is sent what is new."""
        for line in list(self.lines):
            line.wake()


def due_of(match: Match, row: Stored, seats: list[Seat], now: float) -> float | None:
    """When the service has to look at a table by itself: a bot owes a choice, or time runs out."""
    if row.status != PLAYING:
        return None
    if any(seats[seat].player for seat in match.actors):
        return now + BOT_GRACE
    return clocks.deadline(row.clocks, match.actors)
