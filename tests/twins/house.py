"""A service with tables whose worlds differ in everything the viewer may not know."""

from __future__ import annotations

import random
import shutil
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field, replace
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any
from unittest import mock
from zlib import crc32

from fastapi import FastAPI

import rookery
from rookery.bots import levels
from rookery.kernel import CHANCE, Game
from rookery.server import matches
from rookery.server.app import create_app
from rookery.server.daily import DAILY, DAY, date_of, deal_id, midnight
from rookery.server.identity import signed
from rookery.server.reviews import Desk
from rookery.server.thinking import Question
from rookery.storage import Entry, Seat, Store, Stored
from rookery.storage.rows import Deal
from rookery.table.match import Match
from rookery.table.match import Steps as MatchSteps
from rookery.testing.compare import canon
from rookery.testing.shadows import Steps
from tests.server.house import SECRET, SETTINGS
from tests.server.typed import Checked
from tests.server.wire import NOW, row_of, written
from tests.twins.dial import Dial, in_hand, settings_of
from tests.twins.wires import Client, Line
from tests.twins.worlds import Pair

# The tables of every house, by what they are for.
TABLES = {
    "running": "r" * 14,  # the two worlds
    "sealed": "s" * 14,  # the same game in both worlds, under another seed
    "open": "p" * 14,  # waits for people; seals and guests differ
    "sealing": "t" * 14,  # is about to begin; the seed, what one seat opened, and the guests differ
    "over": "v" * 14,  # everything is known of it
    "dealt": "d" * 14,  # another's try at the daily deal, over and differing; the viewer has not played it
    "missing": "z" * 14,
}
TWICE = "w" * 14  # a deal at tables of others
VIEWER = "a" * 24
SITTER = "5" * 24  # the viewer's neighbour at the open table, the same in both worlds
COMMITMENT = "c" * 64  # hides its seed, so both worlds can have the same


@dataclass
class House:
    """One running service; `which` of the pair's worlds it is."""

    pair: Pair
    which: int
    app: FastAPI
    dial: Dial
    cues: list[int]  # what bots choose next
    told: dict[str, list[Line]] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)

    def guest(self, seat: int) -> str:
        """Who sits there; the viewer is the same in both worlds, the others are not."""
        return VIEWER if seat == self.pair.viewer else f"{self.which + 1}{seat + 1}".ljust(24, "0")

    def client(self, name: str, guest: str | None, **headers: str) -> Client:
        """Somebody who asks, with everything they are told under their name."""
        if guest is not None:
            headers["Cookie"] = f"rookery={signed(guest, SECRET)}"
        told = self.told.setdefault(name, [])
        return Client(Checked(self.app, self.wrong), self.dial, headers, told)


@cache
def finished(seed: int = 3) -> Steps:
    """A whole game."""
    match, dice = Match("crypt", 2, seed=seed), random.Random(seed)
    while not match.over:
        match.play(dice.choice(match.legal(match.actor)))
    return match.moves


@cache
def described() -> dict[str, Any]:
    """The OpenAPI description is made from the code alone, and takes long to make."""
    return create_app(SETTINGS).openapi()


