"""A deal is played at several tables with the same chance, and what each came to is kept for comparison."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Adds the deals; tables of before belong to none."""
    op.create_table(
        "deal",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("pack", sa.String(64), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("bots", sa.JSON, nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("sealed", sa.Float, nullable=False),
        sa.Column("opens", sa.Float, nullable=False),
        sa.Column("closes", sa.Float),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("levels", sa.JSON),
        sa.Column("claimed", sa.Float),
    )
    op.create_index("deal_by_opens", "deal", ["kind", "opens"])
    op.add_column("match", sa.Column("deal", sa.String(32)))
    op.add_column("match", sa.Column("player", sa.String(32)))
    op.add_column("match", sa.Column("result", sa.JSON))
    op.create_index("match_by_deal", "match", ["deal", "player"], unique=True)
