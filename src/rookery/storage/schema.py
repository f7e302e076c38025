"""The tables. `entry` and `ledger` are only ever appended to; their keys keep two writers apart."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
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
    Column("seals", JSON(none_as_null=True)),  # fixed when the seed is drawn
    Column("status", String(8), nullable=False),
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("ended", Float),
    Column("turn", JSON, nullable=False),  # the seats that owe a choice
    Column("clocks", JSON(none_as_null=True)),  # seconds left a seat, and since when they run
    Column("due", Float),  # when the service has to look at this table by itself
    Column("barred", JSON(none_as_null=True)),  # the guests whom the host keeps from sitting down
    Column("owner", Integer),  # the worker that looks after it
    Column("trouble", JSON(none_as_null=True)),  # why it cannot be looked after, and since when
    Column("deal", String(32)),  # whose chance it has
    Column("player", String(32)),  # whose one try at a daily deal it is
    Column("result", JSON(none_as_null=True)),  # of a deal's table: totals and winners, once it is over
    Index("match_by_deal", "deal", "player", unique=True),
    Index("match_by_status", "status", "visibility", "created"),
    Index("match_by_host", "host", "status", "created"),
    Index("match_by_due", "due"),
)

DEAL = Table(
    "deal",
    METADATA,
    Column("id", String(32), primary_key=True),  # what its chance hangs on, beside the seed
    Column("kind", String(16), nullable=False),
    Column("game", String(32), nullable=False),
    Column("pack", String(64), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("bots", JSON, nullable=False),  # by seat; the other seats are for people
    Column("host", String(32), nullable=False),
    Column("seed", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("sealed", Float, nullable=False),  # when it was promised
    Column("opens", Float, nullable=False),  # from when on it can be played
    Column("closes", Float),  # when its seed is opened; nothing where that hangs on its tables
    Column("status", String(8), nullable=False),
    Column("levels", JSON(none_as_null=True)),  # what our bots made of it
    Column("claimed", Float),  # when a worker began to let them play
    Index("deal_by_opens", "kind", "opens"),
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
    Column("seal", String(64), nullable=False),
    Column("opened", String(64), nullable=False, server_default=""),
    Column("offered", Float),  # when its person offered to end
    Column("away", Float),  # since when a bot stands in
    Column("hold", String(8), nullable=False, server_default=""),  # who handed it over, and who wants it back
    Column("stood", Integer, nullable=False, server_default="0"),  # up to this entry a stand-in moved
    Column("since", Float, nullable=False, server_default="0"),  # when the table was opened
    Column("closed", Boolean, nullable=False, server_default=false()),  # whether the table is over
    Index("seat_by_guest", "guest", "closed", "since"),
)

PULSE = Table(
    "pulse",
    METADATA,
    Column("boot", String(64), primary_key=True),  # which run of which machine
    Column("time", Float, nullable=False),  # the service's time,
    Column("ticks", Float, nullable=False),  # when the machine had been on for so long
)

PROBE = Table(
    "probe",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("filling", LargeBinary, nullable=False),  # as much room as the next moves will want
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
    Column("link", String(64), nullable=False, server_default=""),
)

LEDGER = Table(
    "ledger",
    METADATA,
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("table", String(64), nullable=False),  # stands for a match without telling which
    Column("commitment", String(64), nullable=False),
    Column("previous", String(64), nullable=False),
    Column("hash", String(64), nullable=False),
    Index("ledger_by_table", "table"),
)

RECORD = Table(
    "record",
    METADATA,
    Column("match_id", ForeignKey("match.id"), primary_key=True),
    Column("line", Text, nullable=False),  # written when a match ends: it need not be played again for it
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
