"""The service's time is written down, so that a restart and a clock that jumps can be told apart."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Creates pulse."""
    op.create_table(
        "pulse",
        sa.Column("boot", sa.String(64), primary_key=True),
        sa.Column("time", sa.Float, nullable=False),
        sa.Column("ticks", sa.Float, nullable=False),
    )
