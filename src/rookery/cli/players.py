"""Who plays: people by name, bots by kind."""

from __future__ import annotations

from typing import NamedTuple

from rookery.bots.base import Sampler
from rookery.bots.levels import advice_in, consider, searcher
from rookery.bots.play import ask, choose_in
from rookery.bots.registry import summon
from rookery.cli.trouble import because
from rookery.kernel import MUTE, Picker, play
from rookery.table.canon import mixed
from rookery.table.match import Match
from rookery.table.undo import reveals

LONGEST_ADVICE = 8
MOST_PROSPECTS = 5


class BotPlayer:
    """A bot whose luck hangs on the place in the match alone: a saved game goes on alike."""

    def __init__(self, name: str) -> None:
        summon(name, 0)  # refuses an unknown name
        self.name = name

    def move(self, match: Match, seat: int) -> None:
        """Takes the seat's next action."""
        try:
            action = choose_in(match, seat, summon(self.name, mixed(match.hash, seat)))
        except ValueError as error:  # a bot from outside has failed
            raise because(error) from None
        match.play(action, seat)


class Prospect(NamedTuple):
    """A choice in numbers: the share of wins, and how often the search looked at it."""

    action: int
    chance: float
    visits: int


class Players:
    """Names by seat, and the bots among them."""

    def __init__(self, names: list[str], bots: dict[int, BotPlayer]) -> None:
        self.names = names
        self.bots = bots

    @property
    def people(self) -> int:
        """How many seats are played from this keyboard."""
        return len(self.names) - len(self.bots)

    def advice(self, match: Match, seat: int) -> list[int]:
        """What a thoughtful player would do, up to the first step that would tell something new."""
        game, state = match.game, match.state
        bot = searcher(advice_in(game), mixed(match.hash, seat))
        found: list[int] = []
        while game.actor(state) == seat and len(found) < LONGEST_ADVICE:
            place = len(match.moves) + len(found)
            action = ask(bot, game, state, seat, Picker(mixed(place, seat)))
            found.append(action)
            if reveals(game, state, seat, action, seat, place):
                break
            state = play(game, state, seat, action, MUTE)
        return found

    def prospects(self, match: Match, seat: int) -> list[Prospect]:
        """The choices that a search looked at most, in numbers."""
        sampler = Sampler(match.game, match.state, seat, Picker(mixed(len(match.moves), seat)))
        search = consider(match.view(seat), sampler, advice_in(match.game), mixed(match.hash, seat))
        found = [Prospect(one, search.mean(one), search.visits(one)) for one in match.legal(seat)]
        return sorted(found, key=lambda one: -one.visits)[:MOST_PROSPECTS]
