"""Who is to act, what it may do, what it is asked: looked at on every step."""

from __future__ import annotations

from rookery.kernel import CHANCE, OVER, Named, State
from rookery.testing.compare import canon
from rookery.testing.failure import Spot
from rookery.testing.look import AnyGame, Look


def check_turn(game: AnyGame, s: State, seats: int, spot: Spot) -> list[list[int]]:
    """Actors agree with each other and with the legal lists, which are answered."""
    with spot.during("actors", "actor or actors"):
        actor = game.actor(s)
        mask = game.actors(s)
    if actor not in (CHANCE, OVER) and not 0 <= actor < seats:
        spot.fail("actors", f"actor is {actor}")
    lowest = (mask & -mask).bit_length() - 1 if mask else -1
    if not 0 <= mask < 1 << seats or lowest != max(actor, -1):
        spot.fail("actors", f"actor is {actor}, but actors is the mask {mask}")
    lists = []
    for seat in range(seats):
        with spot.during("legal", "legal", seat):
            legal = game.legal(s, seat)
        _check_list(game, legal, bool(mask >> seat & 1), seat, spot)
        lists.append(legal)
    with spot.during("conservation", "faults"):
        faults = game.faults(s)
    if faults:
        spot.fail("conservation", f"the state breaks {', '.join(faults)}")
    return lists


def _check_list(game: AnyGame, legal: list[int], owes: bool, seat: int, spot: Spot) -> None:
    if not owes:
        if legal:
            spot.fail("legal", f"owes no choice, but may take {game.notation(legal[0])}", seat)
        return
    if not legal:
        spot.fail("legal", "owes a choice, but the legal list is empty", seat)
    last = -1
    for action in legal:
        if not 0 <= action < game.n_actions:
            spot.fail("legal", f"action {action} does not exist", seat)
        if action == last:
            spot.fail("legal", f"{game.notation(action)} is listed twice", seat)
        if action < last:
            spot.fail("legal", f"{game.notation(action)} comes after a higher action", seat)
        last = action


def check_questions(look: Look) -> None:
    """A seat that owes a choice is asked a declared question; the others wait."""
    game, spot = look.game, look.spot
    for seat in range(look.seats):
        with spot.during("question", "question", seat):
            asked = game.question(look.s, seat)
        if asked.name not in game.questions:
            spot.fail("question", f"question {asked.name!r} is not declared", seat)
        if (asked.name != "wait") != look.owes(seat):
            owing = "owes a choice" if look.owes(seat) else "owes no choice"
            spot.fail("question", f"{owing}, but is asked {asked.name!r}", seat)
        _check_terms(game, asked, seat, spot)
    look.unchanged("question", "question")


def check_previews(look: Look) -> None:
    """What a seat or an onlooker foresees can be sent, and to foresee changes nothing."""
    for seat in look.observers:
        with look.spot.during("preview", "preview", seat):
            canon(look.game.preview(look.s, seat))
    look.unchanged("preview", "preview")


def check_reasons(look: Look, actions: list[int]) -> None:
    """The numbers behind a refusal are declared, and only what is refused has any."""
    kinds = {kind.key: kind.args for kind in look.game.reasons}
    for seat in range(look.seats):
        for action in actions:
            if not look.game.why_not(look.s, seat, action):
                continue
            with look.spot.during("reason", "reason", seat):
                said = look.game.reason(look.s, seat, action)
            if said.name and kinds.get(said.name) != tuple(said.args):
                look.spot.fail(
                    "reason", f"reason {said.name!r} with {', '.join(said.args)} is not declared", seat
                )
            _check_terms(look.game, said, seat, look.spot)
    look.unchanged("reason", "reason")


def check_motives(look: Look) -> None:
    """What speaks for a choice is declared, and to ask changes nothing."""
    kinds = {kind.key: kind.args for kind in look.game.motives}
    for seat in range(look.seats):
        for action in look.game.legal(look.s, seat):
            with look.spot.during("motive", "motive", seat):
                said = look.game.motive(look.s, seat, action)
            for one in said:
                if kinds.get(one.name) != tuple(one.args):
                    told = ", ".join(one.args)
                    look.spot.fail("motive", f"motive {one.name!r} with {told} is not declared", seat)
                _check_terms(look.game, one, seat, look.spot)
    look.unchanged("motive", "motive")


def _check_terms(game: AnyGame, said: Named, seat: int, spot: Spot) -> None:
    for name, value in said.args.items():
        if name in game.terms and not 0 <= value < len(game.terms[name]):
            spot.fail("question", f"{said.name}: {name} {value} has no word", seat)
