"""Whole random games, with the checks along the way."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

from rookery.kernel import CHANCE, OVER, Game, Options, Picker, Recorder, State
from rookery.testing.chance import Odds, check_outcomes, check_passing
from rookery.testing.compare import canon
from rookery.testing.declared import check_declared
from rookery.testing.events import check_events
from rookery.testing.failure import Spot
from rookery.testing.leaks import check_twins, real_faces, tried_actions
from rookery.testing.look import AnyGame, Look
from rookery.testing.moves import check_moves
from rookery.testing.order import check_order
from rookery.testing.processes import check_processes
from rookery.testing.records import check_record, check_table_secrets
from rookery.testing.report import Report
from rookery.testing.result import check_end, check_scores
from rookery.testing.saves import AHEAD, Kept, check_broken_saves, check_copy, check_save
from rookery.testing.secret import Secrets, check_secrets
from rookery.testing.shadows import Shadows, Steps
from rookery.testing.truth import Truth
from rookery.testing.turns import check_motives, check_previews, check_questions, check_reasons, check_turn
from rookery.testing.views import check_views

MAX_STEPS: Final = 20_000


def check(
    game: Game[Any],
    games: int = 100,
    seed: int = 0,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    secrets: Secrets | None = None,
    *,
    positions: int = 300,
    max_steps: int = MAX_STEPS,
    source: str | None = None,
) -> Report:
    """Plays `games` random games for each number of seats and raises the first fault found.

    `options` fixes the settings (otherwise every game draws its own), `secrets` adds hidden things
    to be changed by brute force, `positions` is about how many positions for each number of seats
    get the expensive checks, `source` says how another process finds the game.
    """
    run = Run(game, Report(game.key), secrets, max(1, positions // max(1, games)), max_steps)
    check_declared(game, run.spot)
    counts = [seats] if seats else list(range(game.min_seats, game.max_seats + 1))
    for count in counts:
        for index in range(games):
            settled = settle_options(game, count, options, seed + index)
            run.play(count, settled, seed + index)
        if source:
            check_processes(source, count, game.settle(count, options or {}), seed)
    run.finish()
    return run.report


def settle_options(game: AnyGame, seats: int, options: dict[str, Any] | None, seed: int) -> Options:
    """The given settings, or random ones as far as the game allows them together."""
    if options is not None:
        return game.settle(seats, options)
    pick = Picker((seed << 8) + seats)
    chosen: dict[str, str] = {}
    for option in game.options:
        value = option.values[int(pick.below(len(option.values)))]
        with suppress(ValueError):  # not at this number of seats, or not beside the others
            game.settle(seats, {**chosen, option.key: value})
            chosen[option.key] = value
    return game.settle(seats, chosen)


class Run:
    """What lasts over all the games of one call."""

    def __init__(
        self,
        game: AnyGame,
        report: Report,
        secrets: Secrets | None,
        samples: int,
        max_steps: int,
    ) -> None:
        self.game = game
        self.report = report
        self.secrets = secrets
        self.samples = samples  # positions of one game that get the expensive checks
        self.max_steps = max_steps
        self.odds = Odds()
        self.truth = Truth(game)
        self.spot = Spot(game.key)
        self._secrets_changed = 0

    def play(self, seats: int, options: Options, seed: int) -> None:
        """One game played quickly, twice, then step by step with the checks."""
        self.spot = Spot(self.game.key, seats, options, seed)
        self.spot.usual = {option.key: option.default for option in self.game.options}
        quick = Quick(self.game, self.spot, self.max_steps)
        again = Quick(self.game, self.spot, self.max_steps)
        if (again.steps, again.text) != (quick.steps, quick.text):
            self.spot.fail("determinism", "the same seed played another game the second time")
        with self.spot.during("new", "new"):
            s = self.game.new(seats, options)
        walk = Walk(self, s, quick)
        walk.play()
        self.report.games += 1
        self.report.longest = max(self.report.longest, self.spot.step)
        if walk.steps != quick.steps or canon(self.game.dump(s)) != quick.text:
            self.spot.fail("determinism", "the same seed played another game under the checks")
        check_record(self.game, self.spot)
        check_table_secrets(self.game, self.spot, walk.steps, walk.shadows.best)

    def examine(self, look: Look, kept: Kept) -> None:
        """The expensive checks of one position."""
        self.report.positions += 1
        first = not kept.copies
        kept.keep(look)
        kept.recheck(self.game, self.spot)
        check_copy(look)
        check_views(look)
        check_questions(look)
        check_previews(look)
        check_motives(look)
        check_scores(self.game, look.s, look.seats, self.spot)
        if look.actor == CHANCE:
            self.odds.collect(look)
            check_passing(look, self.max_steps)
        elif look.actor >= 0:
            self.odds.collect_choices(look)
        check_moves(look)
        check_order(look)
        check_save(look, self.max_steps if first else AHEAD)
        if look.actor == OVER:
            check_broken_saves(look)
        actions = tried_actions(look)
        check_reasons(look, actions)
        faces = real_faces(look, actions)
        if self.secrets:
            self._secrets_changed += check_secrets(look, self.secrets, faces, actions, self.report.differed)
        self.report.differed |= check_twins(look, faces, actions)
        self.report.worlds += len(look.observers)

    def finish(self) -> None:
        """What can be said only after all games."""
        spot = Spot(self.game.key)
        self.odds.judge(self.game, spot)
        self.truth.judge(spot)
        self.report.worlds += self._secrets_changed
        if self.secrets and not self._secrets_changed:
            spot.fail("secrets", "no secret ever changed anything")


class Walk:
    """One game step by step, with the cheap checks everywhere and the others here and there."""

    def __init__(self, run: Run, s: State, quick: Quick) -> None:
        self.run = run
        self.game = run.game
        self.spot = run.spot
        self.s = s
        self.steps: Steps = []
        self.shadows = Shadows(run.game, run.spot, truth=run.truth)
        self._kept = Kept()
        self._pick = Picker(run.spot.seed)
        self._chosen = _some_steps(len(quick.steps), run.samples, run.spot.seed)

    def play(self) -> None:
        """From the first step to the end."""
        self.spot.step = 0
        while True:
            seats = self.spot.seats
            lists = check_turn(self.game, self.s, seats, self.spot)
            widest = max(len(legal) for legal in lists)
            self.run.report.branching = max(self.run.report.branching, widest)
            over = self.game.actor(self.s) == OVER
            look = None
            if over or not self._chosen or self.spot.step in self._chosen:
                look = Look(self.game, self.s, seats, self.spot)
                self.run.examine(look, self._kept)
            if over:
                break
            self._step(look)
        self._end()

    def _step(self, look: Look | None) -> None:
        """Chooses, forks the shadows at examined positions, and moves on."""
        game, spot = self.game, self.spot
        if game.actor(self.s) == CHANCE:
            check_outcomes(game, self.s, spot)
        with spot.during("applies", "choosing a step"):
            seat, code = choose(game, self.s, self._pick)
        if look:
            self.shadows.fork(look, seat, code, self.steps)
        out = Recorder()
        with spot.during("applies", f"step {code} of actor {seat}"):
            game.apply(self.s, seat, code, out)
        check_events(game, out.heard, spot.seats, spot)
        self.shadows.follow(seat, code, self.s, out)
        self.steps.append((seat, code))
        spot.step += 1
        if seat == CHANCE:
            self.run.report.chances += 1
        else:
            self.run.report.decisions += 1
        if spot.step > self.run.max_steps:
            spot.fail("length", f"the game is not over after {self.run.max_steps} steps")

    def _end(self) -> None:
        check_end(self.game, self.s, self.spot.seats, self.spot)
        self._kept.recheck(self.game, self.spot)
        self.run.report.worlds += self.shadows.compared


def _some_steps(length: int, samples: int, seed: int) -> set[int]:
    """Which steps of a game get the expensive checks: one in each stretch of equal length."""
    pick = Picker(seed + 1)
    count = min(samples, length)
    return {(index * length + int(pick.below(length))) // count for index in range(count)}


class Quick:
    """A game played without looking, to know how long it is and how it ends."""

    def __init__(self, game: AnyGame, spot: Spot, max_steps: int) -> None:
        self.steps: Steps = []
        self.text = ""
        pick = Picker(spot.seed)
        try:
            s = game.new(spot.seats, spot.options)
            while len(self.steps) < max_steps and game.actor(s) != OVER:
                self.steps.append(choose(game, s, pick))
                game.apply(s, *self.steps[-1], Recorder())
        except Exception:
            return  # the careful second game says what is wrong here
        if len(self.steps) >= max_steps:
            spot.step = len(self.steps)
            spot.fail("length", f"the game is not over after {max_steps} steps")
        self.text = canon(game.dump(s))


def choose(game: AnyGame, s: State, pick: Picker) -> tuple[int, int]:
    """A random step: with several to act, a random one of them."""
    mask = game.actors(s)
    if not mask:
        return CHANCE, game.sample(s, pick)
    seats = [seat for seat in range(mask.bit_length()) if mask >> seat & 1]
    seat = seats[int(pick.below(len(seats)))]
    legal = game.legal(s, seat)
    return seat, legal[int(pick.below(len(legal)))]
