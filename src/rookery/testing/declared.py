"""What a game says of itself before any game is played."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rookery.kernel.board import KINDS
from rookery.testing.failure import Spot
from rookery.testing.look import AnyGame

WIDTH: Final = 6  # an event carries at most six numbers


def check_declared(game: AnyGame, spot: Spot) -> None:
    """Names are unique, defaults exist, and every action has a number and a word that agree."""
    if not game.key or not 1 <= game.min_seats <= game.max_seats:
        spot.fail("declared", f"key {game.key!r}, {game.min_seats} to {game.max_seats} seats")
    _unique(spot, "clauses", game.clauses)
    _unique(spot, "score parts", game.score_parts)
    _unique(spot, "questions", game.questions)
    _unique(spot, "streams", game.streams)
    _unique(spot, "options", [option.key for option in game.options])
    _unique(spot, "events", [event.key for event in game.events])
    for clause in game.clauses:
        if not clause.startswith(game.clause_prefix + "-"):
            spot.fail("declared", f"clause {clause} does not begin with {game.clause_prefix}-")
    for option in game.options:
        _unique(spot, f"values of option {option.key}", option.values)
        if option.default not in option.values:
            spot.fail("declared", f"option {option.key} lacks its default {option.default!r}")
    for event in game.events:
        _unique(spot, f"numbers of event {event.key}", event.args)
        if len(event.args) > WIDTH:
            spot.fail("declared", f"event {event.key} has {len(event.args)} numbers, the most is 6")
    _check_board(game, spot)
    _check_ends(game, spot)
    _check_codec(game, spot)


def _unique(spot: Spot, what: str, names: Iterable[str]) -> None:
    listed = list(names)
    for name in listed:
        if not name or listed.count(name) > 1:
            spot.fail("declared", f"{what}: {name!r} is empty or there twice")


def _check_board(game: AnyGame, spot: Spot) -> None:
    """Zones have names, kinds that boards can draw, terms of the game, and stand for arguments that exist."""
    fields = {verb.name: {field.name for field in verb.fields} for verb in game.codec.verbs}
    known = {arg for names in fields.values() for arg in names}
    _unique(spot, "zones", [zone.key for zone in game.board.zones])
    for zone in game.board.zones:
        if zone.kind not in KINDS or (zone.term and zone.term not in game.terms):
            spot.fail("declared", f"zone {zone.key} is of kind {zone.kind!r} and term {zone.term!r}")
        for pick in zone.picks:
            if pick.arg not in fields.get(pick.verb, ()):
                spot.fail("declared", f"zone {zone.key} stands for {pick.verb}.{pick.arg}, no argument")
    for arg, kind in game.board.pieces.items():
        if arg not in known or kind not in KINDS:
            spot.fail("declared", f"argument {arg!r} is drawn as {kind!r}")
    heard = {event.key for event in game.events}
    if missing := {*game.board.headings, *game.board.quiet} - heard:
        spot.fail("declared", f"the board names events that do not exist: {', '.join(sorted(missing))}")


def _check_ends(game: AnyGame, spot: Spot) -> None:
    """Statistics, deeds and stories are made of events and numbers that exist."""
    manners = game.manners
    _unique(spot, "statistics", [stat.key for stat in manners.stats])
    _unique(spot, "deeds", [deed.key for deed in manners.deeds])
    args = {event.key: event.args for event in game.events}
    wanted = [(key, one) for stat in manners.stats for key in stat.events for one in (stat.whose, stat.sums)]
    wanted += [(key, deed.by) for deed in manners.deeds for key in deed.events]
    wanted += [(key, "") for key in manners.telling]
    for key, arg in wanted:
        if key not in args or (arg and arg not in args[key]):
            spot.fail("declared", f"an end is told by {key}{'.' if arg else ''}{arg}, which does not exist")


def _check_codec(game: AnyGame, spot: Spot) -> None:
    """Number to words to number, and number to notation to number, for every action."""
    if game.n_actions != game.codec.size:
        spot.fail("codec", f"n_actions is {game.n_actions}, the codec has {game.codec.size}")
    for action in range(game.n_actions):
        with spot.during("codec", f"the words of action {action}"):
            named = game.unpack(action)
            packed = game.pack(named.name, *named.args.values())
            written = game.notation(action)
            parsed = game.codec.parse(written)
        if packed != action:
            spot.fail("codec", f"action {action} is {named}, which packs to {packed}")
        if parsed != action:
            spot.fail("codec", f"action {action} is written {written}, which reads as {parsed}")
