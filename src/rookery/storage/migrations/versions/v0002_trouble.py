"""A table that cannot be looked after says why, and since when."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Adds the column; tables of before are well."""
    op.add_column("match", sa.Column("trouble", sa.JSON))
