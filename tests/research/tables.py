"""Every game at every number of seats, and the toy that has simultaneous choices."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import rookery
from rookery.kernel import CHANCE, MUTE, OVER, Game, Picker, State
from tests.toys.lanterns import Lanterns

TOY = Lanterns()
GAMES: list[Game[Any]] = [*(rookery.load(key) for key in rookery.games()), TOY]
TABLES = [(game, seats) for game in GAMES for seats in range(game.min_seats, game.max_seats + 1)]
NAMES = [f"{game.key}-{seats}" for game, seats in TABLES]
SHORT = ("crypt", TOY.key)  # games that tests may play to their ends at every number of seats
VARIED = {
    "crypt": {"collectors": "random", "backs_show_type": "off", "memory": "physical"},
    "oliver_twist": {"visibility": "open", "night_reveal": "forced"},
    "thiefdom": {"missions": "strategic"},
    "thiefs_market": {"promos": "on", "infamy_visibility": "open", "max_rounds": "200"},
}


def positions(game: Game[Any], seats: int, options: dict[str, str], seed: int) -> Iterator[State]:
    """Every position of one random game, those of chance as well."""
    pick, s = Picker(seed), game.new(seats, options)
    while True:
        yield s
        actor = game.actor(s)
        if actor == OVER:
            return
        legal = [] if actor == CHANCE else game.legal(s, actor)
        game.apply(s, actor, legal[int(pick.below(len(legal)))] if legal else game.sample(s, pick), MUTE)


def some_positions(game: Game[Any], seats: int, options: dict[str, str], seed: int) -> Iterator[State]:
    """The last position and some on the way, fewer in long games."""
    stride = 5 if game.key in SHORT else 23
    for step, s in enumerate(positions(game, seats, options, seed)):
        if step % stride == 0 or game.actor(s) == OVER:
            yield s
