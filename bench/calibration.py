"""Do positions with a predicted chance p win in about p of the games?

`python -m bench.calibration --game crypt --games 200` lets bots play, asks at sampled positions what the
search gives each seat from that seat's own knowledge (as `rookery review` does), and prints a table for
docs/trials/calibration.md.
`--plot docs/pictures` writes calibration_<game>.svg there as well.
"""

from __future__ import annotations

import sys
import time
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from math import log
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import rookery
from bench.calibration_plot import Bin, plot
from rookery.bots.base import Sampler
from rookery.bots.chances import chance_of, sharpened
from rookery.bots.levels import consider
from rookery.bots.play import ask
from rookery.bots.registry import summon
from rookery.build import sentence
from rookery.kernel import CHANCE, MUTE, OVER, Picker
from rookery.kernel.manners import Thought
from rookery.table.canon import mixed
from rookery.words import Words

BINS: Final = 10
WALKS: Final = 150  # simulations for a prediction, about as many as a review makes
AGAIN: Final = 400  # times that games are drawn anew for an interval
STEEPEST: Final = 4.0  # of the corrections that are tried, in hundredths
HEAD = "| predicted | positions | mean prediction | won | 95 % interval |\n| --- | --: | --: | --: | --: |\n"


class Setting(NamedTuple):
    """Everything that the predictions hang on."""

    key: str
    seats: int
    bot: str
    walks: int
    every: int  # one of so many positions is looked at
    seed: int


class Guess(NamedTuple):
    """A seat's predicted chance in one position of one game, and its share of the win at the end."""

    game: int
    chance: float
    won: float


def watch(task: tuple[Setting, int]) -> list[Guess]:
    """One game between bots; its sampled positions as every seat judges them."""
    setting, number = task
    game, seats = rookery.load(setting.key), setting.seats
    seed = mixed(setting.seed, number)
    dice, worlds, sampled = (Picker(mixed(seed, use)) for use in ("chance", "worlds", "sampled"))
    bots = [summon(setting.bot, mixed(seed, seat)) for seat in range(seats)]
    s = game.new(seats, game.settle(seats, {}))
    met: list[list[float]] = []
    while (seat := game.actor(s)) != OVER:
        if seat == CHANCE:
            game.apply(s, CHANCE, game.sample(s, dice), MUTE)
            continue
        if sampled.below(setting.every) == 0:
            samplers = [Sampler(game, s, one, Picker(0)) for one in range(seats)]
            met.append([_chance(sampler, game.view(s, sampler.seat), setting.walks) for sampler in samplers])
        game.apply(s, seat, ask(bots[seat], game, s, seat, worlds), MUTE)
    winners = game.winners(s)
    shares = [(one in winners) / len(winners) for one in range(seats)]
    return [Guess(number, chances[one], shares[one]) for chances in met for one in range(seats)]


def _chance(sampler: Sampler, view: dict[str, object], walks: int) -> float:
    return chance_of(consider(view, sampler, Thought(walks), 0), sampler.seat)


def bins_of(guesses: Sequence[Guess]) -> list[Bin]:
    """Ten bins at most; intervals draw whole games anew, because positions of one game share their end."""
    rows: list[dict[int, list[float]]] = [{} for _ in range(BINS)]
    for guess in guesses:
        sums = rows[min(BINS - 1, int(guess.chance * BINS))].setdefault(guess.game, [0.0, 0.0, 0.0])
        for place, amount in enumerate((1.0, guess.chance, guess.won)):
            sums[place] += amount
    return [_bin(place, list(by_game.values())) for place, by_game in enumerate(rows) if by_game]


