"""Luck against skill: the same deals, played by a level and by the one below it."""

from __future__ import annotations

from typing import Any, Final

from rookery.bots.levels import LEVELS
from rookery.bots.play import play_game
from rookery.bots.registry import summon
from rookery.kernel import Game, Options
from rookery.lab.sums import Sums
from rookery.table.canon import mixed

FOLDS: Final = 20  # parts of the deals, for intervals


def below(bots: str) -> str:
    """The level one step below; below the lowest, and below anything unknown, there is random play."""
    level = "cutpurse" if bots == "greedy" else bots
    return LEVELS[LEVELS.index(level) - 1] if level in LEVELS[1:] else "random"


def deal_twice(
    sums: Sums, game: Game[Any], seats: int, bots: str, options: Options, seed: int, number: int
) -> None:
    """One deal with a better and with a weaker player in one seat, each with a mind of its own.

    What both results have in common is the deal's doing; how far they differ on average is the player's; the
    rest is what became of both on the way.
    """
    seat = number % seats
    results = []
    for turn, name in enumerate((bots, below(bots))):
        own = mixed(seed, "luck", number, turn)
        players = [summon(name if n == seat else bots, mixed(own, n)) for n in range(seats)]
        final = play_game(game, seats, options, players, mixed(seed, "deal", number))
        won = (seat in final.winners) / max(1, len(final.winners))
        results.append(float(final.totals[0]) if seats == 1 else won)
    sums.add_pair(f"luck.{number % FOLDS}", *results)
