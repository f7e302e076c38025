"""The rules of two builds in turns: `python -m bench.duel old=/folder new=/folder`.

A folder holds an installed package (`pip install --target`). Both play the same batches, one right after the
other, so that a busy machine slows both alike. Printed is how fast the last is beside the first: the median
of the pairs, and the fastest fifth of each.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

import rookery

ROOT = Path(__file__).parents[1]
ROWS = {  # what is measured -> who of bench.worker does it
    "play": "ours",
    "driven": "ours",
    "copy": "ours",
    "legal": "ours",
    "view": "ours",
    "observe": "ours",
    "search": "ours",
    "small": "doors",
}
BATCH = 0.06  # seconds that a batch should take
MOST = 1 << 20


class Side:
    """One build at one table: a process that answers batches."""

    def __init__(self, folder: str, kind: str, key: str, seats: int) -> None:
        env = os.environ | {"PYTHONPATH": os.pathsep.join((str(Path(folder).resolve()), str(ROOT)))}
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-m", "bench.worker", kind, key, str(seats)],
            env=env,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.build = self._read()[2]

    def _read(self) -> list[object]:
        assert self.process.stdout is not None
        answer: list[object] = json.loads(self.process.stdout.readline())
        return answer

    def seconds(self, row: str, count: int, seed: int) -> float:
        """What a batch cost in processor time."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps([row, count, seed]) + "\n")
        self.process.stdin.flush()
        return float(str(self._read()[3]))

    def close(self) -> None:
        self.process.communicate()


def batch(side: Side, row: str) -> int:
    """How many make a batch of about the wanted length."""
    count = 1
    while count < MOST and side.seconds(row, count, 1) < BATCH / 2:
        count *= 2
    return count


def duel(sides: list[Side], row: str, pairs: int) -> tuple[float, float]:
    """How fast the last is beside the first: the median of the pairs, and the fastest fifth of each."""
    count = batch(sides[0], row)
    spent: list[list[float]] = [[], []]
    for pair in range(pairs):
        for place in (0, 1) if pair % 2 else (1, 0):
            spent[place].append(sides[place].seconds(row, count, pair))
    ratios = [first / last for first, last in zip(*spent, strict=True)]
    fastest = [sum(sorted(times)[: max(1, pairs // 5)]) for times in spent]
    return statistics.median(ratios), fastest[0] / fastest[1]


def main() -> None:
    """One line a game and row."""
    parser = argparse.ArgumentParser(prog="bench.duel", description="The rules of two builds in turns.")
    parser.add_argument("installs", nargs=2, help="name=folder, twice")
    parser.add_argument("--games", default=",".join(rookery.games()))
    parser.add_argument("--rows", default=",".join(ROWS))
    parser.add_argument("--pairs", type=int, default=25)
    asked = parser.parse_args()
    folders = [item.split("=", 1)[1] for item in asked.installs]
    for key in asked.games.split(","):
        seats = rookery.load(key).max_seats
        for row in asked.rows.split(","):
            sides = [Side(folder, ROWS[row], key, seats) for folder in folders]
            middle, fastest = duel(sides, row, asked.pairs)
            builds = " against ".join(str(side.build) for side in reversed(sides))
            print(f"{key:14} {row:8} {middle:6.3f} (fastest {fastest:.3f})  {builds}", flush=True)
            for side in sides:
                side.close()


if __name__ == "__main__":
    main()
