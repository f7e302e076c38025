"""Many games of one kind stepped in one call. Compiled together with the rules; knows no numpy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rookery.kernel import CHANCE, MUTE, Game, Options, Picker, State

if TYPE_CHECKING:
    from mypy_extensions import i64

EVERY_SEAT: Final = -1  # as the learner: all seats are played from outside
READY: Final = 512
BLANKS: Final = [bytes(gap) for gap in range(READY)]  # so many illegal actions
GAPS: Final = [blank + b"\x01" for blank in BLANKS]  # so many, then a legal one


def _blank(size: int) -> bytes:
    return BLANKS[size] if size < READY else BLANKS[1] * size


def packed_mask(n_actions: int, legal: list[int]) -> bytes:
    """A byte for each action: 1 if it is legal. `legal` is ascending."""
    pieces: list[bytes] = []
    after = 0
    for action in legal:
        gap = action - after
        pieces.append(GAPS[gap] if gap < READY else _blank(gap) + GAPS[0])
        after = action + 1
    pieces.append(_blank(n_actions - after))
    return b"".join(pieces)


class Ending:
    """How one of the games ended: its place among them and the results by seat."""

    def __init__(self, place: int, totals: list[int], winners: list[int], row: bytes) -> None:
        self.place = place
        self.totals = totals
        self.winners = winners
        self.row = row  # what the learner (or, without one, seat 0) saw at the end


class Core:
    """The games, whose turn it is in each, and what that seat sees and may do."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: Options,
        encoder: Any,  # `packed(state, seat)` makes the row of a seat
        learner: int = EVERY_SEAT,
        rivals: Any = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.packed = encoder.packed
        self.learner = learner
        self.rivals = rivals  # rivals(place, seat, state, pick) answers for other seats; None = at random
        self.states: list[State] = []
        self.picks: list[Picker] = []
        self.actors: list[int] = []
        self.rows: list[bytes] = []
        self.masks: list[bytes] = []
        self.endings: list[Ending] = []

    def reset(self, seeds: list[int]) -> None:
        """Begins as many games as there are seeds."""
        count = len(seeds)
        self.picks = [Picker(seed) for seed in seeds]
        self.states = [self.game.new(self.seats, self.options) for _ in range(count)]
        self.actors = [0] * count
        self.rows = [b""] * count
        self.masks = [b""] * count
        self.endings = []
        for place in range(count):
            self._go_on(place)

    def step(self, actions: list[int]) -> None:
        """One action in every game; a finished game begins again at once. Refuses before anything is done."""
        self._check(actions)
        self.endings = []
        for place in range(len(actions)):
            self.game.apply(self.states[place], self.actors[place], actions[place], MUTE)
            self._go_on(place)

    def _check(self, actions: list[int]) -> None:
        if len(actions) != len(self.states):
            raise ValueError(f"there are {len(actions)} actions for {len(self.states)} games")
        for place in range(len(actions)):
            action = actions[place]
            if not 0 <= action < self.game.n_actions or not self.masks[place][action]:
                seat = self.actors[place]
                raise ValueError(f"game {place}: action {action} is not legal for seat {seat}")

    def _go_on(self, place: i64) -> None:
        """Rolls, draws and lets rivals play until somebody outside is asked."""
        s = self.states[place]
        pick = self.picks[place]
        while True:
            seat = self.game.actor(s)
            if seat == CHANCE:
                self.game.apply(s, CHANCE, self.game.sample(s, pick), MUTE)
            elif seat < 0:
                self._end(place, s)
                s = self.game.new(self.seats, self.options)
                self.states[place] = s
            elif self.learner < 0 or seat == self.learner:
                break
            else:
                self.game.apply(s, seat, self._rival(place, seat, s, pick), MUTE)
        self.actors[place] = seat
        self.rows[place] = self.packed(s, seat)
        self.masks[place] = packed_mask(self.game.n_actions, self.game.legal(s, seat))

    def _rival(self, place: int, seat: int, s: State, pick: Picker) -> int:
        if self.rivals is not None:
            return int(self.rivals(place, seat, s, pick))
        legal = self.game.legal(s, seat)
        return legal[int(pick.below(len(legal)))]

    def _end(self, place: int, s: State) -> None:
        totals = [score.total for score in self.game.scores(s)]
        row: bytes = self.packed(s, max(self.learner, 0))
        self.endings.append(Ending(place, totals, self.game.winners(s), row))
