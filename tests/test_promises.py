"""The table of promises: its rows come from runs, and a newer run takes the place of an older one."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import promises
from bench.promises import HEAD, PAGE, SIZES, SOAKS, put


def test_a_newer_row_takes_the_place_of_the_older(tmp_path: Path) -> None:
    page = tmp_path / "promises.md"
    page.write_text(f"# Promises\n\n{HEAD}\n| --- | --- |\n| a | 1 |\n\nEnd.\n")
    put(page, "| b | 1 |")
    put(page, "| a | 2 |")
    assert page.read_text() == f"# Promises\n\n{HEAD}\n| --- | --- |\n| a | 2 |\n| b | 1 |\n\nEnd.\n"


def test_every_row_names_a_command_that_exists() -> None:
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    rows = lines[lines.index(HEAD) + 2 :]
    for row in rows[: rows.index("")]:
        cells = [cell.strip() for cell in row.split("|")[1:-1]]
        assert len(cells) == 6
        assert all(cells), row
        asked = [word for word in cells[1].strip("`").split() if word.startswith("ONLY=")]
        assert asked, row
        assert asked[0].removeprefix("ONLY=") in SOAKS, row


def test_every_size_is_one_that_its_soak_reads() -> None:
    root = PAGE.parents[1]
    places = {"fuzz": "tests/fuzz/run.py", "twins": "bench/soak.py"}
    for name, sizes in SIZES.items():
        text = (root / places.get(name, SOAKS[name][-1])).read_text(encoding="utf-8")
        assert [size for size in sizes if f'"{size}"' not in text] == [], name


def test_every_soak_has_its_file() -> None:
    root = PAGE.parents[1]
    for name, arguments in SOAKS.items():
        files = [word for word in arguments if word.startswith("tests/")]
        assert all((root / file).is_file() for file in files), name


def test_all_are_run_and_what_was_broken_is_told_at_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "promises.md"
    page.write_text(f"{HEAD}\n| --- | --- |\n\n")
    found = {"kills": (["| a | 1 |"], 0), "power": ([], 1), "disk": ([], 0), "wires": (["| d | 1 |"], 0)}
    monkeypatch.setattr(promises, "PAGE", page)
    monkeypatch.setattr(promises, "run", found.__getitem__)
    monkeypatch.setenv("ONLY", " ".join(found))
    assert promises.main() == 1
    said = capsys.readouterr()
    assert "--- 4 of 4: wires" in said.out
    assert "--- 2 of 4 kept" in said.out
    assert "power, disk" in said.err  # a soak that earned no row did not run
    assert "| d | 1 |" in page.read_text()
