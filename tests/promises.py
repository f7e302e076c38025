"""How much a soak does (`make soak KILLS=50` for less), and what it found (`make promises` for the table)."""

from __future__ import annotations

import json
import os


def size(name: str, usual: int) -> int:
    """How many, unless the environment says otherwise."""
    return int(float(os.environ.get(name, usual)))


def kept(promise: str, count: str, result: str) -> None:
    """Tells what was run and seen; a promise that is broken has failed its test before."""
    print(f"\n{promise}: {count}: {result}", flush=True)
    file = os.environ.get("ROOKERY_PROMISES")
    if file:
        with open(file, "a", encoding="utf-8") as out:
            out.write(json.dumps([promise, count, result]) + "\n")
