"""A study gives the same figures wherever it is played, and goes on where it was stopped."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from rookery.bots.engines import side_by_side
from rookery.lab.compare import is_clear
from rookery.lab.run import ALL_PLAYED, OVER_TIME, Budget, Findings, resumed, run
from rookery.lab.study import Study
from rookery.lab.world import World

STUDY = Study(World("crypt", {}), None, (1, 2), ("random",), 3, 3)


def engine(jobs: int, most: int = 10**6) -> Any:
    """This machine with so many processes; interrupted after some batches."""

    def play(work: Callable[[Any], Any], tasks: Iterable[Any], bots: Sequence[str]) -> Iterator[Any]:
        for place, result in enumerate(side_by_side(work, tasks, jobs)):
            if place == most:
                raise KeyboardInterrupt
            yield result

    return play


def whole(jobs: int = 1) -> dict[str, Any]:
    """Everything that is known at the end."""
    findings = Findings(STUDY)
    run(findings, engine(jobs), Budget(), lambda found: None, is_clear)
    assert findings.ended == ALL_PLAYED
    return findings.dump()


def test_two_processes_find_what_one_finds() -> None:
    assert json.dumps(whole(2)) == json.dumps(whole())


def test_a_stopped_study_goes_on_to_the_same_sums(tmp_path: Path) -> None:
    findings = Findings(STUDY)
    with pytest.raises(KeyboardInterrupt):
        run(findings, engine(1, 3), Budget(), lambda found: None, is_clear)
    file = tmp_path / "study.json"
    file.write_text(json.dumps(findings.dump()))
    again = resumed(STUDY, file)
    assert again.batches == 3
    run(again, engine(1), Budget(), lambda found: None, is_clear)
    assert json.dumps(again.dump()) == json.dumps(whole())
    with pytest.raises(ValueError, match="another study"):
        resumed(STUDY._replace(seed=4), file)


def test_time_that_is_up_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([0.0, 30.0, 59.0, 60.0])  # at the beginning, and before each batch
    monkeypatch.setattr("rookery.lab.run.monotonic", lambda: next(clock))
    findings = Findings(STUDY._replace(games=0, seats=(1,)))
    run(findings, engine(1), Budget(1), lambda found: None, is_clear)
    assert (findings.batches, findings.ended) == (2, OVER_TIME)
