"""A board for any game: the view as lines, the choices as words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from rookery.cli.seats import signed
from rookery.cli.speech import action_text
from rookery.kernel import Named, View
from rookery.kernel.board import CARDS, DICE, EACH_SEAT, SEAT, TOKENS, TRACK, Zone
from rookery.kernel.board import found as at
from rookery.words import Places, Words

if TYPE_CHECKING:
    from rookery.cli.scene import Scene
    from rookery.cli.table_talk import Talk

    Lines = Callable[[Scene, View, bool], list[str]]  # the view in words
    Picture = Callable[[Scene, View, bool], None]  # the view as a drawing


class Board:
    """What the talk asks of a game's board; each answer here suits every game."""

    def more_names(self, words: Words) -> list[str]:
        """Names after the players' own, for those who sit there without being a player."""
        return []

    def places(self, view: View) -> Places | None:
        """How the places of a map are named, once there is one."""
        return None

    def draw(self, scene: Scene, view: View, full: bool) -> None:
        """Shows a view; `full` when somebody asked to see everything."""
        scene.screen.rule(scene.words.say("title"))
        game = scene.words.game
        zones = game.board.zones if game else ()
        for line in zone_lines(scene, view, zones) if zones else _lines(view):
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


class Drawn(Board):
    """A board that is said in lines where the screen is plain, and drawn elsewhere."""

    asks = ""  # the question that it asks in its own way, if any

    def __init__(self, lines: Lines, picture: Picture) -> None:
        self._lines = lines
        self._picture = picture

    def draw(self, scene: Scene, view: View, full: bool) -> None:
        if scene.screen.plain:
            for line in self._lines(scene, view, full):
                scene.screen.say(line)
        else:
            self._picture(scene, view, full)

    def ask(self, talk: Talk, seat: int) -> bool:
        own = talk.match.question(seat).name == self.asks
        if own:
            self.ask_own(talk, seat)
        return own

    def ask_own(self, talk: Talk, seat: int) -> None:
        """Asks it."""
        raise NotImplementedError


def zone_lines(scene: Scene, view: View, zones: Sequence[Zone]) -> list[str]:
    """What lies where, as the game declares it: a line a zone, those of the seats under their names."""
    shared = [zone for zone in zones if EACH_SEAT not in zone.at.split(".")]
    found = [_zone_line(scene, zone, at(view, zone.at)) for zone in shared]
    for seat, name in enumerate(scene.names):
        own = [(zone, at(view, zone.at)) for zone in zones if zone not in shared]
        held = [(zone, each[seat]) for zone, each in own if isinstance(each, list) and seat < len(each)]
        found.append(signed(seat, name).plain)
        found += [
            "    " + _zone_line(scene, zone, what) for zone, what in held if what != [] or not zone.small
        ]
    return found


def _zone_line(scene: Scene, zone: Zone, held: Any) -> str:
    cells = held if isinstance(held, list) else [held]
    pieces = " ".join(_piece(scene, zone, cell) for cell in cells)
    return f"{scene.words.say(f'zone-{zone.key}')}: {pieces or '–'}"


def _piece(scene: Scene, zone: Zone, cell: Any) -> str:
    """A number as its word or name, or in brackets like a die; a question mark for what is hidden."""
    if cell is None:
        return "[?]" if zone.kind in (CARDS, DICE, TOKENS) else "?"
    if zone.kind == SEAT:
        return signed(cell, scene.names[cell]).plain if 0 <= cell < len(scene.names) else "–"
    if zone.kind == DICE:
        return f"[{cell}]" if cell else "–"
    if zone.kind == TRACK and zone.steps:
        return f"{cell}/{zone.steps}"
    return scene.words.term(zone.term, cell) if zone.term else str(cell)


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
