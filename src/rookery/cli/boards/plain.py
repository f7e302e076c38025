"""A board for any game: the view as lines, the choices as words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rookery.cli.speech import action_text
from rookery.kernel import Named, View
from rookery.words import Words

if TYPE_CHECKING:
    from rookery.cli.scene import Scene
    from rookery.cli.table_talk import Talk


class Board:
    """What the talk asks of a game's board; each answer here suits every game."""

    def more_names(self, words: Words) -> list[str]:
        """Names after the players' own, for those who sit there without being a player."""
        return []

    def draw(self, scene: Scene, view: View, full: bool) -> None:
        """Shows a view; `full` when somebody asked to see everything."""
        scene.screen.rule(scene.words.say("title"))
        for line in _lines(view):
            scene.screen.say(line)

    def ask(self, talk: Talk, seat: int) -> bool:
        """Asks the present question in the board's own way; False leaves it to the menu."""
        return False

    def typed(self, talk: Talk, seat: int, text: str) -> bool:
        """Understands a short form typed at the menu; False if it is none."""
        return False

    def menu(self, talk: Talk, seat: int) -> list[int]:
        """The legal actions in the order of the list."""
        return talk.match.legal(seat)

    def label(self, talk: Talk, seat: int, action: int) -> str:
        """A line of the menu."""
        return action_text(talk.words, action)

    def is_half_taken(self, question: Named) -> bool:
        """Whether undo should go on: this moment lies inside what a person typed as one step."""
        return False

    def section(self, clause: str) -> str:
        """The message that heads the part of the rules a clause stands in; '' for none."""
        return ""

    def reason(self, talk: Talk, seat: int, text: str) -> bool:
        """Says why a move in the board's short form is allowed or not; False if it is none."""
        return False


def _lines(value: Any, indent: int = 0) -> list[str]:
    """A view as an outline: one line a number, deeper lines for what is inside."""
    pad = "  " * indent
    found: list[str] = []
    pairs = value.items() if isinstance(value, dict) else enumerate(value, 1)
    for key, item in pairs:
        if isinstance(item, dict) or (isinstance(item, list) and _nested(item)):
            found.append(f"{pad}{key}:")
            found += _lines(item, indent + 1)
        else:
            flat = " ".join(map(str, item)) if isinstance(item, list) else item
            found.append(f"{pad}{key}: {flat}")
    return found


def _nested(items: list[Any]) -> bool:
    return any(isinstance(item, dict | list) for item in items)
