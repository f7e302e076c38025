"""What every test run shares: it says which build it tests, and it is the same each time."""

from __future__ import annotations

from hypothesis import settings

from rookery.build import sentence

settings.register_profile("rookery", derandomize=True, deadline=None, database=None)
settings.load_profile("rookery")


def pytest_report_header() -> str:
    """The build under test, above the first test."""
    return sentence()
