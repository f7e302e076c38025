"""A pack that misses an aim is tuned until it meets it, and what makes no sense is said."""

from __future__ import annotations

from math import inf
from pathlib import Path

import pytest

from rookery.lab.evolution import Evolution
from rookery.lab.world import places_at
from rookery.table.packs import load_game, read_pack
from tests.cli.conftest import Run
from tests.cli.test_bad_input import refused

TUNE = "lab tune oliver_twist --bots random --seats 2 --games 4 --jobs 1"
FREE = "--free money.start_money.number"


def test_evolution_finds_the_bottom_of_a_bowl() -> None:
    search = Evolution([8.0, -6.0, 3.0], 2.0, 1)
    best = inf
    for _ in range(60):
        losses = [(a - 1) ** 2 + 10 * (b - 2) ** 2 + (c + 1) ** 2 for a, b, c in search.ask()]
        best = min(best, *losses)
        search.tell(losses)
    assert best < 0.01


def test_a_pack_is_tuned_to_its_aim(run: Run, tmp_path: Path) -> None:
    """Money at the beginning is points at the end: more points need more of it."""
    aims, out = tmp_path / "aims.toml", tmp_path / "richer"
    before = read_pack("oliver_twist").data
    aims.write_text("score = [46, 90]\n")
    said = run(f"{TUNE} {FREE} --aim {aims} --out {out} --minutes 5")
    changed = read_pack("oliver_twist", out).data
    start = places_at(changed, "money.start_money.number")[0].value
    assert said.code == 0
    assert start > places_at(before, "money.start_money.number")[0].value
    assert f"money.amount.start_money.number = {start} (10)" in said.out
    assert "score" in said.out
    assert load_game("oliver_twist", out)
    assert {name: data for name, data in changed.items() if name != "money"} == {
        name: data for name, data in before.items() if name != "money"
    }
    assert "richer" in (out / "report.html").read_text()


@pytest.mark.parametrize(
    ("aims", "more", "words"),
    [
        ("score = [60, 50]", FREE, ("60", "50")),
        ("zork = [1, 2]", FREE, ("zork", "places")),
        ("places = 7", FREE, ("places", "7")),
        ("score = 5", FREE, ("score", "range")),
        ("score = ", FREE, ("aims.toml", "TOML")),
        ("", FREE, ("names no aim",)),
        ("score = [0, 900]", "--free money.zork.number", ("zork",)),
        ("score = [0, 900]", "--free money.start_money.clause", ("whole numbers",)),
        ("score = [0, 900]", FREE, ("nothing is written",)),
        ("score = [0, 900]", "", ("--free",)),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(
    run: Run, tmp_path: Path, aims: str, more: str, words: tuple[str, ...]
) -> None:
    file = tmp_path / "aims.toml"
    file.write_text(aims)
    refused(run(f"{TUNE} {more} --aim {file} --out {tmp_path / 'new'}"), *words)


def test_a_folder_that_is_there_is_not_written_over(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "aims.toml"
    file.write_text("score = [0, 900]")
    refused(run(f"{TUNE} {FREE} --aim {file} --out {tmp_path}"), str(tmp_path), "new folder")
    refused(run("lab zork crypt"), "zork")
