"""Records and saved games as files: one line of JSON each."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from rookery.cli.trouble import Trouble
from rookery.table.match import Match
from rookery.table.record import Record, check_record, read_line, write_line

if TYPE_CHECKING:
    from rookery.cli.table_talk import Talk


class Save(NamedTuple):
    """A record, and the kinds of bots by seat counted from 1."""

    record: Record
    bots: dict[str, str]


def default_file(match: Match) -> Path:
    """Where `save` writes when no file is named."""
    return Path(f"{match.game.key}-{match.hash[:8]}.json")


def write_save(path: Path, talk: Talk) -> None:
    """The match as it stands, and which seats are bots."""
    bots = {str(seat + 1): bot.name for seat, bot in talk.players.bots.items()}
    _write(path, json.dumps({"bots": bots, "record": talk.match.record()}, separators=(",", ":")))


def write_record(path: Path, match: Match) -> None:
    """The bare record."""
    _write(path, write_line(match.record()))


def check_writable(path: Path) -> None:
    """Refuses a file that could not be written, before a whole game is played for it."""
    try:
        path.open("a", encoding="utf-8").close()
    except OSError as error:
        raise Trouble("error-write", file=str(path), reason=_reason(error)) from None


def read_save(path: Path) -> Save:
    """A saved game, or a bare record without bots."""
    text = _read(path)
    try:
        data = json.loads(text)
        if not isinstance(data, dict) or "record" not in data:
            return Save(read_line(text), {})
        return Save(check_record(data["record"]), _bots(data))
    except json.JSONDecodeError as error:
        reason = f"{error.msg}, line {error.lineno}, column {error.colno}"
        raise Trouble("error-record", file=str(path), reason=reason) from None
    except (ValueError, RecursionError) as error:
        raise Trouble("error-record", file=str(path), reason=str(error)) from None


def read_record(path: Path) -> Record:
    """The record in a file, whether saved half-way or written at the end."""
    return read_save(path).record


def read_lines(path: Path) -> list[str]:
    """The lines of a file of records, as `rookery export` writes them; empty ones are left out."""
    return [line for line in _read(path).splitlines() if line.strip()]


def _bots(data: dict[str, object]) -> dict[str, str]:
    bots = data.get("bots")
    if not isinstance(bots, dict) or not all(isinstance(kind, str) for kind in bots.values()):
        raise ValueError("bots: a saved game names its bots by seat")
    return bots


def _write(path: Path, line: str) -> None:
    try:
        path.write_text(line + "\n", encoding="utf-8")
    except OSError as error:
        raise Trouble("error-write", file=str(path), reason=_reason(error)) from None


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise Trouble("error-read", file=str(path), reason=_reason(error)) from None
    except UnicodeDecodeError as error:
        raise Trouble("error-record", file=str(path), reason=error.reason) from None


def _reason(error: OSError) -> str:
    return error.strerror or type(error).__name__
