"""The watch over the invariants notices when one is broken."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rookery.games.thiefdom.state import ThiefdomState
from rookery.kernel import OVER, Recorder
from tests.games.thiefdom import reach, symmetry
from tests.games.thiefdom.ledger import Step, broken
from tests.games.thiefdom.town import GAME, Town
from tests.games.thiefdom.walks import follow_figures


def taken(town: Town, verb: str, *args: int) -> Step:
    """One step of the seat to act, as the watch sees it."""
    before, heard = town.s.copy(), Recorder()
    seat, action = GAME.actor(town.s), GAME.pack(verb, *args)
    GAME.apply(town.s, seat, action, heard)
    return Step(GAME, before, town.s, seat, action, heard.heard)


def robbery() -> Step:
    town = Town()
    town.thief(0, "1:c4")
    town.citizen("carriage", "1:d4")
    town.begin(0)
    return taken(town, "rob", 8, 0)


def add_good(s: ThiefdomState) -> None:
    s.goods[7] += 1


def fill_dungeon(s: ThiefdomState) -> None:
    s.dungeon = [1, 0, 0, 0, 0]


def add_artwork(s: ThiefdomState) -> None:
    s.art = [6, *s.art[1:]]


def add_vp(s: ThiefdomState) -> None:
    s.vp[1] += 1


def lose_points(s: ThiefdomState) -> None:
    s.ap -= 2


def forget_robbery(s: ThiefdomState) -> None:
    s.robbed = 0


def lose_poster(s: ThiefdomState) -> None:
    s.wanted = 0


def lose_badges(s: ThiefdomState) -> None:
    s.badges = 0


def swap_boards(s: ThiefdomState) -> None:
    s.boards = s.boards[::-1]


def skip_turns(s: ThiefdomState) -> None:
    s.turn += 1


def end_now(s: ThiefdomState) -> None:
    s.actor = OVER


@pytest.mark.parametrize(
    ("change", "name"),
    [
        (add_good, "INV-1"),
        (fill_dungeon, "INV-1"),
        (add_artwork, "INV-1"),
        (add_vp, "INV-7"),
        (lose_points, "INV-8"),
        (forget_robbery, "INV-9"),
        (lose_poster, "INV-13"),
        (lose_badges, "INV-15"),
        (swap_boards, "INV-22"),
        (skip_turns, "INV-19"),
        (end_now, "INV-25"),
    ],
)
def test_a_wrong_state_after_a_step_is_noticed(change: Callable[[ThiefdomState], None], name: str) -> None:
    step = robbery()
    assert broken(step) == follow_figures(step) == []
    change(step.after)
    assert name in broken(step)


def test_a_second_robbery_is_noticed() -> None:
    step = robbery()
    step.before.robbed |= 1 << 8
    assert "INV-9" in broken(step)


def test_a_loose_arrest_is_noticed() -> None:
    step = robbery()
    step.told.append(("arrested", (0, 0)))
    assert "INV-11" in broken(step)


def test_a_short_display_at_a_new_turn_is_noticed() -> None:
    step = robbery()
    step.told.append(("activated", (0, 0, 1)))
    step.after.display = [-1] * 4
    assert "INV-14" in broken(step)


def walk() -> Step:
    """A guard goes past a noble to the east and sees a thief of white."""
    town = Town()
    town.citizen("guard_a", "1:b4", "E")
    town.thief(0, "1:e4")
    town.walk("guard_a")
    town.go()
    step = taken(town, "walk", 1)
    assert follow_figures(step) == []
    assert step.heard("arrested") == [(0, 0)]
    return step


@pytest.mark.parametrize(
    ("wrong", "name"),
    [
        ([("walked", (0, 3, 3, 1))], "INV-12"),
        ([("walked", (0, 3, 5, 1)), ("arrested", (0, 0))], "INV-20"),
        ([("walked", (0, 3, 3, 0)), ("arrested", (0, 0))], "INV-20"),
        ([("walked", (0, 3, 3, 1)), ("arrested", (0, 0)), ("arrested", (1, 0))], "INV-12"),
        ([("stayed", (0,))], "INV-20"),
    ],
)
def test_a_wrong_walk_is_noticed(wrong: list[tuple[str, tuple[int, ...]]], name: str) -> None:
    step = walk()
    step.told = wrong
    assert name in follow_figures(step)


def test_a_wrong_facing_is_noticed() -> None:
    step = walk()
    step.after.guard_way[0] = 2
    assert follow_figures(step) == ["INV-21"]


def test_a_step_into_view_without_arrest_is_noticed() -> None:
    town = Town()
    town.citizen("guard_a", "1:b4", "E")
    town.thief(0, "1:d5")
    town.begin(0)
    step = taken(town, "step", 3, 3)
    assert follow_figures(step) == []
    step.told = [told for told in step.told if told[0] != "arrested"]
    assert follow_figures(step) == ["INV-12"]


def test_images_and_reach_are_compared() -> None:
    town = Town()
    town.citizen("guard_a", "1:f4", "E")
    town.thief(0, "1:d4")
    town.begin(0)
    data = GAME.dump(town.s)
    assert symmetry.rotated(data)["spot"] == data["spot"][-3:] + data["spot"][:-3]
    assert symmetry.Mirror(town.s).dump(data)["spot"][0] == 10 * 28 + 3
    assert symmetry.broken(GAME, town.s) == reach.broken(GAME, town.s) == []
    near, far = (reach.destinations(town.city, town.s, points, 0) for points in (3, 6))
    assert near < far
    assert {town.cell(name) for name in ("1:a4", "1:d7")} <= near
