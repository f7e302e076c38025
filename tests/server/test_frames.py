"""Frames are made once for all who look with the same eyes, and spelled the same way everywhere."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

import rookery
from rookery.kernel import View
from rookery.server import frames
from rookery.table.match import Match
from tests.server.wire import NOW, decisions, guest_at, row_of, table_of


def test_who_look_alike_share_one_view(monkeypatch: pytest.MonkeyPatch) -> None:
    game = rookery.load("crypt")
    row = row_of(game, 3, game.settle(3, {}))
    table = table_of(game, row, decisions(game, 3, row.options, 1, 60)[-1])
    looks: list[int] = []
    plain = Match.view

    def view(match: Match, seat: int) -> View:
        looks.append(seat)
        return plain(match, seat)

    monkeypatch.setattr(Match, "view", view)
    for guest in [guest_at(0), guest_at(7), guest_at(8), guest_at(0), None]:
        frames.position(table, guest, 0, 0, NOW)
    assert looks == [0, -1]
    table.seq += 1  # one more entry: everything is looked at anew
    frames.position(table, None, 0, 0, NOW)
    table.row = replace(table.row, status="over")
    assert frames.position(table, guest_at(0), 0, 0, NOW)["legal"] == []
    assert looks == [0, -1, -1, 0]
    assert len(table.seen) == 1


def test_frames_are_spelled_as_plain_json() -> None:
    frame = {"name": "Zoë – “x”\u2028", "left": [1.5, 600.0, 1794962035.627123], "none": None, "is": True}
    assert frames.spelled(frame) == json.dumps(frame, separators=(",", ":"), ensure_ascii=False)
