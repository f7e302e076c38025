"""Listed actions work; all others are refused with a clause and without a trace."""

from __future__ import annotations

from typing import Final

from rookery.kernel import MUTE, Recorder, Refused, play
from rookery.testing.compare import canon
from rookery.testing.events import check_events
from rookery.testing.look import Look
from rookery.testing.turns import check_turn

LISTED: Final = 8  # listed actions tried at one position
UNLISTED: Final = 40  # other actions tried for a seat that is to act
WAITING: Final = 10  # actions tried for a seat that is not


def check_moves(look: Look) -> None:
    """Tries what every seat may do and what it may not."""
    for seat in range(look.seats):
        with look.spot.during("legal", "legal", seat):
            legal = look.game.legal(look.s, seat)
            choices = list(look.game.choices(look.s, seat))
        if choices != legal:
            look.spot.fail("legal", f"choices answers {choices}, legal {legal}", seat)
        _check_listed(look, seat, legal)
        listed = set(legal)
        others = [action for action in range(look.game.n_actions) if action not in listed]
        for action in look.some(others, UNLISTED if listed else WAITING):
            with look.spot.during("refusals", f"refusing action {action}", seat):
                _must_refuse(look, seat, action)
        look.unchanged("refusals", "a refused action", seat)


def _check_listed(look: Look, seat: int, legal: list[int]) -> None:
    game, spot = look.game, look.spot
    for action in legal:
        with spot.during("refusals", "why_not", seat):
            clause = game.why_not(look.s, seat, action)
        if clause:
            word = game.notation(action)
            spot.fail("refusals", f"{word} is listed, but why_not answers {clause}", seat)
    look.unchanged("refusals", "why_not", seat)
    for action in look.some(legal, LISTED):
        _try(look, seat, action)


def _try(look: Look, seat: int, action: int) -> None:
    """A listed action on a copy: no crash, a sound position after it, the original untouched."""
    game, spot = look.game, look.spot
    out = Recorder()
    after = look.s.copy()
    with spot.during("applies", f"the listed action {game.notation(action)}", seat):
        game.apply(after, seat, action, out)
    look.unchanged("copies", f"{game.notation(action)} on a copy", seat)
    check_events(game, out.heard, look.seats, spot)
    check_turn(game, after, look.seats, spot)
    quiet = look.s.copy()
    with spot.during("applies", f"{game.notation(action)} with nobody listening", seat):
        game.apply(quiet, seat, action, MUTE)
    if canon(game.dump(quiet)) != canon(game.dump(after)):
        spot.fail("applies", f"{game.notation(action)} depends on who is listening", seat)


def _must_refuse(look: Look, seat: int, action: int) -> None:
    word = look.game.notation(action)
    try:
        play(look.game, look.s, seat, action, MUTE)
    except Refused as refusal:
        if refusal.clause not in look.game.clauses:
            what = f"{word} is refused by {refusal.clause!r}, which is no clause of the game"
            look.spot.fail("clauses", what, seat)
        return
    look.spot.fail("refusals", f"{word} is not listed, but it is accepted", seat)
