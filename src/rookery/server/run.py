"""Starts the service in one process or several."""

from __future__ import annotations

import gc
import os
import signal
import socket
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

import uvicorn
from fastapi import FastAPI

from rookery.server import logs
from rookery.server.limits import HEAD_BYTES, MESSAGE_BYTES
from rookery.server.orphans import end_with_parent
from rookery.server.patience import AT_ONCE, Patient, Socket, more_files
from rookery.server.settings import default_database, from_environment, read_secret
from rookery.storage.engine import database_url, open_engine, sqlite_file
from rookery.storage.keeping import Keeper, kept
from rookery.storage.start import make_ready

GOODBYE = 5  # seconds for open requests when the service ends
MANNERS: dict[str, Any] = {  # how uvicorn talks to clients
    "http": Patient,
    "ws": Socket,
    "ws_max_size": MESSAGE_BYTES,
    "ws_per_message_deflate": False,  # packed frames tell by their length how alike two lines are
    "h11_max_incomplete_event_size": HEAD_BYTES,
    "backlog": AT_ONCE,
    "timeout_keep_alive": 20,  # longer than the lobby waits between two looks
    "access_log": False,
    "log_config": None,
    "server_header": False,
}
RARELY = (20_000, 20, 50)  # when Python looks for circles that nobody holds any more
TURN = 0.0002  # seconds that a thinking bot keeps the loop waiting, after every frame that the loop sends


def worker() -> FastAPI:
    """The application of one worker; its settings come from the environment."""
    from rookery.server.app import create_app

    logs.set_up()
    end_with_parent()
    app = create_app(from_environment())
    _spare_what_stays()
    sys.setswitchinterval(TURN)
    return app


def _spare_what_stays() -> None:
    """Everybody waits while Python walks through all objects; those of the program itself need no look."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*RARELY)


def serve(host: str, port: int, database: str | None, workers: int, *, proxied: bool = False) -> None:
    """Runs until it is told to stop; ValueError for what cannot work."""
    chosen = database or os.environ.get("ROOKERY_DATABASE") or default_database()
    if workers > 1 and database_url(chosen).get_backend_name() == "sqlite":
        raise ValueError("several workers need PostgreSQL: give --database postgresql://… or one worker")
    os.environ["ROOKERY_DATABASE"] = chosen
    read_secret()
    with kept(sqlite_file(chosen)) as keeper:
        _try_port(host, port)
        _upgrade(chosen, keeper)
        with _folder_of(workers):
            _run(host, port, workers, proxied)


@contextmanager
def _folder_of(workers: int) -> Iterator[None]:
    """Where several workers find each other and count together; nobody else can look into it."""
    if workers == 1:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="rookery-workers-", ignore_cleanup_errors=True) as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = os.environ["ROOKERY_SIBLINGS"] = folder
        yield


def _run(host: str, port: int, workers: int, proxied: bool) -> None:
    more_files()
    shown = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1") else host
    print(f"Rookery is open at http://{shown}:{port}/", flush=True)
    signal.signal(signal.SIGTERM, _stopped)  # uvicorn ends gracefully, then passes the signal on
    uvicorn.run(
        "rookery.server.run:worker",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        proxy_headers=proxied,
        timeout_graceful_shutdown=GOODBYE,
        **MANNERS,
    )


def _try_port(host: str, port: int) -> None:
    """Refuses an address that cannot be opened before anything else is done."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except (OSError, OverflowError) as error:
            reason = getattr(error, "strerror", None) or "there is no such port"
            raise ValueError(f"{host}, port {port} cannot be opened: {reason}") from None


def _stopped(number: int, frame: FrameType | None) -> None:
    """The service has ended; so does the program, without a fault."""


def _upgrade(database: str, keeper: Keeper | None) -> None:
    """Checks the database and brings it up to date once, before any worker starts."""
    engine = open_engine(database)
    try:
        make_ready(engine, keeper)
    finally:
        engine.dispose()
