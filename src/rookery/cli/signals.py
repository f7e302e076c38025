"""What a person may say instead of an answer, as exceptions that leave a prompt."""

from __future__ import annotations


class Leave(Exception):
    """The person wants to stop."""


class TakeBack(Exception):
    """The person takes something back: a step of an answer, or the last move."""