class Furniture:
    """What a database holds before the service starts."""

    def __init__(self, house: House, store: Store) -> None:
        self.house = house
        self.store = store
        self.secret = bytes([house.which + 1] * 32).hex()

    async def place(self) -> None:
        """All tables, and the names of their guests."""
        house, pair = self.house, self.house.pair
        names = {house.guest(seat): f"Player {seat}" for seat in range(pair.seats)}
        for guest, name in (names | {VIEWER: "Viewer", SITTER: "Sitter"}).items():
            await self.store.save_guest(guest, name, NOW - 90)
        row = self._row("running", pair.game, pair.seats)
        await self._begun(row, self._chairs(row), pair.worlds[house.which].steps)
        row = replace(self._row("sealed", pair.game, pair.seats), seed=self.secret, hints=False)
        await self._begun(row, self._chairs(row), pair.worlds[0].steps)
        await self._open()
        await self._over()
        await self._dealt()

    def _row(self, kind: str, game: Game[Any], seats: int) -> Stored:
        same = self.house.pair.game is game
        options = self.house.pair.options if same else game.settle(seats, {})
        row = row_of(game, seats, options)
        return replace(row, id=TABLES[kind], host=self.house.guest(0), commitment=COMMITMENT, auto=False)

    def _chairs(self, row: Stored) -> list[Seat]:
        guests = [self.house.guest(seat) for seat in range(row.seats)]
        return [Seat(seat, guest, f"Player {seat}") for seat, guest in enumerate(guests)]

    async def _begun(self, row: Stored, chairs: list[Seat], steps: Steps) -> None:
        entries, turn = written(rookery.load(row.game), row, steps)
        await self._write(replace(row, turn=turn), chairs, entries)

    async def _write(self, row: Stored, chairs: list[Seat], entries: list[Entry]) -> None:
        await self.store.add_table(row, chairs)
        for entry in entries:
            assert await self.store.append(row, entry)

    async def _open(self) -> None:
        """A stranger hosts it, a neighbour sits there, two seats are free; another is about to begin."""
        house = self.house
        row = self._row("open", rookery.load("crypt"), 4)
        row = replace(row, started=None, salts=None, clocks=None, seed="", host=house.guest(6))
        chairs = [Seat(seat) for seat in range(4)]
        chairs[0] = Seat(0, house.guest(6), "Host", seal=self._digits("seal"))
        chairs[1] = Seat(1, SITTER, "Sitter", seal=self._digits("other seal"))
        await self.store.add_table(replace(row, status="open", commitment=""), chairs)
        row = replace(row, id=TABLES["sealing"], status="sealing", seed=self.secret, seals=["1" * 64] * 3)
        chairs = [Seat(0, house.guest(6), "Host", seal="1" * 64, opened=self._digits("link"))]
        chairs += [Seat(seat, house.guest(6 + seat), f"Third {seat}", seal="1" * 64) for seat in (1, 2)]
        await self.store.add_table(replace(row, seats=3), chairs)

    def _digits(self, what: str) -> str:
        """Something secret, other in the other world."""
        return sha256(f"{what} {self.house.which}".encode()).hexdigest()

    async def _dealt(self) -> None:
        """Today's deal, which a stranger has played: how differs. Of tomorrow's only the promise is alike."""
        which, game, opens = self.house.which, rookery.load("crypt"), midnight(NOW)
        told = {"totals": [7 + which, 5], "winners": [0]}
        shape: dict[str, Any] = {"kind": DAILY, "game": "crypt", "pack": "house", "seats": 2, "host": ""}
        shape |= {"options": game.settle(2, {}), "bots": {"1": "random"}, "commitment": COMMITMENT}
        for day, seed in ((opens, "6" * 64), (opens + DAY, self.secret)):
            times = {"sealed": opens - DAY, "opens": day, "closes": day + DAY}
            name, status = deal_id(date_of(day)), "begun" if day == opens else "sealed"
            level = [told | {"level": "careless"}]
            await self.store.add_deal(Deal(**shape | times, id=name, seed=seed, status=status, levels=level))
        row = replace(self._row("dealt", game, 2), status="over", ended=NOW - 5, visibility="link")
        row = replace(row, seals=["", ""], salts=None, deal=deal_id(date_of(NOW)), seed="6" * 64)
        row = replace(row, host=self.house.guest(6), player=self.house.guest(6), result=told)
        chairs = [Seat(0, self.house.guest(6), "Third"), Seat(1, None, "random 2", bot="random")]
        await self._begun(row, chairs, finished(3 + which))
        shape |= {"sealed": opens, "opens": opens, "closes": None, "status": "begun", "seed": self.secret}
        await self.store.add_deal(Deal(**shape | {"id": f"duplicate-{TWICE}", "kind": "duplicate"}))
        row = replace(row, id="k" * 14, deal=f"duplicate-{TWICE}", player=None, seed=self.secret)
        await self._begun(row, chairs, finished(3 + which))
        row = replace(row, id="m" * 14, status="open", started=None, ended=None, result=None, clocks=None)
        await self.store.add_table(row, [Seat(0), chairs[1]])

    async def _over(self) -> None:
        steps, game = finished(), rookery.load("crypt")
        row = replace(self._row("over", game, 2), status="over", ended=NOW - 5, host=VIEWER)
        chairs = [Seat(0, VIEWER, "Viewer"), Seat(1, SITTER, "Sitter")]
        await self._begun(row, chairs, steps)


