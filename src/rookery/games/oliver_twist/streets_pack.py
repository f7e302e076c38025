"""Reads and checks the map of a pack (OT-B.1 to OT-B.5)."""

from __future__ import annotations

from typing import Any, Final

from rookery.games.oliver_twist.const import REACH, SPACES
from rookery.games.oliver_twist.pack_rows import placed
from rookery.games.oliver_twist.streets import Streets
from rookery.kernel.rows import flag, number, one_of, word

SHORTEST_RING: Final = 2 * REACH + 1  # a shorter one would let two series end on one token (OT-4.4)
YELLOW: Final = 2  # streets closed to two players
MANY: Final = 99


def read_streets(data: dict[str, Any]) -> Streets:
    """The graph behind the chains of the streets; ValueError says what is wrong with a map."""
    ids = _read_spaces(data)
    near: list[list[int]] = [[] for _ in ids]
    yellow = [0] * len(ids)
    closed = 0
    for place, row in placed(data, "streets", "street"):
        chain = _read_chain(place, row, ids)
        _join(place, chain, ids, near)
        word(place, row, "name")
        if flag(place, row, "yellow"):
            closed += 1
            for space in chain[1:-1]:
                yellow[space] = 1
    if closed != YELLOW:
        raise ValueError(f"streets.toml, street, yellow: {closed} yellow streets, there must be {YELLOW}")
    for around in near:
        around.sort()
    _check_ways(near, yellow, ids)
    _check_rings(near, ids)
    return Streets(ids, near, yellow)


def _read_spaces(data: dict[str, Any]) -> list[str]:
    start = data["streets"].get("map", {}).get("start")
    ids: list[str] = []
    for place, row in placed(data, "streets", "space"):
        name = word(place, row, "id")
        number(place, row, "x")
        number(place, row, "y")
        if name in ids:
            raise ValueError(f"{place}, id: {name} stands here a second time")
        ids.append(name)
    if len(ids) != SPACES:
        raise ValueError(f"streets.toml, space: {len(ids)} spaces, there must be {SPACES} with the square")
    if ids[0] != start:
        raise ValueError(f"streets.toml, map, start: {start!r}, it must be the first space, {ids[0]}")
    return ids


def _read_chain(place: str, row: dict[str, Any], ids: list[str]) -> list[int]:
    chain = row.get("chain")
    if not isinstance(chain, list) or len(chain) < 2:
        raise ValueError(f"{place}, chain: {chain!r}, it must be two or more spaces")
    for name in chain:
        one_of(place, {"chain": name}, "chain", tuple(ids))
    return [ids.index(name) for name in chain]


def _join(place: str, chain: list[int], ids: list[str], near: list[list[int]]) -> None:
    for step in range(1, len(chain)):
        space, other = chain[step - 1], chain[step]
        if space == other or other in near[space]:
            raise ValueError(f"{place}, chain: {ids[space]} and {ids[other]} are joined already")
        near[space].append(other)
        near[other].append(space)


def _check_ways(near: list[list[int]], yellow: list[int], ids: list[str]) -> None:
    """Every token can be reached, by two players as well, and even if nobody may stand on the square."""
    for barred in (yellow, [0] * len(ids)):
        without_square = [1, *barred[1:]]
        distance = distances(near, 1, without_square)
        for space in range(1, len(ids)):
            if distance[space] == MANY and not barred[space]:
                raise ValueError(f"streets.toml, street, chain: no way leads from {ids[1]} to {ids[space]}")
    if not near[0]:
        raise ValueError(f"streets.toml, street, chain: no street leads to {ids[0]}")


def _check_rings(near: list[list[int]], ids: list[str]) -> None:
    """The shortest way round from each space to its neighbour tells the shortest ring."""
    for space in range(len(ids)):
        for other in near[space]:
            trimmed = [list(around) for around in near]
            trimmed[space].remove(other)
            ring = distances(trimmed, space, [0] * len(ids))[other] + 1
            if ring < SHORTEST_RING:
                raise ValueError(
                    f"streets.toml, street, chain: a ring of {ring} spaces through {ids[space]}; "
                    f"there must be {SHORTEST_RING} or more"
                )


def distances(near: list[list[int]], start: int, barred: list[int]) -> list[int]:
    """How many steps each space is away; MANY if there is no way."""
    found = [MANY] * len(near)
    found[start] = 0
    queue = [start]
    for space in queue:
        for other in near[space]:
            if found[other] == MANY and not barred[other]:
                found[other] = found[space] + 1
                queue.append(other)
    return found
