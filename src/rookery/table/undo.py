"""What may be taken back: a move by which nobody learned anything and to which no rule binds at once."""

from __future__ import annotations

from typing import Any

from rookery.kernel import MUTE, ONLOOKER, Game, Happening, Picker, Recorder, State
from rookery.table.canon import mixed
from rookery.table.history import History
from rookery.table.log import is_seen

TWINS = 24  # other worlds tried for each viewer
OTHERS = 8  # other choices tried to see whether a commitment shows


def why_not_undo(history: History, seat: int) -> str:
    """'' if this seat may take back its last move, else the reason."""
    game, steps = history.game, history.steps
    if not game.actors(history.state):
        return "the game is over"
    index = len(steps) - 1
    while index >= 0 and steps[index].seat != seat:
        index -= 1
    if index < 0:
        return f"seat {seat} has made no move since the last roll or draw"
    if index < len(steps) - 1 and not _stays_sealed(history, index):
        return f"seat {steps[-1].seat} has moved since"
    clause = game.binds(history.before(index), seat, steps[index].action)
    if clause:
        return f"the rules bind it to this choice ({clause})"
    if _shows(history, index):
        return "somebody has learned something by this move"
    return ""


def _shows(history: History, index: int) -> bool:
    """Whether anybody learned something by a move; found out once, and only when it is asked."""
    step = history.steps[index]
    if step.shows is None:
        place = len(history.moves) - len(history.steps) + index
        viewers = [step.seat, *(seat for seat in range(ONLOOKER, history.seats) if seat != step.seat)]
        before = history.before(index)
        step.shows = any(
            reveals(history.game, before, step.seat, step.action, viewer, place) for viewer in viewers
        )
    return step.shows


def reveals(game: Game[Any], before: State, seat: int, action: int, viewer: int, salt: int) -> bool:
    """Whether a viewer can tell worlds apart after this move that were alike to it before."""
    real: Look | None = None
    pick = Picker(mixed(salt, viewer))
    for _ in range(TWINS):
        drawn = pick.drawn()
        twin = game.resample(before, viewer, pick)
        settled = pick.drawn() == drawn  # nothing was left to chance: every further world is this one
        if settled and game.dump(twin) == game.dump(before):  # cheaper than to look at it
            return False
        twin = twin.copy() if twin is before else twin  # it is used up below
        real = real or Look(game, before.copy(), seat, action, viewer)
        if game.why_not(twin, seat, action):
            if not _might_look(game, twin, seat, real):
                return True
        elif not real.is_like(twin, seat, action):
            return True
        if settled:
            return False
    return False


def _might_look(game: Game[Any], twin: State, seat: int, real: Look) -> bool:
    """Whether another move in that world would have shown the viewer the same."""
    return any(real.is_like(twin.copy(), seat, other) for other in game.legal(twin, seat))


class Look:
    """Everything a viewer is given after a move: view, events, who is to act, own choices.

    Worlds are used up by it: the move is made in them.
    """

    def __init__(self, game: Game[Any], world: State, seat: int, action: int, viewer: int) -> None:
        self._game = game
        self._viewer = viewer
        self._happened = _made(game, world, seat, action)
        self._heard = self._told(self._happened)
        self._owing = game.actors(world)
        self._legal = self._choices(world)
        self._view = game.view(world, viewer)

    def is_like(self, world: State, seat: int, action: int) -> bool:
        """Whether the viewer is given the same after a move in another world, the cheapest things first."""
        happened = _made(self._game, world, seat, action)
        return (
            (happened == self._happened or self._told(happened) == self._heard)
            and self._game.actors(world) == self._owing
            and self._choices(world) == self._legal
            and self._game.view(world, self._viewer) == self._view
        )

    def _told(self, happened: list[Happening]) -> list[tuple[int, tuple[int, ...]]]:
        return [(event.kind, event.args) for event in happened if is_seen(event, self._viewer)]

    def _choices(self, world: State) -> list[int]:
        """The viewer's own choices in a world where the same seats are to act."""
        owes = self._viewer != ONLOOKER and self._owing >> self._viewer & 1
        return self._game.legal(world, self._viewer) if owes else []


def _made(game: Game[Any], world: State, seat: int, action: int) -> list[Happening]:
    """Makes a move; what happened by it."""
    out = Recorder()
    game.apply(world, seat, action, out)
    return out.heard


def _stays_sealed(history: History, index: int) -> bool:
    """Whether all moves from here on are commitments that chose at once and show nothing."""
    game, steps = history.game, history.steps
    owing = game.actors(history.before(index))
    if not all(owing >> step.seat & 1 for step in steps[index:]):
        return False
    sealed = all(_is_sealed(history, later) for later in range(index, len(steps)))
    return sealed and _stands_without(history, index)


def _is_sealed(history: History, index: int) -> bool:
    """Whether a move is a commitment; found out once."""
    step = history.steps[index]
    if step.sealed is None:
        step.sealed = _is_commitment(history, history.before(index), step.seat, step.action)
    return step.sealed


def _stands_without(history: History, index: int) -> bool:
    """Whether the later moves can be made without this one."""
    game, steps = history.game, history.steps
    s = history.before(index).copy()
    for step in steps[index + 1 :]:
        if game.why_not(s, step.seat, step.action):
            return False
        game.apply(s, step.seat, step.action, MUTE)
    return True


def _is_commitment(history: History, before: State, seat: int, action: int) -> bool:
    """Whether nobody else can tell this choice from the others that end at the same point."""
    game = history.game
    owing = _owing_after(game, before, seat, action)
    legal = game.legal(before, seat)
    others = [
        other
        for other in legal[:: len(legal) // OTHERS + 1]
        if other != action and _owing_after(game, before, seat, other) == owing
    ]
    for viewer in range(ONLOOKER, history.seats if others else ONLOOKER):
        if viewer != seat and not _look_alike(game, before, seat, [action, *others], viewer):
            return False
    return True


def _look_alike(game: Game[Any], before: State, seat: int, choices: list[int], viewer: int) -> bool:
    """Whether a viewer is given the same after each of these choices."""
    first = Look(game, before.copy(), seat, choices[0], viewer)
    return all(first.is_like(before.copy(), seat, other) for other in choices[1:])


def _owing_after(game: Game[Any], before: State, seat: int, action: int) -> int:
    after = before.copy()
    game.apply(after, seat, action, MUTE)
    return game.actors(after)
