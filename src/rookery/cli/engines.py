"""The engines of `rookery arena` by name; Ray is asked for only where it is wanted."""

from __future__ import annotations

import logging
import os
import socket
from collections import deque
from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any

from rookery.bots.arena import Contest, Result
from rookery.bots.engines import Engine, play_away, processes
from rookery.bots.own import is_file, source_of
from rookery.bots.program import is_command
from rookery.cli.trouble import Trouble

AHEAD = 4  # games on their way for each processor of the cluster
PATIENCE = 5.0  # seconds for a cluster to answer; Ray itself would wait for minutes


def engine_named(name: str, address: str | None, jobs: int | None) -> Engine:
    """The engine behind --engine."""
    if name == "ray":
        return _Ray(address, jobs).play
    if address is not None:
        raise Trouble("error-address", address=address)
    return lambda contest, numbers: processes(contest, numbers, jobs)


class _Ray:
    """Games on the machines of a Ray cluster, or on a small one started here."""

    def __init__(self, address: str | None, jobs: int | None) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told that somebody plays
        try:
            self._ray: Any = import_module("ray")
        except ImportError:
            raise Trouble("error-no-ray") from None
        self._address = address
        self._jobs = jobs

    def play(self, contest: Contest, numbers: Sequence[int]) -> Iterator[Result]:
        """The results in order, whichever machine is done first; files with bots travel along."""
        programs = [name for name in contest.bots if is_command(name)]
        if self._address is not None and programs:
            raise Trouble("error-ray-program", bot=programs[0])
        lent = [source_of(name) for name in contest.bots if is_file(name)]
        self._start()
        try:
            yield from self._results(contest, numbers, lent)
        except self._ray.exceptions.RayError as error:
            raise self._trouble(error) from None
        finally:
            self._ray.shutdown()

    def _start(self) -> None:
        logging.getLogger("ray").setLevel(logging.ERROR)
        wanted: dict[str, Any] = {"address": self._address or "local"}
        if self._address is None:
            wanted |= {"num_cpus": self._jobs, "include_dashboard": False}
        try:
            self._knock()
            self._ray.init(log_to_driver=False, logging_level=logging.ERROR, **wanted)
        except (OSError, RuntimeError, ValueError) as error:
            raise self._trouble(error) from None

    def _knock(self) -> None:
        """Finds out at once whether anybody is at HOST:PORT."""
        host, colon, port = (self._address or "").rpartition("/")[2].rpartition(":")
        if colon:
            socket.create_connection((host, int(port)), PATIENCE).close()

    def _trouble(self, error: Exception) -> Trouble:
        told = str(error).strip() or type(error).__name__
        return Trouble("error-ray", address=self._address or "local", reason=told.splitlines()[0])

    def _results(
        self, contest: Contest, numbers: Sequence[int], lent: list[tuple[str, bytes]]
    ) -> Iterator[Result]:
        away = self._ray.remote(play_away)
        waiting: deque[Any] = deque()
        most = self._at_once()
        for number in numbers:
            waiting.append(away.remote(contest, number, lent))
            if len(waiting) >= most:
                yield self._next(waiting)
        while waiting:
            yield self._next(waiting)

    def _at_once(self) -> int:
        """How many games may be on their way: as many as asked for, or enough to keep all busy."""
        if self._address is not None and self._jobs is not None:
            return self._jobs
        return AHEAD * max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def _next(self, waiting: deque[Any]) -> Result:
        found: Result | str = self._ray.get(waiting.popleft())
        if isinstance(found, str):
            raise ValueError(found)
        return found
