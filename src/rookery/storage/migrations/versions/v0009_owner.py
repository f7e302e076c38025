"""A table says which worker looks after it, so that others know whose tables to take over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Adds match.owner."""
    op.add_column("match", sa.Column("owner", sa.Integer))
