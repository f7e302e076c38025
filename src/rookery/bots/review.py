"""A finished match looked at again: each seat's chances over time, luck, choices and turning points."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final, NamedTuple

from rookery.bots.base import Sampler
from rookery.bots.chances import chance_of
from rookery.bots.levels import consider
from rookery.bots.search import Search
from rookery.bots.stretches import SEVERAL, Stretch, stretches_of
from rookery.bots.telling import told_between
from rookery.kernel import CHANCE, MUTE, OVER, Game, Named, Picker, State
from rookery.kernel.manners import Thought
from rookery.table.canon import mixed
from rookery.table.match import Match

MOST: Final = 60  # positions judged in one match
EFFORT: Final = 8_000_000  # steps of simulated games in one review: some 15 seconds, compiled
FEWEST_WALKS: Final = 8
MOST_WALKS: Final = 600
TURNING_POINTS: Final = 3
ENOUGH: Final = 30  # walks over a choice that say something about it

Progress = Callable[[int, int], None]


class Moment(NamedTuple):
    """A judged position: what led to it, and the chance to win as each seat could know it."""

    step: int  # moves of the record so far
    mover: int  # the seat whose turn led here, CHANCE, SEVERAL; OVER at the beginning
    chances: list[float]


class Advice(NamedTuple):
    """What a search would have chosen in a turn, and how much better than the choice taken it looked."""

    step: int  # moves before the choice
    taken: int
    action: int
    better: float


class Turn(NamedTuple):
    """A turning point: its place in the moments, how it is told, what was chosen, and the advice."""

    place: int
    told: list[Named]
    actions: list[int]
    advice: Advice | None


class Tally(NamedTuple):
    """How a seat's chances changed, by cause; with what it began they make its result."""

    began: float
    luck: float
    own: float
    others: float
    rest: float  # stretches of several movers judged as one, and what came to light at the end


class Review(NamedTuple):
    """The whole story."""

    moments: list[Moment]
    tallies: list[Tally]
    turns: list[Turn]  # in the order of play
    stretches: int  # how many positions there were to judge
    walks: int  # simulations for each seat at each position


def review(
    match: Match, walks: int = 0, most: int = MOST, effort: int = EFFORT, progress: Progress | None = None
) -> Review:
    """Judges a finished match; without a number of walks, with as many as the effort allows."""
    if not match.over:
        raise ValueError("only a finished match can be reviewed")
    if match.seats == 1:
        raise ValueError("a game alone has nobody to compare chances with")
    stretches = stretches_of(match)
    many = min(most, len(stretches) + 1)
    judge = _Judge(match, walks or affordable(match, many, effort))
    tell = progress or _nothing
    moments = _moments(judge, stretches, many, lambda done: tell(done, many + TURNING_POINTS))
    turns = []
    for place in _turning_points(moments):
        turns.append(_turn(judge, stretches, moments, place))
        tell(many + len(turns), many + TURNING_POINTS)
    tallies = [_tally(moments, seat) for seat in range(match.seats)]
    return Review(moments, tallies, turns, len(stretches), judge.walks)


