"""The `rookery` command."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence

from rookery.cli import (
    about,
    arena,
    data,
    dataset,
    hosting,
    lab,
    learn,
    new_game,
    play,
    puzzles,
    replay,
    review,
    rules,
    serve,
)
from rookery.cli.languages import LANGUAGES, language_of_machine
from rookery.cli.parser import build_parser
from rookery.cli.trouble import BAD_INPUT, INTERRUPTED, Trouble
from rookery.words import Words

COMMANDS: dict[str, Callable[[Namespace], int]] = {
    "play": play.run,
    "serve": serve.run,
    "replay": replay.run,
    "verify": hosting.run_verify,
    "export": hosting.run_export,
    "backup": hosting.run_backup,
    "restore": hosting.run_restore,
    "rules": rules.run,
    "learn": learn.run,
    "puzzles": puzzles.run,
    "data": data.run,
    "about": about.run,
    "arena": arena.run,
    "lab": lab.run,
    "dataset": dataset.run,
    "review": review.run,
    "new-game": new_game.run,
}


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command; answers its exit code."""
    typed = list(sys.argv[1:] if argv is None else argv)
    language = _language_typed(typed)
    words = Words(language)
    try:
        return _run(typed, words, language)
    except Trouble as trouble:
        text = " ".join(words.say(trouble.key, **trouble.args_said).split())
        print(words.say("error-prefix", text=text), file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print("\n" + words.say("shell-interrupted"))
        return INTERRUPTED
    except BrokenPipeError:  # the reader of our pipe has enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run(typed: list[str], words: Words, language: str) -> int:
    parser = build_parser(words, language)
    try:
        args = parser.parse_args(typed)
    except SystemExit as end:  # after --help
        return int(end.code or 0)
    if args.command is None:
        parser.print_help()
        return 0
    return COMMANDS[args.command](args)


def _language_typed(typed: list[str]) -> str:
    """The language for help and refusals, wherever --lang stands."""
    for place, text in enumerate(typed):
        name, equals, value = text.partition("=")
        if name == "--lang":
            wanted = value if equals else "".join(typed[place + 1 : place + 2])
            return wanted if wanted in LANGUAGES else language_of_machine()
    return language_of_machine()


if __name__ == "__main__":
    sys.exit(main())
