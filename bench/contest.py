"""Contestants take turns in short rounds, so that a busy machine slows all of them alike."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from bench.tally import About, Tally

ROOT = Path(__file__).parents[1]
ROUND_SECONDS = 0.2


class Entry:
    """One thing measured by one worker process: `what` names the worker's method."""

    def __init__(self, worker: Worker, what: str, seconds: float = ROUND_SECONDS) -> None:
        self.worker = worker
        self.what = what
        self.seconds = seconds  # of a round
        self.tallies: list[Tally] = []
        self.count = self._fitting_count()

    def _fitting_count(self) -> int:
        """How much work fills a round; finding out warms everything up."""
        count = 1
        while True:
            seconds = self.worker.run(self.what, count, 1).seconds
            if seconds > self.seconds / 4:
                return max(1, round(count * self.seconds / seconds))
            count *= 2

    def round(self, number: int) -> None:
        """Measures one more batch."""
        self.tallies.append(self.worker.run(self.what, self.count, 100 + number))


class Worker:
    """A child process; `interpreted` lets it read src instead of the installed wheel."""

    def __init__(self, *words: str, interpreted: bool = False) -> None:
        env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        if interpreted:
            env["PYTHONPATH"] = str(ROOT / "src")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.worker", *words],
            cwd=ROOT,
            env=env,
            text=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        self.about = About(*self._answer())

    def _answer(self) -> list[Any]:
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("A contestant stopped; its message is above.")
        answer: list[Any] = json.loads(line)
        return answer

    def run(self, what: str, count: int, seed: int) -> Tally:
        """One batch, and what it cost."""
        assert self.process.stdin
        print(json.dumps([what, count, seed]), file=self.process.stdin, flush=True)
        return Tally(*self._answer())

    def close(self) -> None:
        """Ends the process by ending its input."""
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()
