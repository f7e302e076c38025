"""How a row of numbers is laid out: named parts in order, and what learners make of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import prod
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[Any]
PUBLIC = "public"
PRIVATE = "private"
CATEGORY = "category"  # a name for one of several things; more is not greater
COUNT = "count"
BAG = "bag"  # lists of categories whose order hardly matters; 0 = nothing


class Part(NamedTuple):
    """Named cells. `scope` is private where they hang on what this seat has seen.

    `step` is how far they stand apart; as many parts as that take turns, cell by cell.
    """

    name: str
    scope: str
    kind: str
    shape: tuple[int, ...]
    low: int
    high: int
    step: int = 1

    @property
    def size(self) -> int:
        """How many cells it has."""
        return prod(self.shape)


class Layout:
    """The parts of a row and the cells they own."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self.parts = tuple(parts)
        self.cells: dict[str, slice] = {}
        self.size = 0
        turn = 0
        for part in self.parts:
            if part.name in self.cells:
                raise ValueError(f"the layout has two parts called {part.name!r}")
            start = self.size + turn
            self.cells[part.name] = slice(start, start + (part.size - 1) * part.step + 1, part.step)
            turn = (turn + 1) % part.step
            if turn == 0:
                self.size += part.size * part.step

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        """int8 where every number fits, else int16."""
        fits = all(part.low >= -128 and part.high <= 127 for part in self.parts)
        return np.dtype(np.int8 if fits else "<i2")

    @cached_property
    def low(self) -> Numbers:
        """The lowest number of each cell."""
        return self._bounds([part.low for part in self.parts])

    @cached_property
    def high(self) -> Numbers:
        """The highest number of each cell."""
        return self._bounds([part.high for part in self.parts])

    def _bounds(self, numbers: list[int]) -> Numbers:
        bounds = np.zeros(self.size, self.dtype)
        for cells, number in zip(self.cells.values(), numbers, strict=True):
            bounds[cells] = number
        return bounds

    def split(self, rows: Numbers, scope: str | None = None) -> dict[str, Numbers]:
        """Named parts of a row or of a batch of rows, of one scope or of both."""
        ahead = rows.shape[:-1]
        return {
            part.name: rows[..., self.cells[part.name]].reshape((*ahead, *part.shape))
            for part in self.parts
            if scope in (None, part.scope)
        }

    @cached_property
    def _inputs(self) -> tuple[Numbers, Numbers, Numbers]:
        """For each input of a network: its cell, the category it stands for (or -1), its scale."""
        cells: list[int] = []
        categories: list[int] = []
        scales: list[float] = []
        for part in self.parts:
            if part.kind == BAG:
                continue
            classes = range(part.low, part.high + 1) if part.kind == CATEGORY else (-1,)
            for cell in range(self.size)[self.cells[part.name]]:
                cells += [cell] * len(classes)
                categories += classes
                scales += [1.0 / max(abs(part.low), part.high, 1)] * len(classes)
        return np.array(cells), np.array(categories), np.array(scales, dtype=np.float32)

    @cached_property
    def n_features(self) -> int:
        """How many inputs `features` makes."""
        bags = sum(prod(part.shape[:-1]) * part.high for part in self.parts if part.kind == BAG)
        return len(self._inputs[0]) + bags

    def features(self, rows: Numbers) -> NDArray[np.float32]:
        """Inputs for a network: categories one-hot, counts scaled to about 1, bags counted."""
        batch = rows.reshape(-1, self.size)
        cells, categories, scales = self._inputs
        picked = batch[:, cells]
        simple = np.where(categories < 0, picked * scales, picked == categories)
        bags = [self._counted(batch, part) for part in self.parts if part.kind == BAG]
        joined: NDArray[np.float32] = np.concatenate([simple, *bags], axis=1, dtype=np.float32)
        return joined.reshape(*rows.shape[:-1], -1)

    def _counted(self, batch: Numbers, part: Part) -> Numbers:
        """How often each category lies in each bag."""
        codes = batch[:, self.cells[part.name]].reshape(-1, part.shape[-1]).astype(np.int64)
        codes += np.arange(len(codes))[:, None] * (part.high + 1)
        counts = np.bincount(codes.ravel(), minlength=len(codes) * (part.high + 1))
        return counts.reshape(len(codes), -1)[:, 1:].reshape(len(batch), -1)

    def table(self) -> str:
        """The layout as a Markdown table, for the documentation."""
        lines = ["| part | cells | shape | scope | kind | numbers |", "| --- | --- | --- | --- | --- | --- |"]
        for part in self.parts:
            cells = self.cells[part.name]
            place = f"{cells.start}" if part.size == 1 else f"{cells.start}–{cells.stop - 1}"
            place += f", every {part.step}th" if part.step > 1 else ""
            shape = "×".join(map(str, part.shape)) or "1"
            numbers = f"{part.low} to {part.high}"
            lines.append(f"| {part.name} | {place} | {shape} | {part.scope} | {part.kind} | {numbers} |")
        return "\n".join(lines)
