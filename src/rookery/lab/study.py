"""What is played for a report: tables, batches of games in one fixed order, and the sums of a batch."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from rookery.bots.registry import summon
from rookery.kernel import Game
from rookery.lab.counting import counted, counted_pair
from rookery.lab.luck import deal_twice
from rookery.lab.probe import probe
from rookery.lab.sums import Sums
from rookery.lab.watch import Notes, watch
from rookery.lab.world import World
from rookery.table.canon import mixed

GAMES: Final = "games"  # a batch of games that are watched
LUCK: Final = "luck"  # a batch of deals played by two levels
PROBE: Final = "probe"  # a batch of games in which positions are judged
PAIRS: Final = "pairs"  # a batch of games in both worlds
BATCH: Final = {"burglar": 4, "fence": 2, "mastermind": 1}  # games of a batch, by who plays
USUAL_BATCH: Final = 25
DEALS: Final = 5  # games of a batch for one deal that two levels play,
PROBES: Final = 8  # and for one in which positions are judged
ASIDE: Final = {LUCK: deal_twice, PROBE: probe}  # what is not watched from above


class Study(NamedTuple):
    """Everything that the figures of a report hang on, but for how many batches were played."""

    world: World
    against: World | None
    seats: tuple[int, ...]
    bots: tuple[str, ...]
    seed: int
    games: int  # at each table; 0 for as many as there is time for


class Table(NamedTuple):
    """So many seats, and who sits at all of them."""

    seats: int
    bots: str

    @property
    def key(self) -> str:
        """Its name in files."""
        return f"{self.seats}:{self.bots}"


class Batch(NamedTuple):
    """Games from one number on, or deals, at one table."""

    table: Table
    kind: str
    start: int
    many: int


def tables(study: Study) -> list[Table]:
    """All tables, the quick players first."""
    return [Table(seats, bots) for bots in study.bots for seats in study.seats]


def batches(study: Study) -> Iterator[Batch]:
    """All batches in their order: every table in turn, until each has had its games, if any are set."""
    cycle = 0
    going = True
    while going:
        going = False
        for table in tables(study):
            size = BATCH.get(table.bots, USUAL_BATCH)
            start = cycle * size
            many = min(size, study.games - start) if study.games else size
            if many > 0:
                going = True
                yield from _cycle(study, table, cycle, start, many)
        cycle += 1


def _cycle(study: Study, table: Table, cycle: int, start: int, many: int) -> Iterator[Batch]:
    if study.against is not None:
        yield Batch(table, PAIRS, start, many)
        return
    yield Batch(table, GAMES, start, many)
    deals = max(1, many // DEALS)
    yield Batch(table, LUCK, cycle * deals, deals)
    if table.seats > 1:
        probes = max(1, many // PROBES)
        yield Batch(table, PROBE, cycle * probes, probes)


class Done(NamedTuple):
    """The sums of one batch, for each world."""

    batch: Batch
    sums: list[Sums]


def play(task: tuple[Study, Batch]) -> Done:
    """One batch, the same on every machine."""
    study, batch = task
    rules = [world.rules() for world in worlds(study)]
    return play_batch(study, batch, rules)


def worlds(study: Study) -> list[World]:
    """The world that is looked at, and the changed one if there is one."""
    return [study.world] if study.against is None else [study.world, study.against]


def play_batch(study: Study, batch: Batch, rules: list[Game[Any]]) -> Done:
    """One batch by these rules, also for a game that is not on the shelf."""
    sums = [Sums() for _ in rules]
    for number in range(batch.start, batch.start + batch.many):
        if batch.kind in ASIDE:
            options = rules[0].settle(batch.table.seats, study.world.options)
            ASIDE[batch.kind](sums[0], rules[0], *batch.table, options, study.seed, number)
        else:
            notes = [_watched(study, batch.table, number, n, game) for n, game in enumerate(rules)]
            for one, game, found in zip(sums, rules, notes, strict=True):
                counted(one, game, found)
            if len(notes) == 2:
                counted_pair(sums[1], rules[1], *notes)
    return Done(batch, sums)


def _watched(study: Study, table: Table, number: int, world: int, game: Game[Any]) -> Notes:
    """One game; in both worlds with the same luck."""
    options = game.settle(table.seats, worlds(study)[world].options)
    own = mixed(study.seed, table.seats, number)
    players = [summon(table.bots, mixed(own, seat)) for seat in range(table.seats)]
    return watch(game, table.seats, options, players, own)
