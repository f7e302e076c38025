"""Which files follow from a declaration, and whether they are as it says."""

from __future__ import annotations

import functools
import importlib
import subprocess
import sys
from pathlib import Path

from tools.declare import browser, numbers, state
from tools.declare.game import Declared
from tools.made import Made

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "rookery" / "games"
BOARDS = ROOT / "web" / "src" / "games"


def games() -> list[str]:
    """The keys of all games that declare themselves."""
    return sorted(path.parent.name for path in GAMES.glob("*/declared.py"))


@functools.cache
def texts() -> dict[Path, str]:
    """Every file as it should be."""
    found: dict[Path, str] = {}
    for key in games():
        said, *constants = (
            importlib.import_module(f"rookery.games.{key}.{name}")
            for name in ("declared", "const", "phase_numbers")
        )
        declared = Declared(key, said, constants)
        shown = GAMES / key / "shown.py"
        found[GAMES / key / "actions.py"] = formatted(numbers.actions(declared))
        found[GAMES / key / "events.py"] = formatted(numbers.events(declared))
        found[GAMES / key / "fields.py"] = formatted(state.fields(declared))
        found[BOARDS / key / "declared.gen.ts"] = browser.text(declared, shown.read_text(encoding="utf-8"))
    return found


def formatted(source: str) -> str:
    """Python as the rest of the house is formatted."""
    command = [sys.executable, "-m", "ruff", "format", "--stdin-filename", "declared.py", "-"]
    done = subprocess.run(command, input=source, capture_output=True, text=True, check=True, cwd=ROOT)
    return done.stdout


MADE = Made("declare", texts, "is not what its game declares: run `make declare`.")
