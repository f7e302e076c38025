"""A finished match looked at again: each seat's chances over time, luck, choices and turning points."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from rookery.bots.base import Sampler
from rookery.bots.search import Knobs
from rookery.bots.searcher import begin
from rookery.kernel import CHANCE, MUTE, OVER, Game, Picker, State
from rookery.table.canon import mixed
from rookery.table.match import Match

WALKS: Final = 150  # simulations for each seat at each position
TURNING_POINTS: Final = 3


class Advice(NamedTuple):
    """What a search would have chosen, and how much better than the choice taken it looked."""

    action: int
    better: float


class Moment(NamedTuple):
    """A position: what led to it, and the chance to win as each seat could know it."""

    step: int  # moves of the record so far
    mover: int  # the seat whose choice led here, or CHANCE; OVER at the beginning
    action: int  # the last choice or outcome
    chances: list[float]
    advice: Advice | None


class Tally(NamedTuple):
    """How a seat's chances changed, by cause; with what it began they make its result."""

    began: float
    luck: float
    own: float
    others: float


class Review(NamedTuple):
    """The whole story."""

    moments: list[Moment]
    tallies: list[Tally]
    turns: list[int]  # places of the turning points in `moments`, in the order of play


def review(match: Match, walks: int = WALKS, progress: Callable[[int, int], None] | None = None) -> Review:
    """Judges every choice of more than one and every run of chance of a finished match."""
    if not match.over:
        raise ValueError("only a finished match can be reviewed")
    moments: list[Moment] = []
    for moment in _moments(match, walks):
        moments.append(moment)
        if progress is not None:
            progress(moment.step, len(match.moves))
    tallies = [_tally(moments, seat) for seat in range(match.seats)]
    return Review(moments, tallies, _turning_points(moments))


def change(moments: list[Moment], place: int, seat: int) -> float:
    """How much a seat's chances changed on the way to a moment."""
    return moments[place].chances[seat] - moments[place - 1].chances[seat]


def mattered(moments: list[Moment], place: int) -> tuple[int, float]:
    """The seat whose chances changed most on the way to a moment, and by how much."""
    seats = range(len(moments[place].chances))
    seat = max(seats, key=lambda one: abs(change(moments, place, one)))
    return seat, change(moments, place, seat)


def _moments(match: Match, walks: int) -> Iterator[Moment]:
    game, moves = match.game, match.moves
    s: State = game.new(match.seats, match.options)
    place = _chance(game, s, moves, 0)
    judge = _Judge(game, match.seats, walks)
    yield Moment(place, OVER, 0, judge.chances(s), None)
    while place < len(moves):
        mover, action = moves[place]
        advice = judge.advice(s, mover, action) if mover != CHANCE else None
        real = mover == CHANCE or len(game.legal(s, mover)) > 1
        game.apply(s, mover, action, MUTE)
        place += 1
        if mover == CHANCE:
            place = _chance(game, s, moves, place)
        if real or place == len(moves):
            yield Moment(place, mover, action, judge.chances(s), advice)


def _chance(game: Game[Any], s: State, moves: list[tuple[int, int]], place: int) -> int:
    """Follows a run of rolls and draws to its end."""
    while place < len(moves) and moves[place][0] == CHANCE:
        game.apply(s, CHANCE, moves[place][1], MUTE)
        place += 1
    return place


class _Judge:
    """Searches from what a seat knows; the same worlds' seed everywhere keeps the noise alike."""

    def __init__(self, game: Game[Any], seats: int, walks: int) -> None:
        self._game = game
        self._seats = seats
        self._walks = walks

    def chances(self, s: State) -> list[float]:
        """Each seat's chance to win by its own knowledge; the result itself at the end."""
        if self._game.actor(s) != OVER:
            return [self._search(s, seat).odds(seat) for seat in range(self._seats)]
        winners = self._game.winners(s)
        if self._seats == 1:
            return [float(bool(winners))]
        return [(seat in winners) / len(winners) for seat in range(self._seats)]

    def advice(self, s: State, seat: int, taken: int) -> Advice | None:
        """The search's own choice where there was one to make."""
        legal = self._game.legal(s, seat)
        if len(legal) == 1:
            return None
        search = self._search(s, seat)
        action = search.best(legal)
        if search.visits(taken):
            return Advice(action, max(0.0, search.mean(action) - search.mean(taken)))
        after = s.copy()
        self._game.apply(after, seat, taken, MUTE)
        return Advice(action, max(0.0, search.odds(seat) - self.chances(after)[seat]))

    def _search(self, s: State, seat: int) -> Any:
        sampler = Sampler(self._game, s, seat, Picker(mixed("review", seat)))
        search, worlds = begin(self._game.view(s, seat), sampler, Knobs(), 0)
        search.run(worlds, self._walks)
        return search


def _tally(moments: list[Moment], seat: int) -> Tally:
    luck = own = others = 0.0
    for place in range(1, len(moments)):
        by = change(moments, place, seat)
        if moments[place].mover == CHANCE:
            luck += by
        elif moments[place].mover == seat:
            own += by
        else:
            others += by
    return Tally(moments[0].chances[seat], luck, own, others)


def _turning_points(moments: list[Moment]) -> list[int]:
    """Where most changed for somebody."""
    places = sorted(range(1, len(moments)), key=lambda place: -abs(mattered(moments, place)[1]))
    return sorted(places[:TURNING_POINTS])
