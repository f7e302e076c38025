"""The same databases as for the service's own tests."""

from tests.server.conftest import database, file

__all__ = ["database", "file"]
