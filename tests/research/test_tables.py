"""The command that lists tables and layouts, and the documentation made with it."""

from __future__ import annotations

from pathlib import Path

import pytest

import rookery
from rookery.research.__main__ import main
from rookery.research.gymnasium import IDS

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def test_the_documentation_lists_every_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    told = capsys.readouterr().out
    assert told in PAGE.read_text()
    assert [name for name in IDS if f"`{name}`" not in told] == []


@pytest.mark.parametrize("key", rookery.games())
def test_the_documentation_has_the_layout_of_every_game(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([key, "3"]) == 0
    assert capsys.readouterr().out in PAGE.read_text()


@pytest.mark.parametrize("words", [["chess", "2"], ["crypt"], ["crypt", "two"], ["crypt", "9"]])
def test_bad_words_get_one_sentence(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert words[-1] in said