@contextmanager
def staged(pair: Pair, which: int, cues: list[int]) -> Iterator[None]:
    """The game takes the course of its world: chance and bots do what the pair says comes next."""
    world, before = pair.worlds[which], len(pair.worlds[0].steps)
    plain_rebuilding, plain_chance, plain_bot = matches.rebuilding, Match._settle_chance, Question.decide
    known = [world.steps for world in pair.worlds]

    def rebuilding(game: Game[Any], row: Stored, *rest: Any) -> MatchSteps:
        match = yield from plain_rebuilding(game, row, *rest)
        if row.id == TABLES["running"] and world.state is not None:
            match._history.state = world.state.copy()
        return match

    def planned(match: Match) -> list[int] | None:
        place = len(match._history.moves) - before
        ours = match.game.key == pair.key and match._history.moves[:before] in known
        return list(pair.onward[place]) if ours and 0 <= place < len(pair.onward) else None

    def settle_chance(match: Match) -> None:
        match._undo_reasons.clear()
        while match.game.actor(match.state) == CHANCE and (step := planned(match)) is not None:
            match._history.step(CHANCE, step[1], match.chance.mark())
        plain_chance(match)

    def decide(question: Question) -> int:
        return cues.pop() if cues else plain_bot(question)

    with ExitStack() as held:
        held.enter_context(mock.patch.object(matches, "rebuilding", rebuilding))
        held.enter_context(mock.patch.object(Match, "_settle_chance", settle_chance))
        held.enter_context(mock.patch.object(Question, "decide", decide))
        yield


def thinking_time(work: Any) -> float:
    """A bot seems to think longer in one world than in the other; nobody may notice."""
    question = getattr(work, "__self__", None)
    if not isinstance(question, Question):
        return 0.0
    return 0.05 + 0.1 * (crc32(canon(question.game.dump(question.state)).encode()) % 2)


async def _no_review(desk: Desk, match_id: str, line: str, pack: str) -> str:
    """A review is made by another process from a game that is over; here none is made."""
    return ""


@asynccontextmanager
async def open_house(folder: Path, empty: Path, pair: Pair, which: int, dial: Dial) -> AsyncIterator[House]:
    """A service on one world of a pair, from a copy of an empty database."""
    file = folder / f"world-{which}.db"
    shutil.copy(empty, file)
    folder_of_reviews = folder / f"reviews-{which}"
    known: dict[str, Any] = {"database": f"sqlite:///{file}", "reviews": folder_of_reviews, "bot_pace": 0.35}
    settings = replace(SETTINGS, **settings_of(SETTINGS, dial, tick=1.0, **known))
    with ExitStack() as held:
        held.enter_context(in_hand(dial))
        cues: list[int] = []
        dial.thinks = thinking_time
        held.enter_context(staged(pair, which, cues))
        held.enter_context(mock.patch.object(levels, "ADVICE", 4))
        held.enter_context(mock.patch.object(Desk, "_made", _no_review))
        house = House(pair, which, create_app(settings), dial, cues)
        held.enter_context(mock.patch.object(house.app, "openapi", described))
        store = Store(settings.database)
        await Furniture(house, store).place()
        store.close()
        failure: Exception | None = None
        async with house.app.router.lifespan_context(house.app):
            try:
                yield house
            except Exception as error:  # the service ends in good order all the same
                failure = error
        if failure is not None:
            raise failure
