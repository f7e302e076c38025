"""Where outcomes come from: a plain seed, or a sealed one that can be checked afterwards."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from rookery.kernel import Game, Picker, State
from rookery.table.canon import mixed

SEED_BYTES = 32
WORDS = 1 << 64  # how many values one derived word has
LABEL = "rookery-chance-1"


class Chance(Protocol):
    """A source of outcomes. Each stream of a game has a sequence of its own."""

    def outcome(self, game: Game[Any], s: State) -> int:
        """What happens at this chance; the stream moves on by one."""

    def skip(self, game: Game[Any], s: State, outcome: int) -> None:
        """Moves the stream on by one, for an outcome that is already known."""

    def mark(self) -> str:
        """What else the next outcome hangs on, for the chained hash; '' where that is nothing."""

    def describe(self) -> dict[str, Any]:
        """What may be known before the match is over, as the record holds it."""

    def reveal(self) -> dict[str, Any]:
        """What is known once the match is over: everything needed to derive all outcomes again."""


def weighted(game: Game[Any], s: State, below: Callable[[int], int]) -> int:
    """One outcome by its weight; `below(n)` gives 0 to n - 1, each equally likely."""
    outcomes = game.outcomes(s)
    rest = below(sum(game.weight(s, outcome) for outcome in outcomes))
    for outcome in outcomes:
        rest -= game.weight(s, outcome)
        if rest < 0:
            return outcome
    raise ValueError(f"{game.key} asks for chance, but nothing can happen")


class Seeded:
    """Fast and open: one generator a stream, all from one whole number."""

    def __init__(self, seed: int) -> None:
        if not isinstance(seed, int) or isinstance(seed, bool):
            raise ValueError(f"a seed is a whole number, not {seed!r}")
        self.seed = seed
        self._pickers: dict[str, Picker] = {}

    def outcome(self, game: Game[Any], s: State) -> int:
        stream = game.streams[game.stream(s)]
        if stream not in self._pickers:
            self._pickers[stream] = Picker(mixed(self.seed, stream))
        return weighted(game, s, self._pickers[stream].below)

    def skip(self, game: Game[Any], s: State, outcome: int) -> None:
        self.outcome(game, s)

    def mark(self) -> str:
        return ""

    def describe(self) -> dict[str, Any]:
        return {"kind": "seeded", "seed": self.seed}

    def reveal(self) -> dict[str, Any]:
        return self.describe()


def sealed_seed(seed: bytes) -> bytes:
    """The same seed; ValueError if it is none that could be sealed."""
    if not isinstance(seed, bytes) or len(seed) != SEED_BYTES:
        raise ValueError(f"a sealed seed is {SEED_BYTES} bytes")
    return seed


def name_of_match(match_id: str) -> str:
    """The same id; ValueError if it is empty or no plain text."""
    if not text("the match id", match_id):
        raise ValueError("the match id is empty")
    return match_id


class Bound:
    """A seed that is secret until the match is over, and bound to it from before it begins."""

    kind = ""

    def __init__(self, seed: bytes, match_id: str) -> None:
        self._seed = sealed_seed(seed)
        self.match_id = name_of_match(match_id)
        self.commitment = ""

    def describe(self) -> dict[str, Any]:
        return {"kind": self.kind, "match": self.match_id, "commitment": self.commitment}

    def reveal(self) -> dict[str, Any]:
        return self.describe() | {"seed": self._seed.hex()}


class Sealed(Bound):
    """The host's seed and the salts of the table decide each outcome: see docs/fair-chance.md."""

    kind = "sealed"

    def __init__(self, seed: bytes, match_id: str, salts: Sequence[str] = ()) -> None:
        super().__init__(seed, match_id)
        self.salts = tuple(text(f"salt {n}", salt) for n, salt in enumerate(salts, 1))
        self.commitment = commitment(seed, match_id)
        self._drawn: dict[str, int] = {}

    def outcome(self, game: Game[Any], s: State) -> int:
        stream = game.streams[game.stream(s)]
        index = self._drawn.get(stream, 0)
        outcome = weighted(game, s, lambda size: self.below(size, stream, index))
        self._drawn[stream] = index + 1
        return outcome

    def skip(self, game: Game[Any], s: State, outcome: int) -> None:
        stream = game.streams[game.stream(s)]
        self._drawn[stream] = self._drawn.get(stream, 0) + 1

    def mark(self) -> str:
        return ""

    def below(self, size: int, stream: str, index: int) -> int:
        """The number 0 to size - 1 at one place of a stream."""
        return evenly(size, lambda retry: self._word(stream, index, retry))

    def describe(self) -> dict[str, Any]:
        return super().describe() | {"salts": list(self.salts)}

    def _word(self, stream: str, index: int, retry: int) -> int:
        return word(self._seed, [LABEL, self.match_id, stream, str(index), str(retry)], self.salts)


class Unopened:
    """A source whose seed is not at hand: the match can be read, not continued.

    `like` is the same source with a seed that is not the true one: it knows everything but outcomes.
    """

    def __init__(self, description: dict[str, Any], like: Chance) -> None:
        self._description = description
        self._like = like

    def outcome(self, game: Game[Any], s: State) -> int:
        raise ValueError("the seed of this match is sealed, so nothing can be rolled or drawn here")

    def skip(self, game: Game[Any], s: State, outcome: int) -> None:
        self._like.skip(game, s, outcome)

    def mark(self) -> str:
        return self._like.mark()

    def describe(self) -> dict[str, Any]:
        return dict(self._description)

    def reveal(self) -> dict[str, Any]:
        return self.describe()


def commitment(seed: bytes, match_id: str) -> str:
    """What is published before the first move: it binds the seed and tells nothing of it."""
    return hashlib.sha256(seed + match_id.encode()).hexdigest()


def word(seed: bytes, place: Sequence[str], salts: Sequence[str]) -> int:
    """64 bits that nobody knows without the seed and all salts."""
    digest = hmac.new(seed, joined([*place, str(len(salts)), *salts]), hashlib.sha256).digest()
    return int.from_bytes(digest[:8], "big")


def evenly(size: int, word_at: Callable[[int], int]) -> int:
    """A number 0 to size - 1, each equally likely; `word_at` is asked again where a word would be unfair."""
    fair = WORDS - WORDS % size  # words from here on would favour small numbers
    retry = 0
    while (found := word_at(retry)) >= fair:
        retry += 1
    return found % size


def joined(parts: Sequence[str]) -> bytes:
    """Texts end to end, each with its length in bytes, so that no two lists look alike."""
    coded = [part.encode() for part in parts]
    return b"".join(str(len(part)).encode() + b":" + part + b"," for part in coded)


def text(what: str, value: object) -> str:
    """A text that has a UTF-8 form."""
    if not isinstance(value, str):
        raise ValueError(f"{what} is a text, not {value!r}")
    try:
        value.encode()
    except UnicodeEncodeError:
        raise ValueError(f"{what} holds half a character, which has no UTF-8 form") from None
    return value
