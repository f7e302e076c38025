"""The figures of a report as a Parquet file, one a row; imported only by those who want one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from rookery.kernel import Game
from rookery.lab.figures import Report, flat
from rookery.lab.run import Findings


def write(file: Path, findings: Findings, rules: list[Game[Any]]) -> None:
    """Writes the file."""
    pq.write_table(pa.Table.from_pylist(flat(Report(findings, rules))), file, compression="zstd")
