"""Bots from a file and bots in other languages, at work and in trouble."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import rookery
from rookery.bots import Sampler, make, summon
from rookery.bots.arena import duel
from rookery.bots.own import lend, source_of
from rookery.bots.play import play_game
from rookery.bots.registry import is_known
from rookery.kernel import Picker

GAME = rookery.load("crypt")
EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
HOPEFUL = f"{EXAMPLES / 'hopeful.py'}:Hopeful"
STRANGER = f"cmd:{sys.executable} {EXAMPLES / 'stranger.py'}"


@pytest.mark.parametrize("name", [HOPEFUL, STRANGER])
def test_the_examples_play_and_beat_random(name: str) -> None:
    assert is_known(name)
    mine, random = duel(GAME, 2, [name, "random"], 12, 1)
    assert mine.wins > random.wins
    assert duel(GAME, 2, [name, "random"], 12, 1)[0] == mine


def write(folder: Path, text: str) -> str:
    file = folder / "mine.py"
    file.write_text(text)
    return str(file)


def test_a_seed_is_handed_to_those_who_take_one(tmp_path: Path) -> None:
    body = "class Mine:\n    def __init__(self, seed):\n        self.seed = seed\n"
    file = write(tmp_path, body + "    def choose(self, view, legal, sampler):\n        return legal[-1]\n")
    final = play_game(GAME, 2, {}, [summon(f"{file}:Mine", 7), make("random", 1)], 3)
    assert len(final.totals) == 2


@pytest.mark.parametrize(
    ("text", "called", "said"),
    [
        ("class Mine: pass", "Mine", "has no method choose"),
        ("class Mine: pass", "Yours", "has no class 'Yours'"),
        ("this is no python", "Mine", "cannot be run: SyntaxError"),
        ("1 / 0", "Mine", "cannot be run: ZeroDivisionError"),
        ("class Mine:\n def __init__(self, a, b): pass\n def choose(self): pass", "Mine", "cannot be made"),
    ],
)
def test_a_file_that_does_not_fit_is_told_in_one_sentence(
    tmp_path: Path, text: str, called: str, said: str
) -> None:
    with pytest.raises(ValueError, match=said) as caught:
        summon(f"{write(tmp_path, text)}:{called}", 1)
    assert "\n" not in str(caught.value)


def test_a_file_can_be_lent_to_a_machine_that_does_not_have_it(tmp_path: Path) -> None:
    name = f"{write(tmp_path, 'class Mine:' + chr(10) + ' def choose(self, *given): return 5')}:Mine"
    file, source = source_of(name)
    Path(file).unlink()
    lend(file, source)
    lend(file, b"1 / 0")  # the first one counts
    assert summon(name, 1).choose({}, [5], Sampler(GAME, GAME.new(2, GAME.settle(2, {})), 0, Picker(1))) == 5


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "mine.py").mkdir()
    with pytest.raises(ValueError, match="mine.py cannot be read: Is a directory"):
        summon(f"{tmp_path / 'mine.py'}:Mine", 1)


def test_a_file_that_is_not_there() -> None:
    with pytest.raises(ValueError, match="there is no file nowhere.py with a bot in it"):
        summon("nowhere.py:Mine", 1)


@pytest.mark.parametrize(
    ("answer", "said"),
    [("1 / 0", "failed: ZeroDivisionError"), ("'left'", "chose 'left', which is no action")],
)
def test_a_bot_that_fails_at_the_table(tmp_path: Path, answer: str, said: str) -> None:
    text = f"class Mine:\n    def choose(self, view, legal, sampler):\n        return {answer}\n"
    bot = summon(f"{write(tmp_path, text)}:Mine", 1)
    with pytest.raises(ValueError, match=said):
        play_game(GAME, 2, {}, [bot, bot], 3)


def program(folder: Path, text: str) -> str:
    file = folder / "program.py"
    file.write_text(
        f"import json, sys\nfor line in sys.stdin:\n    question = json.loads(line)\n    {text}\n"
    )
    return f"cmd:{sys.executable} {file}"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("print('hello', flush=True)", "said 'hello', which is no JSON object"),
        ("break", "ended without an answer"),
        ("print(json.dumps({'action': 'zork'}), flush=True)", "chose 'zork', which is no action here"),
        ("print(json.dumps({'action': 9999}), flush=True)", "chose 9999, which is not legal"),
        ("print('{}', flush=True)", "chose None, which is no action here"),
    ],
)
def test_a_program_that_does_not_fit_is_told_in_one_sentence(tmp_path: Path, text: str, said: str) -> None:
    bot = summon(program(tmp_path, text), 1)
    with pytest.raises(ValueError, match=said):
        play_game(GAME, 2, {}, [bot, bot], 3)


def test_a_program_may_answer_in_short_form_and_ask_for_worlds(tmp_path: Path) -> None:
    text = (
        "print(json.dumps({'sample': 2}), flush=True); w = json.loads(sys.stdin.readline())['worlds']; "
        "assert len(w) == 2; print(json.dumps({'action': question['moves'][0]}), flush=True)"
    )
    bot = summon(program(tmp_path, text), 1)
    assert len(play_game(GAME, 2, {}, [bot, bot], 3).totals) == 2


def test_a_program_that_cannot_start() -> None:
    with pytest.raises(ValueError, match="bot program './nowhere' cannot be started"):
        summon("cmd:./nowhere", 1)
    with pytest.raises(ValueError, match="names no program; write cmd:./mybot"):
        summon("cmd: ", 1)


@pytest.mark.parametrize("name", [HOPEFUL, STRANGER])
def test_names_from_strangers_run_no_code(name: str) -> None:
    """`make` is for tables that anybody may open: it knows the house's bots only."""
    with pytest.raises(ValueError, match="no bot is called"):
        make(name, 1)
