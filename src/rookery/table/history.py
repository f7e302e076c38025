"""The moves of one match so far: the state they led to, the chained hash, the log."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rookery.kernel import CHANCE, MUTE, OVER, Game, Recorder, State, play
from rookery.table.canon import canonical, sha256
from rookery.table.log import Log, Mark


@dataclass(slots=True)
class Step:
    """A seat's move that no chance followed yet, with everything as it was before."""

    seat: int
    action: int
    before: State | None  # None while the match rests: it follows from the one before the first
    hash_before: str
    log_before: Mark
    shows: bool | None = None  # whether somebody learned something by it, once that was asked
    sealed: bool | None = None  # whether nobody else can see which choice it was, likewise


class History:
    """Grows move by move; every move is checked, and a refused one changes nothing."""

    def __init__(self, game: Game[Any], state: State, seats: int, start: str) -> None:
        self.game = game
        self.state = state
        self.seats = seats
        self.hash = start
        self.log = Log(game, seats)
        self.moves: list[tuple[int, int]] = []
        self.steps: list[Step] = []  # since the last chance outcome; what may be taken back

    def step(self, seat: int, action: int, mark: str = "") -> None:
        """One move of a seat or, with CHANCE, one outcome and what else it hung on."""
        check_turn(self.game, self.state, self.seats, seat, action)
        out = Recorder()
        after = play(self.game, self.state, seat, action, out)
        link = chained(self.hash, seat, action, self.game.dump(after), mark)
        if seat == CHANCE:
            self.steps.clear()
        else:
            self.steps.append(Step(seat, action, self.state, self.hash, self.log.mark()))
        self.state = after
        self.hash = link
        self.moves.append((seat, action))
        self.log.add(out.heard)

    def before(self, index: int) -> State:
        """The state before one of `steps`."""
        step = self.steps[index]
        if step.before is None:
            earlier = self.steps[index - 1]
            step.before = play(self.game, self.before(index - 1), earlier.seat, earlier.action, MUTE)
        return step.before

    def rest(self) -> None:
        """Lets go of what can be found again: earlier states but one, and what states keep at hand."""
        self.state.slim()
        for index, step in enumerate(self.steps):
            if index:
                step.before = None
            else:
                self.before(0).slim()

    def take_back(self, index: int) -> None:
        """Removes one of `steps`; the later ones, which do not hang on it, are made again."""
        later = self.steps[index + 1 :]
        taken, before = self.steps[index], self.before(index)
        del self.moves[len(self.moves) - len(self.steps) + index :]
        del self.steps[index:]
        self.state = before
        self.hash = taken.hash_before
        self.log.cut(taken.log_before)
        for step in later:
            self.step(step.seat, step.action)


def check_turn(game: Game[Any], s: State, seats: int, seat: int, action: int) -> None:
    """Refuses a move of somebody who is not to act, in one sentence."""
    for what, number in (("a seat", seat), ("an action", action)):
        if not isinstance(number, int) or isinstance(number, bool):
            raise ValueError(f"{what} is a whole number, not {number!r}")
    if seat != CHANCE:
        check_seat(seats, seat, 0)
    actor = game.actor(s)
    if actor == OVER:
        raise ValueError("the game is over")
    if (actor == CHANCE) != (seat == CHANCE):
        wanted = "chance" if actor == CHANCE else f"seat {actor}"
        given = "chance" if seat == CHANCE else f"seat {seat}"
        raise ValueError(f"{wanted} is to decide here, not {given}")
    if seat != CHANCE and not game.actors(s) >> seat & 1:
        raise ValueError(f"seat {seat} is not to act now; {spell_seats(game.actors(s), seats)}")


def check_seat(seats: int, seat: int, first: int) -> None:
    """Refuses a seat that the table does not have."""
    if not isinstance(seat, int) or isinstance(seat, bool) or not first <= seat < seats:
        raise ValueError(f"there is no seat {seat!r}; seats are {first} to {seats - 1}")


def spell_seats(mask: int, seats: int) -> str:
    """Who is to act, in words."""
    owing = [str(seat) for seat in range(seats) if mask >> seat & 1]
    return f"seat {owing[0]} is" if len(owing) == 1 else f"seats {', '.join(owing)} are"


def chained(link: str, seat: int, action: int, dump: dict[str, Any], mark: str = "") -> str:
    """The next link of the chain: it hangs on every earlier move and on the whole state."""
    more = f"{mark}|" if mark else ""
    return sha256(f"{link}|{seat}|{action}|{more}{canonical(dump)}")
