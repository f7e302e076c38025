"""The limits that the pages tell hosts and writers of programs are the program's own."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from rookery.server import clocks, identity, limits, openings, reviews, routes_records
from rookery.server.settings import Settings, from_environment
from rookery.storage import reads
from rookery.table import chain

DOCS = Path(__file__).parents[1] / "docs"
ROW = re.compile(r"^\| (`ROOKERY_[^|]*) \|([^|]*)\|$", re.MULTILINE)
NUMBERS = re.compile(r"\(([\d., ]+)\)")


def settings(monkeypatch: pytest.MonkeyPatch) -> Settings:
    """Those of a host who set nothing."""
    for name in [name for name in os.environ if name.startswith("ROOKERY_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("ROOKERY_SECRET", "long enough for a secret")
    return from_environment()


def test_every_number_among_the_settings_is_what_a_host_gets(monkeypatch: pytest.MonkeyPatch) -> None:
    usual, told_of = settings(monkeypatch), 0
    for named, told in ROW.findall((DOCS / "hosting.md").read_text(encoding="utf-8")):
        numbers = [float(number) for found in NUMBERS.findall(told) for number in found.split(", ")]
        fields = re.findall(r"ROOKERY_(\w+)", named)
        if numbers:
            assert numbers == [getattr(usual, field.lower()) for field in fields], named
            told_of += len(numbers)
    assert told_of >= 15


def test_the_protocol_tells_the_limits_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    page = (DOCS / "protocol.md").read_text(encoding="utf-8")
    usual, home = settings(monkeypatch), openings.HOUSEHOLD
    kilobytes = limits.MESSAGE_BYTES // 1024
    for sentence in (
        f"{kilobytes} kB a message, {limits.BUNDLE} actions a bundle, {identity.CHAT_LENGTH} characters",
        f"{usual.socket_rate:g} messages a second and socket with bursts of {usual.socket_burst}",
        f"{usual.request_rate:g} requests a second and address with bursts of {usual.request_burst}",
        f"{usual.tables_a_minute} new tables a minute and guest, {usual.tables_a_minute * home} a minute",
        f"{usual.tables_a_guest} tables of one guest ({usual.tables_a_guest * home} of one address) in use",
        f"{usual.bot_tables_a_guest} ({usual.bot_tables_a_guest * home}) at which bots play alone",
        f"{reviews.AN_ADDRESS} reviews under way for one address",
        f"{usual.connections_an_address} connections and {usual.sockets_an_address} WebSockets from one",
        f"within {usual.head_seconds:g} seconds, a body within {usual.body_seconds:g}",
        f"no hello within {usual.hello_seconds:g} seconds",
        f"one guest to one table ({usual.sockets_a_guest}) or from one address ({usual.sockets_an_address})",
        f"{routes_records.PAGE} lines after one, those of a table, or the last {routes_records.LATEST}",
        f"the last {reads.CHAT_KEPT} lines after hello",
        f"at most {reads.LISTED}: `open`",
        f"1–{identity.NAME_LENGTH} visible characters",
        f"{clocks.GRACE:g} seconds (or the increment",
        f"has opened it, {usual.opening:g} seconds at most",
    ):
        assert sentence in page, sentence
    fair = (DOCS / "fair-chance.md").read_text(encoding="utf-8")
    assert f"a chain of {chain.LENGTH} salts" in fair
    assert f"or {usual.opening:g} seconds have passed" in fair
