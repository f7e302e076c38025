"""A pack's numbers as the rules read them."""

from __future__ import annotations

from rookery.games.oliver_twist.actions import VICTIM_0
from rookery.games.oliver_twist.const import CHARACTER, TOOLS
from rookery.games.oliver_twist.state import OliverTwistState
from rookery.games.oliver_twist.streets import Streets
from rookery.kernel import EVERYONE, Sink
from rookery.kernel.runtime import i64, vec


class Effect:
    """One way to help. `count` and `pounds` are the numbers of the pack."""

    def __init__(self, count: int = 0, pounds: int = 0) -> None:
        self.count: i64 = count
        self.pounds: i64 = pounds

    def can(self, t: Tables, s: OliverTwistState, seat: i64) -> bool:
        """OT-6.4: whether the effect would do anything."""
        return True

    def run(self, t: Tables, s: OliverTwistState, seat: i64, out: Sink) -> None:
        """The card is on the table: it happens, or asks something first."""
        raise NotImplementedError

    def chosen(self, t: Tables, s: OliverTwistState, seat: i64, number: i64, out: Sink) -> None:
        """The player has answered."""
        raise NotImplementedError

    def victims(self, s: OliverTwistState, seat: i64) -> vec[i64]:
        """Whom it may be turned against: anybody else."""
        return vec[i64]([VICTIM_0 + other for other in range(s.seats) if other != seat])

    def fallen(self, t: Tables, s: OliverTwistState, seat: i64, number: i64, out: Sink) -> None:
        """Chance has answered."""
        raise NotImplementedError


class Tables:
    """The board, the tokens, the cards and every sum of money; never changed."""

    def __init__(
        self,
        streets: Streets,
        tokens: list[int],
        starts: list[int],
        loot: list[int],
        rewards: list[int],
        amounts: dict[str, int],
    ) -> None:
        self.streets = streets
        self.tokens = tokens  # round tokens of each kind
        self.starts = starts  # start tokens of each class
        self.loot = loot  # pounds on the Burglary cards
        self.rewards = rewards  # from the top of the pile
        self.start_money = amounts["start_money"]
        self.relocation: i64 = amounts["relocation"]
        self.end_of_round: i64 = amounts["end_of_round"]
        self.bonus: i64 = amounts["bonus"]
        self.bonus_from: i64 = amounts["bonus_from"]
        self.set_from: i64 = amounts["set_from"]
        self.fine: i64 = amounts["fine"]
        self.effects: list[Effect] = []  # what each Character does; pack.py fills it
        self.version: i64 = 0  # of the rules; game.py sets it


def tool_types(s: OliverTwistState, seat: i64) -> i64:
    """How many different Tools lie in front of a lair."""
    count: i64 = 0
    tool: i64
    for tool in range(TOOLS):
        if s.tools[seat * TOOLS + tool]:
            count += 1
    return count


def into_bag(s: OliverTwistState, kind: i64) -> None:
    """A round token goes into the bag."""
    s.bag[kind] += 1
    s.bag_size += 1


def announce(
    s: OliverTwistState,
    out: Sink,
    kind: i64,
    a: i64 = 0,
    b: i64 = 0,
    c: i64 = 0,
    d: i64 = 0,
    e: i64 = 0,
    f: i64 = 0,
) -> None:
    """OT-2.2: what all are told and nothing on the table shows; views keep it until the next action."""
    s.shown = [*s.shown, kind, a, b, c, d, e, f]
    out.emit(kind, EVERYONE, a, b, c, d, e, f)


def is_object(kind: i64) -> bool:
    """Whether a token is an Object, wallets included."""
    return kind < CHARACTER
