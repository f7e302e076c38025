"""Positions of a game judged: how early the winner is known, and how much a choice matters."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from rookery.bots.base import Sampler
from rookery.bots.chances import chance_of
from rookery.bots.levels import consider
from rookery.bots.play import ask
from rookery.bots.registry import summon
from rookery.kernel import CHANCE, MUTE, OVER, Game, Options, Picker, State
from rookery.kernel.manners import Thought
from rookery.kernel.tools import finish
from rookery.lab.sums import Sums
from rookery.table.canon import mixed

MOMENTS: Final = 8  # parts of a game's way, at whose beginnings chances are judged
WALKS: Final = 64  # simulated games behind a chance
CHOICES: Final = 6  # choices of a game that are weighed
OPTIONS: Final = 8  # options of one, at most
GAMES: Final = 24  # games played on from each option


class Position(NamedTuple):
    """A state, whose choice it is, and what was legal."""

    s: State
    seat: int
    legal: list[int]


def probe(
    sums: Sums, game: Game[Any], seats: int, bots: str, options: Options, seed: int, number: int
) -> None:
    """Plays one game and judges some of its positions."""
    own = mixed(seed, "probe", seats, number)
    players = [summon(bots, mixed(own, seat)) for seat in range(seats)]
    chance, worlds = Picker(mixed(own, "chance")), Picker(mixed(own, "worlds"))
    s = game.new(seats, options)
    met: list[Position] = []
    while (seat := game.actor(s)) != OVER:
        if seat == CHANCE:
            game.apply(s, CHANCE, game.sample(s, chance), MUTE)
            continue
        met.append(Position(s.copy(), seat, game.legal(s, seat)))
        game.apply(s, seat, ask(players[seat], game, s, seat, worlds), MUTE)
    winners = game.winners(s)
    for moment in range(MOMENTS):
        _judge(sums, game, met[len(met) * moment // MOMENTS], moment, winners, seats)
    chosen = [one for one in met if len(one.legal) > 1]
    for place in range(min(CHOICES, len(chosen))):
        _weigh(sums, game, chosen[len(chosen) * place // CHOICES], mixed(own, place))


def _judge(
    sums: Sums, game: Game[Any], position: Position, moment: int, winners: list[int], seats: int
) -> None:
    """Each seat's chance as it could know it; what the later winner had, and whether the favourite won."""
    chances = []
    for seat in range(seats):
        sampler = Sampler(game, position.s, seat, Picker(mixed("lab", seat)))
        search = consider(game.view(position.s, seat), sampler, Thought(WALKS), 0)
        chances.append(chance_of(search, seat))
    favourite = chances.index(max(chances))
    sums.add(f"winner.{moment}", sum(chances[seat] for seat in winners) / max(1, len(winners)))
    sums.add(f"favourite.{moment}", (favourite in winners) / max(1, len(winners)))


def _weigh(sums: Sums, game: Game[Any], position: Position, seed: int) -> None:
    """How many more games the best option wins than the middling one.

    Half of the games say which option is which and the other half what they are worth, or the luckiest would
    look like the best.
    """
    options = [
        position.legal[len(position.legal) * n // min(OPTIONS, len(position.legal))]
        for n in range(min(OPTIONS, len(position.legal)))
    ]
    halves = [[_worth(game, position, action, seed, half) for action in options] for half in (0, 1)]
    order = sorted(range(len(options)), key=halves[0].__getitem__)
    best, middling = order[-1], order[(len(order) - 1) // 2]
    sums.add("spread", halves[1][best] - halves[1][middling])


def _worth(game: Game[Any], position: Position, action: int, seed: int, half: int) -> float:
    """A seat's part of the wins when games go on at random from an option, in worlds it holds possible."""
    won = 0.0
    for number in range(GAMES // 2):
        pick = Picker(mixed(seed, half, number))
        world = game.resample(position.s, position.seat, pick)
        game.apply(world, position.seat, action, MUTE)
        finish(game, world, pick)
        winners = game.winners(world)
        won += (position.seat in winners) / max(1, len(winners))
    return won / (GAMES // 2)
