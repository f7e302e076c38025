"""One step of a lesson while somebody works at it: the real rules, and what is asked beside them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from rookery.bots.play import choose_in
from rookery.bots.registry import make
from rookery.kernel import Refused
from rookery.school.lessons import Step, Wanted
from rookery.table.canon import mixed
from rookery.table.match import Match

MOST = 400  # moves of the others in a row


class AnotherMove(Exception):
    """A choice that the rules allow and the step does not ask for; `say` is the attribute that answers it."""

    def __init__(self, say: str) -> None:
        super().__init__(f"the lesson asks for something else ({say})")
        self.say = say


class Exercise(Match):
    """A match that takes from the learner what the step asks for, and nothing else."""

    step: Step
    met: list[int]  # the places of what was asked for and done, in the order it was done

    @classmethod
    def begin(cls, step: Step, done: Sequence[int] = ()) -> Self:
        """The step from its beginning, with what was done there already."""
        exercise = cls.prepared(step.game, step.state.copy(), step.seats, step.options, step.seed)
        exercise.step = step
        exercise.met = []
        for action in done:
            exercise.play(action, step.seat)
        return exercise

    @property
    def done(self) -> bool:
        """Whether everything that was asked for is done."""
        return len(self.met) == len(self.step.do)

    @property
    def wanted(self) -> list[int]:
        """The choices that the step asks for now."""
        asked = [self.step.do[place] for place in self._open_places()]
        unpack = self.game.unpack
        return [one for one in self.legal(self.step.seat) if any(kind.met(unpack(one)) for kind in asked)]

    def play_all(self, actions: Sequence[int], seat: int | None = None, link: str = "") -> None:
        """What the learner does: all of it is asked for, or nothing happens and AnotherMove says so."""
        who = self.actor if seat is None else seat
        if who != self.step.seat:
            super().play_all(actions, who, link)
            return
        if self.done:
            raise ValueError("this step is done")
        met = self._judged(actions, who)
        super().play_all(actions, who, link)
        self.met += met
        if self.step.play_on or len(self.met) < len(self.step.do):
            self._others_move()

    def undo(self, seat: int) -> None:
        super().undo(seat)
        if seat == self.step.seat:
            self.met.pop()

    def _judged(self, actions: Sequence[int], seat: int) -> list[int]:
        """The places that these choices meet; what the rules forbid is theirs to refuse."""
        met: list[int] = []
        for action in actions:
            if not met and (clause := self._why_not(action, seat)):
                because = self.game.reason(self.state, seat, action)
                raise Refused(clause, because=because)
            named = self.game.unpack(action)
            place = next((at for at in self._open_places(met) if self.step.do[at].met(named)), None)
            if place is None:
                raise AnotherMove(self.step.answer(named))
            met.append(place)
        return met

    def _why_not(self, action: int, seat: int) -> str:
        if not 0 <= action < self.game.n_actions:
            raise ValueError(f"there is no action {action}")
        return self.game.why_not(self.state, seat, action)

    def _open_places(self, more: Sequence[int] = ()) -> list[int]:
        """What may be done next: the next one, or any that is left where order does not count."""
        left = [at for at in range(len(self.step.do)) if at not in (*self.met, *more)]
        return left[:1] if self.step.order else left

    def _others_move(self) -> None:
        """The other seats play until the learner is asked again, the same way every time."""
        for _ in range(MOST):
            if self.over or self.step.seat in self.actors or not self.step.others:
                return
            seat = self.actor
            bot = make(self.step.others, mixed(self.step.seed, len(self.moves), seat))
            super().play_all([choose_in(self, seat, bot)], seat)


def solution(step: Step) -> list[int]:
    """The first choices, in the rules' order, that solve a step; ValueError where they end before."""
    return rest_of(step, ())


def rest_of(step: Step, done: Sequence[int]) -> list[int]:
    """What is left of a solution after what was done."""
    exercise = Exercise.begin(step, done)
    taken: list[int] = []
    while not exercise.done:
        if not exercise.wanted:
            asked = _spelled(step.do[exercise._open_places()[0]])
            raise ValueError(
                f"step {step.id}: after {len(done) + len(taken)} choices {asked} is not possible"
            )
        taken.append(exercise.wanted[0])
        exercise.play(taken[-1], step.seat)
    return taken


def _spelled(kind: Wanted) -> str:
    args = ", ".join(f"{name} {'/'.join(map(str, numbers))}" for name, numbers in kind.args.items())
    return f"{kind.verb or 'any choice'}({args})"
