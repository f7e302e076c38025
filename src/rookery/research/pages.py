"""What everybody at the table can see, as lines of text: the same for any game."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from rookery.kernel import ONLOOKER, Game, State
from rookery.research.glyphs import picture

COLUMNS = 110
LINES = 60
MODES = ["human", "ansi", "rgb_array"]


def page(game: Game[Any], s: State) -> str:
    """An onlooker's view, a line for each thing."""
    lines: list[str] = []
    for name, value in game.view(s, ONLOOKER).items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            lines.append(f"{name}:")
            lines += [f"  {index}: {_flat(item)}" for index, item in enumerate(value)]
        else:
            lines.append(f"{name}: {_flat(value)}")
    return "\n".join(lines)


def _flat(value: Any) -> str:
    """A value in one line, without quotes and braces."""
    if isinstance(value, dict):
        return " ".join(f"{name}={_flat(item)}" for name, item in value.items())
    if isinstance(value, list):
        return "[" + ", ".join(_flat(item) for item in value) + "]"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None else str(value)


def render(game: Game[Any], s: State, mode: str | None) -> str | NDArray[np.uint8] | None:
    """The page in the way asked for: printed, as text or as a picture."""
    text = page(game, s)
    if mode == "rgb_array":
        return picture(text, COLUMNS, LINES)
    if mode == "human":
        print(text)
    return text if mode == "ansi" else None


def check_mode(mode: str | None) -> None:
    """Refuses a way of rendering that does not exist."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"the render mode cannot be {mode!r}; it can be {', '.join(MODES)}")
