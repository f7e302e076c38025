"""Each command once, in three languages."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import rookery
from rookery.cli.boards.crypt_shown import picture
from tests.cli.conftest import Run
from tests.fair.games import honest


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    """A finished game between bots."""
    file = tmp_path / "record.json"
    run(f"play crypt --seats 2 --bot 1=greedy --bot 2=greedy --seed 4 --record {file}")
    return file


def test_play_without_a_game_lists_the_games(run: Run) -> None:
    said = run("play")
    assert said.code == 0
    assert "crypt: Crypt, 1 to 4 players" in said.out


def test_no_command_shows_help(run: Run) -> None:
    assert "let bots play against each other" in run("").out
    said = run("play --help --lang fr")
    assert said.code == 0
    assert said.out.startswith("usage\u00a0: rookery play")
    assert "reprendre une partie enregistrée" in said.out


def test_replay_tells_the_game_move_by_move(run: Run, record: Path) -> None:
    said = run(f"replay {record}")
    assert said.code == 0
    assert "Round 8." in said.out
    assert "For your eyes only" not in said.out
    assert " wins." in said.out
    assert "For your eyes only" in run(f"replay {record} --seat 1").out


@pytest.mark.parametrize(("lang", "round_one"), [("en", "round 1 of 8"), ("it", "round 1 di 8")])
def test_replay_draws_a_position(run: Run, record: Path, lang: str, round_one: str) -> None:
    said = run(f"replay {record} --step 12 --seat 2 --lang {lang}")
    assert said.code == 0
    assert round_one in said.out


def test_verify_answers_in_one_sentence(run: Run, record: Path) -> None:
    said = run(f"verify {record}")
    assert said.code == 0
    assert "follow the rules and the seed" in said.out.replace("\n", " ")


def test_rules_follow_the_options_they_are_told_by(run: Run) -> None:
    assert "You choose the cards." in " ".join(run("rules crypt 9.2").out.split())
    told = run("rules crypt 9.2 --set flips=automatic")
    assert "then the cards you have owned longest" in " ".join(told.out.split())
    assert run("rules crypt --set flips=perhaps").code == 2


def test_verify_holds_a_record_against_the_ledger(run: Run, tmp_path: Path, record: Path) -> None:
    case = honest(0)
    file, ledger = tmp_path / "game.json", tmp_path / "ledger.json"
    file.write_text(json.dumps(case.record))
    ledger.write_text(json.dumps({"entries": case.ledger, "last": 9}))
    assert run(f"verify {file} --ledger {ledger}").code == 0
    assert case.ledger is not None
    ledger.write_text(json.dumps({"entries": case.ledger[:-1], "last": 8}))
    assert "says of this promise: sealed, begun" in " ".join(
        run(f"verify {file} --ledger {ledger}").err.split()
    )
    ledger.write_text("{}")
    assert "is no answer of /api/ledger" in " ".join(run(f"verify {file} --ledger {ledger}").err.split())
    assert run(f"verify {record} --ledger {ledger}").code != 0


def test_rules_whole_and_by_clause(run: Run) -> None:
    whole = run("rules crypt --lang it")
    assert whole.code == 0
    for clause in rookery.load("crypt").clauses:
        assert clause in whole.out
    assert max(len(line) for line in whole.out.splitlines()) <= 80
    one = run("rules crypt cr-5.5 --lang fr")
    assert one.out.startswith("CR-5.5  ")
    assert "CR-5.6" not in one.out


def test_about_names_version_build_and_games(run: Run) -> None:
    said = run("about")
    assert rookery.__version__ in said.out
    assert "The rules run " in said.out
    assert "Games: Crypt" in said.out


def test_data_check_accepts_the_house_pack(run: Run) -> None:
    folder = Path(str(rookery.__file__)).parent / "games" / "crypt" / "data"
    assert "is good for Crypt" in run(f"data check {folder}").out
    assert run(f"data check {folder} --game crypt").code == 0


def test_arena_counts_every_game(run: Run) -> None:
    said = run("arena crypt --bots greedy,random --games 6 --seed 1 --json")
    result = json.loads(said.out)
    assert sum(bot["wins"] for bot in result["bots"]) == pytest.approx(6)
    assert all(bot["low"] <= bot["wins"] / 6 <= bot["high"] for bot in result["bots"])
    assert said.err == ""
    table = run("arena crypt --bots greedy,random --games 2 --lang fr")
    assert "Intervalle à 95" in table.out


def test_language_comes_from_the_machine(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert "giochi da tavolo sui ladri" in run("about").out
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "jeux de société" in run("about").out
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "board games" in run("about").out


def test_picture_asks_nothing_of_the_network() -> None:
    svg = picture()
    assert svg.startswith("<svg")
    assert "@font-face" not in svg
    assert "https:" not in svg
    assert "Collectors" in svg
