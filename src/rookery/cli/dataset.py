"""`rookery dataset`: games of bots as a Parquet file for offline learning."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from rookery.bots.registry import names as bot_names
from rookery.cli.screen import Screen
from rookery.cli.seating import check_seats, chosen_options
from rookery.cli.shelf import take_game
from rookery.cli.trouble import Trouble, because
from rookery.words import Words


def run(args: Namespace) -> int:
    """Plays the games and writes the file."""
    try:
        from rookery.research.dataset import write
    except ModuleNotFoundError as missing:
        raise Trouble("error-dataset-extra", module=str(missing.name)) from None
    bots = [name.strip() for name in args.bots.split(",") if name.strip()]
    for name in bots or [args.bots]:
        if name not in bot_names():
            known = ", ".join(bot_names())
            raise Trouble("error-bot", option="--bots", text=args.bots, bot=name, known=known)
    try:
        game = take_game(args.game)
        seats = args.seats or max(game.min_seats, min(game.max_seats, len(bots)))
        check_seats(game, seats)
        options = game.settle(seats, chosen_options(args, game))
        rows = write(game, seats, options, bots, args.games, args.seed, Path(args.out))
    except ValueError as error:
        raise because(error) from None
    except OSError as error:
        raise Trouble("error-dataset-file", file=args.out, reason=str(error.strerror or error)) from None
    said = Words(args.lang).say("shell-dataset-done", rows=rows, games=args.games, file=args.out)
    Screen(args.plain).say(said)
    return 0
