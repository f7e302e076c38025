"""What may be taken back: a move by which nobody learned anything. Derived from views alone."""

from __future__ import annotations

from typing import Any

from rookery.kernel import MUTE, ONLOOKER, Game, Picker, Recorder, State
from rookery.table.canon import mixed
from rookery.table.history import History
from rookery.table.log import is_seen

TWINS = 24  # other worlds tried for each viewer
OTHERS = 24  # other choices tried to see whether a commitment shows


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
    step = steps[index]
    for viewer in range(ONLOOKER, history.seats):
        if reveals(game, step.before, step.seat, step.action, viewer, len(history.moves)):
            return "somebody has learned something by this move"
    return ""


def reveals(game: Game[Any], before: State, seat: int, action: int, viewer: int, salt: int) -> bool:
    """Whether a viewer can tell worlds apart after this move that were alike to it before."""
    real = _look(game, before, seat, action, viewer)
    pick = Picker(mixed(salt, viewer))
    for _ in range(TWINS):
        twin = game.resample(before, viewer, pick)
        if not game.why_not(twin, seat, action):
            if _look(game, twin, seat, action, viewer) != real:
                return True
        elif not _might_look(game, twin, seat, viewer, real):
            return True
    return False


def _might_look(game: Game[Any], twin: State, seat: int, viewer: int, real: object) -> bool:
    """Whether another move in that world would have shown the viewer the same."""
    return any(_look(game, twin, seat, other, viewer) == real for other in game.legal(twin, seat))


def _look(game: Game[Any], before: State, seat: int, action: int, viewer: int) -> object:
    """Everything a viewer is given after a move: view, events, who is to act, own choices."""
    after = before.copy()
    out = Recorder()
    game.apply(after, seat, action, out)
    heard = [(event.kind, event.args) for event in out.heard if is_seen(event, viewer)]
    owing = game.actors(after)
    legal = game.legal(after, viewer) if viewer != ONLOOKER and owing >> viewer & 1 else []
    return game.view(after, viewer), heard, owing, legal


def _stays_sealed(history: History, index: int) -> bool:
    """Whether all moves from here on are commitments that chose at once and show nothing."""
    game, steps = history.game, history.steps
    owing = game.actors(steps[index].before)
    for step in steps[index:]:
        if not owing >> step.seat & 1:
            return False
        if not _is_commitment(history, step.before, step.seat, step.action):
            return False
    return _stands_without(history, index)


def _stands_without(history: History, index: int) -> bool:
    """Whether the later moves can be made without this one."""
    game, steps = history.game, history.steps
    s = steps[index].before.copy()
    for step in steps[index + 1 :]:
        if game.why_not(s, step.seat, step.action):
            return False
        game.apply(s, step.seat, step.action, MUTE)
    return True


def _is_commitment(history: History, before: State, seat: int, action: int) -> bool:
    """Whether nobody else can tell this choice from the others that end at the same point."""
    game = history.game
    viewers = [viewer for viewer in range(ONLOOKER, history.seats) if viewer != seat]
    owing = _owing_after(game, before, seat, action)
    others = [
        other
        for other in game.legal(before, seat)[:OTHERS]
        if _owing_after(game, before, seat, other) == owing
    ]
    return all(
        _look(game, before, seat, other, viewer) == _look(game, before, seat, action, viewer)
        for viewer in viewers
        for other in others
    )


def _owing_after(game: Game[Any], before: State, seat: int, action: int) -> int:
    after = before.copy()
    game.apply(after, seat, action, MUTE)
    return game.actors(after)
