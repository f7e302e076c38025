"""The command as the tests of the terminal see it."""

from __future__ import annotations

from tests.cli.conftest import run

__all__ = ["run"]
