"""Everything the service can be told, from the command line or the environment."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from rookery.bots.review import EFFORT
from rookery.server.steady import Steady

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
    daily: bool = True  # whether there is a deal of the day
    daily_levels: int = 6  # from the lowest on, the bots that play it for comparison
    reviews: Path = field(default_factory=lambda: data_folder() / "reviews")  # reviews of finished games
    review_effort: int = EFFORT  # steps of simulated games in one review
    socket_rate: float = 20
    socket_burst: int = 60
    request_rate: float = 20
    request_burst: int = 120
    tables_a_minute: int = 5
    tables_a_guest: int = 20  # in memory at a time
    bot_tables_a_guest: int = 5  # at which only bots play
    sockets_a_guest: int = 20
    sockets_an_address: int = 200
    connections: int = 8192  # of one worker, with room for its other files
    connections_an_address: int = 400
    head_seconds: float = 10.0  # for the lines before a request's body
    body_seconds: float = 20.0
    hello_seconds: float = 10.0  # for a WebSocket's first frame
    stall_seconds: float = 60.0  # a client that takes nothing from us for so long is gone
    tick: float = 1.0  # how often clocks and forgotten tables are looked at
    opening: float = 20.0  # how long a full table waits for its seats to open what they sealed
    idle: float = 300.0  # a table nobody looks at leaves memory after this
    open_days: float = 7.0  # an open table nobody starts is closed after this
    siblings: Path | None = None  # where the workers of this service find each other
    now: Callable[[], float] = field(default_factory=Steady, compare=False)  # the service's time


def from_environment() -> Settings:
    """The settings of a worker process: `rookery serve` hands them over in ROOKERY_* variables."""
    packs = os.environ.get("ROOKERY_PACKS")
    origins = os.environ.get("ROOKERY_ORIGINS", "")
    siblings = os.environ.get("ROOKERY_SIBLINGS")  # set by `rookery serve` when there are several workers
    return Settings(
        secret=read_secret(),
        database=os.environ.get("ROOKERY_DATABASE") or default_database(),
        origins=tuple(origin.strip().rstrip("/") for origin in origins.split(",") if origin.strip()),
        packs=Path(packs) if packs else None,
        bot_pace=_number("ROOKERY_BOT_PACE", 0.35),
        daily=_number("ROOKERY_DAILY", 1) > 0,
        daily_levels=int(_number("ROOKERY_DAILY_LEVELS", 6)),
        review_effort=int(_number("ROOKERY_REVIEW_EFFORT", EFFORT)),
        socket_rate=_number("ROOKERY_SOCKET_RATE", 20),
        request_rate=_number("ROOKERY_REQUEST_RATE", 20),
        tables_a_minute=int(_number("ROOKERY_TABLES_A_MINUTE", 5)),
        tables_a_guest=int(_number("ROOKERY_TABLES_A_GUEST", 20)),
        bot_tables_a_guest=int(_number("ROOKERY_BOT_TABLES_A_GUEST", 5)),
        sockets_an_address=int(_number("ROOKERY_SOCKETS_AN_ADDRESS", 200)),
        connections=int(_number("ROOKERY_CONNECTIONS", 8192)),
        connections_an_address=int(_number("ROOKERY_CONNECTIONS_AN_ADDRESS", 400)),
        head_seconds=_number("ROOKERY_HEAD_SECONDS", 10),
        body_seconds=_number("ROOKERY_BODY_SECONDS", 20),
        hello_seconds=_number("ROOKERY_HELLO_SECONDS", 10),
        stall_seconds=_number("ROOKERY_STALL_SECONDS", 60),
        opening=_number("ROOKERY_OPENING", 20),
        siblings=Path(siblings) if siblings else None,
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
