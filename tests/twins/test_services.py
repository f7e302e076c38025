"""Nobody can tell two services apart whose worlds look alike from where they sit."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import rookery
from rookery.server.app import create_app
from rookery.server.shapes.socket import ASKED
from tests.server.house import SETTINGS
from tests.twins.scripts import FRAMES, SCRIPTS
from tests.twins.tour import Told, first_difference, routes, unscripted, visit
from tests.twins.worlds import Pair, best, drawn, shadowed, spread, strangers

SEEDS = 6  # games whose worlds are visited in a soak
DRAWN = [(key, viewer) for key in rookery.games() for viewer in (-1, 1)]
SHADOWED = [("crypt", 3, 0), ("oliver_twist", 2, -1), ("thiefdom", 1, 1)]


def same(pair: Pair, folder: Path, empty: Path) -> Told:
    """What both services told, which is the same."""
    one, two = visit(folder, empty, pair, 0), visit(folder, empty, pair, 1)
    found = first_difference(one, two)
    assert not found, f"{pair}: {found}"
    return one


@pytest.mark.parametrize(("key", "viewer"), DRAWN)
def test_hidden_things_dealt_anew_change_nothing(key: str, viewer: int, tmp_path: Path, empty: Path) -> None:
    pair = best(drawn(key, 1), viewer)
    assert strangers(pair), f"nobody else sees anything different: {pair}"
    same(pair, tmp_path, empty)


@pytest.mark.parametrize(("key", "seed", "viewer"), SHADOWED)
def test_another_course_changes_nothing(
    key: str, seed: int, viewer: int, tmp_path: Path, empty: Path
) -> None:
    same(best(shadowed(key, seed), viewer), tmp_path, empty)


def test_whoever_else_saw_something_else_changes_nothing(tmp_path: Path, empty: Path) -> None:
    pairs = spread(shadowed("oliver_twist", 2), 2)
    assert len(pairs) > 1
    for pair in pairs:
        same(pair, tmp_path, empty)


def test_every_route_and_every_frame_has_a_script() -> None:
    app = create_app(SETTINGS)
    assert unscripted(app) == []
    assert set(SCRIPTS) == set(routes(app)), "a script is left of a route that is gone"
    assert set(FRAMES) == set(ASKED), "a script is left of a frame that is gone"


@pytest.mark.parametrize(
    "way", ["GET /api/tables/{table}", "POST /api/tables/{table}/chat", "WS /ws/{table}"]
)
def test_a_route_without_a_script_fails(
    way: str, tmp_path: Path, empty: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(SCRIPTS, way)
    with pytest.raises(AssertionError) as failed:
        visit(tmp_path, empty, best(drawn("crypt", 1), 1), 0)
    assert f"{way} has no script" in str(failed.value)
    assert "tests/twins/scripts.py" in str(failed.value)


def test_a_frame_without_a_script_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(FRAMES, "chat")
    assert unscripted(create_app(SETTINGS)) == ["chat"]


def heard(told: Told, name: str) -> list[Any]:
    """The frames that came over a viewer's lines."""
    found = [dict(line[3:]) for line in told[name] if line[1] == "WS"]
    return [json.loads(message["text"]) for message in found if "text" in message]


def test_a_visit_comes_through_every_state_of_a_table(tmp_path: Path, empty: Path) -> None:
    pair = best(drawn("oliver_twist", 1), 0)
    told = visit(tmp_path, empty, pair, 0)
    frames = heard(told, "viewer")
    positions = [frame for frame in frames if frame["t"] == "position"]
    assert {frame["table"]["status"] for frame in positions} == {"open", "sealing", "playing", "over"}
    assert {frame["undo"] for frame in positions} == {True, False}
    assert any(frame["from"] > 0 for frame in positions), "nobody came back to a line"
    assert any(frame.get("nudge") for frame in frames), "no hint came"
    assert any(player["stand_in"] for frame in positions for player in frame["table"]["players"])
    refused = {frame["reason"] for frame in frames if frame["t"] == "error"}
    assert any("cannot be taken back" in reason for reason in refused)
    names = [name for name, _ in told["figures"]]
    kinds = {name.split('kind="')[1].split('"')[0] for name in names if "entries_total" in name}
    assert {"move", "undo"} <= kinds
    assert len(told["log"]) > 500
    assert len(told["program"]) > 500


@pytest.mark.soak
@pytest.mark.parametrize("key", rookery.games())
def test_many_visits_find_no_difference(key: str, tmp_path: Path, empty: Path) -> None:
    made = 0
    for seed in range(10, 10 + SEEDS):
        pairs = drawn(key, seed)
        for viewer in sorted({pair.viewer for pair in pairs}):
            same(best(pairs, viewer), tmp_path, empty)
            made += 1
    print(f"{key}: {made} pairs of visits, no difference")
    assert made >= SEEDS
