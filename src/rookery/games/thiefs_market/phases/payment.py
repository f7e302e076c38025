"""Phase 2, the payment of a card: dice colour by colour, gold for the rest (TM-6.5, TM-6.6)."""

from __future__ import annotations

from rookery.games.thiefs_market.actions import PAY_0, PAYS
from rookery.games.thiefs_market.const import GEMS, KINDS
from rookery.games.thiefs_market.faults import purchase_fault
from rookery.games.thiefs_market.pack import Tables
from rookery.games.thiefs_market.phase import Phase
from rookery.games.thiefs_market.phase_numbers import GO_PAY, GO_PURCHASE, PAY
from rookery.games.thiefs_market.state import MarketState, buyer
from rookery.kernel import Named, Picker, Sink
from rookery.kernel.runtime import i64


class Payment(Phase):
    """The colours with a choice between dice and gold are asked for; then the card changes hands."""

    numbers: tuple[int, ...] = (GO_PAY, PAY)
    moment = "TM-6.6"
    whose = "TM-6.1"

    def enter(self, t: Tables, s: MarketState, out: Sink) -> None:
        seat = buyer(s)
        while s.colour < GEMS:
            low = fewest_dice(t, s, seat)
            if low < most_dice(t, s, seat):
                s.phase = PAY
                return
            pay(s, low)
        s.phase = GO_PURCHASE

    def ask(self, s: MarketState, seat: i64) -> Named:
        return Named("pay", {"card": s.card, "face": s.colour})

    def choices(self, t: Tables, s: MarketState, seat: i64) -> list[int]:
        """How many dice of the colour that is asked for now."""
        first: i64 = PAY_0 + s.colour * PAYS
        found: list[int] = []
        number: i64
        for number in range(fewest_dice(t, s, seat), most_dice(t, s, seat) + 1):
            found.append(first + number)
        return found

    def choose(self, t: Tables, s: MarketState, seat: i64, pick: Picker) -> i64:
        low = fewest_dice(t, s, seat)
        return PAY_0 + s.colour * PAYS + low + pick.below(most_dice(t, s, seat) + 1 - low)

    def apply(self, t: Tables, s: MarketState, seat: i64, action: i64, out: Sink) -> None:
        pay(s, action - PAY_0 - s.colour * PAYS)

    def why_not(self, t: Tables, s: MarketState, seat: i64, action: i64) -> str:
        return "TM-6.5" if _of_colour(s, action) else self.moment

    def reason(self, t: Tables, s: MarketState, seat: i64, action: i64) -> Named:
        if not _of_colour(s, action):
            return Named("", {})
        least, highest = fewest_dice(t, s, seat), most_dice(t, s, seat)
        return Named("pay", {"face": s.colour, "least": least, "most": highest})

    def fault(self, s: MarketState) -> str:
        return purchase_fault(s)


def _of_colour(s: MarketState, action: i64) -> bool:
    """Whether an action answers for the colour that is asked for now."""
    first: i64 = PAY_0 + s.colour * PAYS
    return first <= action < first + PAYS


def is_payable(t: Tables, s: MarketState, seat: i64, card: i64) -> bool:
    """TM-6.5: whether gold covers what dice and discount do not."""
    return lacking(t, s, seat, card) <= s.gold[seat]


def lacking(t: Tables, s: MarketState, seat: i64, card: i64) -> i64:
    """TM-6.5: the gems of a price that neither dice nor discount cover; below 0 if discount is left."""
    costs, pile = t.costs, s.pile
    first: i64 = card * GEMS
    there: i64 = seat * KINDS
    short: i64 = -s.discount
    colour: i64
    for colour in range(GEMS):
        missing: i64 = costs[first + colour] - pile[there + colour]
        if missing > 0:
            short += missing
    return short


def begin_payment(s: MarketState, card: i64) -> None:
    """A card is chosen; now the colours of its price, one after another."""
    s.card = card
    s.colour = 0
    s.phase = GO_PAY


def price(t: Tables, s: MarketState, card: i64) -> i64:
    """TM-6.5: the gems to be paid after the discount."""
    total: i64 = -s.discount
    colour: i64
    for colour in range(GEMS):
        total += t.costs[card * GEMS + colour]
    return total if total > 0 else 0


def dice_for(t: Tables, s: MarketState, seat: i64, colour: i64) -> i64:
    """The most dice of a colour that the card could take from the pile."""
    needed: i64 = t.costs[s.card * GEMS + colour]
    there: i64 = s.pile[seat * KINDS + colour]
    return needed if needed < there else there


def paid_so_far(s: MarketState) -> i64:
    """Dice laid down for the card."""
    total: i64 = 0
    colour: i64
    for colour in range(GEMS):
        total += s.chosen[colour]
    return total


def fewest_dice(t: Tables, s: MarketState, seat: i64) -> i64:
    """TM-6.5: what gold and the colours that follow cannot cover must be dice of this colour."""
    later: i64 = 0
    colour: i64
    for colour in range(s.colour + 1, GEMS):
        later += dice_for(t, s, seat, colour)
    needed: i64 = price(t, s, s.card) - s.gold[seat] - later - paid_so_far(s)
    return needed if needed > 0 else 0


def most_dice(t: Tables, s: MarketState, seat: i64) -> i64:
    """TM-6.5: no more than the card shows, the pile holds and the price leaves."""
    rest: i64 = price(t, s, s.card) - paid_so_far(s)
    dice = dice_for(t, s, seat, s.colour)
    return dice if dice < rest else rest


def pay(s: MarketState, dice: i64) -> None:
    """So many dice of this colour; gold fills what is missing in the end."""
    s.chosen[s.colour] = dice
    s.colour += 1
    s.phase = GO_PAY
