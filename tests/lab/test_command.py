"""`rookery lab` as a person types it: the files it writes, and one sentence for what is wrong."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rookery.lab.page import STYLE
from rookery.lab.scribe import LOCALE
from rookery.lab.world import World, changed, places_at
from rookery.table.packs import read_pack
from rookery.testing.words import parts
from tests.cli.conftest import Run
from tests.cli.test_bad_input import refused
from tests.cli.test_engines import StandIn

QUICK = "lab crypt --bots random --seats 2 --games 4 --jobs 1"


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_a_page_loads_nothing_and_says_all(run: Run, tmp_path: Path, lang: str) -> None:
    said = run(f"{QUICK} --lang {lang} --out {tmp_path / 'page.html'} --parquet {tmp_path / 'p'}")
    assert said.code == 0
    page = (tmp_path / "page.html").read_text()
    assert not re.search(r"<script|src=|href=|url\(|@import|https?:", page)
    assert f'<html lang="{lang}"' in page
    assert "--games 4" in page
    data = json.loads((tmp_path / "page.json").read_text())
    assert {one["topic"] for one in data["figures"]} >= {"game", "place", "lift", "taken", "part", "verb"}
    assert (tmp_path / "p").read_bytes()[:4] == b"PAR1"


def test_both_themes_and_print_are_there() -> None:
    assert "prefers-color-scheme:light" in STYLE
    assert "@media print" in STYLE


def test_a_change_is_told_with_its_size(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    assert run(f"{QUICK} --against collectors=B --out {page}").code == 0
    assert "collectors=B" in page.read_text()
    assert run(f"{QUICK} --against collectors=B --resume --out {page}").code == 0


class Cluster(StandIn):
    """A cluster that is gone after so many batches."""

    def __init__(self, lasts: int) -> None:
        super().__init__()
        self.lasts = lasts

    def get(self, later: Callable[[], Any]) -> Any:
        self.lost = self.lasts == 0
        self.lasts -= 1
        return super().get(later)


def test_a_cluster_finds_what_this_machine_finds(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", Cluster(100))
    assert run(f"{QUICK} --out {tmp_path / 'here.html'}").code == 0
    assert run(f"{QUICK} --engine ray --out {tmp_path / 'ray.html'}").code == 0
    assert (tmp_path / "ray.json").read_bytes() == (tmp_path / "here.json").read_bytes()
    assert (tmp_path / "ray.html").read_bytes() == (tmp_path / "here.html").read_bytes()


def test_what_is_known_outlives_its_cluster(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", Cluster(1))
    refused(run(f"{QUICK} --engine ray --out {tmp_path / 'part.html'}"), "a machine is gone")
    assert "</html>" in (tmp_path / "part.html").read_text()
    assert json.loads((tmp_path / "part.json").read_text())["batches"] == 1


def test_a_page_made_by_the_clock_can_be_had_again(run: Run, tmp_path: Path) -> None:
    few = "lab crypt --bots random --seats 1 --jobs 1 --batches 2"
    assert run(f"{few} --out {tmp_path / 'page.html'}").code == 0
    page = (tmp_path / "page.html").read_text()
    again = re.search(r"<pre>rookery (.*)</pre>", page)
    assert again is not None
    assert "--batches 2" in again[1]
    assert run(f"{again[1]} --jobs 1 --out {tmp_path / 'again.html'}").code == 0
    assert (tmp_path / "again.html").read_text() == page


def test_languages_have_the_same_sentences() -> None:
    english = parts(LOCALE / "en.ftl")
    assert parts(LOCALE / "fr.ftl") == english
    assert parts(LOCALE / "it.ftl") == english


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("lab zork", ("zork", "crypt")),
        ("lab crypt --seats 9", ("9", "1 to 4")),
        ("lab crypt --bots zork", ("zork", "greedy")),
        ("lab crypt --minutes 0", ("--minutes", "0")),
        ("lab crypt --minutes soon", ("soon",)),
        ("lab crypt --minutes 1 --games 1", ("--minutes", "--games")),
        ("lab crypt --against dagger=2", ("dagger", "collectors")),
        ("lab crypt --against collectors=C", ("collectors", "C")),
        ("lab crypt --against nowhere", ("nowhere",)),
        ("lab thiefdom --against zork.poacher.cost=3", ("zork", "cards")),
        ("lab thiefdom --against cards.zork.cost=3", ("zork",)),
        ("lab thiefdom --against cards.crossbow.zork=3", ("zork", "cost")),
        ("lab thiefdom --against cards.crossbow=3", ("crossbow", "no single value")),
        ("lab thiefdom --against cards.*.cost=3", ("names", "name one")),
        ("lab thiefdom --against cards.crossbow.cost=dear", ("dear", "whole number")),
        ("lab thiefdom --against cards.crossbow.cost=999", ("cards.toml", "999")),
        ("lab crypt --resume --out /nowhere/page.html", ("/nowhere/page.json",)),
        ("lab crypt --games 1 --out /nowhere/page.html", ("/nowhere/page.html",)),
        ("lab crypt --address here:1", ("here:1",)),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(run: Run, typed: str, words: tuple[str, ...]) -> None:
    refused(run(typed), *words)


def test_rows_are_named_by_key_or_place() -> None:
    data = read_pack("thiefdom").data
    assert places_at(data, "cards.crossbow.cost")[0].value == places_at(data, "cards.card.2.cost")[0].value
    assert len(places_at(data, "missions.*.vp")) == 16
    assert places_at(data, "missions.1.wants.gem")[0].path == "missions.mission.1.wants.gem"
    world = changed(World("thiefdom", {}), "cards.crossbow.cost=4")
    assert places_at(world.pack(), "cards.crossbow.cost")[0].value == 4
    assert places_at(data, "cards.crossbow.cost")[0].value != 4
