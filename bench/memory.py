"""What a table takes in memory: `python -m bench.memory`, for every game, fresh and after twenty moves."""

from __future__ import annotations

import gc
import random
import tracemalloc

import rookery
from rookery.build import sentence
from rookery.server.matches import sealed
from rookery.server.table import Table
from rookery.storage import Seat, Stored
from rookery.storage.rows import PLAYING, Whole
from rookery.table.match import Match
from rookery.table.packs import pack_of

TABLES = 100
SEATS = 3
MOVES = (0, 20)


def seated(key: str, number: int, moves: int) -> Table:
    """A table of three that has begun, and so many moves of it."""
    game, dice = rookery.load(key), random.Random(number)
    options, pack = game.settle(SEATS, {}), pack_of(game)
    row = Stored(
        id=f"table{number}",
        game=key,
        rules=game.rules_version,
        pack=pack.name,
        pack_sha256=pack.sha256,
        seats=SEATS,
        options=options,
        visibility="public",
        clock=None,
        hints=True,
        auto=True,
        host="a" * 24,
        seed=dice.randbytes(32).hex(),
        commitment="0" * 64,
        created=0.0,
        salts=[dice.randbytes(8).hex() for _ in range(SEATS)],
        status=PLAYING,
    )
    chairs = [Seat(seat, f"{number:023x}{seat}", f"Guest {seat}") for seat in range(SEATS)]
    match = Match(game, SEATS, options=options, chance=sealed(row), names=[chair.name for chair in chairs])
    for _ in range(moves):
        if not match.over:
            match.play(dice.choice(match.legal(match.actor)))
    return Table(game, Whole(row, chairs, [], []), match)


def taken(key: str, moves: int, rest: bool, count: int = TABLES) -> float:
    """Kilobytes for each of many tables: what goes when they go, not what the game keeps for all."""
    seated(key, 0, moves)  # what all tables share is there
    gc.collect()
    tracemalloc.start()
    tables = [seated(key, number, moves) for number in range(1, count + 1)]
    if rest:
        _let_rest(tables)
    with_them = _traced()
    tables.clear()
    size = with_them - _traced()
    tracemalloc.stop()
    return size / count / 1000


def _let_rest(tables: list[Table]) -> None:
    for table in tables:
        table.rest()


def _traced() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def main() -> None:
    """One line a game."""
    print(sentence())
    for key in rookery.games():
        parts = [
            f"{'resting' if rest else 'awake'} {taken(key, moves, rest):.0f} kB"
            for moves in MOVES
            for rest in (False, True)
        ]
        print(
            f"{key}: fresh {parts[0]}, {parts[1]}; after {MOVES[1]} moves {parts[2]}, {parts[3]}", flush=True
        )


if __name__ == "__main__":
    main()
