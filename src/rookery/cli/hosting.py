"""What a host types beside `rookery serve`: verify --all, export, backup, restore."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

from rookery.cli import replay
from rookery.cli.trouble import BAD_INPUT, Trouble, because

T = TypeVar("T")


def run_verify(args: Namespace) -> int:
    """Checks one record, or with --all every match of a database."""
    if args.all and args.file is None:
        return run_verify_all(args)
    if args.file is None or args.all:
        raise Trouble("error-plain", reason="verify wants either a FILE or --all")
    return replay.run_verify(args)


def run_verify_all(args: Namespace) -> int:
    """Replays every match of a database; the exit code tells whether all hold."""
    return _guarded(_verify_all, args)


def run_export(args: Namespace) -> int:
    """Prints every finished match, one line of JSON each."""
    return _guarded(_export, args)


def run_backup(args: Namespace) -> int:
    """Writes everything into one file."""
    return _guarded(_backup, args)


def run_restore(args: Namespace) -> int:
    """Puts a backup in place."""
    return _guarded(_restore, args)


def stored_records(args: Namespace) -> list[str]:
    """Every finished match of a database, one line of JSON each."""
    return _guarded(lambda told: list(_lines(told)), args)


def _guarded(deed: Callable[[Namespace], T], args: Namespace) -> T:
    """One sentence for whatever cannot be done."""
    try:
        return deed(args)
    except ModuleNotFoundError as error:
        raise Trouble("error-plain", reason=f"the service is not installed here ({error.name})") from None
    except (ValueError, OSError) as error:
        raise because(error) from None


def _verify_all(args: Namespace) -> int:
    from rookery.server.upkeep import check_all

    good = bad = 0
    for finding in check_all(_database(args), _packs()):
        if finding.reason:
            bad += 1
            print(f"{finding.match_id} ({finding.status}): {finding.reason}")
        else:
            good += 1
    print(f"{good} matches hold, {bad} do not.")
    return BAD_INPUT if bad else 0


def _export(args: Namespace) -> int:
    for line in _lines(args):
        print(line)
    return 0


def _lines(args: Namespace) -> Iterator[str]:
    from rookery.server.problems import Problem
    from rookery.server.upkeep import records

    try:
        yield from records(_database(args), _packs())
    except Problem as problem:  # a pack that is not here
        raise ValueError(str(problem)) from None


def _backup(args: Namespace) -> int:
    from rookery.storage.backup import back_up

    back_up(_database(args), Path(args.file))
    print(f"{args.file} holds everything.")
    return 0


def _restore(args: Namespace) -> int:
    from rookery.server.upkeep import refuse_faulty
    from rookery.storage.restore import restore

    def check(database: str) -> None:
        if not args.force:
            refuse_faulty(database, _packs())

    aside = restore(_database(args), Path(args.file), check)
    kept = f"; what was there before is {aside}" if aside else ""
    print(f"{args.file} is in place{kept}.")
    return 0


def _database(args: Namespace) -> str:
    from rookery.server.settings import default_database

    return args.database or os.environ.get("ROOKERY_DATABASE") or default_database()


def _packs() -> Path | None:
    folder = os.environ.get("ROOKERY_PACKS")
    return Path(folder) if folder else None
