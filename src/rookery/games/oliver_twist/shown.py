"""What Oliver Twist shows: the shapes of its views and previews, as they go out in JSON."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from rookery.kernel.shown import OwnView


class Owned(TypedDict):
    """A token of a reserve."""

    token: int
    start: bool


class PlayerView(TypedDict):
    """A Gang and what a viewer knows of its lair."""

    money: int  # -1: not for your eyes
    reserve: int
    tokens: list[Owned]
    tools: list[int]
    cards: int
    hand: list[int]
    burglaries: int
    loot: list[int]
    file: int  # -1: sealed
    starts: NotRequired[list[int]]  # the start tokens that all have seen come here


class Peeked(TypedDict):
    """A face-down token that somebody has looked at."""

    space: int
    seats: list[int]
    token: int


class Account(TypedDict):
    """How the last round ended for a Gang."""

    late: int
    fine: int
    file: list[int]  # by category


class OliverView(OwnView):
    """What a seat may know."""

    round: Literal["day", "night"]
    actor: int
    active: int
    guide: int
    helper: int
    again: int
    sets: int
    pawn: int
    left: int
    yellow_closed: bool
    board: list[int]
    peeked: list[Peeked]
    walk: list[int]
    looked: list[int]
    rewards: list[int]
    pile: int
    discard: list[int]
    vault: int
    players: list[PlayerView]
    announced: list[int]
    took: int
    last: list[dict[str, Any]]  # events of the last action that cannot be seen on the table
    report: list[Account]
    prowl: NotRequired[list[int]]  # the actions that a Prowl opens
    drawn: NotRequired[list[int]]
    searched: NotRequired[list[int]]
    waiting: NotRequired[int]


class SpaceRow(TypedDict):
    """A space that may be chosen, and what that brings."""

    space: int
    action: int  # what is meant
    actions: list[int]  # played together; what the rules do without asking is not among them
    pounds: int  # earned by it; below 0: paid
    way: NotRequired[list[int]]  # the spaces after the pawn's, the chosen one last
    files: NotRequired[int]  # skipped tokens that go to the file
    bags: NotRequired[int]  # and those that go into the bag


class Sale(TypedDict):
    """A set that Fagin takes."""

    actions: list[int]
    type: int
    tokens: list[int]  # by kind, ascending
    pounds: int
    bonus: int
    total: int


class Shop(TypedDict):
    """The sets that can be sold now: the whole stock of each type first, the best paid before all."""

    least: int
    reward: int
    extra: int
    sets: list[Sale]


class Split(TypedDict):
    """A way to sell late, and what it leaves for the file."""

    action: int
    pounds: int
    files: int


class OliverPreview(TypedDict, total=False):
    """What a seat can foresee of its choices."""

    spaces: list[SpaceRow]
    relocation: int  # what the next Prowl costs a Gang that touches no token
    fagin: Shop
    late: list[Split]
