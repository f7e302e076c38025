"""A person's tables are found without looking at everybody's: seats know if theirs is over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Fills the two columns from the tables, and replaces the index on guests."""
    op.add_column("seat", sa.Column("since", sa.Float, nullable=False, server_default="0"))
    op.add_column("seat", sa.Column("closed", sa.Boolean, nullable=False, server_default=sa.false()))
    seat = sa.table("seat", sa.column("match_id"), sa.column("since"), sa.column("closed", sa.Boolean))
    match = sa.table("match", sa.column("id"), sa.column("created"), sa.column("status"))
    created = sa.select(match.c.created).where(match.c.id == seat.c.match_id).scalar_subquery()
    over = sa.select(match.c.status == "over").where(match.c.id == seat.c.match_id).scalar_subquery()
    op.execute(seat.update().values(since=created, closed=over))
    op.drop_index("seat_by_guest", "seat")
    op.create_index("seat_by_guest", "seat", ["guest", "closed", "since"])
    op.create_index("match_by_host", "match", ["host", "status", "created"])
