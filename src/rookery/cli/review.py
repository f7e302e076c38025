"""`rookery review`: a finished game looked at again, with chances over time and turning points."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Final

from rich import box
from rich.console import Console
from rich.progress import BarColumn, Progress, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from rookery.bots.review import Advice, Review, Turn, mattered, review
from rookery.bots.stretches import SEVERAL
from rookery.cli.boards import board_for
from rookery.cli.saves import read_record
from rookery.cli.screen import Screen
from rookery.cli.seats import badge, colour, shown_name, signed
from rookery.cli.speech import action_text
from rookery.cli.trouble import Trouble
from rookery.kernel import CHANCE, ONLOOKER
from rookery.table.log import Event
from rookery.table.match import Match
from rookery.words import Words

BARS: Final = "▁▂▃▄▅▆▇█"
READ_ALOUD: Final = 8  # points of a chart that are said in words
SLIGHT: Final = 0.02  # an advice that would have changed less is not worth a line


class Scribe:
    """Words, a screen and names for one review."""

    def __init__(self, args: Namespace, match: Match) -> None:
        self.words = Words(args.lang, match.game, match.options)
        self.words.places = board_for(match.game.key).places(match.view(ONLOOKER))
        self.screen = Screen(args.plain)
        self.names = [shown_name(name) for name in match.names]

    def say(self, key: str, style: str = "", /, **given: str | int) -> None:
        """One sentence."""
        self.screen.say(self.words.say(key, **given), style)


def run(args: Namespace) -> int:
    """Replays a record, judges it and draws the story."""
    try:
        match = Match.replay(read_record(Path(args.file)), pack=args.pack)
        found = _judge(args, match)
    except ValueError as error:
        raise Trouble("error-review", file=args.file, reason=str(error)) from None
    scribe = Scribe(args, match)
    scribe.say("shell-review-head", "bold", title=scribe.words.say("title"), moves=len(match.moves))
    scribe.say("shell-review-effort", positions=len(found.moments), of=found.stretches + 1, walks=found.walks)
    _chart(scribe, found)
    _luck(scribe, found)
    _turns(scribe, found)
    return 0


def _judge(args: Namespace, match: Match) -> Review:
    screen = Console(stderr=True)
    columns = (BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, disable=args.plain or not screen.is_terminal) as bar:
        task = bar.add_task("", total=None)

        def tell(done: int, of: int) -> None:
            bar.update(task, completed=done, total=of)

        return review(match, args.walks, progress=tell)


def _chart(scribe: Scribe, found: Review) -> None:
    """A row of bars a seat; where there are only words, a few numbers."""
    scribe.say("shell-review-chart")
    widest = max(len(name) for name in scribe.names) + 4
    for seat, name in enumerate(scribe.names):
        line = [moment.chances[seat] for moment in found.moments]
        if scribe.screen.plain:
            points = _thinned(line, READ_ALOUD)
            said = ", ".join(f"{100 * chance:.0f} %" for chance in points)
            scribe.screen.say(f"{badge(seat)} {name}: {said}")
            continue
        row = Text(f"{badge(seat)} {name}".ljust(widest))
        room = max(10, scribe.screen.width - widest - 8)
        row.append("".join(_bar(chance) for chance in _thinned(line, room)), style=colour(seat))
        row.append(f" {100 * line[-1]:3.0f} %")
        scribe.screen.show(row)


def _thinned(line: list[float], room: int) -> list[float]:
    """As many points as there is room for, first and last among them."""
    if len(line) <= room:
        return line
    return [line[place * (len(line) - 1) // (room - 1)] for place in range(room)]


def _bar(chance: float) -> str:
    return BARS[min(len(BARS) - 1, int(chance * len(BARS)))]


def _luck(scribe: Scribe, found: Review) -> None:
    say = scribe.words.say
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for key in ("began", "luck", "own", "others", "rest"):
        table.add_column(say(f"shell-review-{key}"), justify="right")
    for seat, tally in enumerate(found.tallies):
        changes = [f"{100 * by:+.0f}" for by in tally[1:]]
        table.add_row(signed(seat, scribe.names[seat]), f"{100 * tally.began:.0f} %", *changes)
    scribe.screen.show(table)


def _turns(scribe: Scribe, found: Review) -> None:
    scribe.say("shell-review-turns", "bold")
    for turn in found.turns:
        _tell(scribe, found, turn)
        if turn.advice is not None:
            _advise(scribe, turn.advice)


def _tell(scribe: Scribe, found: Review, turn: Turn) -> None:
    """What happened at a turning point, and to whom it mattered most."""
    moment = found.moments[turn.place]
    seat, by = mattered(found.moments, turn.place)
    given: dict[str, str | int] = {"step": moment.step, "name": scribe.names[seat], "by": f"{100 * by:+.0f}"}
    given["now"] = f"{100 * moment.chances[seat]:.0f}"
    if moment.mover == CHANCE:
        scribe.say("shell-review-chance", **given)
    elif moment.mover == SEVERAL:
        scribe.say("shell-review-several", **given, start=found.moments[turn.place - 1].step)
    else:
        scribe.say("shell-review-choice", **given, mover=scribe.names[moment.mover])
    for event in turn.told:
        scribe.screen.say(f"  {scribe.words.event(Event(0, event.name, event.args), scribe.names)}")


def _advise(scribe: Scribe, advice: Advice) -> None:
    if advice.action == advice.taken or advice.better < SLIGHT:
        scribe.say("shell-review-agreed")
        return
    moves = {
        "taken": action_text(scribe.words, advice.taken),
        "move": action_text(scribe.words, advice.action),
    }
    scribe.say("shell-review-advice", **moves, better=f"{100 * advice.better:.0f}")
