"""The end of a round: bags and masks are turned in, the dice go back (TM-7.1, TM-7.2, TM-7.5)."""

from __future__ import annotations

from rookery.games.thiefs_market.cards import USED, tell_converted
from rookery.games.thiefs_market.const import BAG, KINDS, MARKER, MASK, NOTHING
from rookery.games.thiefs_market.events import E_BAGS
from rookery.games.thiefs_market.pack import Tables
from rookery.games.thiefs_market.phase import Phase
from rookery.games.thiefs_market.phase_numbers import GO_CLOSE, GO_END, GO_REFILL
from rookery.games.thiefs_market.phases.end import stops
from rookery.games.thiefs_market.state import MarketState
from rookery.games.thiefs_market.tokens import gain_infamy
from rookery.kernel import EVERYONE, Sink
from rookery.kernel.runtime import i64


class EndOfRound(Phase):
    """Then the market is refilled, unless the table has played long enough (TM-8.10)."""

    numbers: tuple[int, ...] = (GO_CLOSE,)

    def enter(self, t: Tables, s: MarketState, out: Sink) -> None:
        step: i64
        for step in range(s.seats):
            convert(t, s, (s.starter + step) % s.seats, out)
        index: i64
        for index in range(s.seats * KINDS):
            s.pile[index] = 0
        collect_objects(s)
        _rest_abilities(s)
        s.phase = GO_END if stops(s) else GO_REFILL


def convert(t: Tables, s: MarketState, seat: i64, out: Sink) -> None:
    """TM-7.1: a gold for each bag, infamy for each mask, and what cards add to it."""
    bags = s.pile[seat * KINDS + BAG]
    masks = s.pile[seat * KINDS + MASK]
    if bags:
        s.gold[seat] += bags
        if out.live:
            out.emit(E_BAGS, EVERYONE, seat, bags)
    if masks:
        gain_infamy(s, seat, masks, NOTHING, out)
    tell_converted(t, s, seat, out)


def collect_objects(s: MarketState) -> None:
    """TM-7.2: all dice are ready to be rolled, and the marker lies beside them."""
    s.air = s.dice
    s.spent = 0
    s.centre[MARKER] = 1
    s.centre_size = 1


def _rest_abilities(s: MarketState) -> None:
    """TM-7.5: what works once a round works again."""
    for own in s.cards:
        index: i64
        for index in range(len(own)):
            if own[index] & USED:
                own[index] -= USED
