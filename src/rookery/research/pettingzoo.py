"""The games as PettingZoo environments: `env("crypt", seats=3)`, or `rookery_crypt_v1.env(seats=3)`."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any

from rookery.kernel import Game
from rookery.research.aec import SeatsInTurn
from rookery.research.parallel import SeatsTogether
from rookery.table.packs import game_class, registered


def env(
    key_or_game: str | Game[Any],
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    reward: str | None = None,
    render_mode: str | None = None,
) -> SeatsInTurn:
    """One seat after another. Without `seats` two sit down, or as many as the game needs."""
    return SeatsInTurn(key_or_game, seats, options, reward, render_mode)


def parallel_env(
    key_or_game: str | Game[Any],
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    reward: str | None = None,
    render_mode: str | None = None,
) -> SeatsTogether:
    """All seats that owe a choice in one step."""
    return SeatsTogether(key_or_game, seats, options, reward, render_mode)


def names() -> list[str]:
    """The versioned names of all games: `rookery_crypt_v1` …"""
    return [f"rookery_{key}_v{game_class(key).rules_version}" for key in sorted(registered())]


def __getattr__(name: str) -> SimpleNamespace:
    """`from rookery.research.pettingzoo import rookery_crypt_v1`, for any game that is registered."""
    if not name.startswith("rookery_"):
        raise AttributeError(f"rookery.research.pettingzoo has no {name!r}")
    if name not in names():
        raise AttributeError(f"there is no {name!r}; there are {', '.join(names())}")
    key = name.removeprefix("rookery_").rpartition("_v")[0]
    made = partial(env, key)
    return SimpleNamespace(env=made, raw_env=made, parallel_env=partial(parallel_env, key))
