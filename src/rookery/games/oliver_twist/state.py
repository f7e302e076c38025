"""Everything that changes during a game of Oliver Twist."""

from __future__ import annotations

from typing import Any

from rookery.games.oliver_twist.const import (
    CARDS,
    CLASSES,
    EMPTY,
    FIRST,
    KINDS,
    LOOT,
    NOBODY,
    SPACES,
    SQUARE,
    TOOLS,
)
from rookery.kernel import CHANCE, Fields, State
from rookery.kernel.runtime import append, i64, vec

# Every field by name, in the order of a dump: whole numbers, lists, lists of lists.
NUMBERS = (
    "seats poor_stay no_pure per_type reveal_rule through yellow_night square_barred open_lairs tie_file "
    "first_seat phase actor night active pawn left cursor rewards helper again sets extra least "
    "peeks peeked guide walk_last bag_size pool_size pile gone vault "
    "nancy nancy_stayed nancy_known noah noah_known ender took victors"
).split()
LISTS = (
    "youth board bag bag_then pool aside aside_seen money tools hands swaps lost "
    "burgled returned drawn walk shown announced late report"
).split()
NESTED = ["reserves", "files"]
FIELDS = Fields("Oliver Twist", (2, 4), NUMBERS, LISTS, NESTED)


def empty_rows(seats: i64) -> vec[vec[i64]]:
    """A row without tokens for each seat."""
    rows = vec[vec[i64]](capacity=seats)
    for _ in range(seats):
        rows = append(rows, vec[i64]())
    return rows


def copy_rows(rows: vec[vec[i64]]) -> vec[vec[i64]]:
    """Rows of the same tokens."""
    copied = vec[vec[i64]](capacity=len(rows))
    for row in rows:
        copied = append(copied, row[:])
    return copied


