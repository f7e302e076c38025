"""Flip abilities: which collector an action uses, what it costs and what it lacks (CR-9.1, CR-9.2).

What a use then does is `pay` in effects.py.
"""

from __future__ import annotations

from typing import Final

from rookery.games.crypt.actions import PASS, REROLL_2, TAKE_0, USE_MANUSCRIPT, USE_REMAINS
from rookery.games.crypt.cards import unflipped
from rookery.games.crypt.const import (
    DUE_FLIP,
    DUE_PEEK,
    DUE_REROLL,
    DUE_RESTORE,
    DUE_TAKE,
    IDOL,
    MANUSCRIPT,
    POTTERY,
    REMAINS,
)
from rookery.games.crypt.effects import Effect
from rookery.games.crypt.pack import Tables
from rookery.games.crypt.state import CryptState, push
from rookery.kernel import Named
from rookery.kernel.runtime import i64, vec

# By what waits on the stack: the collector's type, the side it is for, and its clause.
TYPE_OF: Final = vec[i64]([0, MANUSCRIPT, POTTERY, REMAINS, IDOL])
SIDE_OF: Final = vec[i64]([0, 1, 1, 0, 0])
_CLAUSES: Final = ("", "CR-K-MS-B", "CR-K-PO-B", "CR-K-RE-A", "CR-K-ID-A")


def ability(action: i64) -> i64:
    """What an action asks a collector for; 0 if it is no use of a collector."""
    if action == USE_REMAINS:
        return DUE_RESTORE
    if action == USE_MANUSCRIPT:
        return DUE_PEEK
    if TAKE_0 <= action < REROLL_2:
        return DUE_TAKE
    return DUE_REROLL if REROLL_2 <= action < PASS else 0


def clause_of(action: i64) -> str:
    """The collector's clause behind an action, or ''."""
    return _CLAUSES[ability(action)]


def _object(action: i64) -> i64:
    """What is to be taken or rerolled: a slot or an effort."""
    if action >= REROLL_2:
        return action - REROLL_2 + 2
    return action - TAKE_0 if action >= TAKE_0 else 0


def effect_of(t: Tables, todo: i64) -> Effect:
    """The collector that does what waits on the stack."""
    return t.effect(TYPE_OF[todo], SIDE_OF[todo])


def can_use(t: Tables, s: CryptState, seat: i64, kind: i64, side: i64) -> bool:
    """CR-9.1, CR-9.4: this side is in play, and the seat has the cards and a use for it."""
    return s.sides[kind] == side and t.effect(kind, side).can(s, seat)


def use(t: Tables, s: CryptState, seat: i64, action: i64, resume: i64) -> None:
    """Puts a use on the stack: what it does below, the flips that pay for it on top."""
    todo = ability(action)
    s.resume = resume
    push(s, todo, seat, _object(action), 0)
    push(s, DUE_FLIP, seat, TYPE_OF[todo], effect_of(t, todo).flip)


def why_unable(t: Tables, s: CryptState, seat: i64, action: i64) -> Named:
    """What a use of a collector lacks; nothing where it is only the wrong time, which the clause says."""
    todo = ability(action)
    kind = TYPE_OF[todo]
    if s.sides[kind] != SIDE_OF[todo]:
        return Named("side", {"type": kind, "side": s.sides[kind]})
    effect = effect_of(t, todo)
    if not effect.can_pay(s, seat):
        return Named("cards", {"type": kind, "need": effect.flip, "have": unflipped(s, seat, kind)})
    return effect.lacks(s, seat, _object(action))
