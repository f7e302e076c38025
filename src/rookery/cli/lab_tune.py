"""`rookery lab tune`: a pack that meets some aims, with its report; a person decides."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.status import Status

from rookery.bots.engines import Engine
from rookery.cli.screen import Screen
from rookery.cli.trouble import Trouble, because
from rookery.kernel import Game
from rookery.lab.aims import read_aims
from rookery.lab.run import Findings
from rookery.lab.study import Study
from rookery.lab.tune import Tuning, tuned_texts
from rookery.table.packs import folder_of
from rookery.words import Words

GAMES = 50  # of each candidate at each table, if nothing else is said


def tuned(args: Namespace, game: Game[Any], study: Study, engine: Engine, minutes: float) -> Findings:
    """Searches, writes the pack, and answers the study of the old world against the new one."""
    if not args.free or not args.aim or not args.out:
        raise Trouble("error-lab-tune")
    folder = Path(args.out)
    if folder.exists():
        raise Trouble("error-lab-folder", folder=str(folder))
    words = Words(args.lang, game)
    try:
        tuning = Tuning(study._replace(games=study.games or GAMES), args.free, read_aims(Path(args.aim)))
        with _progress(args, words) as told:
            tuning.run(engine, minutes, told)
        best = tuning.best()
        if best.values == tuning.start:
            raise Trouble("error-lab-no-better", tries=len(tuning.tries))
        _write(folder, _house(args, game), tuning)
    except ValueError as error:
        raise because(error) from None
    _tell(Screen(args.plain), words, tuning)
    label = str(folder)
    return Findings(tuning.study._replace(against=tuning.world(best.values)._replace(label=label)))


def _house(args: Namespace, game: Game[Any]) -> Path:
    """Where the files of the pack are that is tuned."""
    return Path(args.pack) if args.pack else folder_of(type(game)) / "data"


def _write(folder: Path, source: Path, tuning: Tuning) -> None:
    texts = {file.stem: file.read_text(encoding="utf-8") for file in sorted(source.glob("*.toml"))}
    try:
        folder.mkdir(parents=True)
        for name, text in tuned_texts(texts, tuning.places, tuning.best().values).items():
            (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    except OSError as error:
        raise Trouble("error-write", file=str(folder), reason=str(error.strerror)) from None


@contextmanager
def _progress(args: Namespace, words: Words) -> Iterator[Callable[[Tuning], None]]:
    """How far the best candidate is from the aims; nothing in a pipe."""
    screen = Console(stderr=True)
    if args.plain or not screen.is_terminal:
        yield lambda tuning: None
        return
    with Status(words.say("shell-lab-begin"), console=screen) as status:
        yield lambda tuning: status.update(
            words.say("shell-lab-tuning", tries=len(tuning.tries), miss=f"{tuning.best().loss:.2f}")
        )


def _tell(screen: Screen, words: Words, tuning: Tuning) -> None:
    """Every value that changed, and how far each aim was and is missed."""
    best, before = tuning.best(), tuning.tries[tuning.start]
    for place, value in zip(tuning.places, best.values, strict=True):
        if value != place.value:
            screen.say(f"{place.path} = {value} ({place.value})")
    for name, miss in best.missed.items():
        args = {"aim": name, "before": f"{before.missed[name]:.2f}", "after": f"{miss:.2f}"}
        screen.say(words.say("shell-lab-aim", **args))
