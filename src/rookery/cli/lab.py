"""`rookery lab`: what a game is like, or what a change would do, as one page."""

from __future__ import annotations

import shlex
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any

from rich.console import Console
from rich.status import Status

from rookery import games
from rookery.bots.engines import Engine
from rookery.cli.arena import named_bots
from rookery.cli.engines import engine_named
from rookery.cli.lab_tune import tuned
from rookery.cli.saves import check_writable
from rookery.cli.screen import Screen
from rookery.cli.seating import check_seats, chosen_options
from rookery.cli.shelf import take_game
from rookery.cli.trouble import INTERRUPTED, Trouble, because
from rookery.kernel import Game
from rookery.lab.compare import is_clear
from rookery.lab.figures import Report
from rookery.lab.files import write_json, write_page
from rookery.lab.run import ALL_PLAYED, Budget, Findings, resumed
from rookery.lab.run import run as play_study
from rookery.lab.scribe import Scribe, words_for
from rookery.lab.study import Study, tables, worlds
from rookery.lab.world import World, changed
from rookery.words import Words

MINUTES = 2.0  # of a run that is given no budget
EVERY = 0.5  # seconds between two lines about what is known


def run(args: Namespace) -> int:
    """Plays, and writes the files; what is known when it is interrupted is written too."""
    *deed, args.game = args.words
    if deed not in ([], ["tune"]):
        raise Trouble("error-game", text=deed[0], known=", ".join(games()))
    game = take_game(args.game, args.pack)
    try:
        findings = _findings(args, game)
    except ValueError as error:
        raise because(error) from None
    engine = engine_named(args.engine, args.address, args.jobs)
    if deed:
        findings = tuned(args, game, findings.study, engine, args.minutes or MINUTES)
        args.out, args.against = str(Path(args.out, "report.html")), args.out
    for file in _files(args):
        check_writable(file)
    code = _played(args, findings, engine)
    try:
        _write(args, findings)
    except OSError as error:
        raise Trouble("error-write", file=str(error.filename), reason=str(error.strerror)) from None
    played = sum(findings.games(table) for table in tables(findings.study))
    Screen(args.plain).say(Words(args.lang).say("shell-lab-done", games=played, file=str(_page(args))))
    return code


def _findings(args: Namespace, game: Game[Any]) -> Findings:
    """The study that is asked for, from the beginning or from a file."""
    if args.seats is not None:
        check_seats(game, args.seats)
    if args.games and args.minutes and len(args.words) == 1:
        raise Trouble("error-lab-budget")
    _exporter(args)
    counts = (args.seats,) if args.seats else tuple(range(game.min_seats, game.max_seats + 1))
    bots = tuple(dict.fromkeys(named_bots(args.bots)))
    world = World(args.game, chosen_options(args, game))
    if args.pack is not None:
        world = changed(world, args.pack)._replace(label="")
    for seats in counts:
        world.settled(seats)
    against = None if args.against is None else changed(world, args.against)
    study = Study(world, against, counts, bots, args.seed, args.games or 0)
    return resumed(study, _json(args)) if args.resume else Findings(study)


def _exporter(args: Namespace) -> Callable[[Findings, list[Game[Any]]], object]:
    """What writes --parquet; what it needs is asked for before the first game."""
    if args.parquet is None:
        return lambda findings, rules: None
    try:
        from rookery.lab.parquet import write
    except ModuleNotFoundError as missing:
        raise Trouble("error-parquet-extra", module=str(missing.name)) from None
    return lambda findings, rules: write(Path(args.parquet), findings, rules)


def _played(args: Namespace, findings: Findings, engine: Engine) -> int:
    minutes = 0.0 if findings.study.games or args.batches else args.minutes or MINUTES
    try:
        with _progress(args, findings) as told:
            play_study(findings, engine, Budget(minutes, args.batches or 0), told, is_clear)
    except KeyboardInterrupt:
        return INTERRUPTED
    except ValueError as error:
        raise because(error) from None
    except Trouble:
        if findings.batches:  # a cluster that is gone takes nothing with it
            _write(args, findings)
        raise
    return 0


@contextmanager
def _progress(args: Namespace, findings: Findings) -> Iterator[Callable[[Findings], None]]:
    """A line on stderr whose figures narrow while one looks; nothing in a pipe."""
    screen = Console(stderr=True)
    if args.plain or not screen.is_terminal:
        yield lambda found: None
        return
    words = words_for(args.lang, findings.study.world.rules())
    told_at = monotonic()

    def tell(found: Findings) -> None:
        nonlocal told_at
        if monotonic() - told_at > EVERY:
            told_at = monotonic()
            status.update(_known(found, words))

    with Status(words.say("shell-lab-begin"), console=screen) as status:
        yield tell


def _known(found: Findings, words: Words) -> str:
    """What is known so far, in a line."""
    scribe = Scribe(Report(found, [world.rules() for world in worlds(found.study)]), words)
    table = scribe.main()
    first = scribe.report.figure("place", "1", table)
    return words.say(
        "shell-lab-known",
        games=sum(found.games(one) for one in tables(found.study)),
        seats=table.seats,
        bots=table.bots,
        first=scribe.between(first) if first.many else "–",
        choices=scribe.about(scribe.report.figure("game", "decisions", table), 1),
    )


def _write(args: Namespace, findings: Findings) -> None:
    rules = [world.rules() for world in worlds(findings.study)]
    write_page(_page(args), findings, rules, args.lang, _command(args, findings))
    write_json(_json(args), findings, rules)
    _exporter(args)(findings, rules)


def _command(args: Namespace, findings: Findings) -> str:
    """What to type to have the same figures again."""
    study = findings.study
    words = ["rookery", "lab", study.world.game, "--bots", ",".join(study.bots), "--seed", str(study.seed)]
    if args.seats:
        words += ["--seats", str(args.seats)]
    for name, value in (("--pack", args.pack), ("--against", args.against)):
        words += [name, value] if value is not None else []
    for key, value in study.world.options.items():
        words += ["--set", f"{key}={value}"]
    if study.games:
        words += ["--games", str(study.games)]
    if findings.ended != ALL_PLAYED or not study.games:
        words += ["--batches", str(findings.batches)]
    return shlex.join(words)


def _page(args: Namespace) -> Path:
    return Path(args.out or f"lab-{args.game}.html")


def _json(args: Namespace) -> Path:
    return Path(args.json) if args.json else _page(args).with_suffix(".json")


def _files(args: Namespace) -> list[Path]:
    return [_page(args), _json(args), *([Path(args.parquet)] if args.parquet else [])]
