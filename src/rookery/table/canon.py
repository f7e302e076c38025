"""The one spelling of a value as text, so that hashes agree on every machine."""

from __future__ import annotations

import hashlib
import json


def canonical(value: object) -> str:
    """JSON with sorted keys, no spaces and ASCII only."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True, allow_nan=False)


def sha256(text: str) -> str:
    """The SHA-256 of a text (UTF-8), in lower-case hexadecimal."""
    return hashlib.sha256(text.encode()).hexdigest()


def mixed(*parts: int | str) -> int:
    """One seed of 96 bits out of several numbers and words."""
    return int(sha256(canonical(list(parts)))[:24], 16)
