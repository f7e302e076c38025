"""The whole benchmark in one run: our rules in both builds and our doors, beside the peers.

`make bench` writes bench/RESULTS.md and bench/results.html; `python -m bench.run --quick` looks briefly.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from bench.calls import POSITIONS
from bench.contest import ROOT, ROUND_SECONDS, Entry, Worker
from bench.floors import PROMISES, Floor, door_floors, floor_table, play_floors
from bench.page import page
from bench.results import (
    CALL,
    CALL_HEAD,
    CALLS,
    INTRO,
    PLAY,
    PLAY_HEAD,
    SEEN,
    SEEN_HEAD,
    call_row,
    play_row,
    seen_row,
    table,
    title,
)
from rookery.build import current, sentence

SEATS = {"crypt": (2, 3, 4), "thiefs_market": (3, 4, 5), "oliver_twist": (2, 3, 4), "thiefdom": (2, 3, 4)}
DOOR_SEATS = {"crypt": (2, 3, 4), "thiefs_market": (3,), "oliver_twist": (3,), "thiefdom": (3,)}
SPIEL = ("leduc_poker", "hearts", "crazy_eights", "gin_rummy", "backgammon")
CLASSICS = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "chess_v6")
RLCARD = ("leduc-holdem", "uno")
YARDSTICKS = (
    "PettingZoo tictactoe_v3",
    "OpenSpiel hearts, step by step from Python",
    "OpenSpiel crazy_eights, step by step from Python",
)
ROUNDS = 5
QUICK_ROUNDS, QUICK_SECONDS = 2, 0.04
MARKDOWN = ROOT / "bench" / "RESULTS.md"
HTML = ROOT / "bench" / "results.html"


class Field(NamedTuple):
    """All contestants, by what is measured of them; `True` marks ours."""

    workers: list[Worker]
    play: list[tuple[Entry, bool]]
    seen: list[tuple[Entry, bool]]
    calls: list[dict[str, Entry]]

    def entries(self) -> list[Entry]:
        """Everything that takes a turn."""
        calls = [entry for row in self.calls for entry in row.values()]
        return [*(entry for entry, _ in self.play + self.seen), *calls]


class Entrance:
    """Starts contestants, warms them up and says what to expect."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.field = Field([], [], [], [])

    def _worker(self, *words: str, interpreted: bool = False) -> Worker:
        worker = Worker(*words, interpreted=interpreted)
        print(f"{worker.about.name} ({worker.about.build})", flush=True)
        self.field.workers.append(worker)
        return worker

    def _enter(self, worker: Worker, *names: str) -> list[Entry]:
        return [Entry(worker, what, self.seconds) for what in names]

    def _call(self, worker: Worker, *names: str) -> None:
        self.field.calls.append({entry.what: entry for entry in self._enter(worker, *names)})

    def ours(self) -> None:
        """Every game and seat count in each build there is; doors in the build that is installed."""
        for interpreted in (False, True) if current().kind == "compiled" else (True,):
            for key, counts in SEATS.items():
                for seats in counts:
                    worker = self._worker("ours", key, str(seats), interpreted=interpreted)
                    main = seats == PROMISES[key].seats
                    names = ("play", "driven") if main and not interpreted else ("play",)
                    self.field.play.extend((entry, True) for entry in self._enter(worker, *names))
                    if main:
                        self._call(worker, *CALLS)
        for key, tables in DOOR_SEATS.items():
            for seats in tables:
                doors = self._worker("doors", key, str(seats))
                entries = self._enter(doors, "observed", "zoo", "small", "large")
                self.field.seen.extend((entry, True) for entry in entries)

    def peers(self) -> None:
        """Everybody else."""
        self._peer(self._worker("catan", "4"), ("play",), (), ("copy", "new"))
        self._peer(self._worker("chess"), ("play",), (), ("copy", "legal", "new"))
        for name in SPIEL:
            played = ("play", "inside") if name == "backgammon" else ("play", "uniform", "inside")
            self._peer(
                self._worker("spiel", name), played, ("observed",), ("copy", "legal", "observe", "new")
            )
        for name in RLCARD:
            self._peer(self._worker("rlcard", name), (), ("observed",), ("new",))
        for name in CLASSICS:
            self._peer(self._worker("zoo", name), (), ("zoo",), ("new",))

    def _peer(
        self, worker: Worker, play: tuple[str, ...], seen: tuple[str, ...], calls: tuple[str, ...]
    ) -> None:
        self.field.play.extend((entry, False) for entry in self._enter(worker, *play))
        self.field.seen.extend((entry, False) for entry in self._enter(worker, *seen))
        self._call(worker, *calls)


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


