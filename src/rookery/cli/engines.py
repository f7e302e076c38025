"""The engines of `rookery arena` and `rookery lab` by name; Ray is asked for only where it is wanted."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module
from typing import Any, TypeVar

from rookery.bots.engines import AHEAD, Engine, in_order, side_by_side, work_away
from rookery.bots.own import is_file, source_of
from rookery.bots.program import is_command
from rookery.cli.trouble import Trouble

T = TypeVar("T")
R = TypeVar("R")
PATIENCE = 5.0  # seconds for a cluster to answer; Ray itself would wait for minutes


def engine_named(name: str, address: str | None, jobs: int | None) -> Engine:
    """The engine behind --engine."""
    if name == "ray":
        return _Ray(address, jobs).play
    if address is not None:
        raise Trouble("error-address", address=address)
    return lambda work, tasks, bots: side_by_side(work, tasks, jobs)


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

    def play(self, work: Callable[[T], R], tasks: Iterable[T], bots: Sequence[str]) -> Iterator[R]:
        """The results in order, whichever machine is done first; files with bots travel along."""
        programs = [name for name in bots if is_command(name)]
        if self._address is not None and programs:
            raise Trouble("error-ray-program", bot=programs[0])
        lent = [source_of(name) for name in bots if is_file(name)]
        self._start()
        try:
            away = self._ray.remote(work_away)
            yield from in_order(
                lambda task: away.remote(work, task, lent), self._result, tasks, self._at_once()
            )
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

    def _at_once(self) -> int:
        """How many games may be on their way: as many as asked for, or enough to keep all busy."""
        if self._address is not None and self._jobs is not None:
            return self._jobs
        return AHEAD * max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def _result(self, later: Any) -> Any:
        found = self._ray.get(later)
        if isinstance(found, str):
            raise ValueError(found)
        return found
