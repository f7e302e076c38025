"""Long runs are asked for by name: `pytest -m soak tests/games/thiefs_market`."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    """Declares the mark."""
    config.addinivalue_line("markers", "soak: thousands of games; runs only with -m soak")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves marked tests out of an ordinary run."""
    if "soak" in str(config.getoption("-m")):
        return
    long = [item for item in items if item.get_closest_marker("soak")]
    if long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if item not in long]
