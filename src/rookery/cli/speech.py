"""Actions and events in words; a game that brings no sentences is told in its own short form."""

from __future__ import annotations

from collections.abc import Sequence

from rookery.bots.registry import level_named
from rookery.table.log import Event
from rookery.words import Words


def action_text(words: Words, action: int) -> str:
    """An action as a choice to read."""
    game = words.game
    if game is not None and not words.has(f"action-{game.unpack(action).name}"):
        return game.notation(action)
    return words.action(action)


def event_lines(words: Words, events: Sequence[Event], names: list[str]) -> list[tuple[Event, str]]:
    """What happened, one line for what belongs together, each with the last event of it."""
    if all(words.has(f"event-{event.key}") for event in events):
        return words.lines(events, names)
    return [(event, _bare(event)) for event in events]


def _bare(event: Event) -> str:
    return " ".join([event.key, *(f"{name} {number}" for name, number in event.args.items())])


def bot_title(words: Words, name: str) -> str:
    """A bot's name for people: levels have one in every language."""
    level = level_named(name)
    return words.say(f"bot-{level}") if level else name
