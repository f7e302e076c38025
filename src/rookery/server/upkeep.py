"""What a host runs beside the service: check every match, write all records out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from rookery.server import matches
from rookery.server.catalogue import Catalogue
from rookery.server.problems import Problem
from rookery.storage.archive import Archive
from rookery.storage.rows import OVER, Whole
from rookery.table.match import Match, verify
from rookery.table.record import write_line


class Finding(NamedTuple):
    """One match that was looked at; `reason` is '' where everything holds."""

    match_id: str
    status: str
    reason: str


def check_all(database: str, packs: Path | None = None) -> Iterator[Finding]:
    """Replays every match with the rules of this program; finished ones are verified to the seed."""
    catalogue = Catalogue(packs)
    with Archive(database) as archive:
        archive.check_sound()
        for match_id in archive.begun():
            whole = archive.whole(match_id)
            yield Finding(match_id, whole.row.status, _fault(catalogue, whole))


def refuse_faulty(database: str, packs: Path | None = None) -> None:
    """ValueError that names the first match that does not hold."""
    faults = [finding for finding in check_all(database, packs) if finding.reason]
    if faults:
        first = faults[0]
        named = f"the first is {first.match_id} ({first.status}): {first.reason}"
        raise ValueError(f"{len(faults)} matches of the backup do not hold, {named}")


def records(database: str, packs: Path | None = None) -> Iterator[str]:
    """The finished matches, one line of JSON each."""
    catalogue = Catalogue(packs)
    with Archive(database) as archive:
        for match_id in archive.begun():
            whole = archive.whole(match_id)
            if whole.row.status == OVER:
                yield write_line(matches.whole_record(_rebuilt(catalogue, whole)))


def _fault(catalogue: Catalogue, whole: Whole) -> str:
    """What does not hold about a match, in one sentence, or nothing."""
    try:
        match = _rebuilt(catalogue, whole)
        if match.over:
            verify(matches.whole_record(match), game=match.game)
    except (ValueError, Problem) as error:
        return str(error)
    return ""


def _rebuilt(catalogue: Catalogue, whole: Whole) -> Match:
    game = catalogue.game(whole.row.game, whole.row.pack, whole.row.rules)
    return matches.rebuilt(game, whole.row, whole.seats, whole.entries)
