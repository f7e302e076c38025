"""`rookery play`: a game in the terminal."""

from __future__ import annotations

import secrets
from argparse import Namespace
from pathlib import Path

from rookery import games
from rookery.bots.registry import runs_code
from rookery.cli.ending import seed_of, show_end
from rookery.cli.saves import check_writable, read_save, write_record, write_save
from rookery.cli.scene import Scene
from rookery.cli.screen import Screen
from rookery.cli.seating import (
    chosen_options,
    count_seats,
    is_usual_table,
    pairs_of,
    players_for,
    saved_players,
)
from rookery.cli.seats import badge
from rookery.cli.shelf import take_game
from rookery.cli.signals import Leave, TakeBack
from rookery.cli.speech import bot_title
from rookery.cli.table_talk import Talk
from rookery.cli.trouble import Trouble, because
from rookery.table.match import Match
from rookery.words import Words

SEED_BITS = 32


def run(args: Namespace) -> int:
    """Plays, or lists the games when none is named."""
    if args.game is None and args.resume is None:
        list_games(args)
        return 0
    if args.record:
        check_writable(Path(args.record))
    talk = _resumed(args) if args.resume else _opened(args)
    _greet(talk, args)
    try:
        talk.run()
    except Leave:
        _offer_to_save(talk)
        talk.say("shell-left", seed=_seed(talk))
    except EOFError:
        talk.say("shell-no-more-input", seed=_seed(talk))
    else:
        _finish(talk)
    if args.record:
        write_record(Path(args.record), talk.match)
        talk.say("shell-record-written", file=args.record)
    return 0


def list_games(args: Namespace) -> None:
    """One line a game."""
    screen = Screen(args.plain)
    screen.say(Words(args.lang).say("shell-games"))
    for key in games():
        game = take_game(key)
        words = Words(args.lang, game)
        fewest, most = game.min_seats, game.max_seats
        title = words.say("title")
        screen.say(words.say("shell-game-line", key=key, title=title, fewest=fewest, most=most))


def _opened(args: Namespace) -> Talk:
    try:
        game = take_game(args.game, args.pack)
        words = Words(args.lang, game)
        seats = count_seats(args, game)
        players = players_for(args, seats, words)
        seed = secrets.randbits(SEED_BITS) if args.seed is None else args.seed
        match = Match(game, seats, seed, chosen_options(args, game), names=players.names)
    except ValueError as error:
        raise because(error) from None
    return Talk(match, players, words, Screen(args.plain))


def _resumed(args: Namespace) -> Talk:
    for option in ("seats", "seed", "set", "name", "solo"):
        if getattr(args, option) not in (None, [], False):
            raise Trouble("error-resume", option=f"--{option}")
    save = read_save(Path(args.resume))
    said = pairs_of("--bot", args.bot, "2=greedy")
    for seat, kind in save.bots.items():
        if runs_code(kind) and seat not in said:  # a file from somebody else must not start a program
            raise Trouble("error-resume-bot", file=args.resume, seat=seat, bot=kind)
    bots = save.bots | said
    try:
        match = Match.replay(save.record, pack=args.pack)
        if args.game not in (None, match.game.key):
            raise ValueError(f"the record is of {match.game.key!r}, not of {args.game!r}")
    except ValueError as error:
        raise Trouble("error-record", file=args.resume, reason=str(error)) from None
    players = saved_players(list(match.names), bots)
    return Talk(match, players, Words(args.lang, match.game, match.options), Screen(args.plain))


def _greet(talk: Talk, args: Namespace) -> None:
    if args.resume:
        talk.say("shell-resumed", count=len(talk.match.moves), file=args.resume)
    elif is_usual_table(args):
        talk.say("shell-default-table")
    for seat, name in enumerate(talk.players.names):
        bot = talk.players.bots.get(seat)
        if bot is None:
            talk.say("shell-seat-person", badge=badge(seat), name=name)
        else:
            talk.say("shell-seat-bot", badge=badge(seat), name=name, bot=bot_title(talk.words, bot.name))
    if talk.players.people:
        talk.say("shell-commands")


def _offer_to_save(talk: Talk) -> None:
    """Asks once where a person can answer; a pipe simply ends."""
    if not talk.screen.live or talk.match.over:
        return
    try:
        name = talk.screen.read(talk.words.say("shell-save-offer") + " > ").strip()
    except (EOFError, TakeBack):
        return
    if name:
        write_save(Path(name), talk)
        talk.say("shell-saved", file=name)


def _finish(talk: Talk) -> None:
    bots = {seat: bot.name for seat, bot in talk.players.bots.items()}
    show_end(Scene(talk.words, talk.screen, talk.names, bots, {}), talk.match)
    talk.say("shell-seed", seed=_seed(talk))


def _seed(talk: Talk) -> str:
    return seed_of(talk.match, talk.words.say("shell-sealed"))
