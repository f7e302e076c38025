"""What a bot is asked, and where it thinks: in a thread, so that nobody waits for it."""

from __future__ import annotations

from typing import Any

from rookery.bots import make
from rookery.bots.base import Bot, Sampler
from rookery.bots.levels import Thinker
from rookery.bots.play import ask
from rookery.kernel import Game, Picker, State
from rookery.server import pace
from rookery.server.fair_queue import Rank, Turn
from rookery.server.hall import Hall
from rookery.server.table import Table
from rookery.table.canon import mixed


class Minds:
    """The bots of a table while they move one after another: a search goes on with its tree within a turn."""

    def __init__(self) -> None:
        self._there: dict[tuple[int, str], Bot] = {}

    def of(self, seat: int, bot: str, seed: int, seconds: float | None) -> Bot:
        """The bot that sits there, made with the seed of its first choice and so long for each."""
        if (seat, bot) not in self._there:
            self._there[seat, bot] = make(bot, seed, seconds)
        return self._there[seat, bot]


class Question:
    """One choice for a bot, with everything it needs; the state in it is never changed."""

    def __init__(self, table: Table, seat: int, bot: str, minds: Minds, wait: float) -> None:
        match = table.playing()
        self.game: Game[Any] = match.game
        self.state: State = match.state
        self.seat = seat
        self.at = table
        self.seq = table.seq
        self.bot = bot
        # From the secret seed, so that nobody can foresee it.
        self.seed = mixed(table.row.seed, table.seq, seat, bot)
        self.slot = pace.slot(self.game, bot, wait)
        self.began = pace.clock()
        self.mind = minds.of(seat, bot, self.seed, pace.thinking(self.slot))

    def decide(self) -> int:
        """Runs in a thread; the slot counts from here, as the queue before it hangs on others."""
        self.began = pace.clock()
        if self.slot and len(self.game.legal(self.state, self.seat)) == 1:
            self._pretend()
        if isinstance(self.mind, Thinker):
            self.mind.cut_short = 0  # of its last choice; where only one is legal it is not asked
        return ask(self.mind, self.game, self.state, self.seat, Picker(mixed(self.seed, "worlds")))

    def _pretend(self) -> None:
        """Thinks without a choice to make: how busy the machine is would tell what the wait does not."""
        worlds = Sampler(self.game, self.state, self.seat, Picker(mixed(self.seed, "idle")))
        legal = self.game.legal(self.state, self.seat)
        idle = make(self.bot, self.seed, pace.thinking(self.slot))
        idle.choose(self.game.view(self.state, self.seat), legal, worlds)


def turn_of(hall: Hall, table: Table) -> Turn:
    """For whom the bots of a table think: one who waits there, the host before others."""
    people = [chair for chair in table.seats if chair.guest is not None and chair.player is None]
    here = table.here()
    waiting = [str(chair.guest) for chair in people if chair.seat in here]
    rank = Rank.WAITED if waiting else Rank.AWAY if people else Rank.ALONE
    host = table.row.host
    guest = waiting[0] if waiting and host not in waiting else host
    return Turn(rank, hall.whereabouts.of(guest), guest)


async def answer(hall: Hall, question: Question) -> int:
    """The bot's choice, thought about elsewhere; where its time was too short it is noted."""
    action = await hall.thinkers.think(turn_of(hall, question.at), question.decide)
    if isinstance(question.mind, Thinker) and question.mind.cut_short:
        question.at.cut_short[question.bot] += 1
    return action
