"""What a bot is asked, and where it thinks: in a thread, so that nobody waits for it."""

from __future__ import annotations

import asyncio
from typing import Any

from rookery.bots import make
from rookery.bots.play import ask
from rookery.kernel import Game, Picker, State
from rookery.server.hall import Hall
from rookery.server.table import Table
from rookery.table.canon import mixed


class Question:
    """One choice for a bot, with everything it needs; the state in it is never changed."""

    def __init__(self, table: Table, seat: int, bot: str) -> None:
        match = table.playing()
        self.game: Game[Any] = match.game
        self.state: State = match.state
        self.seat = seat
        self.seq = table.seq
        self.bot = bot
        # From the secret seed, so that nobody can foresee it and a restart changes nothing.
        self.seed = mixed(table.row.seed, table.seq, seat, bot)

    def decide(self) -> int:
        """Runs in a thread."""
        bot = make(self.bot, self.seed)
        return ask(bot, self.game, self.state, self.seat, Picker(mixed(self.seed, "worlds")))


async def answer(hall: Hall, question: Question) -> int:
    """The bot's choice, thought about elsewhere."""
    return await asyncio.get_running_loop().run_in_executor(hall.thinkers, question.decide)
