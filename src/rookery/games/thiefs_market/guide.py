"""What the rule of thumb thinks of single objects and cards, in thousandths of a point; made once."""

from __future__ import annotations

from typing import Final

from rookery.games.thiefs_market.const import (
    ASKS_NOTHING,
    BAG,
    CARDS,
    GEMS,
    H_BUY,
    H_CONVERT,
    H_EXTRA,
    H_GAIN,
    H_LUCKY,
    H_ROBBED,
    H_SPLIT,
    H_USE,
    HENCHMAN,
    ICONS,
    MASK,
    NOTHING,
)
from rookery.games.thiefs_market.effects import Effect, Extra, Spend, Turn
from rookery.games.thiefs_market.pack import Tables
from rookery.kernel.runtime import i64, vec

POINT: Final = 1000
GOLD: Final = 650  # a gem of any colour later, and a step to the majority
GEM: Final = 550
START: Final = 400  # the marker
MAJORITY: Final = 450  # a henchman on the way to the majority
DRAW: Final = 2600  # a card from the deck, unseen
# What a card brings in each round that is left, by the moment at which it works.
PROMISE: Final = (
    (H_EXTRA, 420),
    (H_USE, 380),
    (H_BUY, 450),
    (H_ROBBED, 150),
    (H_SPLIT, 300),
    (H_LUCKY, 150),
    (H_CONVERT, 400),
)


def appeal_of(kind: i64) -> i64:
    """What anybody would give for an object."""
    if kind < GEMS:
        return GEM
    if kind == BAG:
        return GOLD
    return POINT if kind == MASK else START


class Guide:
    """The cards as the rule of thumb sees them, by number."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.promise = vec[i64]([0] * CARDS)  # what it brings in a round
        self.at_once = vec[i64]([0] * CARDS)  # for its henchmen, and when it is gained
        self.hauls = vec[i64]([0] * CARDS)  # 1 = it brings a point for each object, too
        self.grows = vec[i64]([0] * CARDS)  # 1 = its points hang on what else the owner has
        self.cheaper = vec[i64]([0] * CARDS)
        self.extra = vec[i64]([NOTHING] * CARDS)  # the colour a further purchase needs, or NOTHING
        self.feeds = vec[i64]([NOTHING] * CARDS)  # the face its ability turns into ...
        self.gain = vec[i64]([0] * CARDS)  # ... this
        for card in range(CARDS):
            self._read(card, tables.effects[card])

    def _read(self, card: int, effect: Effect) -> None:
        for hook, value in PROMISE:
            if effect.hooks & hook:
                self.promise[card] += value
        self.at_once[card] = MAJORITY * self.tables.icons[card * ICONS + HENCHMAN]
        if effect.asks != ASKS_NOTHING:
            self.at_once[card] += DRAW
        elif effect.hooks & H_GAIN:
            self.hauls[card] = 1
        elif effect.hooks & H_BUY:
            self.at_once[card] += POINT
        self.grows[card] = 1 if effect.grows else 0
        self.cheaper[card] = effect.discount()
        if isinstance(effect, Extra):
            self.extra[card] = effect.colour
        elif isinstance(effect, Spend) and effect.face < GEMS:
            self.feeds[card] = effect.face
            self.gain[card] = effect.infamy * POINT
        elif isinstance(effect, Turn) and effect.faces == [BAG]:
            self.feeds[card] = effect.face
            self.gain[card] = GOLD
