"""Reveals by Night: up to twelve contiguous tokens are turned up one by one (OT-10.3 to OT-10.6)."""

from __future__ import annotations

from typing import Final

from rookery.games.oliver_twist.actions import NO_REVEAL, REVEAL_0
from rookery.games.oliver_twist.const import FACE_DOWN, KINDS, NOBODY, REVEAL_FORCED, REVEAL_LAST, WALK
from rookery.games.oliver_twist.events import E_REVEALED
from rookery.games.oliver_twist.options import FIRST_WAY
from rookery.games.oliver_twist.phase import FaceDown, Phase
from rookery.games.oliver_twist.phase_numbers import (
    BRANCH,
    GO_REVEAL,
    GO_TAKE,
    GO_WALK,
    REVEAL,
    STARTER,
    TURN_UP,
)
from rookery.games.oliver_twist.phases.relocation import places
from rookery.games.oliver_twist.state import OliverTwistState
from rookery.games.oliver_twist.streets import targets, touches_token
from rookery.games.oliver_twist.tables import Tables
from rookery.kernel import CHANCE, EVERYONE, Named, Sink
from rookery.kernel.runtime import append, extend, i64, pop, vec

FORK: Final = -2


class Reveal(Phase):
    """OT-10.3: with only face-down tokens beside the pawn a reveal is due, with both it is a choice."""

    numbers: tuple[int, ...] = (GO_REVEAL, REVEAL)
    moment = "OT-10.3"

    def enter(self, t: Tables, s: OliverTwistState, out: Sink) -> None:
        if not s.night:
            s.phase = GO_TAKE
            return
        up: i64 = 0
        down: i64 = 0
        only: i64 = NOBODY
        space: i64
        for space in t.streets.beside[s.pawn]:
            if s.board[space] >= FACE_DOWN:
                down += 1
                only = space
            elif s.board[space] >= 0:
                up += 1
        if down == 0 or (up and s.reveal_rule == REVEAL_LAST):
            s.phase = GO_TAKE
        elif down == 1 and (up == 0 or s.reveal_rule == REVEAL_FORCED):
            turn(t, s, only, out)
        else:
            s.phase = REVEAL
            s.actor = s.active

    def ask(self, t: Tables, s: OliverTwistState, seat: i64) -> Named:
        return Named("reveal", {"guide": 1 if s.guide != NOBODY else 0})

    def choices(self, t: Tables, s: OliverTwistState, seat: i64) -> vec[i64]:
        return reveal_choices(t, s)

    def apply(self, t: Tables, s: OliverTwistState, seat: i64, action: i64, out: Sink) -> None:
        if action == NO_REVEAL:
            s.phase = GO_TAKE
        else:
            turn(t, s, action - REVEAL_0, out)

    def why_not(self, t: Tables, s: OliverTwistState, seat: i64, action: i64) -> str:
        """OT-9.8: the guide has to reveal."""
        if REVEAL_0 <= action <= NO_REVEAL and s.guide >= 0:
            return "OT-9.8"
        return super().why_not(t, s, seat, action)


def reveal_choices(t: Tables, s: OliverTwistState) -> vec[i64]:
    """The face-down tokens beside the pawn; and not to reveal, if a token there is face up."""
    found = vec[i64](capacity=8)
    up = False
    space: i64
    for space in t.streets.beside[s.pawn]:
        if s.board[space] >= FACE_DOWN:
            found = append(found, REVEAL_0 + space)
        elif s.board[space] >= 0:
            up = True
    if up and s.reveal_rule != REVEAL_FORCED:
        found = append(found, NO_REVEAL)
    return found


def prowl_opens(t: Tables, s: OliverTwistState) -> vec[i64]:
    """What a Prowl lets its player choose next, ascending: places, tokens to turn up, tokens to take.

    By Night who is stuck looks before he places, so that nothing is foretold.
    """
    if not touches_token(t.streets, s.board, s.pawn):
        return vec[i64]() if s.night else places(t, s)
    found = targets(t.streets, s.board, s.pawn)
    if not s.night:
        return found
    turns = reveal_choices(t, s)
    free = len(turns) > 0 and turns[len(turns) - 1] == NO_REVEAL
    if free:
        turns, _ = pop(turns)
        if s.reveal_rule == REVEAL_LAST:
            return found
    if len(turns) == 0:
        return found
    return extend(found, turns) if free else turns


