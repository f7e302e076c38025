"""A thief is warned where the patrol that comes next will see him, and only where it certainly will."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from rookery.games.thiefdom.actions import END, STOP
from rookery.games.thiefdom.const import BUILDING, NOWHERE
from rookery.games.thiefdom.events import E_ARRESTED, E_ATTEMPT
from rookery.games.thiefdom.phase_numbers import MOVE, TURN, WALK
from rookery.games.thiefdom.state import ThiefdomState
from rookery.kernel import CHANCE, Picker, Recorder
from tests.games.thiefdom.foresight import crowd, next_choice, town
from tests.games.thiefdom.town import GAME

MOST = 4000  # positions of a patrol that are walked through
POSITIONS = 200


def catchers(s: ThiefdomState, thief: int, out: Recorder, left: list[int]) -> Iterator[int]:
    """For every way of the patrol that walks now: who arrests the thief on it, or NOWHERE."""
    left[0] -= 1
    while GAME.actor(s) == CHANCE:
        GAME.apply(s, CHANCE, GAME.sample(s, Picker(1)), out)
    if s.phase == WALK and s.board != NOWHERE and left[0] > 0:
        for action in GAME.legal(s, GAME.actor(s)):
            after, heard = s.copy(), Recorder()
            heard.heard = list(out.heard)
            GAME.apply(after, GAME.actor(s), action, heard)
            yield from catchers(after, thief, heard, left)
        return
    seen = [one for one in out.heard if one.kind in (E_ATTEMPT, E_ARRESTED)]
    arrested = any(one.kind == E_ARRESTED and one.args[0] * 3 + one.args[1] == thief for one in seen)
    yield next(one.args[2] for one in seen if one.kind == E_ATTEMPT) if arrested else NOWHERE


def ended(s: ThiefdomState, actions: list[int]) -> list[int]:
    """What a patrol does to a thief who goes that way and ends his turn."""
    after, thief, out = s.copy(), int(s.active), Recorder()
    for action in actions:
        GAME.apply(after, GAME.actor(after), action, out)
    if after.phase == MOVE:
        GAME.apply(after, GAME.actor(after), STOP, out)
    if after.phase == TURN and after.active == thief:  # else there was nothing more to choose
        GAME.apply(after, GAME.actor(after), END, out)
    left = [MOST]
    found = list(catchers(after, thief, out, left))
    return found if left[0] > 0 else []


@pytest.mark.parametrize(("seats", "seed"), [(3, 23), (4, 24)])
def test_who_is_warned_is_arrested_on_every_way_and_nobody_else(seats: int, seed: int) -> None:
    pick = random.Random(seed)
    s = town(GAME, seats, {}, seed)
    warned = free = looked = 0
    while looked < POSITIONS:
        if s.phase == TURN and s.ap:
            crowd(GAME, s, pick)
        if s.phase == TURN:
            looked += 1
            shown = GAME.preview(s, GAME.actor(s))
            rows = [one for one in shown.get("ways", []) if "watched" in one]
            calm = [one for one in shown.get("ways", []) if not set(one) & {"watched", "arrested", "meets"}]
            if "watched" in shown:
                rows.append({"actions": [], "watched": shown["watched"]})
            for row in rows[:3]:
                assert NOWHERE not in ended(s, row["actions"])
                warned += 1
            for row in [one for one in calm if one["spot"] < BUILDING and s.ap == 1][:2]:
                caught = ended(s, row["actions"])
                assert not caught or NOWHERE in caught
                free += 1
        next_choice(GAME, s, pick)
    assert warned
    assert free
