"""The real Ray, with two workers: `make ray`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

HOPEFUL = f"{Path(__file__).parents[2] / 'examples' / 'bots' / 'hopeful.py'}:Hopeful"


def arena(folder: Path, file: str, *more: str) -> bytes:
    """A contest in a process of its own; answers the bytes of its results file."""
    bots = f"{HOPEFUL},burglar,random"
    typed = ["arena", "crypt", "--bots", bots, "--seats", "2", "--games", "12", "--out", file, *more]
    subprocess.run([sys.executable, "-m", "rookery.cli", *typed], cwd=folder, check=True, timeout=300)
    return (folder / file).read_bytes()


@pytest.mark.soak
def test_two_workers_of_ray_write_the_file_of_the_local_engine(tmp_path: Path) -> None:
    here = arena(tmp_path, "here")
    assert here.count(b"\n") == 13
    assert arena(tmp_path, "ray", "--engine", "ray", "--jobs", "2") == here


def lab(folder: Path, file: str, *more: str) -> bytes:
    """A study in a process of its own; answers the bytes of its figures and sums."""
    typed = ["lab", "crypt", "--bots", "random", "--seats", "2", "--games", "60", "--out", file, *more]
    subprocess.run([sys.executable, "-m", "rookery.cli", *typed], cwd=folder, check=True, timeout=300)
    return (folder / file).with_suffix(".json").read_bytes()


@pytest.mark.soak
def test_two_workers_of_ray_find_what_the_local_engine_finds(tmp_path: Path) -> None:
    here = lab(tmp_path, "here.html", "--jobs", "1")
    assert lab(tmp_path, "ray.html", "--engine", "ray", "--jobs", "2") == here
