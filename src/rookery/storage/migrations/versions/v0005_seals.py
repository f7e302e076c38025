"""Seals and links of players, and the public ledger of promises."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Salts that were told in advance are worth nothing any more: the seats of open tables seal nothing."""
    op.add_column("match", sa.Column("seals", sa.JSON))
    op.execute("ALTER TABLE seat RENAME COLUMN salt TO seal")
    op.execute("UPDATE seat SET seal = ''")
    op.add_column("seat", sa.Column("opened", sa.String(64), nullable=False, server_default=""))
    op.add_column("entry", sa.Column("link", sa.String(64), nullable=False, server_default=""))
    op.create_table(
        "ledger",
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        *[
            sa.Column(name, sa.String(64), nullable=False)
            for name in ("table", "commitment", "previous", "hash")
        ],
    )
    op.create_index("ledger_by_table", "ledger", ["table"])
