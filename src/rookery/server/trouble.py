"""Tables that cannot be looked after: why, and how long until the next try."""

from __future__ import annotations

import logging
from typing import Any, NamedTuple

from rookery.kernel import Game
from rookery.server import metrics
from rookery.server.catalogue import Catalogue
from rookery.server.problems import Problem
from rookery.storage import Stored

LOG = logging.getLogger("rookery.care")

PACK_MISSING, PACK_UNREADABLE, OTHER_RULES = "pack-missing", "pack-unreadable", "other-rules"
STUCK, FAULT = "stuck", "fault"
UNPLAYABLE = (PACK_MISSING, PACK_UNREADABLE, OTHER_RULES)  # nobody can play on, so no clock runs
PAUSES = (2.0, 5.0, 15.0, 30.0, 60.0)  # seconds until a table that failed is tried again
PASSING = 2  # tries in a row that may fail before a table that can be played is said to be in trouble


class Played(NamedTuple):
    """With which rules a match is played; a stored table says the same of itself."""

    id: str
    game: str
    pack: str
    rules: int


def rules_for(catalogue: Catalogue, row: Stored | Played) -> Game[Any]:
    """The rules of a table with its pack; the Problem says in its code what is wrong with the pack."""
    try:
        there = catalogue.packs(row.game)
        if row.pack in there:
            return catalogue.game(row.game, row.pack, row.rules)
    except Exception as error:  # packs are files that others write: whatever they hold stops this table alone
        reason = f"this table cannot be looked after: pack {row.pack} cannot be read"
        LOG.debug("a pack cannot be read", extra={"table": row.id, "reason": str(error)})
        raise Problem(409, reason, error=PACK_UNREADABLE, pack=row.pack) from None
    reason = f"this table cannot be looked after: pack {row.pack} is missing"
    raise Problem(409, reason, error=PACK_MISSING, pack=row.pack)


def other_rules() -> Problem:
    """The entries of a table do not fit the rules or the data that are here now."""
    return Problem(409, "this game was begun with other rules or data", error=OTHER_RULES)


def key_of(error: Exception) -> str:
    """What stopped a look at a table, in one of five words."""
    if isinstance(error, Problem):
        return error.error if error.error in UNPLAYABLE else FAULT
    return STUCK if isinstance(error, TimeoutError) else FAULT


class SetAside:
    """The tables that failed at this worker: each is reported once, and tried again after growing pauses."""

    def __init__(self) -> None:
        self._failed: dict[str, tuple[str, int]] = {}  # why, and how often in a row
        self._new: dict[str, list[tuple[str, Exception]]] = {}  # by what is wrong, not yet reported

    def __contains__(self, match_id: str) -> bool:
        return match_id in self._failed

    def failed(self, match_id: str, error: Exception) -> float:
        """Notes a failure; answers how long the table is left alone."""
        key, (before, tries) = key_of(error), self._failed.get(match_id, ("", 0))
        self._failed[match_id] = (key, tries + 1)
        metrics.LOOKS_FAILED.labels(key).inc()
        metrics.SET_ASIDE.set(len(self._failed))
        if key != before:
            self._new.setdefault(key, []).append((match_id, error))
        return PAUSES[min(tries, len(PAUSES) - 1)]

    def shown(self, match_id: str) -> str:
        """What is told of a failing table; nothing of what may pass in a moment."""
        key, tries = self._failed.get(match_id, ("", 0))
        return key if key in UNPLAYABLE or tries > PASSING else ""

    def report(self) -> None:
        """One line in the log for all tables that newly failed in the same way."""
        for key, found in self._new.items():
            match_id, error = found[0]
            trace = error if key == FAULT and not isinstance(error, Problem) else None
            place = {"table": match_id, "reason": f"{key}: {error}; tables: {len(found)}"}
            LOG.warning("tables are set aside", extra=place, exc_info=trace)
        self._new.clear()

    def well(self, match_id: str) -> None:
        """A look went well."""
        if self._failed.pop(match_id, None) is not None:
            metrics.SET_ASIDE.set(len(self._failed))
            LOG.info("a table is looked after again", extra={"table": match_id})
