"""Many tables at once, old against new in turns: `python -m bench.load old=/folder new=/folder --rounds 3`.

A folder holds an installed package (`pip install --target`). Each round starts a service of its own for each
folder, with the same people, who share the machine with it; figures are from the move to everybody told.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from inspect import signature
from pathlib import Path
from typing import Any

from bench.service import Service
from bench.sitters import Round, Sitter, connect_all

GAMES = ("crypt", "oliver_twist", "thiefdom", "thiefs_market")
SETTLE = 5.0  # seconds after the last has come before anything counts
Figures = dict[str, float]


def wishes() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="bench.load", description="Many tables at once, old against new.")
    parser.add_argument("installs", nargs="*", help="name=folder; without any, what is imported here")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--people", type=int, default=3, help="seats at each table")
    parser.add_argument("--onlookers", type=int, default=2, help="who look on at each table")
    parser.add_argument("--games", default="crypt", help=f"names with commas, or all: {', '.join(GAMES)}")
    parser.add_argument("--bots", type=int, default=0, help="tables of masterminds alone, beside the others")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="more than one means PostgreSQL")
    parser.add_argument("--one", action="store_true", help="one round here, figures as JSON")
    return parser


def main() -> None:
    """Plays the rounds in turns and prints every figure, then the newest folder against the first."""
    asked = wishes().parse_args()
    if asked.one:
        print(json.dumps(one_round(asked)), flush=True)
        return
    installs = dict(item.split("=", 1) for item in asked.installs) or {"here": ""}
    found: dict[str, list[Figures]] = {name: [] for name in installs}
    for number in range(asked.rounds):
        for name, folder in installs.items():
            figures = _in_process(folder)
            found[name].append(figures)
            print(f"round {number + 1} {name:>8}: {spelled(figures)}", flush=True)
    first, last = (found[name] for name in (next(iter(found)), list(found)[-1]))
    if first is not last:
        for key in ("p50", "p95", "p99", "cpu"):
            ratio = statistics.median(a[key] for a in last) / statistics.median(a[key] for a in first)
            print(f"{key}: {ratio:.2f} of the first")


def spelled(figures: Figures) -> str:
    """One line of figures."""
    told = " ".join(f"{name} {figures[name]:.1f}" for name in ("p50", "p95", "p99"))
    return (
        f"{figures['moves']:.0f} moves, {figures['rate']:.0f} a second; told to all {told} ms; "
        f"answered p99 {figures['answered']:.1f} ms; processor a move: service {figures['cpu']:.2f} ms, "
        f"people {figures['people']:.2f} ms; load {figures['load']:.1f}"
    )


def _in_process(folder: str) -> Figures:
    """One round with one installed package."""
    paths = [str(Path(folder).resolve())] if folder else [path for path in sys.path if path]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([*paths, str(Path.cwd())])}
    command = [sys.executable, "-m", "bench.load", "--one", *sys.argv[1:]]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(done.stderr)
    figures: Figures = json.loads(done.stdout.splitlines()[-1])
    return figures


def one_round(asked: argparse.Namespace) -> Figures:
    """A fresh service, people at its tables, and what they saw."""
    from tests.storage.postgres import new_database

    games = GAMES if asked.games == "all" else tuple(asked.games.split(","))
    with tempfile.TemporaryDirectory() as folder:
        database = new_database() if asked.workers > 1 else f"sqlite:///{folder}/rookery.db"
        service = Service(database, Path(folder), asked.workers)
        try:
            rounds = _opened(service.address, asked, games)
            _let_bots_play(service.address, asked.bots, games)
            figures = asyncio.run(_play(service, rounds, asked.seconds))
        finally:
            service.close()
    return figures


def _opened(address: str, asked: argparse.Namespace, games: tuple[str, ...]) -> list[Round]:
    from rookery.client import Visitor

    seals = "sealed" in signature(Visitor.join).parameters  # earlier versions know none

    def opened(number: int) -> Round:
        people = [Visitor(address) for _ in range(asked.people + asked.onlookers)]
        wish: dict[str, Any] = {"seats": asked.people} | ({"seal": None} if seals else {})
        table = people[0].open_table(games[number % len(games)], **wish)["id"]
        for person in people[1 : asked.people]:
            person.join(table, **({"sealed": False} if seals else {}))
        found = Round()
        found.sitters = [
            Sitter(found, f"/ws/{table}", str(person.cookie), number * 100 + seat)
            for seat, person in enumerate(people)
        ]
        return found

    with ThreadPoolExecutor(4) as pool:
        return list(pool.map(opened, range(asked.tables)))


def _let_bots_play(address: str, tables: int, games: tuple[str, ...]) -> None:
    """Tables at which three masterminds think by turns."""
    from rookery.client import Visitor

    for number in range(tables):
        wish = {"game": games[number % len(games)], "seats": 3, "seat": None}
        Visitor(address).post("/api/tables", wish | {"bots": {str(seat): "mastermind" for seat in range(3)}})


async def _play(service: Service, rounds: list[Round], seconds: float) -> Figures:
    sitters = [sitter for table in rounds for sitter in table.sitters]
    await connect_all(service.address, sitters)
    await asyncio.sleep(SETTLE)
    for table in rounds:
        table.moves.clear()
    used, own, began = service.processor(), time.process_time(), time.monotonic()
    await asyncio.sleep(seconds)
    used, own, took = service.processor() - used, time.process_time() - own, time.monotonic() - began
    moves = [move for table in rounds for move in table.moves]
    lost = sum(sitter.lost for sitter in sitters)
    for sitter in sitters:
        sitter.hang_up()
    errors = [error for table in rounds for error in table.errors]
    if lost or errors:
        raise SystemExit(f"{lost} connections lost, {len(errors)} errors: {errors[:3]}")
    told = sorted(1000 * (move.told - move.sent) for move in moves)
    answered = sorted(1000 * (move.answered - move.sent) for move in moves)
    at = {name: told[int(len(told) * share)] for name, share in (("p50", 0.5), ("p95", 0.95), ("p99", 0.99))}
    return at | {
        "moves": len(moves),
        "rate": len(moves) / took,
        "answered": answered[int(len(answered) * 0.99)],
        "cpu": 1000 * used / len(moves),
        "people": 1000 * own / len(moves),
        "load": os.getloadavg()[0],
    }


if __name__ == "__main__":
    main()
