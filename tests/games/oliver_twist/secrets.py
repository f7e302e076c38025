"""Worlds that a seat may not tell from its own, by brute force from the contract's table (part 2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rookery.games.oliver_twist.const import CARDS, CLASSES, FACE_DOWN, KINDS, LOOT
from rookery.games.oliver_twist.phase_numbers import ENDED, LATE, SEARCH
from rookery.games.oliver_twist.state import OliverTwistState
from rookery.games.oliver_twist.tokens import START, UNSEEN
from rookery.kernel import Game
from rookery.kernel.runtime import append

World = tuple[str, OliverTwistState]


def secrets(game: Game[Any], s: OliverTwistState, seat: int) -> Iterator[World]:
    """One changed world for every row of the table that has something to hide from this seat."""
    others = [other for other in range(s.seats) if other != seat]
    yield from _tokens_looked_at(s, seat)
    yield from _files(s, seat)
    yield from _cards(s, others)
    yield from _piles(s)
    if s.phase != ENDED:
        yield from _burglaries(s, seat)
    if not s.open_lairs:
        yield from _lairs(s, others)
    if s.phase == LATE:
        yield from _late_answers(s, others)


def _tokens_looked_at(s: OliverTwistState, seat: int) -> Iterator[World]:
    for space, token in enumerate(s.board):
        if token > FACE_DOWN and not (seat >= 0 and token >> 6 >> seat & 1):
            world = s.copy()
            world.board[space] += (token + 1) % KINDS - token % KINDS
            yield "face-down token that others have looked at", world


def _files(s: OliverTwistState, seat: int) -> Iterator[World]:
    """Hidden even from the owner, but while he looks through his own."""
    for owner, own in enumerate(s.files):
        if not len(own) or (s.phase == SEARCH and s.active == owner == seat):
            continue
        whose = "own" if owner == seat else "another's"
        world = s.copy()
        world.files[owner][-1] += (own[-1] + 3) % KINDS - own[-1] % KINDS
        yield f"content of {whose} file", world
        if not s.open_lairs:
            world = s.copy()
            world.files[owner] = append(world.files[owner], 0)
            yield f"size of {whose} file", world


def _lairs(s: OliverTwistState, others: list[int]) -> Iterator[World]:
    for owner in others:
        if s.phase != ENDED:
            world = s.copy()
            world.money[owner] += 7
            yield "another's money", world
        for index, token in list(enumerate(s.reserves[owner]))[-2:]:
            if token & START and not token & UNSEEN:
                continue  # all have seen which it is
            world = s.copy()
            world.reserves[owner][index] += (token % 16 + 1) % CLASSES - token % 16
            yield "another's start token" if token & 16 else "another's reserve", world


def _cards(s: OliverTwistState, others: list[int]) -> Iterator[World]:
    pile = [card for card in range(CARDS) if s.pile >> card & 1]
    for owner in others:
        hand = [card for card in range(CARDS) if s.hands[owner] >> card & 1]
        if hand and pile:
            world = s.copy()
            change = 2 ** pile[0] - 2 ** hand[0]
            world.hands[owner] += change
            world.pile -= change
            yield "another's Character card", world


def _burglaries(s: OliverTwistState, seat: int) -> Iterator[World]:
    vault = [card for card in range(LOOT) if s.vault >> card & 1]
    for index, entry in enumerate(s.burgled):
        if entry & 3 != seat and vault:
            world = s.copy()
            world.burgled = [*s.burgled[:index], (entry & 3) + 4 * vault[0], *s.burgled[index + 1 :]]
            world.vault += 2 ** (entry >> 2) - 2 ** vault[0]
            yield "another's Burglary card", world
    if s.drawn and s.active != seat and vault:
        world = s.copy()
        world.drawn = [vault[-1], *s.drawn[1:]]
        world.vault += 2 ** s.drawn[0] - 2 ** vault[-1]
        yield "a Burglary card another has drawn", world
    if any(entry & 3 != seat for entry in s.returned):  # how many is known, which is not
        world = s.copy()
        world.returned = [entry if entry & 3 == seat else _other_cards(entry) for entry in s.returned]
        yield "the cards another put back", world


def _other_cards(entry: int) -> int:
    """The same number of cards was put back, but others: each the next one in the box."""
    mask = entry >> 6
    return entry % 64 + 64 * (mask << 1 & 2**LOOT - 1 | mask >> LOOT - 1)


def _piles(s: OliverTwistState) -> Iterator[World]:
    """Bag, box, start tokens aside: hidden from all."""
    names = {"bag": "bag", "pool": "box and face-down tokens", "aside": "start tokens aside"}
    for name, label in names.items():
        counts = getattr(s, name)
        if any(counts):
            world = s.copy()
            mixed = getattr(world, name)
            first = next(kind for kind, count in enumerate(counts) if count)
            mixed[first] -= 1
            mixed[(first + 1) % len(counts)] += 1
            yield label, world
    if len(s.lost):
        world = s.copy()
        world.lost[0] ^= 1
        yield "what Nancy took away", world


def _late_answers(s: OliverTwistState, others: list[int]) -> Iterator[World]:
    for owner in others:
        if s.late[owner] >= 0:
            world = s.copy()
            world.late = [*s.late[:owner], s.late[owner] ^ 3, *s.late[owner + 1 :]]
            yield "another's late sets", world
