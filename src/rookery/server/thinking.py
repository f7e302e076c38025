"""What a bot is asked, and where it thinks: in a thread, so that nobody waits for it."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from rookery.bots import make
from rookery.bots.base import Bot
from rookery.bots.levels import LIVE, Thinker
from rookery.bots.play import ask
from rookery.kernel import Game, Picker, State
from rookery.server import metrics
from rookery.server.hall import Hall
from rookery.server.table import Table
from rookery.table.canon import mixed

LOG = logging.getLogger("rookery.bots")


class Minds:
    """The bots of a table while they move one after another: a search goes on with its tree within a turn."""

    def __init__(self) -> None:
        self._there: dict[tuple[int, str], Bot] = {}

    def of(self, seat: int, bot: str, seed: int) -> Bot:
        """The bot that sits there, made with the seed of its first choice."""
        if (seat, bot) not in self._there:
            self._there[seat, bot] = make(bot, seed, LIVE)
        return self._there[seat, bot]


class Question:
    """One choice for a bot, with everything it needs; the state in it is never changed."""

    def __init__(self, table: Table, seat: int, bot: str, minds: Minds) -> None:
        match = table.playing()
        self.game: Game[Any] = match.game
        self.state: State = match.state
        self.seat = seat
        self.table = table.id
        self.seq = table.seq
        self.bot = bot
        # From the secret seed, so that nobody can foresee it.
        self.seed = mixed(table.row.seed, table.seq, seat, bot)
        self.mind = minds.of(seat, bot, self.seed)

    def decide(self) -> int:
        """Runs in a thread."""
        if isinstance(self.mind, Thinker):
            self.mind.cut_short = 0  # of its last choice; where only one is legal it is not asked
        return ask(self.mind, self.game, self.state, self.seat, Picker(mixed(self.seed, "worlds")))


async def answer(hall: Hall, question: Question) -> int:
    """The bot's choice, thought about elsewhere; where its time was too short the host can see it."""
    action = await asyncio.get_running_loop().run_in_executor(hall.thinkers, question.decide)
    if isinstance(question.mind, Thinker) and question.mind.cut_short:
        metrics.CUT_SHORT.labels(question.game.key, question.bot).inc()
        place = {"table": question.table, "seq": question.seq, "simulations": question.mind.cut_short}
        LOG.info("a bot had no time for all its simulations", extra=place)
    return action
