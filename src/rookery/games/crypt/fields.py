"""All that changes at a table: made by `make declare` from declared.py, change that."""

from __future__ import annotations

from rookery.games.crypt.const import DICE, NOBODY
from rookery.games.crypt.phase_numbers import SIDES
from rookery.kernel.const import CHANCE
from rookery.kernel.game import State
from rookery.kernel.runtime import i64, vec


class CryptFields(State):
    """Every field, by itself or as another state has it."""

    def __init__(self, seats: int = 1, slots: int = 3, like: CryptFields | None = None) -> None:
        if like is None:
            self.seats: i64 = seats
            self.backs_hidden: i64 = 0
            self.physical: i64 = 0
            self.self_push: i64 = 0
            self.same_round: i64 = 0
            self.double_jewel: i64 = 0
            self.auto_flips: i64 = 0
            self.first_leader: i64 = 0  # 0 for a random one, else a seat from 1
            self.phase: i64 = SIDES
            self.actor: i64 = CHANCE
            self.round: i64 = 0
            self.rounds: i64 = 0
            self.turn: i64 = 0  # index of the turn in this round
            self.leader: i64 = 0  # in solo play 1 is the Ghost
            self.cursor: i64 = 0  # how far a window, the rolls or the sides have come
            self.next_slot: i64 = 0  # groups of one claim go to rising slots
            self.groups: i64 = 0  # groups placed in this claim
            self.deck_size: i64 = 0
            self.top: i64 = NOBODY  # kind of the top card, whose back all see; -1 = none
            self.race_round: i64 = 0  # the round in which the race was won; 0 = not yet
            self.ghost_hand: i64 = 0
            self.ghost_aside: i64 = 0
            self.resume: i64 = 0  # the phase to go on with when `todo` is empty
            self.race: i64 = 0  # mask of those who were first with two Idols (side B)
            self.tied: i64 = 0  # mask of the seats that roll for the victory
            self.tie_round: i64 = 0
            self.victors: i64 = 0
            self.sides = vec[i64]()  # 0 = A, 1 = B, -1 = not yet decided
            self.deck = vec[i64]()  # how many of each kind lie below the top card
            self.slot_card = vec[i64]([NOBODY] * slots)  # kind, or -1 while no card lies there
            self.slot_up = vec[i64]([0] * slots)
            self.slot_known = vec[i64]([0] * slots)  # mask of those who know the value
            self.slot_owner = vec[i64]([NOBODY] * slots)
            self.slot_dice = vec[i64]([0] * slots)
            self.slot_effort = vec[i64]([0] * slots)
            self.active = vec[i64]([DICE] * seats)
            self.exhausted = vec[i64]([0] * seats)
            self.discard = vec[i64]()
            self.dice = vec[i64]()  # the dice rolled in this Collect phase, packed (see dice.py)
            self.ghost_faces = vec[i64]()
            self.todo = vec[i64]()  # frames of four: kind, seat, and two numbers
            self.tie_sums = vec[i64]([0] * seats)
            self.cards = vec[vec[i64]]([vec[i64]() for _ in range(seats)])  # packed (see cards.py)
        else:
            self.seats, self.backs_hidden, self.physical = like.seats, like.backs_hidden, like.physical
            self.self_push, self.same_round = like.self_push, like.same_round
            self.double_jewel, self.auto_flips = like.double_jewel, like.auto_flips
            self.first_leader, self.phase, self.actor = like.first_leader, like.phase, like.actor
            self.round, self.rounds, self.turn, self.leader = like.round, like.rounds, like.turn, like.leader
            self.cursor, self.next_slot, self.groups = like.cursor, like.next_slot, like.groups
            self.deck_size, self.top, self.race_round = like.deck_size, like.top, like.race_round
            self.ghost_hand, self.ghost_aside, self.resume = like.ghost_hand, like.ghost_aside, like.resume
            self.race, self.tied, self.tie_round = like.race, like.tied, like.tie_round
            self.victors = like.victors
            self.sides = like.sides[:]
            self.deck = like.deck[:]
            self.slot_card = like.slot_card[:]
            self.slot_up = like.slot_up[:]
            self.slot_known = like.slot_known[:]
            self.slot_owner = like.slot_owner[:]
            self.slot_dice = like.slot_dice[:]
            self.slot_effort = like.slot_effort[:]
            self.active = like.active[:]
            self.exhausted = like.exhausted[:]
            self.discard = like.discard[:]
            self.dice = like.dice[:]
            self.ghost_faces = like.ghost_faces[:]
            self.todo = like.todo[:]
            self.tie_sums = like.tie_sums[:]
            self.cards = vec[vec[i64]]([row[:] for row in like.cards])
