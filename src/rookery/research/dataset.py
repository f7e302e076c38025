"""Games as a Parquet file: a row for each choice of a seat, with what it saw and how it ended."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from rookery.bots import summon
from rookery.bots.play import ask
from rookery.kernel import CHANCE, MUTE, OVER, Game, Picker, State
from rookery.research.sitting import WIN, results
from rookery.research.tensors import Tensors, tensors
from rookery.table.canon import canonical, mixed
from rookery.table.match import Match
from rookery.table.packs import pack_of
from rookery.table.record import Record

GROUP = 4096  # rows that are written at a time
Row = dict[str, Any]


def schema(made: Tensors, meta: dict[str, str]) -> pa.Schema:
    """The columns of a data set; the layout of observations travels in the file's metadata."""
    kind = pa.int8() if made.layout.dtype.itemsize == 1 else pa.int16()
    fields = [
        pa.field("game", pa.int32()),  # number of the game in this file
        pa.field("step", pa.int32()),  # number of the choice in its game
        pa.field("seat", pa.int8()),
        pa.field("bot", pa.string()),  # null in stored matches: records do not tell bots from people
        pa.field("observation", pa.list_(kind, made.layout.size)),
        pa.field("legal", pa.list_(pa.int32())),
        pa.field("action", pa.int32()),
        pa.field("notation", pa.string()),
        pa.field("score", pa.int32()),  # of this seat at the end
        pa.field("result", pa.float32()),  # 1 for a winner, -1 for the others
    ]
    return pa.schema(fields, metadata={f"rookery.{key}": value for key, value in meta.items()})


class Diary:
    """The rows of one game; results are known only at its end."""

    def __init__(self, game: Game[Any], made: Tensors, number: int) -> None:
        self.game = game
        self.made = made
        self.number = number
        self.rows: list[Row] = []

    def note(self, s: State, seat: int, action: int, bot: str | None) -> None:
        """A choice that is about to be made."""
        self.rows.append(
            {
                "game": self.number,
                "step": len(self.rows),
                "seat": seat,
                "bot": bot,
                "observation": self.made.row(s, seat),
                "legal": self.game.legal(s, seat),
                "action": action,
                "notation": self.game.notation(action),
            }
        )

    def closed(self, s: State) -> list[Row]:
        """All rows, once it is over."""
        scores, paid = self.game.scores(s), results(self.game, s, WIN)
        return [{**row, "score": scores[row["seat"]].total, "result": paid[row["seat"]]} for row in self.rows]


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

    def played() -> Iterator[list[Row]]:
        for number in range(games):
            names = [bots[(number + seat) % len(bots)] for seat in range(seats)]
            yield _played(game, options, names, Diary(game, made, number), mixed(seed, number))

    meta = _meta(game, seats, canonical(options), str(seed), made)
    return _write(played(), schema(made, meta), file)


def fitting(game: Game[Any], records: Iterable[Record]) -> list[Record]:
    """The finished matches of a game with these very rules and this pack."""
    pack = pack_of(game)
    data = {"name": pack.name, "sha256": pack.sha256}
    told = (game.key, game.version, data)
    return [one for one in records if "result" in one and (one["game"], one["rules"], one["pack"]) == told]


def write_records(game: Game[Any], seats: int, records: Sequence[Record], file: Path) -> int:
    """Writes matches of one game and one number of seats; ValueError names the one that does not hold."""
    options = sorted({canonical(record["options"]) for record in records})
    made = tensors(game, seats, game.settle(seats, {}))  # layouts hang on the number of seats alone

    def told() -> Iterator[list[Row]]:
        for number, record in enumerate(records):
            try:
                match = Match.replay(record, game=game)
            except ValueError as error:
                raise ValueError(f"match {number + 1} of {len(records)}: {error}") from None
            yield _told(match, Diary(game, made, number))

    meta = _meta(game, seats, options[0] if len(options) == 1 else "varied", "", made)
    return _write(told(), schema(made, meta), file)


def _write(games: Iterator[list[Row]], told: pa.Schema, file: Path) -> int:
    """All games into a file that is there only once it is whole."""
    part = file.with_name(file.name + ".part")
    count = 0
    try:
        with pq.ParquetWriter(part, told, compression="zstd") as out:
            waiting: list[Row] = []
            for rows in games:
                waiting += rows
                if len(waiting) >= GROUP:
                    out.write_table(pa.Table.from_pylist(waiting, told))
                    count += len(waiting)
                    waiting = []
            out.write_table(pa.Table.from_pylist(waiting, told))
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
    return count + len(waiting)


def _meta(game: Game[Any], seats: int, options: str, seed: str, made: Tensors) -> dict[str, str]:
    pack = pack_of(game)
    return {
        "game": game.key,
        "rules": str(game.version),
        "pack": f"{pack.name} {pack.sha256}",
        "seats": str(seats),
        "options": options,
        "seed": seed,
        "layout": canonical([list(part) for part in made.layout.parts]),
    }


def _played(game: Game[Any], options: dict[str, str], names: list[str], diary: Diary, seed: int) -> list[Row]:
    """One whole game of bots."""
    bots = [summon(name, mixed(seed, seat)) for seat, name in enumerate(names)]
    chance, worlds = Picker(mixed(seed, "chance")), Picker(mixed(seed, "worlds"))
    s = game.new(len(names), options)
    while (seat := game.actor(s)) != OVER:
        if seat == CHANCE:
            game.apply(s, CHANCE, game.sample(s, chance), MUTE)
            continue
        action = ask(bots[seat], game, s, seat, worlds)
        diary.note(s, seat, action, names[seat])
        game.apply(s, seat, action, MUTE)
    return diary.closed(s)


def _told(match: Match, diary: Diary) -> list[Row]:
    """One recorded match from its beginning."""
    s = match.game.new(match.seats, match.options)
    for seat, action in match.moves:
        if seat != CHANCE:
            diary.note(s, seat, action, None)
        match.game.apply(s, seat, action, MUTE)
    return diary.closed(s)
