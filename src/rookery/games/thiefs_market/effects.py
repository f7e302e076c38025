"""What the cards do: few classes with parameters; the rows of data/cards.toml choose among them.

`hooks` says at which moments a card works, so that rules ask only the cards that have something to say.
"""

from __future__ import annotations

from rookery.games.thiefs_market.const import (
    ASKS_NOTHING,
    BAG,
    BY_CARDS,
    BY_ICONS,
    BY_RIVALS,
    H_BUY,
    H_CONVERT,
    H_END,
    H_EXTRA,
    H_GAIN,
    H_LUCKY,
    H_ROBBED,
    H_SPLIT,
    H_USE,
    ICON_BITS,
    ICON_MASK,
    KINDS,
    NOTHING,
)
from rookery.games.thiefs_market.state import MarketState
from rookery.games.thiefs_market.tokens import gain_gold, gain_infamy
from rookery.kernel import Sink
from rookery.kernel.runtime import i64, vec


class Tally:
    """What is counted at the end: icons, cards and infamy of every seat."""

    def __init__(self, icons: vec[i64], cards: vec[i64], infamy: vec[i64]) -> None:
        self.icons = icons  # ICON_BITS for each icon
        self.cards = cards
        self.infamy = infamy

    def own(self, seat: i64, icon: i64) -> i64:
        """How many of an icon a player owns."""
        return self.icons[seat] >> (icon * ICON_BITS) & ICON_MASK

    def rivals(self, seat: i64, icon: i64) -> i64:
        """How many of an icon the other players own."""
        others: i64 = -self.icons[seat]
        for icons in self.icons:
            others += icons
        return others >> (icon * ICON_BITS) & ICON_MASK


class Effect:
    """A card's effect. What a class does not override, its cards do not do."""

    def __init__(self, hooks: i64) -> None:
        self.hooks = hooks
        self.once = True  # an ability works once a round
        self.asks: i64 = ASKS_NOTHING
        self.faces: list[int] = []  # the faces an ability can turn a die to
        self.grows = False  # its points hang on what else the owner has
        self.calms = False  # dice returned from the owner's pile are not rerolled

    def points(self, tally: Tally, seat: i64) -> i64:
        """TM-8.2: what the card is worth at the end."""
        return 0

    def extra(self, s: MarketState, seat: i64) -> i64:
        """TM-6.4: purchases it adds in this round."""
        return 0

    def discount(self) -> i64:
        """TM-6.5: gems it takes off every price."""
        return 0

    def can(self, s: MarketState, seat: i64) -> bool:
        """Whether the pile or the purse has what the ability needs."""
        return False

    def use(self, s: MarketState, seat: i64, card: i64, out: Sink) -> None:
        """Pays for the ability and takes what it gives."""

    def bought(self, s: MarketState, seat: i64, card: i64, cost: vec[i64], out: Sink) -> None:
        """The owner has bought a card of this printed cost."""

    def gained(self, s: MarketState, seat: i64, card: i64, out: Sink) -> None:
        """The owner has just gained this card."""

    def robbed(self, s: MarketState, seat: i64, card: i64, out: Sink) -> None:
        """The owner's pile was stolen."""

    def split(self, s: MarketState, seat: i64, card: i64, out: Sink) -> None:
        """The loot is split; the piles are final."""

    def convert(self, s: MarketState, seat: i64, card: i64, out: Sink) -> None:
        """The owner's bags and masks were turned in."""


class Turn(Effect):
    """TM-9.1: turn one die from a face to one of others."""

    def __init__(self, face: i64, faces: list[int]) -> None:
        super().__init__(H_USE)
        self.face = face
        self.faces = faces

    def can(self, s: MarketState, seat: i64) -> bool:
        return s.pile[seat * KINDS + self.face] > 0

    def use(self, s: MarketState, seat: i64, card: i64, out: Sink) -> None:
        s.pile[seat * KINDS + self.face] -= 1


class Spend(Effect):
    """TM-9.2: give up one die of a face for gold or infamy."""

    def __init__(self, face: i64, gold: i64, infamy: i64) -> None:
        super().__init__(H_USE)
        self.face = face
        self.gold = gold
        self.infamy = infamy

    def can(self, s: MarketState, seat: i64) -> bool:
        return s.pile[seat * KINDS + self.face] > 0

    def use(self, s: MarketState, seat: i64, card: i64, out: Sink) -> None:
        s.pile[seat * KINDS + self.face] -= 1
        s.spent += 1
        if self.gold:
            gain_gold(s, seat, self.gold, card, out)
        if self.infamy:
            gain_infamy(s, seat, self.infamy, card, out)


class Trade(Effect):
    """Exit Strategy: gold for infamy, as often as you like (TM-6.8)."""

    def __init__(self, gold: i64, infamy: i64) -> None:
        super().__init__(H_USE)
        self.once = False
        self.gold = gold
        self.infamy = infamy

    def can(self, s: MarketState, seat: i64) -> bool:
        return s.gold[seat] >= self.gold

    def use(self, s: MarketState, seat: i64, card: i64, out: Sink) -> None:
        s.gold[seat] -= self.gold
        gain_infamy(s, seat, self.infamy, card, out)


