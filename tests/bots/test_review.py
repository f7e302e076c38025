"""Reviews: chances that end with the result, changes that add up, and words for all of it."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

import rookery
from rookery.bots import make
from rookery.bots.play import choose_in
from rookery.bots.review import Review, affordable, change, review
from rookery.bots.stretches import SEVERAL, stretches_of
from rookery.table.match import Match
from rookery.table.record import write_line
from tests.cli.conftest import Run, run
from tests.toys.lanterns import Lanterns

__all__ = ["run"]


def finished(match: Match) -> Match:
    bots = [make("random", seat) for seat in range(match.seats)]
    while not match.over:
        match.play(choose_in(match, match.actor, bots[match.actor]), match.actor)
    return match


@pytest.fixture(scope="module")
def story() -> tuple[Match, Review]:
    match = finished(Match(Lanterns(), 3, 5, {"moon": "on"}))
    return match, review(match, 30)


def test_chances_end_with_the_result(story: tuple[Match, Review]) -> None:
    match, found = story
    shares = [(seat in match.winners) / len(match.winners) for seat in range(3)]
    assert found.moments[-1].chances == shares
    assert all(0 <= chance <= 1 for moment in found.moments for chance in moment.chances)


def test_luck_and_choices_add_up(story: tuple[Match, Review]) -> None:
    _, found = story
    for seat, tally in enumerate(found.tallies):
        assert sum(tally) == pytest.approx(found.moments[-1].chances[seat])


def test_turning_points_are_the_greatest_changes_before_the_end(story: tuple[Match, Review]) -> None:
    _, found = story
    size = {
        place: max(abs(change(found.moments, place, seat)) for seat in range(3))
        for place in range(1, len(found.moments) - 1)
    }
    assert len(found.turns) == 3
    assert min(size[turn.place] for turn in found.turns) == sorted(size.values())[-3]


def test_a_turn_has_advice_and_chance_has_none(story: tuple[Match, Review]) -> None:
    match, found = story
    for turn in found.turns:
        moment = found.moments[turn.place]
        assert (turn.advice is None) == (moment.mover < 0)
        if turn.advice is not None:
            assert turn.advice.better >= 0
            assert match.moves[turn.advice.step] == (moment.mover, turn.advice.taken)
            assert turn.advice.taken in turn.actions


def test_stretches_cover_the_match_and_change_hands(story: tuple[Match, Review]) -> None:
    match, found = story
    stretches = stretches_of(match)
    assert found.stretches == len(stretches) == len(found.moments) - 1
    assert stretches[0].start == found.moments[0].step
    assert stretches[-1].end == len(match.moves)
    for one, other in pairwise(stretches):
        assert one.end == other.start
        assert one.mover != other.mover
        assert match.game.dump(one.after) == match.game.dump(other.before)


def test_a_long_match_is_judged_where_most_changed(story: tuple[Match, Review]) -> None:
    match, _ = story
    told: list[tuple[int, int]] = []
    found = review(match, 10, most=9, progress=lambda done, of: told.append((done, of)))
    assert len(found.moments) == 9 < found.stretches
    assert found.moments[0].step == stretches_of(match)[0].start
    assert found.moments[-1].step == len(match.moves)
    assert any(moment.mover == SEVERAL for moment in found.moments)
    assert all(
        sum(tally) == pytest.approx(found.moments[-1].chances[n]) for n, tally in enumerate(found.tallies)
    )
    assert told == [(done, 12) for done in range(1, 13)]


def test_the_effort_sets_the_walks(story: tuple[Match, Review]) -> None:
    match, _ = story
    steps = 10 * 3 * (len(match.moves) + 1) // 2
    assert affordable(match, 10, steps * 200) == 200
    assert affordable(match, 10, 1) == 8
    assert affordable(match, 10, steps * 10**6) == 600


def test_a_review_is_the_same_twice(story: tuple[Match, Review]) -> None:
    match, found = story
    assert review(match, 30) == found


def test_an_open_match_and_a_solo_one_are_refused() -> None:
    with pytest.raises(ValueError, match="only a finished match can be reviewed"):
        review(Match("crypt", 2, 1))
    with pytest.raises(ValueError, match="a game alone has nobody to compare chances with"):
        review(finished(Match("crypt", 1, 1)))


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_the_command_tells_the_story(run: Run, tmp_path: Path, lang: str) -> None:
    file = tmp_path / "game.json"
    file.write_text(write_line(finished(rookery.Match("crypt", 2, 3)).record()))
    said = run(f"review {file} --walks 1 --lang {lang} --plain")
    assert said.code == 0, said.err
    assert said.out.count("%") > 16


def test_the_command_refuses_an_open_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(write_line(rookery.Match("crypt", 2, 3).record()))
    said = run(f"review {file}")
    assert said.code == 2
    assert "only a finished match can be reviewed" in said.err
