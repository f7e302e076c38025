"""The order of play: every phase in turn, and how a game goes through them."""

from __future__ import annotations

from typing import Final

from rookery.games.crypt.const import FACES
from rookery.games.crypt.faults import faults
from rookery.games.crypt.game import CryptGame
from rookery.games.crypt.phase import Phase
from rookery.games.crypt.phase_numbers import ENDED, FLIP, GO_END, GO_SETUP, PLACE, REVEAL, ROLL, SIDES
from rookery.games.crypt.phases.claim import Claim
from rookery.games.crypt.phases.collect import Collect, TakeCards, roll
from rookery.games.crypt.phases.end import End, Ended
from rookery.games.crypt.phases.flip import Flip
from rookery.games.crypt.phases.ghost import Ghost
from rookery.games.crypt.phases.reroll import Reroll
from rookery.games.crypt.phases.rest import Rest
from rookery.games.crypt.phases.reveal import Reveal, Round, deal, draw, sample_card
from rookery.games.crypt.phases.setup import FirstLeader, Sides, set_up
from rookery.games.crypt.phases.torches import Torches
from rookery.games.crypt.phases.turn import Turn
from rookery.games.crypt.phases.window import Window
from rookery.games.crypt.state import CryptState
from rookery.games.crypt.tables import Tables
from rookery.kernel import CHANCE, MUTE, Named, Options, Picker, Sink
from rookery.kernel.rooms import by_number
from rookery.kernel.runtime import i64, vec

FLIPPING: Final = Flip()  # whenever a collector is used: cards are turned up, then it pays
ORDER: Final[list[Phase]] = [
    Sides(),  # set-up: coins for the sides that are left to chance, then
    FirstLeader(),
    Round(),  # CR-3.1: each round anew
    Reveal(),  # I. Reveal: the crypt is filled; with Pottery B then
    Window(),  # who can takes a face-down card
    Turn(),  # II. Claim: one turn after another, each
    Claim(),  # a claim, group by group, or a recovery; in the solo game also
    Ghost(),
    Collect(),  # III. Collect: dice are rolled,
    TakeCards(),  # cards taken,
    Reroll(),  # with Idol A failed dice rolled again,
    Rest(),  # and servants rest; with an empty deck then the end, otherwise
    Torches(),  # IV. the torches go on, and the next round begins
    End(),  # the score, and a tie rolled off
    Ended(),
    FLIPPING,
]

PHASES: Final = vec[Phase](by_number(ORDER, Phase(), GO_END))


def go_on(t: Tables, s: CryptState, out: Sink) -> None:
    """The rules go on by themselves until chance or a seat is to act."""
    while True:
        if len(s.todo):
            FLIPPING.enter(t, s, out)
            if len(s.todo):
                return
        if s.phase < GO_SETUP:
            return
        PHASES[s.phase].enter(t, s, out)


def stands(t: Tables, s: CryptState) -> bool:
    """Whether a saved game can stand at this moment: the phase fits the time and the one to act."""
    if not SIDES <= s.phase <= ENDED or (s.phase == FLIP) != (len(s.todo) > 0):
        return False
    timely = PHASES[s.resume if s.phase == FLIP else s.phase].timely(s)
    return timely and (s.next_slot == 0 or s.phase == PLACE) and PHASES[s.phase].holds(t, s)


class Crypt(CryptGame):
    """Crypt for one to four players."""

    def new(self, seats: int, options: Options) -> CryptState:
        s = set_up(self.tables, seats, options)
        go_on(self.tables, s, MUTE)
        return s

    def actor(self, s: CryptState) -> int:
        return s.actor

    def question(self, s: CryptState, seat: int) -> Named:
        return PHASES[s.phase].ask(s, seat) if 0 <= seat == s.actor else Named("wait", {})

    def legal(self, s: CryptState, seat: int) -> list[int]:
        return list(PHASES[s.phase].choices(self.tables, s, seat)) if 0 <= seat == s.actor else []

    def choose(self, s: CryptState, seat: int, pick: Picker) -> int:
        found = PHASES[s.phase].choices(self.tables, s, seat)
        return found[pick.below(len(found))]

    def choices(self, s: CryptState, seat: int) -> vec[i64]:
        return PHASES[s.phase].choices(self.tables, s, seat) if 0 <= seat == s.actor else vec[i64]()

    def outcomes(self, s: CryptState) -> list[int]:
        return PHASES[s.phase].outcomes(s)

    def weight(self, s: CryptState, outcome: int) -> int:
        return PHASES[s.phase].weight(s, outcome)

    def sample(self, s: CryptState, pick: Picker) -> int:
        if s.phase == ROLL:
            return pick.below(FACES) + 1
        return sample_card(s, pick) if s.phase == REVEAL else PHASES[s.phase].sample(s, pick)

    def pass_chance(self, s: CryptState, pick: Picker, out: Sink = MUTE) -> int:
        while s.actor == CHANCE:
            # Rolls and draws are most of all chance: here and below their phase is not asked first.
            if s.phase == ROLL:
                while s.phase == ROLL:
                    roll(s, pick.below(FACES) + 1, out)
            elif s.phase == REVEAL:
                while s.phase == REVEAL:
                    draw(s, sample_card(s, pick))
                    deal(self.tables, s, out)
            else:
                PHASES[s.phase].happen(self.tables, s, PHASES[s.phase].sample(s, pick), out)
            go_on(self.tables, s, out)
        return s.actor

    def stream(self, s: CryptState) -> int:
        return PHASES[s.phase].stream

    def forbids(self, s: CryptState, seat: int, action: int) -> str:
        if seat != s.actor:
            return PHASES[s.resume if s.phase == FLIP else s.phase].whose
        return PHASES[s.phase].why_not(self.tables, s, seat, action)

    def reason(self, s: CryptState, seat: int, action: int) -> Named:
        if seat != s.actor:
            return Named("others", {"seat": s.actor}) if s.actor >= 0 else Named("", {})
        return PHASES[s.phase].reason(self.tables, s, seat, action)

    def faults(self, s: CryptState) -> list[str]:
        return faults(self.tables, s) or ([] if stands(self.tables, s) else ["I10"])

    def apply(self, s: CryptState, seat: int, action: int, out: Sink) -> None:
        if s.phase == ROLL:
            roll(s, action, out)
        elif s.phase == REVEAL:
            draw(s, action)
            deal(self.tables, s, out)
        elif seat == CHANCE:
            PHASES[s.phase].happen(self.tables, s, action, out)
        else:
            PHASES[s.phase].apply(self.tables, s, seat, action, out)
        go_on(self.tables, s, out)
