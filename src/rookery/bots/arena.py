"""Contests: who sits where, what came of each game, and how sure one can be of the rest."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from math import sqrt
from typing import Any, Final, NamedTuple

from rookery.bots.play import play_game
from rookery.bots.ratings import Rating, rate
from rookery.bots.registry import summon
from rookery.kernel import Game
from rookery.table.canon import mixed
from rookery.table.packs import load_game

Z_95: Final = 1.959964  # the normal quantile of a two-sided 95 % interval


class Contest(NamedTuple):
    """Everything that the results of a contest hang on."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: int
    options: dict[str, str]


class Result(NamedTuple):
    """One game: which bot (by its place in the contest) sat where, and the end."""

    number: int
    at: list[int]
    totals: list[int]
    winners: list[int]
    decisions: int


class Standing(NamedTuple):
    """A bot's share of wins (a shared win counts in parts) with its 95 % Wilson interval."""

    name: str
    games: int
    wins: float
    low: float
    high: float
    rating: float
    doubt: float


def line_ups(bots: int, seats: int) -> list[list[int]]:
    """One round of a contest: every group of bots on every seat, one seat on from game to game."""
    if bots < seats:
        return [[(first + seat) % bots for seat in range(seats)] for first in range(bots)]
    return [
        [group[(first + seat) % seats] for seat in range(seats)]
        for group in combinations(range(bots), seats)
        for first in range(seats)
    ]


def play_number(game: Game[Any], contest: Contest, number: int) -> Result:
    """One game of a contest, the same on every machine; line-ups of one group share their luck."""
    table = line_ups(len(contest.bots), contest.seats)
    at = table[number % len(table)]
    luck = number // min(len(contest.bots), contest.seats)
    bots = [summon(contest.bots[who], mixed(contest.seed, number, seat)) for seat, who in enumerate(at)]
    final = play_game(game, contest.seats, contest.options, bots, mixed(contest.seed, luck))
    return Result(number, at, final.totals, final.winners, final.decisions)


def play_one(task: tuple[Contest, int]) -> Result:
    """One game of a contest, for a process of its own."""
    contest, number = task
    return play_number(load_game(contest.game), contest, number)


def standings(names: Sequence[str], results: Iterable[Result]) -> list[Standing]:
    """The table of a contest; ratings follow the order of the games, so results come in order."""
    played = [0] * len(names)
    wins = [0.0] * len(names)
    ratings = [Rating() for _ in names]
    for result in results:
        for who in set(result.at):
            played[who] += 1
        for seat in result.winners:
            wins[result.at[seat]] += 1 / len(result.winners)
        rate(ratings, result.at, [_rank(result, seat) for seat in range(len(result.at))])
    return [
        Standing(name, count, won, *wilson(won, count), rating.mu, rating.sigma)
        for name, count, won, rating in zip(names, played, wins, ratings, strict=True)
    ]


def _rank(result: Result, seat: int) -> int:
    """0 for winners; the others by how many did better."""
    if seat in result.winners:
        return 0
    return sum(
        other in result.winners or result.totals[other] > result.totals[seat]
        for other in range(len(result.at))
    )


def duel(
    game: Game[Any],
    seats: int,
    names: Sequence[str],
    games: int,
    seed: int,
    options: dict[str, str] | None = None,
) -> list[Standing]:
    """A whole contest here and now, also for a game that is not on the shelf."""
    if games < 1 or not names:
        raise ValueError(f"a duel needs bots and games, not {len(names)} and {games}")
    contest = Contest(game.key, seats, tuple(names), games, seed, options or {})
    return standings(names, [play_number(game, contest, number) for number in range(games)])


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins; nothing is known before the first game."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = Z_95 * Z_95 / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z_95 * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)
