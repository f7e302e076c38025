"""`rookery rules`: the rulebook in our words, whole or by clause."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from rich.table import Table
from rich.text import Text

from rookery.cli.boards import board_for
from rookery.cli.screen import Screen
from rookery.cli.seating import chosen_options
from rookery.cli.shelf import take_game
from rookery.cli.trouble import Trouble
from rookery.cli.why import find_clause
from rookery.kernel import Game, Options
from rookery.words import Words


def run(args: Namespace) -> int:
    """Prints all clauses below their headings, or one."""
    game = take_game(args.game)
    words, screen = Words(args.lang, game, _options(args, game)), Screen(args.plain)
    if args.clause is not None:
        clause = find_clause(game.clauses, game.clause_prefix, args.clause)
        if not clause:
            title = words.say("title")
            raise Trouble("error-clause-known", game=title, text=args.clause, key=game.key)
        screen.show(_entries(words, [clause]))
        return 0
    screen.say(words.say("shell-rules-title", title=words.say("title")), "bold")
    for heading, clauses in _sections(game.key, game.clauses):
        screen.say("")
        if heading:
            screen.rule(words.say(heading))
        screen.show(_entries(words, clauses))
    return 0


def _options(args: Namespace, game: Game[Any]) -> Options:
    """The options that the rules are to be told by."""
    return game.settle(game.max_seats, chosen_options(args, game))


def _sections(key: str, clauses: tuple[str, ...]) -> list[tuple[str, list[str]]]:
    """Clauses in the rulebook's order, cut where the heading changes."""
    board = board_for(key)
    found: list[tuple[str, list[str]]] = []
    for clause in clauses:
        heading = board.section(clause)
        if not found or found[-1][0] != heading:
            found.append((heading, []))
        found[-1][1].append(clause)
    return found


def _entries(words: Words, clauses: list[str]) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    for clause in clauses:
        table.add_row(Text(clause, style="bold"), Text(words.clause(clause)))
    return table
