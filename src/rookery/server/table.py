"""One table in memory: what is stored, its match, and who is looking."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rookery.kernel import Game
from rookery.server import clocks, matches, metrics
from rookery.server.problems import Problem
from rookery.storage import Chat, Entry, Seat, Stored
from rookery.storage.rows import OVER, PLAYING, Whole
from rookery.table.match import Match

if TYPE_CHECKING:
    from rookery.server.live import Line

LOG = logging.getLogger("rookery.bots")
BOT_GRACE = 3.0  # seconds after which another worker makes a bot's move


class Table:
    """A cache: everything in it can be read again from the store at any time."""

    def __init__(self, game: Game[Any], whole: Whole, match: Match | None = None) -> None:
        self.game = game
        self.lock = asyncio.Lock()
        self.lines: set[Line] = set()
        self.elsewhere: set[str] = set()  # guests connected at other workers
        self.used = 0.0
        self.resting = False  # as small as it can be
        self.driver: asyncio.Task[None] | None = None
        self.cut_short: Counter[str] = Counter()  # choices by bot that time cut short, until the game is over
        self.hinting: set[int] = set()  # seats for which somebody thinks
        self.behind = False  # another worker wrote something
        self.news: list[tuple[Entry, dict[str, Any]]] = []  # entries that other workers told us
        self.broken = False  # memory may hold what the store does not
        self.seen: dict[tuple[int, int, str], dict[str, Any]] = {}  # the game by seat, seq and status
        self.match: Match | None = None
        self.seq = 0
        self.undone = 0  # the seq of the last undo
        self.moved = 0.0  # when the last entry was written
        self.own: Counter[int] = Counter()  # standing moves by seat that a stand-in did not make
        self.loaded = 0.0  # when it came into memory
        self.around: set[str] = set()  # guests connected when somebody last came or went
        self.left: dict[str, float] = {}  # when sitters were last connected
        self.row: Stored = whole.row
        self.seats: list[Seat] = list(whole.seats)
        self.chat: list[Chat] = whole.chat
        self.load(whole, match)

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def busy(self) -> bool:
        """Whether somebody looks, acts or thinks here."""
        driven = self.driver is not None and not self.driver.done()
        return bool(self.lines) or self.lock.locked() or driven

    def rest(self) -> None:
        """Nobody has done anything for a while: what can be found again goes."""
        if not self.lock.locked() and (self.seen or not self.resting):
            self.seen = {}
            self.resting = True
            if self.match is not None:
                self.match.rest()

    def load(self, whole: Whole, match: Match | None = None) -> None:
        """Takes everything from the store; `match` is the one behind its entries, if rebuilt already."""
        self._take(whole)
        undone = [entry.seq for entry in whole.entries if entry.kind == "undo"]
        self.undone = max(undone, default=0)
        self.seq = 0
        self.match = match
        self.seen = {}
        self.own.clear()
        for entry in whole.entries:
            self.note(entry)
        if match is None and whole.entries:
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
        self.row, self.chat = whole.row, whole.chat
        self.sit(whole.seats)

    def sit(self, seats: list[Seat]) -> None:
        """Seats have changed; of one that was taken back nothing stands yet that its person did."""
        for before, after in zip(self.seats, seats, strict=True):
            if after.stood > before.stood:
                self.own[after.seat] = 0
        self.seats, self.seen = seats, {}

    def _follow(self, entry: Entry) -> None:
        if self.match is None or entry.seq != self.seq + 1:
            raise ValueError(f"entry {entry.seq} does not follow entry {self.seq}")
        matches.repeat(self.match, entry)
        self.note(entry)
        if entry.kind == "undo":
            self.undone = entry.seq

    def note(self, entry: Entry) -> None:
        """One more entry stands."""
        self.seq, self.moved = entry.seq, entry.at
        if entry.seat >= 0 and entry.seq > self.seats[entry.seat].stood:
            self.own[entry.seat] += -1 if entry.kind == "undo" else len(entry.actions)

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

    def people(self) -> list[Seat]:
        """The seats that belong to people, whoever plays there now."""
        return [chair for chair in self.seats if chair.guest is not None]

    def came_or_went(self, now: float) -> None:
        """Notes who is connected now, and since when the others are not."""
        around = {line.guest for line in self.lines} | self.elsewhere
        sitting = {chair.guest for chair in self.people()}
        self.left |= dict.fromkeys((self.around - around) & sitting, now)
        self.around = around

    def absent(self) -> dict[int, float]:
        """At a table without a clock: the people who owe a choice and are not connected, and since when."""
        if self.row.clock is not None or len(self.people()) < 2:
            return {}
        gone = [self.seats[seat] for seat in self.running() if seat not in self.here()]
        return {chair.seat: max(self.moved, self.left.get(str(chair.guest), self.loaded)) for chair in gone}

    def count_cut_short(self) -> None:
        """The host sees which bots had too little time, once nobody can learn of the position by it."""
        if self.row.status != OVER:
            return
        for bot, times in self.cut_short.items():
            metrics.CUT_SHORT.labels(self.row.game, bot).inc(times)
            place = {"table": self.id, "reason": f"{bot}: choices: {times}"}
            LOG.info("a bot had no time for all its simulations", extra=place)
        self.cut_short.clear()

    def changed(self) -> None:
        """Everybody who looks is sent what is new; whether a move can be taken back takes longest to say."""
        for line in sorted(self.lines, key=lambda line: line.asking):
            line.wake()


def due_of(match: Match, row: Stored, seats: list[Seat], now: float) -> float | None:
    """When the service has to look at a table by itself: a bot is to move, time is up, an offer lapses."""
    if row.status != PLAYING:
        return None
    lapses = [chair.offered + clocks.offer_stands(row.clock) for chair in seats if chair.offered is not None]
    if any(seats[seat].player for seat in match.actors):
        return now + BOT_GRACE
    end = clocks.deadline(row.clocks, match.actors)
    return min(lapses if end is None else [*lapses, end], default=None)
