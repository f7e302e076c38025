"""The engines of `rookery arena` by name; Ray is asked for only where it is wanted."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any

from rookery.bots.arena import Contest, Result, play_one
from rookery.bots.engines import Engine, processes
from rookery.cli.trouble import Trouble

AHEAD = 4  # games on their way for each processor of the cluster


def engine_named(name: str, address: str | None, jobs: int | None) -> Engine:
    """The engine behind --engine."""
    if name == "ray":
        return _Ray(address).play
    return lambda contest, numbers: processes(contest, numbers, jobs)


class _Ray:
    """Games on the machines of a Ray cluster, or on a small one started here."""

    def __init__(self, address: str | None) -> None:
        try:
            self._ray: Any = import_module("ray")
        except ImportError:
            raise Trouble("error-no-ray") from None
        self._address = address

    def play(self, contest: Contest, numbers: Sequence[int]) -> Iterator[Result]:
        """The results in order, whichever machine is done first."""
        ray = self._ray
        ray.init(
            address=self._address, log_to_driver=False, include_dashboard=False, ignore_reinit_error=True
        )
        try:
            remote = ray.remote(play_one)
            most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            waiting: deque[Any] = deque()
            for number in numbers:
                waiting.append(remote.remote((contest, number)))
                if len(waiting) >= most:
                    yield ray.get(waiting.popleft())
            while waiting:
                yield ray.get(waiting.popleft())
        finally:
            ray.shutdown()
