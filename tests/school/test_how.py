"""How to play, and the guide: said in three languages, with six pictures that are drawn from lessons."""

from __future__ import annotations

import re

import pytest

import rookery
from rookery.school.lessons import folder, has_lessons, lessons
from rookery.testing.words import parts
from rookery.words import LANGUAGES

PICTURES = 6
PICTURE = "how-picture-"
ASKED = "guide-"
AIM = "aim-"


@pytest.mark.parametrize("key", rookery.games())
def test_the_languages_say_the_same(key: str) -> None:
    said = {lang: parts(folder(key) / "how" / f"{lang}.ftl") for lang in LANGUAGES}
    assert {"how-goal", "how-turn", "how-end"} <= set(said["en"])
    assert all(one == said["en"] for one in said.values())


@pytest.mark.parametrize("key", rookery.games())
def test_the_guide_explains_every_question_of_the_game_in_every_language(key: str) -> None:
    said = {lang: parts(folder(key) / "guide" / f"{lang}.ftl") for lang in LANGUAGES}
    assert all(one == said["en"] for one in said.values())
    explained = {one.removeprefix(ASKED) for one in said["en"] if one.startswith(ASKED) and "." not in one}
    assert explained == set(rookery.load(key).questions) - {"wait"}


@pytest.mark.parametrize("key", rookery.games())
def test_the_guide_tells_aims_from_events_that_everybody_hears_of(key: str) -> None:
    """An aim is told from the numbers of its event and from what lies on the table: `total` and `own`."""
    game = rookery.load(key)
    args = {event.key: set(event.args) for event in game.events}
    file = folder(key) / "guide" / "en.ftl"
    aims = [one.removeprefix(AIM) for one in parts(file) if one.startswith(AIM)]
    assert len(aims) >= 4
    text = file.read_text(encoding="utf-8")
    for aim in aims:
        message = text.partition(f"{AIM}{aim} =")[2].partition("\naim-")[0]
        used = {re.sub("_(name|the|a)$", "", one) for one in re.findall(r"\$(\w+)", message)}
        assert used <= args[aim] | {"total", "own"}, aim


@pytest.mark.parametrize("key", [key for key in rookery.games() if has_lessons(key)])
def test_every_picture_is_a_lesson(key: str) -> None:
    shown = [one for one in parts(folder(key) / "how" / "en.ftl") if one.startswith(PICTURE)]
    assert len(shown) == PICTURES
    assert {one.removeprefix(PICTURE) for one in shown} <= {step.id for step in lessons(key)}
