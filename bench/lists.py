"""How long a person's lists and a new name take in an old database: `python -m bench.lists FILE [TABLES]`.

The file is made if it is not there (113,000 tables take some minutes); nothing is kept of what is timed.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import Connection

from rookery.storage import reads, writes
from rookery.storage.engine import WRITING, open_engine
from rookery.storage.upgrade import migrate
from tests.storage.crowd import REGULAR, fill

TABLES = 113_000
TIMES = 9
PEOPLE = {"a regular of a fifth of all tables": REGULAR, "a guest": "guest77", "a newcomer": "nobody"}


def measure(database: str) -> None:
    """Prints the median of each question for each kind of person."""
    engine = open_engine(database)
    migrate(engine)
    for who, guest in PEOPLE.items():
        deeds: dict[str, Callable[[Connection], object]] = {
            which: lambda link, which=which, guest=guest: reads.listed(link, which, guest)  # type: ignore[misc]
            for which in ("mine", "over", "open", "playing")
        }
        deeds["rename"] = lambda link, guest=guest: writes.save_guest(link, guest, "New", 1.0)  # type: ignore[misc]
        for name, deed in deeds.items():
            spent = []
            for _ in range(TIMES):
                with engine.execution_options(**WRITING).connect() as link:
                    began = time.perf_counter()
                    deed(link)
                    spent.append((time.perf_counter() - began) * 1000)
                    link.rollback()
            print(f"{who:36} {name:8} {statistics.median(spent):7.1f} ms")
    engine.dispose()


if __name__ == "__main__":
    chosen = Path(sys.argv[1])
    address = f"sqlite:///{chosen.absolute()}"
    if not chosen.exists():
        fill(address, int(sys.argv[2]) if len(sys.argv) > 2 else TABLES)
    measure(address)
