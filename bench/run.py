"""The whole benchmark: both builds of our rules beside Catanatron and OpenSpiel."""

from __future__ import annotations

import os
import platform
import sys
from datetime import UTC, datetime
from pathlib import Path

from bench.contest import ROOT, Entry, Worker
from bench.ours import POSITIONS
from bench.results import (
    CALL_HEAD,
    INTRO,
    PLAY_HEAD,
    call_row,
    floor_lines,
    floors,
    play_row,
)
from rookery.build import current, sentence

SEATS = {"crypt": (2, 3, 4), "thiefs_market": (3, 4, 5), "oliver_twist": (2, 3, 4), "thiefdom": (2, 3, 4)}
ROUNDS = 9
CALLS = ("copy", "legal", "view", "new")
PAGE = ROOT / "bench" / "RESULTS.md"


def machine() -> str:
    """The processor and the system, as far as they can be known."""
    cpu = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text().splitlines():
            if line.startswith("model name"):
                cpu = line.partition(":")[2].strip()
                break
    return f"{cpu}, {os.cpu_count()} cores, {platform.system()}"


def our_workers() -> list[Worker]:
    """Every game and seat count in each build there is."""
    builds = [False, True] if current().kind == "compiled" else [True]
    return [
        Worker("ours", key, str(seats), interpreted=interpreted)
        for interpreted in builds
        for key, counts in SEATS.items()
        for seats in counts
    ]


def take_turns(entries: list[Entry]) -> None:
    """All entries, one short batch each, round after round."""
    for number in range(ROUNDS):
        for entry in entries:
            entry.round(number)
        print(f"round {number + 1} of {ROUNDS}", flush=True)


def enter(worker: Worker, what: str) -> Entry:
    """Warms a contestant up and says what to expect."""
    entry = Entry(worker, what)
    print(f"{worker.about.name} ({worker.about.build}), {what}: {entry.count} a round", flush=True)
    return entry


def head(peers: list[Worker]) -> str:
    """The top of the page: how, when, where and against which versions."""
    versions = {worker.about.name.split()[0].rstrip(","): worker.about.version for worker in peers}
    return INTRO.format(
        rounds=ROUNDS,
        date=datetime.now(UTC).date(),
        machine=machine(),
        python=platform.python_version(),
        versions=", ".join(f"{name} {number}" for name, number in versions.items()),
    )


def main() -> int:
    """Measures, writes the page, and fails if a floor is broken."""
    print(sentence(), flush=True)
    ours = our_workers()
    peers = [Worker("catan", "4"), Worker("spiel", "hearts"), Worker("spiel", "crazy_eights")]
    play = [enter(worker, "play") for worker in ours]
    driven = [enter(worker, "driven") for worker in ours if worker.about.build == "compiled"]
    catan, hearts, eights = (enter(worker, "play") for worker in peers)
    others = [catan, hearts, eights, *(enter(worker, "uniform") for worker in peers[1:])]
    take_turns([*play, *driven, *others])
    calls = [[enter(worker, what) for what in CALLS] for worker in ours]
    take_turns([entry for row in calls for entry in row])
    judged = floors(play, calls, catan, hearts)
    page = head(peers) + PLAY_HEAD
    page += "".join(play_row(e, catan, hearts) for e in [*play, *driven, *others])
    page += CALL_HEAD.format(positions=POSITIONS) + "".join(call_row(row) for row in calls)
    page += floor_lines(judged)
    PAGE.write_text(page)
    print(page + f"\nWritten to {PAGE.relative_to(ROOT)}.")
    for worker in [*ours, *peers]:
        worker.close()
    return 0 if all(floor.holds for floor in judged) else 1


if __name__ == "__main__":
    sys.exit(main())
