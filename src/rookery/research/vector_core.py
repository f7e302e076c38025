"""Many games of one kind stepped in one call. Compiled together with the rules; knows no numpy."""

from __future__ import annotations

from typing import Any, Final

from rookery.kernel import MUTE, Encoder, Game, Options, Picker, State
from rookery.kernel.runtime import BytesWriter, append, byte, i64, read_i64_le, vec

EVERY_SEAT: Final = -1  # as the learner: all seats are played from outside


def packed_mask(n_actions: int, legal: list[int]) -> bytes:
    """A byte for each action: 1 if it is legal."""
    mask = BytesWriter()
    mask.write(bytes(n_actions))
    action: i64
    for action in legal:
        mask[action] = 1
    return mask.getvalue()


class Ending:
    """One of the games that has ended: its place among them, and its last state."""

    def __init__(self, place: i64, s: State) -> None:
        self.place = place
        self.s = s


class Core:
    """The games, whose turn it is in each, and what that seat sees and may do."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: Options,
        encoder: Encoder,
        scored: bool,
        learner: int = EVERY_SEAT,
        rivals: Any = None,
    ) -> None:
        self.seats: i64 = seats
        self.scored = scored  # points are paid, not the victory
        self.game = game
        self.n_actions: i64 = game.n_actions
        self.encoder = encoder
        self.learner: i64 = learner
        self.fresh: State = game.new(seats, options)  # every game begins as a copy of it
        self.rivals = rivals  # rivals(place, seat, state, pick) answers for other seats; None = at random
        self.states = vec[State]()
        self.picks = vec[Picker]()
        self.actors = vec[i64]()
        self.legal = vec[vec[i64]]()
        self.rows = BytesWriter()  # a row for each game, one after another
        self.masks = vec[byte]()  # one for each action of each game: 1 if it is legal
        self.rewards = vec[float]()  # by game and seat; 0 while it goes on
        self.ended = vec[byte]()  # one for each game: 1 if it has ended in this step
        self.endings: list[Ending] = []

    def reset(self, seeds: list[int]) -> None:
        """Begins as many games as there are seeds."""
        count = len(seeds)
        self.picks = vec[Picker]([Picker(seed) for seed in seeds])
        self.states = vec[State]([self.fresh.copy() for _ in range(count)])
        self.actors = vec[i64]([0] * count)
        self.legal = vec[vec[i64]]([vec[i64]() for _ in range(count)])
        self.masks = vec[byte]([0] * (count * self.n_actions))
        self.rewards = vec[float]([0.0] * (count * self.seats))
        self.ended = vec[byte]([0] * count)
        self.endings = []
        self.show()

    def show(self) -> None:
        """Everything anew from the states as they are."""
        self._wipe()
        place: i64
        for place in range(len(self.states)):
            self._go_on(place)

    def step(self, actions: bytes) -> None:
        """One action in every game, eight bytes each; a finished game begins again at once.

        Refuses before anything is done.
        """
        self._check(actions)
        self._wipe()
        place: i64
        for place in range(len(self.states)):
            self.game.apply(self.states[place], self.actors[place], read_i64_le(actions, 8 * place), MUTE)
            self._go_on(place)

    def random_actions(self, seed: int) -> vec[i64]:
        """A legal action for every game, each equally likely."""
        pick = Picker(seed)
        chosen = vec[i64](capacity=len(self.legal))
        for legal in self.legal:
            chosen = append(chosen, legal[pick.below(len(legal))])
        return chosen

    def _wipe(self) -> None:
        for ending in self.endings:
            self.ended[ending.place] = 0
            for seat in range(self.seats):
                self.rewards[ending.place * self.seats + seat] = 0.0
        self.endings = []
        self.rows.truncate(0)

    def _check(self, actions: bytes) -> None:
        if len(actions) != 8 * len(self.states):
            raise ValueError(f"there are {len(actions) // 8} actions for {len(self.states)} games")
        place: i64
        for place in range(len(self.states)):
            action = read_i64_le(actions, 8 * place)
            if not 0 <= action < self.n_actions or not self.masks[place * self.n_actions + action]:
                seat = self.actors[place]
                raise ValueError(f"game {place}: action {action} is not legal for seat {seat}")

    def _go_on(self, place: i64) -> None:
        """Rolls, draws and lets rivals play until somebody outside is asked."""
        game = self.game
        s = self.states[place]
        pick = self.picks[place]
        while True:
            seat = game.pass_chance(s, pick)
            if seat < 0:
                self._end(place, s)
                s = self.fresh.copy()
                self.states[place] = s
            elif self.learner < 0 or seat == self.learner:
                break
            else:
                game.apply(s, seat, self._rival(place, seat, s, pick), MUTE)
        self.actors[place] = seat
        self.encoder.write(self.rows, s, seat)
        self._allow(place, game.choices(s, seat))

    def _allow(self, place: i64, legal: vec[i64]) -> None:
        """The mask of one game: what was legal until now goes, what is comes."""
        masks = self.masks
        start = place * self.n_actions
        for action in self.legal[place]:
            masks[start + action] = 0
        for action in legal:
            masks[start + action] = 1
        self.legal[place] = legal

    def _rival(self, place: int, seat: int, s: State, pick: Picker) -> int:
        if self.rivals is not None:
            return int(self.rivals(place, seat, s, pick))
        return self.game.choose(s, seat, pick)

    def _end(self, place: i64, s: State) -> None:
        """Pays everybody: points, or 1 for a victory and -1 for none."""
        self.endings.append(Ending(place, s))
        self.ended[place] = 1
        start = place * self.seats
        seat: i64
        if self.scored:
            results = self.game.scores(s)
            for seat in range(self.seats):
                self.rewards[start + seat] = float(results[seat].total)
            return
        for seat in range(self.seats):
            self.rewards[start + seat] = -1.0
        for seat in self.game.winners(s):
            self.rewards[start + seat] = 1.0
