"""All that changes at a table: made by `make declare` from declared.py, change that."""

from __future__ import annotations

from rookery.games.oliver_twist.const import CARDS, CLASSES, EMPTY, KINDS, LOOT, NOBODY, SPACES, SQUARE, TOOLS
from rookery.games.oliver_twist.phase_numbers import FIRST
from rookery.kernel.const import CHANCE
from rookery.kernel.game import State
from rookery.kernel.runtime import i64, vec


class OliverTwistFields(State):
    """Every field, by itself or as another state has it."""

    def __init__(self, seats: int = 2, like: OliverTwistFields | None = None) -> None:
        if like is None:
            self.seats: i64 = seats
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
            self.returned: list[int] = []
            self.drawn: list[int] = []  # Burglary cards to choose from
            self.walk = vec[i64]()  # spaces turned up by this reveal
            self.shown: list[int] = []  # what was announced in the last action: event kind and six numbers
            self.announced: list[int] = []  # money at the start of the Night
            self.late: list[int] = []  # by seat: the types left over, once chosen
            self.report: list[int] = []  # by seat: the end of the last round (see phases/end_of_round.py)
            self.reserves = vec[vec[i64]]([vec[i64]() for _ in range(seats)])
            self.files = vec[vec[i64]]([vec[i64]() for _ in range(seats)])
        else:
            self.seats, self.poor_stay, self.no_pure = like.seats, like.poor_stay, like.no_pure
            self.per_type, self.reveal_rule, self.through = like.per_type, like.reveal_rule, like.through
            self.yellow_night, self.square_barred = like.yellow_night, like.square_barred
            self.open_lairs, self.tie_file, self.first_seat = like.open_lairs, like.tie_file, like.first_seat
            self.phase, self.actor, self.night, self.active = like.phase, like.actor, like.night, like.active
            self.pawn, self.left, self.cursor, self.rewards = like.pawn, like.left, like.cursor, like.rewards
            self.helper, self.again, self.sets, self.extra = like.helper, like.again, like.sets, like.extra
            self.least, self.peeks, self.peeked, self.guide = like.least, like.peeks, like.peeked, like.guide
            self.walk_last, self.bag_size, self.pool_size = like.walk_last, like.bag_size, like.pool_size
            self.pile, self.gone, self.vault, self.nancy = like.pile, like.gone, like.vault, like.nancy
            self.nancy_stayed, self.nancy_known, self.noah = like.nancy_stayed, like.nancy_known, like.noah
            self.noah_known, self.ender, self.took = like.noah_known, like.ender, like.took
            self.victors, self.youth, self.bag_then = like.victors, like.youth, like.bag_then
            self.burgled, self.returned, self.drawn = like.burgled, like.returned, like.drawn
            self.shown, self.announced, self.late = like.shown, like.announced, like.late
            self.report = like.report
            self.board = like.board[:]
            self.bag = like.bag[:]
            self.pool = like.pool[:]
            self.aside = like.aside[:]
            self.aside_seen = like.aside_seen[:]
            self.money = like.money[:]
            self.tools = like.tools[:]
            self.hands = like.hands[:]
            self.swaps = like.swaps[:]
            self.lost = like.lost[:]
            self.walk = like.walk[:]
            self.reserves = vec[vec[i64]]([row[:] for row in like.reserves])
            self.files = vec[vec[i64]]([row[:] for row in like.files])
