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

_loaded: dict[tuple[str, str, str, int], tuple[Game[Any], Pack]] = {}


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
        data = folder_of(kind) / "data"
        return _read_folder(HOUSE, data) if data.is_dir() else NO_PACK._replace(name=HOUSE)
    folder = Path(name_or_path)
    if not folder.is_dir():
        raise ValueError(f"no pack {str(name_or_path)!r}: it is neither {HOUSE!r} nor a folder")
    return _read_folder(folder.resolve().name, folder)


def load_game(key: str, pack: str | Path | None = None, rules: int | None = None) -> Game[Any]:
    """The rules of a game with a pack, the newest or an earlier version; asked again, the same object."""
    version = _version(key, rules)
    if pack is None:
        for (known, name, _, played), (game, _) in _loaded.items():
            if (known, name, played) == (key, HOUSE, version):
                return game
    return game_with(key, read_pack(key, pack), rules)


def game_with(key: str, content: Pack, rules: int | None = None) -> Game[Any]:
    """The rules of a game with the very data of a pack; the same data gives the same object again."""
    slot = (key, content.name, content.sha256, _version(key, rules))
    if slot not in _loaded:
        _loaded[slot] = (_build(key, content, slot[3]), content)
    return _loaded[slot][0]


def _version(key: str, rules: int | None) -> int:
    """The version that is asked for, if this game can play it; otherwise the newest."""
    kind = game_class(key)
    if rules is None or rules == kind.rules_version:
        return kind.rules_version
    if rules not in kind.earlier:
        known = ", ".join(str(one) for one in (*kind.earlier, kind.rules_version))
        raise ValueError(f"version {rules} of the rules of {key} cannot be played; there is {known}")
    return rules


def pack_of(game: Game[Any]) -> Pack:
    """The pack a loaded game was built with; NO_PACK for a game that was built by hand."""
    for known, pack in _loaded.values():
        if known is game:
            return pack
    return NO_PACK


def _build(key: str, pack: Pack, version: int) -> Game[Any]:
    """A game that has earlier versions takes the one to play beside its pack."""
    kind: Any = game_class(key)
    try:
        game: Game[Any] = kind(pack.data) if version == kind.rules_version else kind(pack.data, version)
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
    except RecursionError:
        raise ValueError(f"pack {name}: {file.name}: it is nested too deeply") from None
    except (ValueError, TypeError, OSError) as error:
        reason = "dates are not allowed" if isinstance(error, TypeError) else error
        raise ValueError(f"pack {name}: {file.name}: {reason}") from None
    return content
