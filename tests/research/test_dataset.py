"""Data sets: every choice of every seat, in the words of the documented schema."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

import rookery
from rookery.bots import make
from rookery.bots.play import ask
from rookery.cli.main import main
from rookery.kernel import MUTE, Picker
from rookery.research.layout import Layout, Part
from rookery.research.tensors import tensors
from rookery.table.record import Record, write_line

HOPEFUL = Path(__file__).parents[2] / "examples" / "bots" / "hopeful.py"


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


def finished(key: str, seats: int, seed: int, options: dict[str, str] | None = None) -> Record:
    """The record of a match of random bots."""
    match = rookery.Match(key, seats, seed=seed, options=options, names=["Ann", "Ben", "Cleo", "Dan"][:seats])
    bot, pick = make("random", seed), Picker(seed)
    while not match.over:
        match.play(ask(bot, match.game, match.state, match.actor, pick))
    return match.record()


def written(file: Path, *records: Record) -> Path:
    """A file as `rookery export` writes it."""
    file.write_text("".join(write_line(record) + "\n" for record in records))
    return file


@pytest.mark.parametrize("key", rookery.games())
def test_records_become_what_their_seats_saw_and_did(key: str, tmp_path: Path) -> None:
    record = finished(key, 3, 4)
    file, out = written(tmp_path / "played.jsonl", record), tmp_path / "played.parquet"
    assert main(f"dataset {key} --records {file} --out {out} --lang en --plain".split()) == 0
    table = pq.read_table(out)
    rows = table.to_pylist()
    assert [[row["seat"], row["action"]] for row in rows] == [m for m in record["moves"] if m[0] >= 0]
    assert {row["bot"] for row in rows} == {None}
    assert all(row["action"] in row["legal"] for row in rows)
    game = rookery.load(key)
    made, s, told = tensors(game, 3, game.settle(3, {})), rookery.Match.replay(record), iter(rows)
    state = game.new(3, s.options)
    for seat, action in record["moves"]:
        if seat >= 0:
            assert next(told)["observation"] == made.row_of(game.view(state, seat)).tolist()
        game.apply(state, seat, action, MUTE)
    totals = [scores[0] for scores in record["result"]["scores"]]
    assert {row["seat"]: row["score"] for row in rows} == dict(enumerate(totals))
    winners = {row["seat"] for row in rows if row["result"] == 1}
    assert winners == set(record["result"]["winners"])
    assert b"Ann" not in out.read_bytes()


def test_records_of_other_games_seats_and_running_matches_are_left_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    running = rookery.Match("crypt", 2, seed=1).record()
    records = [finished("crypt", 2, 1), finished("crypt", 3, 2), finished("thiefs_market", 3, 3), running]
    records.append(finished("crypt", 3, 5, {"memory": "physical"}))
    file, out = written(tmp_path / "all.jsonl", *records), tmp_path / "out.parquet"
    assert main(f"dataset crypt --records {file} --out {out} --lang en --plain".split()) == 2
    assert "2, 3 seats: choose one number with --seats" in capsys.readouterr().err
    assert not out.exists()
    assert main(f"dataset crypt --records {file} --seats 3 --out {out} --lang en --plain".split()) == 0
    assert "of 2 games" in capsys.readouterr().out
    assert (pq.read_schema(out).metadata or {})[b"rookery.options"] == b"varied"
    assert main(f"dataset crypt --records {file} --seats 4 --out {out} --lang en --plain".split()) == 2
    assert "no finished match of crypt" in capsys.readouterr().err


def test_a_record_that_does_not_hold_leaves_no_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = finished("crypt", 2, 1)
    bad = {**good, "hash": "0" * 64}
    out = tmp_path / "out.parquet"
    file = written(tmp_path / "bad.jsonl", good, bad)
    assert main(f"dataset crypt --records {file} --out {out} --lang en --plain".split()) == 2
    assert "match 2 of 2" in capsys.readouterr().err
    file.write_text(write_line(good) + "\nnot a record\n")
    assert main(f"dataset crypt --records {file} --out {out} --lang en --plain".split()) == 2
    assert "bad.jsonl:2" in capsys.readouterr().err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["bad.jsonl"]


def test_own_bots_and_levels_write_data_sets_too(tmp_path: Path) -> None:
    file, own = tmp_path / "own.parquet", f"{HOPEFUL}:Hopeful"
    assert main(f"dataset crypt --bots {own},level2 --games 1 --out {file} --lang en".split()) == 0
    assert {row["bot"] for row in pq.read_table(file).to_pylist()} == {own, "level2"}


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("dataset crypt --bots oracle --out x.parquet", "oracle"),
        ("dataset crypt --bots nowhere.py:Mine --out x.parquet", "there is no file nowhere.py"),
        ("dataset crypt --bots random --seats 9 --out x.parquet", "9"),
        ("dataset crypt --bots random --out nowhere/x.parquet", "nowhere/x.parquet"),
        ("dataset crypt --bots random", "--out"),
        ("dataset crypt --out x.parquet", "--bots, --records or --database"),
        ("dataset crypt --bots random --records a.jsonl --out x.parquet", "name one source"),
        ("dataset crypt --records none.jsonl --out x.parquet", "none.jsonl"),
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
