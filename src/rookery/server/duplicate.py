"""Duplicate play: the same deal at several tables, so that skill is seen apart from luck."""

from __future__ import annotations

import secrets
from statistics import fmean
from typing import Any, Final

from rookery.server import deals, tables
from rookery.server.hall import Hall
from rookery.server.names import is_table_id, new_table_id
from rookery.server.problems import Problem
from rookery.server.shapes import NewTable
from rookery.server.shapes.duplicate import NewDuplicate
from rookery.storage.rows import OVER, Deal, Played, Seat
from rookery.table.chance import SEED_BYTES
from rookery.table.deal import deal_promise
from rookery.table.ledger import SEALED

DUPLICATE: Final = "duplicate"
PREFIX: Final = "duplicate-"

Answer = dict[str, Any]


async def create(hall: Hall, guest: str, wish: NewDuplicate) -> str:
    """Seals a deal and opens its tables; answers the name by which friends find it."""
    if not set(map(str, range(wish.seats))) - set(wish.bots):
        raise Problem(400, "at least one seat is for a person")
    one = NewTable(
        game=wish.game,
        seats=wish.seats,
        options=wish.options,
        pack=wish.pack,
        bots=wish.bots,
        visibility="link",
        hints=False,
        seat=None,
    )
    tables.check_wish(hall.catalogue, guest, one)
    name = new_table_id()
    deal = _new_deal(hall, guest, one, f"{PREFIX}{name}")
    await hall.store.add_deal(deal)
    for _ in range(wish.tables):
        await tables.create(hall, guest, one, deal)
    return name


def _new_deal(hall: Hall, guest: str, wish: NewTable, name: str) -> Deal:
    now, seed = hall.now(), secrets.token_bytes(SEED_BYTES)
    return Deal(
        id=name,
        kind=DUPLICATE,
        game=wish.game,
        pack=wish.pack,
        seats=wish.seats,
        options=hall.catalogue.game(wish.game, wish.pack).settle(wish.seats, dict(wish.options)),
        bots=wish.bots,
        host=guest,
        seed=seed.hex(),
        commitment=deal_promise(seed, name, wish.seats),
        sealed=now,
        opens=now,
        closes=None,
        status=SEALED,
    )


async def shown(hall: Hall, name: str, guest: str | None) -> Answer:
    """All tables of a deal; what seats came to only for those who have finished, or when all have."""
    deal = await hall.store.deal(f"{PREFIX}{name}") if is_table_id(name) else None
    if deal is None:
        raise Problem(404, "there is no such deal")
    await deals.move_on(hall, deal)
    played = await hall.store.played(deal.id)
    over, done = deals.is_over(deal, hall.now()), await deals.has_finished(hall, deal.id, guest)
    found = {
        "id": name,
        "game": deal.game,
        "seats": deal.seats,
        "options": deal.options,
        "commitment": deal.commitment,
        "sealed": deal.sealed,
        "over": over,
        "done": done,
        "tables": [_table(one, guest) for one in played],
    }
    if over:
        found["seed"] = deal.seed
    return found | ({"scores": compared(played)} if over or done else {})


def _table(one: Played, guest: str | None) -> Answer:
    players = [_player(chair, guest) for chair in one.seats]
    mine = any(player["you"] for player in players)
    return {"table": one.id, "status": one.status, "mine": mine, "players": players}


def _player(chair: Seat, guest: str | None) -> Answer:
    kind = "bot" if chair.bot else "free" if chair.guest is None else "person"
    you = guest is not None and chair.guest == guest
    return {"seat": chair.seat, "name": chair.name, "kind": kind, "bot": chair.bot, "you": you}


def compared(played: list[Played]) -> list[Answer]:
    """Every seat at every table that came to its end, held against the same seat at the others.

    The share counts tables beaten at that seat as one and equal ones as a half, of all others. Where a bot
    stood in for a person there is nothing to compare.
    """
    found: list[Answer] = []
    for seat in range(len(played[0].seats) if played else 0):
        points = {
            n: one.result["totals"][seat]
            for n, one in enumerate(played)
            if one.status == OVER and one.result is not None and _own_play(one.seats[seat])
        }
        for n, own in points.items():
            others = [other for table, other in points.items() if table != n]
            beaten = sum(1.0 if own > other else 0.5 if own == other else 0.0 for other in others)
            share = beaten / len(others) if others else 0.5
            above = round(own - fmean(points.values()), 2)
            found.append({"table": n, "seat": seat, "points": own, "above": above, "share": round(share, 3)})
    return found


def _own_play(chair: Seat) -> bool:
    return chair.stand_in is None and not chair.stood
