"""Reviews: chances that end with the result, changes that add up, and words for all of it."""

from __future__ import annotations

from pathlib import Path

import pytest

import rookery
from rookery.bots import make
from rookery.bots.play import choose_in
from rookery.bots.review import Review, change, review
from rookery.kernel import CHANCE
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
        total = tally.began + tally.luck + tally.own + tally.others
        assert total == pytest.approx(found.moments[-1].chances[seat])


def test_turning_points_are_the_greatest_changes(story: tuple[Match, Review]) -> None:
    _, found = story
    size = {
        place: max(abs(change(found.moments, place, seat)) for seat in range(3))
        for place in range(1, len(found.moments))
    }
    assert len(found.turns) == 3
    assert min(size[place] for place in found.turns) == sorted(size.values())[-3]


def test_every_choice_has_advice_and_chance_has_none(story: tuple[Match, Review]) -> None:
    _, found = story
    for moment in found.moments[1:]:
        assert (moment.advice is None) == (moment.mover == CHANCE)
        assert moment.advice is None or moment.advice.better >= 0


def test_a_review_is_the_same_twice(story: tuple[Match, Review]) -> None:
    match, found = story
    assert review(match, 30) == found


def test_an_open_match_is_refused() -> None:
    with pytest.raises(ValueError, match="only a finished match can be reviewed"):
        review(Match("crypt", 2, 1))


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
