"""Who plays: people by name, bots by kind."""

from __future__ import annotations

from rookery.bots.levels import LIVE
from rookery.bots.play import choose_in
from rookery.bots.registry import summon
from rookery.cli.trouble import because
from rookery.table.canon import mixed
from rookery.table.match import Match


class BotPlayer:
    """A bot whose luck hangs on the place in the match alone: a saved game goes on alike, if time allows."""

    def __init__(self, name: str) -> None:
        summon(name, 0)  # refuses an unknown name
        self.name = name

    def move(self, match: Match, seat: int) -> None:
        """Takes the seat's next action."""
        try:
            action = choose_in(match, seat, summon(self.name, mixed(match.hash, seat), LIVE))
        except ValueError as error:  # a bot from outside has failed
            raise because(error) from None
        match.play(action, seat)


class Players:
    """Names by seat, and the bots among them."""

    def __init__(self, names: list[str], bots: dict[int, BotPlayer]) -> None:
        self.names = names
        self.bots = bots

    @property
    def people(self) -> int:
        """How many seats are played from this keyboard."""
        return len(self.names) - len(self.bots)
