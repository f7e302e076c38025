"""What the attacks share: databases to attack, and whoever sits down gets up again."""

from __future__ import annotations

from tests.server.conftest import database, file, hang_up, house

__all__ = ["database", "file", "hang_up", "house"]
