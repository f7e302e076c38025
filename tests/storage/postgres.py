"""A PostgreSQL of our own for the tests: on a free port, in a temporary folder, gone afterwards."""

from __future__ import annotations

import atexit
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from functools import cache
from itertools import count
from pathlib import Path

import psycopg

USER = "postgres"
_numbers = count(1)


def new_database() -> str:
    """The address of an empty database."""
    port = _running()
    name = f"rookery_{os.getpid()}_{next(_numbers)}"
    with psycopg.connect(f"postgresql://{USER}@127.0.0.1:{port}/postgres", autocommit=True) as link:
        link.execute(f"CREATE DATABASE {name}".encode())
    return f"postgresql://{USER}@127.0.0.1:{port}/{name}"


def cut_off(database: str) -> None:
    """Ends every connection to a database, as an operator or a failing network would."""
    with psycopg.connect(database, autocommit=True) as link:
        link.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


def crash() -> None:
    """The server ends at once without writing anything down, and starts again by recovery."""
    _running()
    folder = _folder()
    command = ("-D", str(folder / "data"), "-l", str(folder / "log"), "-m", "immediate", "-w", "-t", "180")
    _run("pg_ctl", *command, "restart")


def binary(name: str) -> str:
    """One of PostgreSQL's programs; Debian keeps them out of the path."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    path = shutil.which(name) or (str(found[-1]) if found else None)
    assert path, f"{name} is missing: install PostgreSQL (Debian: postgresql)"
    return path


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@cache
def _folder() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="rookery-postgres-"))
    if os.getuid() == 0:  # PostgreSQL refuses to run as root
        owner = pwd.getpwnam(USER)
        os.chown(folder, owner.pw_uid, owner.pw_gid)
    return folder


@cache
def _running() -> int:
    """Starts the server once a test process; answers its port."""
    folder = _folder()
    data, port = folder / "data", free_port()
    _run("initdb", "-D", str(data), "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync")
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}"
    log = str(folder / "log")
    _run("pg_ctl", "-D", str(data), "-l", log, "-w", "-t", "180", "-o", options, "start")
    atexit.register(_stop, folder)
    return port


def _stop(folder: Path) -> None:
    _run("pg_ctl", "-D", str(folder / "data"), "-m", "immediate", "stop")
    shutil.rmtree(folder, ignore_errors=True)


def _run(name: str, *args: str) -> None:
    prefix = ["runuser", "-u", USER, "--"] if os.getuid() == 0 else []
    command = [*prefix, binary(name), *args]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/")
