"""What a board needs to draw a view."""

from __future__ import annotations

from typing import NamedTuple

from rookery.cli.screen import Screen
from rookery.kernel import View
from rookery.words import Words


class Scene(NamedTuple):
    """A language, a screen, and who sits where: `bots` are the kinds of bots by seat."""

    words: Words
    screen: Screen
    names: list[str]
    bots: dict[int, str]
    ahead: View  # what the viewer can foresee
