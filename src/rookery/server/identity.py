"""Who is asking: a guest known by a signed cookie, no account needed."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import unicodedata
from collections.abc import Sequence

from rookery.server.problems import Problem

COOKIE = "rookery"
YEAR = 365 * 24 * 3600
NAME_LENGTH = 24
CHAT_LENGTH = 500
_GUEST = re.compile(r"[0-9a-f]{24}\Z")
_HIDDEN = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}  # control signs, also those that turn text around
_JOINERS = {"\u200d", "\ufe0f"}  # inside emoji


def new_guest() -> str:
    """A fresh identity."""
    return secrets.token_hex(12)


def default_name(guest: str) -> str:
    """What a guest is called before choosing a name."""
    return f"Guest {guest[:4]}"


def signed(guest: str, secret: bytes) -> str:
    """The cookie's value: the identity and our signature under it."""
    return f"{guest}.{_signature(guest, secret)}"


def guest_of(value: str, secret: bytes) -> str:
    """The identity in a cookie; Problem 401 if we did not sign it."""
    guest, _, signature = value.partition(".")
    good = _GUEST.match(guest) is not None and signature.isascii()
    if not good or not hmac.compare_digest(signature, _signature(guest, secret)):
        raise Problem(401, "the cookie is not one of ours; POST /api/me makes you a new guest")
    return guest


def guest_in(lines: Sequence[str], secret: bytes) -> str | None:
    """The guest behind a request's Cookie lines; None without one of our name, Problem 401 if none holds.

    A site beside ours on the same host can set a cookie of our name too: the first that we signed counts.
    """
    refused: Problem | None = None
    for value in [value for line in lines for value in _values(line)]:
        try:
            return guest_of(value, secret)
        except Problem as problem:
            refused = problem
    if refused is not None:
        raise refused
    return None


def own_cookies(line: str) -> str:
    """A Cookie line without the cookies of others; '' where none is ours."""
    return "; ".join(f"{COOKIE}={value}" for value in _values(line))


def _values(line: str) -> list[str]:
    """What the cookies of our name hold.

    A browser sends along what our neighbours' pages set, quotes and braces too: all that is asked of
    those cookies is that a semicolon ends them.
    """
    parts = [part.partition("=") for part in line.split(";")]
    return [value.strip().strip('"') for name, _, value in parts if name.strip() == COOKIE]


def _signature(guest: str, secret: bytes) -> str:
    return hmac.new(secret, b"guest:" + guest.encode(), hashlib.sha256).hexdigest()


def clean_name(text: str) -> str:
    """A name of 1 to 24 visible characters; Problem 400 otherwise."""
    name = clean_line("a name", text, NAME_LENGTH)
    if not any(unicodedata.category(char)[0] in "LNPS" for char in name):
        raise Problem(400, "a name needs a visible character")
    return name


def clean_line(what: str, text: str, length: int) -> str:
    """One line of text without control characters; Problem 400 otherwise."""
    line = unicodedata.normalize("NFC", text).strip()
    if not line or len(line) > length:
        raise Problem(400, f"{what} has 1 to {length} characters")
    for char in line:
        if unicodedata.category(char) in _HIDDEN and char not in _JOINERS:
            raise Problem(400, f"{what} may not hold control characters")
    return line
