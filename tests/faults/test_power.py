"""A power cut at any moment of play: what the disk holds then is a whole database with every promise."""

from __future__ import annotations

import json
import random
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from rookery.server.upkeep import check_all
from tests.faults.disk import PROMISE, Deed, Disk, Platter, lay_out
from tests.promises import kept, size
from tests.server.house import Process
from tests.server.players import Promise, at_play

Key = tuple[str, int]


class Noted(list[Promise]):
    """Promises that are noted in the disk's journal at the moment they arrive."""

    def __init__(self, disk: Disk) -> None:
        super().__init__()
        self._disk = disk

    def append(self, promise: Promise) -> None:
        self._disk.promise(json.dumps(promise))
        super().append(promise)


def played(folder: Path, monkeypatch: pytest.MonkeyPatch, games: int) -> list[Deed]:
    """Some games on a watched disk, with everything that happened to it."""
    file = folder / "rookery.db"
    disk = Disk(folder, file)
    with monkeypatch.context() as changed:
        for name, value in disk.environment.items():
            changed.setenv(name, value)
        process = Process(f"sqlite:///{file}", folder)
    try:
        for seed in range(0, games, 3):
            with at_play([process.address], 3, seed, lambda: Noted(disk)) as players:
                end = time.monotonic() + 120
                while not all(player.over for player in players) and time.monotonic() < end:
                    time.sleep(0.05)
            assert all(player.over for player in players), "a game did not go on"
    finally:
        process.close()
    return list(disk.deeds())


def check(files: list[bytes | None], folder: Path, promised: dict[Key, Promise], whole: bool) -> str:
    """What is wrong with a disk after the power cut, or nothing."""
    target = lay_out(files, folder)
    if not target.exists() or not target.stat().st_size:
        return "nothing is left" if promised else ""
    with closing(sqlite3.connect(target)) as link:
        try:
            sound = [row[0] for row in link.execute("PRAGMA integrity_check")]
            if sound != ["ok"]:
                return f"the file is damaged: {sound[:3]}"
            if not list(link.execute("SELECT name FROM sqlite_master WHERE name = 'entry'")):
                return "no table is left" if promised else ""
            rows = list(link.execute("SELECT match_id, seq, seat, actions FROM entry ORDER BY match_id, seq"))
        except sqlite3.DatabaseError as error:
            return f"the file is damaged: {error}"
    found = {(name, seq): (seat, json.loads(actions)) for name, seq, seat, actions in rows}
    lost = [key for key, promise in promised.items() if found.get(key) != (promise.seat, [promise.action])]
    if lost:
        return f"{len(lost)} promises are lost"
    counts: dict[str, int] = {}
    for name, seq in found:
        counts[name] = counts.get(name, 0) + 1
        if seq != counts[name]:
            return f"entry {seq} of {name} does not follow"
    if whole:
        return "; ".join(finding.reason for finding in check_all(f"sqlite:///{target}") if finding.reason)
    return ""


class Cuts:
    """Cuts the power at moments drawn by lot and collects what was found."""

    def __init__(self, deeds: list[Deed], folder: Path, count: int) -> None:
        self.deeds = deeds
        self.folder = folder
        self.count = count
        self.promised: dict[Key, Promise] = {}

    def run(self, platter: Platter, *, ordered: bool, keep_promises: bool = True) -> list[str]:
        """The findings of all cuts, some with every match verified; an honest disk gives none."""
        dice = random.Random(self.count)
        moments = sorted(dice.randrange(1, len(self.deeds) + 1) for _ in range(self.count))
        findings: list[str] = []
        done = 0
        self.promised = {}
        for number, moment in enumerate(moments):
            for deed in self.deeds[done:moment]:
                platter.take(deed)
                self._note(deed)
            done = moment
            promised = self.promised if keep_promises else {}
            files = platter.after_cut(dice, ordered=ordered)
            whole = number % max(20, self.count // 100) == 0
            findings.append(check(files, self.folder, promised, whole))
        return findings

    def _note(self, deed: Deed) -> None:
        if deed.kind == PROMISE:
            promise = Promise(*json.loads(deed.data))
            self.promised[promise.table, promise.seq] = promise


def cut_and_cut(folder: Path, monkeypatch: pytest.MonkeyPatch, games: int, count: int) -> None:
    deeds = played(folder, monkeypatch, games)
    cuts = Cuts(deeds, folder, count)
    torn = cuts.run(Platter(), ordered=False)
    assert [finding for finding in torn if finding] == []
    assert len(cuts.promised) > 20 * games
    kept(
        "power cuts, torn and reordered writes (SQLite)",
        f"{count} cuts of {len(deeds)} writes and syncs, {len(cuts.promised)} acknowledged moves",
        "none lost, every file sound, every match verifies",
    )
    found_out = cuts.run(Platter(late=40), ordered=True)
    assert any("lost" in finding for finding in found_out), "the check sees no lost move"
    lying = cuts.run(Platter(late=40), ordered=True, keep_promises=False)
    assert [finding for finding in lying if finding] == []
    kept(
        "a disk that answers syncs too early but keeps their order (SQLite)",
        f"{count} cuts, up to 40 writes and syncs late",
        "only the last moves are missing; every file sound, every match verifies",
    )


def test_a_power_cut_loses_no_promise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cut_and_cut(tmp_path, monkeypatch, 3, 60)


@pytest.mark.soak
def test_many_power_cuts_lose_no_promise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cut_and_cut(tmp_path, monkeypatch, size("CUT_GAMES", 30), size("CUTS", 6_000))
