"""A viewer's whole visit: every route, every frame, a game that goes on, a lost line, the host's figures."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from fastapi import FastAPI
from fastapi.routing import APIWebSocketRoute, iter_route_contexts

from rookery.kernel import CHANCE
from rookery.server.logs import EXTRAS
from rookery.server.shapes.socket import ASKED
from rookery.server.tables import stand_in
from rookery.testing.compare import canon
from tests.twins.dial import Dial
from tests.twins.house import TABLES, VIEWER, House, open_house
from tests.twins.scripts import FRAMES, SCRIPTS, Scene
from tests.twins.wires import Ask, Client, Line, Wire
from tests.twins.worlds import Pair, states

Told = dict[str, list[Line]]
RUNNING = TABLES["running"]
BREATH = 1.0  # seconds in which everything that hangs on a deed has come
OWN = re.compile(rb"^(rookery_\w+?)(_created)?(\{[^}]*\})? (\S+)$", re.M)
GAUGE = re.compile(rb"^# TYPE (\S+) gauge$", re.M)  # tells how it is, not how often something was
ONCE = ("GET /api/games", "GET /api/openapi.json")  # made from the code alone, and slow
HELP = "add one to tests/twins/scripts.py; its first lines say how"


def routes(app: FastAPI) -> list[str]:
    """Every route of the application's own table, by method and path."""
    found = []
    for route in iter_route_contexts(app.routes):
        kinds = (
            ["WS"]
            if isinstance(route.original_route, APIWebSocketRoute)
            else (route.methods or set()) - {"HEAD"}
        )
        found += [f"{kind} {route.path}" for kind in sorted(kinds)]
    return found


def unscripted(app: FastAPI) -> list[str]:
    """What the application can be asked and no script asks."""
    return [way for way in routes(app) if way not in SCRIPTS] + [kind for kind in ASKED if kind not in FRAMES]


class Part(NamedTuple):
    """A part of a visit: some routes, some frames, with or without playing on."""

    ways: tuple[str, ...] = ()
    frames: tuple[str, ...] = ()
    plays: bool = False


WHOLE = Part(tuple(SCRIPTS), tuple(FRAMES), True)


def visit(folder: Path, empty: Path, pair: Pair, which: int, part: Part = WHOLE) -> Told:
    """Everything that came out of the service on one world of a pair, by who got it."""
    dial = Dial()
    try:
        return dial.run_until_complete(_visit(folder, empty, pair, which, dial, part))
    finally:
        dial.close()


async def _visit(folder: Path, empty: Path, pair: Pair, which: int, dial: Dial, part: Part) -> Told:
    with _logged() as lines:
        async with open_house(folder, empty, pair, which, dial) as house:
            missing = unscripted(house.app)
            assert not missing, f"{', '.join(missing)} has no script: {HELP}"
            await Tour(house, part).go()
    assert not house.wrong, house.wrong
    return house.told | {"log": lines}


