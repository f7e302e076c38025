"""The order of play: every phase in turn, and how a game goes through them."""

from __future__ import annotations

from typing import Final

from rookery.games.thiefdom.game import ThiefdomGame, is_asked
from rookery.games.thiefdom.phase import Phase
from rookery.games.thiefdom.phase_numbers import GO_END, GO_SETUP, PICK, PLAN
from rookery.games.thiefdom.phases.citizens import Walk
from rookery.games.thiefdom.phases.clients import Clients
from rookery.games.thiefdom.phases.day import Day, RenewMissions
from rookery.games.thiefdom.phases.display import Display, DrawAndKeep, Replace
from rookery.games.thiefdom.phases.draft import Deal, Pick, Purchase
from rookery.games.thiefdom.phases.end import End
from rookery.games.thiefdom.phases.exchange import Exchange
from rookery.games.thiefdom.phases.hideout import Hideout
from rookery.games.thiefdom.phases.location import Location
from rookery.games.thiefdom.phases.make_room import MakeRoom
from rookery.games.thiefdom.phases.move import Move
from rookery.games.thiefdom.phases.night import Activation
from rookery.games.thiefdom.phases.passing import Lift, Passing, Share
from rookery.games.thiefdom.phases.patrol import Patrol
from rookery.games.thiefdom.phases.planning import ChaoticTiles, Planning
from rookery.games.thiefdom.phases.poster import Poster
from rookery.games.thiefdom.phases.setup import (
    Artworks,
    Boards,
    Guards,
    Missions,
    Nobles,
    Sections,
    SetUp,
    Villas,
    set_up,
)
from rookery.games.thiefdom.phases.solo import Compass, Rival, SoloBoard
from rookery.games.thiefdom.phases.turn import Turn
from rookery.games.thiefdom.reasons import NO_REASON
from rookery.games.thiefdom.state import ThiefdomState
from rookery.games.thiefdom.tables import Tables
from rookery.kernel import CHANCE, MUTE, Named, Options, Picker, Sink
from rookery.kernel.rooms import by_number
from rookery.kernel.runtime import vec

MAKING_ROOM: Final = MakeRoom()  # TD-19.6: whenever goods do not fit, before anything else
ORDER: Final[list[Phase]] = [
    SetUp(),  # TD-1: chance lays piece after piece:
    Sections(),  # the city,
    Villas(),
    Artworks(),
    Guards(),
    Nobles(),
    Missions(),  # here and by day,
    Display(),  # here and after each turn: four cards at the dealers',
    Boards(),  # which tell the first player
    Deal(),  # TD-2: the draft: three cards each,
    Pick(),  # one is kept, the others go on;
    Purchase(),  # two may be bought
    Hideout(),  # TD-3: everybody chooses a house
    Planning(),  # TD-4: each night is planned in secret,
    ChaoticTiles(),  # or by chance (TD-23.2);
    Activation(),  # then tile by tile a patrol board or a thief is activated
    Patrol(),  # TD-5: one by one the citizens of the board
    Walk(),  # walk from lantern to lantern
    SoloBoard(),  # TD-24: alone a board is turned up,
    Compass(),  # the compass moves its citizens,
    Rival(),  # and a rival comes
    Turn(),  # TD-8, TD-10, TD-20: a thief has three action points: he robs, uses cards,
    Move(),  # TD-9: moves spot by spot,
    Passing(),  # perhaps over an own thief,
    Lift(),  # with whom goods are put together
    Share(),  # and shared out
    Exchange(),  # TD-19.4: at home goods go in and out,
    Poster(),  # TD-11: and the poster goes
    Location(),  # TD-12 to TD-18: he activates locations;
    Clients(),  # in taverns there are clients,
    DrawAndKeep(),  # at the dealers' cards for an artwork,
    Replace(),  # and cards in place of others
    Day(),  # TD-21: between two nights;
    RenewMissions(),  # after rounds 2 and 4 there is something new
    End(),  # TD-22: the full moon
    MAKING_ROOM,
]
PHASES: Final = vec[Phase](by_number(ORDER, Phase(), GO_END))


def go_on(t: Tables, s: ThiefdomState, out: Sink) -> None:
    """The rules go on by themselves until chance or a seat is to act."""
    while s.phase >= GO_SETUP:
        if s.todo:
            MAKING_ROOM.enter(t, s, out)
        else:
            PHASES[s.phase].enter(t, s, out)


class Thiefdom(ThiefdomGame):
    """Thiefdom for one to four players."""

    def new(self, seats: int, options: Options) -> ThiefdomState:
        s = set_up(seats, options, self.version)
        go_on(self.tables, s, MUTE)
        return s

    def question(self, s: ThiefdomState, seat: int) -> Named:
        return PHASES[s.phase].ask(self.tables, s, seat) if is_asked(s, seat) else Named("wait", {})

    def legal(self, s: ThiefdomState, seat: int) -> list[int]:
        return PHASES[s.phase].choices(self.tables, s, seat) if is_asked(s, seat) else []

    def choose(self, s: ThiefdomState, seat: int, pick: Picker) -> int:
        return PHASES[s.phase].choose(self.tables, s, seat, pick)

    def outcomes(self, s: ThiefdomState) -> list[int]:
        return PHASES[s.phase].outcomes(self.tables, s)

    def weight(self, s: ThiefdomState, outcome: int) -> int:
        return PHASES[s.phase].weight(s, outcome)

    def sample(self, s: ThiefdomState, pick: Picker) -> int:
        return PHASES[s.phase].sample(self.tables, s, pick)

    def stream(self, s: ThiefdomState) -> int:
        return PHASES[s.phase].stream

    def forbids(self, s: ThiefdomState, seat: int, action: int) -> str:
        phase = PHASES[s.phase]
        return phase.why_not(self.tables, s, seat, action) if is_asked(s, seat) else phase.whose

    def reason(self, s: ThiefdomState, seat: int, action: int) -> Named:
        if is_asked(s, seat):
            return PHASES[s.phase].reason(self.tables, s, seat, action)
        together = s.phase == PICK or s.phase == PLAN
        return NO_REASON if together or s.actor < 0 else Named("turn", {"seat": s.actor})

    def apply(self, s: ThiefdomState, seat: int, action: int, out: Sink) -> None:
        if seat == CHANCE:
            PHASES[s.phase].happen(self.tables, s, action, out)
        else:
            PHASES[s.phase].apply(self.tables, s, seat, action, out)
        go_on(self.tables, s, out)
