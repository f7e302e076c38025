"""The end of a game as it is told: the account of its match, for whoever may look at the table."""

from __future__ import annotations

from typing import Any

from rookery.server.frames import spoken
from rookery.server.hall import Hall
from rookery.server.problems import Problem
from rookery.server.replays import Films
from rookery.table.account import Account, account_of


async def ending(hall: Hall, films: Films, match_id: str) -> dict[str, Any]:
    """The account of a finished match; Problem 409 while it runs and where it was ended before its end."""
    match = (await films.of(hall, match_id)).match
    if not match.over:
        raise Problem(409, "this game was ended before its end, so nobody has won")
    return _shape(account_of(match))


def _shape(account: Account) -> dict[str, Any]:
    return {
        "places": account.places,
        "ties": [tie._asdict() for tie in account.ties],
        "ranks": [rung._asdict() for rung in account.ranks],
        "stats": [row._asdict() for row in account.stats],
        "deeds": [{"key": deed.key, "event": spoken(deed.event)} for deed in account.deeds],
        "prizes": [{"key": prize.name, "args": prize.args} for prize in account.prizes],
    }
