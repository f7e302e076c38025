"""Four board games about thieves on one engine: `games()`, `load()`, `Match`, `verify()`."""

from __future__ import annotations

from typing import Any

from rookery.kernel import Game
from rookery.table.match import Match, verify
from rookery.table.packs import load_game, registered

__version__ = "0.1.0"
__all__ = ["Match", "__version__", "games", "load", "verify"]


def games() -> tuple[str, ...]:
    """The keys of all games, in alphabetical order."""
    return tuple(sorted(registered()))


def load(key: str, pack: str | None = None, rules: int | None = None) -> Game[Any]:
    """The rules of one game with its house pack or that in a folder; `rules` names an earlier version."""
    return load_game(key, pack, rules)


# `rookery.games` is a function and a package: under this name Python still finds the package's
# modules for `import rookery.games.crypt.flow as flow`.
games.__name__ = "rookery.games"
