"""Every message that comes in or goes out, as a model that programs, pages and tests share."""

from rookery.server.shapes.bodies import (
    Agree,
    Empty,
    HandOver,
    Join,
    Move,
    NewName,
    NewTable,
    OneSeat,
    Remove,
    Reveal,
    Say,
    Undo,
    Why,
)

__all__ = [
    "Agree",
    "Empty",
    "HandOver",
    "Join",
    "Move",
    "NewName",
    "NewTable",
    "OneSeat",
    "Remove",
    "Reveal",
    "Say",
    "Undo",
    "Why",
]
