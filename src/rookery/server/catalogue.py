"""The games on offer, as the lobby needs to know them."""

from __future__ import annotations

import hashlib
import re
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

import rookery
from rookery.bots import names as bot_names
from rookery.kernel import Game
from rookery.kernel.board import Board
from rookery.school.lessons import has_lessons, lessons
from rookery.school.puzzles import number_of
from rookery.server.problems import Problem
from rookery.table.packs import HOUSE, folder_of, game_class, load_game, pack_of, registered

LANGUAGES = ("en", "fr", "it")
SHELL = "shell"
Part = Literal["table", "poster", "rules", "glossary"]
# A game's sentences come in parts, so that no page waits for what it does not say; a table says its poster's.
POSTER: Final = ("title", "description", "option-")
ON_NEED: Final[dict[Part, tuple[str, ...]]] = {"rules": ("clause-", "section-"), "glossary": ("glossary-",)}


class Catalogue:
    """Games, their packs and their words."""

    def __init__(self, packs: Path | None = None) -> None:
        self._packs = packs

    def games(self) -> list[dict[str, Any]]:
        """Every game with its seats, options, bots, packs and vocabulary."""
        return [self._described(rookery.load(key)) for key in rookery.games()]

    def _described(self, game: Game[Any]) -> dict[str, Any]:
        return {
            "key": game.key,
            "min_seats": game.min_seats,
            "max_seats": game.max_seats,
            "default_seats": min(game.max_seats, max(2, game.min_seats)),
            "solo": game.min_seats == 1,
            "options": [
                {"key": option.key, "values": list(option.values), "default": option.default}
                for option in game.options
            ],
            "bots": list(bot_names()),
            "packs": list(self.packs(game.key)),
            "rules_version": game.rules_version,
            "words": _words_mark(game.key),
            "terms": {name: list(keys) for name, keys in game.terms.items()},
            "counted": list(game.manners.counted),
            "events": {event.key: list(event.args) for event in game.events},
            "score_parts": list(game.score_parts),
            "verbs": _verbs(game),
            "board": _board(game.board),
            "clauses": list(game.clauses),
            "glossary": {key: list(clauses) for key, clauses in game.manners.glossary.items()},
            "lessons": len(lessons(game.key)) if has_lessons(game.key) else 0,
            "puzzles": number_of(game.key),
        }

    def packs(self, key: str) -> dict[str, Path | None]:
        """The packs of a game by name; only what is found here can be asked for."""
        found: dict[str, Path | None] = {HOUSE: None}
        folder = self._packs / key if self._packs else None
        if folder is not None and folder.is_dir():
            found |= {path.name: path for path in sorted(folder.iterdir()) if path.is_dir()}
        return found

    def game(self, key: str, pack: str = HOUSE, rules: int | None = None) -> Game[Any]:
        """The rules of a game with one of its packs; Problem 400 lists what there is.

        A match that was begun by earlier rules is played on by them, as long as the game knows them.
        """
        if key not in registered():
            raise Problem(400, f"there is no such game; there are {', '.join(rookery.games())}")
        packs = self.packs(key)
        if pack not in packs:
            raise Problem(400, f"{key} has no such pack; it has {', '.join(packs)}")
        return load_game(key, packs[pack], rules if rules in game_class(key).earlier else None)

    def data(self, key: str, pack: str) -> dict[str, Any]:
        """What a pack holds, for boards that draw from it: a map, values, and where each one is from."""
        return pack_of(self.game(key, pack)).data

    def words(self, key: str, lang: str, part: Part | None = None) -> str:
        """The Fluent source of a game, or of the shell, or a part of it; Problem 404 if there is none."""
        if lang not in LANGUAGES or (key != SHELL and key not in registered()):
            raise Problem(404, "there are no such words")
        home = Path(rookery.__file__).parent if key == SHELL else folder_of(type(load_game(key)))
        lines = (home / "locale" / f"{lang}.ftl").read_text(encoding="utf-8").splitlines(keepends=True)
        whole = "".join(line for line in lines if not line.startswith("#"))  # notes are for authors
        return whole if part is None else "".join(one for one in _messages(whole) if _belongs(one, part))


def _messages(text: str) -> list[str]:
    """Each message of a Fluent source; only its first line begins at the edge."""
    return re.split(r"^(?=[a-zA-Z-])", text, flags=re.MULTILINE)


def _belongs(message: str, part: Part) -> bool:
    if part == "poster":
        return message.startswith(POSTER)
    if part == "table":
        return not message.startswith(tuple(start for starts in ON_NEED.values() for start in starts))
    return message.startswith(ON_NEED[part])


@cache
def _words_mark(key: str) -> str:
    """Changes with any sentence of a game: what bears it may be kept for ever."""
    home = folder_of(type(load_game(key))) / "locale"
    return tag("".join(file.read_text(encoding="utf-8") for file in sorted(home.glob("*.ftl"))))


def _verbs(game: Game[Any]) -> list[dict[str, Any]]:
    """Every verb with the number its actions begin at."""
    return [
        {
            "name": verb.name,
            "start": game.codec.first[verb.name],
            "fields": [field._asdict() for field in verb.fields],
        }
        for verb in game.codec.verbs
    ]


def _board(board: Board) -> dict[str, Any]:
    zones = [zone._asdict() | {"picks": [pick._asdict() for pick in zone.picks]} for zone in board.zones]
    return board._asdict() | {"zones": zones}


def tag(text: str) -> str:
    """A short mark that changes with the text."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]
