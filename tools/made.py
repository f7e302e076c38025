"""Files that are made of others: one command writes those that are stale, or says which they are."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple


class Made(NamedTuple):
    """What a tool makes."""

    tool: str  # how it is called: `python -m tools.<tool>`
    texts: Callable[[], dict[Path, str]]  # every file as it should be
    stale: str  # what is said of a file that is not


def stale(made: Made) -> list[Path]:
    """The files that are missing or not as they should be."""
    return [
        path
        for path, text in made.texts().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]


def run(made: Made, root: Path, args: list[str]) -> int:
    """The command itself; files are named as they are found from `root`."""
    if args not in ([], ["--check"]):
        print(f"usage: python -m tools.{made.tool} [--check]", file=sys.stderr)
        return 2
    for path in stale(made):
        name = path.relative_to(root)
        if args:
            print(f"{name} {made.stale}", file=sys.stderr)
            return 1
        path.write_text(made.texts()[path], encoding="utf-8")
        print(f"{name} is written.")
    return 0
