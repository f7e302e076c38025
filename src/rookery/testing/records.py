"""The game at a table: records that replay, and a table that tells no more than the rules."""

from __future__ import annotations

import json
from typing import Any

from rookery.kernel import CHANCE, Game, Picker, State
from rookery.table.match import Match, verify
from rookery.testing.compare import canon, difference
from rookery.testing.failure import Spot
from rookery.testing.look import AnyGame
from rookery.testing.shadows import Shadow, Steps


def check_record(game: AnyGame, spot: Spot) -> None:
    """Plays one match at random; its record must lead to the same hash through JSON."""
    pick = Picker(spot.seed)
    with spot.during("records", "a match at a table"):
        match = Match(game, spot.seats, spot.seed, dict(spot.options))
        while not match.over:
            seat = match.actors[int(pick.below(len(match.actors)))]
            legal = match.legal(seat)
            match.play(legal[int(pick.below(len(legal)))], seat)
        line = canon(match.record())
        again = verify(json.loads(line), game=game)
    if again.hash != match.hash:
        spot.fail("records", f"the record replays to hash {again.hash}, not {match.hash}")
    if canon(again.record()) != line:
        found = difference(match.record(), again.record(), "record")
        spot.fail("records", f"the replayed match has another record: {found}")


class Script:
    """A chance source whose outcomes are written down before."""

    def __init__(self, outcomes: list[int]) -> None:
        self._outcomes = iter(outcomes)

    def outcome(self, game: Game[Any], s: State) -> int:
        """The next outcome of the script."""
        return next(self._outcomes)

    def skip(self, game: Game[Any], s: State, outcome: int) -> None:
        """Passes over one outcome."""
        next(self._outcomes)

    def mark(self) -> str:
        """Outcomes of a script hang on nothing else."""
        return ""

    def describe(self) -> dict[str, Any]:
        """What a record may say of it."""
        return {"kind": "script"}

    def reveal(self) -> dict[str, Any]:
        """The same: nothing is hidden in a script."""
        return self.describe()


def check_table_secrets(game: AnyGame, spot: Spot, steps: Steps, shadow: Shadow | None) -> None:
    """Where a seat cannot tell two worlds apart, the table tells it the same in both."""
    if shadow is None or not shadow.settled:
        return
    with spot.during("records", "a match at a table"):
        real = _played(game, spot, steps[: shadow.settled])
        other = _played(game, spot, shadow.steps[: shadow.settled])
    spot.step = shadow.settled
    seat = shadow.seat
    found = difference(real.view(seat), other.view(seat), "view")
    found = found or difference(real.events(seat), other.events(seat), "events")
    if seat >= 0:
        found = found or difference(real.legal(seat), other.legal(seat), "legal")
        found = found or difference(real.can_undo(seat), other.can_undo(seat), "can_undo")
    if found:
        spot.fail("leak-table", f"can be told from {shadow.source}: {found}", seat)


def _played(game: AnyGame, spot: Spot, steps: Steps) -> Match:
    """A match that went through these steps."""
    script = Script([code for actor, code in steps if actor == CHANCE])
    match = Match(game, spot.seats, spot.seed, dict(spot.options), chance=script)
    for seat, action in steps:
        if seat != CHANCE:
            match.play(action, seat)
    return match
