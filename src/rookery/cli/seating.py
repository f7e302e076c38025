"""From the options of `rookery play` to seats, names and bots."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from rookery.bots.registry import is_known
from rookery.bots.registry import names as bot_names
from rookery.cli.players import BotPlayer, Players
from rookery.cli.seats import HATS, shown_name
from rookery.cli.trouble import Trouble, because
from rookery.kernel import Game
from rookery.words import Words

USUAL_SEATS = 3
USUAL_BOT = "greedy"


def count_seats(args: Namespace, game: Game[Any]) -> int:
    """How many seats: as asked, one for --solo, else three where the game can."""
    if args.solo:
        clash = "--seats" if args.seats not in (None, 1) else "--bot" if args.bot else ""
        if clash:
            raise Trouble("error-solo", option=clash)
        return 1
    if args.seats is not None:
        check_seats(game, args.seats)
        return int(args.seats)
    fewest, most = game.min_seats, game.max_seats
    return max(fewest, min(most, USUAL_SEATS))


def check_seats(game: Game[Any], seats: int) -> None:
    """Refuses a number of players that the game is not for."""
    if not game.min_seats <= seats <= game.max_seats:
        limits = {"fewest": game.min_seats, "most": game.max_seats}
        raise Trouble("error-seats", game=game.key, seats=seats, **limits)


def chosen_options(args: Namespace, game: Game[Any]) -> dict[str, str]:
    """The options that were set, each known to the game with that value."""
    chosen = pairs_of("--set", args.set, "memory=physical")
    known = {option.key: option.values for option in game.options}
    for key, value in chosen.items():
        if key not in known:
            raise Trouble("error-option", game=game.key, option=key, known=", ".join(known))
        if value not in known[key]:
            values = ", ".join(known[key])
            raise Trouble("error-option-value", option=key, value=value, known=values)
    return chosen


def is_usual_table(args: Namespace) -> bool:
    """Whether nobody said who plays: then it is one person against greedy bots."""
    return not (args.solo or args.seats or args.bot)


def players_for(args: Namespace, seats: int, words: Words) -> Players:
    """The people and bots of a new table."""
    names = [_hat(words, seat) for seat in range(seats)]
    for seat, name in _by_seat("--name", args.name, seats, "1=Anna").items():
        names[seat] = shown_name(name)
    kinds = _by_seat("--bot", args.bot, seats, "2=greedy")
    if is_usual_table(args):
        kinds = dict.fromkeys(range(1, seats), USUAL_BOT)
    return Players(names, {seat: bot_player(seat, kind) for seat, kind in kinds.items()})


def saved_players(names: list[str], bots: dict[str, str]) -> Players:
    """The people and bots of a saved table."""
    pairs = [f"{seat}={kind}" for seat, kind in bots.items()]
    kinds = _by_seat("--bot", pairs, len(names), "2=greedy")
    shown = [shown_name(name) for name in names]
    return Players(shown, {seat: bot_player(seat, kind) for seat, kind in kinds.items()})


def bot_player(seat: int, kind: str) -> BotPlayer:
    """A bot by its kind."""
    if not is_known(kind):
        text, known = f"{seat + 1}={kind}", ", ".join(bot_names())
        raise Trouble("error-bot", option="--bot", text=text, bot=kind, known=known)
    try:
        return BotPlayer(kind)
    except ValueError as error:  # a file or program that is not as it should be
        raise because(error) from None


def pairs_of(option: str, given: list[str], form: str) -> dict[str, str]:
    """`key=value` options by key; the last one counts."""
    found: dict[str, str] = {}
    for text in given:
        key, equals, value = text.partition("=")
        if not (key and equals and value):
            raise Trouble("error-pair", option=option, text=text, form=form)
        found[key.strip()] = value.strip()
    return found


def _by_seat(option: str, given: list[str], seats: int, form: str) -> dict[int, str]:
    found: dict[int, str] = {}
    for key, value in pairs_of(option, given, form).items():
        text = f"{key}={value}"
        if not key.isdecimal():
            raise Trouble("error-pair", option=option, text=text, form=form)
        if not 1 <= int(key) <= seats:
            raise Trouble("error-seat", option=option, text=text, seat=key, seats=seats)
        found[int(key) - 1] = value
    return found


def _hat(words: Words, seat: int) -> str:
    return words.say(f"shell-hat-{HATS[seat]}") if seat < len(HATS) else str(seat + 1)
