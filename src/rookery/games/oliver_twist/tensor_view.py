"""The row of a tensor from a view: for bots that are given views only."""

from __future__ import annotations

from typing import Any

from rookery.games.oliver_twist.const import CARDS, CELLS, FACE_DOWN, KINDS, LOOT, SPACES, WALK
from rookery.games.oliver_twist.declared import EVENTS
from rookery.games.oliver_twist.phase_numbers import PHASE_KEYS
from rookery.games.oliver_twist.phases.end_of_round import REPORT
from rookery.games.oliver_twist.tensor import IS_SEAT, LAST, MOST, RESULT, TOLD, OliverTensor, filled
from rookery.kernel import View

EVENT_KEYS = [event.key for event in EVENTS]


def cells_of(t: OliverTensor, view: View) -> list[int]:
    """The same row that `OliverTensor.packed` makes of the state behind this view."""
    seats, base = int(t.seats), max(view["seat"], 0)
    order = [(base + near) % seats for near in range(seats)]
    actor = view["actor"]
    row = [PHASE_KEYS.index(view["phase"]), int(view["round"] == "night"), view["seat"] + 1]
    row += [actor + 2 if actor < 0 else order.index(actor) + 2]
    row += [_whose(view["active"], order), _whose(view["guide"], order), view["helper"] + 1]
    row += [view["again"], view["sets"], view["pawn"] + 1, view["left"], int(view["yellow_closed"])]
    row += _board(view, order)
    row += filled([space + 1 for space in view["walk"]], WALK)
    row += [view["looked"][0], view["looked"][1] + 1, *filled(view["rewards"], len(t.tables.rewards))]
    row += [view["pile"], *_flags(view["discard"], CARDS), view["vault"], view["took"] + 1]
    row += [min(view["announced"][seat], MOST) if view["announced"] else -1 for seat in order]
    row += _players([view["players"][seat] for seat in order], view["seat"])
    row += _last(view["last"], order)
    for seat in order:
        row += _report(view["report"][seat]) if view["report"] else [0] * REPORT
    return row + _waiting(view) + _end(view, order)


def _whose(seat: int, order: list[int]) -> int:
    """A seat counted from the viewer (1), or 0 for nobody."""
    return 0 if seat < 0 else order.index(seat) + 1


def _flags(found: list[int], size: int) -> list[int]:
    return [int(number in found) for number in range(size)]


def _board(view: View, order: list[int]) -> list[int]:
    looked = [0] * SPACES
    lookers = [[0] * SPACES for _ in order]
    for peek in view["peeked"]:
        space = peek["space"]
        looked[space] = peek["token"] + 1
        for seat in peek["seats"]:
            lookers[order.index(seat)][space] = 1
    board = [min(token, FACE_DOWN) + 1 for token in view["board"]]
    return board + looked + [mark for marks in lookers for mark in marks]


def _players(players: list[dict[str, Any]], seat: int) -> list[int]:
    row = [min(player["money"], MOST) for player in players]
    row += [player["reserve"] for player in players]
    for player in players:
        tokens = [1 + one["token"] + KINDS * int(one["start"]) for one in player["tokens"]]
        row += filled(tokens, CELLS)
    row += [tool for player in players for tool in player["tools"]]
    row += [player["cards"] for player in players]
    row += _flags(players[0]["hand"] if seat >= 0 else [], CARDS)
    row += [player["burglaries"] for player in players]
    row += [pounds for player in players for pounds in filled(player["loot"], LOOT)]
    return row + [player["file"] for player in players]


def _last(events: list[dict[str, Any]], order: list[int]) -> list[int]:
    newest = events[-LAST:]
    row = [len(newest)]
    for event in newest:
        kind = EVENT_KEYS.index(event["event"])
        numbers = [event[name] for name in EVENTS[kind].args]
        seated = zip(numbers, IS_SEAT[kind], strict=True)
        near = [_whose(number, order) if is_seat else number for number, is_seat in seated]
        row += [kind + 1, *filled(near, TOLD - 1)]
    return filled(row, 1 + LAST * TOLD)


def _report(report: dict[str, Any]) -> list[int]:
    return [report["late"], report["fine"], *report["file"]]


def _waiting(view: View) -> list[int]:
    drawn = view.get("drawn", [])
    row = [len(drawn), *filled(drawn, LOOT)]
    searched = view.get("searched")
    row += [0 if searched is None else 1, *[(searched or []).count(kind) for kind in range(KINDS)]]
    return [*row, view["waiting"] + 1 if "waiting" in view else 0]


def _end(view: View, order: list[int]) -> list[int]:
    if "scores" not in view:
        return [0] * (len(order) * (RESULT + 1))
    row = [max(-MOST, min(points, MOST)) for seat in order for points in view["scores"][seat]]
    return row + [int(seat in view["winners"]) for seat in order]
