"""What the browser's board of a game knows of its rules: shapes, numbers of actions, a few constants."""

from __future__ import annotations

import json

from rookery.kernel import Codec, Field, Verb
from tools.declare import shapes
from tools.declare.game import Declared

HEAD = "// Made by `make declare` from src/rookery/games/{key}/declared.py and shown.py: change those.\n"
RESERVED = {"public"}  # no names for variables in TypeScript


def text(game: Declared, shown: str) -> str:
    """The whole file."""
    parts = [
        HEAD.format(key=game.key),
        'import type { AnyView } from "../../door/protocol";\n',
        *shapes.interfaces(shown),
        union(
            f"{game.title}Event",
            "What can happen: its key and numbers.",
            [told(event.key, event.args) for event in game.events],
        ),
        union(
            f"{game.title}Verb",
            "What can be chosen: its verb and arguments.",
            [
                f'[verb: "{verb.name}", args: {numbered([field.name for field in verb.fields])}]'
                for verb in game.verbs.values()
            ],
        ),
        "".join(packer(verb, game.codec) for verb in game.verbs.values()),
        "".join(constant(name, value) for name, value in game.for_boards.items()),
    ]
    return "\n".join(parts)


def union(name: str, what: str, members: list[str]) -> str:
    return (
        f"/** {what} */\nexport type {name} =\n"
        + "".join(f"  | {member}\n" for member in members).rstrip("\n")
        + ";\n"
    )


def told(key: str, args: tuple[str, ...]) -> str:
    return f'{{ key: "{key}"; args: {numbered(list(args))} }}'


def numbered(names: list[str]) -> str:
    """An object of numbers."""
    inside = "; ".join(f"{name}: number" for name in names)
    return f"{{ {inside} }}" if names else "Record<string, never>"


def packer(verb: Verb, codec: Codec) -> str:
    """The number of an action: a constant, or what its arguments make of it."""
    first = codec.first[verb.name]
    if not verb.fields:
        return f"export const {verb.name.upper()} = {first};\n"
    code = ""
    for field in verb.fields:
        place = named(field)
        if field.first:
            place += f" {'-' if field.first > 0 else '+'} {abs(field.first)}"
        code = (
            f"({code}) * {field.size} + {place}"
            if " " in code
            else f"{code} * {field.size} + {place}"
            if code
            else place
        )
    name = verb.name.split("_")
    title = name[0] + "".join(part.capitalize() for part in name[1:])
    args = ", ".join(f"{named(field)}: number" for field in verb.fields)
    return f"export const {title}Code = ({args}): number => {f'{first} + ' if first else ''}{code};\n"


def named(field: Field) -> str:
    return f"{field.name}_" if field.name in RESERVED else field.name


def constant(name: str, value: object) -> str:
    if isinstance(value, int):
        return f"export const {name} = {value};\n"
    if isinstance(value, (list, tuple)):
        return f"export const {name} = {json.dumps(list(value))} as const;\n"
    raise ValueError(f"{name} is neither a number nor a list")
