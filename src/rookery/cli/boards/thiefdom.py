"""Thiefdom at the terminal: the town in letters, the guilds below it, and what each choice means."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from rookery.cli.boards import thiefdom_map, thiefdom_words
from rookery.cli.boards.plain import Board
from rookery.cli.boards.thiefdom_places import Town
from rookery.cli.menu import LONGEST, pick
from rookery.cli.seats import badge, colour
from rookery.cli.speech import action_text
from rookery.games.thiefdom.const import BUILDING, STRIDE, THIEVES
from rookery.kernel import Named, View
from rookery.words import Places

if TYPE_CHECKING:
    from rookery.cli.scene import Scene
    from rookery.cli.table_talk import Talk

CARDS: Final = "section-20"
LEGEND_WIDTH: Final = 24


class Table(Board):
    """The city, its citizens and the guilds."""

    def places(self, view: View) -> Places | None:
        return Town(view) if "map" in view else None

    def draw(self, scene: Scene, view: View, full: bool) -> None:
        screen, words = scene.screen, scene.words
        words.places = self.places(view)
        screen.rule(thiefdom_words.heading(words, view))
        if "map" in view:
            _draw_city(scene, view)
            screen.show(_guilds(scene, view))
            told = full or view["phase"] in ("hideout", "plan")  # later `view` tells them again
            for line in thiefdom_words.notes(words, view, told):
                screen.say(line)

    def ask(self, talk: Talk, seat: int) -> bool:
        """A long list stays one list with words; houses are asked by section first."""
        legal = talk.match.legal(seat)
        if len(legal) <= LONGEST:
            return False
        question = talk.match.question(seat)
        talk.screen.say(talk.words.question(question, talk.names), "bold")
        if question.name == "hideout":
            legal = _in_section(talk, seat, legal)
        answer = pick(talk, seat, [self.label(talk, seat, action) for action in legal])
        if answer is not None:
            talk.match.play(legal[answer], seat)
        return True

    def label(self, talk: Talk, seat: int, action: int) -> str:
        """An action, with the place that a step leads to and the guard who would see it."""
        named = talk.match.game.unpack(action)
        text = action_text(talk.words, action)
        view = talk.match.view(seat)
        if named.name == "step":
            place = talk.words.placed("place-cell", named.args)
            text = talk.words.say("board-thiefdom-into", action=text, place=place)
            return _with_guard(talk, view, text, named)
        return text

    def section(self, clause: str) -> str:
        return f"section-{clause.partition('.')[0][3:]}" if "." in clause else CARDS


def _in_section(talk: Talk, seat: int, legal: list[int]) -> list[int]:
    """The houses of one section, chosen by its number."""
    of = {action: talk.match.game.unpack(action).args["section"] for action in legal}
    sections = sorted(set(of.values()))
    labels = [talk.words.say("place-section", section=section) for section in sections]
    answer = pick(talk, seat, labels, typed=False)
    return [action for action in legal if of[action] == sections[answer or 0]]


def _with_guard(talk: Talk, view: View, text: str, named: Named) -> str:
    cell = named.args["row"] * STRIDE + named.args["column"]
    for number, citizen in enumerate(view["citizens"]):
        if cell in citizen["sees"]:
            guard = talk.words.term("citizen", number, "the")
            return talk.words.say("board-thiefdom-seen", action=text, citizen=guard)
    return text


def _draw_city(scene: Scene, view: View) -> None:
    """The map; its legend beside it where there is room, else below in one paragraph."""
    city = Text("\n").join(thiefdom_map.draw(view))
    legend = thiefdom_words.legend(scene.words)
    wide = view["map"]["columns"] * 2 + 4
    if wide + LEGEND_WIDTH <= scene.screen.width:
        both = Grid.grid(padding=(0, 2, 0, 0))
        both.add_row(city, Text("\n".join(legend), style="dim", no_wrap=True, overflow="ellipsis"))
        scene.screen.show(both)
    else:
        scene.screen.show(city)
        scene.screen.say(" · ".join(legend), "dim")


def _guilds(scene: Scene, view: View) -> Grid:
    say = scene.words.say
    table = Grid(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False)
    table.add_column(say("board-thiefdom-guild"), no_wrap=True)
    table.add_column(say("board-thiefdom-vp"), justify="right", no_wrap=True)
    for key in ("place", "goods", "cards"):
        table.add_column(say(f"board-thiefdom-{key}"), overflow="fold")
    for seat, player in enumerate(view["players"]):
        _add_guild(scene, view, table, seat, player["vp"])
    return table


def _add_guild(scene: Scene, view: View, table: Grid, seat: int, vp: int) -> None:
    words = scene.words
    mark = "►" if view["actor"] == seat else " "
    home = view["players"][seat]["hideout"]
    spot = BUILDING + home if home >= 0 else -1
    first = words.say("board-thiefdom-first") if view["first"] == seat and view["seats"] > 1 else ""
    name = Text(f"{mark}{badge(seat)} {scene.names[seat]}"[:16], style=colour(seat))
    place = f"{words.say('board-thiefdom-hideout')}: {thiefdom_words.place(words, view, spot)}"
    table.add_row(name, str(vp), place, thiefdom_words.hideout(words, view, seat), first)
    for number in range(THIEVES):
        thief = view["thieves"][seat * THIEVES + number]
        carried = thiefdom_words.goods(words, thief["goods"], [thief["artwork"]] if thief["artwork"] else [])
        active = "►" if view["turn_of"]["active"] == seat * THIEVES + number else " "
        sign = Text(f" {active}{thiefdom_map.SEATS[seat]}{number + 1} ", style=colour(seat))
        sign.append(words.term("thief", number))
        where = thiefdom_words.place(words, view, thief["spot"])
        table.add_row(sign, "", where, carried, thiefdom_words.cards(words, thief))
