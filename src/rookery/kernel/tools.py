"""Whole games at full speed: random play, counting positions, and the printed playthrough."""

from __future__ import annotations

from rookery.kernel.const import CHANCE, OVER
from rookery.kernel.game import Game, Options, S
from rookery.kernel.picker import Picker
from rookery.kernel.sink import MUTE, Recorder, Sink


def finish(game: Game[S], s: S, pick: Picker, out: Sink = MUTE) -> int:
    """Plays on at random until it is over; answers how many decisions seats took."""
    decisions = 0
    seat = game.pass_chance(s, pick, out)
    while seat >= 0:
        game.apply(s, seat, game.choose(s, seat, pick), out)
        decisions += 1
        seat = game.pass_chance(s, pick, out)
    return decisions


def random_games(game: Game[S], seats: int, options: Options, count: int, seed: int) -> int:
    """Plays whole random games; answers how many decisions seats took."""
    pick = Picker(seed)
    fresh = game.new(seats, options)
    decisions = 0
    for _ in range(count):
        decisions += finish(game, fresh.copy(), pick)
    return decisions


def perft(game: Game[S], s: S, depth: int) -> int:
    """How many lines of `depth` steps start here, chance outcomes counted like choices."""
    seat = game.actor(s)
    if depth == 0 or seat == OVER:
        return 1
    steps = game.outcomes(s) if seat == CHANCE else game.legal(s, seat)
    total = 0
    for step in steps:
        after = s.copy()
        game.apply(after, seat, step, MUTE)
        total += perft(game, after, depth - 1)
    return total


def playthrough(game: Game[S], seats: int, options: Options, seed: int, views: bool = True) -> str:
    """One random game printed in full: a text file that shows any change of the rules as a diff.

    Views may be left out where they are long and have tests of their own.
    """
    pick = Picker(seed)
    s = game.new(seats, options)
    out = Recorder()
    lines = [f"game {game.key} rules {game.version} seats {seats} seed {seed}"]
    lines += [f"option {key} {options[key]}" for key in sorted(options)]
    step = 0
    while True:
        seat = game.actor(s)
        if seat == OVER:
            break
        lines.append(f"== {step}")
        if seat == CHANCE:
            lines.append(_chance_line(game, s))
            action = game.sample(s, pick)
            lines.append(f"outcome {action}")
        else:
            legal = game.legal(s, seat)
            words = " ".join(game.notation(code) for code in legal)
            lines.append(f"seat {seat} of {len(legal)}: {words}")
            action = legal[int(pick.below(len(legal)))]
            lines.append(f"action {game.notation(action)}")
        game.apply(s, seat, action, out)
        for event in out.heard:
            lines.append(_event_line(game, event.kind, event.seen, list(event.args)))
        out.heard.clear()
        lines.append(f"state {_flat(game.dump(s))}")
        if views and seat != CHANCE:
            lines += [f"view {who} {_flat(game.view(s, who))}" for who in range(-1, seats)]
        step += 1
    ended = game.result(s)
    lines.append(f"scores {_flat(ended['scores'])}")
    lines.append(f"winners {_flat(ended['winners'])} {ended['verdict']}".rstrip())
    return "\n".join(lines) + "\n"


def _chance_line(game: Game[S], s: S) -> str:
    odds = " ".join(f"{outcome}*{game.weight(s, outcome)}" for outcome in game.outcomes(s))
    return f"chance {game.streams[game.stream(s)]}: {odds}"


def _event_line(game: Game[S], kind: int, seen: int, args: list[int]) -> str:
    event = game.events[kind]
    words = " ".join(f"{name}={value}" for name, value in zip(event.args, args, strict=False))
    return f"event {event.key} seen {seen} {words}".rstrip()


def _flat(value: object) -> str:
    """Nested lists and dicts in one line, without importing json."""
    if isinstance(value, dict):
        return "{" + " ".join(f"{key}:{_flat(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + " ".join(_flat(item) for item in value) + "]"
    return str(value)
