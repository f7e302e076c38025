"""Games with a planted truth: Lanterns as it is, and with one thing changed."""

from __future__ import annotations

from typing import Any

from rookery.kernel import Game, Picker, Score
from rookery.kernel.manners import Manners
from rookery.kernel.measured import HEARER, Kind, Measured, Number, Told
from rookery.lab.run import Findings
from rookery.lab.study import GAMES, PAIRS, Study, Table, batches, play_batch
from rookery.lab.world import World
from tests.toys.lanterns import Dusk, Lanterns

CARD = Kind("card", (Number("card", 4, 1),), taken=(Told("dealt", ("card",), HEARER),))
BEACON = "0.4"


class Plain(Lanterns):
    """Lanterns, with its cards counted."""

    manners = Manners(measured=Measured(kinds=(CARD,)))


class Doubled(Plain):
    """The highest card counts twice."""

    def scores(self, s: Dusk) -> list[Score]:
        found = super().scores(s)
        more = [4 if card == 4 else 0 for card in s.cards]
        return [Score(one.total + by, one.parts) for one, by in zip(found, more, strict=True)]


class Richer(Plain):
    """The first seat has one more coin."""

    def scores(self, s: Dusk) -> list[Score]:
        first, *others = super().scores(s)
        return [Score(first.total + 1, first.parts), *others]


class OtherLuck(Plain):
    """The same rules, but every roll and draw comes out differently: noise and nothing else."""

    def sample(self, s: Dusk, pick: Picker) -> int:
        pick.word()
        return super().sample(s, pick)


def study(games: int, seed: int = 0, against: bool = True, bots: str = "random") -> Study:
    """Two seats of random players."""
    world = World("lanterns", {})
    return Study(world, world._replace(label="changed") if against else None, (2,), (bots,), seed, games)


def played(rules: list[Game[Any]], games: int, seed: int = 0) -> Findings:
    """All watched games of a study of toys."""
    found = Findings(study(games, seed, len(rules) == 2))
    for batch in batches(found.study):
        if batch.kind in (GAMES, PAIRS):
            found.take(play_batch(found.study, batch, rules))
    return found


TABLE = Table(2, "random")
