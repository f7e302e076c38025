"""`rookery new-game`: writes a small whole game as a package of its own, to be changed file by file."""

from __future__ import annotations

import keyword
import sys
from argparse import Namespace
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from rookery.cli.screen import Screen
from rookery.cli.trouble import Trouble
from rookery.table.packs import registered
from rookery.words import Words

SKELETON: Final = Path(__file__).parent / "skeleton"
# Where each file of the skeleton goes; `@key@` is the game's name.
PLACES: Final = {
    "pyproject.toml.txt": "pyproject.toml",
    "README.md.txt": "README.md",
    "init.py.txt": "src/@key@/__init__.py",
    "const.py.txt": "src/@key@/const.py",
    "state.py.txt": "src/@key@/state.py",
    "flow.py.txt": "src/@key@/flow.py",
    "instinct.py.txt": "src/@key@/instinct.py",
    "en.ftl.txt": "src/@key@/locale/en.ftl",
    "fr.ftl.txt": "src/@key@/locale/fr.ftl",
    "it.ftl.txt": "src/@key@/locale/it.ftl",
    "test_game.py.txt": "tests/test_@key@.py",
}


def run(args: Namespace) -> int:
    """Writes the package and says what to do with it."""
    key, folder = args.name, Path(args.folder or args.name)
    check_name(key)
    try:
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise Trouble("error-new-game-folder", folder=str(folder))
        write(key, folder)
    except OSError as error:
        raise Trouble("error-plain", reason=f"{folder}: {error.strerror or error}") from None
    words, screen = Words(args.lang), Screen(args.plain)
    screen.say(words.say("shell-new-game", folder=str(folder)))
    for line in (f"pip install -e {folder}", f"rookery play {key}", f"python -m pytest {folder}"):
        screen.say("    " + line)
    return 0


def check_name(key: str) -> None:
    """A name that Python can import and that nothing else has."""
    plain = key.isascii() and key.isidentifier() and key == key.lower() and key[:1].isalpha()
    if not plain or keyword.iskeyword(key) or key in sys.stdlib_module_names or key in ("rookery", "tests"):
        raise Trouble("error-new-game-name", name=key)
    if key in registered():
        raise Trouble("error-new-game-taken", name=key)
    found = find_spec(key)
    if found is not None and found.origin is not None:  # a mere folder of that name has none
        raise Trouble("error-new-game-package", name=key)


def write(key: str, folder: Path) -> None:
    """Every file of the skeleton, with the game's own names in it."""
    for source, place in PLACES.items():
        file = folder / place.replace("@key@", key)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(named((SKELETON / source).read_text(encoding="utf-8"), key), encoding="utf-8")
    (folder / "src" / key / "py.typed").touch()


def named(text: str, key: str) -> str:
    """The text of a file for one game: `my_game` is class MyGame, titled My game, with clauses MG-…"""
    parts = [part for part in key.split("_") if part]
    initials = "".join(part[0] for part in parts) if len(parts) > 1 else key[:2]
    names = {
        "@key@": key,
        "@dashed@": "-".join(parts),
        "@Class@": "".join(part.capitalize() for part in parts),
        "@title@": " ".join(parts).capitalize(),
        "@prefix@": initials.upper(),
    }
    for sign, name in names.items():
        text = text.replace(sign, name)
    return text
