"""Saving at any point, and copies that share nothing."""

from __future__ import annotations

import json
from typing import Any, Final

from rookery.kernel import CHANCE, OVER, Picker, Recorder, State
from rookery.testing.compare import canon, difference
from rookery.testing.failure import Spot
from rookery.testing.look import AnyGame, Look
from rookery.testing.turns import check_turn

AHEAD: Final = 6  # steps played on from a restored save


class Kept:
    """Copies taken along a game; they must never change afterwards."""

    def __init__(self) -> None:
        self.copies: list[tuple[int, State, str]] = []

    def keep(self, look: Look) -> None:
        """Takes a copy, which must be equal, and remembers how it looks."""
        with look.spot.during("copies", "copy"):
            twin = look.s.copy()
            text = canon(look.game.dump(twin))
        if text != look.before:
            found = difference(json.loads(look.before), json.loads(text), "dump")
            look.spot.fail("copies", f"a copy is not equal to its original: {found}")
        self.copies.append((look.spot.step, twin, text))

    def recheck(self, game: AnyGame, spot: Spot) -> None:
        """Looks at all copies again."""
        for step, twin, text in self.copies:
            now = canon(game.dump(twin))
            if now != text:
                found = difference(json.loads(text), json.loads(now), "dump")
                spot.fail("copies", f"a copy taken at step {step} has changed since: {found}")


def check_copy(look: Look) -> None:
    """A copy is played on for a while, step by step: its original does not notice.

    This comes before all that plays on with copies: one that shares lists could make that go on for ever.
    """
    game, twin = look.game, look.s.copy()
    pick = Picker(int(look.pick.word()))
    for count in range(AHEAD):
        actor = game.actor(twin)
        if actor == OVER or (actor >= 0 and not game.legal(twin, actor)):
            break  # a list without a choice is found where the game itself comes to it
        with look.spot.during("applies", f"a random step on a copy, {count} steps on,"):
            step_at_random(game, twin, pick, Recorder())
        look.unchanged("copies", "a step on a copy")


def check_save(look: Look, ahead: int) -> None:
    """A save goes through JSON and back, looks the same to all, and plays on the same way."""
    game, spot = look.game, look.spot
    data = json.loads(look.before)
    with spot.during("saves", "restore"):
        back = game.restore(data)
        text = canon(game.dump(back))
    if text != look.before:
        found = difference(json.loads(look.before), json.loads(text), "dump")
        spot.fail("saves", f"a restored save is not the same: {found}")
    for seat in look.observers:
        found = difference(game.view(look.s, seat), game.view(back, seat), "view")
        if not found and seat >= 0:
            found = difference(game.legal(look.s, seat), game.legal(back, seat), "legal")
        if found:
            spot.fail("saves", f"after a restore {found}", seat)
    found = _play_on(look, look.s.copy(), back, ahead)
    if found:
        spot.fail("saves", f"a restored save plays on differently: {found}")
    look.unchanged("copies", "playing on with a copy")
    if canon(data) != look.before:
        spot.fail("saves", "playing on from a restored save changed the saved data")


def _play_on(look: Look, s: State, back: State, ahead: int) -> str:
    """Plays both on with equal dice; answers the first difference of dumps or events."""
    game = look.game
    seed = int(look.pick.word())
    first, second = Picker(seed), Picker(seed)
    heard, heard_back = Recorder(), Recorder()
    for count in range(ahead):
        if game.actor(s) == OVER:
            break
        check_turn(game, s, look.seats, look.spot)
        kept = game.dump(s)
        text = canon(kept)
        with look.spot.during("applies", f"a random step, {count} steps on,"):
            step_at_random(game, s, first, heard)
        with look.spot.during("saves", "playing on from a save"):
            step_at_random(game, back, second, heard_back)
        if canon(kept) != text:
            return "a dump changed when its state was played on"
        dumped, dumped_back = game.dump(s), game.dump(back)
        if canon(dumped) != canon(dumped_back) or heard.heard != heard_back.heard:
            found = difference(dumped, dumped_back, "dump")
            return found or difference(heard.heard, heard_back.heard, "events")
        heard.heard.clear()
        heard_back.heard.clear()
    return ""


def step_at_random(game: AnyGame, s: State, pick: Picker, out: Recorder) -> None:
    """One random step of chance or of the seat to act."""
    seat = game.actor(s)
    if seat == CHANCE:
        game.apply(s, CHANCE, game.sample(s, pick), out)
        return
    legal = game.legal(s, seat)
    game.apply(s, seat, legal[int(pick.below(len(legal)))], out)


def check_broken_saves(look: Look) -> None:
    """A save that lacks a part is refused with one sentence, not with a crash."""
    whole: dict[str, Any] = json.loads(look.before)
    for key in whole:
        broken = {name: value for name, value in whole.items() if name != key}
        try:
            look.game.restore(broken)
        except ValueError as refusal:
            if str(refusal):
                continue
            look.spot.fail("saves", f"a save without {key!r} is refused without a reason")
        except Exception as error:
            what = f"a save without {key!r} raised {type(error).__name__}, not ValueError"
            look.spot.fail("saves", what)
        look.spot.fail("saves", f"a save without {key!r} is accepted")
