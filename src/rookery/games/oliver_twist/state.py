"""Everything that changes during a game of Oliver Twist."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

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
from rookery.kernel import CHANCE, State

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
NESTED = ("reserves", "files")

if TYPE_CHECKING:
    from mypy_extensions import i64


class OliverTwistState(State):
    """Decks and bags are multisets, so what nobody has seen yet is not decided yet.

    Tokens in reserves and files are packed ints (see tokens.py); cards are bit masks.
    """

    def __init__(self, seats: int = 2) -> None:
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
        self.board = [EMPTY] * SPACES
        self.bag = [0] * KINDS
        self.bag_then: list[int] = []  # the bag just after Noah Claypole drew from it
        self.pool = [0] * KINDS  # Night: all that lies face down or in the box and was never seen
        self.aside = [0] * CLASSES  # start tokens nobody has seen
        self.aside_seen = [0] * CLASSES  # start tokens that were sold before all eyes
        self.money = [0] * seats
        self.tools = [0] * (seats * TOOLS)
        self.hands = [0] * seats  # Character cards
        self.swaps = [0] * seats  # tokens moved from a full reserve to the file
        self.lost: list[int] = []  # tokens Nancy took out of a file; they count as bag or aside
        self.burgled: list[int] = []  # seat + 4 * card, in the order of burglaries
        self.returned: list[int] = []  # seat + 4 * burglaries before + 64 * mask of cards seen and put back
        self.drawn: list[int] = []  # Burglary cards to choose from
        self.walk: list[int] = []  # spaces turned up by this reveal
        self.shown: list[int] = []  # what was announced in the last action: event kind and six numbers
        self.announced: list[int] = []  # money at the start of the Night
        self.late: list[int] = []  # by seat: the types left over, once chosen
        self.report: list[int] = []  # by seat: the end of the last round (see dusk.py)
        self.reserves: list[list[int]] = [[] for _ in range(seats)]
        self.files: list[list[int]] = [[] for _ in range(seats)]

    def copy(self) -> OliverTwistState:
        c = OliverTwistState.__new__(OliverTwistState)
        _copy_options(self, c)
        _copy_numbers(self, c)
        c.youth = self.youth  # never changed after the set-up
        c.board = self.board.copy()
        c.bag = self.bag.copy()
        c.bag_then = self.bag_then  # replaced as a whole, like report and announced
        c.pool = self.pool.copy()
        c.aside = self.aside.copy()
        c.aside_seen = self.aside_seen.copy()
        c.money = self.money.copy()
        c.tools = self.tools.copy()
        c.hands = self.hands.copy()
        c.swaps = self.swaps.copy()
        c.lost = self.lost.copy()
        c.burgled = self.burgled.copy()
        c.returned = self.returned.copy()
        c.drawn = self.drawn.copy()
        c.walk = self.walk.copy()
        c.shown = self.shown.copy()
        c.announced = self.announced
        c.late = self.late.copy()
        c.report = self.report
        c.reserves = [own.copy() for own in self.reserves]
        c.files = [own.copy() for own in self.files]
        return c


def _copy_options(s: OliverTwistState, c: OliverTwistState) -> None:
    c.seats = s.seats
    c.poor_stay = s.poor_stay
    c.no_pure = s.no_pure
    c.per_type = s.per_type
    c.reveal_rule = s.reveal_rule
    c.through = s.through
    c.yellow_night = s.yellow_night
    c.square_barred = s.square_barred
    c.open_lairs = s.open_lairs
    c.tie_file = s.tie_file
    c.first_seat = s.first_seat


def _copy_numbers(s: OliverTwistState, c: OliverTwistState) -> None:
    c.phase = s.phase
    c.actor = s.actor
    c.night = s.night
    c.active = s.active
    c.pawn = s.pawn
    c.left = s.left
    c.cursor = s.cursor
    c.rewards = s.rewards
    c.helper = s.helper
    c.again = s.again
    c.sets = s.sets
    c.extra = s.extra
    c.least = s.least
    c.peeks = s.peeks
    c.peeked = s.peeked
    c.guide = s.guide
    c.walk_last = s.walk_last
    c.bag_size = s.bag_size
    c.pool_size = s.pool_size
    c.pile = s.pile
    c.gone = s.gone
    c.vault = s.vault
    c.nancy = s.nancy
    c.nancy_stayed = s.nancy_stayed
    c.nancy_known = s.nancy_known
    c.noah = s.noah
    c.noah_known = s.noah_known
    c.ender = s.ender
    c.took = s.took
    c.victors = s.victors


def dump(s: OliverTwistState) -> dict[str, Any]:
    """All fields by name."""
    data: dict[str, Any] = {name: getattr(s, name) for name in NUMBERS}
    for name in LISTS:
        data[name] = list(getattr(s, name))
    for name in NESTED:
        data[name] = [list(own) for own in getattr(s, name)]
    return data


def restore(data: dict[str, Any]) -> OliverTwistState:
    """A state from its dump; ValueError names the field that is missing or no whole number."""
    _check_fields(data)
    s = OliverTwistState(data["seats"])
    for name in NUMBERS:
        setattr(s, name, data[name])
    for name in LISTS:
        setattr(s, name, list(data[name]))
    for name in NESTED:
        setattr(s, name, [list(own) for own in data[name]])
    return s


def _check_fields(data: dict[str, Any]) -> None:
    wanted = {*NUMBERS, *LISTS, *NESTED}
    for name in sorted(wanted ^ data.keys()):
        raise ValueError(f"the saved state {'lacks' if name in wanted else 'has an unknown'} {name}")
    for name in NUMBERS:
        if type(data[name]) is not int or abs(data[name]) >= 2**62:
            raise ValueError(f"the saved state's {name} is {data[name]!r}, not a whole number")
    if not 2 <= data["seats"] <= 4:
        raise ValueError(f"the saved state has {data['seats']} seats; Oliver Twist is for 2 to 4")
    for name in LISTS:
        if not _are_numbers(data[name]):
            raise ValueError(f"the saved state's {name} is not a list of whole numbers")
    for name in NESTED:
        rows = data[name]
        if type(rows) is not list or not all(_are_numbers(row) for row in rows):
            raise ValueError(f"the saved state's {name} are not lists of whole numbers")


def _are_numbers(value: object) -> bool:
    return isinstance(value, list) and all(type(item) is int and abs(item) < 2**62 for item in value)