def affordable(match: Match, positions: int, effort: int) -> int:
    """Simulations for each seat at each position; one plays about half of the match on average."""
    cost = positions * match.seats * (len(match.moves) + 1) // 2
    return max(FEWEST_WALKS, min(MOST_WALKS, effort // cost))


def change(moments: list[Moment], place: int, seat: int) -> float:
    """How much a seat's chances changed on the way to a moment."""
    return moments[place].chances[seat] - moments[place - 1].chances[seat]


def mattered(moments: list[Moment], place: int) -> tuple[int, float]:
    """The seat whose chances changed most on the way to a moment, and by how much."""
    seats = range(len(moments[place].chances))
    seat = max(seats, key=lambda one: abs(change(moments, place, one)))
    return seat, change(moments, place, seat)


def _nothing(done: int, of: int) -> None:
    """For those who do not want to hear how far it is."""


class _Judge:
    """Searches from what a seat knows; the same worlds' seed everywhere keeps the noise alike."""

    def __init__(self, match: Match, walks: int) -> None:
        self.game: Game[Any] = match.game
        self.seats = match.seats
        self.moves = match.moves
        self.walks = walks

    def chances(self, s: State) -> list[float]:
        """Each seat's chance to win by its own knowledge; the result itself at the end."""
        return [self._chance(s, seat) for seat in range(self.seats)]

    def _chance(self, s: State, seat: int) -> float:
        if self.game.actor(s) != OVER:
            return chance_of(self._search(s, seat), seat)
        winners = self.game.winners(s)
        return (seat in winners) / len(winners)

    def advice(self, stretch: Stretch) -> Advice | None:
        """Of all choices of a turn the one that the search would most have made otherwise."""
        found: Advice | None = None
        s = stretch.before.copy()
        for step in range(stretch.start, stretch.end):
            seat, taken = self.moves[step]
            if len(self.game.legal(s, seat)) > 1:
                one = self._compared(s, seat, step, taken)
                found = one if found is None or one.better > found.better else found
            self.game.apply(s, seat, taken, MUTE)
        return found

    def _compared(self, s: State, seat: int, step: int, taken: int) -> Advice:
        search = self._search(s, seat)
        action = search.best(self.game.legal(s, seat))
        if search.visits(taken) >= ENOUGH:
            return Advice(step, taken, action, max(0.0, search.mean(action) - search.mean(taken)))
        after = s.copy()
        self.game.apply(after, seat, taken, MUTE)
        return Advice(step, taken, action, max(0.0, chance_of(search, seat) - self._chance(after, seat)))

    def _search(self, s: State, seat: int) -> Search:
        sampler = Sampler(self.game, s, seat, Picker(mixed("review", seat)))
        return consider(self.game.view(s, seat), sampler, Thought(self.walks), 0)


def _moments(judge: _Judge, stretches: list[Stretch], many: int, tell: Callable[[int], None]) -> list[Moment]:
    """Judges positions spread evenly, then between those where most has changed."""
    last = len(stretches)
    judged: dict[int, list[float]] = {}  # by the number of stretches before
    waiting = (
        [last * n // (many // 2) for n in range(many // 2 + 1)] if many <= last else list(range(last + 1))
    )
    while waiting or len(judged) < many:
        place = waiting.pop(0) if waiting else _most_open(judged)
        s = stretches[place].before if place < last else stretches[-1].after
        judged[place] = judge.chances(s)
        tell(len(judged))
    places = sorted(judged)
    moments = [Moment(stretches[0].start, OVER, judged[0])]
    for start, end in pairwise(places):
        mover = stretches[start].mover if end == start + 1 else SEVERAL
        moments.append(Moment(stretches[end - 1].end, mover, judged[end]))
    return moments


def _most_open(judged: dict[int, list[float]]) -> int:
    """The middle of the gap over which somebody's chances changed most."""
    places = sorted(judged)
    gaps = [(start, end) for start, end in pairwise(places) if end - start > 1]

    def changed(gap: tuple[int, int]) -> tuple[float, int]:
        pairs = zip(judged[gap[0]], judged[gap[1]], strict=True)
        return max(abs(before - after) for before, after in pairs), gap[1] - gap[0]

    start, end = max(gaps, key=changed)
    return (start + end) // 2


def _turn(judge: _Judge, stretches: list[Stretch], moments: list[Moment], place: int) -> Turn:
    mover = moments[place].mover
    told = _told(judge, stretches, moments, place)
    if mover < 0:
        return Turn(place, told, [], None)
    stretch = next(one for one in stretches if one.end == moments[place].step)
    actions = [action for _, action in judge.moves[stretch.start : stretch.end]]
    return Turn(place, told, actions, judge.advice(stretch))


def _told(judge: _Judge, stretches: list[Stretch], moments: list[Moment], place: int) -> list[Named]:
    """What all saw on the way to a moment, first what says most about the one to whom it mattered."""
    start, end = moments[place - 1].step, moments[place].step
    first = next(one for one in stretches if one.end > start)
    seat, _ = mattered(moments, place)
    return told_between(judge.game, first.before, judge.moves[first.start : end], seat)


def _tally(moments: list[Moment], seat: int) -> Tally:
    luck = own = others = rest = 0.0
    for place in range(1, len(moments)):
        by, mover = change(moments, place, seat), moments[place].mover
        if mover == SEVERAL or place == len(moments) - 1:
            rest += by
        elif mover == CHANCE:
            luck += by
        elif mover == seat:
            own += by
        else:
            others += by
    return Tally(moments[0].chances[seat], luck, own, others, rest)


def _turning_points(moments: list[Moment]) -> list[int]:
    """Where most changed for somebody; the end itself, where all comes to light, is none."""
    places = list(range(1, len(moments) - 1)) or [len(moments) - 1]
    places.sort(key=lambda place: -abs(mattered(moments, place)[1]))
    return sorted(places[:TURNING_POINTS])
