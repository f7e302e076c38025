"""One game watched from above: everything that is counted of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import log2
from typing import Any, Final, NamedTuple

from rookery.bots.base import Bot
from rookery.bots.play import ask
from rookery.kernel import CHANCE, OVER, Game, Options, Picker, Recorder, State
from rookery.lab.things import Things
from rookery.table.canon import mixed

POINTS: Final = 20  # of a game's way at which the standings are looked at
FORCED_SECONDS: Final = 2.0  # a person takes for a move without a choice,
FIRST_SECONDS: Final = 4.0  # for a choice,
DOUBLING_SECONDS: Final = 4.0  # and more each time it has twice as many options


class Choices(NamedTuple):
    """How the choices of a game were: counted over all seats."""

    made: int
    forced: int
    turns: int
    idle_turns: int  # without any choice
    seconds: float  # at a person's pace
    offered: dict[str, int]  # verb -> choices in which it was one of several
    chosen: dict[str, int]


class Notes(NamedTuple):
    """One game."""

    seats: int
    totals: list[int]
    parts: list[list[int]]
    wins: list[float]  # each seat's part of the victory
    verdict: str
    ending: str
    tied: bool  # level in points, and settled by something else
    first: int  # who began
    rounds: int
    choices: Choices
    course: list[list[int]]  # the points of all seats, at POINTS places from the beginning to the end
    lead_changes: int
    stats: list[list[int]]  # by seat, as the game's statistics count
    things: Things


class _Course:
    """The choices and standings of a game while it goes on."""

    def __init__(self, game: Game[Any]) -> None:
        self.verbs = _verbs(game)
        self.made = self.forced = self.turns = self.idle = self.leads = 0
        self.seconds = 0.0
        self.offered: dict[str, int] = {}
        self.chosen: dict[str, int] = {}
        self.standings: list[list[int]] = []
        self._last = OVER
        self._open = False
        self._leader = OVER

    def turn(self, seat: int, totals: list[int]) -> None:
        """A seat is to act; if it is another than before, its turn begins."""
        if seat != self._last:
            self._close()
            self._last = seat
            self.turns += 1
            top = max(totals)
            leader = totals.index(top)
            if totals.count(top) == 1 and leader != self._leader:
                self.leads += self._leader != OVER
                self._leader = leader
        self.standings.append(totals)

    def choice(self, legal: list[int], action: int) -> None:
        """What was chosen, of what."""
        self.made += 1
        if len(legal) == 1:
            self.forced += 1
            self.seconds += FORCED_SECONDS
            return
        self._open = True
        self.seconds += FIRST_SECONDS + DOUBLING_SECONDS * (log2(len(legal)) - 1)
        for verb in dict.fromkeys(self.verbs[one] for one in legal):
            self.offered[verb] = self.offered.get(verb, 0) + 1
        verb = self.verbs[action]
        self.chosen[verb] = self.chosen.get(verb, 0) + 1

    def _close(self) -> None:
        self.idle += self.turns > 0 and not self._open
        self._open = False

    def choices(self) -> Choices:
        """All of them, once it is over."""
        self._close()
        counts = (self.made, self.forced, self.turns, self.idle)
        return Choices(*counts, self.seconds, self.offered, self.chosen)


@cache
def _verbs(game: Game[Any]) -> list[str]:
    """The verb of every action by its number."""
    found: list[str] = []
    for verb in game.codec.verbs:
        size = 1
        for field in verb.fields:
            size *= field.size
        found += [verb.name] * size
    return found


def watch(game: Game[Any], seats: int, options: Options, bots: Sequence[Bot], seed: int) -> Notes:
    """Plays the very game that `play_game` plays with this seed, and looks at it."""
    chance, worlds = Picker(mixed(seed, "chance")), Picker(mixed(seed, "worlds"))
    s = game.new(seats, options)
    out, course, things = Recorder(), _Course(game), Things(game)
    while (seat := game.actor(s)) != OVER:
        if seat == CHANCE:
            game.apply(s, CHANCE, game.sample(s, chance), out)
            continue
        course.turn(seat, [score.total for score in game.scores(s)])
        legal = game.legal(s, seat)
        things.asked(seat, legal)
        action = ask(bots[seat], game, s, seat, worlds)
        course.choice(legal, action)
        things.hear(out.heard, course.made)
        game.apply(s, seat, action, out)
    things.hear(out.heard, course.made)
    return _noted(game, s, seats, out, course, things)


def _noted(game: Game[Any], s: State, seats: int, out: Recorder, course: _Course, things: Things) -> Notes:
    scores, winners = game.scores(s), game.winners(s)
    totals = [score.total for score in scores]
    measured = game.manners.measured
    opened = [game.events[one.kind].key in measured.rounds for one in out.heard]
    return Notes(
        seats=seats,
        totals=totals,
        parts=[list(score.parts) for score in scores],
        wins=[(seat in winners) / max(1, len(winners)) for seat in range(seats)],
        verdict=game.verdict(s),
        ending=_ending(game, out),
        tied=bool(game.tie_breaks(s)),
        first=_first(game, out),
        rounds=sum(opened),
        choices=course.choices(),
        course=_even([*course.standings, totals]),
        lead_changes=course.leads,
        stats=_stats(game, seats, out),
        things=things,
    )


def _even(standings: list[list[int]]) -> list[list[int]]:
    """Standings at evenly spread places; the last is the end."""
    last = len(standings) - 1
    return [standings[last * place // POINTS] for place in range(POINTS + 1)]


def _first(game: Game[Any], out: Recorder) -> int:
    """The seat that begins; the first seat where the game does not say."""
    told = game.manners.measured.first
    for one in out.heard if told else ():
        event = game.events[one.kind]
        if told is not None and event.key == told.event:
            numbers = dict(zip(event.args, one.args, strict=False))
            if all(numbers[arg] == 1 for arg in told.args):
                return numbers[told.whose]
    return 0


def _ending(game: Game[Any], out: Recorder) -> str:
    """The word for why it ended, or ''."""
    told = game.manners.measured.ending
    for one in reversed(out.heard) if told else ():
        event = game.events[one.kind]
        if told is not None and event.key == told.event:
            return game.terms[told.args[0]][one.args[event.args.index(told.args[0])]]
    return ""


def _stats(game: Game[Any], seats: int, out: Recorder) -> list[list[int]]:
    """The statistics that a game shows at its end, for every seat."""
    found = [[0] * len(game.manners.stats) for _ in range(seats)]
    for one in out.heard:
        event = game.events[one.kind]
        for place, stat in enumerate(game.manners.stats):
            if event.key in stat.events:
                numbers = dict(zip(event.args, one.args, strict=False))
                if numbers[stat.whose] < seats:  # a rival of solo play has no seat
                    found[numbers[stat.whose]][place] += numbers[stat.sums] if stat.sums else 1
    return found
