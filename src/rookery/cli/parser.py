"""What can be typed after `rookery`: commands, arguments and options, with help in any language."""

from __future__ import annotations

from argparse import Action, ArgumentParser, HelpFormatter
from collections.abc import Callable, Container, Iterable, Sequence
from functools import partial
from typing import Any, NoReturn

from rookery.cli.languages import LANGUAGES
from rookery.cli.trouble import Trouble
from rookery.words import Words


class Parser(ArgumentParser):
    """Refuses in one sentence; its own words come from the locale."""

    def __init__(self, words: Words, **rest: Any) -> None:
        rest["formatter_class"] = HelpFormatter
        super().__init__(add_help=False, allow_abbrev=False, **rest)
        self.words = words
        self._positionals.title = words.say("help-arguments")
        self._optionals.title = words.say("help-options")
        self.add_argument("-h", "--help", action="help", help=words.say("help-help"))

    def error(self, message: str) -> NoReturn:
        command = self.prog.partition(" ")[2]
        key = "error-usage-command" if command else "error-usage"
        raise Trouble(key, reason=message, command=command)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        known = self._option_string_actions
        return super().parse_known_args(families(args, known) if "--set" in known else args, namespace)

    def format_help(self) -> str:
        return self._worded(super().format_help())

    def _worded(self, text: str) -> str:
        return text.replace("usage: ", self.words.say("help-usage"), 1)

    def _get_value(self, action: Action, arg_string: str) -> Any:
        """The value of an option; a refusal names the option."""
        try:
            return super()._get_value(action, arg_string)
        except Trouble as trouble:
            option = "".join(action.option_strings) or action.dest
            raise Trouble(trouble.key, option=option, **trouble.args_said) from None

    def _check_value(self, action: Action, value: Any) -> None:
        """A value outside the choices, said like every other refusal."""
        choices: Iterable[Any] | None = action.choices
        if choices is None or value in choices:
            return
        known = ", ".join(str(choice) for choice in choices)
        if action.dest == "lang":
            raise Trouble("error-language", text=str(value), known=known)
        if action.dest == "engine":
            raise Trouble("error-engine", text=str(value), known=known)
        raise Trouble("error-command", text=str(value), known=known)


def build_parser(words: Words, language: str) -> Parser:
    """The whole command line."""
    say = words.say
    parser = Parser(words, prog="rookery", description=say("help-rookery"))
    commands = parser.add_subparsers(dest="command", title=say("help-commands"), metavar="COMMAND")
    for name in _ADD:
        text = say(f"help-{name}")
        one = commands.add_parser(name, words=words, help=text, description=text)
        _ADD[name](one, say, language)
    return parser


def families(typed: Sequence[str], known: Container[str]) -> list[str]:
    """`--word K=V` as `--set word_K=V`, where `--word` is no option of the command."""
    found: list[str] = []
    for text in typed:
        before = found[-1] if found else ""
        if before.startswith("--") and len(before) > 2 and before not in known and "=" not in before:
            key, equals, value = text.partition("=")
            if key and equals:
                found[-1:] = ["--set", f"{before[2:]}_{key}={value}"]
                continue
        found.append(text)
    return found


def counting_number(text: str) -> int:
    """A whole number from 1 up."""
    if whole_number(text) < 1:
        raise Trouble("error-count", text=text)
    return int(text)


def whole_number(text: str) -> int:
    """A whole number from 0 up."""
    if not (text.isascii() and text.isdecimal()):
        raise Trouble("error-number", text=text)
    return int(text)


