"""What can be typed at any prompt beside an answer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rookery.bots.advice import advise
from rookery.cli import why
from rookery.cli.languages import LANGUAGES
from rookery.cli.saves import default_file, write_save
from rookery.cli.signals import Leave, TakeBack
from rookery.cli.speech import action_text, event_lines
from rookery.cli.trouble import Trouble
from rookery.table.canon import mixed
from rookery.words import Words

if TYPE_CHECKING:
    from rookery.cli.table_talk import Talk

RECENT = 20  # lines of `log` without a number


def obey(talk: Talk, seat: int, text: str) -> bool:
    """Carries out a command; False if the text is none."""
    if text.startswith("?"):
        why.explain(talk, seat, text[1:].strip())
        return True
    word, _, rest = text.partition(" ")
    command = COMMANDS.get(word.lower())
    if command is None:
        return False
    command(talk, seat, rest.strip())
    return True


def _undo(talk: Talk, seat: int, rest: str) -> None:
    raise TakeBack


def _quit(talk: Talk, seat: int, rest: str) -> None:
    raise Leave


def _log(talk: Talk, seat: int, rest: str) -> None:
    lines = event_lines(talk.words, talk.match.events(seat), talk.names)
    count = int(rest) if rest.isdecimal() else RECENT
    if rest not in ("all", "tout", "tutto"):
        lines = lines[-count:] if count else []
    for event, line in lines:
        talk.screen.say(f"{event.index + 1:>4}  {line}")


def _view(talk: Talk, seat: int, rest: str) -> None:
    talk.draw(seat, full=True)


def _hint(talk: Talk, seat: int, rest: str) -> None:
    if rest not in ("", "nudge", "numbers"):
        talk.say("shell-hint-what", text=rest)
        return
    match = talk.match
    counsel = advise(match.game, match.state, seat, mixed(len(match.moves), seat))
    first = " · ".join(action_text(talk.words, action) for action in counsel.actions[: counsel.before])
    if rest and first:
        talk.say("shell-hint-first", move=first)
    if rest == "numbers":
        for one in counsel.numbers:
            move, chance = action_text(talk.words, one.action), round(100 * one.chance)
            talk.say("shell-hint-number", move=move, chance=chance, visits=one.visits)
        return
    ideas = [talk.words.motive(one, talk.names) for one in counsel.motives]
    if rest and ideas:
        talk.say("shell-hint-idea", idea=ideas[0])
        return
    actions = counsel.nudge if rest else counsel.actions
    moves = " · ".join(action_text(talk.words, action) for action in actions)
    talk.say("shell-hint-nudge" if rest else "shell-hint", move=moves, count=len(actions))
    if ideas and not rest:
        talk.screen.say(" ".join(ideas))


def _lang(talk: Talk, seat: int, rest: str) -> None:
    if rest not in LANGUAGES:
        talk.say("error-language", text=rest, known=", ".join(LANGUAGES))
        return
    places = talk.words.places
    talk.words = Words(rest, talk.match.game, talk.match.options)
    talk.words.places = places
    talk.say("shell-language")


def _save(talk: Talk, seat: int, rest: str) -> None:
    path = Path(rest) if rest else default_file(talk.match)
    try:
        write_save(path, talk)
    except Trouble as trouble:
        talk.say(trouble.key, **trouble.args_said)
        return
    talk.say("shell-saved", file=str(path))


def _help(talk: Talk, seat: int, rest: str) -> None:
    for line in talk.words.say("shell-help").splitlines():
        talk.screen.say(line)


COMMANDS: dict[str, Callable[[Talk, int, str], None]] = {
    "u": _undo,
    "undo": _undo,
    "log": _log,
    "save": _save,
    "hint": _hint,
    "view": _view,
    "lang": _lang,
    "help": _help,
    "quit": _quit,
    "q": _quit,
}
