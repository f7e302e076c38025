"""A pack is read from TOML, has a checksum over its content, and is refused with its place."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from rookery import Match, load
from rookery.games.crypt import flow
from rookery.table.packs import folder_of, load_game, pack_of, read_pack

DATA = Path(flow.__file__).parent / "data"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The house pack of Crypt in another folder."""
    return Path(shutil.copytree(DATA, tmp_path / "mine"))


def test_the_house_pack_is_read_by_file() -> None:
    pack = read_pack("crypt")
    assert pack.name == "house"
    assert set(pack.data) == {file.stem for file in DATA.glob("*.toml")}
    assert folder_of(type(load_game("crypt"))) == DATA.parent


def test_a_loaded_game_is_the_same_again_and_knows_its_pack() -> None:
    assert load("crypt") is load("crypt", "house")
    assert pack_of(load("crypt")) == read_pack("crypt")


def test_the_checksum_is_over_the_content_not_the_spelling(copy: Path) -> None:
    file = next(copy.glob("*.toml"))
    file.write_text("# a remark\n\n" + file.read_text(encoding="utf-8"), encoding="utf-8")
    assert read_pack("crypt", copy).sha256 == read_pack("crypt").sha256
    assert read_pack("crypt", copy).name == "mine"


def test_other_content_has_another_checksum(copy: Path) -> None:
    (copy / "more.toml").write_text('remark = "new"\n', encoding="utf-8")
    assert read_pack("crypt", copy).sha256 != read_pack("crypt").sha256


def test_a_match_records_its_pack_and_replays_only_with_it(copy: Path) -> None:
    record = Match("crypt", 2, pack=copy).record()
    assert record["pack"] == {"name": "mine", "sha256": read_pack("crypt", copy).sha256}
    assert Match.replay(record, pack=copy).record() == record
    with pytest.raises(ValueError, match="pack 'mine' is not at hand; say in which folder it is"):
        Match.replay(record)
    with pytest.raises(ValueError, match=r"was made with pack mine \(.*\), this is house \("):
        Match.replay(record, pack="house")


def test_an_unknown_pack_is_refused() -> None:
    with pytest.raises(ValueError, match="no pack 'nowhere': it is neither 'house' nor a folder"):
        read_pack("crypt", "nowhere")


def test_an_empty_folder_is_no_pack(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"there are no \.toml files in"):
        read_pack("crypt", tmp_path)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("a = = 1", "Invalid value"),
        ("day = 2026-01-01", "dates are not allowed"),
        ("x = nan", ""),
        ("x = " + "[" * 5000, "it is nested too deeply"),
        ("a." * 5000 + "b = 1", "it is nested too deeply"),
    ],
)
def test_a_file_that_cannot_be_used_is_named(copy: Path, text: str, reason: str) -> None:
    (copy / "bad.toml").write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=rf"^pack mine: bad\.toml: .*{reason}") as refusal:
        read_pack("crypt", copy)
    assert "\n" not in str(refusal.value)


def test_a_file_that_is_no_text_is_named(copy: Path) -> None:
    (copy / "bad.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(ValueError, match=r"^pack mine: bad\.toml: "):
        read_pack("crypt", copy)


def test_what_the_game_refuses_is_said_with_the_packs_name(tmp_path: Path) -> None:
    folder = tmp_path / "empty"
    folder.mkdir()
    (folder / "nothing.toml").write_text("", encoding="utf-8")
    with pytest.raises(ValueError, match="^pack empty: "):
        load_game("crypt", folder)
