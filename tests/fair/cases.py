"""A few honest and forged records in a file for the page: `python -m tests.fair.cases` writes it anew."""

from __future__ import annotations

import json
from pathlib import Path

from tests.fair.forgeries import forged
from tests.fair.games import Case, honest

FILE = Path(__file__).parent / "cases.jsonl"
HONEST = "honest"
EACH = 2  # the shortest of each sort: longer games show nothing more
LOOKED_AT = 40


def kept() -> list[tuple[str, Case]]:
    """The cases of the file, with what is wrong with each."""
    lines = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]
    return [(line.pop("kind"), Case(**line)) for line in lines]


def main() -> None:
    """Writes the shortest of each sort, by forgery, or by game and kind of chance."""
    found = [(HONEST, honest(number)) for number in range(LOOKED_AT)]
    found += [forged(number) for number in range(LOOKED_AT)]
    sorts: dict[str, list[str]] = {}
    for kind, case in found:
        line = json.dumps({"kind": kind} | case._asdict(), separators=(",", ":"))
        sort = f"{case.record['game']} {case.record['chance']['kind']}" if kind == HONEST else kind
        sorts.setdefault(sort, []).append(line)
    lines = [line for sort in sorts.values() for line in sorted(sort, key=len)[:EACH]]
    FILE.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


if __name__ == "__main__":
    main()
