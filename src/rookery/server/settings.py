"""Everything the service can be told, from the command line or the environment."""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from rookery.bots.review import EFFORT

SECRET_BYTES = 32


def data_folder() -> Path:
    """Where this user's data belongs on this machine."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "rookery"


def default_database() -> str:
    """A SQLite file in the user's data folder."""
    return f"sqlite:///{data_folder() / 'rookery.db'}"


@dataclass(frozen=True)
class Settings:
    """One running service. Rates are messages a second with a burst; times are seconds."""

    secret: bytes
    database: str = field(default_factory=default_database)
    origins: tuple[str, ...] = ()  # other sites whose pages may use this service
    packs: Path | None = None  # a folder with <game>/<pack>/*.toml
    static: Path = Path(__file__).parent / "static"
    bot_pace: float = 0.35  # a bot waits this long before each move, so that people can follow
    thinkers: int = 2  # threads in which bots think
    reviews: Path = field(default_factory=lambda: data_folder() / "reviews")  # reviews of finished games
    review_effort: int = EFFORT  # steps of simulated games in one review
    socket_rate: float = 20
    socket_burst: int = 60
    request_rate: float = 20
    request_burst: int = 120
    tables_a_minute: int = 5
    sockets_a_guest: int = 20
    tick: float = 1.0  # how often clocks and forgotten tables are looked at
    idle: float = 300.0  # a table nobody looks at leaves memory after this
    open_days: float = 7.0  # an open table nobody starts is closed after this
    now: Callable[[], float] = time.time


def from_environment() -> Settings:
    """The settings of a worker process: `rookery serve` hands them over in ROOKERY_* variables."""
    packs = os.environ.get("ROOKERY_PACKS")
    origins = os.environ.get("ROOKERY_ORIGINS", "")
    return Settings(
        secret=read_secret(),
        database=os.environ.get("ROOKERY_DATABASE") or default_database(),
        origins=tuple(origin.strip().rstrip("/") for origin in origins.split(",") if origin.strip()),
        packs=Path(packs) if packs else None,
        bot_pace=_number("ROOKERY_BOT_PACE", 0.35),
        review_effort=int(_number("ROOKERY_REVIEW_EFFORT", EFFORT)),
        socket_rate=_number("ROOKERY_SOCKET_RATE", 20),
        request_rate=_number("ROOKERY_REQUEST_RATE", 20),
        tables_a_minute=int(_number("ROOKERY_TABLES_A_MINUTE", 5)),
    )


def read_secret() -> bytes:
    """The key that signs cookies: ROOKERY_SECRET, or a file made on the first run, mode 600."""
    given = os.environ.get("ROOKERY_SECRET")
    if given is not None:
        if len(given) < 16:
            raise ValueError("ROOKERY_SECRET is too short: it needs 16 characters or more")
        return given.encode()
    file = data_folder() / "secret"
    file.parent.mkdir(parents=True, exist_ok=True)
    try:
        made = os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except FileExistsError:
        return _saved_secret(file)
    with os.fdopen(made, "w") as out:
        out.write(secrets.token_hex(SECRET_BYTES))
    return _saved_secret(file)


def _saved_secret(file: Path) -> bytes:
    if file.stat().st_mode & 0o077:
        raise ValueError(f"others can read {file}: give it mode 600 or delete it")
    key = file.read_bytes().strip()
    if len(key) < 16:
        raise ValueError(f"{file} holds no secret: delete it and a new one is made")
    return key


def _number(name: str, default: float) -> float:
    text = os.environ.get(name)
    if text is None:
        return default
    try:
        number = float(text)
    except ValueError:
        raise ValueError(f"{name} is {text!r}; it must be a number") from None
    if not 0 <= number < 1e9:
        raise ValueError(f"{name} is {text!r}; it must be a number from 0 up")
    return number
