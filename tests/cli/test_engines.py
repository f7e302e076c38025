"""The engines of the arena: a stand-in for Ray shows what is asked of it; `make ray` runs the real one."""

from __future__ import annotations

import socket
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from tests.cli.conftest import Run, Said

HOPEFUL = f"{Path(__file__).parents[2] / 'examples' / 'bots' / 'hopeful.py'}:Hopeful"
ARENA = "arena crypt --bots greedy,random --games 6 --seed 3"


class RayError(Exception):
    """What Ray raises when a machine is lost."""


class StandIn(ModuleType):
    """As much of Ray as the arena uses; games are played here when they are asked for."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.exceptions = SimpleNamespace(RayError=RayError)
        self.asked: dict[str, Any] = {}
        self.waiting = self.most = 0
        self.running = self.lost = False

    def init(self, **asked: Any) -> None:
        self.asked, self.running = asked, True
        if asked["address"] == "nowhere":
            raise ConnectionError("nobody there\nand more")

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 1.0}

    def remote(self, work: Callable[..., Any]) -> Any:
        def later(*given: Any) -> Callable[[], Any]:
            self.waiting += 1
            self.most = max(self.most, self.waiting)
            return lambda: work(*given)

        return SimpleNamespace(remote=later)

    def get(self, later: Callable[[], Any]) -> Any:
        if self.lost:
            raise RayError("a machine is gone\nwith a long story")
        self.waiting -= 1
        return later()

    def shutdown(self) -> None:
        self.running = False


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> StandIn:
    """The stand-in where `import ray` finds it."""
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    found = StandIn()
    monkeypatch.setitem(sys.modules, "ray", found)
    return found


@pytest.fixture
def door() -> Iterator[str]:
    """An address where somebody listens."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        yield f"127.0.0.1:{listening.getsockname()[1]}"


def refused(said: Said, *words: str) -> None:
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    for word in words:
        assert word in said.err


def test_ray_and_the_local_engine_write_the_same_file(run: Run, ray: StandIn, tmp_path: Path) -> None:
    bots = f"arena crypt --bots {HOPEFUL},greedy,random --seats 2 --games 8"
    run(f"{bots} --jobs 1 --out {tmp_path / 'here'}")
    said = run(f"{bots} --engine ray --jobs 2 --out {tmp_path / 'ray'}")
    assert said.code == 0
    assert (tmp_path / "ray").read_bytes() == (tmp_path / "here").read_bytes()
    assert (ray.asked["address"], ray.asked["num_cpus"], ray.running) == ("local", 2, False)
    assert ray.most == 4


def test_a_cluster_is_asked_for_as_many_games_at_once_as_wanted(run: Run, ray: StandIn, door: str) -> None:
    assert run(f"{ARENA} --engine ray --address {door} --jobs 2").code == 0
    assert (ray.asked["address"], ray.most, "num_cpus" in ray.asked) == (door, 2, False)


def test_a_cluster_that_does_not_answer_is_named(run: Run, ray: StandIn, door: str) -> None:
    refused(run(f"{ARENA} --engine ray --address nowhere"), "Ray (nowhere)", "nobody there")
    refused(run(f"{ARENA} --engine ray --address 127.0.0.1:1"), "127.0.0.1:1", "refused")
    ray.lost = True
    refused(run(f"{ARENA} --engine ray --address {door}"), door, "a machine is gone")
    assert not ray.running


def test_a_program_stays_on_its_machine(run: Run, ray: StandIn, door: str) -> None:
    said = run(f"arena crypt --engine ray --address {door} --bots", rest=("cmd:cat",))
    refused(said, "cmd:cat", "cannot go along")


def test_a_bot_that_fails_far_away_is_told_in_one_sentence(run: Run, ray: StandIn, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("class Mine:\n    def choose(self, view, legal, sampler):\n        return 1 / 0\n")
    refused(run(f"arena crypt --bots {file}:Mine,random --engine ray"), "mine.py", "ZeroDivisionError")


def test_without_ray_one_sentence_says_what_to_install(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    refused(run(f"{ARENA} --engine ray"), "install rookery with the extra “ray”")


def test_an_address_without_ray_is_refused(run: Run) -> None:
    refused(run(f"{ARENA} --address 10.0.0.1:6379"), "--address 10.0.0.1:6379", "--engine ray")
