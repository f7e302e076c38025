"""A finished match cut where a review may look: between turns, and before and after chance."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from rookery.kernel import CHANCE, MUTE, Game, State
from rookery.table.match import Match

SEVERAL: Final = -3  # the mover of a stretch in which several moved


class Stretch(NamedTuple):
    """Moves that belong together: a seat's choices one after the other, or a run of chance."""

    start: int  # moves before it
    end: int
    mover: int
    before: State
    after: State


def stretches_of(match: Match) -> list[Stretch]:
    """The stretches after the setup; what a seat had to do without a choice belongs to what led there."""
    game, moves = match.game, match.moves
    s: State = game.new(match.seats, match.options)
    begun = 0
    while begun < len(moves) and moves[begun][0] == CHANCE:
        game.apply(s, CHANCE, moves[begun][1], MUTE)
        begun += 1
    found: list[Stretch] = []
    for place in range(begun, len(moves)):
        mover, action = moves[place]
        before = s.copy()
        forced = not _is_open(game, s, mover)
        game.apply(s, mover, action, MUTE)
        if found and (forced or found[-1].mover == mover):
            found[-1] = found[-1]._replace(end=place + 1, after=s.copy())
        else:
            found.append(Stretch(place, place + 1, mover, before, s.copy()))
    return found


def _is_open(game: Game[Any], s: State, mover: int) -> bool:
    """Whether something could have gone otherwise here."""
    return len(game.outcomes(s) if mover == CHANCE else game.legal(s, mover)) > 1
