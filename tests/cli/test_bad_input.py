"""Bad input gets one sentence on stderr and exit code 2, in the language that was asked for."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import rookery
from tests.cli.conftest import Run, Said

HOUSE = Path(str(rookery.__file__)).parent / "games" / "crypt" / "data"


def refused(said: Said, *words: str) -> None:
    """One line that names the thing and the reason, and nothing else."""
    assert said.code == 2
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err
    for word in words:
        assert word in said.err


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("zork", ("zork", "play, serve, replay")),
        ("play zork", ("zork", "crypt")),
        ("play crypt --zork", ("--zork",)),
        ("play crypt --seats 9", ("9", "1 to 4")),
        ("play crypt --seats 0", ("0",)),
        ("play crypt --seats three", ("three",)),
        ("play crypt --seed -1", ("--seed",)),
        ("play crypt --seats 2 --bot 3=greedy", ("seat 3", "1 to 2")),
        ("play crypt --bot 2=zork", ("zork", "greedy")),
        ("play crypt --bot greedy", ("greedy", "2=greedy")),
        ("play crypt --bot two=greedy", ("two=greedy",)),
        ("play crypt --name 5=Eve", ("seat 5",)),
        ("play crypt --set zork=1", ("zork", "collectors")),
        ("play crypt --set memory=zork", ("memory", "zork", "perfect")),
        ("play crypt --side pottery=C", ("side_pottery", "C")),
        ("play crypt --solo --seats 3", ("--solo", "--seats")),
        ("play crypt --solo --bot 1=greedy", ("--solo", "--bot")),
        ("play crypt --lang de", ("de", "en, fr, it")),
        ("play crypt --pack /nowhere", ("/nowhere",)),
        ("play crypt --record /nowhere/record", ("/nowhere/record",)),
        ("play --resume /nowhere", ("/nowhere",)),
        ("play --resume /nowhere --seats 2", ("--seats", "--resume")),
        ("new-game", ("NAME",)),
        ("new-game Night", ("Night",)),
        ("new-game class", ("class",)),
        ("new-game json", ("json",)),
        ("new-game crypt", ("crypt",)),
        ("new-game pytest", ("pytest", "installed")),
        (f"new-game {'a' * 300}", ("too long",)),
        ("new-game night_market --folder /", ("/",)),
        ("replay", ("FILE",)),
        ("replay /nowhere", ("/nowhere",)),
        ("verify /nowhere", ("/nowhere",)),
        ("rules zork", ("zork", "crypt")),
        ("rules crypt CR-99.9", ("CR-99.9",)),
        ("data", ("check",)),
        ("data check /nowhere", ("/nowhere",)),
        ("arena crypt", ("--bots",)),
        ("arena crypt --bots zork", ("zork", "greedy")),
        ("arena crypt --bots ,", ("--bots",)),
        ("arena crypt --bots greedy --games 0", ("0",)),
        ("arena crypt --bots greedy --seats 7", ("7", "1 to 4")),
    ],
)
def test_refused_in_one_sentence(run: Run, typed: str, words: tuple[str, ...]) -> None:
    refused(run(typed), *words)


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [("fr", "rookery\u00a0: Il n’y a pas de jeu"), ("it", "rookery: Non c’è un gioco")],
)
def test_refused_in_its_language(run: Run, lang: str, sentence: str) -> None:
    refused(run(f"play zork --lang {lang}"), sentence, "zork")


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    """A finished game between bots."""
    file = tmp_path / "record.json"
    run(f"play crypt --seats 2 --bot 1=random --bot 2=random --seed 4 --record {file}")
    return file


def test_truncated_record(run: Run, record: Path) -> None:
    record.write_text(record.read_text()[:200])
    for command in ("verify", "replay", "play --resume"):
        refused(run(f"{command} {record}"), str(record), "line 1")


def test_edited_record(run: Run, record: Path) -> None:
    data = json.loads(record.read_text())
    number = next(n for n, move in enumerate(data["moves"]) if move[0] == 0)
    data["moves"][number][1] = 132
    record.write_text(json.dumps(data))
    refused(run(f"verify {record}"), f"move {number + 1}")
    refused(run(f"replay {record}"), f"move {number + 1}")


def test_edited_chance_is_found(run: Run, record: Path) -> None:
    data = json.loads(record.read_text())
    data["chance"]["seed"] = 5
    record.write_text(json.dumps(data))
    refused(run(f"verify {record}"), "seed")


@pytest.mark.parametrize(
    "text", ["[]", "7", '"x"', '{"record": 7}', '{"record": {}, "bots": 3}', "\xff", "[" * 9000]
)
def test_other_files_are_no_records(run: Run, tmp_path: Path, text: str) -> None:
    file = tmp_path / "file"
    file.write_bytes(text.encode("latin-1"))
    refused(run(f"verify {file}"), str(file))


def test_steps_and_seats_outside_the_record(run: Run, record: Path) -> None:
    refused(run(f"replay {record} --step 99999"), "99999")
    refused(run(f"replay {record} --step 3 --seat 3"), "3", "1 to 2")


def test_saved_bot_that_is_unknown(run: Run, record: Path) -> None:
    saved = {"record": json.loads(record.read_text()), "bots": {"1": "zork"}}
    record.write_text(json.dumps(saved))
    refused(run(f"play --resume {record}"), "zork")


@pytest.mark.parametrize("bot", ["cmd:touch stolen", "stolen.py:Mine"])
def test_a_saved_game_runs_no_code_of_its_own_accord(run: Run, record: Path, bot: str) -> None:
    saved = {"record": json.loads(record.read_text()), "bots": {"1": "greedy", "2": bot}}
    record.write_text(json.dumps(saved))
    refused(run(f"play --resume {record}"), bot, "runs code", f"--bot 2={bot}")
    assert run(f"play --resume {record} --bot 2=greedy").code == 0


def test_bad_pack_names_file_and_reason(run: Run, tmp_path: Path) -> None:
    for file in HOUSE.glob("*.toml"):
        (tmp_path / file.name).write_text(file.read_text())
    (tmp_path / "treasures.toml").write_text("not toml at all")
    refused(run(f"data check {tmp_path}"), "treasures.toml")
    refused(run(f"play crypt --pack {tmp_path}"), "treasures.toml")
    (tmp_path / "treasures.toml").unlink()
    refused(run(f"data check {tmp_path}"), "treasures")


def test_folder_of_no_game(run: Run, tmp_path: Path) -> None:
    (tmp_path / "zork.toml").write_text("a = 1\n")
    refused(run(f"data check {tmp_path}"), "--game")
