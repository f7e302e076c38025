"""Reviews of finished games: made one at a time in a process beside the service, kept as files."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
import time
from pathlib import Path
from typing import Any

from rookery.server.hall import Hall
from rookery.server.limits import Crowd
from rookery.server.problems import Problem
from rookery.server.replays import record_of
from rookery.server.reviewing import VERSION, place
from rookery.table.record import Record, write_line

LOG = logging.getLogger("rookery.reviews")
WAITING = 20  # reviews that may wait for their turn
AN_ADDRESS = 5  # of them asked for from one address
SILENT = 120.0  # seconds without progress after which nobody works on a review any more

Answer = dict[str, Any]


class Desk:
    """Any worker on this machine finds the files; a file that is gone is made again."""

    def __init__(self, folder: Path, effort: int) -> None:
        self._folder = folder
        self._effort = effort
        self._one = asyncio.Semaphore(1)
        self._under_way: set[str] = set()
        self._askers = Crowd(AN_ADDRESS)
        self._failed: set[str] = set()

    async def look(self, hall: Hall, match_id: str) -> Answer:
        """How a review stands: absent, working, failed, or done with everything in it."""
        await _reviewable(hall, match_id)
        return await asyncio.to_thread(self._state, match_id)

    async def ask(self, hall: Hall, match_id: str, asker: str) -> Answer:
        """Begins a review unless it is there or under way; the asker is an address."""
        record = await _reviewable(hall, match_id)
        state = await asyncio.to_thread(self._state, match_id)
        if state["status"] in ("done", "working"):
            return state
        if len(self._under_way) >= WAITING:
            raise Problem(503, "many games are being reviewed; ask again in a minute")
        self._begin(hall, match_id, record, asker)
        return self._state(match_id)

    def _file(self, match_id: str) -> Path:
        return self._folder / f"{match_id}.json"

    def _state(self, match_id: str) -> Answer:
        part = self._file(match_id).with_suffix(".part")
        far = _read(part)
        working = match_id in self._under_way or (far is not None and _age(part) < SILENT)
        found = _read(self._file(match_id))  # after that: one that was finished meanwhile is there
        if found is not None and found.get("v") == VERSION:
            return {"status": "done"} | found
        if working:
            return {"status": "working"} | (far or {"done": 0, "of": 0})
        return {"status": "failed" if match_id in self._failed else "absent"}

    def _begin(self, hall: Hall, match_id: str, record: Record, asker: str) -> None:
        if self._askers[asker] >= AN_ADDRESS:
            raise Problem(429, "several games of yours are being reviewed; ask again when one is done")
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            place(self._file(match_id).with_suffix(".part"), {"done": 0, "of": 0})
        except OSError as error:
            LOG.error("a review cannot be kept", extra={"reason": str(error)})
            raise Problem(503, "this machine cannot keep a review") from None
        self._failed.discard(match_id)
        self._under_way.add(match_id)
        self._askers.enter(asker)
        hall.spawn(self._work(hall, match_id, record, asker))

    async def _work(self, hall: Hall, match_id: str, record: Record, asker: str) -> None:
        try:
            async with self._one:
                pack = hall.catalogue.packs(record["game"]).get(record["pack"]["name"])
                told = await self._made(match_id, write_line(record), str(pack or ""))
            if told:
                self._failed.add(match_id)
                LOG.error("a review failed", extra={"table": match_id, "reason": told})
        finally:
            self._under_way.discard(match_id)
            self._askers.leave(asker)
            self._file(match_id).with_suffix(".part").unlink(missing_ok=True)

    async def _made(self, match_id: str, line: str, pack: str) -> str:
        """Runs the process; answers '' or the last line of what went wrong."""
        command = ("-m", "rookery.server.reviewing", str(self._file(match_id)), str(self._effort), pack)
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            sys.executable, *command, stdin=pipe, stdout=asyncio.subprocess.DEVNULL, stderr=pipe
        )
        try:
            _, told = await process.communicate(line.encode())
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()  # or its pipes outlive the loop
        lines = told.decode(errors="replace").strip().splitlines() or [f"it ended with {process.returncode}"]
        return lines[-1] if process.returncode else ""


async def _reviewable(hall: Hall, match_id: str) -> Record:
    """The record of a finished match; Problem 409 where there is nothing to review."""
    record = await record_of(hall, match_id)
    if "result" not in record:
        raise Problem(409, "this game was ended before its end, so there is nothing to review")
    if record["seats"] == 1:
        raise Problem(409, "a game alone has nobody to compare chances with")
    return record


def _read(file: Path) -> Answer | None:
    """What a file holds; None where there is none that can be read."""
    try:
        found: Answer = json.loads(file.read_text())
    except (OSError, ValueError):
        return None
    return found


def _age(file: Path) -> float:
    try:
        return time.time() - file.stat().st_mtime
    except OSError:
        return SILENT
