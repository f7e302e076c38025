"""What a watched game adds to the sums."""

from __future__ import annotations

from typing import Any, Final

from rookery.kernel import Game
from rookery.lab.sums import Sums
from rookery.lab.things import EVERY_SEAT, Thing
from rookery.lab.watch import POINTS, Notes

HALF_WAY: Final = POINTS // 2


def scalars(game: Game[Any], notes: Notes) -> dict[str, float]:
    """The numbers that every game has once."""
    choices, ordered = notes.choices, sorted(notes.totals, reverse=True)
    found = {
        "decisions": float(choices.made),
        "rounds": float(notes.rounds),
        "minutes": choices.seconds / 60,
        "forced": choices.forced / max(1, choices.made),
        "idle": choices.idle_turns / max(1, choices.turns),
        "score": sum(notes.totals) / notes.seats,
    }
    if notes.seats > 1:
        found["best"] = float(ordered[0])
        found["margin"] = float(ordered[0] - ordered[1])
        found["leads"] = float(notes.lead_changes)
        found["shared"] = float(max(notes.wins) < 1)
        found["tied"] = float(notes.tied)
        for place in range(notes.seats):
            found[f"place.{place}"] = notes.wins[(notes.first + place) % notes.seats]
    for number, part in enumerate(game.score_parts):
        found[f"part.{part}"] = sum(parts[number] for parts in notes.parts) / notes.seats
    return found


def counted(sums: Sums, game: Game[Any], notes: Notes) -> None:
    """All of one game."""
    for name, value in scalars(game, notes).items():
        sums.add(name, value)
    sums.count("length", notes.choices.made)
    sums.count("verdict", notes.verdict)
    if notes.ending:
        sums.count("ending", notes.ending)
    for total in notes.totals:
        sums.count("total", total)
    for verb, times in notes.choices.offered.items():
        sums.count("offered", verb, times)
    for verb, times in notes.choices.chosen.items():
        sums.count("chosen", verb, times)
    if notes.seats > 1:
        _count_course(sums, game, notes)
    for seat in range(notes.seats):
        did = [*notes.stats[seat], *notes.parts[seat]]
        sums.sample([notes.wins[seat], float(notes.totals[seat]), *map(float, did)])
    _count_things(sums, notes)


def _count_course(sums: Sums, game: Game[Any], notes: Notes) -> None:
    """Leaders and how they fared, and what winners' points were made of."""
    for point, totals in enumerate(notes.course):
        top = max(totals)
        leaders = [seat for seat, total in enumerate(totals) if total == top]
        sums.add(f"leader.{point}", sum(notes.wins[seat] for seat in leaders) / len(leaders))
        sums.add(f"gap.{point}", top - sorted(totals)[-2])
    half = notes.course[HALF_WAY]
    last = [seat for seat, total in enumerate(half) if total == min(half)]
    sums.add("comeback", sum(notes.wins[seat] for seat in last) / len(last))
    for number, part in enumerate(game.score_parts):
        won = sum(notes.wins[seat] * notes.parts[seat][number] for seat in range(notes.seats))
        sums.add(f"won_part.{part}", won)


def _count_things(sums: Sums, notes: Notes) -> None:
    """Who had what; a thing's lift is taken over whole games, which are what is drawn at random."""
    mean = sum(notes.totals) / notes.seats
    takers: dict[Thing, list[int]] = {}
    for (thing, seat), (times, when) in notes.things.taken.items():
        if seat == EVERY_SEAT or seat >= notes.seats:  # a rival of solo play has no seat
            continue
        takers.setdefault(thing, []).append(seat)
        name = named(thing)
        sums.add(f"times.{name}", times)
        sums.add(f"when.{name}", when / max(1, notes.choices.made))
        sums.count(f"whose.{name}", (seat - notes.first) % notes.seats)
    offered = {thing for thing, _ in notes.things.offered} | takers.keys()
    for thing in sorted(offered):
        sums.add(f"taken.{named(thing)}", float(thing in takers))
    by_kind: dict[str, list[float]] = {}
    for thing, seats in sorted(takers.items()):
        won = sum(notes.wins[seat] - 1 / notes.seats for seat in seats)
        more = sum(notes.totals[seat] - mean for seat in seats) if notes.seats > 1 else notes.totals[0]
        sums.add_pair(f"lift.{named(thing)}", len(seats), won)
        sums.add_pair(f"points.{named(thing)}", len(seats), more)
        kind = by_kind.setdefault(str(thing[0]), [0.0, 0.0])
        kind[0] += len(seats)
        kind[1] += won
    for key, (many, won) in by_kind.items():
        sums.add_pair(f"kind.{key}", many, won)


def named(thing: Thing) -> str:
    """A thing's name in the sums."""
    return ".".join(map(str, thing))


def counted_pair(sums: Sums, game: Game[Any], before: Notes, after: Notes) -> None:
    """What changed in one pair of games."""
    here, there = scalars(game, before), scalars(game, after)
    for name, value in there.items():
        sums.add(f"change.{name}", value - here.get(name, 0.0))
    taken = [_taken(notes) for notes in (before, after)]
    for name in sorted(taken[0].keys() | taken[1].keys()):
        change = taken[1].get(name, 0) - taken[0].get(name, 0)
        if change:
            sums.add(f"takes.{name}", change)


def _taken(notes: Notes) -> dict[str, int]:
    """How many players took each thing."""
    found: dict[str, int] = {}
    for thing, _ in notes.things.taken:
        found[named(thing)] = found.get(named(thing), 0) + 1
    return found
