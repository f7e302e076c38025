"""`rookery puzzles`: positions with one clearly best choice, found, checked and played in the terminal."""

from __future__ import annotations

from argparse import Namespace
from contextlib import suppress
from pathlib import Path
from typing import Any

from rookery.cli.players import BotPlayer, Players
from rookery.cli.saves import check_writable
from rookery.cli.screen import Screen
from rookery.cli.seating import check_seats
from rookery.cli.shelf import take_game
from rookery.cli.signals import Leave
from rookery.cli.speech import action_text
from rookery.cli.table_talk import Talk
from rookery.cli.today import puzzle_of_today
from rookery.cli.trouble import BAD_INPUT, Trouble, because
from rookery.kernel import Game
from rookery.school.lessons import LEARNER
from rookery.school.puzzles import Attempt, Puzzle, file_of, has_puzzles, line_of, read
from rookery.school.searching import Verdict, again, found_in
from rookery.words import Words


def run(args: Namespace) -> int:
    """Makes, checks or plays; the puzzle of the day needs no game."""
    if args.deed == "today":
        return _today(args)
    deeds = {"make": _make, "check": _check, "play": _play}
    return deeds[args.deed](take_game(args.game), args)


def _make(game: Game[Any], args: Namespace) -> int:
    """Looks for puzzles in games of bots and adds to a file what it does not have yet."""
    if args.seats:
        check_seats(game, args.seats)
        if args.seats == 1:
            raise Trouble("error-puzzles-alone")
    file = Path(args.out or f"{game.key}-puzzles.jsonl")
    known = {one.id for one in _read(game, file)} if file.exists() else set()
    check_writable(file)
    before = len(known)
    with file.open("a", encoding="utf-8") as out:
        for found in found_in(game, args.games, args.seed, args.seats, times=args.times, late=args.late):
            out.writelines(line_of(one) for one in found if one.id not in known)
            out.flush()
            known |= {one.id for one in found}
    words = Words(args.lang, game)
    text = words.say("shell-puzzles-found", count=len(known) - before, games=args.games, file=str(file))
    Screen(args.plain).say(text)
    return 0


def _read(game: Game[Any], file: Path) -> tuple[Puzzle, ...]:
    try:
        return read(game, file)
    except ValueError as error:
        raise because(error) from None


def _taken(game: Game[Any], args: Namespace) -> tuple[Path, tuple[Puzzle, ...]]:
    """The puzzles of the house, or those of a file."""
    if not args.file and not has_puzzles(game.key):
        raise Trouble("error-no-puzzles", game=Words(args.lang, game).say("title"))
    file = Path(args.file) if args.file else file_of(game.key)
    found = _read(game, file)
    if not found:
        raise Trouble("error-no-puzzles", game=Words(args.lang, game).say("title"))
    if args.number and args.number > len(found):
        raise Trouble("error-puzzle", number=args.number, last=len(found))
    return file, found


def _check(game: Game[Any], args: Namespace) -> int:
    """Searches all of them again, or one; those that do not hold are said one a line."""
    file, found = _taken(game, args)
    numbers = [args.number] if args.number else range(1, len(found) + 1)
    words, screen = Words(args.lang, game), Screen(args.plain)
    verdicts: list[Verdict] = []
    for number in numbers:
        verdicts.append(again(found[number - 1], args.seed, times=args.times))
        if not verdicts[-1].holds:
            gap = f"{min(verdicts[-1].gaps):.3f}"
            screen.say(words.say("shell-puzzle-fails", file=str(file), number=number, gap=gap))
    shares = {
        "held": sum(one.holds for one in verdicts),
        "count": len(verdicts),
        "thumb": round(100 * sum(one.thumb for one in verdicts) / len(verdicts)),
        "mastermind": round(100 * sum(one.mastermind for one in verdicts) / len(verdicts)),
    }
    screen.say(words.say("shell-puzzles-checked", **shares))
    return 0 if shares["held"] == shares["count"] else BAD_INPUT


def _play(game: Game[Any], args: Namespace) -> int:
    """Puzzle after puzzle until the last one or `quit`."""
    _, found = _taken(game, args)
    screen, words = Screen(args.plain), Words(args.lang, game)
    first = number = args.number or 1
    solved = 0
    try:
        while number <= len(found):
            solved += _try(
                found[number - 1], args.lang, screen, "shell-puzzle", number=number, last=len(found)
            )
            number += 1
            if number <= len(found):
                screen.read(words.say("shell-lesson-next"))
    except (Leave, EOFError):
        screen.say(words.say("shell-puzzles-left", game=game.key, number=number))
        return 0
    screen.say(words.say("shell-puzzles-done", solved=solved, count=len(found) + 1 - first), "bold")
    return 0


def _today(args: Namespace) -> int:
    """The puzzle of the day; who leaves it may come back until midnight in UTC."""
    puzzle = puzzle_of_today(args.server)
    game = Words(args.lang, puzzle.game).say("title")
    with suppress(Leave, EOFError):
        _try(puzzle, args.lang, Screen(args.plain), "shell-puzzle-today", game=game)
    return 0


def _try(puzzle: Puzzle, lang: str, screen: Screen, heading: str, **named: int | str) -> bool:
    """One puzzle: the board, an answer, and what is to be said to it."""
    words = Words(lang, puzzle.game, puzzle.options)
    screen.rule(words.say(heading, level=words.say(f"puzzle-{puzzle.level}"), **named))
    names = [
        LEARNER if seat == puzzle.seat else words.say("shell-lesson-seat", seat=seat + 1)
        for seat in range(puzzle.seats)
    ]
    others = [seat for seat in range(puzzle.seats) if seat != puzzle.seat]
    attempt = Attempt.begin(puzzle)
    talk = Riddle(attempt, Players(names, {seat: BotPlayer(puzzle.others) for seat in others}), words, screen)
    screen.say(words.say("shell-puzzle-ask", name=LEARNER), "bold")
    while not attempt.taken:
        talk.ask()
    screen.say(words.say("shell-puzzle-right" if attempt.right else "shell-puzzle-wrong"), "bold")
    for line in explained(puzzle, talk.words, talk.names):
        screen.say(line)
    return attempt.right


class Riddle(Talk):
    """The talk over a puzzle: one seat, one answer."""

    def ask(self) -> None:
        assert isinstance(self.match, Attempt)
        self._ask(self.match.puzzle.seat)


def explained(puzzle: Puzzle, words: Words, names: list[str]) -> list[str]:
    """Why the best choice is the best: by the search's numbers and the game's own reasons."""

    def spelled(actions: tuple[int, ...]) -> str:
        return " · ".join(action_text(words, action) for action in actions)

    best, rest, lure = (round(100 * chance) for chance in puzzle.chances)
    lines = [words.say("shell-puzzle-best", move=spelled(puzzle.best[:1]), best=best, rest=rest)]
    lines += [" ".join(words.motive(one, names) for one in puzzle.motives(puzzle.best[0]))]
    if puzzle.then:
        lines.append(words.say("shell-puzzle-then", moves=spelled(puzzle.then)))
    if puzzle.best[1:]:
        lines.append(words.say("shell-puzzle-also", moves=spelled(puzzle.best[1:])))
    lines.append(words.say("shell-puzzle-lure", move=spelled((puzzle.lure,)), lure=lure))
    return [line for line in lines if line]
