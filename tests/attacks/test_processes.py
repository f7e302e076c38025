"""No process is left behind, and no two work on one file."""

from __future__ import annotations

import os
import signal
import time
from contextlib import suppress
from pathlib import Path

import pytest

from rookery.cli.main import main
from rookery.cli.trouble import BAD_INPUT
from tests.attacks.keeper import Keeping
from tests.server.house import Process
from tests.server.players import at_play
from tests.server.test_kill import check_promises
from tests.storage.postgres import free_port, new_database


def workers_of(parent: int) -> list[int]:
    """The processes that a process started."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                words = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:  # it ended just now
                continue
            if int(words[1]) == parent:
                found.append(int(folder.name))
    return found


def test_workers_end_with_their_supervisor_and_free_the_port(tmp_path: Path) -> None:
    database = new_database()
    process = Process(database, tmp_path, workers=2)
    left: list[int] = []
    try:
        with at_play([process.address], 2, 11) as players:
            while sum(len(player.promises) for player in players) < 4:
                time.sleep(0.05)
            left = workers_of(process.pid)
            assert len(left) >= 2
            os.kill(process.pid, signal.SIGKILL)
            process.forget()
            end = time.monotonic() + 120  # two seconds on a machine with nothing else to do
            while any(Path(f"/proc/{pid}").exists() for pid in left):
                assert time.monotonic() < end, "a worker was left behind"
                time.sleep(0.05)
            left.clear()
            promised = check_promises(database, players)
            process.start()  # on the same port
            end = time.monotonic() + 180
            while sum(len(player.promises) for player in players) == promised:
                assert time.monotonic() < end, "no game goes on"
                time.sleep(0.05)
        check_promises(database, players)
    finally:
        for pid in left:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        process.close()


def test_a_second_service_on_one_file_is_refused(
    file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ROOKERY_SECRET", "long enough for a secret")
    monkeypatch.setenv("ROOKERY_DATABASE", file)
    first = Keeping(file)
    command = ["serve", "--database", file, "--port", str(free_port()), "--lang", "en"]
    assert main(command) == BAD_INPUT
    said = capsys.readouterr().err
    assert f"another service runs on {tmp_path / 'rookery.db'}; stop it first" in said
    assert len(said.splitlines()) == 1
    assert first.write(1) == "kept"
    first.kill()
