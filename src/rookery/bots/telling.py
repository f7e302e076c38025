"""A few moves in the game's own words: of all that everybody saw, what says most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rookery.kernel import EVERYONE, Game, Happening, Named, Recorder, State

MOST: Final = 3  # events that tell a turning point


def told_between(game: Game[Any], before: State, moves: Sequence[tuple[int, int]], about: int) -> list[Named]:
    """The most telling events of some moves, those about one seat before others of their kind."""
    s, out = before.copy(), Recorder()
    for seat, action in moves:
        game.apply(s, seat, action, out)
    open_to_all = [_named(game, one) for one in out.heard if one.seen == EVERYONE]
    telling = game.manners.telling
    dull = {*game.board.quiet, *game.board.headings}

    def rank(event: Named) -> tuple[int, bool]:
        place = telling.index(event.name) if event.name in telling else len(telling)
        return place, event.args.get("seat", about) != about

    known = [event for event in open_to_all if event.name in telling]
    worth = known or [event for event in open_to_all if event.name not in dull]
    return sorted(worth, key=rank)[:MOST]


def _named(game: Game[Any], heard: Happening) -> Named:
    kind = game.events[heard.kind]
    return Named(kind.key, dict(zip(kind.args, heard.args, strict=False)))
