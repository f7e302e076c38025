"""Games of bots as a Parquet file: a row for each choice of a seat, with what it saw and how it ended."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from rookery.bots import make
from rookery.bots.play import ask
from rookery.kernel import CHANCE, MUTE, OVER, Game, Picker
from rookery.research.sitting import WIN, results
from rookery.research.tensors import Tensors, tensors
from rookery.table.canon import canonical, mixed
from rookery.table.packs import pack_of

GROUP = 4096  # rows that are written at a time
Row = dict[str, Any]


def schema(made: Tensors, meta: dict[str, str]) -> pa.Schema:
    """The columns of a data set; the layout of observations travels in the file's metadata."""
    kind = pa.int8() if made.layout.dtype.itemsize == 1 else pa.int16()
    fields = [
        pa.field("game", pa.int32()),  # number of the game in this file
        pa.field("step", pa.int32()),  # number of the choice in its game
        pa.field("seat", pa.int8()),
        pa.field("bot", pa.string()),
        pa.field("observation", pa.list_(kind, made.layout.size)),
        pa.field("legal", pa.list_(pa.int32())),
        pa.field("action", pa.int32()),
        pa.field("notation", pa.string()),
        pa.field("score", pa.int32()),  # of this seat at the end
        pa.field("result", pa.float32()),  # 1 for a winner, -1 for the others
    ]
    return pa.schema(fields, metadata={f"rookery.{key}": value for key, value in meta.items()})


def write(
    game: Game[Any],
    seats: int,
    options: dict[str, str],
    bots: Sequence[str],
    games: int,
    seed: int,
    file: Path,
) -> int:
    """Plays and writes; answers how many rows the file has. Bots move on by one seat from game to game."""
    made = tensors(game, seats, options)
    told = schema(made, _meta(game, seats, options, seed, made))
    count = 0
    waiting: list[Row] = []
    with pq.ParquetWriter(file, told, compression="zstd") as out:
        for number in range(games):
            names = [bots[(number + seat) % len(bots)] for seat in range(seats)]
            waiting += _rows(game, options, names, number, mixed(seed, number), made)
            if len(waiting) >= GROUP or number == games - 1:
                out.write_table(pa.Table.from_pylist(waiting, told))
                count += len(waiting)
                waiting = []
    return count


def _meta(game: Game[Any], seats: int, options: dict[str, str], seed: int, made: Tensors) -> dict[str, str]:
    pack = pack_of(game)
    return {
        "game": game.key,
        "rules": str(game.rules_version),
        "pack": f"{pack.name} {pack.sha256}",
        "seats": str(seats),
        "options": canonical(options),
        "seed": str(seed),
        "layout": canonical([list(part) for part in made.layout.parts]),
    }


def _rows(
    game: Game[Any], options: dict[str, str], names: list[str], number: int, seed: int, made: Tensors
) -> Iterator[Row]:
    """One whole game; results are known only at its end."""
    bots = [make(name, mixed(seed, seat)) for seat, name in enumerate(names)]
    chance, worlds = Picker(mixed(seed, "chance")), Picker(mixed(seed, "worlds"))
    s = game.new(len(names), options)
    rows: list[Row] = []
    while (seat := game.actor(s)) != OVER:
        if seat == CHANCE:
            game.apply(s, CHANCE, game.sample(s, chance), MUTE)
            continue
        action = ask(bots[seat], game, s, seat, worlds)
        rows.append(
            {
                "game": number,
                "step": len(rows),
                "seat": seat,
                "bot": names[seat],
                "observation": made.row(s, seat),
                "legal": game.legal(s, seat),
                "action": action,
                "notation": game.notation(action),
            }
        )
        game.apply(s, seat, action, MUTE)
    scores, paid = game.scores(s), results(game, s, WIN)
    for row in rows:
        yield {**row, "score": scores[row["seat"]].total, "result": paid[row["seat"]]}
