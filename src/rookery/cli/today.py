"""`rookery puzzles today`: the puzzle of the day, as this machine's service has it, or another one's."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from rookery.cli.trouble import Trouble, because
from rookery.school.of_the_day import of_the_day
from rookery.school.puzzles import Puzzle, has_puzzles, puzzles
from rookery.table.packs import registered


def puzzle_of_today(server: str | None) -> Puzzle:
    """The puzzle that everybody at a service has today; without one that of this machine's own."""
    return _asked(server) if server else of_the_day(datetime.now(UTC).date(), _key())


def _key() -> bytes:
    """What the service of this machine chooses by."""
    try:
        from rookery.server.settings import read_secret
    except ModuleNotFoundError as error:
        raise Trouble("error-plain", reason=f"the service is not installed here ({error.name})") from None
    try:
        return read_secret()
    except (OSError, ValueError) as error:
        raise because(error) from None


def _asked(server: str) -> Puzzle:
    """The puzzle that a service names; it is set up from the ones that are here."""
    told = _told(server)
    for key in registered():
        if key == told.get("game") and has_puzzles(key):
            for one in puzzles(key):
                if one.id == told.get("id"):
                    return one
    raise Trouble("error-puzzle-elsewhere", server=server)


def _told(server: str) -> dict[str, Any]:
    try:
        from rookery.client import Turned, Visitor
    except ModuleNotFoundError as error:
        raise Trouble("error-plain", reason=f"the client is not installed here ({error.name})") from None
    try:
        told = Visitor(server).get("/api/puzzles/today")
    except (OSError, ValueError, Turned) as error:
        raise Trouble("error-server", server=server, reason=str(error)) from None
    return told if isinstance(told, dict) else {}
