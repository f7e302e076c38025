"""The command as a test sees it: typed words in, two texts and a code out."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import NamedTuple

import pytest

from rookery.cli.main import main


class Said(NamedTuple):
    """What a command answered."""

    code: int
    out: str
    err: str


Run = Callable[..., Said]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs `rookery …` with lines typed into its pipe; no sentence may be missing."""
    monkeypatch.setenv("ROOKERY_STRICT_WORDS", "1")
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("LC_ALL", raising=False)

    def command(typed: str, *lines: str, rest: tuple[str, ...] = ()) -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        code = main([*typed.split(), *rest])
        said = capsys.readouterr()
        return Said(code, said.out, said.err)

    return command
