"""Files and functions stay small, names say what things are, and no registry is named."""

from __future__ import annotations

import ast
import os
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCES = sorted((ROOT / "src").rglob("*.py"))
FILE_CAP = 400
FUNCTION_CAP = 60
SCREEN = 40  # lines that fit a screen; nearly all functions keep to it
VAGUE = ("util", "helper", "manager", "misc")
NOT_OURS = {".git", ".venv", ".venv-bench", ".venv-fuzz", ".venv-docs", "build", "node_modules", "dist"}
NOT_OURS |= {"static", "__pycache__"}
# In pieces, so that this file does not name them either.
HOSTS = tuple(
    name + dot
    for name, dot in (
        ("pypi", ".org"),
        ("pythonhosted", ".org"),
        ("npmjs", ".org"),
        ("npmjs", ".com"),
        ("yarnpkg", ".com"),
    )
)


def functions() -> Iterator[tuple[str, int]]:
    """Every function with its place and its number of lines.

    A state's `__init__` is a list of its fields, made from their declaration: as long as there are fields.
    """
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                if path.name == "fields.py" and node.name == "__init__":
                    continue
                place = f"{path.relative_to(ROOT)}:{node.lineno} {node.name}"
                yield place, (node.end_lineno or node.lineno) - node.lineno + 1


def our_files() -> Iterator[Path]:
    """Everything that belongs to the repository, without what is built or installed."""
    for folder, inner, names in os.walk(ROOT):  # not into what may be in the making just now
        inner[:] = [name for name in inner if name not in NOT_OURS and not name.endswith("_cache")]
        yield from (Path(folder, name) for name in names if name not in NOT_OURS)


def test_no_file_is_longer_than_the_cap() -> None:
    sizes = {str(path.relative_to(ROOT)): len(path.read_text().splitlines()) for path in SOURCES}
    assert {name: size for name, size in sizes.items() if size > FILE_CAP} == {}


def test_functions_fit_a_screen() -> None:
    sizes = list(functions())
    assert [entry for entry in sizes if entry[1] > FUNCTION_CAP] == []
    long = [entry for entry in sizes if entry[1] > SCREEN]
    assert len(long) * 50 <= len(sizes), long


def test_names_say_what_a_thing_is() -> None:
    vague: list[str] = []
    for path in SOURCES:
        names = [
            node.name for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.ClassDef)
        ]
        for name in [path.stem, path.parent.name, *names]:
            if any(word in name.lower() for word in VAGUE):
                vague.append(f"{path.relative_to(ROOT)}: {name}")
    assert vague == []


def test_no_compiled_file_hides_the_source() -> None:
    assert [path for end in ("so", "pyd") for path in (ROOT / "src").rglob(f"*.{end}")] == []


def test_nothing_names_a_registry() -> None:
    named = [
        f"{path.relative_to(ROOT)} names {host}"
        for path in our_files()
        for host in HOSTS
        if host.encode() in path.read_bytes()
    ]
    assert named == []


def test_locks_hold_names_versions_and_hashes_only() -> None:
    locks = sorted((ROOT / "requirements").glob("*.txt"))
    assert [path.stem for path in locks] == ["bench", "build", "dev", "docs", "fuzz", "node", "play", "ray"]
    for path in locks:
        for line in path.read_text().splitlines():
            entry = line.removesuffix(" \\").strip()
            assert entry.startswith("--hash=sha256:") or entry.count("==") == 1, (path.name, line)
            assert "/" not in entry, (path.name, line)
    assert "://" not in (ROOT / "web" / "package-lock.json").read_text()
