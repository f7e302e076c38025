"""Something to write when one wants to know whether writing works."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Creates probe."""
    op.create_table(
        "probe",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("filling", sa.LargeBinary, nullable=False),
    )