def _bin(place: int, games: list[list[float]]) -> Bin:
    count, chance, won = (sum(column) for column in zip(*games, strict=True))
    draw = Random(place)
    shares: list[float] = []
    for _ in range(AGAIN):
        drawn = draw.choices(games, k=len(games))
        shares.append(sum(one[2] for one in drawn) / sum(one[0] for one in drawn))
    shares.sort()
    least, most = shares[AGAIN // 40], shares[-1 - AGAIN // 40]
    return Bin(place / BINS, (place + 1) / BINS, int(count), chance / count, won / count, least, most)


def error_of(bins: Sequence[Bin]) -> float:
    """The expected calibration error: how far predictions and results are apart, on the average."""
    total = sum(one.positions for one in bins)
    return sum(one.positions * abs(one.chance - one.won) for one in bins) / total


def best_stretch(guesses: Sequence[Guess], seats: int, walks: int) -> float:
    """The stretch under which the results were likeliest."""

    def surprise(by: float) -> float:
        told = ((sharpened(one.chance, by, seats, walks), one.won) for one in guesses)
        return -sum(won * log(chance) + (1 - won) * log(1 - chance) for chance, won in told)

    return min((step / 100 for step in range(10, int(100 * STEEPEST) + 1, 5)), key=surprise)


def table(bins: Sequence[Bin]) -> str:
    """The bins as Markdown."""
    rows = [
        f"| {100 * one.low:.0f} to {100 * one.high:.0f} % | {one.positions} | {100 * one.chance:.1f} % "
        f"| {100 * one.won:.1f} % | {100 * one.least:.1f} to {100 * one.most:.1f} % |\n"
        for one in bins
    ]
    return HEAD + "".join(rows)


def verdict(guesses: Sequence[Guess], setting: Setting) -> str:
    """The error, and what a stretch fitted to every other game makes of it on the rest."""
    fitted = [one for one in guesses if one.game % 2 == 0]
    rest = [one for one in guesses if one.game % 2]
    by = best_stretch(fitted, setting.seats, setting.walks)
    better = [one._replace(chance=sharpened(one.chance, by, setting.seats, setting.walks)) for one in rest]
    before, after = error_of(bins_of(rest)), error_of(bins_of(better))
    return (
        f"Expected calibration error {100 * error_of(bins_of(guesses)):.1f} %. "
        f"A stretch of the log-odds by {by:.2f}, fitted to every other game, takes it on the rest "
        f"from {100 * before:.1f} % to {100 * after:.1f} %."
    )


def gather(setting: Setting, games: int, jobs: int) -> Iterator[list[Guess]]:
    """The guesses game by game, with the time on stderr."""
    start = time.monotonic()
    with get_context("spawn").Pool(jobs) as pool:
        tasks = [(setting, number) for number in range(games)]
        for number, found in enumerate(pool.imap(watch, tasks), 1):
            yield found
            told = f"{setting.key}: {number} of {games} games, {time.monotonic() - start:.0f} s"
            print(told, end="\r" if sys.stderr.isatty() else "\n", file=sys.stderr, flush=True)


def main() -> int:
    """Prints the table of one game, and draws it."""
    parser = ArgumentParser(prog="bench.calibration", description=__doc__)
    parser.add_argument("--game", choices=rookery.games(), default="crypt")
    parser.add_argument("--seats", type=int, help="two where the game can")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bot", default="burglar", help="who plays")
    parser.add_argument("--walks", type=int, default=WALKS, help="simulations for each prediction")
    parser.add_argument("--every", type=int, default=8, help="one of so many positions is looked at")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--plot", type=Path, metavar="FOLDER")
    args = parser.parse_args()
    seats = args.seats or max(2, rookery.load(args.game).min_seats)
    setting = Setting(args.game, seats, args.bot, args.walks, args.every, args.seed)
    guesses = [guess for found in gather(setting, args.games, args.jobs) for guess in found]
    bins = bins_of(guesses)
    name = Words("en", rookery.load(args.game)).say("title")
    title = f"{name}, {seats} seats, {args.games} games of {args.bot}"
    print(f"{sentence()}\n\n{title}\n\n{table(bins)}\n{verdict(guesses, setting)}", flush=True)
    if args.plot:
        (args.plot / f"calibration_{args.game}.svg").write_text(plot(title, bins), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
