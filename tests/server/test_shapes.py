"""Every answer has a model, in the application's own table and in what it publishes of itself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from inspect import iscoroutinefunction
from typing import Any, get_args

import pytest
from fastapi import FastAPI
from fastapi.routing import APIRoute, iter_route_contexts
from pydantic import TypeAdapter

from rookery.client import Turned, Visitor
from rookery.server import frames
from rookery.server.app import create_app
from rookery.server.live import DEEDS
from rookery.server.shapes.base import Shape
from rookery.server.shapes.bodies import Move
from rookery.server.shapes.socket import ASKED, Hello, MoveFrame
from tests.server.house import SETTINGS, House

WORDS = {"/api/words/{game}/{lang}.ftl", "/api/lessons/{game}/words/{lang}.ftl"}
TEXTS = WORDS | {"/api/records.jsonl", "/metrics"}  # no JSON, so no fields


@pytest.fixture(scope="module")
def app() -> FastAPI:
    """Never started: only its table is read."""
    return create_app(SETTINGS)


def published(app: FastAPI) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Every operation of the OpenAPI description."""
    for path, ways in app.openapi()["paths"].items():
        for way, operation in ways.items():
            yield path, way, operation


def test_every_route_in_the_table_has_a_model_for_its_answer(app: FastAPI) -> None:
    found = [route for route in iter_route_contexts(app.routes) if isinstance(route.original_route, APIRoute)]
    found = [route for route in found if route.include_in_schema]
    plain = {route.path for route in found if route.response_model is None}
    assert plain == TEXTS
    assert len(found) >= 27
    for route in found:
        if route.response_model is not None:
            assert _closed(TypeAdapter(route.response_model).json_schema()), route.path


def test_no_request_is_handed_to_a_thread_to_find_out_who_asks(app: FastAPI) -> None:
    routes = [
        route for route in iter_route_contexts(app.routes) if isinstance(route.original_route, APIRoute)
    ]
    calls = {call.call for route in routes for call in (route.dependant, *route.dependant.dependencies)}
    assert len(calls) > 30
    assert [call for call in calls if not iscoroutinefunction(call)] == []


def _closed(schema: dict[str, Any]) -> bool:
    """Whether every object in a schema names its fields and admits no others."""
    shapes = [schema, *schema.get("$defs", {}).values()]
    objects = [shape for shape in shapes if "properties" in shape]
    return all(shape.get("additionalProperties") is False for shape in objects)


def test_every_published_operation_says_what_it_answers_and_how_it_refuses(app: FastAPI) -> None:
    operations = list(published(app))
    for path, way, operation in operations:
        answers = operation["responses"]
        good = next(answers[code] for code in answers if code.startswith("2"))
        for kind, content in good["content"].items():
            schema = content["schema"]
            assert path in TEXTS or kind == "application/json", path
            assert {"$ref", "items", "type"} & set(schema), (way, path)
            assert path in TEXTS or schema.get("type") != "object", (way, path)
        refused = next(iter(answers["400"]["content"].values()))["schema"]
        assert refused == {"$ref": "#/components/schemas/Trouble"}
    assert len(operations) >= 27


def test_a_move_is_held_against_one_model_at_both_doors() -> None:
    assert issubclass(MoveFrame, Move)
    assert set(DEEDS) | {Hello} == set(ASKED.values())
    for kind, shape in ASKED.items():
        assert issubclass(shape, Shape)
        assert get_args(shape.model_fields["t"].annotation) == (kind,)


def test_both_doors_refuse_the_same_move_with_the_same_words(house: House) -> None:
    ann = Visitor(house.address, "Ann")
    table = ann.open_table("crypt", seats=2, bots={"1": "random"})["id"]
    with ann.sit(table) as chair:
        for body in (
            {"seq": 1, "actions": []},
            {"seq": 1, "actions": ["0"]},
            {"seq": 1, "actions": [0] * 33},
            {"seq": True, "actions": [0]},
            {"actions": [0]},
            {"seq": 1, "actions": [0], "more": 1},
        ):
            with pytest.raises(Turned) as posted:
                ann.post(f"/api/tables/{table}/move", body)
            with pytest.raises(Turned) as framed:
                chair.ask("move", **body)
            assert (posted.value.error, str(posted.value)) == (framed.value.error, str(framed.value))
            assert posted.value.error == "bad-input"


def test_a_field_that_is_not_declared_does_not_pass(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = frames.described

    def chatty(*rest: Any) -> dict[str, Any]:
        return plain(*rest) | {"extra": 1}

    monkeypatch.setattr(frames, "described", chatty)
    house = House(replace(SETTINGS, database=file))
    ann = Visitor(house.address, "Ann")
    with pytest.raises(Turned) as turned:
        ann.open_table("crypt", seats=2, bots={"1": "random"})
    assert turned.value.error == "trouble"  # a request is refused rather than answered with it
    monkeypatch.setattr(frames, "described", plain)
    table = ann.open_table("crypt", seats=2, bots={"1": "random"})["id"]
    monkeypatch.setattr(frames, "described", chatty)
    ann.sit(table)
    with pytest.raises(AssertionError, match="a frame does not fit its model"):
        house.close()
