"""Which of the three languages speaks."""

from __future__ import annotations

import os
from typing import Final

LANGUAGES: Final = ("en", "fr", "it")


def language_of_machine() -> str:
    """What LC_ALL, LC_MESSAGES or LANG ask for, English otherwise."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(variable, "")
        if wanted:
            return wanted[:2] if wanted[:2] in LANGUAGES else "en"
    return "en"
