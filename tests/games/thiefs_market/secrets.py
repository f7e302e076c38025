"""What a seat may not know, changed by brute force; written from the contract's table of knowledge."""

from __future__ import annotations

from collections.abc import Iterator

from rookery.games.thiefs_market.const import OPEN
from rookery.games.thiefs_market.phase_numbers import ENDED
from rookery.games.thiefs_market.state import MarketState
from rookery.testing.look import AnyGame


def secrets(game: AnyGame, s: MarketState, seat: int) -> Iterator[tuple[str, MarketState]]:
    """Other players' infamy is theirs alone until the end, unless the table plays openly.

    Decks and removed cards are not in the state at all: chance draws from what nobody has seen.
    """
    if s.visibility == OPEN or s.phase == ENDED:
        return
    for other in range(s.seats):
        if other != seat:
            for change in (1, 7):
                world = s.copy()
                world.infamy[other] += change
                yield f"infamy of seat {other}", world
