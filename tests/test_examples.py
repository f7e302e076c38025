"""A game from outside: its own tests and types hold, and every door finds it by its entry point alone."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
GAME = ROOT / "examples" / "liars_dice"
DOORS = """
import json, sys
import rookery
from rookery.bots import levels
from rookery.bots.advice import advise
from rookery.bots.review import review
from rookery.kernel import Picker
from rookery.research import openspiel, pettingzoo
from rookery.server.catalogue import Catalogue
from rookery.table.match import Match, verify

found = {"games": rookery.games(), "pettingzoo": pettingzoo.names(), "openspiel": openspiel.NAMES}
info = next(one for one in Catalogue().games() if one["key"] == "liars_dice")
found["zones"] = [zone["key"] for zone in info["board"]["zones"]]
found["verbs"] = [verb["start"] for verb in info["verbs"]]
found["words"] = [Catalogue().words("liars_dice", lang).splitlines()[0] for lang in ("en", "fr", "it")]

match = Match("liars_dice", 3, 5)
found["hint"] = match.game.unpack(advise(match.game, match.state, match.actor, 1).actions[0]).name
pick = Picker(2)
while not match.over:
    legal = match.legal(match.actor)
    match.play(legal[-1] if pick.below(3) == 0 else legal[0])
record = match.record()
verify(record)
found["winners"] = match.game.winners(match.state)

env = pettingzoo.env("liars_dice", seats=4)
env.reset(seed=3)
steps = 0
for agent in env.agent_iter():
    seen, _, ended, cut, _ = env.last()
    env.step(None if ended or cut else int(seen["action_mask"].nonzero()[0][0]))
    steps += 1
found["steps"] = steps

import pyspiel
state = pyspiel.load_game("rookery_liars_dice(players=2)").new_initial_state()
while not state.is_terminal():
    chance = state.is_chance_node()
    state.apply_action(state.chance_outcomes()[0][0] if chance else state.legal_actions()[-1])
found["returns"] = state.returns()
json.dump(found, sys.stdout)
"""


def installed(package: Path, folder: Path) -> dict[str, str]:
    """The environment of a machine on which a package from outside is installed beside this source."""
    copied = shutil.copytree(package, folder / "package")
    target = folder / "installed"
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-index", "--no-build-isolation"]
    subprocess.run([*pip, "--target", str(target), str(copied)], check=True, timeout=600)
    return os.environ | {"PYTHONPATH": os.pathsep.join([str(target), *sys.path])}


def done(command: list[str], env: dict[str, str], folder: Path = ROOT) -> str:
    """What a command said; it must have gone well."""
    ran = subprocess.run(
        command, env=env, cwd=folder, capture_output=True, text=True, timeout=900, check=False
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def test_every_door_finds_the_game(tmp_path: Path) -> None:
    found = json.loads(done([sys.executable, "-c", DOORS], installed(GAME, tmp_path)).splitlines()[-1])
    assert "liars_dice" in found["games"]
    assert "rookery_liars_dice_v1" in found["pettingzoo"]
    assert "rookery_liars_dice" in found["openspiel"]
    assert found["zones"] == ["bid_count", "bid_face", "bidder", "all_dice", "cup", "shown"]
    assert found["verbs"] == [0, 180, 181]
    assert found["words"] == ["title = Liar’s Dice", "title = Le dé menteur", "title = I dadi del bugiardo"]
    assert found["hint"] in ("bid", "challenge")
    assert len(found["winners"]) == 1
    assert found["steps"] > 20
    assert sorted(found["returns"]) == [-1.0, 1.0]


def test_the_terminal_plays_it_and_reviews_the_record(tmp_path: Path) -> None:
    env = installed(GAME, tmp_path) | {"XDG_DATA_HOME": str(tmp_path)}
    record, rookery = tmp_path / "record.json", [sys.executable, "-m", "rookery.cli"]
    play = f"play liars_dice --seats 2 --bot 1=greedy --bot 2=careless --seed 3 --plain --record {record}"
    assert "at least" in done([*rookery, *play.split(), "--lang", "en"], env)
    assert "%" in done([*rookery, *f"review {record} --walks 4 --lang en --plain".split()], env)


def test_a_new_game_is_whole_from_the_first_minute(tmp_path: Path) -> None:
    made = tmp_path / "night_market"
    env = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    rookery = [sys.executable, "-m", "rookery.cli"]
    said = done([*rookery, *f"new-game night_market --folder {made} --lang en --plain".split()], env)
    assert "rookery play night_market" in said
    assert not any("@" in file.read_text() for file in made.rglob("*.*"))
    done([sys.executable, *"-m pytest -q -p no:cacheprovider".split()], env, made)
    path = os.pathsep.join([str(made / "src"), str(ROOT / "src")])
    mypy = [*"-m mypy --strict --follow-imports=silent --cache-dir".split(), str(tmp_path / "cache")]
    done([sys.executable, *mypy, "src", "tests"], env | {"MYPYPATH": path}, made)
    told = "play night_market --seats 2 --bot 1=greedy --bot 2=greedy --seed 1 --lang it --plain"
    assert "Vince" in done([*rookery, *told.split()], installed(made, tmp_path))


def test_its_own_tests_hold() -> None:
    env = os.environ | {"PYTHONPATH": os.pathsep.join([str(GAME / "src"), *sys.path])}
    done([sys.executable, *"-m pytest -q -p no:cacheprovider -c".split(), os.devnull, "tests"], env, GAME)


def test_its_types_are_strict(tmp_path: Path) -> None:
    env = os.environ | {"MYPYPATH": os.pathsep.join([str(GAME / "src"), str(ROOT / "src")])}
    mypy = [*"-m mypy --strict --follow-imports=silent --cache-dir".split(), str(tmp_path)]
    done([sys.executable, *mypy, "src", "tests"], env, GAME)
