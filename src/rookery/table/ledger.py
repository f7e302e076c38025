"""The public list of promises: every seed ever sealed and what became of it; lines are only added."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from rookery.table.chance import joined

LINE: Final = "rookery-ledger-1"
TABLE: Final = "rookery-table-1"
START: Final = "0" * 64  # what comes before the first line
SEALED, BEGUN, ENDED, ABORTED = KINDS = ("sealed", "begun", "ended", "aborted")


@dataclass(slots=True, frozen=True)
class Line:
    """One line; `table` stands for a match without telling which, as tables by link are secret."""

    n: int
    at: int
    kind: str
    table: str
    commitment: str
    previous: str
    hash: str


def table_mark(match_id: str) -> str:
    """What stands for a match: whoever knows its id finds it, nobody else."""
    return _digest(TABLE, match_id)


def next_line(last: Line | None, at: int, kind: str, table: str, commitment: str) -> Line:
    """The line that follows another."""
    n, previous = (1, START) if last is None else (last.n + 1, last.hash)
    return Line(n, at, kind, table, commitment, previous, line_hash(n, at, kind, table, commitment, previous))


def line_hash(n: int, at: int, kind: str, table: str, commitment: str, previous: str) -> str:
    """It hangs on everything in the line and so on every line before."""
    return _digest(LINE, str(n), str(at), kind, table, commitment, previous)


def check_lines(lines: Iterable[Line], last: Line | None = None) -> Line | None:
    """The last of these lines; ValueError names the first that does not follow the one before it."""
    for line in lines:
        told = line_hash(line.n, line.at, line.kind, line.table, line.commitment, line.previous)
        if line.kind not in KINDS or told != line.hash:
            raise ValueError(f"line {line.n} of the ledger is not what it was")
        if last is not None and (line.n != last.n + 1 or line.previous != last.hash):
            raise ValueError(f"line {line.n} of the ledger does not follow line {last.n}")
        if line.n == 1 and line.previous != START:
            raise ValueError("line 1 of the ledger follows something")
        last = line
    return last


def check_match(lines: Iterable[Line], match_id: str, commitment: str) -> int:
    """How often it was sealed in vain; ValueError unless it was sealed, begun and ended with its promise."""
    own = [line for line in lines if line.table == table_mark(match_id)]
    kinds = [line.kind for line in own if line.commitment == commitment]
    if kinds != [SEALED, BEGUN, ENDED]:
        raise ValueError(f"the ledger says of this promise: {', '.join(kinds) or 'nothing'}")
    return sum(line.kind == ABORTED for line in own)


def _digest(*parts: str) -> str:
    return hashlib.sha256(joined(parts)).hexdigest()