class Walk(FaceDown):
    """OT-10.5: the walk goes on by itself until it forks, stops after twelve or has nowhere to go."""

    numbers: tuple[int, ...] = (GO_WALK, BRANCH, TURN_UP)
    moment = "OT-10.5"

    def enter(self, t: Tables, s: OliverTwistState, out: Sink) -> None:
        if turned(s) < WALK:
            ahead = next_branch(t, s)
            if ahead >= 0:
                turn(t, s, ahead, out)
                return
            if ahead == FORK:
                s.phase = BRANCH
                s.actor = s.active
                return
        s.walk = vec[i64]()
        s.walk_last = NOBODY
        s.phase = GO_TAKE
        if s.guide != NOBODY:
            s.phase = STARTER
            s.actor = s.guide

    def choices(self, t: Tables, s: OliverTwistState, seat: i64) -> vec[i64]:
        """Where it may go on, ascending."""
        found = branches(t, s)
        index: i64
        for index in range(len(found)):
            found[index] += REVEAL_0
        return found

    def apply(self, t: Tables, s: OliverTwistState, seat: i64, action: i64, out: Sink) -> None:
        turn(t, s, action - REVEAL_0, out)

    def happen(self, t: Tables, s: OliverTwistState, outcome: i64, out: Sink) -> None:
        """Chance has decided what the token shows."""
        s.pool[outcome] -= 1
        s.pool_size -= 1
        show(s, outcome, out)

    def why_not(self, t: Tables, s: OliverTwistState, seat: i64, action: i64) -> str:
        """OT-10.6: a walk does not stop at a fork."""
        return "OT-10.6" if action == NO_REVEAL else super().why_not(t, s, seat, action)


def turn(t: Tables, s: OliverTwistState, space: i64, out: Sink) -> None:
    """A token is turned up; if nobody has looked at it yet, chance says what it is."""
    if s.through and len(s.walk):
        if s.through == FIRST_WAY:
            _pass_over(t, s, s.walk_last, s.walk_last, space)
        else:
            _pass_shortest(t, s, space)
    s.walk_last = space
    token: i64 = s.board[space]
    if token == FACE_DOWN:
        s.phase = TURN_UP
        s.actor = CHANCE
    else:
        show(s, token & (KINDS - 1), out)


def show(s: OliverTwistState, kind: i64, out: Sink) -> None:
    """OT-10.7: it stays face up until it is taken."""
    s.board[s.walk_last] = kind
    s.walk = append(s.walk, s.walk_last)
    out.emit(E_REVEALED, EVERYONE, s.active, s.walk_last, kind)
    s.phase = GO_WALK


def turned(s: OliverTwistState) -> i64:
    """How many tokens this walk has turned up; what it passed over is noted below 0."""
    if not s.through:
        return len(s.walk)
    return sum(1 for space in s.walk if space >= 0)


def next_branch(t: Tables, s: OliverTwistState) -> i64:
    """The only face-down token ahead; NOBODY if there is none, FORK if there are several."""
    if s.through:
        ahead = branches(t, s)
        if len(ahead) > 1:
            return FORK
        return ahead[0] if len(ahead) else NOBODY
    only: i64 = NOBODY
    space: i64
    for space in t.streets.beside[s.walk_last]:
        if s.board[space] >= FACE_DOWN:
            if only != NOBODY:
                return FORK
            only = space
    return only


def branches(t: Tables, s: OliverTwistState) -> vec[i64]:
    """The face-down tokens beside the one turned last, ascending."""
    if s.through:
        ahead: list[int] = []
        _look_through(t, s, s.walk_last, [s.walk_last], ahead)
        return vec[i64](sorted(ahead))
    found = vec[i64](capacity=8)
    space: i64
    for space in t.streets.beside[s.walk_last]:
        if s.board[space] >= FACE_DOWN:
            found = append(found, space)
    return found


def _look_through(t: Tables, s: OliverTwistState, space: i64, seen: list[int], found: list[int]) -> None:
    """Ruling A-17, other reading: face-up tokens that this walk did not turn are passed over."""
    for other in t.streets.near[space]:
        if other in seen:
            continue
        token = s.board[other]
        if token >= FACE_DOWN:
            found.append(other)
            seen.append(other)
        elif token >= 0 and not _is_behind(s, other):
            seen.append(other)
            _look_through(t, s, other, seen, found)


def _is_behind(s: OliverTwistState, space: i64) -> bool:
    """OT-10.6: a walk never comes back over what it has turned or passed."""
    return space in s.walk or -1 - space in s.walk


def _pass_over(t: Tables, s: OliverTwistState, before: i64, space: i64, end: i64) -> bool:
    """Notes the face-up tokens between one turned token and the next; False if this is not the way.

    So it was in version 1 of the rules: the first way found may lead round a ring, which is then behind.
    """
    for other in t.streets.near[space]:
        if other == end:
            return True
        if other == before or not 0 <= s.board[other] < FACE_DOWN or _is_behind(s, other):
            continue
        s.walk = append(s.walk, -1 - other)
        if _pass_over(t, s, space, other, end):
            return True
        s.walk, _ = pop(s.walk)
    return False


def _pass_shortest(t: Tables, s: OliverTwistState, end: i64) -> None:
    """The same by the shortest way; of equal ones, the one over the lower spaces."""
    came = {int(s.walk_last): NOBODY}
    ways = [int(s.walk_last)]
    for space in ways:
        for other in t.streets.near[space]:
            if other == end:
                passed = space
                while came[passed] != NOBODY:
                    s.walk = append(s.walk, -1 - passed)
                    passed = came[passed]
                return
            if other not in came and 0 <= s.board[other] < FACE_DOWN and not _is_behind(s, other):
                came[other] = space
                ways.append(other)
