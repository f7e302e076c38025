"""The sheets of `web/src/art` that are drawn as code: fresh, and nobody is missing or looks like another."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from rookery.bots.registry import names
from tools.draw import __main__ as command
from tools.draw import sheets
from tools.draw.people import people
from tools.made import stale

GAMES = Path(__file__).parents[1] / "src" / "rookery" / "games"
BOARDS = Path(__file__).parents[1] / "web" / "src"


def symbols(sheet: str) -> dict[str, str]:
    """What a sheet holds, by the names of its symbols."""
    text = (sheets.ART / f"{sheet}.svg").read_text(encoding="utf-8")
    return dict(re.findall(r'<symbol id="([\w-]+)"(.*?)</symbol>', text, re.DOTALL))


def keys(path: str, kind: str) -> list[str]:
    """The keys of a game's rows."""
    rows = tomllib.loads((GAMES / path).read_text(encoding="utf-8"))[kind]
    return [row["key"] for row in rows]


def test_every_sheet_is_what_the_code_draws() -> None:
    assert [path.name for path in stale(sheets.MADE)] == [], "run `make art`"


def test_a_stale_sheet_is_named_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    old = tmp_path / "bots.svg"
    old.write_text("<svg/>\n")
    made = sheets.MADE._replace(texts=lambda: {old: "<svg></svg>\n"})
    monkeypatch.setattr(sheets, "MADE", made)
    monkeypatch.setattr(sheets, "ART", tmp_path)
    assert command.main(["--check"]) == 1
    assert capsys.readouterr().err == "bots.svg is not what the code draws: run `make art`.\n"
    assert command.main([]) == 0
    assert old.read_text() == "<svg></svg>\n"
    assert command.main(["--check"]) == 0


def test_every_card_and_bot_has_a_picture() -> None:
    clients = keys("thiefdom/data/cards.toml", "card")[12:]
    town = symbols("thiefdom_people")
    assert [f"t-cl-{key}" in town for key in clients] == [True] * 36
    assert [f"t-art-{number}" in symbols("thiefdom_figures") for number in range(1, 7)] == [True] * 6
    london = symbols("oliver_twist_people")
    characters = keys("oliver_twist/data/characters.toml", "card")
    assert [f"o-ch-{key}" in london for key in characters] == [True] * 13
    assert len([name for name in london if name.startswith("o-bu-")]) == 16
    faces = symbols("bots")
    assert [f"b-{name}" in faces for name in names()] == [True] * 9


def test_the_board_lists_the_clients_in_the_order_of_their_cards() -> None:
    told = (BOARDS / "games" / "thiefdom" / "view.ts").read_text(encoding="utf-8")
    listed = re.search(r"CLIENTS = \[(.*?)\]", told, re.DOTALL)
    assert listed is not None
    assert re.findall(r'"(\w+)"', listed[1]) == keys("thiefdom/data/cards.toml", "card")[12:]


def test_every_burglary_has_the_front_of_what_it_brings() -> None:
    rows = tomllib.loads((GAMES / "oliver_twist/data/burglaries.toml").read_text(encoding="utf-8"))["card"]
    fronts = {f"o-bu-{'m' if row['pounds'] < 0 else ''}{abs(row['pounds'])}" for row in rows}
    assert fronts <= set(symbols("oliver_twist_people"))


@pytest.mark.parametrize("sheet", ["bots", "thiefdom_figures", "thiefdom_people", "oliver_twist_people"])
def test_no_two_look_alike(sheet: str) -> None:
    drawn = list(symbols(sheet).values())
    assert len(set(drawn)) == len(drawn)


def test_nobody_shares_hat_and_face_with_another() -> None:
    """A silhouette of one's own: hat, hair and what is held together belong to one person of a game."""
    for group in ("clients", "twist", "thieves", "nobles", "hosts"):
        seen = [(who.hat, who.behind, who.upon, who.beard, who.hold) for who in people(group)]
        assert len(set(seen)) == len(seen), group


def test_fagin_has_no_face() -> None:
    assert not [name for name in symbols("oliver_twist_people") if "fagin" in name]
    assert "fagin" not in [who.key for who in people("twist")]


def test_nobody_wears_a_white_hood() -> None:
    hoods = [
        who.felt for group in ("clients", "twist", "hosts") for who in people(group) if who.hat == "hood"
    ]
    assert hoods
    assert all(int(felt[1:3], 16) + int(felt[3:5], 16) + int(felt[5:7], 16) < 384 for felt in hoods)
