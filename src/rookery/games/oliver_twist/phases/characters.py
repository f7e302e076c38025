"""What a Character asks, of its player or of chance (OT-6, OT-C1 to OT-C13)."""

from __future__ import annotations

from rookery.games.oliver_twist.actions import GRAB_0, SEARCH_0, VICTIM_0, WALLETS_1
from rookery.games.oliver_twist.characters import (
    break_in_choices,
    grab_choices,
    lost_round,
    search_choices,
    wallets_of,
)
from rookery.games.oliver_twist.const import CHARACTER, KINDS
from rookery.games.oliver_twist.phase import Phase, row
from rookery.games.oliver_twist.phase_numbers import (
    BREAK_IN,
    GRAB,
    LOSE,
    PLANT,
    SEARCH,
    SNATCH,
    VICTIM,
    WALLETS,
)
from rookery.games.oliver_twist.state import OliverTwistState
from rookery.games.oliver_twist.tables import Tables
from rookery.games.oliver_twist.tokens import KIND, START
from rookery.kernel import Named, Sink
from rookery.kernel.runtime import i64, vec


class Answer(Phase):
    """A choice that the helping Character is waiting for; `first` is the first of its actions."""

    first: i64 = 0

    def apply(self, t: Tables, s: OliverTwistState, seat: i64, action: i64, out: Sink) -> None:
        t.effects[s.helper].chosen(t, s, seat, action - self.first, out)


class Victim(Answer):
    """OT-C7, OT-C8: whom Bill Sikes or Noah Claypole visits."""

    numbers: tuple[int, ...] = (VICTIM,)
    first: i64 = VICTIM_0

    def ask(self, t: Tables, s: OliverTwistState, seat: i64) -> Named:
        return Named("victim", {"card": s.helper})

    def choices(self, t: Tables, s: OliverTwistState, seat: i64) -> vec[i64]:
        return t.effects[s.helper].victims(s, seat)

    def why_not(self, t: Tables, s: OliverTwistState, seat: i64, action: i64) -> str:
        return f"OT-C{s.helper + 1}"


class TradeWallets(Answer):
    """OT-C10: how many wallets Mr Bumble gets."""

    numbers: tuple[int, ...] = (WALLETS,)
    moment = "OT-C10"
    first: i64 = WALLETS_1 - 1

    def choices(self, t: Tables, s: OliverTwistState, seat: i64) -> vec[i64]:
        return row(WALLETS_1, wallets_of(s, seat))


class GrabObject(Answer):
    """OT-C1: any Object that lies face up."""

    numbers: tuple[int, ...] = (GRAB,)
    moment = "OT-C1"
    first: i64 = GRAB_0

    def choices(self, t: Tables, s: OliverTwistState, seat: i64) -> vec[i64]:
        return grab_choices(s, 0, CHARACTER)


class SearchFile(Answer):
    """OT-C6: an Object of one's own file, if it holds any."""

    numbers: tuple[int, ...] = (SEARCH,)
    moment = "OT-C6"
    first: i64 = SEARCH_0

    def choices(self, t: Tables, s: OliverTwistState, seat: i64) -> vec[i64]:
        return search_choices(s, seat)


class TobysChoice(Answer):
    """OT-C13: a Tool of the board or of another, or a burglary; three kinds of actions, taken as they are."""

    numbers: tuple[int, ...] = (BREAK_IN,)
    moment = "OT-C13"

    def choices(self, t: Tables, s: OliverTwistState, seat: i64) -> vec[i64]:
        return break_in_choices(s, seat)


class Chance(Phase):
    """Chance answers the helping Character."""

    def happen(self, t: Tables, s: OliverTwistState, outcome: i64, out: Sink) -> None:
        t.effects[s.helper].fallen(t, s, s.active, outcome, out)


class LoseTokens(Chance):
    """OT-C5: tokens leave a file unseen, each by its place there."""

    numbers: tuple[int, ...] = (LOSE,)

    def outcomes(self, s: OliverTwistState) -> list[int]:
        return list(range(len(s.files[s.active])))


class SnatchToken(Chance):
    """OT-C7: a token of another reserve; start tokens have their own shape."""

    numbers: tuple[int, ...] = (SNATCH,)

    def outcomes(self, s: OliverTwistState) -> list[int]:
        return sorted({token & (KIND | START) for token in s.reserves[s.cursor]})

    def weight(self, s: OliverTwistState, outcome: i64) -> int:
        return sum(1 for token in s.reserves[s.cursor] if token & (KIND | START) == outcome)


class PlantTokens(Chance):
    """OT-C8: tokens of the bag go unseen into a file; what Nancy took out of one lies in the bag too."""

    numbers: tuple[int, ...] = (PLANT,)

    def outcomes(self, s: OliverTwistState) -> list[int]:
        return [kind for kind in range(KINDS) if s.bag[kind]] + [KINDS + index for index in lost_round(s)]

    def weight(self, s: OliverTwistState, outcome: i64) -> int:
        return 1 if outcome >= KINDS else s.bag[outcome]
