"""A wrong pack is refused with file, row, field and reason."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from rookery.games.thiefdom.assembly import check_box
from rookery.games.thiefdom.flow import Thiefdom
from rookery.games.thiefdom.state import restore
from rookery.games.thiefdom.tiles import Side
from tests.games.thiefdom.town import GAME, PACK, Town


def refused(change: tuple[str, str, int, str, Any]) -> str:
    file, rows, number, field, value = change
    pack = deepcopy(PACK)
    pack[file][rows][number][field] = value
    with pytest.raises(ValueError, match="toml") as refusal:
        Thiefdom(pack)
    return str(refusal.value)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("cards", "card", 0, "cost", 9), "cards.toml, row 1 (climbing_tools), cost: 9, it must be 0 to 6"),
        (("cards", "card", 0, "ability", "fly"), "cards.toml, row 1 (climbing_tools), ability: 'fly'"),
        (("cards", "card", 1, "effect", "x"), "cards.toml, row 2 (crossbow), effect: 'x'"),
        (("cards", "card", 1, "guards", 1), "guards: 1, it must be true or false"),
        (("cards", "card", 21, "places", []), "places: [], it must be a list of words"),
        (("cards", "card", 21, "places", ["sea"]), "places: 'sea'"),
        (("cards", "card", 0, "source", "x"), "cards.toml, card 1, source: 'x'"),
        (("missions", "mission", 0, "wants", {}), "missions.toml, row 1, wants: nothing is asked for"),
        (("missions", "mission", 0, "wants", {"gem": 3, "wine": 3}), "6 pieces of loot"),
        (("missions", "mission", 0, "wants", {"tea": 1}), "'tea' is no good"),
        (("missions", "mission", 0, "wants", 3), "wants: 3, it must be a table of goods"),
        (("villas", "villa", 0, "locked", "door"), "villas.toml, villa 1, locked: 'door'"),
        (
            ("patrols", "board", 0, "citizens", ["carriage"]),
            "each citizen of the game must stand on one board",
        ),
        (("patrols", "board", 3, "first", False), "exactly one board has the icon"),
        (("patrols", "board", 0, "rival", 3), "each of the three rivals"),
        (("sections", "side", 0, "rows", ["x"]), "sections.toml, row 1, rows: there must be 7"),
        (("sections", "side", 0, "doors", "z9Q"), "'z9Q' is no edge"),
        (("sections", "side", 0, "doors", 3), "doors: 3, it must be words"),
        (("sections", "side", 0, "doors", "a1N"), "a1N is not possible there"),
        (("sections", "side", 0, "walls", "a1N"), "a1N is not possible there"),
        (("sections", "side", 0, "doors", ""), "cannot be entered or left"),
    ],
)
def test_wrong_fields_are_named(change: tuple[str, str, int, str, Any], said: str) -> None:
    assert said in refused(change)


@pytest.mark.parametrize(
    ("row", "line", "said"),
    [
        (0, "SSSSFFF", "the rim is wrong at d1"),
        (0, "SSS.FF~", "the river of section 1 is wrong at g1"),
        (0, "SSS.FFX", "section 1 shows DX, not D"),
        (1, "S.....F", "d2 has 4 exits"),
        (1, "S??o..F", "is not 7 letters"),
    ],
)
def test_wrong_drawings_are_named(row: int, line: str, said: str) -> None:
    rows = list(PACK["sections"]["side"][0]["rows"])
    rows[row] = line
    assert said in refused(("sections", "side", 0, "rows", rows))


@pytest.mark.parametrize(
    ("rows", "doors", "walls", "said"),
    [
        (
            ("SSS.FFF", "S.oo..F", "S...T.F", ".o.o.o.", "G.F.DDS", "G..oDDS", "GGG.TTS"),
            "e5N e6W",
            "d3S f5N a5E c3E c3S c3W",
            "four alley cells form a square at b2",
        ),
        (
            ("SSS.FFF", "S..o..F", "S.#.#.F", ".o.o.o.", "G.#.DD#", "G..oDD#", "GGG.###"),
            "e5N e6W",
            "d3S f5N a5E",
            "there must be 4 houses",
        ),
        (
            ("SSS.FFF", "SSS.FFF", "SSS.FFF", "...o...", "GGG.DDT", "GGG.DDT", "GGG.TTT"),
            "e5W",
            "",
            "the north and east openings share a lantern",
        ),
        (None, "e5N e6W", "d3S d4N f5N a5E", "walls: an edge is named twice"),
        (None, "e5N e6W e5N", "d3S f5N a5E", "doors: an edge is named twice"),
        (None, "e5N e6W", "d3S f5N a5E e5N", "doors: e5N is behind a wall"),
        (None, "e5N e6W", "d3S f5N a5E d1S", "the alleys do not hang together"),
        (
            None,
            "e5N e6W",
            "d3S f5N a5E e2E",
            "with the north closed, the lantern at d2 leads to fewer than two others",
        ),
    ],
)
def test_sections_that_make_no_sound_city_are_refused(
    rows: tuple[str, ...] | None, doors: str, walls: str, said: str
) -> None:
    pack = deepcopy(PACK)
    side = pack["sections"]["side"][0]
    side["rows"] = list(rows or side["rows"])
    side["doors"], side["walls"] = doors, walls
    with pytest.raises(ValueError, match="^sections.toml, row 1, ") as refusal:
        Thiefdom(pack)
    assert said in str(refusal.value)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize(
    ("land", "river", "said"),
    [
        ("TGTGSS#", "TGTG.S~", "a city for two may have fewer than two F"),
        ("TGFSTGF", "TGFSTG~", "a city may have fewer than two alley cells at the river"),
        ("TGFSTGF", "TGFS..~", "a city may have fewer than two buildings at the river"),
    ],
)
def test_a_box_with_too_little_on_its_poorer_sides_is_refused(land: str, river: str, said: str) -> None:
    sides = []
    for section in range(1, 9):
        is_river = section in (4, 8)
        good = ["TGFSTF~", "#####.~"] if is_river else ["TGFSTGF", "#######"]
        poor = [river if is_river else land, "#######"]
        sides += [Side(section, [*rows, *["#######"] * 5], [], []) for rows in (good, poor)]
    with pytest.raises(ValueError, match=f"^sections.toml, side: {said}"):
        check_box(sides)


@pytest.mark.parametrize("file", sorted(PACK))
def test_missing_files_and_rows(file: str) -> None:
    with pytest.raises(ValueError, match=f"{file}.toml is missing"):
        Thiefdom({key: value for key, value in PACK.items() if key != file})
    for rows in PACK[file]:
        for wrong in ([], ["x"], PACK[file][rows][:-1]):
            pack = deepcopy(PACK)
            pack[file][rows] = wrong
            with pytest.raises(ValueError, match=f"{file}.toml"):
                Thiefdom(pack)


def test_bad_saves_are_refused_in_one_sentence() -> None:
    good = GAME.dump(Town().s)
    for change, said in (
        ({"seats": 9}, "9 seats"),
        ({"ap": "x"}, "not a whole number"),
        ({"vp": 3}, "not a list"),
        ({"vp": [1]}, "1 entries, not 4"),
        ({"what": 1}, "has an unknown what"),
    ):
        with pytest.raises(ValueError, match=said):
            restore({**good, **change})
    for change in ({"vp": [-1] * 4}, {"phase": 99}, {"layout": 0}, {"deck": [0] * 12}, {"gear": [1] * 12}):
        with pytest.raises(ValueError, match="breaks INV"):
            GAME.restore({**good, **change})
