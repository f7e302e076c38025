"""What is answered when something cannot be done: a code, one sentence and, for rules, a clause."""

from __future__ import annotations

from typing import Any

CODES = {
    400: "bad-input",
    401: "no-identity",
    403: "forbidden",
    404: "not-found",
    405: "not-found",
    409: "wrong-moment",
    413: "too-large",
    415: "bad-input",
    422: "refused",
    429: "too-fast",
    503: "unavailable",
}


class Problem(Exception):
    """Stops a request or a frame; nothing was changed."""

    def __init__(self, status: int, reason: str, *, error: str = "", clause: str = "") -> None:
        super().__init__(reason)
        self.status = status
        self.error = error or CODES.get(status, "trouble")
        self.reason = reason
        self.clause = clause

    def body(self) -> dict[str, Any]:
        """As it goes over the wire."""
        body = {"error": self.error, "reason": self.reason}
        return body | {"clause": self.clause} if self.clause else body


def stale() -> Problem:
    """The client acts on a position that is no longer the last one."""
    return Problem(409, "the table has moved on; look again", error="stale")


def missing() -> Problem:
    """Nothing is at this address."""
    return Problem(404, "there is no such table")
