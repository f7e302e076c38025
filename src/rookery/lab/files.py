"""The files of a report: the page, and JSON to read and to go on from."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from rookery.kernel import Game
from rookery.lab.figures import Report, flat
from rookery.lab.page import page
from rookery.lab.run import Findings


def write_page(file: Path, findings: Findings, rules: list[Game[Any]], lang: str, command: str) -> None:
    """The page, in one step."""
    _write(file, page(findings, rules, lang, command))


def write_json(file: Path, findings: Findings, rules: list[Game[Any]]) -> None:
    """The figures, and the sums behind them."""
    figures = flat(Report(findings, rules))
    _write(file, json.dumps({**findings.dump(), "figures": figures}, separators=(",", ":")) + "\n")


def _write(file: Path, text: str) -> None:
    fresh = file.with_name(file.name + ".new")
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(file)  # in one step: who looks at it meets the old one or the new one
