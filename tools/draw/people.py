"""Everybody that is drawn, read from `people.toml`."""

from __future__ import annotations

import functools
import tomllib
from pathlib import Path
from typing import Any, Final

from tools.draw.bust import Person

COLOURS: Final = {
    "$cloth": "var(--t1,#f4efe2)",
    "$dark": "var(--t2,#c9bfa6)",
    "$seat": "var(--c,#9edbff)",
    "$shade": "var(--cd,#2f78ad)",
}


@functools.cache
def _rows() -> dict[str, dict[str, dict[str, Any]]]:
    return tomllib.loads(Path(__file__).with_name("people.toml").read_text(encoding="utf-8"))


@functools.cache
def people(group: str) -> list[Person]:
    """Those of one group, in the order of their rows."""
    return [
        Person(key, **{name: COLOURS.get(str(value), value) for name, value in row.items()})
        for key, row in _rows()[group].items()
    ]


def person(group: str, key: str) -> Person:
    return next(one for one in people(group) if one.key == key)
