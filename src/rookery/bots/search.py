"""Information-set Monte Carlo tree search: one tree for what a seat knows, a new world for every walk.

Compiled together with the rules. It never meets the true state: worlds come from the seat's sampler.
Chance is rolled anew on every walk (open loop), every seat maximises its own reward, and choices
that several seats owe at once are made without knowledge of each other.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Any, Final, Protocol

from rookery.kernel.const import CHANCE, OVER
from rookery.kernel.game import Game, Instinct, State
from rookery.kernel.picker import Picker
from rookery.kernel.sink import MUTE
from rookery.kernel.tools import finish

if TYPE_CHECKING:
    from mypy_extensions import i64

SCOUTS: Final = 8  # walks that measure how far apart the seats may end
FLAT: Final = 0.15  # the part of a prior that all choices share
KEEN: Final = 0.4  # how sharply a prior follows the rule of thumb
MARGIN: Final = 0.15  # the part of a reward that asks by how much, not whether
LEAST_SCALE: Final = 500.0  # half a point
HALF: Final = 2147483648  # for a hash of joined choices


class Worlds(Protocol):
    """Where worlds come from."""

    def sample(self) -> State:
        """A world that the searching seat holds possible."""


class Knobs:
    """How a search goes about it; its budget is handed to `run`."""

    def __init__(self, explore: float = 1.2, guided: int = 0, horizon: int = 0, slip: int = 10) -> None:
        self.explore = explore
        self.guided: i64 = guided  # decisions of a rollout that follow the rule of thumb
        self.horizon: i64 = horizon  # decisions after which a rollout is judged; 0 = at the end
        self.slip: i64 = slip  # of 100 guided decisions, so many are taken at random


class Edge:
    """One choice of one seat."""

    def __init__(self, action: int, prior: float) -> None:
        self.action: i64 = action
        self.prior = prior
        self.visits: i64 = 0
        self.seen: i64 = 0  # how often it was legal when its node was met
        self.total = 0.0
        self.node: Node | None = None

    def mean(self) -> float:
        """The mean reward of the seat that chooses it."""
        return self.total / float(self.visits) if self.visits else 0.0


class Node:
    """A place in the tree: what was chosen so far, whatever the dice and the hidden cards were."""

    def __init__(self, number: int) -> None:
        self.number: i64 = number
        self.edges: dict[int, Edge] = {}  # by seat and action
        self.joins: dict[int, Node] = {}  # where choices made at once lead to together
        self.seat: i64 = -1  # who chose here last,
        self.legal: list[int] = []  # from what,
        self.found: list[Edge] = []  # and the edges of that


def priors(weights: list[int]) -> list[float]:
    """How likely each choice is to be the best, before any walk."""
    size = len(weights)
    top = weights[0]
    total = 0
    for weight in weights:
        total += weight
        if weight > top:
            top = weight
    spread = KEEN * (float(top) - float(total) / float(size))
    if spread <= 0.0:
        return [1.0 / float(size)] * size
    found = [exp((float(weight) - float(top)) / spread) for weight in weights]
    whole = 0.0
    for share in found:
        whole += share
    level = FLAT / float(size)
    return [(1.0 - FLAT) * share / whole + level for share in found]


class Search:
    """The tree of one decision of one seat."""

    def __init__(
        self, game: Game[Any], instinct: Instinct[Any], seats: int, seat: int, knobs: Knobs, seed: int
    ) -> None:
        self.game = game
        self.instinct = instinct
        self.seats: i64 = seats
        self.seat: i64 = seat
        self.knobs = knobs
        self.pick = Picker(seed)
        self.simulations: i64 = 0
        self.root = Node(0)
        self.nodes: i64 = 1
        self.scale = 0.0  # a typical margin at the end, in thousandths of a point
        self.middle = 0.0  # a typical value of this seat at the end, for solo games
        self.won = [0.0] * seats  # shares of wins over all walks
        self.path: list[Edge] = []
        self.movers: list[int] = []
        self.batch: i64 = 0  # the seats that still choose at once
        self.fork = self.root  # where they began to
        self.cursors: list[Node] = []

    def run(self, worlds: Worlds, budget: int) -> None:
        """Walks through so many sampled worlds; may be called again to think on."""
        if self.simulations == 0:
            self._scout(worlds)
        for _ in range(budget):
            self._walk(worlds.sample())
            self.simulations += 1

    def descend(self, action: int) -> None:
        """Makes what a choice led to the new root; the walks below it stay, what was counted above goes."""
        edge = self._edge(action)
        self.root = (edge and edge.node) or self._node()
        self.simulations = 0
        self.won = [0.0] * int(self.seats)

    def best(self, legal: list[int]) -> int:
        """The choice that was walked most; of equals the one that did better."""
        chosen, most = legal[0], -1.0
        for action in legal:
            edge = self._edge(action)
            if edge is not None:
                worth = float(edge.visits) + edge.mean() / 2.0
                if worth > most:
                    most = worth
                    chosen = action
        return chosen

    def visits(self, action: int) -> int:
        """How many walks took this choice at the root."""
        edge = self._edge(action)
        return 0 if edge is None else int(edge.visits)

    def mean(self, action: int) -> float:
        """The mean reward of this choice at the root."""
        edge = self._edge(action)
        return 0.0 if edge is None else edge.mean()

    def _edge(self, action: int) -> Edge | None:
        """A choice of the searching seat at the root."""
        return self.root.edges.get(int(self.seat) * self.game.n_actions + action)

    def odds(self, seat: int) -> float:
        """The share of walks that this seat won."""
        return self.won[seat] / float(self.simulations) if self.simulations else 0.0

    def _scout(self, worlds: Worlds) -> None:
        """Gives the root priors from several worlds; a new search measures the scale of margins as well."""
        margins, seat = 0.0, int(self.seat)
        fresh = self.scale == 0.0
        weights: dict[int, int] = {}
        for _ in range(SCOUTS):
            s = worlds.sample()
            legal = self.game.legal(s, seat)
            if len(legal) > 1:
                found = self.instinct.weigh(s, seat, legal)
                for place in range(len(legal)):
                    weights[legal[place]] = weights.get(legal[place], 0) + found[place]
            if fresh:
                self._roll_out(s, self._actor(s))
                values = self._values(s)
                margins += abs(_margin(values, seat))
                self.middle += values[seat] / float(SCOUTS)
        if fresh:
            if self.seats == 1:
                margins /= 5.0  # a solo score is all margin
            self.scale = max(LEAST_SCALE, margins / float(SCOUTS))
        self._plant(weights)

    def _plant(self, weights: dict[int, int]) -> None:
        """The root's edges, where the seat itself is to choose."""
        if weights:
            shares = priors(list(weights.values()))
            base = int(self.seat) * self.game.n_actions
            for place, action in enumerate(weights):
                self.root.edges.setdefault(base + action, Edge(action, 0.0)).prior = shares[place]

    def _actor(self, s: State) -> int:
        """Rolls and draws until a seat is to act or it is over."""
        game = self.game
        while (seat := game.actor(s)) == CHANCE:
            self.batch = 0
            game.apply(s, CHANCE, game.sample(s, self.pick), MUTE)
        return seat

    def _walk(self, s: State) -> None:
        """Down the tree by the best promise, one new edge, a rollout, and back."""
        game = self.game
        self.path.clear()
        self.movers.clear()
        self.batch = 0
        self.cursors = []
        node = self.root
        mask: i64 = game.actors(s)
        # The searching seat begins if it owes a choice, else whoever is to act.
        seat = int(self.seat) if mask >> self.seat & 1 else self._actor(s)
        fresh = False
        while seat >= 0 and not fresh:
            legal = game.legal(s, seat)
            if len(legal) == 1:
                game.apply(s, seat, legal[0], MUTE)
            else:
                node = self._enter(s, node, seat)
                edge = self._promising(s, node, seat, legal)
                fresh = edge.visits == 0
                self.path.append(edge)
                self.movers.append(seat)
                game.apply(s, seat, int(edge.action), MUTE)
                if not fresh:
                    node = self._leave(edge, seat)
            seat = self._actor(s)
        if seat >= 0:
            self._roll_out(s, seat)
        self._learn(s)

    def _enter(self, s: State, node: Node, seat: int) -> Node:
        """The node where this seat chooses; of several at once each goes on from where it was."""
        mask: i64 = self.game.actors(s)
        if self.batch and not mask & ~self.batch:
            self.batch = mask
            return self.cursors[seat]
        self.batch = 0
        if self.cursors:
            node = self._join()
        if mask & (mask - 1):
            self.batch = mask
            self.fork = node
            self.cursors = [node] * int(self.seats)
        return node

    def _join(self) -> Node:
        """Choices made at once come together."""
        key: i64 = 0
        for cursor in self.cursors:
            key = (key * 1000003 + cursor.number) % HALF
        self.cursors = []
        node = self.fork.joins.get(int(key))
        if node is None:
            node = self._node()
            self.fork.joins[int(key)] = node
        return node

    def _leave(self, edge: Edge, seat: int) -> Node:
        node = edge.node
        if node is None:
            node = self._node()
            edge.node = node
        if self.batch:
            self.cursors[seat] = node
            return self.fork
        return node

    def _node(self) -> Node:
        node = Node(int(self.nodes))
        self.nodes += 1
        return node

    def _promising(self, s: State, node: Node, seat: int, legal: list[int]) -> Edge:
        """The edge with the best mean and promise among the choices of this world."""
        if node.seat != seat or node.legal != legal:
            node.seat = seat
            node.legal = legal[:]
            node.found = self._found(s, node, seat, legal)
        return self._choose(node.found)

    def _found(self, s: State, node: Node, seat: int, legal: list[int]) -> list[Edge]:
        """The edges of these choices; those that this node had not met yet come with their priors."""
        base = seat * self.game.n_actions
        shares: list[float] = []
        found: list[Edge] = []
        for place in range(len(legal)):
            edge = node.edges.get(base + legal[place])
            if edge is None:
                if not shares:
                    shares = priors(self.instinct.weigh(s, seat, legal))
                edge = Edge(legal[place], shares[place])
                node.edges[base + legal[place]] = edge
            found.append(edge)
        return found

    def _choose(self, found: list[Edge]) -> Edge:
        explore, total = self.knobs.explore, 0.0
        visits: i64 = 0
        for edge in found:
            edge.seen += 1
            visits += edge.visits
            total += edge.total
        hope = total / float(visits) - 0.05 if visits else 0.5  # of what nobody has tried
        best, most = found[0], -1.0
        for edge in found:
            worth = edge.total / float(edge.visits) if edge.visits else hope
            worth += explore * edge.prior * sqrt(float(edge.seen)) / float(1 + edge.visits)
            if worth > most:
                most = worth
                best = edge
        return best

    def _roll_out(self, s: State, seat: int) -> None:
        """Plays on, guided at first and at random then, to the end or the horizon."""
        game = self.game
        guided, horizon = self.knobs.guided, self.knobs.horizon
        step: i64 = 0
        while seat != OVER:
            if not horizon and step >= guided:
                finish(game, s, self.pick)
                return
            legal = game.legal(s, seat)
            place = 0
            if len(legal) > 1:  # a step is a real choice
                if horizon and step >= horizon:
                    return
                if step < guided and self.pick.below(100) >= self.knobs.slip:
                    place = self._top(self.instinct.weigh(s, seat, legal))
                else:
                    place = int(self.pick.below(len(legal)))
                step += 1
            game.apply(s, seat, legal[place], MUTE)
            seat = self._actor(s)

    def _top(self, weights: list[int]) -> int:
        """The place of the greatest weight; equals are drawn for."""
        best = 0
        equals: i64 = 1
        for place in range(1, len(weights)):
            if weights[place] > weights[best]:
                best = place
                equals = 1
            elif weights[place] == weights[best]:
                equals += 1
                if self.pick.below(equals) == 0:
                    best = place
        return best

    def _values(self, s: State) -> list[float]:
        """How well each seat stands, by the rule of thumb."""
        return [float(self.instinct.value(s, seat)) for seat in range(int(self.seats))]

    def _learn(self, s: State) -> None:
        """Gives every edge of the walk the reward of the seat that chose it."""
        rewards = self._rewards(s)
        for place in range(len(self.path)):
            edge = self.path[place]
            edge.visits += 1
            edge.total += rewards[self.movers[place]]

    def _rewards(self, s: State) -> list[float]:
        """For each seat from 0 to 1: its share of the win, and a little for the margin."""
        seats = int(self.seats)
        over = self.game.actor(s) == OVER
        values = self._values(s)
        if seats == 1:
            ahead = _between((values[0] - self.middle) / self.scale)
            self.won[0] += ahead
            return [ahead]
        won = [0.0] * seats
        if over:
            winners = self.game.winners(s)
            for seat in winners:
                won[seat] = 1.0 / float(len(winners))
        rewards: list[float] = []
        for seat in range(seats):
            ahead = _between(_margin(values, seat) / self.scale)
            self.won[seat] += won[seat] if over else ahead
            rewards.append((1.0 - MARGIN) * won[seat] + MARGIN * ahead if over else ahead)
        return rewards


def _margin(values: list[float], seat: int) -> float:
    """How far a seat is before the best of the others; alone, its own value."""
    if len(values) == 1:
        return values[0]
    best = values[1] if seat == 0 else values[0]
    for rival in range(1, len(values)):
        if rival != seat and values[rival] > best:
            best = values[rival]
    return values[seat] - best


def _between(margin: float) -> float:
    """From 0 to 1, a half at no margin."""
    if margin > 30.0:
        return 1.0
    return 0.0 if margin < -30.0 else 1.0 / (1.0 + exp(-margin))
