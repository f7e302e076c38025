"""The town of a pack as the terminal needs it: where spaces lie, which touch, what is in reach."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from rookery.kernel import View
from rookery.table.packs import pack_of, read_pack
from rookery.words import Words

EMPTY: Final = -1
FACE_DOWN: Final = 16
REACH: Final = 4


class Street(NamedTuple):
    """A name and the spaces along it."""

    name: str
    spaces: list[int]


class Town:
    """Coordinates, neighbours and streets."""

    def __init__(self, data: dict[str, Any]) -> None:
        rows = data["space"]
        index = {row["id"]: number for number, row in enumerate(rows)}
        self.points = [(float(row["x"]), float(row["y"])) for row in rows]
        self.streets = [
            Street(row["name"].replace("'", "’"), [index[name] for name in row["chain"]])
            for row in data["street"]
        ]
        self.near: list[list[int]] = [[] for _ in rows]
        for street in self.streets:
            for space, other in zip(street.spaces, street.spaces[1:], strict=False):
                self.near[space].append(other)
                self.near[other].append(space)

    def ways(self, view: View) -> dict[int, list[int]]:
        """The way over face-up tokens to each one in reach of the Gang, that token last."""
        found: dict[int, list[int]] = {}
        todo = [[view["pawn"]]]
        for way in todo:
            for space in self.near[way[-1]]:
                if 0 <= view["board"][space] < FACE_DOWN and space not in way:
                    found[space] = [*way[1:], space]
                    if len(way) < REACH:
                        todo.append([*way, space])
        return found

    def choices(self, view: View) -> list[int]:
        """The spaces that the viewer chooses from now, in the order of the menu."""
        if view["actor"] != view["seat"]:
            return []
        board, phase = view["board"], view["phase"]
        hidden = [space for space, token in enumerate(board) if token == FACE_DOWN]
        if phase == "take":
            return sorted(self.ways(view))
        if phase == "peek":
            return [space for space in hidden if space != view["looked"][1]]
        if phase == "reveal":
            return [space for space in hidden if space in self.near[view["pawn"]]]
        return []


def town_of(words: Words) -> Town:
    """The town of the game that these words belong to."""
    assert words.game is not None
    data = pack_of(words.game).data or read_pack(words.game.key).data
    return Town(data["streets"])
