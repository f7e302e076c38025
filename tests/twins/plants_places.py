"""More planted faults, in places chosen after the twin services were written."""

from __future__ import annotations

import logging
from hashlib import sha256
from typing import Any

from starlette.datastructures import MutableHeaders
from starlette.types import Message

from rookery.server import clocks, frames, headers, moves, puzzles, replays
from rookery.server.hall import Hall
from rookery.server.live import Line
from rookery.server.table import Table
from rookery.storage import Store
from tests.twins.leaky import Frame, Patch, hidden, instead, mark, plant

HALLS: list[Hall] = []  # the one that runs, for faults in places that do not know it


def halls(patch: Patch) -> None:
    """Remembers every hall that opens."""

    def opened(plain: Any, hall: Hall, *rest: Any) -> None:
        plain(hall, *rest)
        HALLS[:] = [hall]

    instead(patch, Hall, "__init__", opened)


def everything() -> int:
    """A number that hangs on all games in memory."""
    tables = HALLS[0].tables.values() if HALLS else ()
    return sum(hidden(table.match) for table in tables if table.match is not None)


@plant("GET /api/games", "GET /settings", game="crypt")
def a_header(patch: Patch) -> None:
    halls(patch)

    async def send(plain: Any, answer: Any, message: Message) -> None:
        if message["type"] == "http.response.start":
            MutableHeaders(scope=message)["ETag"] = f'"{everything() % 1000}"'
        await plain(answer, message)

    instead(patch, headers.Answer, "send", send)


@plant("GET /healthz", "GET /readyz")
def the_order_of_headers(patch: Patch) -> None:
    halls(patch)

    async def send(plain: Any, answer: Any, message: Message) -> None:
        async def turned(told: Message) -> None:
            if told["type"] == "http.response.start":
                by = everything() % len(told["headers"])
                told["headers"] = told["headers"][by:] + told["headers"][:by]
            await kept(told)

        kept, answer._send = answer._send, turned
        await plain(answer, message)
        answer._send = kept

    instead(patch, headers.Answer, "send", send)


@plant("GET /api/puzzles/today", game="crypt")
def the_puzzle_of_the_day(patch: Patch) -> None:
    def told(plain: Any, now: float, secret: bytes) -> Frame:
        return dict(plain(now, secret)) | {"id": f"{everything():08x}"}

    halls(patch)
    instead(patch, puzzles, "today", told)


@plant("POST /api/tables/{table}/chat", frames=("chat",), game="crypt")
def the_hour_of_a_line_of_chat(patch: Patch) -> None:
    def line(plain: Any, said: Any) -> Frame:
        return dict(plain(said)) | {"at": said.at + everything() % 1000 / 1e6}

    halls(patch)
    instead(patch, frames, "_line", line)


@plant("GET /api/tables/{table}", game="thiefs_market")
def who_is_here(patch: Patch) -> None:
    def here(plain: Any, table: Table) -> set[int]:
        seats = set(plain(table))
        return seats | ({hidden(table.match) % 5} if table.match is not None else set())

    instead(patch, Table, "here", here)


@plant(plays=True, game="thiefdom")
def the_rounding_of_a_clock(patch: Patch) -> None:
    halls(patch)

    def settled(plain: Any, *rest: Any) -> Any:
        found = plain(*rest)
        return found and found | {"left": [left + everything() % 10 / 10 for left in found["left"]]}

    instead(patch, clocks, "settled", settled)


@plant("GET /api/tables", plays=True, game="crypt")
def the_order_of_the_lobby(patch: Patch) -> None:
    halls(patch)

    async def listed(plain: Any, store: Store, *rest: Any) -> list[Any]:
        found = list(await plain(store, *rest))
        return sorted(found, key=lambda one: sha256(f"{one[0].id} {everything()}".encode()).digest())

    instead(patch, Store, "listed", listed)


@plant("GET /api/records.jsonl", game="thiefdom")
def a_running_match_among_the_records(patch: Patch) -> None:
    async def all_records(plain: Any, hall: Hall, guest: str) -> Any:
        async for line in plain(hall, guest):
            yield line
        for table in list(hall.tables.values()):
            if table.match is not None and not table.match.over:
                yield f"{table.match.hash}\n"

    instead(patch, replays, "all_records", all_records)


@plant(plays=True, game="thiefs_market")
def a_line_of_the_log(patch: Patch) -> None:
    async def commit(plain: Any, hall: Hall, table: Table, *rest: Any) -> int:
        seq = int(await plain(hall, table, *rest))
        logging.getLogger("rookery.moves").info("moved", extra={"table": table.id, "reason": mark(table)})
        return seq

    instead(patch, moves, "commit", commit)


@plant(frames=("ping",), plays=True)
def one_frame_more(patch: Patch) -> None:
    async def send(plain: Any, line: Line) -> None:
        await plain(line)
        if line.table.match is not None and hidden(line.table.match) % 3 == 0:
            await plain(line)

    instead(patch, Line, "_send_position", send)


@plant(plays=True, game="crypt")
def why_a_line_is_closed(patch: Patch) -> None:
    async def hang_up(plain: Any, line: Line) -> None:
        line.code = line.code or 1000 + hidden(line.table.playing()) % 2000
        await line.socket.close(line.code)

    instead(patch, Line, "_hang_up", hang_up)


@plant("GET /api/tables/{table}/story", game="thiefdom")
def the_story_of_a_running_game(patch: Patch) -> None:
    def finished(plain: Any, table: Table) -> Any:
        return table.match or plain(table)

    instead(patch, replays, "finished", finished)
