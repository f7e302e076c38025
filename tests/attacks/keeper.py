"""A service's store in a process of its own, which can be killed at any moment."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

WORK = """
import asyncio, sys
from dataclasses import replace
from rookery.storage import Store
from rookery.storage.engine import sqlite_file
from rookery.storage.keeping import kept
from tests.storage.test_contract import ROW, SEATS, entry

async def main():
    with kept(sqlite_file(sys.argv[1])) as keeper:
        store, n = Store(sys.argv[1], keeper=keeper), 0
        print("open", flush=True)
        for line in sys.stdin:
            for _ in range(int(line)):
                n += 1
                row = replace(ROW, id=f"table{n}")
                try:
                    await store.add_table(row, SEATS)
                    for seq in range(1, 4):
                        await store.append(row, entry(seq))
                except Exception as error:
                    print(type(error).__name__, error, flush=True)
                    break
            else:
                print("kept", flush=True)
        store.close()

asyncio.run(main())
"""


class Keeping:
    """Writes tables when told to, and says whether they are kept."""

    def __init__(self, database: str) -> None:
        environment = os.environ | {
            "PYTHONPATH": os.pathsep.join([str(Path(__file__).parents[2]), *sys.path])
        }
        self.process = subprocess.Popen(
            [sys.executable, "-c", WORK, database],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.heard() == "open"

    def heard(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def write(self, tables: int) -> str:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{tables}\n")
        self.process.stdin.flush()
        return self.heard()

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()

    def end(self) -> str:
        """Closes politely; answers what was logged."""
        return self.process.communicate()[1]
