"""What stops a command: one sentence for the person, one exit code for the shell."""

from __future__ import annotations

BAD_INPUT = 2
INTERRUPTED = 130


class Trouble(Exception):
    """Bad input. The sentence is a message of the shell's locale, so it is said in any language."""

    def __init__(self, key: str, /, **args: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.args_said = args


def because(error: Exception) -> Trouble:
    """The trouble behind an error whose own words already name thing, place and reason."""
    return Trouble("error-plain", reason=" ".join(str(error).split()))
