"""The street graph, laid out so that series and reveals need no searching."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rookery.games.oliver_twist.actions import TAKE_0
from rookery.games.oliver_twist.const import FACE_DOWN, NOBODY, REACH

if TYPE_CHECKING:
    from mypy_extensions import i64

BITS: Final = [2**n for n in range(62)]


class Streets:
    """Spaces are numbers in the order of the pack; 0 is the square.

    No ring is shorter than nine spaces (pack.py sees to that), so from any space the series of up to four
    tokens form a tree: a token ends at most one series (OT-4.4).
    """

    def __init__(self, ids: list[str], near: list[list[int]], yellow: list[int]) -> None:
        self.ids = ids
        self.near = near
        self.yellow = yellow  # by space: 1 = closed to two players
        self.width: i64 = max(len(around) for around in near)
        self.around: list[int] = []  # all neighbours in rows of equal width, filled up with the square
        for others in near:
            self.around += others + [0] * (self.width - len(others))
        self.open_to_two = [space for space in range(1, len(ids)) if not yellow[space]]
        self.open_to_all = list(range(1, len(ids)))
        self.parent: list[list[int]] = []  # by pawn and target: the space before it in the series
        self.node: list[list[int]] = []  # by pawn: the spaces within reach, each before those behind it
        self.skip: list[list[int]] = []  # where to go on if there is no token
        self.bit: list[list[int]] = []  # one bit for each, in the order of spaces
        self.take: list[list[int]] = []  # the actions, ascending
        for pawn in range(len(ids)):
            self._plant(pawn)

    def _plant(self, pawn: int) -> None:
        """The tree of series from one space."""
        self.parent.append([NOBODY] * len(self.ids))
        self.node.append([])
        self.skip.append([])
        self._grow(pawn, pawn, NOBODY, 1)
        ordered = sorted(self.node[pawn])
        self.bit.append([BITS[ordered.index(space)] for space in self.node[pawn]])
        self.take.append([TAKE_0 + space for space in ordered])

    def _grow(self, pawn: int, space: int, before: int, depth: int) -> None:
        for other in self.near[space]:
            if other == before or other == 0:
                continue
            self.parent[pawn][other] = space
            index = len(self.node[pawn])
            self.node[pawn].append(other)
            self.skip[pawn].append(0)
            if depth < REACH:
                self._grow(pawn, other, space, depth + 1)
            self.skip[pawn][index] = len(self.node[pawn])


def targets(streets: Streets, board: list[int], pawn: i64) -> list[int]:
    """OT-4.2, OT-4.3: taking any face-up token at the end of a series of one to four, ascending."""
    node = streets.node[pawn]
    skip = streets.skip[pawn]
    bit = streets.bit[pawn]
    mask: i64 = 0
    index: i64 = 0
    size: i64 = len(node)
    while index < size:
        token: i64 = board[node[index]]
        if token < 0 or token >= FACE_DOWN:
            index = skip[index]
        else:
            mask |= bit[index]
            index += 1
    found: list[int] = []
    take = streets.take[pawn]
    rank: i64 = 0
    while mask:
        if mask & 1:
            found.append(take[rank])
        mask >>= 1
        rank += 1
    return found


def single_target(streets: Streets, board: list[int], pawn: i64) -> i64:
    """The space of the only token within reach; NOBODY if there are several."""
    node = streets.node[pawn]
    skip = streets.skip[pawn]
    only: i64 = NOBODY
    index: i64 = 0
    while index < len(node):
        token: i64 = board[node[index]]
        if token < 0 or token >= FACE_DOWN:
            index = skip[index]
        elif only != NOBODY:
            return NOBODY
        else:
            only = node[index]
            index += 1
    return only


def touches_token(streets: Streets, board: list[int], space: i64) -> bool:
    """OT-4.1: whether a token, face up or down, lies next to a space."""
    around = streets.around
    index: i64 = space * streets.width
    end: i64 = index + streets.width
    while index < end:
        if board[around[index]] >= 0:
            return True
        index += 1
    return False