class Extra(Effect):
    """TM-9.3: one more purchase, if a colour was in the final pile or (NOTHING) always; maybe cheaper."""

    def __init__(self, colour: i64, cheaper: i64) -> None:
        super().__init__(H_EXTRA)
        self.colour = colour
        self.cheaper = cheaper

    def extra(self, s: MarketState, seat: i64) -> i64:
        if self.colour == NOTHING:
            return 1
        return s.colours[seat] >> self.colour & 1

    def discount(self) -> i64:
        return self.cheaper


class Tribute(Effect):
    """TM-9.4: infamy for every card bought with a colour in its printed cost."""

    def __init__(self, colour: i64, infamy: i64) -> None:
        super().__init__(H_BUY)
        self.colour = colour
        self.infamy = infamy

    def bought(self, s: MarketState, seat: i64, card: i64, cost: vec[i64], out: Sink) -> None:
        if cost[self.colour]:
            gain_infamy(s, seat, self.infamy, card, out)


class Haul(Effect):
    """TM-9.5: infamy for each object of the final pile, when gained."""

    def __init__(self) -> None:
        super().__init__(H_GAIN)

    def gained(self, s: MarketState, seat: i64, card: i64, out: Sink) -> None:
        gain_infamy(s, seat, s.size[seat], card, out)


class Asking(Effect):
    """TM-9.9 and Mimetic Stew: a card that asks for another one when gained."""

    def __init__(self, asks: i64) -> None:
        super().__init__(H_GAIN)
        self.asks = asks


class Robbed(Effect):
    """Wicked Clutches: infamy each time the pile is stolen (TM-4.7)."""

    def __init__(self, infamy: i64) -> None:
        super().__init__(H_ROBBED)
        self.infamy = infamy

    def robbed(self, s: MarketState, seat: i64, card: i64, out: Sink) -> None:
        gain_infamy(s, seat, self.infamy, card, out)


class Lucky(Effect):
    """Lucky Animal Appendage: a stolen pile is not rerolled (TM-4.7), a final pile may be (TM-5.3)."""

    def __init__(self) -> None:
        super().__init__(H_ROBBED | H_LUCKY)
        self.calms = True


class SplitReward(Effect):
    """TM-5.2: infamy for the marker, or (with a number) for a rival's pile of so many objects."""

    def __init__(self, objects: i64, infamy: i64) -> None:
        super().__init__(H_SPLIT)
        self.objects = objects
        self.infamy = infamy

    def split(self, s: MarketState, seat: i64, card: i64, out: Sink) -> None:
        if self._is_due(s, seat):
            gain_infamy(s, seat, self.infamy, card, out)

    def _is_due(self, s: MarketState, seat: i64) -> bool:
        if self.objects == 0:
            return s.starter == seat
        largest: i64 = 0
        other: i64
        for other in range(s.seats):
            if other != seat and s.size[other] > largest:
                largest = s.size[other]
        return largest >= self.objects


class Bonus(Effect):
    """TM-7.1: one token more if at least one die of a face is turned in."""

    def __init__(self, face: i64, tokens: i64) -> None:
        super().__init__(H_CONVERT)
        self.face = face
        self.tokens = tokens

    def convert(self, s: MarketState, seat: i64, card: i64, out: Sink) -> None:
        if s.pile[seat * KINDS + self.face] == 0:
            return
        if self.face == BAG:
            gain_gold(s, seat, self.tokens, card, out)
        else:
            gain_infamy(s, seat, self.tokens, card, out)


class Worth(Effect):
    """TM-9.6: points at the end, nothing else."""

    def __init__(self, worth: i64) -> None:
        super().__init__(H_END)
        self.worth = worth

    def points(self, tally: Tally, seat: i64) -> i64:
        return self.worth


class Pair(Effect):
    """TM-9.7: points for owning an icon once, more for owning it twice."""

    def __init__(self, icon: i64, one: i64, more: i64) -> None:
        super().__init__(H_END)
        self.grows = True
        self.icon = icon
        self.one = one
        self.more = more

    def points(self, tally: Tally, seat: i64) -> i64:
        count = tally.own(seat, self.icon)
        return self.more if count > 1 else self.one * count


class Rare(Effect):
    """Treasure Map: points, fewer if another player owns the icon too."""

    def __init__(self, icon: i64, alone: i64, shared: i64) -> None:
        super().__init__(H_END)
        self.icon = icon
        self.alone = alone
        self.shared = shared

    def points(self, tally: Tally, seat: i64) -> i64:
        return self.shared if tally.rivals(seat, self.icon) else self.alone


class Per(Effect):
    """Points for every so many of something: icons, rivals' icons, other cards, infamy tokens."""

    def __init__(self, what: i64, icon: i64, each: i64, worth: i64) -> None:
        super().__init__(H_END)
        self.grows = what in (BY_ICONS, BY_CARDS)
        self.what = what
        self.icon = icon
        self.each = each
        self.worth = worth

    def points(self, tally: Tally, seat: i64) -> i64:
        return self.worth * (self._count(tally, seat) // self.each)

    def _count(self, tally: Tally, seat: i64) -> i64:
        if self.what == BY_ICONS:
            return tally.own(seat, self.icon)
        if self.what == BY_RIVALS:
            return tally.rivals(seat, self.icon)
        if self.what == BY_CARDS:
            return tally.cards[seat] - 1
        return tally.infamy[seat]
