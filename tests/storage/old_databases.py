"""Databases of earlier schemas with live games, as the program that first had the schema wrote them."""

from __future__ import annotations

import gzip
import json
from functools import cache
from pathlib import Path
from typing import Any

from sqlalchemy import JSON, Boolean, Column, Engine, MetaData, select

from rookery.storage.engine import open_engine
from rookery.storage.schema import METADATA
from rookery.storage.upgrade import migrate

FIRST = "0001"
ROWS = Path(__file__).parent / "old" / f"schema_{FIRST}.json.gz"  # of each game one over, one running


@cache
def first_rows() -> dict[str, list[dict[str, Any]]]:
    """What the first program had written, by table."""
    return dict(json.loads(gzip.decompress(ROWS.read_bytes())))


def make_old(database: str, revision: str) -> None:
    """A database that was begun with the first schema and brought up to this one."""
    engine = open_engine(database)
    migrate(engine, FIRST)
    known = MetaData()
    known.reflect(engine)
    with engine.begin() as connection:
        for name, rows in first_rows().items():
            table = known.tables[name]
            for column in table.c:
                if isinstance(column.type, JSON):
                    column.type = JSON(none_as_null=True)
            typed = [{key: _typed(table.c[key], value) for key, value in row.items()} for row in rows]
            connection.execute(table.insert(), typed)
    migrate(engine, revision, copy=False)
    engine.dispose()


def kept_rows(engine: Engine) -> dict[str, list[dict[str, Any]]]:
    """What is there now of what the first program wrote, except what no program needs any more."""
    known = MetaData()
    known.reflect(engine)
    found: dict[str, list[dict[str, Any]]] = {}
    with engine.connect() as connection:
        for name, rows in first_rows().items():
            columns = [known.tables[name].c[key] for key in rows[0] if key in METADATA.tables[name].c]
            keys = list(known.tables[name].primary_key.columns)
            wanted = select(*columns).order_by(*keys)
            found[name] = [dict(row) for row in connection.execute(wanted).mappings()]
    return found


def _typed(column: Column[Any], value: Any) -> Any:
    if isinstance(column.type, JSON):
        return None if value is None else json.loads(value)
    return bool(value) if isinstance(column.type, Boolean) else value
