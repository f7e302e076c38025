"""The games as PettingZoo environments: `env("crypt", seats=3)`, or `rookery_crypt_v1.env(seats=3)`."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace

from rookery.research.aec import SeatsInTurn
from rookery.research.parallel import together
from rookery.table.packs import game_class, registered

env = SeatsInTurn  # one seat after another
parallel_env = together(SeatsInTurn)  # all seats that owe a choice in one step


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
