"""When several seats owe a choice, the order in which they answer changes nothing."""

from __future__ import annotations

from rookery.kernel import Happening, Recorder
from rookery.testing.compare import difference
from rookery.testing.look import Look


def check_order(look: Look) -> None:
    """Commits the same choices forwards and backwards and compares the results."""
    seats = [seat for seat in range(look.seats) if look.owes(seat)]
    if len(seats) < 2:
        return
    chosen = {}
    for seat in seats:
        legal = look.game.legal(look.s, seat)
        chosen[seat] = legal[int(look.pick.below(len(legal)))]
    first, heard = _commit(look, seats, chosen)
    mixed = list(seats)
    look.pick.shuffle(mixed)
    for other in (seats[::-1], mixed):
        second, heard_there = _commit(look, other, chosen)
        found = difference(first, second, "dump")
        found = found or difference(sorted(heard), sorted(heard_there), "events")
        if found:
            look.spot.fail("order", f"answers in the order {other}, not {seats}, give {found}")


def _commit(
    look: Look, seats: list[int], chosen: dict[int, int]
) -> tuple[dict[str, object], list[Happening]]:
    """The position after these seats answered in this order; a waiting seat's list stays."""
    game = look.game
    s = look.s.copy()
    out = Recorder()
    for seat in seats:
        legal = game.legal(s, seat)
        if legal != game.legal(look.s, seat):
            found = difference(game.legal(look.s, seat), legal, "legal")
            look.spot.fail("order", f"another seat's answer changed its choices: {found}", seat)
        with look.spot.during("order", f"answering in the order {seats}", seat):
            game.apply(s, seat, chosen[seat], out)
    return game.dump(s), out.heard
