"""From sums to figures: every number of a report with its interval, for the page, JSON and Parquet."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from rookery.kernel import Game
from rookery.lab.intervals import (
    Figure,
    discoveries,
    doubt,
    jackknife,
    mean,
    proportion,
    ratio,
    share,
)
from rookery.lab.luck import FOLDS
from rookery.lab.probe import MOMENTS
from rookery.lab.run import Findings
from rookery.lab.study import Table, tables, worlds
from rookery.lab.sums import Numbers, Sums
from rookery.lab.watch import POINTS

SHARES: Final = ("shared", "tied", "comeback")
MEANS: Final = (
    "forced",
    "idle",
    "decisions",
    "rounds",
    "minutes",
    "score",
    "best",
    "margin",
    "leads",
    "spread",
)
FEWEST: Final = 30  # players who must have had a thing before anything is said of it


class Entry(NamedTuple):
    """One figure of a report. `shown` says that it differs from what is even, after many looks."""

    topic: str
    name: str
    seats: int  # 0 where all counts are taken together
    bots: str
    world: int
    figure: Figure
    shown: bool = True


class Report:
    """All figures, to be asked for one by one."""

    def __init__(self, findings: Findings, rules: list[Game[Any]]) -> None:
        self.findings = findings
        self.rules = rules
        self.entries: list[Entry] = []
        for world, game in enumerate(rules):
            for table in tables(findings.study):
                self.entries += _of_table(game, table, world, findings.at(table, world))
            for bots in findings.study.bots:
                self.entries += _of_things(bots, world, pooled(findings, bots, world))
        self.entries = _places_judged(self.entries)
        self._found = {(one.topic, one.name, one.seats, one.bots, one.world): one for one in self.entries}

    def entry(self, topic: str, name: str, seats: int, bots: str, world: int = 0) -> Entry | None:
        """One figure, if there is such a one."""
        return self._found.get((topic, name, seats, bots, world))

    def figure(self, topic: str, name: str, table: Table, world: int = 0) -> Figure:
        """A figure of a table; nothing is known where there is none."""
        found = self.entry(topic, name, table.seats, table.bots, world)
        return found.figure if found else Figure(0.0, 0.0, 0.0, 0)


def pooled(findings: Findings, bots: str, world: int) -> Sums:
    """The sums of all tables at which these bots played against each other."""
    found = Sums()
    for table in tables(findings.study):
        if table.bots == bots and table.seats > 1:
            found.merge(findings.at(table, world))
    return found


def _of_table(game: Game[Any], table: Table, world: int, sums: Sums) -> list[Entry]:
    found: dict[tuple[str, str], Figure] = {}
    for name in MEANS:
        found["game", name] = mean(sums.means.get(name, []))
    for name in SHARES:
        found["game", name] = share(sums.means.get(name, []))
    for place in range(table.seats):
        found["place", str(place + 1)] = share(sums.means.get(f"place.{place}", []))
    for part in game.score_parts:
        found["part", part] = mean(sums.means.get(f"part.{part}", []))
        found["won part", part] = mean(sums.means.get(f"won_part.{part}", []))
    for point in range(POINTS + 1):
        found["leader", str(point)] = share(sums.means.get(f"leader.{point}", []))
        found["gap", str(point)] = mean(sums.means.get(f"gap.{point}", []))
    for moment in range(MOMENTS):
        found["winner", str(moment)] = mean(sums.means.get(f"winner.{moment}", []))
        found["favourite", str(moment)] = share(sums.means.get(f"favourite.{moment}", []))
    for topic in ("verdict", "ending"):
        counts = sums.tallies.get(topic, {})
        for name, times in counts.items():
            if name:
                found[topic, name] = proportion(times, sum(counts.values()))
    for verb, times in sums.tallies.get("offered", {}).items():
        found["verb", verb] = proportion(sums.tallies.get("chosen", {}).get(verb, 0), times)
    found |= {("luck", name): one for name, one in luck_of(sums).items()}
    return [
        Entry(topic, name, table.seats, table.bots, world, one)
        for (topic, name), one in found.items()
        if one.many
    ]


def luck_of(sums: Sums) -> dict[str, Figure]:
    """The variance of one seat's result: the deal's part, the player's part, and what came on the way."""
    folds = [sums.pairs[f"luck.{fold}"] for fold in range(FOLDS) if f"luck.{fold}" in sums.pairs]
    many = int(sum(fold[0] for fold in folds))
    if many < FOLDS:
        return {}
    return {
        "deal": jackknife(folds, lambda numbers: _split(numbers)[0], many),
        "player": jackknife(folds, lambda numbers: _split(numbers)[1], many),
        "way": jackknife(folds, lambda numbers: _split(numbers)[2], many),
        "ladder": jackknife(folds, lambda numbers: (numbers[1] - numbers[2]) / numbers[0], many),
    }


