"""The rows of a pack with the words that say where each one stands."""

from __future__ import annotations

from typing import Any

from rookery.kernel.rows import rows


def placed(data: dict[str, Any], file: str, name: str) -> list[tuple[str, dict[str, Any]]]:
    """All rows of a table, each with its place."""
    found = rows(data, file, name)
    return [(f"{file}.toml, {name} {number}", row) for number, row in enumerate(found, 1)]
