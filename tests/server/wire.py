"""The exact text that the service would send to each seat, for any world of any game."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from dataclasses import replace
from typing import Any, cast

from starlette.websockets import WebSocket, WebSocketState

from rookery.kernel import CHANCE, OVER, Game, Options, Picker, Recorder
from rookery.server.hall import Hall
from rookery.server.live import Line
from rookery.server.matches import sealed
from rookery.server.names import new_table_id
from rookery.server.table import Table
from rookery.storage import Entry, Seat, Store, Stored
from rookery.storage.rows import Whole
from rookery.table.chance import commitment
from rookery.table.history import History
from rookery.table.match import Match
from rookery.table.packs import pack_of
from rookery.table.record import start_hash
from rookery.testing.failure import ConformanceError, Spot
from rookery.testing.look import Look
from rookery.testing.run import choose
from rookery.testing.shadows import Shadows, Steps
from tests.server.house import SETTINGS

NOW = 2_000_000.0
SEED = bytes(range(32))
HELLO = '{"t":"hello","v":1,"events":0}'


def guest_at(seat: int) -> str:
    """Who sits there; the onlooker is one more guest."""
    return f"{seat + 1:024x}"


def twin_worlds(
    game: Game[Any], seats: int, options: Options, seed: int, most: int
) -> list[tuple[int, Steps, Steps]]:
    """Seats with a real game so far and another that they cannot tell from it, by the kit's shadows."""
    spot = Spot(game.key, seats, options, seed)
    shadows, pick, steps = Shadows(game, spot, seats + 1), Picker(seed), cast(Steps, [])
    found: list[tuple[int, Steps, Steps]] = []
    s = game.new(seats, options)
    while len(steps) < most and game.actor(s) != OVER:
        seat, code = choose(game, s, pick)
        with suppress(ConformanceError):  # the kit's own runs judge events; here it only finds worlds
            shadows.fork(Look(game, s, seats, spot), seat, code, steps)
        out = Recorder()
        game.apply(s, seat, code, out)
        with suppress(ConformanceError):
            shadows.follow(seat, code, s, out)
        steps.append((seat, code))
        spot.step += 1
        if game.actor(s) >= 0:
            found += [
                (shadow.seat, list(steps), list(shadow.steps))
                for shadow in shadows.alive
                if shadow.settled == len(steps)
            ]
    return found


def decisions(game: Game[Any], seats: int, options: Options, seed: int, most: int) -> list[Steps]:
    """The steps of a game played at random, up to each point where a seat is to decide."""
    pick, steps, found = Picker(seed), cast(Steps, []), cast(list[Steps], [])
    s = game.new(seats, options)
    while len(steps) < most and game.actor(s) != OVER:
        if game.actor(s) >= 0:
            found.append(list(steps))
        steps.append(choose(game, s, pick))
        game.apply(s, *steps[-1], Recorder())
    return found


def row_of(game: Game[Any], seats: int, options: Options) -> Stored:
    """A table that is being played."""
    match_id, pack = new_table_id(), pack_of(game)
    return Stored(
        id=match_id,
        game=game.key,
        rules=game.version,
        pack=pack.name,
        pack_sha256=pack.sha256,
        seats=seats,
        options=options,
        visibility="public",
        clock={"kind": "live", "minutes": 10, "increment": 5},
        hints=True,
        auto=True,
        host=guest_at(0),
        seed=SEED.hex(),
        commitment=commitment(SEED, match_id),
        created=NOW - 50,
        status="playing",
        started=NOW - 40,
        salts=[f"salt {seat}" for seat in range(seats)],
        clocks={"left": [600.0 - seat for seat in range(seats)], "since": NOW - 10},
    )


def table_of(game: Game[Any], row: Stored, steps: Steps) -> Table:
    """The table as a worker would have it in memory after these steps."""
    entries, turn = written(game, row, steps)
    chairs = [Seat(seat, guest_at(seat), f"Player {seat}") for seat in range(row.seats)]
    return Table(game, Whole(replace(row, turn=turn), chairs, entries, []))


def written(game: Game[Any], row: Stored, steps: Steps) -> tuple[list[Entry], list[int]]:
    """The steps as the service would have written them, and who owes a choice after them."""
    entries = [Entry(1, "start", -1, [], [], "", NOW - 40)]
    for seat, action in steps:
        if seat == CHANCE:
            entries[-1].outcomes.append(action)
        else:
            entries.append(Entry(len(entries) + 1, "move", seat, [action], [], "", NOW - 20))
    history = _followed(game, row, steps)
    entries[-1] = replace(entries[-1], hash=history.hash)
    owing = game.actors(history.state)
    return entries, [seat for seat in range(row.seats) if owing >> seat & 1]


def _followed(game: Game[Any], row: Stored, steps: Steps) -> History:
    chance = sealed(row)
    start = start_hash(game.key, game.version, pack_of(game), row.options, row.seats, chance.describe())
    history = History(game, game.new(row.seats, row.options), row.seats, start)
    for seat, action in steps:
        history.step(seat, action, chance.mark() if seat == CHANCE else "")
    return history


class Socket:
    """A client that asks one thing after the other and keeps every byte it is sent."""

    application_state = WebSocketState.DISCONNECTED

    def __init__(self, asked: list[str]) -> None:
        self._asked = list(asked)
        self._sent = 0
        self.got: list[bytes] = []

    async def receive(self) -> dict[str, str]:
        while len(self.got) < self._sent:
            await asyncio.sleep(0)
        if not self._asked:
            return {"type": "websocket.disconnect"}
        self._sent += 1
        return {"type": "websocket.receive", "text": self._asked.pop(0)}

    async def send_text(self, text: str) -> None:
        self.got.append(text.encode())


def questions(match: Match, seat: int) -> list[str]:
    """What a seat may try without changing anything: reasons, refused moves, nonsense."""
    legal = match.legal(seat) if seat >= 0 else []
    size = match.game.n_actions
    tried = [size * n // 12 for n in range(12)] + legal[:4]
    wrong = [action for action in tried if action not in legal][:6]
    seq = len([who for who, _ in match.moves if who != CHANCE]) + 1
    asked: list[dict[str, Any]] = [{"t": "why", "action": action} for action in tried]
    asked += [{"t": "move", "seq": seq, "actions": [action]} for action in wrong]
    asked += [{"t": "move", "seq": seq, "actions": [action, size]} for action in legal[:2]]
    asked += [{"t": "move", "seq": seq, "actions": [size]}, {"t": "ping"}, {"t": "nonsense"}]
    return [HELLO, *(json.dumps(ask | {"id": n}) for n, ask in enumerate(asked))]


async def heard(store: Store, table: Table, seat: int, asked: list[str]) -> list[bytes]:
    """Everything the service sends to one seat over a connection on which it asks all this."""
    hall = Hall(replace(SETTINGS, now=lambda: NOW), store, lambda hall, table: None)
    hall.tables[table.id] = table
    table.seen.clear()  # whoever asks may have put another world under the same seq
    socket = Socket(asked)
    await Line(hall, table, guest_at(seat), cast(WebSocket, socket)).serve()
    await hall.close()
    return socket.got
