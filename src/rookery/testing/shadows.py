"""Worlds in which one hidden thing went another way, followed beside the real game.

They are made by the rules alone, so they find what a forgetful `resample` would hide.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rookery.kernel import CHANCE, Picker, Recorder, State
from rookery.testing.compare import canon
from rookery.testing.events import check_events
from rookery.testing.failure import Spot
from rookery.testing.leaks import Face, compare_events, compare_faces, possible_steps
from rookery.testing.look import AnyGame, Look
from rookery.testing.truth import Truth

OTHERS: Final = 3  # other outcomes or choices tried at one position
ALIVE: Final = 2  # shadows followed at a time
LIFE: Final = 40  # steps a shadow is followed
AGE: Final = 16  # steps after which worlds are drawn from a shadow that is still followed

Steps = list[tuple[int, int]]  # who took which action or outcome


@dataclass(eq=False)
class Shadow:
    """A world that one seat cannot tell from the real one so far."""

    s: State
    seat: int
    source: str
    steps: Steps
    heard: Recorder | None = None  # the events of its last step
    settled: int = 0  # how many of its steps lead to a decision where it was still alive

    def __post_init__(self) -> None:
        self.born = len(self.steps)


class After:
    """A step taken on a copy: the state, the events, and everything in it as text."""

    def __init__(self, look: Look, actor: int, step: int) -> None:
        self.s = look.s.copy()
        self.heard = Recorder()
        with look.spot.during("applies", f"step {step} of actor {actor}"):
            look.game.apply(self.s, actor, step, self.heard)
        check_events(look.game, self.heard.heard, look.seats, look.spot)
        self.text = canon(look.game.dump(self.s))


class Shadows:
    """The shadows of one game; they follow its steps as long as they can."""

    def __init__(self, game: AnyGame, spot: Spot, most: int = ALIVE, truth: Truth | None = None) -> None:
        self.game = game
        self.spot = spot
        self.truth = truth
        self.most = most
        self.compared = 0
        self.best: Shadow | None = None  # for the table's own checks
        self.alive: list[Shadow] = []  # not told from the real game so far
        self._tried = list(range(min(game.n_actions, 8)))  # whose refusals are compared
        self._fresh: list[Shadow] = []
        self._drawn_from: list[Shadow] = []  # of the fresh ones
        self._waiting: list[Shadow] = []  # for a decision, where worlds are drawn from them

    def fork(self, look: Look, actor: int, step: int, history: Steps) -> None:
        """Lets the coming step go another way, for every seat that may not notice."""
        others = [code for code in possible_steps(self.game, look.s, actor) if code != step]
        if not others:
            return
        real = After(look, actor, step)
        who = "chance" if actor == CHANCE else f"seat {actor}"
        watching = [seat for seat in look.observers if seat != actor or actor == CHANCE]
        for other in look.some(others, OTHERS):
            there = After(look, actor, other)
            if there.text == real.text:
                continue
            source = f"the world where {who} took {other}, not {step}, at step {self.spot.step}"
            for seat in watching:
                if self._alike(real, there, seat, source):
                    steps = [*history, (actor, other)]
                    self._fresh.append(Shadow(there.s.copy(), seat, source, steps))
        if self.truth and self._fresh:
            chosen = self._fresh[int(look.pick.below(len(self._fresh)))]
            self._drawn_from = [Shadow(chosen.s.copy(), chosen.seat, chosen.source, list(chosen.steps))]

    def _alike(self, real: After, there: After, seat: int, source: str) -> bool:
        """Whether a seat sees no difference; an event may not make one that the view does not."""
        game = self.game
        if canon(game.view(real.s, seat)) != canon(game.view(there.s, seat)):
            return False
        compare_events(game, (real.heard, there.heard), seat, source, self.spot)
        self.compared += 1
        return True

    def _draw(self, shadow: Shadow, s: State) -> None:
        """Draws worlds from both, with dice of their own."""
        if self.truth:
            pick = Picker((self.spot.seed << 24) + self.spot.step + 1)
            self.truth.compare(s, shadow.s, shadow.seat, pick, self.spot)

    def _waits(self, shadow: Shadow, s: State) -> bool:
        """Whether a shadow waits on for a decision; where one is due, worlds are drawn."""
        game, seat = self.game, shadow.seat
        if canon(game.view(s, seat)) != canon(game.view(shadow.s, seat)):
            return False
        if game.actor(s) < 0:
            return game.actor(s) == CHANCE
        if canon(game.dump(s)) != canon(game.dump(shadow.s)):
            self._draw(shadow, s)
        return False

    def follow(self, actor: int, step: int, s: State, heard: Recorder) -> None:
        """Takes the step that the real game just took, then compares."""
        kept = [shadow for shadow in self.alive if self._steps(shadow, actor, step)]
        for shadow in self._fresh:
            if len(kept) < self.most and shadow.seat not in [other.seat for other in kept]:
                kept.append(shadow)
        self._fresh = []
        real = s.copy()  # the game itself is never touched here
        self.alive = [shadow for shadow in kept if self._is_alike(shadow, real, heard)]
        waiting = [shadow for shadow in self._waiting if self._steps(shadow, actor, step)]
        self._waiting = [shadow for shadow in [*waiting, *self._drawn_from] if self._waits(shadow, real)]
        self._drawn_from = []

    def _steps(self, shadow: Shadow, actor: int, step: int) -> bool:
        """Whether the step exists there; then it is taken."""
        if len(shadow.steps) - shadow.born >= LIFE:
            return False
        if step not in possible_steps(self.game, shadow.s, actor):
            return False
        shadow.heard = Recorder()
        with self.spot.during("applies", f"step {step} in {shadow.source}"):
            self.game.apply(shadow.s, actor, step, shadow.heard)
        shadow.steps.append((actor, step))
        return True

    def _is_alike(self, shadow: Shadow, s: State, heard: Recorder) -> bool:
        """Whether the seat sees no difference; then nothing else it is given may differ."""
        game, seat = self.game, shadow.seat
        real = Face(game, s, seat, self._tried, self.spot)
        other = Face(game, shadow.s, seat, self._tried, self.spot)
        if real.text != other.text or canon(game.dump(s)) == canon(game.dump(shadow.s)):
            return False
        if shadow.heard:
            compare_events(game, (heard, shadow.heard), seat, shadow.source, self.spot)
        compare_faces(real, other, seat, shadow.source, self.spot)
        self.compared += 1
        if game.actor(s) >= 0:
            if len(shadow.steps) - shadow.born == AGE:
                self._draw(shadow, s)
            shadow.settled = len(shadow.steps)
            if self.best is None or self.best.settled < shadow.settled:
                self.best = shadow
        return True
