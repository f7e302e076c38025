"""Everything that changes during a game of Crypt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rookery.games.crypt.const import NOBODY, SIDES
from rookery.kernel import CHANCE, State

# Every field by name, in the order of a dump: whole numbers, then lists.
NUMBERS = (
    "seats backs_hidden physical self_push same_round double_jewel auto_flips first_leader "
    "phase actor round rounds turn leader cursor next_slot groups deck_size top race_round "
    "ghost_hand ghost_aside resume race tied tie_round victors"
).split()
LISTS = (
    "sides deck slot_card slot_up slot_known slot_owner slot_dice slot_effort active exhausted "
    "discard dice ghost_faces todo tie_sums"
).split()

MOST = 1 << 20  # beyond any number of a state

if TYPE_CHECKING:
    from mypy_extensions import i64


class CryptState(State):
    """Dice of one player are alike, so they are counted; cards are packed ints (see cards.py)."""

    def __init__(self, seats: int = 1, slots: int = 3) -> None:
        self.seats: i64 = seats
        # Table options, as 0 or 1; `first_leader` is 0 for a random one, else a seat from 1.
        self.backs_hidden: i64 = 0
        self.physical: i64 = 0
        self.self_push: i64 = 0
        self.same_round: i64 = 0
        self.double_jewel: i64 = 0
        self.auto_flips: i64 = 0
        self.first_leader: i64 = 0

        self.phase: i64 = SIDES
        self.actor: i64 = CHANCE
        self.round: i64 = 0
        self.rounds: i64 = 0
        self.turn: i64 = 0  # index of the turn in this round
        self.leader: i64 = 0  # in solo play 1 is the Ghost
        self.cursor: i64 = 0  # how far a window, the rolls or the sides have come
        self.next_slot: i64 = 0  # groups of one claim go to rising slots
        self.groups: i64 = 0  # groups placed in this claim
        self.sides: list[int] = []  # 0 = A, 1 = B, -1 = not yet decided

        self.deck: list[int] = []  # how many of each kind lie below the top card
        self.deck_size: i64 = 0
        self.top: i64 = -1  # kind of the top card, whose back all see; -1 = none

        self.slot_card = [NOBODY] * slots  # kind, or -1 while no card lies there
        self.slot_up = [0] * slots
        self.slot_known = [0] * slots  # mask of those who know the value
        self.slot_owner = [NOBODY] * slots
        self.slot_dice = [0] * slots
        self.slot_effort = [0] * slots

        self.active = [3] * seats
        self.exhausted = [0] * seats
        self.cards: list[list[int]] = [[] for _ in range(seats)]
        self.discard: list[int] = []
        self.race: i64 = 0  # mask of those who were first with two Idols (side B)
        self.race_round: i64 = 0  # the round in which the race was won; 0 = not yet

        self.dice: list[int] = []  # the dice rolled in this Collect phase, packed (see dice.py)

        self.ghost_hand: i64 = 0
        self.ghost_aside: i64 = 0
        self.ghost_faces: list[int] = []

        self.todo: list[int] = []  # frames of four: kind, seat, and two numbers
        self.resume: i64 = 0  # the phase to go on with when `todo` is empty

        self.tied: i64 = 0  # mask of the seats that roll for the victory
        self.tie_round: i64 = 0
        self.tie_sums = [0] * seats
        self.victors: i64 = 0

    def copy(self) -> CryptState:
        c = CryptState.__new__(CryptState)
        c.seats = self.seats
        c.backs_hidden = self.backs_hidden
        c.physical = self.physical
        c.self_push = self.self_push
        c.same_round = self.same_round
        c.double_jewel = self.double_jewel
        c.auto_flips = self.auto_flips
        c.first_leader = self.first_leader
        c.phase = self.phase
        c.actor = self.actor
        c.round = self.round
        c.rounds = self.rounds
        c.turn = self.turn
        c.leader = self.leader
        c.cursor = self.cursor
        c.next_slot = self.next_slot
        c.groups = self.groups
        c.sides = self.sides.copy()
        c.deck = self.deck.copy()
        c.deck_size = self.deck_size
        c.top = self.top
        c.slot_card = self.slot_card.copy()
        c.slot_up = self.slot_up.copy()
        c.slot_known = self.slot_known.copy()
        c.slot_owner = self.slot_owner.copy()
        c.slot_dice = self.slot_dice.copy()
        c.slot_effort = self.slot_effort.copy()
        c.active = self.active.copy()
        c.exhausted = self.exhausted.copy()
        c.cards = [own.copy() for own in self.cards]
        c.discard = self.discard.copy()
        c.race = self.race
        c.race_round = self.race_round
        c.dice = self.dice.copy()
        c.ghost_hand = self.ghost_hand
        c.ghost_aside = self.ghost_aside
        c.ghost_faces = self.ghost_faces.copy()
        c.todo = self.todo.copy()
        c.resume = self.resume
        c.tied = self.tied
        c.tie_round = self.tie_round
        c.tie_sums = self.tie_sums.copy()
        c.victors = self.victors
        return c


def circle(s: CryptState) -> i64:
    """How many sit around the table; the Ghost counts in a solo game."""
    return 2 if s.seats == 1 else s.seats


def turns_per_round(s: CryptState) -> i64:
    """CR-5.1: everybody once; with two, the Leader a second time."""
    return 3 if s.seats < 3 else s.seats


def seat_of_turn(s: CryptState) -> i64:
    """Whose turn of the round it is (CR-5.1, CR-S.2)."""
    return (s.leader + s.turn) % circle(s)


def is_lights_out(s: CryptState) -> bool:
    """CR-5.7: the last turn of the round is played with the torch out."""
    return s.turn == turns_per_round(s) - 1


def lights_out_seat(s: CryptState) -> i64:
    """Who holds Lights Out (CR-1.7): the last in turn order, or the Leader of two."""
    return s.leader if s.seats < 3 else (s.leader + s.seats - 1) % s.seats


def placed(s: CryptState, seat: i64) -> i64:
    """How many dice of a seat (or of the Ghost) lie on cards."""
    count: i64 = 0
    slot: i64
    for slot in range(len(s.slot_owner)):
        if s.slot_owner[slot] == seat:
            count += s.slot_dice[slot]
    return count


def dump(s: CryptState) -> dict[str, Any]:
    """All fields by name."""
    data: dict[str, Any] = {name: getattr(s, name) for name in NUMBERS}
    for name in LISTS:
        data[name] = list(getattr(s, name))
    data["cards"] = [list(own) for own in s.cards]
    return data


def restore(data: dict[str, Any]) -> CryptState:
    """A state from its dump; ValueError names the field that is missing or no whole number."""
    _check_fields(data)
    s = CryptState(data["seats"])
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
        if not _is_number(data[name]):
            raise ValueError(f"the saved state's {name} is {data[name]!r}, not a whole number")
    if not 1 <= data["seats"] <= 4:
        raise ValueError(f"the saved state has {data['seats']} seats; Crypt is for 1 to 4")
    for name in LISTS:
        if not _are_numbers(data[name]):
            raise ValueError(f"the saved state's {name} is not a list of whole numbers")
    cards = data["cards"]
    if type(cards) is not list or not all(_are_numbers(own) for own in cards):
        raise ValueError("the saved state's cards are not lists of whole numbers")


def _is_number(value: object) -> bool:
    """Whole, and no larger than a game can make it."""
    return type(value) is int and -MOST < value < MOST


def _are_numbers(value: object) -> bool:
    return isinstance(value, list) and all(_is_number(item) for item in value)


def lay_card(s: CryptState, slot: i64, kind: i64, up: i64, known: i64) -> None:
    """A card comes into the crypt."""
    s.slot_card[slot] = kind
    s.slot_up[slot] = up
    s.slot_known[slot] = known


def free_slot(s: CryptState, slot: i64) -> None:
    """The dice leave a card."""
    s.slot_owner[slot] = NOBODY
    s.slot_dice[slot] = 0
    s.slot_effort[slot] = 0
