"""`rookery arena`: bots against each other, with the error bars that belong to it."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from rookery.bots.arena import Contest, Result, Standing, standings
from rookery.bots.engines import play_contest
from rookery.bots.registry import is_known, summon
from rookery.bots.registry import names as bot_names
from rookery.bots.results import ResultsFile
from rookery.cli.engines import engine_named
from rookery.cli.saves import check_writable
from rookery.cli.screen import Screen
from rookery.cli.seating import check_seats, chosen_options
from rookery.cli.shelf import take_game
from rookery.cli.trouble import Trouble, because
from rookery.kernel import Game
from rookery.words import Words


def run(args: Namespace) -> int:
    """Plays the games and prints a table, or JSON."""
    export = _exporter(args)
    try:
        game = take_game(args.game)
        contest = _contest(args, game)
        results = _play(args, contest)
    except ValueError as error:
        raise because(error) from None
    export(contest, results)
    table = standings(contest.bots, results)
    if args.json:
        print(json.dumps(_as_json(contest, table)))
    else:
        _print(args, Words(args.lang, game), contest, table)
    return 0


def _exporter(args: Namespace) -> Callable[[Contest, list[Result]], object]:
    """What writes --parquet; what it needs is asked for before the first game."""
    if args.parquet is None:
        return lambda contest, results: None
    try:
        from rookery.research.contests import write
    except ModuleNotFoundError as missing:
        raise Trouble("error-parquet-extra", module=str(missing.name)) from None
    file = Path(args.parquet)
    check_writable(file)
    return lambda contest, results: write(contest, results, file)


def _contest(args: Namespace, game: Game[Any]) -> Contest:
    bots = named_bots(args.bots)
    seats = args.seats or max(game.min_seats, min(game.max_seats, len(bots)))
    check_seats(game, seats)
    options = game.settle(seats, chosen_options(args, game))
    return Contest(game.key, seats, bots, args.games, args.seed, options)


def named_bots(text: str) -> tuple[str, ...]:
    """The bots of --bots, each tried once."""
    bots = tuple(name.strip() for name in text.split(",") if name.strip())
    if not bots:
        raise Trouble("error-arena-bots", text=text)
    for name in bots:
        if not is_known(name):
            known = ", ".join(bot_names())
            raise Trouble("error-bot", option="--bots", text=text, bot=name, known=known)
        summon(name, 0)  # a file or program that fails is told before the first game
    return bots


def _play(args: Namespace, contest: Contest) -> list[Result]:
    """The games that a results file does not hold yet, each written as soon as it is over."""
    file = _file(args, contest)
    results = file.done[: contest.games] if file else []
    numbers = range(len(results), contest.games)
    with _progress(args) as bar:
        task = bar.add_task("", total=contest.games, completed=len(results))
        engine = engine_named(args.engine, args.address, args.jobs)
        for result in play_contest(engine, contest, numbers):
            if file:
                file.add(result)
            else:
                results.append(result)
            bar.advance(task)
    return file.done[: contest.games] if file else results


def _file(args: Namespace, contest: Contest) -> ResultsFile | None:
    if args.out is None:
        return None
    check_writable(Path(args.out))
    file = ResultsFile(Path(args.out), contest)
    file.begin()
    return file


def _progress(args: Namespace) -> Progress:
    """A bar on stderr that a person can watch; nothing in a pipe."""
    screen = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=screen, disable=args.plain or not screen.is_terminal)


def _as_json(contest: Contest, table: list[Standing]) -> dict[str, Any]:
    return {
        "game": contest.game,
        "seats": contest.seats,
        "games": contest.games,
        "seed": contest.seed,
        "bots": [one._asdict() for one in table],
    }


def _print(args: Namespace, words: Words, contest: Contest, standing: list[Standing]) -> None:
    screen = Screen(args.plain)
    head: dict[str, str | int] = {"title": words.say("title"), "games": contest.games, "seats": contest.seats}
    screen.say(words.say("shell-arena-head", seed=str(contest.seed), **head), "bold")
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(words.say("shell-arena-bot"))
    for key in ("games", "wins", "rate", "interval", "rating"):
        table.add_column(words.say(f"shell-arena-{key}"), justify="right")
    for one in standing:
        rate = f"{100 * one.wins / max(1, one.games):.1f} %"
        interval = f"{100 * one.low:.1f}–{100 * one.high:.1f} %"
        rating = f"{one.rating:.1f} ± {2 * one.doubt:.1f}"
        table.add_row(one.name, str(one.games), f"{one.wins:.1f}", rate, interval, rating)
    screen.show(table)