def positive_number(text: str) -> float:
    """A number above 0, whole or not."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < 1e6:
        raise Trouble("error-positive", text=text)
    return number


def percentage(text: str) -> int:
    """A share of less than the whole."""
    if whole_number(text) > 99:
        raise Trouble("error-percent", text=text)
    return int(text)


def _common(one: Parser, say: Any, language: str) -> None:
    one.add_argument("--lang", choices=LANGUAGES, default=language, help=say("help-lang"))
    one.add_argument("--plain", action="store_true", help=say("help-plain"))


def _play(one: Parser, say: Any, language: str) -> None:
    one.add_argument("game", nargs="?", help=say("help-game"))
    one.add_argument("--seats", type=counting_number, metavar="N", help=say("help-seats"))
    for name, metavar in (("bot", "2=BOT"), ("name", "1=ANNA"), ("set", "K=V")):
        one.add_argument(f"--{name}", action="append", default=[], metavar=metavar, help=say(f"help-{name}"))
    one.add_argument("--solo", action="store_true", help=say("help-solo"))
    one.add_argument("--seed", type=whole_number, metavar="N", help=say("help-seed"))
    for name, metavar in (("resume", "FILE"), ("record", "FILE"), ("pack", "FOLDER")):
        one.add_argument(f"--{name}", metavar=metavar, help=say(f"help-{name}"))
    _common(one, say, language)


def _replay(one: Parser, say: Any, language: str) -> None:
    _verify(one, say, language)
    one.add_argument("--step", type=whole_number, metavar="N", help=say("help-step"))
    one.add_argument("--seat", type=whole_number, metavar="N", help=say("help-seat"))


def _verify(one: Parser, say: Any, language: str) -> None:
    one.add_argument("file", metavar="FILE", help=say("help-file"))
    one.add_argument("--pack", metavar="FOLDER", help=say("help-pack"))
    _common(one, say, language)


def _verify_any(one: Parser, say: Any, language: str) -> None:
    one.add_argument("file", nargs="?", metavar="FILE", help=say("help-file"))
    one.add_argument("--all", action="store_true", help=say("help-all"))
    one.add_argument("--ledger", metavar="FILE", help=say("help-ledger"))
    one.add_argument("--database", metavar="URL", help=say("help-database"))
    one.add_argument("--pack", metavar="FOLDER", help=say("help-pack"))
    _common(one, say, language)


def _serve(one: Parser, say: Any, language: str) -> None:
    one.add_argument("--host", default="127.0.0.1", metavar="H", help=say("help-host"))
    one.add_argument("--port", type=counting_number, default=8000, metavar="P", help=say("help-port"))
    one.add_argument("--database", metavar="URL", help=say("help-database"))
    one.add_argument("--workers", type=counting_number, default=1, metavar="N", help=say("help-workers"))
    one.add_argument("--proxied", action="store_true", help=say("help-proxied"))
    _common(one, say, language)


def _database(one: Parser, say: Any, language: str, *, file: bool = False, force: bool = False) -> None:
    """A command about all that a service keeps; some take a file, one may throw away what is there."""
    if force:
        one.add_argument("--force", action="store_true", help=say("help-restore-force"))
    if file:
        one.add_argument("file", metavar="FILE", help=say("help-file"))
    one.add_argument("--database", metavar="URL", help=say("help-database"))
    _common(one, say, language)


def _rules(one: Parser, say: Any, language: str) -> None:
    one.add_argument("game", help=say("help-game"))
    one.add_argument("clause", nargs="?", help=say("help-clause"))
    one.add_argument("--set", action="append", default=[], metavar="K=V", help=say("help-set"))
    _common(one, say, language)


def _learn(one: Parser, say: Any, language: str) -> None:
    one.add_argument("game", help=say("help-game"))
    one.add_argument("--step", type=counting_number, default=1, metavar="N", help=say("help-learn-step"))
    one.add_argument("--check", metavar="FOLDER", help=say("help-learn-check"))
    _common(one, say, language)


def _puzzles(one: Parser, say: Any, language: str) -> None:
    deeds = one.add_subparsers(dest="deed", title=say("help-commands"), metavar="DEED", required=True)
    for name in ("play", "today", "make", "check"):
        text = say(f"help-puzzles-{name}")
        deed = deeds.add_parser(name, words=one.words, help=text, description=text)
        if name == "today":
            deed.add_argument("--server", metavar="ADDRESS", help=say("help-puzzles-server"))
            _common(deed, say, language)
            continue
        deed.add_argument("game", help=say("help-game"))
        if name == "make":
            deed.add_argument(
                "--games", type=counting_number, default=20, metavar="N", help=say("help-games")
            )
            deed.add_argument("--seats", type=counting_number, metavar="N", help=say("help-seats"))
            deed.add_argument(
                "--late", type=percentage, default=0, metavar="N", help=say("help-puzzles-late")
            )
            deed.add_argument("--out", metavar="FILE", help=say("help-puzzles-out"))
        else:
            deed.add_argument("--number", type=counting_number, metavar="N", help=say("help-puzzles-number"))
            deed.add_argument("--file", metavar="FILE", help=say("help-puzzles-file"))
        if name != "play":
            deed.add_argument("--seed", type=whole_number, default=0, metavar="N", help=say("help-seed"))
            deed.add_argument(
                "--times", type=counting_number, default=50, metavar="N", help=say("help-puzzles-times")
            )
        _common(deed, say, language)


def _data(one: Parser, say: Any, language: str) -> None:
    deeds = one.add_subparsers(title=say("help-commands"), metavar="check", required=True)
    text = say("help-data-check")
    check = deeds.add_parser("check", words=one.words, help=text, description=text)
    check.add_argument("pack", metavar="PACK", help=say("help-pack-folder"))
    check.add_argument("--game", metavar="GAME", help=say("help-game"))
    _common(check, say, language)


def _about(one: Parser, say: Any, language: str) -> None:
    _common(one, say, language)


def _arena(one: Parser, say: Any, language: str) -> None:
    one.add_argument("game", help=say("help-game"))
    one.add_argument("--bots", required=True, metavar="A,B", help=say("help-bots"))
    one.add_argument("--games", type=counting_number, default=100, metavar="N", help=say("help-games"))
    one.add_argument("--seats", type=counting_number, metavar="N", help=say("help-seats"))
    one.add_argument("--seed", type=whole_number, default=0, metavar="N", help=say("help-seed"))
    one.add_argument("--set", action="append", default=[], metavar="K=V", help=say("help-set"))
    one.add_argument("--json", action="store_true", help=say("help-json"))
    one.add_argument("--out", metavar="FILE", help=say("help-out"))
    one.add_argument("--parquet", metavar="FILE", help=say("help-parquet"))
    _engines(one, say)
    _common(one, say, language)


def _lab(one: Parser, say: Any, language: str) -> None:
    one.add_argument("words", nargs="+", metavar="[tune] GAME", help=say("help-lab-words"))
    one.add_argument("--free", action="append", default=[], metavar="PATH", help=say("help-lab-free"))
    one.add_argument("--aim", metavar="FILE", help=say("help-lab-aim"))
    one.add_argument("--bots", default="greedy,burglar", metavar="A,B", help=say("help-lab-bots"))
    one.add_argument("--seats", type=counting_number, metavar="N", help=say("help-lab-seats"))
    one.add_argument("--games", type=counting_number, metavar="N", help=say("help-lab-games"))
    one.add_argument("--minutes", type=positive_number, metavar="M", help=say("help-lab-minutes"))
    one.add_argument("--batches", type=counting_number, metavar="N", help=say("help-lab-batches"))
    one.add_argument("--against", metavar="CHANGE", help=say("help-lab-against"))
    one.add_argument("--seed", type=whole_number, default=0, metavar="N", help=say("help-seed"))
    one.add_argument("--set", action="append", default=[], metavar="K=V", help=say("help-set"))
    one.add_argument("--pack", metavar="FOLDER", help=say("help-pack"))
    for name in ("out", "json", "parquet"):
        one.add_argument(f"--{name}", metavar="FILE", help=say(f"help-lab-{name}"))
    one.add_argument("--resume", action="store_true", help=say("help-lab-resume"))
    _engines(one, say)
    _common(one, say, language)


def _engines(one: Parser, say: Any) -> None:
    one.add_argument("--jobs", type=counting_number, metavar="N", help=say("help-jobs"))
    one.add_argument("--engine", choices=("local", "ray"), default="local", help=say("help-engine"))
    one.add_argument("--address", metavar="HOST:PORT", help=say("help-address"))


def _dataset(one: Parser, say: Any, language: str) -> None:
    one.add_argument("game", help=say("help-game"))
    one.add_argument("--bots", metavar="A,B", help=say("help-bots"))
    one.add_argument("--records", metavar="FILE", help=say("help-dataset-records"))
    one.add_argument("--database", nargs="?", const="", metavar="URL", help=say("help-dataset-database"))
    one.add_argument("--pack", metavar="FOLDER", help=say("help-pack"))
    one.add_argument("--games", type=counting_number, default=100, metavar="N", help=say("help-games"))
    one.add_argument("--out", required=True, metavar="FILE", help=say("help-dataset-out"))
    one.add_argument("--seats", type=counting_number, metavar="N", help=say("help-seats"))
    one.add_argument("--seed", type=whole_number, default=0, metavar="N", help=say("help-seed"))
    one.add_argument("--set", action="append", default=[], metavar="K=V", help=say("help-set"))
    _common(one, say, language)


def _review(one: Parser, say: Any, language: str) -> None:
    _verify(one, say, language)
    one.add_argument("--walks", type=counting_number, default=0, metavar="N", help=say("help-walks"))


def _new_game(one: Parser, say: Any, language: str) -> None:
    one.add_argument("name", metavar="NAME", help=say("help-new-game-name"))
    one.add_argument("--folder", metavar="FOLDER", help=say("help-new-game-folder"))
    _common(one, say, language)


_ADD: dict[str, Callable[[Parser, Any, str], None]] = {
    "play": _play,
    "serve": _serve,
    "replay": _replay,
    "verify": _verify_any,
    "export": _database,
    "backup": partial(_database, file=True),
    "restore": partial(_database, file=True, force=True),
    "rules": _rules,
    "learn": _learn,
    "puzzles": _puzzles,
    "data": _data,
    "about": _about,
    "arena": _arena,
    "lab": _lab,
    "dataset": _dataset,
    "review": _review,
    "new-game": _new_game,
}
