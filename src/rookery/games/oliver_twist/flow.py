"""The order of play: every phase in turn, and how a game goes through them."""

from __future__ import annotations

from typing import Final

from rookery.games.oliver_twist.const import NO_NUMBERS, NOBODY
from rookery.games.oliver_twist.game import OliverTwistGame
from rookery.games.oliver_twist.phase import Phase
from rookery.games.oliver_twist.phase_numbers import ENDED, GO_DEAL, GO_END, PEEK
from rookery.games.oliver_twist.phases.burglary import Burglary, WearOut
from rookery.games.oliver_twist.phases.characters import (
    GrabObject,
    LoseTokens,
    PlantTokens,
    SearchFile,
    SnatchToken,
    TobysChoice,
    TradeWallets,
    Victim,
)
from rookery.games.oliver_twist.phases.day_setup import FirstPlayer, LayTokens
from rookery.games.oliver_twist.phases.end_of_round import Dusk, End, Late
from rookery.games.oliver_twist.phases.fagin import Sell
from rookery.games.oliver_twist.phases.night_setup import Guide, Nightfall, Starter
from rookery.games.oliver_twist.phases.prowl import DrawCharacter, MakeRoom, Prowl, Take
from rookery.games.oliver_twist.phases.relocation import Look, Place, peek_anywhere
from rookery.games.oliver_twist.phases.reveal import Reveal, Walk
from rookery.games.oliver_twist.phases.start_tokens import StartTokens
from rookery.games.oliver_twist.phases.turn import ActionDone, NextPlayer, Turn
from rookery.games.oliver_twist.state import OliverTwistState
from rookery.games.oliver_twist.tables import Tables
from rookery.kernel import CHANCE, Named, Picker, Sink
from rookery.kernel.rooms import by_number
from rookery.kernel.runtime import vec

ORDER: Final[list[Phase]] = [
    FirstPlayer(),  # OT-1: chance says who begins,
    StartTokens(),  # everybody gets start tokens, by Night as well,
    LayTokens(),  # and by Day the streets are filled
    Turn(),  # OT-3: the player takes one action: to prowl, to go to Fagin, a Character, the end of the round
    Prowl(),  # OT-4: to prowl is free beside a token; the Gang is relocated otherwise:
    Look(),  # by Night after secret looks
    Place(),  # it is placed anew
    Reveal(),  # OT-10.3: by Night tokens may or must be turned up,
    Walk(),  # one after the other
    Take(),  # OT-4.3: a token of a series is taken:
    MakeRoom(),  # an Object, into a full reserve in place of another,
    DrawCharacter(),  # a Character, for a card,
    Burglary(),  # OT-10.11: or a Burglary, for the best of some cards,
    WearOut(),  # which costs a Tool
    Sell(),  # OT-5: at Fagin's a set is sold
    Victim(),  # OT-6: Characters ask whom,
    TradeWallets(),  # how many wallets,
    GrabObject(),  # which Object of the board,
    SearchFile(),  # which Object of the file,
    TobysChoice(),  # which Tool or burglary,
    LoseTokens(),  # or chance what leaves a file,
    SnatchToken(),  # what another loses,
    PlantTokens(),  # what he gets into his file
    ActionDone(),  # after an action, unless a second Prowl follows,
    NextPlayer(),  # it is the next player's turn
    Late(),  # OT-8: a round ends with late sets
    Dusk(),  # and fines; after the Day
    Nightfall(),  # OT-9: the Night is set up: start tokens again, then
    Guide(),  # the guide reveals as in OT-10.3,
    Starter(),  # and names who begins; after the Night
    End(),  # OT-11: the richest win
]
PHASES: Final = vec[Phase](by_number(ORDER, Phase(), GO_END))


def go_on(t: Tables, s: OliverTwistState, out: Sink) -> None:
    """The rules go on by themselves until chance or a seat is to act."""
    while s.phase >= GO_DEAL:
        PHASES[s.phase].enter(t, s, out)


class OliverTwist(OliverTwistGame):
    """Oliver Twist for two to four players."""

    def question(self, s: OliverTwistState, seat: int) -> Named:
        return PHASES[s.phase].ask(self.tables, s, seat) if 0 <= seat == s.actor else Named("wait", {})

    def legal(self, s: OliverTwistState, seat: int) -> list[int]:
        if seat != s.actor or seat < 0:
            return []
        return list(PHASES[s.phase].choices(self.tables, s, seat))

    def choose(self, s: OliverTwistState, seat: int, pick: Picker) -> int:
        if s.phase == PEEK:  # the longest list of all is not made for one choice
            return peek_anywhere(s, pick)
        found = PHASES[s.phase].choices(self.tables, s, seat)
        return found[pick.below(len(found))]

    def outcomes(self, s: OliverTwistState) -> list[int]:
        return PHASES[s.phase].outcomes(s)

    def weight(self, s: OliverTwistState, outcome: int) -> int:
        return PHASES[s.phase].weight(s, outcome)

    def sample(self, s: OliverTwistState, pick: Picker) -> int:
        return PHASES[s.phase].sample(s, pick)

    def forbids(self, s: OliverTwistState, seat: int, action: int) -> str:
        if s.phase != ENDED and seat != s.actor:
            return "OT-3.1"
        return PHASES[s.phase].why_not(self.tables, s, seat, action)

    def reason(self, s: OliverTwistState, seat: int, action: int) -> Named:
        if s.actor < 0:
            return NO_NUMBERS
        if seat != s.actor:
            return Named("turn", {"seat": s.actor})
        return PHASES[s.phase].reason(self.tables, s, seat, action)

    def apply(self, s: OliverTwistState, seat: int, action: int, out: Sink) -> None:
        if seat == CHANCE:
            PHASES[s.phase].happen(self.tables, s, action, out)
        else:
            if s.shown:
                s.shown = []
            s.took = NOBODY
            PHASES[s.phase].apply(self.tables, s, seat, action, out)
        go_on(self.tables, s, out)
