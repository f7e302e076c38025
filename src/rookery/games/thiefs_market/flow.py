"""The order of play: every phase in turn, and how a game goes through them."""

from __future__ import annotations

from typing import Final

from rookery.games.thiefs_market.actions import KEEP_0, KEEPS
from rookery.games.thiefs_market.const import FACES
from rookery.games.thiefs_market.faults import faults
from rookery.games.thiefs_market.game import ThiefsMarketGame
from rookery.games.thiefs_market.pack import Tables
from rookery.games.thiefs_market.phase import Phase
from rookery.games.thiefs_market.phase_numbers import GO_GAIN, GO_KEEP, GO_REFILL, KEEP, REROLL, ROLL
from rookery.games.thiefs_market.phases.ability import TurnDie
from rookery.games.thiefs_market.phases.buy_turn import BuyTurn
from rookery.games.thiefs_market.phases.end import End
from rookery.games.thiefs_market.phases.end_of_round import EndOfRound
from rookery.games.thiefs_market.phases.lucky import Lucky
from rookery.games.thiefs_market.phases.mimetic_stew import MimeticStew
from rookery.games.thiefs_market.phases.payment import Payment
from rookery.games.thiefs_market.phases.purchase import Gain, Purchase, Purchased
from rookery.games.thiefs_market.phases.refill import Refill
from rookery.games.thiefs_market.phases.roll import Roll, roll
from rookery.games.thiefs_market.phases.setup import FirstPlayer
from rookery.games.thiefs_market.phases.snapshot import Snapshot
from rookery.games.thiefs_market.phases.split import Keep, Split, ask_keep, counts_to_keep, draw_keep, keep
from rookery.games.thiefs_market.phases.steal import Reroll, Spare, reroll
from rookery.games.thiefs_market.phases.unlabeled_potion import UnlabeledPotion
from rookery.games.thiefs_market.state import MarketState
from rookery.kernel import CHANCE, MUTE, Named, Picker, Sink
from rookery.kernel.rooms import by_number
from rookery.kernel.runtime import vec

ORDER: Final[list[Phase]] = [
    FirstPlayer(),  # TM-1: chance says who begins, and
    Refill(),  # the market is laid out; after each round (TM-7.3) it is refilled
    Roll(),  # TM-4, Phase 1, Splitting the loot: all dice are rolled; who has no pile
    Split(),  # takes or steals,
    Keep(),  # and says of which kind how much; after a theft
    Spare(),  # a lucky victim may spare a die (an option), and
    Reroll(),  # the dice put back are rolled again
    Snapshot(),  # TM-5, between the phases: the piles are final,
    Lucky(),  # and lucky players reroll a die
    BuyTurn(),  # TM-6, Phase 2, Making purchases: one after another buys and uses abilities:
    TurnDie(),  # a die is turned,
    Payment(),  # a card is paid for,
    Purchase(),  # changes hands
    Gain(),  # and does what it does when gained:
    UnlabeledPotion(),  # gives another card,
    MimeticStew(),  # or copies one;
    Purchased(),  # then the buy turn goes on
    EndOfRound(),  # TM-7: bags and masks are turned in, the dice go back
    End(),  # TM-8: when the last deck fails, the best thief is crowned
]
PHASES: Final = vec[Phase](by_number(ORDER, Phase(), GO_GAIN))


# What to keep is most of all choices, and dice are most of all chance: here and below `Keep`, `Roll` and
# `Reroll` are not asked first.


def go_on(t: Tables, s: MarketState, out: Sink) -> None:
    """TM-3.1: the rules go on by themselves until chance or a seat is to act."""
    while s.phase >= GO_REFILL:
        if s.phase == GO_KEEP:
            ask_keep(t, s, out)
        else:
            PHASES[s.phase].enter(t, s, out)


class ThiefsMarket(ThiefsMarketGame):
    """Thief's Market for three to five players."""

    def actor(self, s: MarketState) -> int:
        return s.actor

    def question(self, s: MarketState, seat: int) -> Named:
        return PHASES[s.phase].ask(s, seat) if 0 <= seat == s.actor else Named("wait", {})

    def legal(self, s: MarketState, seat: int) -> list[int]:
        if seat != s.actor or seat < 0:
            return []
        return counts_to_keep(s) if s.phase == KEEP else PHASES[s.phase].choices(self.tables, s, seat)

    def choose(self, s: MarketState, seat: int, pick: Picker) -> int:
        if s.phase == KEEP:
            return draw_keep(s, pick)
        return PHASES[s.phase].choose(self.tables, s, seat, pick)

    def outcomes(self, s: MarketState) -> list[int]:
        return PHASES[s.phase].outcomes(self.tables, s)

    def sample(self, s: MarketState, pick: Picker) -> int:
        if s.phase == ROLL or s.phase == REROLL:
            return pick.below(FACES)
        return PHASES[s.phase].sample(self.tables, s, pick)

    def pass_chance(self, s: MarketState, pick: Picker, out: Sink = MUTE) -> int:
        while s.actor == CHANCE:
            if s.phase == ROLL:
                while s.phase == ROLL:
                    roll(s, pick.below(FACES), out)
            elif s.phase == REROLL:
                while s.phase == REROLL:
                    reroll(s, pick.below(FACES), out)
            else:
                PHASES[s.phase].happen(self.tables, s, PHASES[s.phase].sample(self.tables, s, pick), out)
            go_on(self.tables, s, out)
        return s.actor

    def stream(self, s: MarketState) -> int:
        return PHASES[s.phase].stream(s)

    def forbids(self, s: MarketState, seat: int, action: int) -> str:
        if seat != s.actor or seat < 0:
            return PHASES[s.phase].whose
        return PHASES[s.phase].why_not(self.tables, s, seat, action)

    def reason(self, s: MarketState, seat: int, action: int) -> Named:
        if s.actor < 0:
            return Named("", {})
        if seat != s.actor:
            return Named("wait", {"seat": s.actor})
        return PHASES[s.phase].reason(self.tables, s, seat, action)

    def faults(self, s: MarketState) -> list[str]:
        found = faults(self.tables, s)
        if found != ["I11"] and (fault := PHASES[s.phase].fault(s)):
            found = sorted([*found, fault])
        return found

    def apply(self, s: MarketState, seat: int, action: int, out: Sink) -> None:
        if s.phase == KEEP:
            keep(s, action - KEEP_0 - s.kind * KEEPS)
        elif s.phase == ROLL:
            roll(s, action, out)
        elif s.phase == REROLL:
            reroll(s, action, out)
        elif seat == CHANCE:
            PHASES[s.phase].happen(self.tables, s, action, out)
        else:
            PHASES[s.phase].apply(self.tables, s, seat, action, out)
        go_on(self.tables, s, out)
