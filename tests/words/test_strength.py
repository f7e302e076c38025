"""How strong bots are is said where they are chosen, by what was measured."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_the_strength_said_is_the_least_one_measured(lang: str) -> None:
    rows = re.findall(r"^\| \w+ \| \w+ \| ([\d.]+) % \|", (ROOT / "docs/bots.md").read_text(), re.MULTILINE)
    assert len(rows) == 5
    texts = (ROOT / f"web/src/locale/{lang}.ftl").read_text()
    said = re.search(r"^bot-strength = .*?(\d+)", texts, re.MULTILINE)
    assert said is not None
    assert int(said[1]) == int(min(map(float, rows)))
