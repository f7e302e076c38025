"""Names of tables: short enough for a link, long enough that nobody guesses one."""

from __future__ import annotations

import re
import secrets

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
LENGTH = 14
_ID = re.compile(f"[{LETTERS}]{{{LENGTH}}}\\Z")


def new_table_id() -> str:
    """A fresh name for a table."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def is_table_id(text: str) -> bool:
    """Whether a text can be the name of a table."""
    return _ID.match(text) is not None
