"""The first five tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Creates guest, match, seat, entry and chat."""
    _guest_and_match()
    _seat()
    _entry_and_chat()


def _guest_and_match() -> None:
    op.create_table(
        "guest",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    words = {"game": 32, "pack": 64, "pack_sha256": 64, "visibility": 8, "host": 32}
    secrets = {"seed": 64, "commitment": 64, "status": 8}
    op.create_table(
        "match",
        sa.Column("id", sa.String(32), primary_key=True),
        *[sa.Column(name, sa.String(size), nullable=False) for name, size in words.items()],
        *[sa.Column(name, sa.String(size), nullable=False) for name, size in secrets.items()],
        *[sa.Column(name, sa.Integer, nullable=False) for name in ("rules", "seats")],
        *[sa.Column(name, sa.Boolean, nullable=False) for name in ("hints", "auto")],
        *[sa.Column(name, sa.JSON, nullable=False) for name in ("options", "turn")],
        *[sa.Column(name, sa.JSON) for name in ("clock", "clocks", "salts")],
        sa.Column("created", sa.Float, nullable=False),
        *[sa.Column(name, sa.Float) for name in ("started", "ended", "due")],
    )
    op.create_index("match_by_status", "match", ["status", "visibility", "created"])
    op.create_index("match_by_due", "match", ["due"])


def _seat() -> None:
    op.create_table(
        "seat",
        sa.Column("match_id", sa.String(32), sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        *[sa.Column(name, sa.String(32)) for name in ("guest", "bot", "stand_in")],
        *[sa.Column(name, sa.String(64), nullable=False) for name in ("name", "salt")],
        sa.Column("agrees", sa.Boolean, nullable=False),
    )
    op.create_index("seat_by_guest", "seat", ["guest"])


def _entry_and_chat() -> None:
    op.create_table(
        "entry",
        sa.Column("match_id", sa.String(32), sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        *[sa.Column(name, sa.JSON, nullable=False) for name in ("actions", "outcomes")],
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("match_id", sa.String(32), sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
