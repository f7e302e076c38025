"""`rookery learn`: the lessons of a game in the terminal, or a check of somebody's own."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

from rookery.cli.players import BotPlayer, Players
from rookery.cli.screen import Screen
from rookery.cli.shelf import take_game
from rookery.cli.signals import Leave
from rookery.cli.table_talk import Talk
from rookery.cli.trouble import BAD_INPUT, Trouble, because
from rookery.kernel import Game
from rookery.school.check import faults
from rookery.school.exercise import AnotherMove, Exercise
from rookery.school.lessons import LEARNER, Step, folder, has_lessons, lessons
from rookery.words import Words


def run(args: Namespace) -> int:
    """Step after step until the last one or `quit`."""
    game = take_game(args.game)
    if args.check:
        return _check(game, args)
    if not has_lessons(game.key):
        raise Trouble("error-no-lessons", game=Words(args.lang, game).say("title"))
    try:
        steps = lessons(game.key)
    except ValueError as error:
        raise because(error) from None
    if args.step > len(steps):
        raise Trouble("error-lesson", step=args.step, last=len(steps))
    screen = Screen(args.plain)
    words = _words(args.lang, game)
    screen.say(words.say("lessons-begin"), "bold")
    try:
        for place in range(args.step - 1, len(steps)):
            _take(steps[place], place + 1, len(steps), args.lang, screen)
    except (Leave, EOFError):
        screen.say(words.say("shell-lessons-left", game=game.key, step=place + 1))
        return 0
    screen.say(words.say("lessons-end"), "bold")
    screen.say(words.say("shell-lessons-done", game=game.key))
    return 0


def _words(lang: str, game: Game[Any]) -> Words:
    return Words(lang, game, more=[folder(game.key)])


def _check(game: Game[Any], args: Namespace) -> int:
    """The faults of lessons in a folder, one a line."""
    words, screen = Words(args.lang, game), Screen(args.plain)
    found = faults(game, Path(args.check))
    for line in found:
        screen.say(line)
    if not found:
        screen.say(words.say("shell-lessons-good", title=words.say("title")))
    return BAD_INPUT if found else 0


def _take(step: Step, number: int, last: int, lang: str, screen: Screen) -> None:
    """One step, asked again until it is done."""
    words = _words(lang, step.game)
    exercise = Exercise.begin(step)
    screen.rule(words.say("shell-lesson", number=number, last=last, title=words.say(step.message)))
    screen.say(words.say(f"{step.message}.tell"))
    others = [seat for seat in range(step.seats) if seat != step.seat]
    names = [
        LEARNER if seat == step.seat else words.say("shell-lesson-seat", seat=seat + 1)
        for seat in range(step.seats)
    ]
    players = Players(names, {seat: BotPlayer(step.others) for seat in others})
    talk = Lesson(exercise, players, words, screen)
    while not exercise.done:
        talk.ask_again()
    talk.news(step.seat)
    screen.say(words.say(f"{step.message}.then"), "bold")
    if screen.live:
        screen.read(words.say("shell-lesson-next"))


class Lesson(Talk):
    """The talk at a table where a teacher looks on."""

    asked = False

    def ask_again(self) -> None:
        """The question of the step and what the learner answers; another move is taken kindly."""
        assert isinstance(self.match, Exercise)
        step = self.match.step
        if not self.asked:
            self.screen.say(self.words.say(f"{step.message}.ask"), "bold")
        self.asked = True
        try:
            self._ask(step.seat)
        except AnotherMove as other:
            self.screen.say(self.words.say(f"{step.message}.{other.say}"), "bold")
