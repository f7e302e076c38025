"""One module a game draws its table; a game without one is drawn by the plain board."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from rookery.cli.boards.plain import Board

__all__ = ["Board", "board_for"]


def board_for(key: str) -> Board:
    """The board of a game: class `Table` of the module with the game's key."""
    name = f"rookery.cli.boards.{key}"
    if find_spec(name) is None:
        return Board()
    board = import_module(name).Table()
    assert isinstance(board, Board)
    return board
