"""In Oliver Twist an action is binding once money was paid for it (OT-3.8), though nobody learns by it."""

from __future__ import annotations

import pytest

from rookery import Match
from rookery.kernel import Picker


def test_a_paid_prowl_is_not_taken_back_and_a_free_one_is() -> None:
    paid, free = 0, 0
    for seed in range(6):
        match, pick = Match("oliver_twist", 2, seed), Picker(seed)
        prowl = match.game.pack("prowl")
        while not match.over and match.view(-1)["round"] == "day":
            seat, legal, count = match.actor, match.legal(match.actor), len(match.moves)
            money = match.view(seat)["players"][seat]["money"]
            action = legal[int(pick.below(len(legal)))]
            match.play(action)
            if action == prowl and len(match.moves) == count + 1 and match.actor == seat:
                cheaper = match.view(seat)["players"][seat]["money"] < money
                paid, free = paid + cheaper, free + (not cheaper)
                assert match.can_undo(seat) == (not cheaper)
    assert paid > 3
    assert free > 3


def test_the_refusal_names_the_clause() -> None:
    match = Match("oliver_twist", 2, 0)
    for _ in range(2000):
        seat, legal = match.actor, match.legal(match.actor)
        match.play(legal[0])
        if match.question(seat).name == "place":
            break
    with pytest.raises(ValueError, match="OT-3.8"):
        match.undo(seat)
