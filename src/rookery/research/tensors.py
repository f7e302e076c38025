"""Observations as rows of numbers, built from what a seat may know and nothing else."""

from __future__ import annotations

import importlib.util
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from rookery.kernel import Encoder, Game, Options, View
from rookery.research.layout import PUBLIC, Layout, Numbers, Part
from rookery.research.survey import survey
from rookery.research.vector_core import packed_mask

_made: dict[tuple[int, int, str], tuple[Game[Any], Tensors]] = {}


class Way(Protocol):
    """From a state or a view to a row, and back where that can be."""

    parts: list[Part]
    rows: Encoder

    def cells_of(self, view: View) -> list[int]:
        """The same row from a view."""

    def view_of(self, row: list[int]) -> View:
        """The view behind a row; ValueError where rows do not tell everything."""


class OwnRows:
    """Rows by the modules `tensor` and `tensor_view` beside a game's rules, straight from its states."""

    def __init__(self, game: Game[Any], seats: int, package: str) -> None:
        self.key = game.key
        own: Any = importlib.import_module(f"{package}.tensor").encoder(game, seats)
        self.rows: Encoder = own
        self.views: Any = importlib.import_module(f"{package}.tensor_view")
        self.parts = [Part(*row) for row in own.rows]

    def cells_of(self, view: View) -> list[int]:
        """The same row from a view."""
        cells: list[int] = self.views.cells_of(self.rows, view)
        return cells

    def view_of(self, row: list[int]) -> View:
        """The view behind a row."""
        if not hasattr(self.views, "view_of"):
            raise ValueError(f"the tensor of {self.key} cannot be turned back into a view")
        view: View = self.views.view_of(self.rows, row)
        return view


class FromViews(Encoder):
    """Rows for any game, by way of its views; slower than an encoder of the game's own."""

    def __init__(self, game: Game[Any], seats: int, options: Options) -> None:
        self.game = game
        self.rows: Encoder = self
        self.root = survey(game, seats, options)
        self.parts = list(self.root.parts("", (), PUBLIC))
        self.dtype = Layout(self.parts).dtype

    def packed(self, s: Any, seat: int) -> bytes:
        """The row of a seat, or of an onlooker (-1), as the bytes of an array."""
        return np.array(self.cells_of(self.game.view(s, seat)), self.dtype).tobytes()

    def cells_of(self, view: View) -> list[int]:
        """The row of a view."""
        return [number for column in self.root.cells(view) for number in column]

    def view_of(self, row: list[int]) -> View:
        """Rows by way of views cut long lists and unknown words: there is no way back."""
        raise ValueError(f"the tensor of {self.game.key} cannot be turned back into a view")


class Tensors:
    """The tensors of one game at one table: rows, their layout and action masks."""

    def __init__(self, game: Game[Any], seats: int, options: Options) -> None:
        self.n_actions = game.n_actions
        self.encoder = _encoder(game, seats, options)
        self.layout = Layout(self.encoder.parts)
        self._packed = self.encoder.rows.packed

    def row(self, s: Any, seat: int) -> Numbers:
        """What a seat knows, as one row."""
        return np.frombuffer(bytearray(self._packed(s, seat)), self.layout.dtype)

    def row_of(self, view: View) -> Numbers:
        """The same row from a view, for those who are given views only."""
        return np.array(self.encoder.cells_of(view), dtype=self.layout.dtype)

    def view_of(self, row: Numbers) -> View:
        """The view behind a row, where the game's tensor is lossless."""
        return self.encoder.view_of(row.tolist())

    def mask(self, legal: list[int]) -> NDArray[np.int8]:
        """1 for each action that is legal."""
        return np.frombuffer(bytearray(packed_mask(self.n_actions, legal)), np.int8)


def tensors(game: Game[Any], seats: int, options: Options) -> Tensors:
    """The tensors of a game at a table; made once."""
    key = (id(game), seats, repr(sorted(options.items())))
    if key not in _made:
        _made[key] = (game, Tensors(game, seats, options))  # holding the game keeps its id its own
    return _made[key][1]


def _encoder(game: Game[Any], seats: int, options: Options) -> Way:
    """The game's own encoder, or the general one."""
    package = type(game).__module__.rpartition(".")[0]
    if package and importlib.util.find_spec(f"{package}.tensor"):
        return OwnRows(game, seats, package)
    return FromViews(game, seats, options)
