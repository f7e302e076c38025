"""Where rules tell what happened. Search listens to nothing, a table to everything."""

from __future__ import annotations

from typing import Final, NamedTuple

from rookery.kernel.hints import mypyc_attr

WIDTH: Final = 6  # an event carries at most six numbers


class Happening(NamedTuple):
    """One raw event: its kind, who may see it (a bit mask of seats, or EVERYONE), its numbers."""

    kind: int
    seen: int
    args: tuple[int, int, int, int, int, int]


@mypyc_attr(allow_interpreted_subclasses=True)
class Sink:
    """Hears nothing. Rules may skip the work of telling when `live` is False."""

    def __init__(self) -> None:
        self.live = False

    def emit(
        self, kind: int, seen: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
    ) -> None:
        """One thing happened; `seen` is the mask of the seats that may know."""


class Recorder(Sink):
    """Keeps every event in order."""

    def __init__(self) -> None:
        self.live = True
        self.heard: list[Happening] = []

    def emit(
        self, kind: int, seen: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
    ) -> None:
        self.heard.append(Happening(kind, seen, (a, b, c, d, e, f)))


MUTE: Final = Sink()
