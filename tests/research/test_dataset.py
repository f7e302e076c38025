"""Data sets: every choice of every seat, in the words of the documented schema."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

import rookery
from rookery.cli.main import main
from rookery.research.layout import Layout, Part
from rookery.research.tensors import tensors


def test_a_data_set_holds_every_choice(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "crypt.parquet"
    typed = f"dataset crypt --bots random,greedy --seats 3 --games 4 --seed 5 --out {file} --lang en --plain"
    assert main(typed.split()) == 0
    table = pq.read_table(file)
    rows = table.to_pylist()
    said = " ".join(capsys.readouterr().out.split())
    assert said.startswith(f"{len(rows)} choices of 4 games are in")
    assert {row["game"] for row in rows} == {0, 1, 2, 3}
    assert all(row["action"] in row["legal"] for row in rows)
    assert {row["bot"] for row in rows} == {"random", "greedy"}
    game = rookery.load("crypt")
    made = tensors(game, 3, game.settle(3, {}))
    for row in rows:
        view = made.view_of(np.array(row["observation"], np.int8))
        assert view["actor"] == view["seat"] == row["seat"]
        assert game.notation(row["action"]) == row["notation"]
    for number in range(4):
        winners = {row["seat"] for row in rows if row["game"] == number and row["result"] == 1}
        assert winners
    meta = {key.decode(): value.decode() for key, value in (table.schema.metadata or {}).items()}
    parts = [Part._make([*row[:3], tuple(row[3]), *row[4:]]) for row in json.loads(meta["rookery.layout"])]
    assert Layout(parts).cells == made.layout.cells
    assert (meta["rookery.game"], meta["rookery.seats"], meta["rookery.seed"]) == ("crypt", "3", "5")


@pytest.mark.parametrize("key", rookery.games())
def test_every_game_has_data_sets(key: str, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    typed = f"dataset {key} --bots random --seats 3 --games 1 --seed 2 --out {file} --lang en --plain"
    assert main(typed.split()) == 0
    rows = pq.read_table(file).to_pylist()
    game = rookery.load(key)
    layout = tensors(game, 3, game.settle(3, {})).layout
    for row in rows:
        parts = layout.split(np.array(row["observation"]))
        assert [int(parts["seat"]), int(parts["actor"])] == [row["seat"] + 1, 2]
    assert {row["seat"] for row in rows} == {0, 1, 2}


def test_the_same_seed_writes_the_same_rows(tmp_path: Path) -> None:
    tables = []
    for name in ("a", "b"):
        file = tmp_path / name
        assert main(f"dataset crypt --bots greedy --games 2 --out {file} --lang en".split()) == 0
        tables.append(pq.read_table(file).to_pylist())
    assert tables[0] == tables[1]


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("dataset crypt --bots oracle --out x.parquet", "oracle"),
        ("dataset crypt --bots random --seats 9 --out x.parquet", "9"),
        ("dataset crypt --bots random --out nowhere/x.parquet", "nowhere/x.parquet"),
        ("dataset crypt --bots random", "--out"),
    ],
)
def test_bad_input_gets_one_sentence(
    typed: str,
    reason: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*typed.split(), "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert reason in said
    assert said.count("\n") == 1
