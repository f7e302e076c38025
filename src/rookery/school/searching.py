"""Puzzles found in games of bots, and looked at again: positions in which one choice is clearly the best.

A position is one if the rule of thumb takes another choice, if mastermind finds the best one under every of
three seeds, and if two searches with many times its simulations agree on it by a clear gap. All of them
walk through worlds that the seat holds possible, so a puzzle can be solved from what it knows.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from rookery.bots.base import Sampler
from rookery.bots.levels import consider, thought_of
from rookery.bots.play import ask
from rookery.bots.registry import make
from rookery.kernel import CHANCE, MUTE, OVER, Game, Picker, State, play
from rookery.kernel.manners import Thought
from rookery.school.puzzles import FEWEST, LEVELS, Chances, Puzzle, name_of
from rookery.table.canon import mixed
from rookery.table.undo import reveals

TIMES: Final = 50  # so many times mastermind's simulations look at a puzzle again
GAP: Final = 0.05  # between the best choice and the rest
SLACK: Final = 0.6  # of that gap must be there whenever one looks again: searches differ a little
EVEN: Final = 0.015  # choices that are as good as the best one
ENOUGH: Final = 12  # looks at a choice without which it is not as good as the best one
SEEDS: Final = 3  # of mastermind, who finds it under each of them
SEARCHES: Final = 2  # of many times its simulations, which must agree
SCREENS: Final = ((0.12, 0.5), (1.0, 1.0), (6.0, 1.4))  # of mastermind's simulations, and of the gap
EASY: Final = (0.025, 0.2)  # with so much of them a search finds an easy puzzle, a medium one
LONGEST: Final = 3  # steps after the best choice that are told
PAUSE: Final = 12  # choices between two puzzles of one game
MOST: Final = 3  # puzzles of one game
BOTS: Final = ("greedy", "burglar", "apprentice")  # the last one overlooks things: positions get odd


class Asked(NamedTuple):
    """A seat that owes a choice."""

    game: Game[Any]
    state: State
    seat: int
    seats: int
    options: dict[str, str]

    @property
    def legal(self) -> list[int]:
        return self.game.legal(self.state, self.seat)


class Look(NamedTuple):
    """What one search says."""

    best: tuple[int, ...]  # the choice that it takes and those as good
    gap: float  # between these and the rest
    worth: dict[int, float]

    def by(self, best: tuple[int, ...]) -> float:
        """By how much its own choice, which is one of these, is better than all others; else nothing."""
        rest = [worth for action, worth in self.worth.items() if action not in best]
        return max(self.worth[one] for one in best) - max(rest) if self.best[0] in best else 0.0


def look(at: Asked, thought: Thought, seed: int) -> Look:
    """A search from what the seat knows."""
    legal = at.legal
    sampler = Sampler(at.game, at.state, at.seat, Picker(mixed(seed, "world")))
    search = consider(at.game.view(at.state, at.seat), sampler, thought, seed)
    worth = {one: search.mean(one) for one in legal}
    first = search.best(legal)
    as_good = [one for one in legal if one != first and search.visits(one) >= ENOUGH]
    best = (first, *(one for one in as_good if worth[one] >= worth[first] - EVEN))
    rest = [worth[one] for one in legal if one not in best]
    return Look(best, min(worth[one] for one in best) - max(rest) if rest else 0.0, worth)


def by_thumb(at: Asked, seed: int) -> int:
    """The choice of the rule of thumb."""
    return ask(make("greedy", seed), at.game, at.state, at.seat, Picker(mixed(seed, "thumb")))


def found_in(
    game: Game[Any],
    games: int,
    seed: int,
    seats: int | None = None,
    thought: Thought | None = None,
    times: int = TIMES,
    late: int = 0,
) -> Iterator[list[Puzzle]]:
    """The puzzles of so many games of bots, game after game; the same for the same seed.

    `late`: the percentage of a game's choices that are passed over; later ones are searched sooner.
    """
    budget = thought or thought_of(game, "mastermind")
    counts = [seats] if seats else range(max(2, game.min_seats), game.max_seats + 1)
    for number in range(games):
        at_table = counts[number % len(counts)]
        choices = _played(game, at_table, mixed(seed, game.key, number))
        yield list(_among(choices[len(choices) * late // 100 :], budget, times))


def _played(game: Game[Any], seats: int, seed: int) -> list[Asked]:
    """One game of bots: every choice that was owed in it."""
    chance, kinds = Picker(mixed(seed, "chance")), Picker(mixed(seed, "kinds"))
    bots = [make(BOTS[int(kinds.below(len(BOTS)))], mixed(seed, seat)) for seat in range(seats)]
    options = game.settle(seats, {})
    s = game.new(seats, options)
    found, worlds = [], Picker(mixed(seed, "worlds"))
    while (seat := game.actor(s)) != OVER:
        if seat == CHANCE:
            game.apply(s, CHANCE, game.sample(s, chance), MUTE)
            continue
        found.append(Asked(game, s.copy(), seat, seats, options))
        game.apply(s, seat, ask(bots[seat], game, s, seat, worlds), MUTE)
    return found


def _among(choices: list[Asked], budget: Thought, times: int) -> Iterator[Puzzle]:
    """The puzzles among the choices of one game, with a pause after each."""
    found: set[tuple[int, int]] = set()  # best choice and lure: the same once more would bore
    wait = 0
    for at in choices:
        wait -= 1
        if len(found) < MOST and wait < 0 and len(at.legal) >= FEWEST and (one := _puzzle(at, budget, times)):
            if (one.best[0], one.lure) not in found:
                yield one
            found.add((one.best[0], one.lure))
            wait = PAUSE


def _puzzle(at: Asked, budget: Thought, times: int) -> Puzzle | None:
    """The puzzle of a position, if it is one; cheap looks come first."""
    thumbs = {by_thumb(at, seed) for seed in range(SEEDS)}

    def stands(best: tuple[int, ...]) -> bool:
        return not thumbs & set(best) and 2 * len(best) < len(at.legal)

    for size, share in SCREENS:
        seen = look(at, _scaled(budget, size), 0)
        if seen.gap < GAP * share or not stands(seen.best):
            return None
    if not _finds(at, budget, seen.best):
        return None
    long: list[Look] = []
    for seed in range(SEARCHES):
        long.append(look(at, _scaled(budget, times), seed))
        best = _by_worth({action for one in long for action in one.best}, long)
        if not stands(best) or not all(_agrees(one, best) for one in long):
            return None
    return _written(at, best, min(thumbs), long, budget) if _finds(at, budget, best) else None


def _by_worth(actions: set[int], looks: list[Look]) -> tuple[int, ...]:
    return tuple(sorted(actions, key=lambda action: (-sum(one.worth[action] for one in looks), action)))


def _agrees(seen: Look, best: tuple[int, ...]) -> bool:
    """Whether a search finds these choices about as good as each other, and all others far behind."""
    worth = [seen.worth[action] for action in best]
    return seen.by(best) >= GAP and max(worth) - min(worth) <= 2 * EVEN


def _finds(at: Asked, thought: Thought, best: tuple[int, ...]) -> bool:
    """Whether a search finds it under every seed."""
    return all(look(at, thought, seed).best[0] in best for seed in range(SEEDS))


def _written(at: Asked, best: tuple[int, ...], lure: int, looks: list[Look], budget: Thought) -> Puzzle:
    """The puzzle as a line of a file tells it."""
    game, rest = at.game, [one for one in at.legal if one not in best]
    chances = Chances(
        sum(max(one.worth[action] for action in best) for one in looks) / len(looks),
        sum(max(one.worth[other] for other in rest) for one in looks) / len(looks),
        sum(one.worth[lure] for one in looks) / len(looks),
    )
    return Puzzle(
        name_of(at.seat, game.dump(at.state)),
        level_of(at, best, budget),
        game,
        at.seats,
        at.options,
        at.state.copy(),
        at.seat,
        best,
        lure,
        _followed(at, best[0], budget),
        chances,
    )


def _followed(at: Asked, action: int, budget: Thought) -> tuple[int, ...]:
    """What the seat does next, up to the first step that shows it something new."""
    game, seat = at.game, at.seat
    world = Sampler(game, at.state, seat, Picker(mixed("then"))).sample()
    steps: list[int] = []
    while len(steps) < LONGEST and not reveals(game, world, seat, action, seat, len(steps)):
        world = play(game, world, seat, action, MUTE)
        if game.actors(world) != 1 << seat:
            break
        legal = game.legal(world, seat)
        here = at._replace(state=world)
        action = look(here, budget, 0).best[0] if len(legal) > 1 else legal[0]
        steps.append(action)
    return tuple(steps)


def level_of(at: Asked, best: tuple[int, ...], budget: Thought) -> str:
    """How hard a puzzle is: with how few simulations searches under every seed find it."""
    for level, part in zip(LEVELS, EASY, strict=False):
        if _finds(at, _scaled(budget, part), best):
            return level
    return LEVELS[-1]


class Verdict(NamedTuple):
    """A puzzle looked at again under other seeds."""

    gaps: list[float]  # of the best choice, in each of the long searches
    thumb: bool  # whether the rule of thumb solves it,
    mastermind: bool  # and the strongest level

    @property
    def holds(self) -> bool:
        return min(self.gaps) >= GAP * SLACK


def again(one: Puzzle, seed: int = 0, thought: Thought | None = None, times: int = TIMES) -> Verdict:
    """Two long searches, the rule of thumb and the strongest level, all with seeds of their own."""
    at = Asked(one.game, one.state, one.seat, one.seats, one.options)
    budget = thought or thought_of(one.game, "mastermind")
    own = [mixed(seed, "again", number) for number in range(SEARCHES)]
    gaps = [look(at, _scaled(budget, times), number).by(one.best) for number in own]
    short = look(at, budget, mixed(seed, "mastermind"))
    return Verdict(gaps, by_thumb(at, mixed(seed, "thumb")) in one.best, short.best[0] in one.best)


def _scaled(budget: Thought, times: float) -> Thought:
    return budget._replace(simulations=max(1, int(budget.simulations * times)))