class OliverTwistState(State):
    """Decks and bags are multisets, so what nobody has seen yet is not decided yet.

    Tokens in reserves and files are packed ints (see tokens.py); cards are bit masks. Vectors change in place
    and belong to one state; lists are shared by copies and only ever replaced.
    """

    def __init__(self, seats: int = 2, like: OliverTwistState | None = None) -> None:
        """An empty table, or a copy of another: both here, so that a copy pays for no second table."""
        if like is None:
            self.seats: i64 = seats
            # Table options, as 0 or 1 unless said otherwise.
            self.poor_stay: i64 = 0  # no relocation without the full price
            self.no_pure: i64 = 0  # no sets of wallets alone
            self.per_type: i64 = 0  # one late set of each type
            self.reveal_rule: i64 = 0  # REVEAL_OPTIONAL, REVEAL_FORCED or REVEAL_LAST
            self.through: i64 = 0  # reveals pass over face-up tokens
            self.yellow_night: i64 = 0  # yellow streets open at Night
            self.square_barred: i64 = 0  # nobody is placed on the square
            self.open_lairs: i64 = 0  # visibility: all see reserves and money
            self.tie_file: i64 = 0  # ties are broken by the smaller file
            self.first_seat: i64 = 0  # 0 for a random one, else a seat from 1

            self.phase: i64 = FIRST
            self.actor: i64 = CHANCE
            self.night: i64 = 0
            self.active: i64 = 0  # whose turn it is
            self.pawn: i64 = SQUARE
            self.left: i64 = 0  # tokens on the board
            self.cursor: i64 = 0  # how far a deal or a draw has come
            self.rewards: i64 = 0  # Reward tokens used in this round
            self.helper: i64 = NOBODY  # the Character whose effect is being carried out
            self.again: i64 = 0  # Prowls that still follow this one
            self.sets: i64 = 0  # sets that may still be sold in this action
            self.extra: i64 = 0  # pounds on top of each of them
            self.least: i64 = 0  # the fewest tokens of a set in this action
            self.peeks: i64 = 0  # secret looks still due
            self.peeked: i64 = NOBODY  # the space just looked at
            self.guide: i64 = NOBODY  # who opens the Night; nobody once it is under way
            self.walk_last: i64 = NOBODY  # the token turned up last
            self.bag_size: i64 = 0
            self.pool_size: i64 = 0
            self.pile: i64 = 2**CARDS - 1  # Character cards not yet drawn
            self.gone: i64 = 0  # Character cards played
            self.vault: i64 = 2**LOOT - 1  # Burglary cards in the pile
            self.nancy: i64 = NOBODY  # whose file she lightened in this round,
            self.nancy_stayed: i64 = 0  # how many of its first tokens were there and stayed,
            self.nancy_known: i64 = 0  # and the mask of those who have looked since
            self.noah: i64 = NOBODY  # whose file got tokens of the bag
            self.noah_known: i64 = 0
            self.ender: i64 = NOBODY  # who ended the round
            self.took: i64 = NOBODY  # the kind of the token taken in the last action
            self.victors: i64 = 0

            self.youth: list[int] = []  # seats, youngest first
            self.board = vec[i64]([EMPTY] * SPACES)
            self.bag = vec[i64]([0] * KINDS)
            self.bag_then: list[int] = []  # the bag just after Noah Claypole drew from it
            self.pool = vec[i64]([0] * KINDS)  # Night: face down or in the box, and never seen
            self.aside = vec[i64]([0] * CLASSES)  # start tokens nobody has seen
            self.aside_seen = vec[i64]([0] * CLASSES)  # start tokens that were sold before all eyes
            self.money = vec[i64]([0] * seats)
            self.tools = vec[i64]([0] * (seats * TOOLS))
            self.hands = vec[i64]([0] * seats)  # Character cards
            self.swaps = vec[i64]([0] * seats)  # tokens moved from a full reserve to the file
            self.lost = vec[i64]()  # tokens Nancy took out of a file; they count as bag or aside
            self.burgled: list[int] = []  # seat + 4 * card, in the order of burglaries
            # seat + 4 * burglaries before + 64 * mask of cards seen and put back
            self.returned: list[int] = []
            self.drawn: list[int] = []  # Burglary cards to choose from
            self.walk = vec[i64]()  # spaces turned up by this reveal
            self.shown: list[int] = []  # what was announced in the last action: event kind and six numbers
            self.announced: list[int] = []  # money at the start of the Night
            self.late: list[int] = []  # by seat: the types left over, once chosen
            self.report: list[int] = []  # by seat: the end of the last round (see phases/end_of_round.py)
            self.reserves = empty_rows(seats)
            self.files = empty_rows(seats)
        else:
            self.seats = like.seats
            self.poor_stay = like.poor_stay
            self.no_pure = like.no_pure
            self.per_type = like.per_type
            self.reveal_rule = like.reveal_rule
            self.through = like.through
            self.yellow_night = like.yellow_night
            self.square_barred = like.square_barred
            self.open_lairs = like.open_lairs
            self.tie_file = like.tie_file
            self.first_seat = like.first_seat
            self.phase = like.phase
            self.actor = like.actor
            self.night = like.night
            self.active = like.active
            self.pawn = like.pawn
            self.left = like.left
            self.cursor = like.cursor
            self.rewards = like.rewards
            self.helper = like.helper
            self.again = like.again
            self.sets = like.sets
            self.extra = like.extra
            self.least = like.least
            self.peeks = like.peeks
            self.peeked = like.peeked
            self.guide = like.guide
            self.walk_last = like.walk_last
            self.bag_size = like.bag_size
            self.pool_size = like.pool_size
            self.pile = like.pile
            self.gone = like.gone
            self.vault = like.vault
            self.nancy = like.nancy
            self.nancy_stayed = like.nancy_stayed
            self.nancy_known = like.nancy_known
            self.noah = like.noah
            self.noah_known = like.noah_known
            self.ender = like.ender
            self.took = like.took
            self.victors = like.victors
            self.youth = like.youth  # never changed after the set-up
            self.board = like.board[:]
            self.bag = like.bag[:]
            self.bag_then = like.bag_then  # this and the other lists are replaced as a whole, never changed
            self.pool = like.pool[:]
            self.aside = like.aside[:]
            self.aside_seen = like.aside_seen[:]
            self.money = like.money[:]
            self.tools = like.tools[:]
            self.hands = like.hands[:]
            self.swaps = like.swaps[:]
            self.lost = like.lost[:]
            self.burgled = like.burgled
            self.returned = like.returned
            self.drawn = like.drawn
            self.walk = like.walk[:]
            self.shown = like.shown
            self.announced = like.announced
            self.late = like.late
            self.report = like.report
            self.reserves = copy_rows(like.reserves)
            self.files = copy_rows(like.files)

    def copy(self) -> OliverTwistState:
        return OliverTwistState(like=self)


def dump(s: OliverTwistState) -> dict[str, Any]:
    """All fields by name."""
    return FIELDS.dump(s)


def restore(data: dict[str, Any]) -> OliverTwistState:
    """A state from its dump; ValueError names the field that is wrong."""
    FIELDS.check(data)
    s = OliverTwistState(data["seats"])
    FIELDS.fill(s, data)
    return s
