"""A finished match keeps its record, so that nobody has to play it again to read it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Creates record; those of earlier matches are written when somebody first asks for them."""
    op.create_table(
        "record",
        sa.Column("match_id", sa.String(32), sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("line", sa.Text, nullable=False),
    )
