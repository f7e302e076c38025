"""The browser's types, made from the models: `python -m rookery.server.typescript` writes them out."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from rookery.server import frames
from rookery.server.shapes import (
    base,
    bodies,
    daily,
    duplicate,
    lessons,
    lobby,
    positions,
    puzzles,
    records,
    socket,
    tables,
)

Schema = dict[str, Any]
PLACES = (base, lobby, bodies, tables, positions, lessons, puzzles, daily, duplicate, records, socket)
HEAD = """\
// Made by `python -m rookery.server.typescript` from the models in src/rookery/server/shapes: change those.

export const VERSION = {version};
"""
PLAIN = {kind: kind for kind in ("number", "string", "boolean", "null", "never")} | {"integer": "number"}


def shapes() -> list[type[BaseModel]]:
    """Every model, in the order of the files they stand in."""
    return [
        thing
        for place in PLACES
        for name, thing in vars(place).items()
        if isinstance(thing, type) and issubclass(thing, BaseModel) and thing.__module__ == place.__name__
        if thing is not base.Shape  # says nothing by itself
        if name.isidentifier()  # not the generic forms that pydantic leaves beside them
    ]


def text() -> str:
    """The whole file."""
    wanted = shapes()
    _, schema = models_json_schema([(shape, "validation") for shape in wanted], ref_template="{model}")
    parts = [_declared(shape.__name__, schema["$defs"][shape.__name__]) for shape in wanted]
    return "\n".join([HEAD.format(version=frames.VERSION), *parts])


def _declared(name: str, schema: Schema) -> str:
    told = f"/** {' '.join(schema['description'].split())} */\n" if "description" in schema else ""
    if not schema.get("properties"):
        return f"{told}export type {name} = {_spelled(schema)};\n"
    needed = schema.get("required", [])
    fields = [
        f"  {field}{'' if field in needed else '?'}: {_spelled(inner)};\n"
        for field, inner in schema["properties"].items()
    ]
    return f"{told}export type {name} = {{\n{''.join(fields)}}};\n"


def _spelled(schema: Schema) -> str:
    """A schema as a type; ValueError for a form that no model of ours has had yet."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "const" in schema:
        return _literal(schema["const"])
    if "enum" in schema:
        return " | ".join(_literal(value) for value in schema["enum"])
    for way in ("anyOf", "oneOf"):
        if way in schema:
            return " | ".join(_spelled(inner) for inner in schema[way])
    kind = schema.get("type")
    if kind == "array":
        return _list(schema)
    if kind == "object":
        return f"Record<string, {_spelled(_values(schema))}>"
    if kind in PLAIN:
        return PLAIN[kind]
    if kind is None:
        return "unknown"
    raise ValueError(f"{kind} has no TypeScript form here")


def _values(schema: Schema) -> Schema:
    """What an object without named fields holds."""
    by_name = schema.get("patternProperties")
    if by_name:
        return Schema(next(iter(by_name.values())))
    inner = schema.get("additionalProperties", True)
    return {} if inner is True else {"type": "never"} if inner is False else Schema(inner)


def _list(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(_spelled(inner) for inner in schema['prefixItems'])}]"
    inner = _spelled(schema.get("items", {}))
    return f"({inner})[]" if " " in inner and not inner.startswith(("[", "Record")) else f"{inner}[]"


def _literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


if __name__ == "__main__":
    print(text(), end="")
