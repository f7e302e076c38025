"""Two courses of a game that one viewer cannot tell apart, and how both go on alike."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import rookery
from rookery.kernel import OVER, Game, Options, Picker, Recorder, State
from rookery.testing.compare import canon
from rookery.testing.leaks import possible_steps
from rookery.testing.look import seen_by
from rookery.testing.run import choose, settle_options
from rookery.testing.shadows import Steps
from tests.server.wire import twin_worlds

FAR = 150  # steps that a game is played
SHORT = {"thiefdom": 60}  # where shadows are slow to follow
LATE = 62  # steps after which a game is well under way
ONWARD = 14  # steps that both worlds go on together, at most
HIDING: dict[str, dict[str, str]] = {"thiefs_market": {"infamy_visibility": "sealed"}}


class World(NamedTuple):
    """What happened; where `state` is given, it is what the viewer holds possible instead of the true one."""

    steps: Steps
    state: State | None = None


class Pair(NamedTuple):
    """Two worlds, and the steps that follow in both."""

    key: str
    options: Options
    seats: int
    viewer: int
    worlds: tuple[World, World]
    onward: Steps
    source: str

    @property
    def game(self) -> Game[Any]:
        return rookery.load(self.key)

    def __str__(self) -> str:
        who = "the onlooker" if self.viewer < 0 else f"seat {self.viewer}"
        return f"{self.key}, {who} after {len(self.worlds[0].steps)} steps, {self.source}"


def setting(key: str, seed: int) -> tuple[Game[Any], int, Options]:
    """A game at a table where something is hidden."""
    game = rookery.load(key)
    seats = max(3, game.min_seats)
    return game, seats, settle_options(game, seats, HIDING.get(key, {}), seed)


@cache
def shadowed(key: str, seed: int) -> tuple[Pair, ...]:
    """Pairs in which something hidden went another way, from the kit's shadows."""
    game, seats, options = setting(key, seed)
    spans: dict[tuple[Any, ...], list[tuple[Steps, Steps]]] = {}
    for seat, real, other in twin_worlds(game, seats, options, seed, SHORT.get(key, FAR)):
        fork = next(n for n, (one, two) in enumerate(zip(real, other, strict=True)) if one != two)
        spans.setdefault((seat, fork, other[fork]), []).append((real, other))
    pairs = []
    for (seat, _, _), moments in spans.items():
        (real, other), (last, _) = moments[0], moments[-1]
        onward = _whole(game, options, seats, real, last[len(real) :][:ONWARD])
        worlds = (World(real), World(other))
        pairs.append(Pair(key, options, seats, seat, worlds, onward, "another course"))
    return tuple(pairs)


@cache
def drawn(key: str, seed: int) -> tuple[Pair, ...]:
    """Pairs in which the hidden things are dealt anew for the viewer."""
    game, seats, options = setting(key, seed)
    steps, states, pick = _played(game, seats, options, seed)
    pairs = []
    for place in range(4, len(steps), 9):
        if game.actor(states[place]) < 0:
            continue
        for viewer in range(-1, seats):
            world = game.resample(states[place], viewer, pick)
            if game.dump(world) == game.dump(states[place]):
                continue
            onward = _together(game, states[place:], world, viewer, steps[place:][:ONWARD])
            onward = _whole(game, options, seats, steps[:place], onward)
            worlds = (World(steps[:place]), World(steps[:place], world))
            pairs.append(Pair(key, options, seats, viewer, worlds, onward, "dealt anew"))
    return tuple(pairs)


def _played(game: Game[Any], seats: int, options: Options, seed: int) -> tuple[Steps, list[State], Picker]:
    pick, s = Picker(seed), game.new(seats, options)
    steps: Steps = []
    states = [s.copy()]
    while len(steps) < FAR and game.actor(s) != OVER:
        steps.append(choose(game, s, pick))
        game.apply(s, *steps[-1], Recorder())
        states.append(s.copy())
    return steps, states, pick


def _together(game: Game[Any], real: list[State], world: State, viewer: int, steps: Steps) -> Steps:
    """The steps that are possible in the other world too and look the same from there."""
    world, taken = world.copy(), 0
    for (actor, code), before, after in zip(steps, real, real[1:], strict=False):
        if code not in possible_steps(game, world, actor):
            break
        here, there = Recorder(), Recorder()
        game.apply(world, actor, code, there)
        game.apply(before.copy(), actor, code, here)
        if canon(game.view(world, viewer)) != canon(game.view(after, viewer)):
            break
        if seen_by(here.heard, viewer) != seen_by(there.heard, viewer):
            break
        taken += 1
    return steps[:taken]


def _whole(game: Game[Any], options: Options, seats: int, steps: Steps, onward: Steps) -> Steps:
    """Cut so that it ends where a seat is to decide."""
    s, end = game.new(seats, options), 0
    for seat, code in steps:
        game.apply(s, seat, code, Recorder())
    for place, (seat, code) in enumerate(onward, 1):
        game.apply(s, seat, code, Recorder())
        if game.actor(s) >= 0:
            end = place
    return onward[:end]


def states(pair: Pair) -> list[State]:
    """How both worlds stand when the service starts."""
    game, found = pair.game, []
    for world in pair.worlds:
        s = game.new(pair.seats, pair.options)
        for seat, code in world.steps:
            game.apply(s, seat, code, Recorder())
        found.append(world.state or s)
    return found


def strangers(pair: Pair) -> set[int]:
    """The others who see something else in the other world: the more, the more can leak."""
    game, (one, two) = pair.game, states(pair)
    others = [seat for seat in range(-1, pair.seats) if seat != pair.viewer]
    return {seat for seat in others if canon(game.view(one, seat)) != canon(game.view(two, seat))}


def best(pairs: tuple[Pair, ...], viewer: int) -> Pair:
    """A pair in which others see something else, it is the viewer's turn, much happened and more will."""

    def worth(pair: Pair) -> tuple[bool, bool, bool, int, int]:
        turn = viewer < 0 or bool(pair.game.actors(states(pair)[0]) >> viewer & 1)
        seen, late = len(strangers(pair)), len(pair.worlds[0].steps) > LATE
        return seen > 0, turn, late, seen, len(pair.onward)

    return max((pair for pair in pairs if pair.viewer == viewer), key=worth)


def spread(pairs: tuple[Pair, ...], viewer: int) -> list[Pair]:
    """For every other seat the best pair in which that one sees something else."""
    found: list[Pair] = []
    for seat in range(pairs[0].seats if pairs else 0):
        fit = tuple(pair for pair in pairs if pair.viewer == viewer and seat in strangers(pair))
        found += [pair for pair in [best(fit, viewer)] if pair not in found] if fit else []
    return found
