"""`rookery replay` and `rookery verify`: a recorded game told again, and checked."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from rookery import verify
from rookery.cli.boards import board_for
from rookery.cli.ending import seed_of, show_end
from rookery.cli.saves import read_record
from rookery.cli.scene import Scene
from rookery.cli.screen import Screen
from rookery.cli.seats import shown_name
from rookery.cli.speech import event_lines
from rookery.cli.trouble import Trouble
from rookery.kernel import ONLOOKER, Recorder, View
from rookery.table.ledger import Line, check_lines, check_match
from rookery.table.log import Event, Log
from rookery.table.match import Match
from rookery.table.record import Record
from rookery.words import Words


class Step(NamedTuple):
    """A position of the record, and what one seat was told on the way to it."""

    number: int
    events: list[Event]
    view: View
    ahead: View  # what the seat could foresee


def run(args: Namespace) -> int:
    """Tells the whole game, or draws one position."""
    path = Path(args.file)
    record = read_record(path)
    try:
        match = Match.replay(record, pack=args.pack)
    except ValueError as error:
        raise Trouble("error-record", file=args.file, reason=str(error)) from None
    seat = _seat(args, match)
    words = Words(args.lang, match.game, match.options)
    names = [*map(shown_name, match.names), *board_for(match.game.key).more_names(words)]
    scene = Scene(words, Screen(args.plain), names, {}, {})
    if args.step is None:
        _tell(scene, match, seat)
    else:
        _show(scene, match, seat, args.step)
    return 0


def run_verify(args: Namespace) -> int:
    """One sentence: whether a record holds."""
    record = read_record(Path(args.file))
    try:
        match = verify(record, pack=args.pack)
        if args.ledger is not None:
            _check_ledger(record, Path(args.ledger))
    except ValueError as error:
        raise Trouble("error-verify", file=args.file, reason=str(error)) from None
    key = "shell-verified" if match.over else "shell-verified-open"
    words = Words(args.lang, match.game, match.options)
    text = words.say(key, file=args.file, moves=len(match.moves), hash=match.hash[:16])
    Screen(args.plain).say(text)
    return 0


def _check_ledger(record: Record, path: Path) -> None:
    """Whether the answer of /api/ledger is whole and knows this match; ValueError if not."""
    try:
        entries = json.loads(path.read_text(encoding="utf-8"))["entries"]
        lines = [Line(**entry) for entry in entries]
    except (OSError, ValueError, KeyError, TypeError):
        raise ValueError(f"{path} is no answer of /api/ledger") from None
    chance = record["chance"]
    if chance["kind"] != "joint":
        raise ValueError("a record of this kind is in no ledger")
    check_lines(lines)
    check_match(lines, chance["match"], chance["commitment"])


def _seat(args: Namespace, match: Match) -> int:
    if args.seat is None:
        return ONLOOKER
    if not 1 <= args.seat <= match.seats:
        raise Trouble("error-view-seat", seat=args.seat, seats=match.seats)
    return int(args.seat) - 1


def _steps(match: Match, seat: int) -> Iterator[Step]:
    """The record from the beginning, one move or outcome after another."""
    game = match.game
    state, log = game.new(match.seats, match.options), Log(game, match.seats)
    yield Step(0, [], game.view(state, seat), game.preview(state, seat))
    for number, (mover, action) in enumerate(match.moves, 1):
        out = Recorder()
        told = len(log.events(seat))
        game.apply(state, mover, action, out)
        log.add(out.heard)
        yield Step(number, log.events(seat, told), game.view(state, seat), game.preview(state, seat))


def _tell(scene: Scene, match: Match, seat: int) -> None:
    words = scene.words
    seed = seed_of(match, words.say("shell-sealed"))
    title, moves = words.say("title"), len(match.moves)
    head = words.say("shell-replay-head", title=title, seats=match.seats, moves=moves, seed=seed)
    scene.screen.rule(head)
    words.places = board_for(match.game.key).places(match.view(seat))
    steps = {event.index: step.number for step in _steps(match, seat) for event in step.events}
    for event, line in event_lines(words, match.events(seat), scene.names):
        scene.screen.say(f"{steps[event.index]:>4}  {line}")
    if match.over:
        show_end(scene, match)


def _show(scene: Scene, match: Match, seat: int, wanted: int) -> None:
    last = len(match.moves)
    if not 0 <= wanted <= last:
        raise Trouble("error-step", step=str(wanted), last=last)
    key = "shell-replay-step" if seat < 0 else "shell-replay-step-seat"
    name = scene.names[seat] if seat >= 0 else ""
    scene.screen.say(scene.words.say(key, step=wanted, last=last, name=name), "bold")
    for step in _steps(match, seat):
        if step.number == wanted:
            board_for(match.game.key).draw(scene._replace(ahead=step.ahead), step.view, True)
            return
