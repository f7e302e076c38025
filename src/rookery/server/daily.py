"""The daily deal: one game a day with the same chance for everybody, promised the day before."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime, timedelta
from typing import Any, Final, NamedTuple

import rookery
from rookery.server import deals, reference, tables
from rookery.server.hall import Hall
from rookery.server.problems import Problem
from rookery.server.shapes import NewTable
from rookery.server.table import Table
from rookery.storage.rows import OVER, Deal, Played
from rookery.table.chance import SEED_BYTES
from rookery.table.deal import deal_promise
from rookery.table.ledger import BEGUN, ENDED, SEALED

DAILY: Final = "daily"
DAY: Final = 86400.0
AGAIN: Final = 600.0  # seconds between two looks at what is to be done, midnights beside
SEAT: Final = 0  # where the person sits
LEVEL: Final = "cutpurse"  # whom they meet
LISTED: Final = 100  # results in one answer

Answer = dict[str, Any]


class Sort(NamedTuple):
    """What is played on one day of the round."""

    game: str
    seats: int


def sort_of(opens: float) -> Sort:
    """The games take turns, each with three at the table or as many as it takes."""
    keys = rookery.games()
    game = rookery.load(keys[int(opens // DAY) % len(keys)])
    return Sort(game.key, min(game.max_seats, max(game.min_seats, 3)))


def date_of(moment: float) -> str:
    """The day in UTC, as it is written in addresses."""
    return datetime.fromtimestamp(moment, UTC).date().isoformat()


def midnight(moment: float) -> float:
    """When the day of a moment began."""
    return moment // DAY * DAY


def deal_id(date: str) -> str:
    """The name of a day's deal; its chance hangs on it."""
    return f"{DAILY}-{date}"


async def keep_days(hall: Hall) -> None:
    """Seals today's deal and tomorrow's where they are missing, begins and opens those whose time has come.

    Today's is missing only where the service did not run yesterday: then the page says that it came late.
    """
    now = hall.now()
    if now < hall.days_kept:
        return
    today = midnight(now)
    for opens in (today, today + DAY):
        if await hall.store.deal(deal_id(date_of(opens))) is None:
            await hall.store.add_deal(_new_deal(hall, opens, now))
    for deal in await hall.store.unended(DAILY):
        await _move_on(hall, deal, now)
    hall.days_kept = min(now + AGAIN, today + DAY)


def _new_deal(hall: Hall, opens: float, now: float) -> Deal:
    sort = sort_of(opens)
    name, seed = deal_id(date_of(opens)), secrets.token_bytes(SEED_BYTES)
    return Deal(
        id=name,
        kind=DAILY,
        game=sort.game,
        pack="house",
        seats=sort.seats,
        options=hall.catalogue.game(sort.game, "house").settle(sort.seats, {}),
        bots={str(seat): LEVEL for seat in range(sort.seats) if seat != SEAT},
        host="",
        seed=seed.hex(),
        commitment=deal_promise(seed, name, sort.seats),
        sealed=now,
        opens=opens,
        closes=opens + DAY,
        status=SEALED,
    )


async def _move_on(hall: Hall, deal: Deal, now: float) -> None:
    if deal.status == SEALED and deal.opens <= now:
        await hall.store.move_deal_on(deal, BEGUN, now)
        deal.status = BEGUN
    if deal.status == BEGUN and deals.is_over(deal, now):
        await hall.store.move_deal_on(deal, ENDED, now)
    elif deal.status == BEGUN and deal.levels is None:
        await reference.begin(hall, deal, SEAT)


async def _found(hall: Hall, date: str) -> Deal:
    """The deal of a day that has begun; Problem 404 for others."""
    deal = await hall.store.deal(deal_id(date))
    if deal is None or deal.opens > hall.now():
        raise Problem(404, "there is no deal of that day")
    return deal


