"""Results of the arena as a Parquet file."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from rookery.cli.main import main

ARENA = "arena crypt --bots greedy,random --seats 3 --games 4 --seed 2 --jobs 1 --lang en --plain"


def test_a_row_for_each_seat_of_each_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines, file = tmp_path / "results", tmp_path / "results.parquet"
    assert main(f"{ARENA} --out {lines} --parquet {file}".split()) == 0
    table = pq.read_table(file)
    rows = table.to_pylist()
    games = [json.loads(line) for line in lines.read_text().splitlines()[1:]]
    assert [(row["game"], row["seat"]) for row in rows] == [(n, seat) for n in range(4) for seat in range(3)]
    for game in games:
        mine = [row for row in rows if row["game"] == game["number"]]
        assert [row["score"] for row in mine] == game["totals"]
        assert [row["bot"] for row in mine] == [("greedy", "random")[who] for who in game["at"]]
        assert [row["seat"] for row in mine if row["won"]] == game["winners"]
        assert sum(row["won"] for row in mine) == pytest.approx(1)
    meta = {key.decode(): json.loads(value) for key, value in (table.schema.metadata or {}).items()}
    assert (meta["rookery.game"], meta["rookery.seed"]) == ("crypt", 2)
    assert meta["rookery.bots"] == ["greedy", "random"]


def test_a_stopped_contest_is_exported_whole(tmp_path: Path) -> None:
    lines = tmp_path / "results"
    assert main(f"{ARENA} --out {lines}".replace("--games 4", "--games 2").split()) == 0
    files = [tmp_path / name for name in ("resumed.parquet", "whole.parquet")]
    assert main(f"{ARENA} --out {lines} --parquet {files[0]}".split()) == 0
    assert main(f"{ARENA} --parquet {files[1]}".split()) == 0
    assert files[0].read_bytes() == files[1].read_bytes()


def test_without_pyarrow_one_sentence_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.delitem(sys.modules, "rookery.research.contests", raising=False)
    assert main(f"{ARENA} --parquet {tmp_path / 'x'}".split()) == 2
    said = capsys.readouterr()
    assert "pyarrow: install rookery with the extra “research”" in said.err
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert not (tmp_path / "x").exists()


def test_a_file_that_cannot_be_written_is_told_before_the_first_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(f"{ARENA} --parquet {tmp_path}".split()) == 2
    assert str(tmp_path) in capsys.readouterr().err.replace("\n", "")
