"""Chains of salts: one seal promises them all, and each one told proves that it was promised."""

from __future__ import annotations

import hashlib
import secrets

from rookery.table.chance import joined

LABEL = "rookery-link-1"
LENGTH = 2048  # links of a chain; whoever makes more moves makes the rest without
HEX = frozenset("0123456789abcdef")


def before(link: str) -> str:
    """The link that was told before this one; before the first comes the seal."""
    return hashlib.sha256(joined([LABEL, link])).hexdigest()


def chain(root: str | None = None, length: int = LENGTH) -> list[str]:
    """The seal and then the links, in the order in which they are told; `root` is the last one."""
    links = [root or secrets.token_hex(32)]
    for _ in range(length):
        links.append(before(links[-1]))
    return links[::-1]


def is_link(text: object) -> bool:
    """Whether this has the form of a link: 64 hexadecimal digits in lower case."""
    return isinstance(text, str) and len(text) == 64 and HEX.issuperset(text)
