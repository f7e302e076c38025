"""Events keep to their declared kinds, numbers and hearers."""

from __future__ import annotations

from rookery.kernel import EVERYONE, Happening
from rookery.testing.failure import Spot
from rookery.testing.look import AnyGame


def check_events(game: AnyGame, heard: list[Happening], seats: int, spot: Spot) -> None:
    """Every event of one step is of a known kind, has its numbers and no more, and real hearers."""
    for event in heard:
        if not 0 <= event.kind < len(game.events):
            spot.fail("events", f"event kind {event.kind} is not declared")
        kind = game.events[event.kind]
        if event.seen != EVERYONE and not 0 <= event.seen < 1 << seats:
            spot.fail("events", f"event {kind.key} is for the mask {event.seen}, not for seats")
        if event.seen != EVERYONE and not kind.secret:
            spot.fail("events", f"event {kind.key} is for the mask {event.seen}, but declared for everybody")
        if any(event.args[len(kind.args) :]):
            spot.fail("events", f"event {kind.key} has more numbers than {len(kind.args)}")
        for name, value in zip(kind.args, event.args, strict=False):
            if name in game.terms and not 0 <= value < len(game.terms[name]):
                spot.fail("events", f"event {kind.key}: {name} {value} has no word")
