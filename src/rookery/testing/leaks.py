"""What a seat is shown must not depend on what it may not know."""

from __future__ import annotations

from typing import Final

from rookery.kernel import CHANCE, OVER, Named, Recorder, State, View
from rookery.testing.compare import canon, difference
from rookery.testing.events import check_events
from rookery.testing.failure import Spot
from rookery.testing.known import check_known
from rookery.testing.look import AnyGame, Look, seen_by

MOTIVES: Final = 40  # choices whose reasons are compared
ERRORS: Final = 40  # actions whose refusals are compared


class Face:
    """Everything one seat is shown of a position: view, actors, legal list, question, preview, refusals."""

    def __init__(self, game: AnyGame, s: State, seat: int, actions: list[int], spot: Spot) -> None:
        with spot.during("views", "view", seat):
            self.view: View = game.view(s, seat)
            self.text = canon(self.view)
        self.actors = [game.actor(s), game.actors(s)]
        self.legal: list[int] = []
        self.question = Named("", {})
        with spot.during("preview", "preview", seat):
            self.preview: View = game.preview(s, seat)
        self.refusals: dict[str, tuple[str, Named]] = {}
        self.motives: dict[str, list[Named]] = {}
        if seat >= 0:
            self.legal = game.legal(s, seat)
            self.question = game.question(s, seat)
            self.refusals = {game.notation(code): refusal(game, s, seat, code) for code in actions}
            self.motives = {game.notation(code): game.motive(s, seat, code) for code in self.legal[:MOTIVES]}


def refusal(game: AnyGame, s: State, seat: int, action: int) -> tuple[str, Named]:
    """What a seat is told about a choice: the clause against it, and the numbers."""
    clause = game.why_not(s, seat, action)
    return clause, game.reason(s, seat, action) if clause else Named("", {})


def compare_faces(real: Face, other: Face, seat: int, source: str, spot: Spot) -> None:
    """Fails if a seat could tell the real world from the other one."""
    if real.text != other.text:
        found = difference(real.view, other.view, "view")
        spot.fail("leak-view", f"can be told from {source}: {found}", seat)
    pairs: list[tuple[str, object, object]] = [
        ("actors", real.actors, other.actors),
        ("legal", real.legal, other.legal),
        ("question", real.question, other.question),
        ("preview", real.preview, other.preview),
        ("refusals", real.refusals, other.refusals),
        ("motives", real.motives, other.motives),
    ]
    for name, mine, yours in pairs:
        if mine != yours:
            found = difference(mine, yours, name)
            spot.fail(f"leak-{name}", f"can be told from {source}: {found}", seat)


def tried_actions(look: Look) -> list[int]:
    """The actions whose refusals are compared at this position."""
    return look.some(list(range(look.game.n_actions)), ERRORS)


def real_faces(look: Look, actions: list[int]) -> dict[int, Face]:
    """The real world as each observer is shown it."""
    faces = {seat: Face(look.game, look.s, seat, actions, look.spot) for seat in look.observers}
    look.unchanged("legal", "legal, question, preview, why_not or reason")
    return faces


def check_twins(look: Look, faces: dict[int, Face], actions: list[int]) -> set[str]:
    """Draws another world for each observer and compares what it is shown; answers the fields that differ."""
    differed: set[str] = set()
    for seat in look.observers:
        with look.spot.during("resample", "resample", seat):
            twin = look.game.resample(look.s, seat, look.pick)
            faults = look.game.faults(twin)
        look.unchanged("resample", "resample", seat)
        if faults:
            look.spot.fail("resample", f"a resampled world breaks {', '.join(faults)}", seat)
        source = "a world drawn by resample"
        other = Face(look.game, twin, seat, actions, look.spot)
        compare_faces(faces[seat], other, seat, source, look.spot)
        differed |= check_known(look, twin, seat, source)
        if look.actor != OVER:
            _check_twin_step(look, twin, seat, source)
    look.unchanged("copies", "playing on in a resampled world")
    return differed


def _check_twin_step(look: Look, twin: State, seat: int, source: str) -> None:
    """The same step in both worlds: where the views stay equal, the events must be equal too."""
    game = look.game
    steps = common_steps(game, look.s, twin)
    if not steps:
        return
    step = steps[int(look.pick.below(len(steps)))]
    real, other = look.s.copy(), twin
    heard, heard_there = Recorder(), Recorder()
    with look.spot.during("resample", f"step {step} in a resampled world", seat):
        game.apply(real, look.actor, step, heard)
        game.apply(other, look.actor, step, heard_there)
    for out in (heard, heard_there):
        check_events(game, out.heard, look.seats, look.spot)
    source += f", after step {step}"
    if canon(game.view(real, seat)) == canon(game.view(other, seat)):
        compare_events(game, (heard, heard_there), seat, source, look.spot)


def common_steps(game: AnyGame, s: State, other: State) -> list[int]:
    """The steps of the one to act (a seat or chance) that are possible in both worlds."""
    actor = game.actor(s)
    there = set(possible_steps(game, other, actor))
    return [step for step in possible_steps(game, s, actor) if step in there]


def possible_steps(game: AnyGame, s: State, actor: int) -> list[int]:
    """What chance or a seat may do here; nothing if it is not to act."""
    if actor != CHANCE:
        return game.legal(s, actor)
    return game.outcomes(s) if game.actor(s) == CHANCE else []


def compare_events(
    game: AnyGame, heard: tuple[Recorder, Recorder], seat: int, source: str, spot: Spot
) -> None:
    """Where the views are equal, an event may not tell what they do not."""
    found = difference(words_of(game, heard[0], seat), words_of(game, heard[1], seat), "events")
    if found:
        spot.fail("leak-event", f"can be told by events alone from {source}: {found}", seat)


def words_of(game: AnyGame, heard: Recorder, seat: int) -> list[dict[str, object]]:
    """The events a seat sees, with the names of their numbers."""
    told: list[dict[str, object]] = []
    for kind, args in seen_by(heard.heard, seat):
        names = game.events[kind].args
        told.append({"key": game.events[kind].key, **dict(zip(names, args, strict=False))})
    return told
