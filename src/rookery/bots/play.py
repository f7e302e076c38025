"""Bots at a table: one choice in a match, and whole games at kernel speed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from rookery.bots.base import Bot, Sampler
from rookery.kernel import CHANCE, MUTE, OVER, Game, Picker, State
from rookery.table.canon import mixed
from rookery.table.match import Match


class Final(NamedTuple):
    """How a game between bots ended."""

    totals: list[int]
    winners: list[int]
    verdict: str
    decisions: int


def ask(bot: Bot, game: Game[Any], s: State, seat: int, pick: Picker) -> int:
    """A bot's choice for its seat; where only one is legal the bot is not asked."""
    legal = game.legal(s, seat)
    if len(legal) == 1:
        return legal[0]
    action = bot.choose(game.view(s, seat), list(legal), Sampler(game, s, seat, pick))
    if action not in legal:
        raise ValueError(f"the bot of seat {seat} chose {action}, which is not legal")
    return action


def choose_in(match: Match, seat: int, bot: Bot) -> int:
    """A bot's choice in a match; the worlds it samples hang on the place in the match alone."""
    return ask(bot, match.game, match.state, seat, Picker(mixed(len(match.moves), seat)))


def play_game(game: Game[Any], seats: int, options: dict[str, Any], bots: Sequence[Bot], seed: int) -> Final:
    """One whole game between bots, without a log or a record."""
    if len(bots) != seats:
        raise ValueError(f"there are {len(bots)} bots for {seats} seats")
    chance = Picker(mixed(seed, "chance"))
    worlds = Picker(mixed(seed, "worlds"))
    s = game.new(seats, game.settle(seats, options))
    decisions = 0
    while (seat := game.actor(s)) != OVER:
        if seat == CHANCE:
            game.apply(s, CHANCE, game.sample(s, chance), MUTE)
        else:
            game.apply(s, seat, ask(bots[seat], game, s, seat, worlds), MUTE)
            decisions += 1
    totals = [score.total for score in game.scores(s)]
    return Final(totals, game.winners(s), game.verdict(s), decisions)
