"""The numbers of actions and events as constants: compiled code reads those faster than a dictionary."""

from __future__ import annotations

from tools.declare.game import Declared


def actions(game: Declared) -> str:
    lines = [f"{name}: Final = {game.number(name)}" for name in game.verbs]
    lines += [f"{name}: Final = {game.stride(verb, arg)}" for name, (verb, arg) in game.strides.items()]
    lines.append(f"N_ACTIONS: Final = {game.codec.size}")
    return "\n".join(
        [
            game.head("The numbers of actions"),
            "from typing import Final\n",
            *lines,
            "",
        ]
    )


def events(game: Declared) -> str:
    lines = [f"E_{event.key.upper()}: Final = {number}" for number, event in enumerate(game.events)]
    return "\n".join([game.head("The numbers of events"), "from typing import Final\n", *lines, ""])