async def play(hall: Hall, date: str, guest: str, fun: bool) -> Table:
    """Opens a table on a day's deal: once for the count, on the day itself; afterwards for fun."""
    deal, now = await _found(hall, date), hall.now()
    own = await hall.store.sits_at(deal.id, guest)
    over = deals.is_over(deal, now)
    if fun and not over and not any(one.status == OVER for one in own):
        raise Problem(409, "play today's deal for the count first")
    if not fun and over:
        raise Problem(409, "that day is over; its deal can be played for fun")
    wish = NewTable(
        game=deal.game,
        seats=deal.seats,
        options=dict(deal.options),
        pack=deal.pack,
        bots=deal.bots,
        seat=SEAT,
        visibility="link",
        hints=False,
        start=True,
    )
    return await tables.create(hall, guest, wish, deal, None if fun else guest)


async def shown(hall: Hall, date: str, guest: str | None) -> Answer:
    """A day's deal; how others and our bots played it only for those who cannot play it any more."""
    deal, now = await _found(hall, date), hall.now()
    over = deals.is_over(deal, now)
    own = [] if guest is None else await hall.store.sits_at(deal.id, guest)
    tried = [one for one in own if one.player is not None]
    done = any(one.status == OVER for one in tried)
    found = {
        "date": date,
        "id": deal.id,
        "game": deal.game,
        "seats": deal.seats,
        "seat": SEAT,
        "options": deal.options,
        "level": LEVEL,
        "opens": deal.opens,
        "closes": deal.closes,
        "sealed": deal.sealed,
        "commitment": deal.commitment,
        "over": over,
        "you": "done" if done else "playing" if tried else "new",
        "table": tried[0].id if tried else "",
        "before": await _neighbour(hall, date, -1),
        "after": await _neighbour(hall, date, 1),
    }
    if deal.status == ENDED:
        found["seed"] = deal.seed
    if not over:
        found["next"] = await _promised(hall, date)
    return found | (await _compared(hall, deal, guest, over) if over or done else {})


async def _neighbour(hall: Hall, date: str, days: int) -> str:
    """The day before or after, if it had a deal that can be looked at."""
    other = (datetime.fromisoformat(date) + timedelta(days=days)).date().isoformat()
    deal = await hall.store.deal(deal_id(other))
    return other if deal is not None and deal.opens <= hall.now() else ""


async def _promised(hall: Hall, date: str) -> Answer | None:
    """What is known of the next day's deal."""
    next_day = (datetime.fromisoformat(date) + timedelta(days=1)).date().isoformat()
    deal = await hall.store.deal(deal_id(next_day))
    return None if deal is None else {"game": deal.game, "commitment": deal.commitment, "sealed": deal.sealed}


async def _compared(hall: Hall, deal: Deal, guest: str | None, over: bool) -> Answer:
    """Everybody's one try that is over, the best first, and what our bots made of the same deal."""
    tries = [one for one in await hall.store.played(deal.id) if one.player is not None]
    results = [_result(one, guest) for one in tries if over or one.status == OVER]
    results.sort(key=lambda one: (not one["finished"], -one.get("points", 0)))
    return {
        "results": [one for n, one in enumerate(results) if n < LISTED or one["you"]],
        "points": [one["points"] for one in results if one["finished"]],
        "levels": [
            {"level": one["level"]} | tally(one["totals"], one["winners"], SEAT) for one in deal.levels or []
        ],
    }


def _result(one: Played, guest: str | None) -> Answer:
    """One try; whoever left it to a bot, even for a while, or did not come to its end has not finished."""
    chair = one.seats[SEAT]
    found: Answer = {"name": chair.name, "you": guest is not None and one.player == guest, "table": one.id}
    if one.result is None or chair.stand_in is not None or chair.stood:
        return found | {"finished": False}
    return found | {"finished": True} | tally(one.result["totals"], one.result["winners"], SEAT)


def tally(totals: list[int], winners: list[int], seat: int) -> Answer:
    """What a seat came to in its own game."""
    order = [(one in winners, total) for one, total in enumerate(totals)]
    place = 1 + sum(other > order[seat] for other in order)
    return {"points": totals[seat], "place": place, "won": seat in winners}
