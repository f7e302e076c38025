"""Bots move on the server, thought about in a few threads, at a pace that tells nothing of the position."""

from __future__ import annotations

import logging

from rookery.server import pace
from rookery.server.hall import Hall
from rookery.server.moves import commit
from rookery.server.problems import Problem
from rookery.server.table import Table
from rookery.server.tables import give_back
from rookery.server.thinking import Minds, Question, answer

LOG = logging.getLogger("rookery.bots")


def look_after(hall: Hall, table: Table) -> None:
    """Sees to it that bots who owe a choice make it."""
    table.count_cut_short()
    busy = table.driver is not None and not table.driver.done()
    if not busy and table.bots_owing() and not hall.closing:
        table.driver = hall.spawn(_drive(hall, table))


async def _drive(hall: Hall, table: Table) -> None:
    """Moves for the bots of one table until a person is to act."""
    minds = Minds()
    while not hall.closing:
        question = await _next_question(hall, table, minds)
        if question is None:
            return
        action = await answer(hall, question)
        await pace.until(pace.told_at(question.began, pace.clock(), question.slot))
        await _make_move(hall, table, question, action)


async def _next_question(hall: Hall, table: Table, minds: Minds) -> Question | None:
    async with table.lock:
        await hall.refresh(table)
        owing = table.bots_owing()
        if not owing:
            table.driver = None  # under the lock: whoever changes the table next starts anew
            return None
        bot = table.seats[owing[0]].player
        return Question(table, owing[0], str(bot), minds, hall.settings.bot_pace)


async def _make_move(hall: Hall, table: Table, question: Question, action: int) -> None:
    async with table.lock:
        await hall.refresh(table)
        same = table.seq == question.seq and question.seat in table.bots_owing()
        if not same or table.seats[question.seat].player != question.bot:
            return
        try:
            await commit(hall, table, "move", question.seat, [action], "bot")
            await give_back(hall, table)
        except Problem as problem:  # another worker was faster
            LOG.info("a bot came too late", extra={"table": table.id, "reason": problem.reason})
