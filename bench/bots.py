"""How strong the levels are: each against the one below, and mastermind against `greedy`.

`python -m bench.bots` plays the games that are still missing, the quickest rows first, and prints each row
when it is whole. Every game is kept in bench/ladder, so a stopped run goes on where it was; clear that
folder after a change of the rules, the search or a rule of thumb. `--show` plays nothing and prints the
tables of docs/trials/strength.md from what is there.
"""

from __future__ import annotations

import sys
import time
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import NamedTuple

import rookery
from rookery.bots.arena import Contest, Standing, standings
from rookery.bots.engines import processes
from rookery.bots.levels import LEVELS, SIGHTS, USUAL, sight_of, thought_of
from rookery.bots.results import ResultsFile
from rookery.build import sentence
from rookery.words import Words

FOLDER = Path(__file__).parent / "ladder"
# How many games decide, fixed beforehand, by the stronger bot of a row.
GAMES = {"apprentice": 100, "cutpurse": 100, "burglar": 60, "fence": 60, "mastermind": 40, "legend": 20}
# More where levels lie so close that those would not decide; docs/trials/strength.md says which came later.
MORE: dict[tuple[object, ...], int] = {
    ("thiefdom", "apprentice"): 200,
    ("thiefdom", "cutpurse"): 200,
    ("oliver_twist", 4, "burglar"): 200,
    ("oliver_twist", "fence"): 120,
    ("oliver_twist", 3, "mastermind"): 100,
    ("oliver_twist", 4, "mastermind"): 60,
}
AGAINST_GREEDY = 16
HEAD = "| game | seats | stronger | weaker | games | share of wins | 95 % interval | beats it |\n"
RULE = "| --- | --: | --- | --- | --: | --: | --: | --- |\n"


class Row(NamedTuple):
    """One line of the table."""

    game: str
    seats: int
    stronger: str
    weaker: str

    def contest(self, seed: int) -> Contest:
        """Both bots on every seat equally often, from paired seeds."""
        options = rookery.load(self.game).settle(self.seats, {})
        return Contest(self.game, self.seats, (self.stronger, self.weaker), self.games(), seed, options)

    def games(self) -> int:
        """How many decide."""
        if self.weaker == "greedy":
            return AGAINST_GREEDY
        usual = MORE.get((self.game, self.stronger), GAMES[self.stronger])
        return MORE.get((self.game, self.seats, self.stronger), usual)

    def file(self, seed: int) -> ResultsFile:
        """Where its games are kept: by name and budget, so that other budgets start anew."""
        names = [budget(self.game, name, self.seats) for name in (self.stronger, self.weaker)]
        path = FOLDER / f"{self.game}-{self.seats}-{names[0]}-{names[1]}-{seed}.jsonl"
        return ResultsFile(path, self.contest(seed))

    def line(self, one: Standing) -> str:
        """The wins of both make the games, so that a half is even."""
        verdict = "yes" if one.low > 0.5 else "no" if one.high < 0.5 else "not shown"
        share = f"{100 * one.wins / one.games:.1f} %"
        interval = f"{100 * one.low:.1f} to {100 * one.high:.1f} %"
        cells = [
            title(self.game),
            self.seats,
            self.stronger,
            self.weaker,
            one.games,
            share,
            interval,
            verdict,
        ]
        return f"| {' | '.join(map(str, cells))} |"


def title(game: str) -> str:
    """A game's name in the tables."""
    return Words("en", rookery.load(game)).say("title")


def budget(game: str, name: str, seats: int) -> str:
    """A bot's name with the settings of its sight or its search, if it has any."""
    settings: tuple[int, ...] = ()
    if name in SIGHTS:
        settings = sight_of(rookery.load(game), name)
    elif name in USUAL:
        settings = thought_of(rookery.load(game), name, alone=seats == 1)
    return ".".join([name, *map(str, settings)])


def rows(args: Namespace) -> list[Row]:
    """Each level with the one below it, and mastermind with `greedy`, in every game at every table."""
    pairs = [(LEVELS[place], LEVELS[place - 1]) for place in range(1, len(LEVELS))]
    pairs.append(("mastermind", "greedy"))
    found: list[Row] = []
    for pair in pairs:
        for key in args.game.split(",") if args.game else rookery.games():
            game = rookery.load(key)
            found += [Row(key, seats, *pair) for seats in range(max(2, game.min_seats), game.max_seats + 1)]
    wanted = [int(text) for text in args.seats.split(",") if text]
    return [
        row
        for row in found
        if (not wanted or row.seats in wanted) and (not args.only or args.only in (row.stronger, row.weaker))
    ]


def play(row: Row, seed: int, jobs: int) -> Standing:
    """Plays what is missing of a row."""
    file = row.file(seed)
    file.begin()
    contest = row.contest(seed)
    for result in processes(contest, range(len(file.done), contest.games), jobs):
        file.add(result)
    return standings(contest.bots, file.done[: contest.games])[0]


def show(found: list[Row], seed: int) -> None:
    """The rows that are whole, game by game, and the names of the others."""
    missing: list[str] = []
    for row in sorted(found, key=lambda row: (row.game, row.seats)):
        contest, done = row.contest(seed), row.file(seed).done
        if len(done) >= contest.games:
            print(row.line(standings(contest.bots, done[: contest.games])[0]))
        else:
            missing.append(f"{' '.join(map(str, row))}: {len(done)} of {contest.games} games")
    print("\n".join(["", *missing]))


def main() -> int:
    """Prints the table line by line, with the time each line took on stderr."""
    parser = ArgumentParser(prog="bench.bots", description=__doc__)
    parser.add_argument("--game", default="", help="these games only, with commas")
    parser.add_argument("--seats", default="", help="these numbers of seats only, with commas")
    parser.add_argument("--only", default="", help="pairs with this bot only")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--show", action="store_true", help="print what is whole and play nothing")
    args = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    print(f"{sentence()}\n\n{HEAD}{RULE}", end="", flush=True)
    if args.show:
        show(rows(args), args.seed)
        return 0
    for row in rows(args):
        start = time.monotonic()
        print(row.line(play(row, args.seed, args.jobs)), flush=True)
        print(f"{time.monotonic() - start:.0f} s", file=sys.stderr, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
