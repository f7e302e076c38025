"""A study from its first batch to its last: sums in order, a file to go on from, and when to stop."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import islice
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple

from rookery.bots.engines import Engine
from rookery.lab.study import Batch, Done, Study, Table, batches, play, tables, worlds
from rookery.lab.sums import Sums, restored

FORMAT: Final = 1
OVER_TIME: Final = "time"  # why it stopped: the budget of minutes is spent,
ALL_PLAYED: Final = "games"  # or of games,
CLEAR: Final = "clear"  # the question is answered,
STOPPED: Final = "stopped"  # or somebody had enough


class Findings:
    """The sums of every table and world, and how many batches made them."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self.batches = 0
        self.sums: dict[str, list[Sums]] = {
            table.key: [Sums() for _ in worlds(study)] for table in tables(study)
        }
        self.ended = STOPPED

    def take(self, done: Done) -> None:
        """The next batch in the order."""
        for mine, more in zip(self.sums[done.batch.table.key], done.sums, strict=True):
            mine.merge(more)
        self.batches += 1

    def at(self, table: Table, world: int = 0) -> Sums:
        """The sums of one table."""
        return self.sums[table.key][world]

    def games(self, table: Table) -> int:
        """How many games were watched at a table."""
        return int(self.at(table).means.get("decisions", [0])[0])

    def dump(self) -> dict[str, Any]:
        """Ready for JSON; enough to go on."""
        return {
            "lab": FORMAT,
            "study": described(self.study),
            "ended": self.ended,
            "batches": self.batches,
            "sums": {key: [one.dump() for one in found] for key, found in self.sums.items()},
        }


def described(study: Study) -> dict[str, Any]:
    """What must be equal for batches to belong together."""
    found: dict[str, Any] = {**study._asdict(), "world": study.world._asdict()}
    found["against"] = None if study.against is None else study.against._asdict()
    plain: dict[str, Any] = json.loads(json.dumps(found))
    return plain


def resumed(study: Study, file: Path) -> Findings:
    """What a file holds of this study; ValueError if it is of another one."""
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise ValueError(f"{file} cannot be read: {error.strerror or error}") from None
    except ValueError:
        raise ValueError(f"{file} is no file of the lab: it is not JSON") from None
    if not isinstance(data, dict) or data.get("lab") != FORMAT:
        raise ValueError(f"{file} is no file of the lab")
    if data.get("study") != described(study):
        raise ValueError(f"{file} holds another study; name another file, or leave out --resume")
    found = Findings(study)
    if set(data["sums"]) != set(found.sums):
        raise ValueError(f"{file}: its tables are not those of its study")
    found.sums = {key: [restored(one) for one in data["sums"][key]] for key in found.sums}
    found.batches = int(data["batches"])
    return found


class Budget(NamedTuple):
    """How long it may take: minutes, and how many batches there may be in all; 0 for as many as there are."""

    minutes: float = 0.0
    batches: int = 0

    def lasting(self, found: Iterator[Batch]) -> Iterator[Batch]:
        """Batches until the time is up."""
        end = monotonic() + 60 * self.minutes
        for batch in found:
            if self.minutes and monotonic() >= end:
                return
            yield batch


def run(
    findings: Findings,
    engine: Engine,
    budget: Budget,
    told: Callable[[Findings], None],
    clear: Callable[[Findings], bool],
) -> None:
    """Plays on from where the findings are; what is known when it is interrupted stays."""
    study = findings.study
    waiting = islice(batches(study), findings.batches, budget.batches or None)
    tasks = ((study, batch) for batch in budget.lasting(waiting))
    with closing(engine(play, tasks, study.bots)) as results:  # type: ignore[type-var]
        for done in results:
            findings.take(done)
            told(findings)
            if clear(findings):
                findings.ended = CLEAR
                return
    findings.ended = OVER_TIME if budget.minutes else ALL_PLAYED
