"""Changes an input where it has meaning: a value of JSON, a word or number of TOML, one part of a cookie."""

from __future__ import annotations

import json
import random
import re
from typing import Any

STRANGE: tuple[Any, ...] = (
    *(0, 1, -1, -2, 2, 7, 31, 255, 2**31, 2**62, 2**63, -(2**63), 10**30),
    *(0.5, -0.0, 1e308, True, False, None),
    *("", "x", "0", "-1", "on", "house", "random", "\0", "é", "\ud800", "../x", "a" * 300, "0" * 64),
    *([], {}, [[]], [0], [[0, 0]], {"": 0}, {"kind": "seeded", "seed": 0}),
)
TOKEN = re.compile(rb'"[^"\n]*"|-?\d+|\w+|\[|\]|=')
WORDS = (
    b'""',
    b"0",
    b"-1",
    b"99",
    b"1e9",
    b"[]",
    b"[[]]",
    b"{}",
    b'"x"',
    b"true",
    b"nan",
    b"=",
    b"]",
    b"1979-05-27",
)


def changed(data: bytes, dice: random.Random) -> bytes:
    """A neighbour of this input."""
    head, cut, body = data.partition(b"\n")
    first, text = (head + cut, body) if cut and not head.startswith(b"{") else (b"", data)
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return first + _retyped(text, dice)
    for _ in range(dice.choice((1, 1, 2, 5))):
        found = _twisted(found, dice)
    return first + json.dumps(found).encode()


def _twisted(found: Any, dice: random.Random) -> Any:
    """The same JSON with one place changed."""
    if isinstance(found, dict) and found and dice.random() < 0.9:
        key = dice.choice(list(found))
        deed = dice.randrange(8)
        if deed == 0:
            return {other: value for other, value in found.items() if other != key}
        if deed == 1:
            return found | {str(dice.choice(STRANGE)): found[key]}
        return found | {key: _twisted(found[key], dice)}
    if isinstance(found, list) and found and dice.random() < 0.9:
        place = dice.randrange(len(found))
        deed = dice.randrange(8)
        if deed == 0:
            return found[:place] + found[place + 1 :]
        if deed == 1:
            return found[:place] + found[place : place + 1] + found[place:]
        if deed == 2:
            return found[:place]
        return [*found[:place], _twisted(found[place], dice), *found[place + 1 :]]
    if type(found) is int and dice.random() < 0.5:
        return found + dice.choice((-1, 1, 2, 10))
    return dice.choice(STRANGE)


def _retyped(text: bytes, dice: random.Random) -> bytes:
    """The same text with one word, number or sign changed, or a line gone or doubled."""
    places = list(TOKEN.finditer(text))
    if not places or dice.random() < 0.1:
        return text[: dice.randrange(len(text) + 1)]
    spot = dice.choice(places)
    if dice.random() < 0.2:
        lines = text.split(b"\n")
        place = text.count(b"\n", 0, spot.start())
        lines[place : place + 1] = [lines[place]] * dice.choice((0, 2))
        return b"\n".join(lines)
    word = dice.choice((*WORDS, dice.choice(places).group()))
    return text[: spot.start()] + word + text[spot.end() :]
