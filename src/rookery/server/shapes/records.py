"""Finished games: the record, its steps, its review."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, RootModel

from rookery.server.shapes.base import Named, Shape
from rookery.server.shapes.positions import Legal, TableEvent, View
from rookery.server.shapes.tables import Result


class PackName(Shape):
    name: str
    sha256: str


class SealedChance(Shape):
    """Where a match's chance came from; the seed is there once it is over."""

    kind: Literal["sealed"]
    match: str
    commitment: str
    salts: list[str]
    seed: str = ""


class SeededChance(Shape):
    """An open seed, as records from elsewhere than a service may have."""

    kind: Literal["seeded"]
    seed: int


class JointChance(Shape):
    """Chance made together: a link is [outcomes before it, seat, digits], a draw the odds of an outcome."""

    kind: Literal["joint"]
    match: str
    commitment: str
    seals: list[str]
    links: list[tuple[int, int, str]]
    seed: str = ""
    draws: list[tuple[int, int, int, int]] = Field(default_factory=list)


class MatchRecord(Shape):
    """Everything needed to play a match again (docs/fair-chance.md)."""

    rookery: int
    game: str
    rules: int
    pack: PackName
    options: dict[str, str]
    seats: int
    names: list[str]
    chance: Annotated[SealedChance | JointChance | SeededChance, Field(discriminator="kind")]
    moves: list[tuple[int, int]]
    hash: str
    result: Result | None = None


class LedgerLine(Shape):
    """One promise: sealed, begun, ended or aborted; `table` stands for the match without telling which."""

    n: int
    at: int
    kind: Literal["sealed", "begun", "ended", "aborted"]
    table: str
    commitment: str
    previous: str
    hash: str


class Ledger(Shape):
    """A part of the public list of promises; `last` is the number of its last line."""

    entries: list[LedgerLine]
    last: int


class Chance(Shape):
    """What could have come at one outcome, and how likely each was."""

    stream: str
    outcomes: list[int]
    weights: list[int]


class Replay(Shape):
    record: MatchRecord
    steps: int
    chances: list[Chance]


class Story(Shape):
    """A game as one seat was told it: who led to each step (-1 is chance), how many events it knew there."""

    seat: int
    movers: list[int]
    told: list[int]
    turn_of: list[list[int]]
    events: list[TableEvent]


class ReplayStep(Shape):
    """One step as one seat saw it; `mover` -1 is chance, null is the beginning."""

    step: int
    steps: int
    seat: int
    view: View
    preview: View
    events: list[TableEvent]
    mover: int | None


class TieBreak(Shape):
    """What was compared between seats level in points, by which clause; no counts where nothing was."""

    key: str
    clause: str
    seats: list[int]
    counts: list[int]
    fewest: bool


class Rung(Shape):
    """A rank of a game alone and the lowest score for it."""

    key: str
    least: int


class Stat(Shape):
    key: str
    counts: list[int]


class Deed(Shape):
    """The greatest of its kind, told by an event that all saw."""

    key: str
    event: TableEvent


class Ending(Shape):
    """How a game ended beside its scores: all from the rules and from what everybody was told."""

    places: list[int]
    ties: list[TieBreak]
    ranks: list[Rung]
    stats: list[Stat]
    deeds: list[Deed]
    prizes: list[Named]


class Moment(Shape):
    """Who led there (-1 chance, -2 nobody yet, -3 several), and each seat's chance to win."""

    step: int
    mover: int
    chances: list[float]


class Tally(Shape):
    began: float
    luck: float
    own: float
    others: float
    rest: float


class Advice(Shape):
    """What the bot would have done at a turning point."""

    step: int
    taken: Legal
    action: Legal
    better: float


class Turn(Shape):
    """A turning point: whose chances changed most, by how much, the events that tell it, the moves."""

    place: int
    start: int
    step: int
    mover: int
    seat: int
    by: float
    told: list[Named]
    actions: list[Legal]
    advice: Advice | None


class Review(Shape):
    v: int
    steps: int
    positions: int
    of: int
    walks: int
    moments: list[Moment]
    tallies: list[Tally]
    turns: list[Turn]


class NoReview(Shape):
    status: Literal["absent", "failed"]


class ReviewUnderWay(Shape):
    status: Literal["working"]
    done: int
    of: int


class ReviewDone(Review):
    status: Literal["done"]


class ReviewState(RootModel[NoReview | ReviewUnderWay | ReviewDone]):
    root: Annotated[NoReview | ReviewUnderWay | ReviewDone, Field(discriminator="status")]
