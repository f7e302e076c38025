"""Where the fuzzer starts from: real records, saves, packs, states and frames, made when they are needed."""

from __future__ import annotations

import json
from collections.abc import Iterator

import rookery
from rookery.kernel import Picker
from rookery.server.identity import signed
from rookery.table.match import Match
from rookery.table.record import write_line
from tests.fuzz.readers import SECRET, house_files

FRAMES = (
    '{"t":"hello","v":1,"events":0,"seq":3}',
    '{"t":"move","id":1,"seq":3,"actions":[1,2]}',
    '{"t":"undo","id":2,"seq":3}',
    '{"t":"why","id":3,"action":17}',
    '{"t":"hint","id":4}',
    '{"t":"chat","id":5,"text":"well played \\u00e9"}',
    '{"t":"ping","id":6}',
)


def seeds(reader: str) -> Iterator[bytes]:
    """Some well-formed inputs of one reader."""
    if reader == "record":
        yield from (write_line(match.record()).encode() for match in _matches())
    elif reader == "save":
        for match in _matches():
            yield json.dumps({"bots": {"2": "greedy"}, "record": match.record()}).encode()
    elif reader == "pack":
        for key in rookery.games():
            for name, text in house_files(key).items():
                yield f"{key}/{name}\n".encode() + text
    elif reader == "state":
        for match in _matches():
            state = match.game.dump(match.state)
            yield f"{match.game.key}\n".encode() + json.dumps(state, separators=(",", ":")).encode()
    elif reader == "frame":
        yield from (frame.encode() for frame in FRAMES)
    elif reader == "name":
        yield "Zoë 👩\u200d🚀".encode()
    else:
        yield f"a=1; rookery={signed('0' * 24, SECRET)}; b={{}}".encode()


def _matches() -> Iterator[Match]:
    """Every game, at its start and some moves on."""
    for key in rookery.games():
        for moves in (0, 6):
            match = Match(key, seed=moves)
            pick = Picker(moves)
            while len([1 for seat, _ in match.moves if seat >= 0]) < moves and not match.over:
                legal = match.legal(match.actor)
                match.play(legal[int(pick.below(len(legal)))], match.actor)
            yield match
