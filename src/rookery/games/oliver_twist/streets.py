"""The street graph, laid out so that series and reveals need no searching."""

from __future__ import annotations

from typing import Final

from rookery.games.oliver_twist.actions import TAKE_0
from rookery.games.oliver_twist.const import FACE_DOWN, NOBODY, REACH
from rookery.games.oliver_twist.state import OliverTwistState
from rookery.kernel.runtime import append, i64, vec

BITS: Final = [2**n for n in range(62)]


class Streets:
    """Spaces are numbers in the order of the pack; 0 is the square.

    No ring is shorter than nine spaces (pack.py sees to that), so from any space the series of up to four
    tokens form a tree: a token ends at most one series (OT-4.4). The trees lie one behind the other.
    """

    def __init__(self, ids: list[str], near: list[list[int]], yellow: list[int]) -> None:
        self.ids = ids
        self.near = near
        self.beside = [sorted(others) for others in near]
        self.yellow = vec[i64](yellow)  # by space: 1 = closed to two players
        self.width: i64 = max(len(around) for around in near)
        self.around = vec[i64]()  # the same in rows of equal width, filled up with the square
        for others in self.beside:
            for other in others + [0] * (self.width - len(others)):
                self.around = append(self.around, other)
        self.open_to_two = vec[i64]([space for space in range(1, len(ids)) if not yellow[space]])
        self.open_to_all = vec[i64](range(1, len(ids)))
        self.parent = vec[i64]()  # by pawn and target: the space before it in the series
        self.first = vec[i64]([0])  # by pawn: where its tree begins; the next one's begins where it ends
        self.node = vec[i64]()  # the spaces within reach, each before those behind it
        self.skip = vec[i64]()  # where to go on if there is no token
        self.depth = vec[i64]()  # how many tokens the series has there
        self.bit = vec[i64]()  # one bit for each, in the order of spaces
        self.take = vec[i64]()  # the actions, ascending
        for pawn in range(len(ids)):
            self._plant(pawn)

    def _plant(self, pawn: int) -> None:
        """The tree of series from one space."""
        parent = [NOBODY] * len(self.ids)
        self._grow(parent, pawn, NOBODY, 1)
        for space in parent:
            self.parent = append(self.parent, space)
        first = self.first[pawn]
        self.first = append(self.first, len(self.node))
        ordered = sorted(self.node[first:])
        for space in self.node[first:]:
            self.bit = append(self.bit, BITS[ordered.index(space)])
        for space in ordered:
            self.take = append(self.take, TAKE_0 + space)

    def _grow(self, parent: list[int], space: int, before: int, depth: int) -> None:
        for other in self.near[space]:
            if other == before or other == 0:
                continue
            parent[other] = space
            index = len(self.node)
            self.node = append(self.node, other)
            self.skip = append(self.skip, 0)
            self.depth = append(self.depth, depth)
            if depth < REACH:
                self._grow(parent, other, space, depth + 1)
            self.skip[index] = len(self.node)

    def steps(self, start: int, end: int) -> int:
        """How far apart two spaces are along the streets."""
        far = {start: 0}
        queue = [start]
        for space in queue:
            if space == end:
                break
            for other in self.near[space]:
                if other not in far:
                    far[other] = far[space] + 1
                    queue.append(other)
        return far[end]


def targets(streets: Streets, board: vec[i64], pawn: i64) -> vec[i64]:
    """OT-4.2, OT-4.3: taking any face-up token at the end of a series of one to four, ascending."""
    node = streets.node
    skip = streets.skip
    bit = streets.bit
    mask: i64 = 0
    index = streets.first[pawn]
    end = streets.first[pawn + 1]
    while index < end:
        token = board[node[index]]
        if token < 0 or token >= FACE_DOWN:
            index = skip[index]
        else:
            mask |= bit[index]
            index += 1
    found = vec[i64](capacity=16)
    take = streets.take
    index = streets.first[pawn]
    while mask:
        if mask & 1:
            found = append(found, take[index])
        mask >>= 1
        index += 1
    return found


def single_target(streets: Streets, board: vec[i64], pawn: i64) -> i64:
    """The space of the only token within reach; NOBODY if there are several."""
    node = streets.node
    only: i64 = NOBODY
    index = streets.first[pawn]
    end = streets.first[pawn + 1]
    while index < end:
        token = board[node[index]]
        if token < 0 or token >= FACE_DOWN:
            index = streets.skip[index]
        elif only != NOBODY:
            return NOBODY
        else:
            only = node[index]
            index += 1
    return only


def touches_token(streets: Streets, board: vec[i64], space: i64) -> bool:
    """OT-4.1: whether a token, face up or down, lies next to a space."""
    return touches(streets.around, streets.width, board, space)


def touches(around: vec[i64], width: i64, board: vec[i64], space: i64) -> bool:
    """The same, for those who ask about many spaces."""
    index = space * width
    end = index + width
    while index < end:
        if board[around[index]] >= 0:
            return True
        index += 1
    return False


def yellow_closed(s: OliverTwistState) -> bool:
    """OT-1.6: with two players the yellow streets are closed, by Night unless the table says otherwise."""
    return s.seats == 2 and not (s.night and s.yellow_night)


def open_spaces(streets: Streets, s: OliverTwistState) -> vec[i64]:
    """The spaces that get a token in this round."""
    return streets.open_to_two if yellow_closed(s) else streets.open_to_all
