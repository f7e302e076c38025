"""Cards are turned face up, then the collector pays (CR-9.2)."""

from __future__ import annotations

from rookery.games.crypt.actions import FLIP_0
from rookery.games.crypt.cards import default_flip, find_flip, flip, flip_choices, unflipped
from rookery.games.crypt.collectors import effect_of
from rookery.games.crypt.const import DUE_FLIP, DUE_REROLL, DUE_RESTORE, DUE_TAKE, TYPES
from rookery.games.crypt.dice import failed_efforts
from rookery.games.crypt.phase import Phase
from rookery.games.crypt.phase_numbers import FLIP, GO_REROLL, GO_WINDOW, REROLL, TURN, WINDOW
from rookery.games.crypt.phases.collect import run_race
from rookery.games.crypt.state import CryptState
from rookery.games.crypt.tables import Tables
from rookery.kernel import Named, Sink
from rookery.kernel.runtime import i64, vec


class Flip(Phase):
    """What waits on the stack is done from the top; the owner is asked which cards to turn face up.

    A frame of the stack is four numbers: what, whose, and two of its own.
    """

    numbers: tuple[int, ...] = (FLIP,)
    moment = "CR-9.2"

    def enter(self, t: Tables, s: CryptState, out: Sink) -> None:
        while len(s.todo):
            if not _do_next(t, s, out):
                return

    def ask(self, s: CryptState, seat: i64) -> Named:
        frame = len(s.todo) - 4
        return Named("flip", {"type": s.todo[frame + 2], "left": s.todo[frame + 3]})

    def choices(self, t: Tables, s: CryptState, seat: i64) -> vec[i64]:
        """The different cards of the type."""
        found = flip_choices(s, seat, s.todo[len(s.todo) - 2])
        place: i64
        for place in range(len(found)):
            found[place] += FLIP_0
        return found

    def apply(self, t: Tables, s: CryptState, seat: i64, action: i64, out: Sink) -> None:
        """The owner names the card."""
        frame = len(s.todo) - 4
        flip(s, seat, find_flip(s, seat, s.todo[frame + 2], action - FLIP_0), out)
        s.todo[frame + 3] -= 1

    def why_not(self, t: Tables, s: CryptState, seat: i64, action: i64) -> str:
        return self.moment

    def reason(self, t: Tables, s: CryptState, seat: i64, action: i64) -> Named:
        return Named("flip_first", self.ask(s, seat).args)

    def holds(self, t: Tables, s: CryptState) -> bool:
        """What waits can be done, and on top lies a flip of the one to act."""
        if s.resume not in (WINDOW, GO_WINDOW, TURN, REROLL, GO_REROLL):
            return False
        for frame in range(0, len(s.todo), 4):
            if not _frame_holds(s, s.todo[frame], s.todo[frame + 1], s.todo[frame + 2], s.todo[frame + 3]):
                return False
        top = len(s.todo) - 4
        return s.todo[top] == DUE_FLIP and s.todo[top + 1] == s.actor


def _do_next(t: Tables, s: CryptState, out: Sink) -> bool:
    """Does what lies on top of the stack; False if the owner must choose a card first."""
    frame = len(s.todo) - 4
    todo, seat, first, left = s.todo[frame], s.todo[frame + 1], s.todo[frame + 2], s.todo[frame + 3]
    if todo == DUE_FLIP:
        return _flip_next(s, frame, seat, first, left, out)
    s.todo = s.todo[:frame]
    s.phase = s.resume
    if s.phase == TURN or s.phase == WINDOW:
        s.actor = seat
    effect_of(t, todo).pay(s, seat, first, out)
    if todo == DUE_TAKE:
        run_race(t, s, out)
    return True


def _flip_next(s: CryptState, frame: i64, seat: i64, kind_type: i64, left: i64, out: Sink) -> bool:
    """Flips by itself if all must go or the table says so.

    Otherwise the owner is asked even if his cards are alike: not being asked would tell that they are.
    """
    if left == 0:
        s.todo = s.todo[:frame]
        if not len(s.todo):
            s.phase = s.resume
        return True
    if unflipped(s, seat, kind_type) > left and not s.auto_flips:
        s.phase = FLIP
        s.actor = seat
        return False
    flip(s, seat, default_flip(s, seat, kind_type), out)
    s.todo[frame + 3] = left - 1
    return True


def _frame_holds(s: CryptState, todo: int, seat: int, first: int, left: int) -> bool:
    if not (DUE_FLIP <= todo <= DUE_REROLL and 0 <= seat < s.seats):
        return False
    if todo == DUE_FLIP:
        return 0 <= first < TYPES and 0 < left <= unflipped(s, seat, first)
    if todo == DUE_TAKE:
        return 0 <= first < len(s.slot_card) and s.slot_card[first] >= 0 and not s.slot_up[first]
    if todo == DUE_RESTORE:
        return s.exhausted[seat] > 0
    return todo != DUE_REROLL or first in failed_efforts(s, seat)
