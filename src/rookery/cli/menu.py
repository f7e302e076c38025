"""Numbered choices: a short list at once, a long one in steps."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rookery.cli.table_talk import Talk

LONGEST = 12  # a list with more lines is asked in steps


def choose_action(talk: Talk, seat: int) -> None:
    """Asks the present question and takes the answer."""
    question = talk.match.question(seat)
    talk.screen.say(talk.words.question(question, talk.names), "bold")
    legal = talk.board.menu(talk, seat)
    if len(legal) > LONGEST:
        talk.match.play(_narrow(talk, seat, legal), seat)
        return
    labels = [talk.board.label(talk, seat, action) for action in legal]
    answer = pick(talk, seat, labels)
    if isinstance(answer, int):
        talk.match.play(legal[answer], seat)


def pick(talk: Talk, seat: int, labels: list[str], typed: bool = True) -> int | None:
    """The number of the chosen line, from 0; None if the board understood something else."""
    for number, label in enumerate(labels, 1):
        talk.screen.say(f"{number:>3}  {label}")
    only = len(labels) == 1
    prompt = talk.words.say("shell-choose-only" if only else "shell-choose", last=len(labels))
    while True:
        text = talk.line(seat, prompt)
        if not text and only:
            return 0
        if text.isdecimal() and 1 <= int(text) <= len(labels):
            return int(text) - 1
        if typed and talk.board.typed(talk, seat, text):
            return None
        key = "shell-not-the-choice" if only else "shell-not-a-choice"
        talk.say(key, text=text, last=len(labels))


def named_action(talk: Talk, seat: int, text: str) -> int | None:
    """The action behind a number of the present list, a verb or its short form."""
    legal = talk.board.menu(talk, seat)
    if text.isdecimal() and len(legal) <= LONGEST:
        return legal[int(text) - 1] if 1 <= int(text) <= len(legal) else None
    try:
        return int(talk.match.game.codec.parse(text))
    except ValueError:
        return None


def _narrow(talk: Talk, seat: int, legal: list[int]) -> int:
    """Asks for the verb, then for one argument after another."""
    named = {action: talk.match.game.unpack(action) for action in legal}
    verbs = list(dict.fromkeys(name.name for name in named.values()))
    verb = verbs[_pick_sure(talk, seat, verbs)]
    left = [action for action in legal if named[action].name == verb]
    for field in named[left[0]].args:
        values = sorted({named[action].args[field] for action in left})
        value = values[_pick_sure(talk, seat, [f"{field} {value}" for value in values])]
        left = [action for action in left if named[action].args[field] == value]
    return left[0]


def _pick_sure(talk: Talk, seat: int, labels: list[str]) -> int:
    """A number, nothing else; a single line needs no asking."""
    if len(labels) == 1:
        return 0
    answer = pick(talk, seat, labels, typed=False)
    return answer if answer is not None else 0
