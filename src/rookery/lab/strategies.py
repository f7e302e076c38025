"""Ways to play: players who did alike, found by k-means, and how often each way won."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

from rookery.kernel import Picker
from rookery.lab.intervals import Figure, proportion
from rookery.lab.sums import Numbers

MOST: Final = 4  # ways that are looked for
TRIES: Final = 4
STEPS: Final = 15
APART: Final = 0.15  # a silhouette below which there is one way to play, with variations
MARKS: Final = 3  # what a way is known by
HEAD: Final = 2  # a sample begins with its part of the win and its points


class Way(NamedTuple):
    """Players who did alike: their part of all, how they fared, and by what they stand out."""

    players: Figure
    wins: Figure
    points: float
    marks: list[tuple[int, float]]  # number of a feature, and how many deviations above all


def ways(samples: list[Numbers]) -> list[Way]:
    """The ways to play among some players; [] where they do not fall apart into groups."""
    if len(samples) < 20 * MOST:
        return []
    vectors = _standard([sample[HEAD:] for sample in samples])
    if not vectors[0]:
        return []
    best: tuple[float, list[int]] = (APART, [])
    for many in range(2, MOST + 1):
        found = min((_grouped(vectors, many, seed) for seed in range(TRIES)), key=lambda one: one[0])[1]
        best = max(best, (_silhouette(vectors, found, many), found), key=lambda one: one[0])
    groups = best[1]
    made = [_way(samples, vectors, groups, group) for group in sorted(set(groups))]
    return sorted(made, key=lambda way: -way.wins.value)


def _standard(vectors: list[Numbers]) -> list[Numbers]:
    """Every feature with mean 0 and deviation 1; those that never differ are 0."""
    columns = list(zip(*vectors, strict=True))
    means = [sum(column) / len(column) for column in columns]
    spreads = [
        sqrt(sum((value - middle) ** 2 for value in column) / len(column))
        for column, middle in zip(columns, means, strict=True)
    ]
    return [
        [(v - m) / s if s > 0 else 0.0 for v, m, s in zip(vector, means, spreads, strict=True)]
        for vector in vectors
    ]


def _distance(one: Numbers, other: Numbers) -> float:
    return sum((a - b) * (a - b) for a, b in zip(one, other, strict=True))


def _grouped(vectors: list[Numbers], many: int, seed: int) -> tuple[float, list[int]]:
    """Lloyd's steps from some players drawn far from each other; answers the loss and each one's group."""
    pick = Picker(seed)
    middles = [vectors[int(pick.below(len(vectors)))]]
    while len(middles) < many:
        far = [min(_distance(vector, middle) for middle in middles) for vector in vectors]
        rest = pick.below(1 << 30) / (1 << 30) * sum(far)
        place = 0
        while place < len(far) - 1 and rest > far[place]:
            rest -= far[place]
            place += 1
        middles.append(vectors[place])
    groups: list[int] = []
    for _ in range(STEPS):
        nearest = [min(range(many), key=lambda n: _distance(vector, middles[n])) for vector in vectors]
        if nearest == groups:
            break
        groups = nearest
        for group in range(many):
            mine = [vector for vector, own in zip(vectors, groups, strict=True) if own == group]
            if mine:
                middles[group] = [sum(column) / len(mine) for column in zip(*mine, strict=True)]
    loss = sum(_distance(vector, middles[group]) for vector, group in zip(vectors, groups, strict=True))
    return loss, groups


def _silhouette(vectors: list[Numbers], groups: list[int], many: int) -> float:
    """How much nearer players are to the middle of their own group than to the next one (simplified)."""
    middles = []
    for group in range(many):
        mine = [vector for vector, own in zip(vectors, groups, strict=True) if own == group]
        if len(mine) < len(vectors) // 20:
            return 0.0  # a handful of odd players is no way to play
        middles.append([sum(column) / len(mine) for column in zip(*mine, strict=True)])
    total = 0.0
    for vector, group in zip(vectors, groups, strict=True):
        own = sqrt(_distance(vector, middles[group]))
        other = min(sqrt(_distance(vector, middles[n])) for n in range(many) if n != group)
        total += (other - own) / max(own, other, 1e-9)
    return total / len(vectors)


def _way(samples: list[Numbers], vectors: list[Numbers], groups: list[int], group: int) -> Way:
    mine = [n for n, own in enumerate(groups) if own == group]
    columns = zip(*(vectors[n] for n in mine), strict=True)
    middle = [sum(column) / len(mine) for column in columns]
    order = sorted(range(len(middle)), key=lambda feature: -abs(middle[feature]))[:MARKS]
    wins = sum(samples[n][0] for n in mine)
    points = sum(samples[n][1] for n in mine) / len(mine)
    marks = [(feature, middle[feature]) for feature in order]
    return Way(proportion(len(mine), len(samples)), proportion(wins, len(mine)), points, marks)
