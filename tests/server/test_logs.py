"""The log stays readable and short, whatever clients do."""

from __future__ import annotations

import io
import json
import logging
from typing import Any

from rookery.server.logs import BURST, KINDS, LINES, Calm, Lines


class Desk:
    """A log with a clock of its own."""

    def __init__(self) -> None:
        self.time = 100.0
        self._paper = io.StringIO()
        self.handler = Calm(self._paper, lambda: self.time)
        self.handler.setFormatter(Lines())
        self.log = logging.Logger("rookery.test")
        self.log.addHandler(self.handler)

    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self._paper.getvalue().splitlines()]


def test_a_warning_is_written_once_and_counted_by_the_minute() -> None:
    desk = Desk()
    for n in range(1000):
        desk.log.warning("out of files")
        if n % 2:
            desk.log.error("out of files")
    assert [line["level"] for line in desk.lines()] == ["warning", "error"]
    desk.time += 60
    desk.log.info("request")
    told = [(line["level"], line["says"], line.get("again")) for line in desk.lines()[2:]]
    assert told == [
        ("warning", "out of files", 999),
        ("error", "out of files", 499),
        ("info", "request", None),
    ]
    desk.log.warning("out of files")  # a new minute begins with a line of its own
    assert desk.lines()[-1]["says"] == "out of files"
    assert "again" not in desk.lines()[-1]


def test_warnings_about_different_tables_and_faults_are_different() -> None:
    desk = Desk()
    for table in ("a", "b", "a"):
        desk.log.warning("left alone", extra={"table": table})
    for fault in (ValueError, KeyError, ValueError):
        try:
            raise fault("x")
        except Exception:
            desk.log.exception("a request failed")
    says = [(line["says"], line.get("table"), line.get("trace", "")[-15:]) for line in desk.lines()]
    assert [line[:2] for line in says] == [("left alone", "a"), ("left alone", "b")] + [
        ("a request failed", None)
    ] * 2
    assert "ValueError" in says[2][2]
    assert "KeyError" in says[3][2]


def test_numbers_in_a_warning_make_no_new_kind() -> None:
    desk = Desk()
    for port in range(500):
        desk.log.warning(f"socket.accept() out of system resource, port {port}\nmore")
    assert len(desk.lines()) == 1


def test_however_many_kinds_there_are_the_log_is_bounded() -> None:
    desk = Desk()
    for n in range(5000):
        desk.log.warning("left alone", extra={"table": f"t{n}"})
    assert len(desk.lines()) == KINDS + 1
    desk.handler.close()
    assert desk.lines()[-1]["again"] == 5000 - KINDS - 1


def test_lines_that_are_no_warnings_are_bounded_by_the_second() -> None:
    desk = Desk()
    for _ in range(BURST + 300):
        desk.log.info("request")
    assert len(desk.lines()) == BURST
    desk.log.warning("still written")
    assert desk.lines()[-1]["says"] == "still written"
    desk.time += 1
    desk.log.info("request")
    assert [line["says"] for line in desk.lines()[-2:]] == ["lines were left out", "request"]
    assert desk.lines()[-2]["again"] == 300
    for _ in range(1000):
        desk.log.info("request")
    assert len(desk.lines()) == BURST + 1 + LINES
