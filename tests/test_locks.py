"""The lock files install as they are, also on the day after a newer release of something came out."""

from __future__ import annotations

import re
from importlib.metadata import distributions
from pathlib import Path

from packaging.requirements import Requirement

LOCK = Path(__file__).parents[1] / "requirements" / "dev.txt"
_PIN = re.compile(r"^([\w.-]+)(?:\[([\w,-]+)\])?==", re.MULTILINE)


def pinned() -> dict[str, set[str]]:
    """The extras with which each package of the lock is pinned."""
    return {name: set(filter(None, extras.split(","))) for name, extras in _PIN.findall(LOCK.read_text())}


def test_a_package_wanted_with_an_extra_is_pinned_with_it() -> None:
    """pip takes `coverage[toml]` for another package than `coverage`, and refuses it as unpinned."""
    found, missing = pinned(), []
    for package in distributions():
        for line in package.requires or []:
            wanted = Requirement(line)
            here = wanted.marker is None or wanted.marker.evaluate({"extra": ""})
            if here and package.name in found and not wanted.extras <= found.get(wanted.name, set()):
                missing.append(f"{package.name} wants {wanted}")
    assert missing == []
