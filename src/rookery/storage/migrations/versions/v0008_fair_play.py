"""Offers to end have a time, stand-ins a beginning, and a host may keep somebody from sitting down."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Offers of before have lapsed; stand-ins of before have been there since for ever."""
    op.add_column("match", sa.Column("barred", sa.JSON))
    op.add_column("seat", sa.Column("offered", sa.Float))
    op.add_column("seat", sa.Column("away", sa.Float))
    op.add_column("seat", sa.Column("hold", sa.String(8), nullable=False, server_default=""))
    op.add_column("seat", sa.Column("stood", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE seat SET away = 0 WHERE stand_in IS NOT NULL")
    op.drop_column("seat", "agrees")
