"""Words that are read once: to read a game's sentences takes longer than most tests that say some of them."""

from __future__ import annotations

import os
from functools import cache

from rookery.words import STRICT, Words


def spoken(lang: str, game: str) -> Words:
    """The words of a game of the shelf, as strict as the test asks for."""
    return _read(lang, game, os.environ.get(STRICT))


@cache
def _read(lang: str, game: str, strict: str | None) -> Words:
    return Words(lang, game)
