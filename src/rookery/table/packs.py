"""Packs of game data: TOML files read into one plain dict, with a checksum over their content."""

from __future__ import annotations

import importlib
import sys
import tomllib
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, NamedTuple

from rookery.games import REGISTRY
from rookery.kernel import Game
from rookery.table.canon import canonical, sha256

HOUSE = "house"
GROUP = "rookery.games"


class Pack(NamedTuple):
    """The data of one game: `{file stem: content}`, and what tells it from another pack."""

    name: str
    sha256: str
    data: dict[str, Any]


NO_PACK = Pack("none", sha256(canonical({})), {})  # for a game that was built by hand

_loaded: dict[tuple[str, str, str], tuple[Game[Any], Pack]] = {}


def registered() -> dict[str, str]:
    """Every game by key, as `module:Class`; the house's own games come first."""
    return _installed() | REGISTRY


@cache
def _installed() -> dict[str, str]:
    """What other packages on this machine offer; they are searched once, which takes a while."""
    return {point.name: point.value for point in entry_points(group=GROUP)}


def game_class(key: str) -> type[Game[Any]]:
    """The class of a game; ValueError lists the games there are."""
    known = registered()
    if key not in known:
        raise ValueError(f"no game is called {key!r}; there are {', '.join(sorted(known))}")
    module, _, name = known[key].partition(":")
    found: type[Game[Any]] = getattr(importlib.import_module(module), name)
    return found


def folder_of(kind: type[Game[Any]]) -> Path:
    """The folder that a game's class lives in, with `data` and `locale` beside it."""
    return Path(str(sys.modules[kind.__module__].__file__)).parent


def read_pack(key: str, name_or_path: str | Path | None = None) -> Pack:
    """The house pack of a game, or the pack in a folder of TOML files."""
    kind = game_class(key)
    if name_or_path is None or name_or_path == HOUSE:
        return _read_folder(HOUSE, folder_of(kind) / "data")
    folder = Path(name_or_path)
    if not folder.is_dir():
        raise ValueError(f"no pack {str(name_or_path)!r}: it is neither {HOUSE!r} nor a folder")
    return _read_folder(folder.resolve().name, folder)


def load_game(key: str, pack: str | Path | None = None) -> Game[Any]:
    """The rules of a game with a pack; the same pack gives the same object again."""
    if pack is None:
        for (known, name, _), (game, _) in _loaded.items():
            if known == key and name == HOUSE:
                return game
    return game_with(key, read_pack(key, pack))


def game_with(key: str, content: Pack) -> Game[Any]:
    """The rules of a game with the very data of a pack; the same data gives the same object again."""
    slot = (key, content.name, content.sha256)
    if slot not in _loaded:
        _loaded[slot] = (_build(key, content), content)
    return _loaded[slot][0]


def pack_of(game: Game[Any]) -> Pack:
    """The pack a loaded game was built with; NO_PACK for a game that was built by hand."""
    for known, pack in _loaded.values():
        if known is game:
            return pack
    return NO_PACK


def _build(key: str, pack: Pack) -> Game[Any]:
    kind: Any = game_class(key)
    try:
        game: Game[Any] = kind(pack.data)
    except ValueError as error:
        raise ValueError(f"pack {pack.name}: {error}") from None
    return game


def _read_folder(name: str, folder: Path) -> Pack:
    files = sorted(folder.glob("*.toml"))
    if not files:
        raise ValueError(f"pack {name}: there are no .toml files in {folder}")
    data = {file.stem: _read_file(name, file) for file in files}
    return Pack(name, sha256(canonical(data)), data)


def _read_file(name: str, file: Path) -> dict[str, Any]:
    """One TOML file, refused with its name if it is no TOML or holds what JSON cannot."""
    try:
        content = tomllib.loads(file.read_text(encoding="utf-8"))
        canonical(content)
    except (ValueError, TypeError, OSError) as error:
        reason = "dates are not allowed" if isinstance(error, TypeError) else error
        raise ValueError(f"pack {name}: {file.name}: {reason}") from None
    return content
