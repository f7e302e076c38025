"""Rows of machine numbers, as states keep them."""

from __future__ import annotations

from rookery.kernel.runtime import append, i64, vec


def empty_rows(count: i64) -> vec[vec[i64]]:
    """So many rows with nothing in them."""
    rows = vec[vec[i64]](capacity=count)
    for _ in range(count):
        rows = append(rows, vec[i64]())
    return rows


def copy_rows(rows: vec[vec[i64]]) -> vec[vec[i64]]:
    """Rows of the same numbers."""
    copied = vec[vec[i64]](capacity=len(rows))
    for row in rows:
        copied = append(copied, row[:])
    return copied
