"""`rookery dataset`: games of bots, or matches that were played, as a Parquet file for offline learning."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rookery.bots.registry import is_known, summon
from rookery.bots.registry import names as bot_names
from rookery.cli.hosting import stored_records
from rookery.cli.saves import read_lines
from rookery.cli.screen import Screen
from rookery.cli.seating import check_seats, chosen_options
from rookery.cli.shelf import take_game
from rookery.cli.trouble import Trouble, because
from rookery.kernel import Game
from rookery.table.record import Record, read_line
from rookery.words import Words


def run(args: Namespace) -> int:
    """Plays or reads the games and writes the file."""
    sources = [args.bots, args.records, args.database]
    if sum(source is not None for source in sources) != 1:
        raise Trouble("error-dataset-source")
    try:
        game = take_game(args.game, args.pack)
        rows, games = _of_bots(args, game) if args.bots is not None else _of_matches(args, game)
    except ModuleNotFoundError as missing:
        raise Trouble("error-dataset-extra", module=str(missing.name)) from None
    except ValueError as error:
        raise because(error) from None
    except OSError as error:
        raise Trouble("error-dataset-file", file=args.out, reason=str(error.strerror or error)) from None
    said = Words(args.lang).say("shell-dataset-done", rows=rows, games=games, file=args.out)
    Screen(args.plain).say(said)
    return 0


def _of_bots(args: Namespace, game: Game[Any]) -> tuple[int, int]:
    """Games played for this file; answers rows and games."""
    from rookery.research.dataset import write

    bots = [name.strip() for name in args.bots.split(",") if name.strip()]
    for name in bots or [args.bots]:
        if not is_known(name):
            known = ", ".join(bot_names())
            raise Trouble("error-bot", option="--bots", text=args.bots, bot=name, known=known)
    for name in bots:
        summon(name, 0)  # a file or program that fails is told before the first game
    seats = args.seats or max(game.min_seats, min(game.max_seats, len(bots)))
    check_seats(game, seats)
    options = game.settle(seats, chosen_options(args, game))
    return write(game, seats, options, bots, args.games, args.seed, Path(args.out)), args.games


def _of_matches(args: Namespace, game: Game[Any]) -> tuple[int, int]:
    """Finished matches of this game out of a file of records or a database; answers rows and games."""
    from rookery.research.dataset import fitting, write_records

    found = fitting(game, _records(args))
    counts = sorted({record["seats"] for record in found})
    if args.seats is None and len(counts) > 1:
        raise Trouble("error-dataset-seats", game=game.key, counts=", ".join(map(str, counts)))
    chosen = [record for record in found if record["seats"] == (args.seats or record["seats"])]
    if not chosen:
        raise Trouble("error-dataset-none", game=game.key, file=args.records or args.database or "--database")
    return write_records(game, chosen[0]["seats"], chosen, Path(args.out)), len(chosen)


def _records(args: Namespace) -> Iterator[Record]:
    if args.records is None:
        yield from map(read_line, stored_records(args))
        return
    for number, line in enumerate(read_lines(Path(args.records)), 1):
        try:
            yield read_line(line)
        except ValueError as error:
            raise Trouble("error-record", file=f"{args.records}:{number}", reason=str(error)) from None
