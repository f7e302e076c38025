"""Deals in the database: what is promised, which tables play them, and what became of them."""

from __future__ import annotations

from dataclasses import asdict, fields
from typing import Any

from sqlalchemy import Connection, Select, exists, select, update

from rookery.storage import writes
from rookery.storage.rows import Deal, Played, Seat, Stored
from rookery.storage.schema import DEAL, MATCH, SEAT
from rookery.table.ledger import ENDED

COMPARED = 2000  # tables of one deal


def deal(connection: Connection, deal_id: str) -> Deal | None:
    """One deal."""
    row = connection.execute(select(DEAL).where(DEAL.c.id == deal_id)).mappings().first()
    return None if row is None else Deal(**row)


def unended(connection: Connection, kind: str) -> list[Deal]:
    """The deals of a kind whose seeds are still secret, the earliest first."""
    wanted = select(DEAL).where(DEAL.c.kind == kind, DEAL.c.status != ENDED).order_by(DEAL.c.opens)
    return [Deal(**row) for row in connection.execute(wanted).mappings()]


def deal_of(connection: Connection, match_id: str) -> str | None:
    """Which deal a table plays."""
    return connection.scalar(select(MATCH.c.deal).where(MATCH.c.id == match_id))


def played(connection: Connection, deal_id: str) -> list[Played]:
    """The tables of a deal with their seats, the oldest first."""
    rows = connection.execute(_tables(deal_id).limit(COMPARED)).all()
    chairs: dict[str, list[Seat]] = {row.id: [] for row in rows}
    columns = [SEAT.c[field.name] for field in fields(Seat)]
    many = select(SEAT.c.match_id, *columns).where(SEAT.c.match_id.in_(list(chairs)))
    for match_id, *rest in connection.execute(many.order_by(SEAT.c.match_id, SEAT.c.seat)):
        chairs[match_id].append(Seat(*rest))
    return [Played._make([*row, chairs[row.id]]) for row in rows]


def sits_at(connection: Connection, deal_id: str, guest: str) -> list[Played]:
    """The tables of a deal at which somebody sits, without their other seats."""
    own = exists().where(SEAT.c.match_id == MATCH.c.id, SEAT.c.guest == guest)
    return [Played._make([*row, []]) for row in connection.execute(_tables(deal_id).where(own))]


def _tables(deal_id: str) -> Select[Any]:
    wanted = select(*[MATCH.c[name] for name in ("id", "status", "created", "player", "result")])
    return wanted.where(MATCH.c.deal == deal_id).order_by(MATCH.c.created, MATCH.c.id)


def sits_elsewhere(connection: Connection, deal_id: str, match_id: str, guest: str) -> bool:
    """Whether somebody has a seat at another table of a deal; nobody takes one of it until the commit."""
    connection.execute(select(DEAL.c.id).where(DEAL.c.id == deal_id).with_for_update())
    return any(one.id != match_id for one in sits_at(connection, deal_id, guest))


def add(connection: Connection, new: Deal) -> bool:
    """A new deal; False if there is one of its name, and then nothing is changed."""
    into = writes.insert_into(connection, DEAL).values(asdict(new))
    fresh = into.on_conflict_do_nothing().returning(DEAL.c.id)  # type: ignore[attr-defined]
    return connection.execute(fresh).first() is not None


def move_on(connection: Connection, deal_id: str, before: str, after: str) -> bool:
    """From sealed to begun to ended; False if another worker was first."""
    here = (DEAL.c.id == deal_id) & (DEAL.c.status == before)
    return connection.execute(update(DEAL).where(here).values(status=after)).rowcount > 0


def claim_deal(connection: Connection, deal_id: str, now: float, before: float) -> bool:
    """Whether the caller is the one to let our bots play a deal: nobody else has begun of late."""
    free = DEAL.c.claimed.is_(None) | (DEAL.c.claimed < before)
    here = (DEAL.c.id == deal_id) & DEAL.c.levels.is_(None) & free
    return connection.execute(update(DEAL).where(here).values(claimed=now)).rowcount > 0


def keep_levels(connection: Connection, deal_id: str, levels: list[dict[str, Any]]) -> None:
    """What our bots made of a deal."""
    connection.execute(update(DEAL).where(DEAL.c.id == deal_id).values(levels=levels))


def add_table(connection: Connection, row: Stored, chairs: list[Seat]) -> bool:
    """A new table; False if it would be somebody's second try at a deal."""
    if row.player is not None:
        connection.execute(select(DEAL.c.id).where(DEAL.c.id == row.deal).with_for_update())
        taken = select(MATCH.c.id).where(MATCH.c.deal == row.deal, MATCH.c.player == row.player)
        if connection.execute(taken).first() is not None:
            return False
    writes.add_table(connection, row, chairs)
    return True
