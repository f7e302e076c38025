"""The table of promises: its rows come from runs, and a newer run takes the place of an older one."""

from __future__ import annotations

from pathlib import Path

from bench.promises import HEAD, PAGE, SOAKS, put


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


def test_every_soak_has_its_file() -> None:
    root = PAGE.parents[1]
    for name, arguments in SOAKS.items():
        files = [word for word in arguments if word.startswith("tests/")]
        assert all((root / file).is_file() for file in files), name
