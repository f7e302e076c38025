"""Whether the game can stand at this moment: somebody is to act whom the rules would ask now."""

from __future__ import annotations

from rookery.games.crypt.cards import unflipped
from rookery.games.crypt.claim import legal_place
from rookery.games.crypt.const import (
    DICE,
    ENDED,
    FLIP,
    GHOST,
    GHOST_ROLL,
    GO_REROLL,
    GO_WINDOW,
    IDOL,
    LEADER,
    PLACE,
    POTTERY,
    REROLL,
    REROLL_ROLL,
    REVEAL,
    ROLL,
    SIDES,
    TIE_ROLL,
    TURN,
    TYPES,
    WINDOW,
    WORK_FLIP,
    WORK_REROLL,
    WORK_RESTORE,
    WORK_TAKE,
)
from rookery.games.crypt.dice import face_of, failed_efforts
from rookery.games.crypt.pack import Tables
from rookery.games.crypt.scoring import next_to_roll
from rookery.games.crypt.state import CryptState, seat_of_turn, turns_per_round
from rookery.kernel import CHANCE, OVER


def moment_holds(t: Tables, s: CryptState) -> bool:
    """The phase fits the round, the turn and the one to act, and there is something to decide."""
    if len(s.todo):
        return s.phase == FLIP and _time_holds(s, s.resume) and _work_holds(s)
    if not (SIDES <= s.phase <= ENDED and _time_holds(s, s.phase)):
        return False
    if s.phase == ENDED:
        return s.actor == OVER
    if s.phase == PLACE:
        return s.actor == seat_of_turn(s) and _claim_holds(s)
    if s.next_slot > 0:
        return False
    if s.phase == TURN:
        return s.actor == seat_of_turn(s)
    if s.phase in (WINDOW, REROLL):
        return _offer_holds(t, s)
    return s.actor == CHANCE and _chance_holds(s)


def _time_holds(s: CryptState, phase: int) -> bool:
    """Set-up before the first round, Reveal before the first turn, Collect after the last."""
    turns = turns_per_round(s)
    if phase in (SIDES, LEADER):
        return s.round == 0
    if s.round == 0 or (phase != REVEAL and s.top < 0 and s.deck_size > 0):
        return False
    if phase in (REVEAL, WINDOW, GO_WINDOW):
        return s.turn == 0
    if phase in (TURN, PLACE, GHOST_ROLL):
        return s.turn < turns
    if phase in (TIE_ROLL, ENDED):
        return s.turn == turns and s.round == s.rounds
    return phase in (ROLL, REROLL, REROLL_ROLL, GO_REROLL) and s.turn == turns


def _claim_holds(s: CryptState) -> bool:
    """The last group lies before `next_slot`, each took a die, and there is something left to decide."""
    if (s.groups > 0) != (s.next_slot > 0):
        return False
    if s.next_slot > 0 and s.slot_owner[s.next_slot - 1] != s.actor:
        return False
    return s.groups + s.active[s.actor] <= DICE and len(legal_place(s, s.actor)) > 0


def _offer_holds(t: Tables, s: CryptState) -> bool:
    """Pottery B or Idol A is offered to a seat that can use it, in order from the Leader."""
    if not 0 <= s.cursor < s.seats or s.actor != (s.leader + s.cursor) % s.seats:
        return False
    if s.phase == WINDOW:
        return s.sides[POTTERY] == 1 and t.effect(POTTERY, 1).can(s, s.actor)
    return s.sides[IDOL] == 0 and t.effect(IDOL, 0).can(s, s.actor)


def _work_holds(s: CryptState) -> bool:
    """The stack holds work that can be done, and on top a flip of the one to act."""
    for frame in range(0, len(s.todo), 4):
        if not _frame_holds(s, s.todo[frame], s.todo[frame + 1], s.todo[frame + 2], s.todo[frame + 3]):
            return False
    top = len(s.todo) - 4
    return s.todo[top] == WORK_FLIP and s.todo[top + 1] == s.actor


def _frame_holds(s: CryptState, work: int, seat: int, first: int, left: int) -> bool:
    if not (WORK_FLIP <= work <= WORK_REROLL and 0 <= seat < s.seats):
        return False
    if work == WORK_FLIP:
        return 0 <= first < TYPES and 0 < left <= unflipped(s, seat, first)
    if work == WORK_TAKE:
        return 0 <= first < len(s.slot_card) and s.slot_card[first] >= 0 and not s.slot_up[first]
    if work == WORK_RESTORE:
        return s.exhausted[seat] > 0
    return work != WORK_REROLL or first in failed_efforts(s, seat)


def _chance_holds(s: CryptState) -> bool:
    """The die or card that chance decides about is there."""
    if s.phase == SIDES:
        undecided = [kind for kind in range(TYPES) if s.sides[kind] < 0]
        return undecided[:1] == [s.cursor]
    if s.phase == REVEAL:
        lying = [slot for slot in range(len(s.slot_card)) if s.slot_card[slot] >= 0]
        return s.deck_size > 0 and s.top < 0 and lying == list(range(s.cursor))
    if s.phase == ROLL:
        return 0 <= s.cursor < len(s.dice)
    if s.phase == REROLL_ROLL:
        return any(face_of(d) == 0 for d in s.dice)
    if s.phase == GHOST_ROLL:
        return s.seats == 1 and seat_of_turn(s) == GHOST and len(s.ghost_faces) < s.ghost_hand
    return s.phase == LEADER or next_to_roll(s) >= 0
