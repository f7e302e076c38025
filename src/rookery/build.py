"""Tells which build of the rules runs here, compiled or interpreted, and why."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

from rookery.kernel import tools

REASONS = {
    "compiled": "compiled by mypyc",
    "asked": "interpreted, because ROOKERY_PURE was set when it was built",
    "no-compiler": "interpreted, because no working C compiler with Python's headers was found",
    "source": "interpreted, straight from the source folder",
}


class Build(NamedTuple):
    """`kind` is compiled or interpreted; `why` is a key of REASONS."""

    kind: str
    why: str


def current() -> Build:
    """The build that runs now, judged by the kernel that was really imported."""
    note = Path(__file__).with_name("build.txt")  # written by setup.py into the wheel only
    why = note.read_text().strip() if note.exists() else "source"
    kind = "interpreted" if str(tools.__file__).endswith(".py") else "compiled"
    return Build(kind, why)


def sentence() -> str:
    """One line for people: what runs, why, and on which Python."""
    python = ".".join(str(part) for part in sys.version_info[:3])
    return f"The rules are {REASONS[current().why]} (Python {python})."


if __name__ == "__main__":
    print(sentence())
