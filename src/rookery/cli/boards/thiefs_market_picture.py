"""Thief's Market drawn for a terminal: the heap, the shelves of cards, the players' piles."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from rookery.cli.boards import thiefs_market_words as spell
from rookery.cli.scene import Scene
from rookery.cli.seats import badge, colour
from rookery.kernel import View

ROW = 5
WIDEST_CARD = 26
LINES_OF_CARD = 6
EDGES = 4  # border and blank on both sides


def draw(scene: Scene, view: View, full: bool) -> None:
    """The whole table; the cards' texts wait for `view`."""
    screen, words = scene.screen, scene.words
    screen.rule(spell.heading(words, view))
    if spell.is_splitting(view):
        screen.show(_heap(scene, view))
    for letter, row in zip(spell.LETTERS, view["market"], strict=True):
        if any(face is not None for face in row):
            screen.show(_shelf(scene, view, letter, row))
    screen.show(_seats(scene, view))
    for seat, player in enumerate(view["players"]):
        if player["cards"]:
            names = ", ".join(spell.card_name(words, owned) for owned in player["cards"])
            screen.say(f"{badge(seat)}  {names}")
    if full:
        for face in spell.faces(view):
            screen.say(f"· {words.term('card', face['card'])}: {spell.card_text(words, face['card'])}")
    screen.say(spell.legend(words), "dim")


def _dice(scene: Scene, counts: list[int]) -> Text:
    """Objects as they lie there: `[Re] [Re] [Bl] <1st>`."""
    text = Text()
    for kind, count in enumerate(counts):
        for _ in range(count):
            letters = spell.short(scene.words, kind)
            marker = kind == len(spell.KIND_KEYS) - 1
            text.append(f"<{letters}>" if marker else f"[{letters}]", spell.KIND_STYLES[kind])
            text.append(" ")
    return text


def _heap(scene: Scene, view: View) -> Panel:
    body = (
        _dice(scene, view["centre"]) if sum(view["centre"]) else Text(scene.words.say("board-market-empty"))
    )
    title = scene.words.say("board-market-centre", count=sum(view["centre"]))
    return Panel(body, title=title, box=box.DOUBLE, width=min(scene.screen.width, 5 * WIDEST_CARD))


def _shelf(scene: Scene, view: View, letter: str, row: list[dict[str, Any] | None]) -> Table:
    width = min(WIDEST_CARD, scene.screen.width // ROW)
    shelf = Table.grid()
    shelf.add_row(*(_card(scene, view, letter, face, width) for face in row))
    return shelf


def _card(scene: Scene, view: View, letter: str, face: dict[str, Any] | None, width: int) -> Panel:
    if face is None:
        body = Text(scene.words.say("board-market-sold"), style="dim")
        return Panel(body, box=box.ROUNDED, width=width, height=LINES_OF_CARD, style="dim")
    body = Text(_broken(scene.words.term("card", face["card"]), width - EDGES), "bold")
    body.append("\n")
    cost = Text()
    for kind, count in enumerate(face["cost"]):
        for _ in range(count):
            cost.append(spell.short(scene.words, kind), spell.KIND_STYLES[kind])
            cost.append(" ")
    body.append_text(cost)
    note = spell.judged(scene, face)
    return Panel(
        body, title=letter, subtitle=note or None, box=box.ROUNDED, width=width, height=LINES_OF_CARD
    )


def _broken(name: str, width: int) -> str:
    """A name whose long words are cut with a hyphen."""
    words = []
    for word in name.split():
        while len(word) > width:
            words.append(word[: width - 1] + "-")
            word = word[width - 1 :]
        words.append(word)
    return " ".join(words)


def _seats(scene: Scene, view: View) -> Table:
    say = scene.words.say
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False)
    table.add_column(say("board-market-players"), no_wrap=True)
    table.add_column("", no_wrap=True)
    table.add_column(say("board-market-pile"))
    for key in ("gold", "infamy", "cards"):
        table.add_column(say(f"score-{key}"), justify="right", no_wrap=True)
    for seat, player in enumerate(view["players"]):
        mark = "►" if seat in (view["actor"], view["buying"]["seat"]) else " "
        dice = (
            _dice(scene, player["pile"]) if sum(player["pile"]) else Text(say("board-market-no-pile"), "dim")
        )
        table.add_row(
            Text(f"{mark}{badge(seat)} {scene.names[seat]}", style=colour(seat)),
            say("shell-you") if seat == view["seat"] else scene.bots.get(seat, ""),
            dice,
            str(player["gold"]),
            spell.infamy(scene.words, player),
            str(len(player["cards"])),
        )
    return table
