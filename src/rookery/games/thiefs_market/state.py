"""Everything that changes during a game of Thief's Market."""

from __future__ import annotations

from typing import Any

from rookery.games.thiefs_market.const import CARDS, KINDS, LETTERS, NOBODY, NOTHING, SLOTS, START
from rookery.kernel import CHANCE, Fields, State
from rookery.kernel.runtime import i64, vec

# Every field by name, in the order of a dump: whole numbers, then lists.
NUMBERS = (
    "seats dice first_seat promos visibility one_die second_after_tie potion_next_deck max_rounds "
    "phase actor round starter last air spent centre_size victim kind have left total turns asked "
    "purchases allowance discount card colour active truncated victors"
).split()
LISTS = ("centre pile size colours chosen gold infamy market unseen deck_left").split()
MOST = 10_000  # beyond any number of a state
FIELDS = Fields("Thief's Market", (3, 5), NUMBERS, LISTS, ["cards"], largest=MOST)


class MarketState(State):
    """Dice of one face are alike, so they are counted; owned cards are packed ints (see cards.py)."""

    def __init__(self, seats: int = 3, like: MarketState | None = None) -> None:
        """An empty table, or a copy of another: both here, so that a copy pays for no second table."""
        if like is None:
            self.seats: i64 = seats
            self.dice: i64 = 0
            # Table options; `first_seat` is 0 for a random one, else a seat from 1.
            self.first_seat: i64 = 0
            self.promos: i64 = 0
            self.visibility: i64 = 0
            self.one_die: i64 = 0
            self.second_after_tie: i64 = 1
            self.potion_next_deck: i64 = 1
            self.max_rounds: i64 = 100

            self.phase: i64 = START
            self.actor: i64 = CHANCE
            self.round: i64 = 0
            self.starter: i64 = 0  # who starts this round, then who took the marker in it
            self.last: i64 = 0  # who acted last while the loot was split
            self.air: i64 = 0  # dice that are being rolled
            self.spent: i64 = 0  # dice that have left the piles in this round
            self.centre = vec[i64]([0] * KINDS)
            self.centre_size: i64 = 0
            self.pile = vec[i64]([0] * (seats * KINDS))  # [seat * KINDS + kind]
            self.size = vec[i64]([0] * seats)  # objects in a pile; frozen when the split is over (TM-5.1)
            self.colours = vec[i64]([0] * seats)  # gem colours of the final piles, one bit each (TM-5.1)

            self.victim: i64 = NOBODY  # whose pile is being sorted; NOBODY = the centre
            self.kind: i64 = 0  # the kind that is asked for now
            self.have: i64 = 0  # objects kept so far
            self.left: i64 = 0  # objects of this kind and those that follow
            self.total: i64 = 0
            # How many of each kind are set aside: what the actor keeps or pays so far, or, while the
            # victim spares a die, what the thief has put back.
            self.chosen = vec[i64]([0] * KINDS)

            self.gold = vec[i64]([1] * seats)
            self.infamy = vec[i64]([0] * seats)
            self.cards = vec[vec[i64]]([vec[i64]() for _ in range(seats)])

            self.turns: i64 = 0  # buy turns that are over in this round
            self.asked: i64 = 0  # 1 = somebody had something to decide among them
            self.purchases: i64 = 0
            self.allowance: i64 = 0
            self.discount: i64 = 0
            self.card: i64 = NOTHING  # the card that is being bought or used
            self.colour: i64 = 0  # the colour that is asked for now

            self.market = vec[i64]([NOTHING] * SLOTS)  # three rows of five
            self.unseen = vec[i64]([0] * CARDS)  # 1 = in its deck, or left out of the game: nobody knows
            self.deck_left = vec[i64]([0] * LETTERS)
            self.active: i64 = 0

            self.truncated: i64 = 0
            self.victors: i64 = 0
        else:
            self.seats = like.seats
            self.dice = like.dice
            self.first_seat = like.first_seat
            self.promos = like.promos
            self.visibility = like.visibility
            self.one_die = like.one_die
            self.second_after_tie = like.second_after_tie
            self.potion_next_deck = like.potion_next_deck
            self.max_rounds = like.max_rounds
            self.phase = like.phase
            self.actor = like.actor
            self.round = like.round
            self.starter = like.starter
            self.last = like.last
            self.air = like.air
            self.spent = like.spent
            self.centre_size = like.centre_size
            self.victim = like.victim
            self.kind = like.kind
            self.have = like.have
            self.left = like.left
            self.total = like.total
            self.turns = like.turns
            self.asked = like.asked
            self.purchases = like.purchases
            self.allowance = like.allowance
            self.discount = like.discount
            self.card = like.card
            self.colour = like.colour
            self.active = like.active
            self.truncated = like.truncated
            self.victors = like.victors
            self.centre = like.centre[:]
            self.pile = like.pile[:]
            self.size = like.size[:]
            self.colours = like.colours[:]
            self.chosen = like.chosen[:]
            self.gold = like.gold[:]
            self.infamy = like.infamy[:]
            self.cards = vec[vec[i64]]([own[:] for own in like.cards])
            self.market = like.market[:]
            self.unseen = like.unseen[:]
            self.deck_left = like.deck_left[:]

    def copy(self) -> MarketState:
        return MarketState(like=self)


def in_row(s: MarketState, letter: i64) -> i64:
    """How many cards lie in a row."""
    count: i64 = 0
    slot: i64
    for slot in range(letter * 5, letter * 5 + 5):
        if s.market[slot] >= 0:
            count += 1
    return count


def buyer(s: MarketState) -> i64:
    """Whose buy turn it is (TM-6.1)."""
    return (s.starter + s.turns) % s.seats


def dump(s: MarketState) -> dict[str, Any]:
    """All fields by name."""
    return FIELDS.dump(s)


def restore(data: dict[str, Any]) -> MarketState:
    """A state from its dump; ValueError names the field that is wrong."""
    FIELDS.check(data)
    s = MarketState(data["seats"])
    FIELDS.fill(s, data)
    return s
