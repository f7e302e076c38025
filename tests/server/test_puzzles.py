"""Puzzles over HTTP: a look tells no solution, an answer is judged."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

import rookery
from rookery.client import Turned, Visitor
from rookery.school.puzzles import has_puzzles, puzzles
from rookery.server.puzzles import today
from tests.server.house import House

KEYS = [key for key in rookery.games() if has_puzzles(key)]


def tried(who: Visitor, path: str, **body: Any) -> Any:
    return who.post(f"/api/puzzles/{path}", body)


@pytest.mark.parametrize("key", KEYS)
def test_puzzles_are_listed_looked_at_and_answered(shared: House, key: str) -> None:
    who = Visitor(shared.address, "Ann")
    told = who.get(f"/api/puzzles/{key}")
    assert [one["id"] for one in told["puzzles"]] == [one.id for one in puzzles(key)]
    for one in puzzles(key)[:3]:
        path = f"{key}/{one.id}"
        begun = tried(who, path)
        assert set(begun) == {"position"}
        assert [choice[0] for choice in begun["position"]["legal"]] == one.game.legal(one.state, one.seat)
        wrong = tried(who, path, actions=[one.lure])
        assert (wrong["right"], wrong["position"]) == (False, begun["position"])
        right = tried(who, path, actions=[one.best[0]])
        assert right["right"]
        assert right["position"]["legal"] == []
        assert right["solution"] == wrong["solution"]
        assert right["solution"]["best"] == list(one.best)


def test_the_solution_is_shown_to_who_asks_for_it(shared: House) -> None:
    who, one = Visitor(shared.address, "Ann"), puzzles("crypt")[0]
    shown = tried(who, f"crypt/{one.id}", show=True)
    assert set(shown) == {"position", "solution"}
    assert shown["position"] == tried(who, f"crypt/{one.id}")["position"]
    assert shown["solution"] == tried(who, f"crypt/{one.id}", actions=[one.lure])["solution"]


def test_everybody_has_the_same_puzzle_of_the_day(shared: House) -> None:
    told = [Visitor(shared.address, name).get("/api/puzzles/today") for name in ("Ann", "Ben")]
    assert told[0] == told[1]
    one = next(one for one in puzzles(told[0]["game"]) if one.id == told[0]["id"])
    assert told[0]["level"] == one.level


def test_the_day_ends_at_midnight_in_utc() -> None:
    midnight = datetime(2026, 11, 19, tzinfo=UTC).timestamp()
    before, after = (today(midnight + seconds, b"a key of this house") for seconds in (-1, 0))
    assert (before["day"], after["day"]) == ("2026-11-18", "2026-11-19")
    assert before["game"] != after["game"]


@pytest.mark.parametrize(
    ("path", "body", "status", "told"),
    [
        ("crypt/nothing", {}, 404, "there is no such puzzle"),
        ("chess/goal", {}, 404, "there are no puzzles for this game"),
        ("crypt/{first}", {"actions": [10**6]}, 400, "1000000"),
        ("crypt/{first}", {"actions": [-1]}, 400, "actions.0"),
        ("crypt/{first}", {"actions": [0] * 33}, 400, "actions"),
    ],
)
def test_bad_input_gets_one_sentence(
    shared: House, path: str, body: dict[str, Any], status: int, told: str
) -> None:
    with pytest.raises(Turned) as refused:
        tried(Visitor(shared.address, "Ann"), path.format(first=puzzles("crypt")[0].id), **body)
    assert refused.value.status == status
    assert told in str(refused.value)


def test_what_the_rules_forbid_comes_with_its_clause(shared: House) -> None:
    one = puzzles("crypt")[0]
    legal = one.game.legal(one.state, one.seat)
    forbidden = next(
        action
        for action in range(one.game.n_actions)
        if action not in legal and one.game.why_not(one.state, one.seat, action)
    )
    with pytest.raises(Turned) as refused:
        tried(Visitor(shared.address, "Ann"), f"crypt/{one.id}", actions=[forbidden])
    assert refused.value.clause.startswith("CR-")
