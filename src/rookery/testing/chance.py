"""Chance: outcomes are real, weights positive, `sample` and `pass_chance` follow them, `choose` is fair."""

from __future__ import annotations

from typing import Final

from rookery.kernel import CHANCE, Picker, Recorder, State
from rookery.testing.chi import DOUBT, Fit, fit
from rookery.testing.compare import canon
from rookery.testing.failure import Spot
from rookery.testing.look import AnyGame, Look

DRAWS: Final = 200  # samples drawn at each examined chance event
PICKS: Final = 40  # choices made at each examined position
CHOOSE: Final = -1  # where a stream would stand


def check_outcomes(game: AnyGame, s: State, spot: Spot) -> None:
    """Outcomes are unique and not empty, each with a weight above 0, on a declared stream."""
    with spot.during("outcomes", "outcomes, weight or stream"):
        outcomes = game.outcomes(s)
        weights = [game.weight(s, outcome) for outcome in outcomes]
        stream = game.stream(s)
    if not outcomes:
        spot.fail("outcomes", "chance is to act, but nothing can happen")
    if len(set(outcomes)) != len(outcomes):
        spot.fail("outcomes", f"an outcome is there twice in {outcomes}")
    for outcome, weight in zip(outcomes, weights, strict=True):
        if weight <= 0:
            spot.fail("outcomes", f"outcome {outcome} has the weight {weight}")
    if not 0 <= stream < len(game.streams):
        spot.fail("outcomes", f"stream {stream} is not declared")


def check_passing(look: Look, max_steps: int) -> None:
    """`pass_chance` does what sampling and applying one by one does: the same state, events and actor.

    One by one comes first, and is counted: only what is known to end is left to `pass_chance`.
    """
    game, spot = look.game, look.spot
    seed = int(look.pick.word())
    slow, expected = look.s.copy(), Recorder()
    pick, steps = Picker(seed), 0
    with spot.during("outcomes", "sampling and applying one by one"):
        while game.actor(slow) == CHANCE:
            game.apply(slow, CHANCE, game.sample(slow, pick), expected)
            steps += 1
            if steps > max_steps:
                spot.fail("length", f"chance has not done acting after {max_steps} steps")
    look.unchanged("copies", "passing chance on a copy")
    quick, heard = look.s.copy(), Recorder()
    with spot.during("outcomes", "pass_chance"):
        actor = game.pass_chance(quick, Picker(seed), heard)
    if actor == CHANCE or actor != game.actor(quick):
        spot.fail("outcomes", f"pass_chance answered {actor}, but the actor is {game.actor(quick)}")
    if canon(game.dump(quick)) != canon(game.dump(slow)) or heard.heard != expected.heard:
        spot.fail("outcomes", "pass_chance did not do what sampling and applying one by one does")
    look.unchanged("copies", "pass_chance on a copy")


class Odds:
    """What `sample` answered over a whole run, stream by stream, and what `choose` chose."""

    def __init__(self) -> None:
        self.fits: dict[int, Fit] = {}

    def collect(self, look: Look) -> None:
        """Draws many times at one chance event; every answer must be a listed outcome."""
        game, spot = look.game, look.spot
        outcomes = game.outcomes(look.s)
        counts = dict.fromkeys(outcomes, 0)
        for _ in range(DRAWS):
            with spot.during("outcomes", "sample"):
                drawn = game.sample(look.s, look.pick)
            if drawn not in counts:
                spot.fail("outcomes", f"sample answered {drawn}, which is not in {outcomes}")
            counts[drawn] += 1
        look.unchanged("outcomes", "sample")
        weights = [game.weight(look.s, outcome) for outcome in outcomes]
        found = fit([counts[outcome] for outcome in outcomes], weights)
        self.fits.setdefault(game.stream(look.s), Fit()).add(found)

    def collect_choices(self, look: Look) -> None:
        """Chooses many times for the seat that is to act; every choice must be legal."""
        game, spot, seat = look.game, look.spot, look.actor
        legal = game.legal(look.s, seat)
        counts = dict.fromkeys(legal, 0)
        for _ in range(PICKS):
            with spot.during("legal", "choose", seat):
                chosen = game.choose(look.s, seat, look.pick)
            if chosen not in counts:
                spot.fail("legal", f"choose answered {chosen}, which is not in {legal}", seat)
            counts[chosen] += 1
        look.unchanged("legal", "choose", seat)
        self.fits.setdefault(CHOOSE, Fit()).add(fit(list(counts.values()), [1] * len(legal)))

    def judge(self, game: AnyGame, spot: Spot) -> None:
        """Fails if what was drawn is too far from the weights to be an accident."""
        for stream, found in self.fits.items():
            if found.p_value < DOUBT:
                name = "choose" if stream == CHOOSE else f"sample of stream {game.streams[stream]}"
                spot.fail(
                    "odds",
                    f"{name} does not follow the weights "
                    f"(chi-squared {found.statistic:.1f} with {found.freedom} degrees, "
                    f"p {found.p_value:.1e})",
                )
