"""A running service for tests: in a thread here, or as a process of its own that can be killed."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import uvicorn
from fastapi import FastAPI

from rookery.client import Chair, Turned, Visitor
from rookery.server.app import create_app
from rookery.server.run import MANNERS
from rookery.server.settings import Settings
from tests.server.typed import Checked
from tests.storage.postgres import free_port

SECRET = b"a secret for tests only"
SETTINGS = Settings(
    secret=SECRET,
    static=Path("/nowhere"),  # pages are tested with a folder of their own
    bot_pace=0.0,
    tick=0.1,
    socket_rate=1e6,
    socket_burst=10**6,
    request_rate=1e6,
    request_burst=10**6,
    tables_a_minute=10**6,
    tables_a_guest=10**6,
    bot_tables_a_guest=10**6,
    sockets_an_address=10**6,
    connections_an_address=10**6,
    opening=1.0,
    daily=False,  # tests of it have their own days
    daily_levels=1,
)


class House:
    """A service in a thread of this process."""

    def __init__(self, settings: Settings, proxied: bool = False) -> None:
        self.app: FastAPI = create_app(settings)
        self.wrong: list[str] = []  # what went out and is not what its model says
        config = uvicorn.Config(
            Checked(self.app, self.wrong),
            port=0,
            log_level="critical",
            proxy_headers=proxied,
            timeout_graceful_shutdown=3,
            **MANNERS,
        )
        self.server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self.server.run)
        self._thread.start()
        while not self.server.started:
            assert self._thread.is_alive(), "the service did not start"
            time.sleep(0.01)
        port = self.server.servers[0].sockets[0].getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"

    def close(self) -> None:
        self.server.should_exit = True
        self._thread.join()
        assert not self.wrong, self.wrong


@contextmanager
def open_house(database: str, *, proxied: bool = False, **changes: Any) -> Iterator[House]:
    """A service on a database."""
    house = House(replace(SETTINGS, database=database, **changes), proxied)
    try:
        yield house
    finally:
        house.close()


# Imports everything once; then each start is a fork, which takes no time and can be killed.
NEST = """
import os, resource, sys
import rookery.server.app
from rookery.server.run import serve
files = int(sys.argv[4])
if files:
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
for line in sys.stdin:
    if line.startswith("start"):
        child = os.fork()
        if child == 0:
            os.setsid()
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # numbers alone go out there
            serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], int(sys.argv[3]))
            os._exit(0)
        print(child, flush=True)
    else:
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
"""


class Process:
    """A service in a process of its own."""

    def __init__(
        self, database: str, folder: Path, workers: int = 1, *, files: int = 0, **wishes: object
    ) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"service-{self.port}.log"
        environment = os.environ | {
            "ROOKERY_SECRET": SECRET.decode(),
            "XDG_DATA_HOME": str(folder),
            "ROOKERY_BOT_PACE": "0",
            "ROOKERY_SOCKET_RATE": "1000000",
            "ROOKERY_REQUEST_RATE": "1000000",
            "ROOKERY_TABLES_A_MINUTE": "1000000",
            "ROOKERY_TABLES_A_GUEST": "1000000",
            "ROOKERY_BOT_TABLES_A_GUEST": "1000000",
            "ROOKERY_SOCKETS_AN_ADDRESS": "1000000",
            "ROOKERY_CONNECTIONS_AN_ADDRESS": "1000000",
            "ROOKERY_OPENING": "1",
            "ROOKERY_DAILY": "0",
            "PYTHONPATH": os.pathsep.join(sys.path),
        }
        environment |= {f"ROOKERY_{name.upper()}": str(value) for name, value in wishes.items()}
        command = [sys.executable, "-c", NEST, str(self.port), database, str(workers), str(files)]
        with self.log.open("ab") as log:
            self._nest = subprocess.Popen(
                command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log, text=True
            )
        self.pid = 0
        self.start()

    def start(self) -> None:
        self.pid = self._tell("start")
        end = time.monotonic() + 180
        while time.monotonic() < end:
            try:
                with urlopen(f"{self.address}/healthz", timeout=2) as answer:
                    assert answer.status == 200
                    return
            except (URLError, OSError):
                time.sleep(0.02)
        self.close()  # what is left running would fail other tests
        raise AssertionError(self.log.read_text())

    def _tell(self, word: str) -> int:
        assert self._nest.stdin is not None
        assert self._nest.stdout is not None
        self._nest.stdin.write(word + "\n")
        self._nest.stdin.flush()
        while not (line := self._nest.stdout.readline()).strip().lstrip("-").isdecimal():
            assert line, self.log.read_text()
        return int(line)

    def kill(self) -> None:
        """No warning, no goodbye."""
        os.killpg(self.pid, signal.SIGKILL)
        self.forget()

    def forget(self) -> None:
        """It was ended by somebody else."""
        self._tell("wait")
        self.pid = 0

    def stop(self) -> int:
        """Asks it to end; answers the exit code."""
        os.kill(self.pid, signal.SIGTERM)
        code = self._tell("wait")
        self.pid = 0
        return code

    def close(self) -> None:
        """Ends the service and what started it."""
        if self.pid:
            self.kill()
        with self._nest:
            assert self._nest.stdin is not None
            self._nest.stdin.close()


def open_all(table: str, *people: Visitor) -> None:
    """Everybody opens what they sealed, so that a full table begins."""
    for person in people:
        person.open_up(person.get(f"/api/tables/{table}"))


def play_on(chair: Chair, dice: random.Random, moves: int = 10_000) -> int:
    """Makes random moves for one seat until it is over; answers how many."""
    made = 0
    while made < moves:
        chair.wait()
        if chair.over:
            break
        try:
            chair.move(dice.choice(chair.legal))
            made += 1
        except Turned as turned:
            if turned.error not in ("stale", "wrong-moment"):
                raise
            seen = chair.positions
            chair.wait(lambda seen=seen: chair.positions > seen)
    return made
