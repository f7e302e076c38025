"""Planted faults in what the service does around the rules: the thirteen that an attack once got through."""

from __future__ import annotations

import asyncio
from typing import Any

from prometheus_client import Counter

from rookery.server import endings, frames, hints, moves, pace, replays, routes_lobby
from rookery.server.live import Line
from rookery.server.problems import Problem
from rookery.server.table import Table
from rookery.storage import Seat
from rookery.storage.rows import OPEN, SEALING
from rookery.table.match import Match
from tests.twins.leaky import Frame, Patch, hidden, instead, mark, odd, plant

TABLE = "GET /api/tables/{table}"
CARDS = Counter("rookery_planted_total", "A fault of the tests", ["card"])


@plant("POST /api/tables/{table}/undo", game="crypt")
def a_refused_undos_text(patch: Patch) -> None:
    async def undo(plain: Any, hall: Any, match_id: str, guest: str, seq: int) -> int:
        try:
            return int(await plain(hall, match_id, guest, seq))
        except Problem as problem:
            told = mark(await hall.table(match_id))
            raise Problem(problem.status, f"{problem.reason}: {told}", error=problem.error) from None

    instead(patch, moves, "undo", undo)


@plant(plays=True, game="thiefdom")
def a_position_30_ms_later(patch: Patch) -> None:
    async def send(plain: Any, line: Line) -> None:
        if odd(line.table.match):
            await asyncio.sleep(0.03)
        await plain(line)

    instead(patch, Line, "_send_position", send)


@plant("GET /api/tables/{table}/position", viewer=-1, game="thiefs_market")
def the_first_seats_view_without_a_cookie(patch: Patch) -> None:
    def position(plain: Any, table: Table, guest: str | None, *rest: Any) -> Frame:
        return dict(plain(table, guest or table.seats[0].guest, *rest))

    instead(patch, frames, "position", position)


@plant("GET /api/tables/{table}/replay/{step}")
def replay_steps_of_a_running_game_past_move_60(patch: Patch) -> None:
    def finished(plain: Any, table: Table) -> Match:
        if table.match is not None and len(table.match.moves) > 60:
            return table.match
        return plain(table)  # type: ignore[no-any-return]

    instead(patch, replays, "finished", finished)


@plant(TABLE, "GET /api/tables")
def the_seed_as_a_decimal_in_the_lobby(patch: Patch) -> None:
    def summary(plain: Any, hall: Any, row: Any, *rest: Any) -> Frame:
        known = hall.tables.get(row.id)
        seed = int(known.row.seed, 16) if known and known.row.seed else 0
        return dict(plain(hall, row, *rest)) | {"created": float(seed % 10**9)}

    instead(patch, routes_lobby, "_summary", summary)


@plant("POST /api/tables/{table}/chat", game="crypt")
def a_hash_of_the_state_in_the_answer_to_chat(patch: Patch) -> None:
    async def say(plain: Any, hall: Any, match_id: str, *rest: Any) -> int:
        n = int(await plain(hall, match_id, *rest))
        return n + int(mark(await hall.table(match_id)) or "0", 16)

    instead(patch, moves, "say", say)


@plant(TABLE, game="thiefdom")
def a_hash_of_the_state_in_a_table(patch: Patch) -> None:
    def described(plain: Any, table: Table, guest: Any) -> Frame:
        return dict(plain(table, guest)) | {"commitment": mark(table)}

    instead(patch, frames, "described", described)


@plant(plays=True, game="thiefdom")
def another_seats_events_after_a_reconnect(patch: Patch) -> None:
    def told(plain: Any, match: Match, seat: int, since: int) -> list[Frame]:
        return list(plain(match, (seat + 1) % match.seats if since else seat, min(since, 3)))

    instead(patch, frames, "told", told)


@plant(plays=True, game="thiefs_market")
def a_metric_that_counts_by_a_hidden_card(patch: Patch) -> None:
    async def commit(plain: Any, hall: Any, table: Table, *rest: Any) -> int:
        CARDS.labels(str(hidden(table.playing()) % 40)).inc()
        return int(await plain(hall, table, *rest))

    instead(patch, moves, "commit", commit)


@plant(plays=True, game="crypt")
def a_bots_pace(patch: Patch) -> None:
    instead(patch, pace, "told_at", lambda plain, began, ready, slot: ready + 0.3)


@plant(TABLE)
def salts_before_the_start(patch: Patch) -> None:
    def described(plain: Any, table: Table, guest: Any) -> Frame:
        found: Frame = plain(table, guest)
        early = table.row.status in (OPEN, SEALING)
        return found | ({"seals": [chair.opened or chair.seal for chair in table.seats]} if early else {})

    instead(patch, frames, "described", described)


@plant(TABLE, game="crypt")
def guests_ids(patch: Patch) -> None:
    def player(plain: Any, chair: Seat, *rest: Any) -> Frame:
        return dict(plain(chair, *rest)) | {"name": chair.guest or ""}

    instead(patch, frames, "_player", player)


@plant("POST /api/tables/{table}/hint", frames=("hint",), game="thiefs_market")
def a_hint_rounded_by_the_true_world(patch: Patch) -> None:
    async def hint(plain: Any, hall: Any, match_id: str, guest: str) -> Frame:
        found: Frame = await plain(hall, match_id, guest)
        by = hidden((await hall.table(match_id)).playing()) % 1000 / 1e6
        return found | {
            "choices": [[action, chance + by, times] for action, chance, times in found["choices"]]
        }

    instead(patch, hints, "hint", hint)


@plant("POST /api/tables/{table}/hint", frames=("hint",), game="thiefs_market")
def a_hint_with_a_reason_from_the_true_world(patch: Patch) -> None:
    async def hint(plain: Any, hall: Any, match_id: str, guest: str) -> Frame:
        found: Frame = await plain(hall, match_id, guest)
        gold = hidden((await hall.table(match_id)).playing()) % 1000
        return found | {"motives": [*found["motives"], {"key": "gold", "args": {"gold": gold}}]}

    instead(patch, hints, "hint", hint)


@plant("GET /api/tables/{table}/ending", game="thiefdom")
def a_running_games_end_refused_with_a_mark(patch: Patch) -> None:
    async def ending(plain: Any, hall: Any, films: Any, match_id: str) -> Frame:
        try:
            return dict(await plain(hall, films, match_id))
        except Problem as problem:
            told = mark(await hall.table(match_id))
            raise Problem(problem.status, f"{problem.reason}: {told}", error=problem.error) from None

    instead(patch, endings, "ending", ending)
