"""The set-up (TM-1): what needs no chance, then who starts."""

from __future__ import annotations

from rookery.games.thiefs_market.const import CARDS, VISIBILITY_KEYS
from rookery.games.thiefs_market.events import E_START
from rookery.games.thiefs_market.pack import Tables
from rookery.games.thiefs_market.phase import Phase
from rookery.games.thiefs_market.phase_numbers import GO_REFILL, START
from rookery.games.thiefs_market.phases.end_of_round import collect_objects
from rookery.games.thiefs_market.state import MarketState
from rookery.kernel import EVERYONE, Options, Picker, Sink
from rookery.kernel.runtime import i64, vec


class FirstPlayer(Phase):
    """TM-1.2: who holds the marker at the start; then the first row is laid out (TM-1.6)."""

    numbers: tuple[int, ...] = (START,)
    moment = "TM-1.2"
    whose = "TM-1.2"

    def outcomes(self, t: Tables, s: MarketState) -> list[int]:
        """Anybody, or the seat the table has chosen."""
        return [s.first_seat - 1] if s.first_seat else list(range(s.seats))

    def sample(self, t: Tables, s: MarketState, pick: Picker) -> i64:
        return s.first_seat - 1 if s.first_seat else pick.below(s.seats)

    def stream(self, s: MarketState) -> i64:
        return 0

    def happen(self, t: Tables, s: MarketState, outcome: i64, out: Sink) -> None:
        s.starter = outcome
        out.emit(E_START, EVERYONE, outcome)
        s.phase = GO_REFILL


def set_up(t: Tables, seats: int, options: Options) -> MarketState:
    """The dice, the first gold, the decks and what the table has settled (TM-1.3 to TM-1.5)."""
    s = MarketState(seats)
    first = options["first_seat"]
    s.first_seat = 0 if first == "random" else int(first)
    s.promos = 1 if options["promos"] == "on" else 0
    s.visibility = VISIBILITY_KEYS.index(options["infamy_visibility"])
    s.one_die = 1 if options["appendage_a"] == "one_die" else 0
    s.second_after_tie = 1 if options["second_after_tie"] == "on" else 0
    s.potion_next_deck = 1 if options["potion_next_deck"] == "on" else 0
    s.max_rounds = int(options["max_rounds"])
    s.dice = t.dice[seats - 3]
    s.gold = vec[i64]([t.purse[seats - 3]] * seats)
    s.deck_left = vec[i64](t.decks)
    s.unseen = vec[i64]([1] * CARDS)
    if not s.promos:
        for card in t.promos:
            s.unseen[card] = 0
    collect_objects(s)
    return s