def _split(numbers: Numbers) -> tuple[float, float, float]:
    """The parts as they are measured: by noise one may come out a little below 0."""
    many, x, y, xx, xy, yy = numbers
    within = ((xx - x * x / many) + (yy - y * y / many)) / 2 / many
    apart = (xx - 2 * xy + yy) / many - ((x - y) / many) ** 2
    player = (((x - y) / many) ** 2 - apart / many) / 4  # noise alone would set them apart a little
    deal = (xy - x * y / many) / many
    whole = within + player
    if whole <= 0:
        return 0.0, 0.0, 1.0
    return deal / whole, player / whole, (within - deal) / whole


def _of_things(bots: str, world: int, sums: Sums) -> list[Entry]:
    """Every thing: how often it was taken where it was on offer, when, and how its takers fared."""
    found: list[Entry] = []
    for name, numbers in sums.means.items():
        topic, _, thing = name.partition(".")
        if topic == "taken":
            found.append(Entry("taken", thing, 0, bots, world, share(numbers)))
        elif topic in ("when", "times"):
            found.append(Entry(topic, thing, 0, bots, world, mean(numbers)))
    for name, numbers in sums.pairs.items():
        topic, _, thing = name.partition(".")
        if topic == "kind":
            found.append(Entry("kind", thing, 0, bots, world, ratio(numbers)))
        elif topic == "points":
            found.append(Entry("points", thing, 0, bots, world, ratio(numbers)))
    return found + _lifts(bots, world, sums)


def _lifts(bots: str, world: int, sums: Sums) -> list[Entry]:
    """Lifts, each judged beside the average of its kind, all kinds in one look."""
    lifts = {
        name.partition(".")[2]: ratio(one) for name, one in sums.pairs.items() if name.startswith("lift.")
    }
    judged = [thing for thing, one in lifts.items() if one.many >= FEWEST]
    kinds = {key: ratio(sums.pairs[f"kind.{key}"]).value for key in {name.split(".")[0] for name in judged}}
    shown = discoveries([doubt(lifts[thing], kinds[thing.split(".")[0]]) for thing in judged])
    clear = {thing for thing, is_shown in zip(judged, shown, strict=True) if is_shown}
    return [Entry("lift", thing, 0, bots, world, one, thing in clear) for thing, one in lifts.items()]


def _places_judged(entries: list[Entry]) -> list[Entry]:
    """Places in the order of play beside an even share, all tables in one look."""
    places = [one for one in entries if one.topic == "place"]
    shown = discoveries([doubt(one.figure, 1 / one.seats) for one in places])
    judged = {id(one): is_shown for one, is_shown in zip(places, shown, strict=True)}
    return [one._replace(shown=judged[id(one)]) if id(one) in judged else one for one in entries]


def flat(report: Report) -> list[dict[str, Any]]:
    """The figures as rows of a file."""
    labels = [world.label for world in worlds(report.findings.study)]
    return [
        {
            "topic": one.topic,
            "name": one.name,
            "seats": one.seats,
            "bots": one.bots,
            "world": labels[one.world],
            **one.figure._asdict(),
            "shown": one.shown,
        }
        for one in report.entries
    ]
