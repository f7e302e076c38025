"""The games on the shelf."""

from __future__ import annotations

from typing import Any

from rookery import games, load
from rookery.cli.trouble import Trouble, because
from rookery.kernel import Game


def take_game(key: str, pack: str | None = None) -> Game[Any]:
    """The rules of a game; a wrong name or a bad pack is said in one sentence."""
    if key not in games():
        raise Trouble("error-game", text=key, known=", ".join(games()))
    try:
        return load(key, pack)
    except ValueError as error:
        raise because(error) from None
