"""What a run of checks has looked at."""

from __future__ import annotations


class Report:
    """Counts of one run; a run that found a fault raises instead."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.games = 0
        self.decisions = 0
        self.chances = 0
        self.positions = 0  # those that got the expensive checks
        self.worlds = 0  # other worlds compared with the real one
        self.longest = 0  # steps of the longest game, chance included
        self.branching = 0  # the longest legal list met
        self.differed: set[str] = set()  # fields of the state that were other in some world, where declared

    def __str__(self) -> str:
        return (
            f"{self.key}: {self.games} games, {self.decisions} decisions, "
            f"{self.chances} chance events, "
            f"{self.positions} positions examined, {self.worlds} other worlds compared, "
            f"longest game {self.longest} steps, at most {self.branching} choices"
        )
