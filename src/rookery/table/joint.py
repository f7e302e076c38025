"""Chance that the table and its players make together: see docs/fair-chance.md."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Any

from rookery.kernel import Game, State
from rookery.table.chain import before, is_link
from rookery.table.chance import Bound, evenly, joined, word

LABEL = "rookery-chance-2"
PROMISE = "rookery-commitment-2"

Link = tuple[int, int, str]  # outcomes before it, seat, link
Draw = tuple[int, int, int, int]  # stream, sum of weights, weights before the outcome's, its weight


class Joint(Bound):
    """The host's seed and the newest link of every seat decide each outcome.

    Seats without a seal ('') bring nothing. A link stays where its move is taken back: it was told.
    """

    kind = "joint"

    def __init__(self, seed: bytes, match_id: str, seals: Sequence[str], links: Iterable[Link] = ()) -> None:
        super().__init__(seed, match_id)
        self.seals = tuple(_seal(seat, seal) for seat, seal in enumerate(seals))
        self.commitment = promise(seed, match_id, self.seals)
        self.draws: list[Draw] = []
        self._links: list[Link] = []
        self._told = list(self.seals)  # the newest link of each seat, those of later outcomes too
        self._mixed = [""] * len(self.seals)  # the links that the next outcome hangs on
        self._counted = 0  # how many links are in `_mixed`
        self._drawn: dict[int, int] = {}
        for place, (drawn, seat, link) in enumerate(links, 1):
            try:
                self._keep(drawn, seat, link)
            except ValueError as error:
                raise ValueError(f"link {place}: {error}") from None

    def newest(self, seat: int) -> str:
        """The last link a seat has told, or its seal; '' if it brings none."""
        return self._told[seat]

    def why_not_link(self, seat: int, link: str) -> str:
        """'' if this is the next link of the seat's chain, else the reason."""
        if not 0 <= seat < len(self.seals) or not self.seals[seat]:
            return f"seat {seat} has sealed nothing, so it can add nothing to the chance"
        if not is_link(link):
            return "a link is 64 hexadecimal digits in lower case"
        if before(link) != self._told[seat]:
            return f"this is not what seat {seat} sealed"
        return ""

    def take(self, seat: int, link: str) -> None:
        """A seat tells its next link; outcomes from now on hang on it."""
        self._keep(len(self.draws), seat, link)

    def _keep(self, drawn: int, seat: int, link: str) -> None:
        if self._links and drawn < self._links[-1][0]:
            raise ValueError("links stand in the order in which they were told")
        reason = self.why_not_link(seat, link)
        if reason:
            raise ValueError(reason)
        self._links.append((drawn, seat, link))
        self._told[seat] = link

    def outcome(self, game: Game[Any], s: State) -> int:
        outcomes, weights, stream = _odds(game, s)
        self._mix()
        rest = self.below(sum(weights), game.streams[stream], self._drawn.get(stream, 0))
        low = 0
        for outcome, weight in zip(outcomes, weights, strict=True):
            if rest < low + weight:
                self._count((stream, sum(weights), low, weight))
                return outcome
            low += weight
        raise ValueError(f"{game.key} asks for chance, but nothing can happen")

    def skip(self, game: Game[Any], s: State, outcome: int) -> None:
        outcomes, weights, stream = _odds(game, s)
        at = outcomes.index(outcome)
        self._mix()
        self._count((stream, sum(weights), sum(weights[:at]), weights[at]))

    def below(self, size: int, stream: str, index: int) -> int:
        """The number 0 to size - 1 at one place of a stream, with the links told so far."""
        place = [LABEL, self.match_id, stream, str(index)]
        return evenly(size, lambda retry: word(self._seed, [*place, str(retry)], self._mixed))

    def mark(self) -> str:
        self._mix()
        return ",".join(self._mixed)

    def describe(self) -> dict[str, Any]:
        links = [list(link) for link in self._links]
        return super().describe() | {"seals": list(self.seals), "links": links}

    def reveal(self) -> dict[str, Any]:
        return super().reveal() | {"draws": [list(draw) for draw in self.draws]}

    def _mix(self) -> None:
        """Takes in the links that were told before the next outcome."""
        while self._counted < len(self._links) and self._links[self._counted][0] <= len(self.draws):
            _, seat, link = self._links[self._counted]
            self._mixed[seat] = link
            self._counted += 1

    def _count(self, draw: Draw) -> None:
        self.draws.append(draw)
        self._drawn[draw[0]] = self._drawn.get(draw[0], 0) + 1


def promise(seed: bytes, match_id: str, seals: Sequence[str]) -> str:
    """What is published before any salt is told: it binds the seed to the table and all its seals."""
    return hashlib.sha256(joined([PROMISE, seed.hex(), match_id, str(len(seals)), *seals])).hexdigest()


def _seal(seat: int, seal: object) -> str:
    if not isinstance(seal, str) or (seal and not is_link(seal)):
        raise ValueError(f"the seal of seat {seat} is not 64 hexadecimal digits in lower case")
    return seal


def _odds(game: Game[Any], s: State) -> tuple[list[int], list[int], int]:
    outcomes = game.outcomes(s)
    return outcomes, [game.weight(s, outcome) for outcome in outcomes], game.stream(s)
