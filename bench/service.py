"""A service of whichever package is imported, as a process of its own, without limits on speed."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

SERVE = """
import sys
from rookery.server.run import serve
serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], int(sys.argv[3]))
"""
LIMITS = (
    "SOCKET_RATE",
    "REQUEST_RATE",
    "TABLES_A_MINUTE",
    "TABLES_A_GUEST",
    "BOT_TABLES_A_GUEST",
    "SOCKETS_AN_ADDRESS",
    "CONNECTIONS_AN_ADDRESS",
)
PATIENCE = 120.0  # seconds for a start on a busy machine


class Service:
    """Open when this is made; `close` ends it."""

    def __init__(self, database: str, folder: Path, workers: int) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = int(probe.getsockname()[1])
        self.address = f"http://127.0.0.1:{port}"
        self.log = folder / "service.log"
        environment = os.environ | {f"ROOKERY_{name}": "1000000" for name in LIMITS}
        environment |= {"ROOKERY_SECRET": "a secret for measuring", "XDG_DATA_HOME": str(folder)}
        command = [sys.executable, "-c", SERVE, str(port), database, str(workers)]
        with self.log.open("wb") as log:
            self._process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        self.pid = self._process.pid
        self._wait()

    def _wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self._process.poll() is None:
            with suppress(URLError, OSError), urlopen(f"{self.address}/healthz", timeout=5) as answer:
                if answer.status == 200:
                    return
            time.sleep(0.1)
        self.close()
        raise SystemExit(self.log.read_text())

    def processor(self) -> float:
        """Seconds of processor that it and its workers have used."""
        return processor(self.pid)

    def close(self) -> None:
        """Asks it to end, and waits."""
        self._process.send_signal(signal.SIGTERM)
        self._process.wait()


def processor(pid: int) -> float:
    """Seconds of processor that a process and its children have used."""
    found = 0.0
    with suppress(OSError):  # one that has just ended
        used = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
        found = sum(map(int, used)) / os.sysconf("SC_CLK_TCK")
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        found += sum(processor(int(child)) for child in children)
    return found
