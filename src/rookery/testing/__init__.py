"""Checks that any game keeps its contract, for the authors of games."""

from rookery.testing.failure import ConformanceError
from rookery.testing.processes import check_processes
from rookery.testing.report import Report
from rookery.testing.run import check
from rookery.testing.worlds import check_worlds

__all__ = ["ConformanceError", "Report", "check", "check_processes", "check_worlds"]