class Tour:
    """A seat comes with a browser and a program; where nobody sits, a guest and one without a cookie come."""

    def __init__(self, house: House, part: Part) -> None:
        self.house = house
        self.part = part
        self.pair = house.pair
        browser = {"Origin": "http://rookery.test", "Accept-Encoding": "gzip, deflate"}
        self.viewer = house.client("viewer", VIEWER, **browser)
        if self.pair.viewer >= 0:
            self.second = house.client("program", VIEWER)
        else:
            self.second = house.client("stranger", None)
        self.others = [house.client(f"other {seat}", house.guest(seat)) for seat in range(self.pair.seats)]
        for seat in range(self.pair.seats):
            house.told.pop(f"other {seat}")  # they may know what the viewer may not

    async def go(self) -> None:
        """The whole visit."""
        before, _ = await self._figures()
        await self._see_to_the_world()
        wire = await self._sit(self.viewer)
        await self._look_round(self.viewer)
        await self._look_round(self.second)
        await self._talk(self.viewer, wire)
        if self.part.plays:
            half = len(self.pair.onward) // 2
            await self._play(wire, self.pair.onward[:half])
            wire = await self._come_again(wire, self.pair.onward[half:])
            await self._look_round(self.viewer, only="GET")
            await self._look_round(self.second, only="GET")
        await wire.hang_up()
        figures, gauges = await self._figures()
        for name, value in sorted(figures.items()):
            counted = value if name.split("{")[0] in gauges else value - before.get(name, 0.0)
            self.house.told.setdefault("figures", []).extend([(name, counted)] if counted else [])

    async def _see_to_the_world(self) -> None:
        """The service is on its own world of the two: on one and the same nobody could find a difference."""
        match = (await self.house.app.state.hall.table(RUNNING)).match
        meant = states(self.pair)[self.house.which]
        assert canon(match.game.dump(match.state)) == canon(match.game.dump(meant)), "this is another world"

    async def _look_round(self, client: Client, only: str = "") -> None:
        """Every route, as its script says."""
        scene = await self._scene(client)
        for way, script in SCRIPTS.items():
            method = way.split()[0]
            wanted = way in self.part.ways and only in ("", method)
            wanted = wanted and not (client is self.second and way in ONCE)
            for ask in script(scene) if wanted else ():
                if method == "WS":
                    await self._greet(client, ask.path)
                else:
                    await client.ask(method, ask)

    async def _scene(self, client: Client) -> Scene:
        answer = await client.ask("GET", Ask(f"/api/tables/{RUNNING}/position"))
        match = (await self.house.app.state.hall.table(RUNNING)).match
        return Scene(self.pair.game, self.pair.seats, len(match.moves), answer.json)

    async def _greet(self, client: Client, path: str) -> None:
        """A line to any table, or the reason why there is none."""
        for version in (1, 2):
            wire = client.connect(path)
            wire.say(t="hello", v=version)
            wire.say(t="ping", id=1)
            await asyncio.sleep(BREATH)
            await wire.hang_up()

    async def _sit(self, client: Client, **known: int) -> Wire:
        wire = client.connect(f"/ws/{RUNNING}")
        wire.say(t="hello", v=1, **known)
        await asyncio.sleep(BREATH)
        return wire

    async def _talk(self, client: Client, wire: Wire) -> None:
        """Every frame, as its script says."""
        scene = await self._scene(client)
        for kind, script in FRAMES.items():
            for number, frame in enumerate(script(scene) if kind in self.part.frames else ()):
                wire.say(t=kind, id=number, **frame)
                await asyncio.sleep(BREATH)

    async def _play(self, wire: Wire | None, steps: list[tuple[int, int]]) -> None:
        """The game goes on: the viewer over the line, the others by request, one of them by a bot."""
        bots = {seat for seat, _ in steps if seat not in (CHANCE, self.pair.viewer)}
        for seat, action in steps:
            if seat == CHANCE:
                continue
            if seat == self.pair.viewer and wire is not None:
                await self._own_move(wire, action)
            elif seat in bots:
                bots.clear()
                await self._by_bot(seat, action)
            else:
                await self._ask(seat, "move", {"seq": await self._seq(), "actions": [action]})
            await asyncio.sleep(BREATH)

    async def _own_move(self, wire: Wire, action: int) -> None:
        """Makes a move; where it may be taken back it is, once, and made again."""
        wire.say(t="move", id=7, seq=wire.position["seq"], actions=[action])
        await asyncio.sleep(BREATH)
        if wire.position["undo"]:
            wire.say(t="undo", id=8, seq=wire.position["seq"])
            await asyncio.sleep(BREATH)
            wire.say(t="move", id=9, seq=wire.position["seq"], actions=[action])
        else:
            wire.say(t="undo", id=8, seq=wire.position["seq"])  # refused, in the same words

    async def _by_bot(self, seat: int, action: int) -> None:
        """A bot stands in for one choice; when it comes must not hang on what the viewer does not know.

        It stands in as when time is up: a seat handed over by its person comes back after a whole turn only.
        """
        self.house.cues.append(action)
        hall, seq = self.house.app.state.hall, await self._seq()
        async with hall.at(RUNNING) as table:
            await stand_in(hall, table, seat, "random")
        for _ in range(1000):
            await asyncio.sleep(0.05)
            if await self._seq() > seq:
                break
        await self._ask(seat, "seat", {"seat": seat, "bot": None})

    async def _come_again(self, wire: Wire, steps: list[tuple[int, int]]) -> Wire:
        """The line is lost while the others play on; the viewer comes back with what was known before."""
        known = {"events": len(self._events(wire)), "seq": wire.position["seq"]}
        await wire.hang_up()
        away = next((n for n, (seat, _) in enumerate(steps) if seat == self.pair.viewer), len(steps))
        await self._play(None, steps[:away])
        wire = await self._sit(self.viewer, **known)
        await self._play(wire, steps[away:])
        return wire

    @staticmethod
    def _events(wire: Wire) -> list[Any]:
        events: list[Any] = []
        for frame in wire.frames:
            if frame["t"] == "position":
                events = events[: frame["from"]] + frame["events"]
        return events

    async def _seq(self) -> int:
        table = await self.house.app.state.hall.table(RUNNING)
        return int(table.seq)

    async def _ask(self, seat: int, deed: str, body: dict[str, Any]) -> None:
        answer = await self.others[seat].ask("POST", Ask(f"/api/tables/{RUNNING}/{deed}", body), keep=False)
        assert answer.status == 200, answer.body

    async def _figures(self) -> tuple[dict[str, float], set[str]]:
        """What /metrics says of the service itself; the machine's own figures are not of our making."""
        answer = await self.viewer.ask("GET", Ask("/metrics"), keep=False)
        found = OWN.findall(answer.body)
        figures = {(name + labels).decode(): float(value) for name, made, labels, value in found if not made}
        return figures, {name.decode() for name in GAUGE.findall(answer.body)}


@contextmanager
def _logged() -> Iterator[list[Line]]:
    """Every line the service logs, without the time."""
    lines: list[Line] = []

    class Keeper(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            extra = [(name, value) for name, value in sorted(vars(record).items()) if name in EXTRAS]
            lines.append((record.name, record.levelname, record.getMessage(), extra))

    keeper, logger = Keeper(), logging.getLogger("rookery")
    level = logger.level
    logger.addHandler(keeper)
    logger.setLevel(logging.INFO)
    try:
        yield lines
    finally:
        logger.removeHandler(keeper)
        logger.setLevel(level)


def first_difference(one: Told, two: Told) -> str:
    """Where two visits part, or ''."""
    for name in sorted({*one, *two}):
        here, there = one.get(name, []), two.get(name, [])
        for place, (left, right) in enumerate(zip(here, there, strict=False)):
            if left != right:
                return f"{name}, message {place}: {_short(left, right)}"
        if len(here) != len(there):
            return f"{name}: {len(here)} messages here, {len(there)} there"
    return ""


def _short(left: Line, right: Line) -> str:
    """Both lines from a little before the place where they part."""
    one, two = repr(left), repr(right)
    place = next((n for n, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), 0)
    start = max(0, place - 60)
    return f"{one[:70]} … {one[start : place + 60]!r} against {two[start : place + 60]!r}"
