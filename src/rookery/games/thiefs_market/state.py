"""Everything that changes during a game of Thief's Market."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rookery.games.thiefs_market.const import CARDS, KINDS, LETTERS, NOBODY, NOTHING, SLOTS, START
from rookery.kernel import CHANCE, State

# Every field by name, in the order of a dump: whole numbers, then lists.
NUMBERS = (
    "seats dice first_seat promos visibility one_die second_after_tie potion_next_deck max_rounds "
    "phase actor round starter last air spent centre_size victim kind have left total turns asked "
    "purchases allowance discount card colour active truncated victors"
).split()
LISTS = ("centre pile size colours chosen gold infamy market unseen deck_left").split()

if TYPE_CHECKING:
    from mypy_extensions import i64


class MarketState(State):
    """Dice of one face are alike, so they are counted; owned cards are packed ints (see cards.py)."""

    def __init__(self, seats: int = 3) -> None:
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
        self.centre = [0] * KINDS
        self.centre_size: i64 = 0
        self.pile = [0] * (seats * KINDS)  # [seat * KINDS + kind]
        self.size = [0] * seats  # objects in a pile; frozen when the split is over (TM-5.1)
        self.colours = [0] * seats  # gem colours of the final piles, one bit each (TM-5.1)

        self.victim: i64 = NOBODY  # whose pile is being sorted; NOBODY = the centre
        self.kind: i64 = 0  # the kind that is asked for now
        self.have: i64 = 0  # objects kept so far
        self.left: i64 = 0  # objects of this kind and those that follow
        self.total: i64 = 0
        # How many of each kind are set aside: what the actor keeps or pays so far, or, while the
        # victim spares a die, what the thief has put back.
        self.chosen = [0] * KINDS

        self.gold = [1] * seats
        self.infamy = [0] * seats
        self.cards: list[list[int]] = [[] for _ in range(seats)]

        self.turns: i64 = 0  # buy turns that are over in this round
        self.asked: i64 = 0  # 1 = somebody had something to decide among them
        self.purchases: i64 = 0
        self.allowance: i64 = 0
        self.discount: i64 = 0
        self.card: i64 = NOTHING  # the card that is being bought or used
        self.colour: i64 = 0  # the colour that is asked for now

        self.market = [NOTHING] * SLOTS  # three rows of five
        self.unseen = [0] * CARDS  # 1 = in its deck, or left out of the game: nobody knows
        self.deck_left = [0] * LETTERS
        self.active: i64 = 0

        self.truncated: i64 = 0
        self.victors: i64 = 0

    def copy(self) -> MarketState:
        c = MarketState.__new__(MarketState)
        _copy_numbers(self, c)
        c.centre = self.centre.copy()
        c.pile = self.pile.copy()
        c.size = self.size.copy()
        c.colours = self.colours.copy()
        c.chosen = self.chosen.copy()
        c.gold = self.gold.copy()
        c.infamy = self.infamy.copy()
        c.cards = [own.copy() for own in self.cards]
        c.market = self.market.copy()
        c.unseen = self.unseen.copy()
        c.deck_left = self.deck_left.copy()
        return c


def _copy_numbers(s: MarketState, c: MarketState) -> None:
    c.seats = s.seats
    c.dice = s.dice
    c.first_seat = s.first_seat
    c.promos = s.promos
    c.visibility = s.visibility
    c.one_die = s.one_die
    c.second_after_tie = s.second_after_tie
    c.potion_next_deck = s.potion_next_deck
    c.max_rounds = s.max_rounds
    c.phase = s.phase
    c.actor = s.actor
    c.round = s.round
    c.starter = s.starter
    c.last = s.last
    c.air = s.air
    c.spent = s.spent
    c.centre_size = s.centre_size
    c.victim = s.victim
    c.kind = s.kind
    c.have = s.have
    c.left = s.left
    c.total = s.total
    c.turns = s.turns
    c.asked = s.asked
    c.purchases = s.purchases
    c.allowance = s.allowance
    c.discount = s.discount
    c.card = s.card
    c.colour = s.colour
    c.active = s.active
    c.truncated = s.truncated
    c.victors = s.victors


def in_row(s: MarketState, letter: i64) -> i64:
    """How many cards lie in a row."""
    count: i64 = 0
    slot: i64
    for slot in range(letter * 5, letter * 5 + 5):
        if s.market[slot] >= 0:
            count += 1
    return count


def dump(s: MarketState) -> dict[str, Any]:
    """All fields by name."""
    data: dict[str, Any] = {name: getattr(s, name) for name in NUMBERS}
    for name in LISTS:
        data[name] = list(getattr(s, name))
    data["cards"] = [list(own) for own in s.cards]
    return data


def restore(data: dict[str, Any]) -> MarketState:
    """A state from its dump; ValueError names the field that is missing or no whole number."""
    _check_fields(data)
    s = MarketState(data["seats"])
    for name in NUMBERS:
        setattr(s, name, data[name])
    for name in LISTS:
        setattr(s, name, list(data[name]))
    s.cards = [list(own) for own in data["cards"]]
    return s


def _check_fields(data: dict[str, Any]) -> None:
    wanted = {*NUMBERS, *LISTS, "cards"}
    for name in sorted(wanted ^ data.keys()):
        raise ValueError(f"the saved state {'lacks' if name in wanted else 'has an unknown'} {name}")
    for name in NUMBERS:
        if type(data[name]) is not int or abs(data[name]) > 9999:
            raise ValueError(f"the saved state's {name} is {data[name]!r}, not a small whole number")
    if not 3 <= data["seats"] <= 5:
        raise ValueError(f"the saved state has {data['seats']} seats; Thief's Market is for 3 to 5")
    for name in LISTS:
        if not _are_numbers(data[name]):
            raise ValueError(f"the saved state's {name} is not a list of whole numbers")
    cards = data["cards"]
    if type(cards) is not list or not all(_are_numbers(own) for own in cards):
        raise ValueError("the saved state's cards are not lists of whole numbers")


def _are_numbers(value: object) -> bool:
    return isinstance(value, list) and all(type(item) is int for item in value)
