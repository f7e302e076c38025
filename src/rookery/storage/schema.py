"""The five tables. `entry` is only ever appended to; its key keeps two writers apart."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

METADATA = MetaData()

GUEST = Table(
    "guest",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("created", Float, nullable=False),
)

MATCH = Table(
    "match",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("pack", String(64), nullable=False),
    Column("pack_sha256", String(64), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("visibility", String(8), nullable=False),
    Column("clock", JSON(none_as_null=True)),
    Column("hints", Boolean, nullable=False),
    Column("auto", Boolean, nullable=False),  # begins by itself when no seat is free
    Column("host", String(32), nullable=False),
    Column("seed", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("salts", JSON(none_as_null=True)),  # fixed when the game begins
    Column("status", String(8), nullable=False),
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("ended", Float),
    Column("turn", JSON, nullable=False),  # the seats that owe a choice
    Column("clocks", JSON(none_as_null=True)),  # seconds left a seat, and since when they run
    Column("due", Float),  # when the service has to look at this table by itself
    Index("match_by_status", "status", "visibility", "created"),
    Index("match_by_due", "due"),
)

SEAT = Table(
    "seat",
    METADATA,
    Column("match_id", ForeignKey("match.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(32)),
    Column("name", String(64), nullable=False),
    Column("bot", String(32)),
    Column("stand_in", String(32)),  # the bot that plays for a person who is away
    Column("salt", String(64), nullable=False),
    Column("agrees", Boolean, nullable=False),  # offers to end
    Index("seat_by_guest", "guest"),
)

ENTRY = Table(
    "entry",
    METADATA,
    Column("match_id", ForeignKey("match.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("actions", JSON, nullable=False),
    Column("outcomes", JSON, nullable=False),
    Column("hash", String(64), nullable=False),
    Column("at", Float, nullable=False),
)

CHAT = Table(
    "chat",
    METADATA,
    Column("match_id", ForeignKey("match.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)
