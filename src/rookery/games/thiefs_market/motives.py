"""What speaks for a choice and against it, from what a seat knows (for hints)."""

from __future__ import annotations

from typing import Final

from rookery.games.thiefs_market.actions import BUY_0, KEEP_0, PAY_0, STEAL_0, TAKE
from rookery.games.thiefs_market.pack import Tables
from rookery.games.thiefs_market.preview import beside
from rookery.games.thiefs_market.scoring import card_points, tally
from rookery.games.thiefs_market.state import MarketState
from rookery.kernel import Named, ReasonKind
from rookery.kernel.runtime import append

MOTIVES: Final = (
    ReasonKind("points", ("card", "points")),
    ReasonKind("gold", ("gold",)),
    ReasonKind("robs", ("victim_seat", "objects")),
    ReasonKind("heap", ("objects",)),
)


def motive(t: Tables, s: MarketState, seat: int, action: int) -> list[Named]:
    """What a card adds to the own points and the gold it takes; whose objects a pile would be made of."""
    if BUY_0 <= action < PAY_0:
        card = action - BUY_0
        world = s.copy()
        world.cards[seat] = append(world.cards[seat], card)
        points = card_points(t, world, tally(t, world), seat) - card_points(t, s, tally(t, s), seat)
        gold = int(beside(t, s, seat, card))
        found = [Named("points", {"card": card, "points": int(points)})]
        return [*found, Named("gold", {"gold": gold})] if gold > 0 else found
    if STEAL_0 <= action < KEEP_0:
        victim = action - STEAL_0
        return [Named("robs", {"victim_seat": victim, "objects": int(s.size[victim])})]
    return [Named("heap", {"objects": int(s.centre_size)})] if action == TAKE else []