def take_turns(entries: list[Entry], rounds: int) -> None:
    """All entries, one short batch each, round after round."""
    for number in range(rounds):
        for entry in entries:
            entry.round(number)
        print(f"round {number + 1} of {rounds}", flush=True)


def about(field: Field) -> dict[str, str]:
    """When, where and against which versions."""
    versions = {
        one.worker.about.name.split()[0].rstrip(","): one.worker.about.version for one in peers_of(field)
    }
    return {
        "date": str(datetime.now(UTC).date()),
        "machine": machine(),
        "python": platform.python_version(),
        "versions": ", ".join(f"{name} {number}" for name, number in versions.items()),
    }


def peers_of(field: Field) -> list[Entry]:
    """What is not ours."""
    return [entry for entry, ours in field.play + field.seen if not ours]


def by_name(entries: list[tuple[Entry, bool]], with_build: bool) -> dict[str, Entry]:
    """Entries by their titles; ours with the build, where both take part."""
    return {
        title(entry) + (f", {entry.worker.about.build}" if ours and with_build else ""): entry
        for entry, ours in entries
    }


def judge(field: Field) -> list[Floor]:
    """All promises."""
    calls: dict[str, dict[str, Entry]] = {}
    for row in field.calls:
        worker = next(iter(row.values())).worker
        calls[f"{worker.about.name}, {worker.about.build}"] = row
    return play_floors(by_name(field.play, True), calls) + door_floors(by_name(field.seen, False))


def markdown(field: Field, judged: list[Floor], rounds: int) -> str:
    """The page of RESULTS.md."""
    play, seen = by_name(field.play, True), by_name(field.seen, False)
    catan, hearts = play["Catanatron, 4 seats"], play["OpenSpiel hearts"]
    yardsticks = [seen[name] for name in YARDSTICKS]
    text = INTRO.format(rounds=rounds, **about(field))
    text += PLAY + table(PLAY_HEAD, [play_row(entry, catan, hearts) for entry, _ in field.play])
    text += SEEN + table(SEEN_HEAD, [seen_row(entry, yardsticks) for entry, _ in field.seen])
    text += CALL.format(positions=POSITIONS) + table(CALL_HEAD, [call_row(row) for row in field.calls])
    return text + floor_table(judged)


def main() -> int:
    """Measures, writes the pages, and fails if a promise is broken."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a short look: writes nothing and never fails")
    quick = parser.parse_args().quick
    print(sentence(), flush=True)
    entrance = Entrance(QUICK_SECONDS if quick else ROUND_SECONDS)
    entrance.ours()
    entrance.peers()
    field, rounds = entrance.field, QUICK_ROUNDS if quick else ROUNDS
    take_turns(field.entries(), rounds)
    judged = judge(field)
    text = markdown(field, judged, rounds)
    print(text)
    for worker in field.workers:
        worker.close()
    if quick:
        return 0
    MARKDOWN.write_text(text)
    told = "{date}; {machine}; Python {python}; {versions}".format(**about(field))
    HTML.write_text(page(told, field.play, field.seen, field.calls, judged))
    print(f"Written to {MARKDOWN.relative_to(ROOT)} and {HTML.relative_to(ROOT)}.")
    return 0 if all(floor.holds for floor in judged) else 1


if __name__ == "__main__":
    sys.exit(main())
