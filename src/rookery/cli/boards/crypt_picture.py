"""Crypt drawn for a terminal: cards as panels, seats and collections as tables."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from rookery.cli.boards import crypt_words as spell
from rookery.cli.scene import Scene
from rookery.cli.seats import GHOST_BADGE, badge, colour
from rookery.kernel import View

CARD_WIDTH = 20  # the narrowest card
WIDEST_CARD = 28
LINES_OF_CARD = 6
GAP = 3  # between seats and collectors, where both fit side by side


def draw(scene: Scene, view: View, full: bool) -> None:
    """The whole table; on a low screen the collectors' texts wait for `view`."""
    screen, words = scene.screen, scene.words
    screen.rule(spell.heading(words, view))
    for row in _rows_of_cards(scene, view):
        screen.show(row)
    seats, collectors = _seats(scene, view), _collectors(scene, view)
    widths = [screen.console.measure(table).maximum for table in (seats, collectors)]
    if sum(widths) + GAP <= screen.width:
        both = Table.grid(padding=(0, GAP, 0, 0), pad_edge=False)
        both.add_row(seats, collectors)
        screen.show(both)
    else:
        if full or not screen.short:
            screen.show(collectors)
        screen.show(seats)
    screen.show(_collections(scene, view))
    _notes(scene, view, full)


def _rows_of_cards(scene: Scene, view: View) -> list[Table]:
    cards = [(n, card) for n, card in enumerate(view["crypt"], 1) if card["here"]]
    a_row = max(1, min(len(cards), scene.screen.width // CARD_WIDTH))
    if len(cards) > a_row:
        a_row = (len(cards) + 1) // 2 if len(cards) <= 2 * a_row else a_row
    width = min(WIDEST_CARD, scene.screen.width // max(1, a_row))
    rows = []
    for first in range(0, len(cards), a_row):
        row = Table.grid()
        here = cards[first : first + a_row]
        row.add_row(*(_card(scene, view, number, card, width) for number, card in here))
        rows.append(row)
    return rows


def _card(scene: Scene, view: View, number: int, card: dict[str, Any], width: int) -> Panel:
    body = Text(no_wrap=True, overflow="ellipsis")
    body.append(scene.words.term("type", card["type"]), "bold")
    body.append("\n" + spell.value_words(scene.words, view, card))
    body.append("\n")
    body.append_text(_claim(scene, view, card))
    groups = spell.winning(view, card)
    if card["dice"] and groups:
        body.append(f"\n>{card['dice'] * card['effort']}: {groups}")
    elif card["dice"] and view["seat"] >= 0:
        key = "board-crypt-yours" if card["owner"] == view["seat"] else "board-crypt-out-of-reach"
        body.append("\n" + scene.words.say(key))
    shape = box.ROUNDED if card["up"] else box.DOUBLE
    return Panel(body, title=str(number), box=shape, width=width, height=LINES_OF_CARD)


def _claim(scene: Scene, view: View, card: dict[str, Any]) -> Text:
    if card["owner"] < 0:
        return Text(scene.words.say("board-crypt-free"))
    dice = f"[{card['effort']}]" * card["dice"]
    style = "bold" if spell.is_ghost(view, card["owner"]) else colour(card["owner"])
    text = Text(spell.owner_badge(view, card["owner"]), style=style)
    return text.append(f" {dice}={card['dice'] * card['effort']}")


def _collectors(scene: Scene, view: View) -> Table:
    table = _table()
    table.add_column(scene.words.say("board-crypt-collectors"), no_wrap=True)
    table.add_column()
    table.add_column(justify="right", no_wrap=True)
    for kind, side in enumerate(view["sides"]):
        name = Text(f"{scene.words.term('type', kind)} {side}", style="bold")
        text = spell.collector_text(scene.words, view, kind)
        table.add_row(name, text, spell.progress(scene.words, view, kind))
    return table


def _seats(scene: Scene, view: View) -> Table:
    table = _table()
    say = scene.words.say
    table.add_column(say("board-crypt-seats"), no_wrap=True)
    table.add_column("", no_wrap=True)
    for key in ("active", "placed", "exhausted"):
        table.add_column(say(f"board-crypt-{key}"), justify="right", no_wrap=True)
    table.add_column(say("board-crypt-torches"), no_wrap=True)
    for seat, player in enumerate(view["players"]):
        mark = "►" if view["actor"] == seat else " "
        table.add_row(
            Text(f"{mark}{badge(seat)} {scene.names[seat]}", style=colour(seat)),
            _who(scene, view, seat),
            *(_dice(player[key]) for key in ("active", "placed", "exhausted")),
            spell.torches(scene.words, view, seat),
        )
    if "ghost" in view:
        ghost = view["ghost"]
        aside = say("board-crypt-aside", dice=ghost["aside"])
        counts = (_dice(ghost["hand"]), _dice(ghost["placed"]), aside if ghost["aside"] else "–")
        name = f" {GHOST_BADGE} {scene.names[1]}"
        table.add_row(name, "", *counts, spell.torches(scene.words, view, 1))
    return table


def _dice(count: int) -> str:
    return f"{'■' * count} {count}" if count else "–"


def _who(scene: Scene, view: View, seat: int) -> str:
    if seat == view["seat"]:
        return scene.words.say("shell-you")
    return scene.bots.get(seat, "")


def _collections(scene: Scene, view: View) -> Table:
    table = _table()
    table.add_column(scene.words.say("board-crypt-collections"), no_wrap=True)
    for kind, side in enumerate(view["sides"]):
        table.add_column(f"{scene.words.term('type', kind)} {side}", overflow="fold")
    for seat, player in enumerate(view["players"]):
        cells = [spell.column(player, kind) or "–" for kind in range(len(spell.TYPE_KEYS))]
        table.add_row(Text(badge(seat), style=colour(seat)), *cells)
    return table


def _notes(scene: Scene, view: View, full: bool) -> None:
    if any(player["cards"] for player in view["players"]):
        scene.screen.say(scene.words.say("board-crypt-legend"), "dim")
    rolls = [
        scene.words.say(
            "board-crypt-roll",
            player=spell.owner_badge(view, roll["seat"]),
            effort=roll["effort"],
            face=roll["face"],
            failed=int(roll["failed"]),
        )
        for roll in view["rolls"]
        if roll["face"]
    ]
    if rolls:
        scene.screen.say(scene.words.say("board-crypt-rolls", rolls=" · ".join(rolls)))
    if full:
        cards = " · ".join(spell.unseen(scene.words, view))
        scene.screen.say(scene.words.say("board-crypt-unseen", cards=cards))


def _table() -> Table:
    return Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False)
