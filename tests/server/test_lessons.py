"""Lessons over HTTP: nothing is kept, every try tells what was done before it."""

from __future__ import annotations

from typing import Any

import pytest

import rookery
from rookery.client import Turned, Visitor
from rookery.school.exercise import solution
from rookery.school.lessons import has_lessons, lessons
from tests.server.house import House

KEYS = [key for key in rookery.games() if has_lessons(key)]


def tried(who: Visitor, path: str, **body: Any) -> Any:
    return who.post(f"/api/lessons/{path}", body)


@pytest.mark.parametrize("key", KEYS)
def test_whoever_follows_a_lesson_finishes_it(shared: House, key: str) -> None:
    who = Visitor(shared.address, "Ann")
    told = who.get(f"/api/lessons/{key}")
    assert [step["id"] for step in told["steps"]] == [step.id for step in lessons(key)]
    for step in lessons(key):
        found = tried(who, f"{key}/{step.id}")
        assert (found["verdict"], found["say"], found["done"]) == ("ask", "ask", [])
        while found["verdict"] != "done":
            found = tried(who, f"{key}/{step.id}", done=found["done"], actions=found["wanted"][:1])
            assert found["verdict"] in ("ask", "done")
        assert (found["say"], found["done"]) == ("then", solution(step))
        assert found["position"]["legal"] == []


@pytest.mark.parametrize("key", KEYS)
def test_the_way_that_is_shown_can_be_gone_in_one_go(shared: House, key: str) -> None:
    """Also where chance or the others move in between, and from the middle."""
    who = Visitor(shared.address, "Ann")
    for step in lessons(key):
        begun = tried(who, f"{key}/{step.id}")
        for done in (begun["way"][:0], begun["way"][:-1]):
            found = tried(who, f"{key}/{step.id}", done=done, actions=begun["way"][len(done) :])
            assert (found["verdict"], found["done"]) == ("done", begun["way"])


@pytest.mark.parametrize("key", KEYS)
def test_who_does_something_else_is_answered_and_stays_where_they_were(shared: House, key: str) -> None:
    who = Visitor(shared.address, "Ann")
    for step in lessons(key):
        begun = tried(who, f"{key}/{step.id}")
        others = [choice[0] for choice in begun["position"]["legal"] if choice[0] not in begun["wanted"]]
        for action in others[:2]:
            found = tried(who, f"{key}/{step.id}", actions=[action])
            assert found["verdict"] == "other"
            assert (found["done"], found["position"]) == ([], begun["position"])


@pytest.mark.parametrize(
    ("path", "body", "status", "told"),
    [
        ("crypt/nothing", {}, 404, "there is no such lesson"),
        ("chess/goal", {}, 404, "there are no lessons for this game"),
        ("crypt/goal", {"actions": [10**6]}, 400, "there is no action 1000000"),
        ("crypt/goal", {"actions": [-1]}, 400, "actions.0"),
        ("crypt/goal", {"done": [0] * 33}, 400, "done"),
        ("crypt/goal/why", {"action": 10**6}, 400, "actions are 0 to"),
    ],
)
def test_bad_input_gets_one_sentence(
    shared: House, path: str, body: dict[str, Any], status: int, told: str
) -> None:
    with pytest.raises(Turned) as refused:
        tried(Visitor(shared.address, "Ann"), path, **body)
    assert refused.value.status == status
    assert told in str(refused.value)


def test_what_the_rules_forbid_comes_with_its_clause(shared: House) -> None:
    who, game = Visitor(shared.address, "Ann"), rookery.load("crypt")
    reroll = game.pack("reroll", 5)
    assert tried(who, "crypt/goal/why", action=reroll)["clause"].startswith("CR-")
    assert tried(who, "crypt/goal/why", action=game.pack("claim")) == {"clause": ""}
    with pytest.raises(Turned) as refused:
        tried(who, "crypt/goal", actions=[reroll])
    assert refused.value.clause.startswith("CR-")


def test_done_moves_that_no_lesson_asks_for_are_refused(shared: House) -> None:
    game = rookery.load("crypt")
    with pytest.raises(Turned) as refused:
        tried(Visitor(shared.address, "Ann"), "crypt/goal", done=[game.pack("recover")])
    assert refused.value.status == 400
