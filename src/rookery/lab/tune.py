"""A search for a pack that meets some aims: some of its numbers are free, and luck is the same for all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from math import inf
from time import monotonic
from typing import Any, Final, NamedTuple

from rookery.bots.engines import Engine
from rookery.lab.aims import Aim, misses
from rookery.lab.evolution import Evolution
from rookery.lab.figures import Report
from rookery.lab.run import Findings
from rookery.lab.study import GAMES, Batch, Study, batches, play
from rookery.lab.world import Place, World, places_at

ROW_STEPS: Final = 4  # file, list, row, field
SPREAD: Final = 1.5  # how far the first candidates lie from the values that are there

Values = tuple[int, ...]


class Try(NamedTuple):
    """A candidate: the free values, how far each aim is missed, and all together."""

    values: Values
    missed: dict[str, float]

    @property
    def loss(self) -> float:
        """The sum of what is missed; without end for a pack that breaks a check."""
        return sum(self.missed.values()) if self.missed else inf


class Tuning:
    """The search, one generation after the other."""

    def __init__(self, study: Study, free: list[str], aims: list[Aim]) -> None:
        self.study = study
        self.free = free
        self.aims = aims
        self.places = [place for path in free for place in places_at(study.world.pack(), path)]
        for place in self.places:
            if type(place.value) is not int or len(place.steps) != ROW_STEPS:
                raise ValueError(f"{place.path} is {place.value!r}: only whole numbers of rows can be free")
        self.start = tuple(int(place.value) for place in self.places)
        self.tries: dict[Values, Try] = {}

    def world(self, values: Values) -> World:
        """The world with these values."""
        data = deepcopy(self.study.world.pack())
        found: list[Place] = [place for path in self.free for place in places_at(data, path)]
        for place, value in zip(found, values, strict=True):
            place.holder[place.field] = value
        return self.study.world._replace(data=data, label="tuned")

    def best(self) -> Try:
        """The candidate that misses least; of equals the first, so that nothing changes without need."""
        return min(self.tries.values(), key=lambda one: one.loss)

    def run(self, engine: Engine, minutes: float, told: Callable[[Tuning], None]) -> None:
        """Searches until all aims are met or the time is up; the pack as it is comes first."""
        end = monotonic() + 60 * minutes
        search = Evolution([float(value) for value in self.start], SPREAD, self.study.seed)
        self._weigh([self.start], engine)
        told(self)
        while self.best().loss > 0 and monotonic() < end:
            asked = [tuple(round(value) for value in point) for point in search.ask()]
            self._weigh(asked, engine)
            worst = max((one.loss for one in self.tries.values() if one.loss < inf), default=1.0)
            search.tell([min(self.tries[values].loss, 2 * worst + 1) for values in asked])
            told(self)

    def _weigh(self, asked: list[Values], engine: Engine) -> None:
        """Plays the games of all candidates that are new, side by side."""
        fresh = [values for values in dict.fromkeys(asked) if values not in self.tries]
        studies: dict[Values, Study] = {}
        for values in fresh:
            try:
                world = self.world(values)
                world.rules()
            except ValueError:
                self.tries[values] = Try(values, {})
            else:
                studies[values] = self.study._replace(world=world)
        found = {values: Findings(study) for values, study in studies.items()}
        tasks = [(values, batch) for values, study in studies.items() for batch in _watched(study)]
        results = engine(play, [(studies[values], batch) for values, batch in tasks], self.study.bots)
        for (values, _), done in zip(tasks, results, strict=True):
            found[values].take(done)
        for values, findings in found.items():
            report = Report(findings, [studies[values].world.rules()])
            self.tries[values] = Try(values, misses(report, self.aims))


def _watched(study: Study) -> Iterator[Batch]:
    """The batches that aims need."""
    return (batch for batch in batches(study) if batch.kind == GAMES)


def tuned_texts(texts: dict[str, str], places: list[Place], values: Values) -> dict[str, str]:
    """The files of a pack with new values, every comment and line else as it was."""
    fresh: dict[str, Any] = {name: text.split("\n") for name, text in texts.items()}
    for place, value in zip(places, values, strict=True):
        if value == place.value:
            continue
        file, header, row = place.steps[0][0], place.steps[1][0], int(place.steps[2][-1])
        lines = fresh[file]
        heads = [n for n, line in enumerate(lines) if line.strip() == f"[[{header}]]"]
        for n in range(heads[row - 1] + 1, len(lines)):
            name, equals, rest = lines[n].partition("=")
            if equals and name.strip() == place.field:
                lines[n] = f"{name}={rest.replace(str(place.value), str(value), 1)}"
                break
    return {name: "\n".join(lines) for name, lines in fresh.items()}
