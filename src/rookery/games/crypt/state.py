"""Everything that changes during a game of Crypt."""

from __future__ import annotations

from typing import Any

from rookery.games.crypt.const import GO_TURN, NOBODY, SIDES
from rookery.kernel import CHANCE, Fields, State
from rookery.kernel.runtime import append, i64, vec

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
FIELDS = Fields("Crypt", (1, 4), NUMBERS, LISTS, ["cards"], largest=MOST)


class CryptState(State):
    """Dice of one player are alike, so they are counted; cards are packed ints (see cards.py)."""

    def __init__(self, seats: int = 1, slots: int = 3, like: CryptState | None = None) -> None:
        """An empty table, or a copy of another: both here, so that a copy pays for no second table."""
        if like is None:
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
            self.sides = vec[i64]()  # 0 = A, 1 = B, -1 = not yet decided

            self.deck = vec[i64]()  # how many of each kind lie below the top card
            self.deck_size: i64 = 0
            self.top: i64 = -1  # kind of the top card, whose back all see; -1 = none

            self.slot_card = vec[i64]([NOBODY] * slots)  # kind, or -1 while no card lies there
            self.slot_up = vec[i64]([0] * slots)
            self.slot_known = vec[i64]([0] * slots)  # mask of those who know the value
            self.slot_owner = vec[i64]([NOBODY] * slots)
            self.slot_dice = vec[i64]([0] * slots)
            self.slot_effort = vec[i64]([0] * slots)

            self.active = vec[i64]([3] * seats)
            self.exhausted = vec[i64]([0] * seats)
            self.cards = vec[vec[i64]]([vec[i64]() for _ in range(seats)])
            self.discard = vec[i64]()
            self.race: i64 = 0  # mask of those who were first with two Idols (side B)
            self.race_round: i64 = 0  # the round in which the race was won; 0 = not yet

            self.dice = vec[i64]()  # the dice rolled in this Collect phase, packed (see dice.py)

            self.ghost_hand: i64 = 0
            self.ghost_aside: i64 = 0
            self.ghost_faces = vec[i64]()

            self.todo = vec[i64]()  # frames of four: kind, seat, and two numbers
            self.resume: i64 = 0  # the phase to go on with when `todo` is empty

            self.tied: i64 = 0  # mask of the seats that roll for the victory
            self.tie_round: i64 = 0
            self.tie_sums = vec[i64]([0] * seats)
            self.victors: i64 = 0
        else:
            self.seats = like.seats
            self.backs_hidden = like.backs_hidden
            self.physical = like.physical
            self.self_push = like.self_push
            self.same_round = like.same_round
            self.double_jewel = like.double_jewel
            self.auto_flips = like.auto_flips
            self.first_leader = like.first_leader
            self.phase = like.phase
            self.actor = like.actor
            self.round = like.round
            self.rounds = like.rounds
            self.turn = like.turn
            self.leader = like.leader
            self.cursor = like.cursor
            self.next_slot = like.next_slot
            self.groups = like.groups
            self.sides = like.sides[:]
            self.deck = like.deck[:]
            self.deck_size = like.deck_size
            self.top = like.top
            self.slot_card = like.slot_card[:]
            self.slot_up = like.slot_up[:]
            self.slot_known = like.slot_known[:]
            self.slot_owner = like.slot_owner[:]
            self.slot_dice = like.slot_dice[:]
            self.slot_effort = like.slot_effort[:]
            self.active = like.active[:]
            self.exhausted = like.exhausted[:]
            self.cards = vec[vec[i64]]([own[:] for own in like.cards])
            self.discard = like.discard[:]
            self.race = like.race
            self.race_round = like.race_round
            self.dice = like.dice[:]
            self.ghost_hand = like.ghost_hand
            self.ghost_aside = like.ghost_aside
            self.ghost_faces = like.ghost_faces[:]
            self.todo = like.todo[:]
            self.resume = like.resume
            self.tied = like.tied
            self.tie_round = like.tie_round
            self.tie_sums = like.tie_sums[:]
            self.victors = like.victors

    def copy(self) -> CryptState:
        return CryptState(like=self)


def circle(s: CryptState) -> i64:
    """How many sit around the table; the Ghost counts in a solo game."""
    if s.seats == 1:
        return 2
    return s.seats


def turns_per_round(s: CryptState) -> i64:
    """CR-5.1: everybody once; with two, the Leader a second time."""
    if s.seats < 3:
        return 3
    return s.seats


def seat_of_turn(s: CryptState) -> i64:
    """Whose turn of the round it is (CR-5.1, CR-S.2)."""
    return (s.leader + s.turn) % circle(s)


def is_lights_out(s: CryptState) -> bool:
    """CR-5.7: the last turn of the round is played with the torch out."""
    return s.turn == turns_per_round(s) - 1


def lights_out_seat(s: CryptState) -> i64:
    """Who holds Lights Out (CR-1.7): the last in turn order, or the Leader of two."""
    return s.leader if s.seats < 3 else (s.leader + s.seats - 1) % s.seats


def in_round(s: CryptState) -> bool:
    """A round has begun, and its cards are dealt: the next one lies on the deck, or there is none."""
    return s.round > 0 and (s.top >= 0 or s.deck_size == 0)


def end_turn(s: CryptState) -> None:
    """The next in order is up."""
    s.turn += 1
    s.phase = GO_TURN


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
    return FIELDS.dump(s)


def restore(data: dict[str, Any]) -> CryptState:
    """A state from its dump; ValueError names the field that is wrong."""
    FIELDS.check(data)
    s = CryptState(data["seats"])
    FIELDS.fill(s, data)
    return s


def push(s: CryptState, todo: i64, seat: i64, first: i64, left: i64) -> None:
    """What comes before all that waits already."""
    s.todo = append(append(append(append(s.todo, todo), seat), first), left)


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
