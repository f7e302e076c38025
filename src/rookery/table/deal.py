"""The chance of a deal: the same at every table that plays it, and secret until the deal is over."""

from __future__ import annotations

from typing import Any

from rookery.table.joint import Joint, promise


class Dealt(Joint):
    """Nobody at a table adds to it, or tables would part; a match that is over does not open it."""

    def __init__(self, seed: bytes, deal: str, seats: int) -> None:
        super().__init__(seed, deal, [""] * seats)

    def reveal(self) -> dict[str, Any]:
        return self.describe()  # others still play the same deal

    def opened(self) -> dict[str, Any]:
        """What is known once the deal is over."""
        return super().reveal()


def deal_promise(seed: bytes, deal: str, seats: int) -> str:
    """What is published before anybody plays a deal: tables of it hold the same commitment."""
    return promise(seed, deal, [""] * seats)
