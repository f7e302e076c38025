"""All that changes at a table: made by `make declare` from declared.py, change that."""

from __future__ import annotations

from rookery.games.thiefs_market.const import CARDS, KINDS, LETTERS, NOBODY, NOTHING, SLOTS
from rookery.games.thiefs_market.phase_numbers import START
from rookery.kernel.const import CHANCE
from rookery.kernel.game import State
from rookery.kernel.runtime import i64, vec


class ThiefsMarketFields(State):
    """Every field, by itself or as another state has it."""

    def __init__(self, seats: int = 3, like: ThiefsMarketFields | None = None) -> None:
        if like is None:
            self.seats: i64 = seats
            self.dice: i64 = 0
            self.first_seat: i64 = 0  # 0 for a random one, else a seat from 1
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
            self.centre_size: i64 = 0
            self.victim: i64 = NOBODY  # whose pile is being sorted; NOBODY = the centre
            self.kind: i64 = 0  # the kind that is asked for now
            self.have: i64 = 0  # objects kept so far
            self.left: i64 = 0  # objects of this kind and those that follow
            self.total: i64 = 0
            self.turns: i64 = 0  # buy turns that are over in this round
            self.asked: i64 = 0  # 1 = somebody had something to decide among them
            self.purchases: i64 = 0
            self.allowance: i64 = 0
            self.discount: i64 = 0
            self.card: i64 = NOTHING  # the card that is being bought or used
            self.colour: i64 = 0  # the colour that is asked for now
            self.active: i64 = 0
            self.truncated: i64 = 0
            self.victors: i64 = 0
            self.centre = vec[i64]([0] * KINDS)
            self.pile = vec[i64]([0] * (seats * KINDS))  # [seat * KINDS + kind]
            self.size = vec[i64]([0] * seats)  # objects in a pile; frozen when the split is over (TM-5.1)
            self.colours = vec[i64]([0] * seats)  # gem colours of the final piles, one bit each (TM-5.1)
            self.chosen = vec[i64]([0] * KINDS)
            self.gold = vec[i64]([1] * seats)
            self.infamy = vec[i64]([0] * seats)
            self.market = vec[i64]([NOTHING] * SLOTS)  # three rows of five
            self.unseen = vec[i64]([0] * CARDS)  # 1 = in its deck, or left out of the game: nobody knows
            self.deck_left = vec[i64]([0] * LETTERS)
            self.cards = vec[vec[i64]]([vec[i64]() for _ in range(seats)])  # packed (see cards.py)
        else:
            self.seats, self.dice, self.first_seat = like.seats, like.dice, like.first_seat
            self.promos, self.visibility, self.one_die = like.promos, like.visibility, like.one_die
            self.second_after_tie, self.potion_next_deck = like.second_after_tie, like.potion_next_deck
            self.max_rounds, self.phase, self.actor = like.max_rounds, like.phase, like.actor
            self.round, self.starter, self.last, self.air = like.round, like.starter, like.last, like.air
            self.spent, self.centre_size, self.victim = like.spent, like.centre_size, like.victim
            self.kind, self.have, self.left, self.total = like.kind, like.have, like.left, like.total
            self.turns, self.asked, self.purchases = like.turns, like.asked, like.purchases
            self.allowance, self.discount, self.card = like.allowance, like.discount, like.card
            self.colour, self.active, self.truncated = like.colour, like.active, like.truncated
            self.victors = like.victors
            self.centre = like.centre[:]
            self.pile = like.pile[:]
            self.size = like.size[:]
            self.colours = like.colours[:]
            self.chosen = like.chosen[:]
            self.gold = like.gold[:]
            self.infamy = like.infamy[:]
            self.market = like.market[:]
            self.unseen = like.unseen[:]
            self.deck_left = like.deck_left[:]
            self.cards = vec[vec[i64]]([row[:] for row in like.cards])
