"""How a failed check is told: one sentence that says where to look."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

from rookery.kernel import Options


class ConformanceError(AssertionError):
    """A game broke its contract; `check` names the part of the contract."""

    def __init__(self, check: str, sentence: str) -> None:
        super().__init__(check, sentence)
        self.check = check
        self.sentence = sentence

    def __str__(self) -> str:
        return f"[{self.check}] {self.sentence}"


class Spot:
    """Which game, which seed and which step a check is looking at."""

    def __init__(self, key: str, seats: int = 0, options: Options | None = None, seed: int = 0) -> None:
        self.key = key
        self.seats = seats
        self.options: Options = options or {}
        self.usual: Options = {}  # settings that go without saying
        self.seed = seed
        self.step = 0

    def fail(self, check: str, what: str, seat: int | None = None) -> NoReturn:
        """Raises the failure with everything needed to find it again."""
        raise ConformanceError(check, f"{self.describe(seat)}: {what}")

    def describe(self, seat: int | None = None) -> str:
        """The place in words: game, seats, options, seed, step and seat."""
        if not self.seats:
            return self.key
        unusual = [
            f"{key}={value}" for key, value in sorted(self.options.items()) if self.usual.get(key) != value
        ]
        parts = [self.key, f"{self.seats} seat{'s' if self.seats > 1 else ''}"]
        parts.append(f"options {' '.join(unusual) or 'as usual'}")
        parts += [f"seed {self.seed}", f"step {self.step}"]
        if seat is not None:
            parts.append("onlooker" if seat < 0 else f"seat {seat}")
        return ", ".join(parts)

    @contextmanager
    def during(self, check: str, doing: str, seat: int | None = None) -> Iterator[None]:
        """Turns any crash of the game into a failure of this check."""
        try:
            yield
        except ConformanceError:
            raise
        except Exception as error:
            sentence = f"{self.describe(seat)}: {doing} raised {type(error).__name__}: {error}"
            raise ConformanceError(check, sentence) from error
