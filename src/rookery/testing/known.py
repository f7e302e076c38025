"""What a game declares of its state's fields: another world of a seat may differ only where it says so."""

from __future__ import annotations

from typing import Any

from rookery.kernel import State
from rookery.kernel.state_fields import HIDDEN, OPEN, OWN
from rookery.testing.look import AnyGame, Look


def secret_fields(game: AnyGame) -> set[str]:
    """The fields that somebody may not know."""
    declared = game.fields.declared if game.fields else ()
    return {field.name for field in declared if field.seen != OPEN}


def changed_fields(game: AnyGame, s: State, world: State) -> set[str]:
    """Where two states differ."""
    mine, other = game.dump(s), game.dump(world)
    return {name for name in mine if mine[name] != other[name]}


def check_known(look: Look, world: State, seat: int, source: str) -> set[str]:
    """Fails if a world that a seat cannot tell from its own has another field that the seat may know.

    Answers the fields that differ. A game that declares none is let pass.
    """
    if look.game.fields is None or not look.game.fields.declared:
        return set()
    seen = {field.name: field.seen for field in look.game.fields.declared}
    mine, other = look.game.dump(look.s), look.game.dump(world)
    for name in sorted(mine.keys() ^ seen.keys()):
        look.spot.fail("fields", f"nothing is declared of the state's {name}, or it is not kept")
    different = changed_fields(look.game, look.s, world)
    for name in sorted(different):
        if seen[name] not in (OPEN, OWN, HIDDEN):
            look.spot.fail("fields", f"{name} is declared {seen[name]!r}")
        if seen[name] == OPEN:
            look.spot.fail("fields", f"{name} is declared open, and differs in {source}", seat)
        if seen[name] == OWN and _share(mine[name], seat, look.seats) != _share(
            other[name], seat, look.seats
        ):
            look.spot.fail("fields", f"{name} is declared its owner's, whose own differs in {source}", seat)
    return different


def _share(values: list[Any], seat: int, seats: int) -> list[Any]:
    """The part of a list that belongs to a seat; nothing belongs to an onlooker."""
    each = len(values) // seats
    return values[seat * each : seat * each + each] if seat >= 0 else []
