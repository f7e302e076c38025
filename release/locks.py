"""Every package that a build of ours uses: name, version, hashes, licence and use, read from the locks."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
LOCKS = ROOT / "requirements"
# What each lock is for; only the first goes to people who install a release.
USES = {
    "play": "run",
    "build": "build",
    "dev": "test",
    "node": "build",
    "bench": "test",
    "ray": "test",
    "fuzz": "test",
    "docs": "build",
}
# Of the browser client's packages these end up in what is served; the rest builds and tests it.
SERVED = ("@fluent/bundle", "@fontsource/", "svelte")
_PIN = re.compile(r"^([\w.-]+)(?:\[[\w,-]+\])?==([^ \\]+)")
_HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")


class Part(NamedTuple):
    """One package in one version."""

    kind: str  # pypi or npm, as in a package URL
    name: str
    version: str
    licence: str
    use: str  # run, build or test
    hashes: tuple[str, ...]  # sha256 of each of its files, or the integrity that npm keeps

    @property
    def purl(self) -> str:
        """Its package URL."""
        return f"pkg:{self.kind}/{self.name.replace('@', '%40')}@{self.version}"


def normal(name: str) -> str:
    """A Python package's name as everybody else spells it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def python_parts() -> Iterator[Part]:
    """The packages of all Python locks; one that several hold is named with its first use."""
    licences = tomllib.loads((ROOT / "release" / "licences.toml").read_text(encoding="utf-8"))
    seen: set[tuple[str, str]] = set()
    for lock, use in USES.items():
        for name, version, hashes in _pins((LOCKS / f"{lock}.txt").read_text(encoding="utf-8")):
            if (name, version) not in seen:
                seen.add((name, version))
                yield Part("pypi", name, version, str(licences.get(name, "")), use, hashes)


def _pins(text: str) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    for block in re.split(r"\n(?=\S)", text):
        found = _PIN.match(block)
        if found:
            yield normal(found[1]), found[2], tuple(_HASH.findall(block))


def npm_parts() -> Iterator[Part]:
    """The packages of the browser client's lock."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    for path, entry in lock["packages"].items():
        if path:
            name = path.rpartition("node_modules/")[2]
            served = any(name == word or (word[-1] == "/" and name.startswith(word)) for word in SERVED)
            use = "run" if served else "build"
            hashes = (str(entry["integrity"]),) if "integrity" in entry else ()
            yield Part("npm", name, str(entry["version"]), str(entry.get("license", "")), use, hashes)


def parts() -> list[Part]:
    """All of them, in order."""
    return sorted({*python_parts(), *npm_parts()})
