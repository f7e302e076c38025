"""What is answered when something cannot be done: a code, one sentence and, for rules, a clause."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

CODES = {
    400: "bad-input",
    401: "no-identity",
    403: "forbidden",
    404: "not-found",
    405: "not-found",
    408: "too-slow",
    409: "wrong-moment",
    413: "too-large",
    415: "bad-input",
    422: "refused",
    426: "other-version",
    429: "too-fast",
    503: "unavailable",
}

NO_ANSWER = "the database does not answer; try again"


class Problem(Exception):
    """Stops a request or a frame; nothing was changed."""

    def __init__(
        self,
        status: int,
        reason: str,
        *,
        error: str = "",
        clause: str = "",
        because: dict[str, Any] | None = None,
        pack: str = "",
    ) -> None:
        super().__init__(reason)
        self.status = status
        self.error = error or CODES.get(status, "trouble")
        self.reason = reason
        self.clause = clause
        self.because = because  # the numbers behind the clause
        self.pack = pack  # the one that a table cannot do without

    def body(self) -> dict[str, Any]:
        """As it goes over the wire."""
        more = {"clause": self.clause, "because": self.because, "pack": self.pack}
        body: dict[str, Any] = {"error": self.error, "reason": self.reason}
        return body | {name: said for name, said in more.items() if said}


def stale() -> Problem:
    """The client acts on a position that is no longer the last one."""
    return Problem(409, "the table has moved on; look again", error="stale")


def missing() -> Problem:
    """Nothing is at this address."""
    return Problem(404, "there is no such table")


def no_guest() -> Problem:
    """Somebody without a cookie wants what only guests have."""
    return Problem(401, "you have no cookie yet; ask /api/me for one")


def malformed(first: Mapping[str, Any]) -> Problem:
    """What a model found wrong first in a body or a frame: where, and why."""
    place = ".".join(str(part) for part in first["loc"] if part != "body")
    return Problem(400, f"{place or 'the body'}: {first['msg']}")
