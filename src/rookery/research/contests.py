"""The games of a contest between bots as a Parquet file: a row for each seat of each game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from rookery.bots.arena import Contest, Result
from rookery.table.canon import canonical

COLUMNS = [
    pa.field("game", pa.int32()),  # number of the game in its contest
    pa.field("seat", pa.int8()),
    pa.field("bot", pa.string()),
    pa.field("score", pa.int32()),
    pa.field("won", pa.float32()),  # 1 for a win, its part for a shared one
    pa.field("decisions", pa.int32()),  # of all seats in this game
]


def write(contest: Contest, results: Sequence[Result], file: Path) -> int:
    """Writes the file; answers how many rows it has. What the contest was is in the metadata."""
    meta = {f"rookery.{key}": canonical(value) for key, value in contest._asdict().items()}
    rows = list(_rows(contest, results))
    pq.write_table(pa.Table.from_pylist(rows, pa.schema(COLUMNS, metadata=meta)), file, compression="zstd")
    return len(rows)


def _rows(contest: Contest, results: Sequence[Result]) -> Iterator[dict[str, Any]]:
    for result in results:
        for seat, who in enumerate(result.at):
            yield {
                "game": result.number,
                "seat": seat,
                "bot": contest.bots[who],
                "score": result.totals[seat],
                "won": (seat in result.winners) / max(1, len(result.winners)),
                "decisions": result.decisions,
            }
