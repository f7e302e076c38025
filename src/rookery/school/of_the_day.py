"""The puzzle of the day: one for all who ask the same house, every day of another game and level.

Which one it is hangs on a key that only the house knows, so nobody foresees it. The puzzles of a game and
level come in two halves, each shuffled anew every time: none comes back before the other half was through.
"""

from __future__ import annotations

import hmac
from datetime import date
from hashlib import sha256

from rookery.school.puzzles import LEVELS, Puzzle, has_puzzles, puzzles
from rookery.table.packs import registered


def of_the_day(day: date, key: bytes) -> Puzzle:
    """The puzzle of a day for the house with this key."""
    games = sorted(game for game in registered() if has_puzzles(game))
    turn, place = divmod(day.toordinal(), len(games))
    level = LEVELS[(turn + place) % len(LEVELS)]
    found = puzzles(games[place])
    return dealt([one for one in found if one.level == level] or list(found), turn // len(LEVELS), key)


def dealt(found: list[Puzzle], turn: int, key: bytes) -> Puzzle:
    """The puzzle whose turn it is among those of one game and level."""
    again, place = divmod(turn, len(found))
    fixed = _shuffled(found, key, "halves")
    middle = len(found) // 2
    halves = fixed[:middle], fixed[middle:]
    return [one for half in halves for one in _shuffled(half, key, str(again))][place]


def _shuffled(found: list[Puzzle], key: bytes, what: str) -> list[Puzzle]:
    return sorted(found, key=lambda one: hmac.new(key, f"puzzle:{what}:{one.id}".encode(), sha256).digest())
