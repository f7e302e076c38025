"""Honest records to check: all games, seats and options, old chance and new, with and without later links."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Any, NamedTuple

from rookery.kernel import CHANCE, MUTE, Game, play
from rookery.table.chain import chain
from rookery.table.chance import Sealed
from rookery.table.joint import Joint
from rookery.table.ledger import ABORTED, BEGUN, ENDED, SEALED, Line, next_line, table_mark
from rookery.table.match import Match
from rookery.table.packs import load_game
from rookery.table.record import Record

GAMES = ("crypt", "thiefs_market", "oliver_twist", "thiefdom")
LINKS = 400
Json = dict[str, Any]


class Case(NamedTuple):
    """A record with everything a player can hand to a verifier beside it."""

    record: Record
    chances: list[Json] | None  # for an old record, whose odds the replay tells
    kept: Json | None
    ledger: list[Json] | None


@lru_cache(maxsize=8)
def honest(number: int) -> Case:
    """One finished game; the number decides everything about it. Whoever changes it copies it first."""
    dice = random.Random(f"honest {number}")
    game = load_game(GAMES[number % len(GAMES)])
    seats = dice.randint(game.min_seats, game.max_seats)
    if number % 5 == 4:
        return _old(game, seats, number, dice)
    return _new(game, seats, number, dice)


def options_for(game: Game[Any], seats: int, dice: random.Random) -> dict[str, str]:
    """Some options other than usual."""
    chosen = {option.key: dice.choice(option.values) for option in game.options if dice.random() < 0.3}
    try:
        game.settle(seats, dict(chosen))
    except ValueError:  # a seat that the table does not have
        return {}
    return chosen


def _old(game: Game[Any], seats: int, number: int, dice: random.Random) -> Case:
    source = Sealed(dice.randbytes(32), f"old-{number}", [dice.randbytes(6).hex() for _ in range(seats)])
    match = Match(game, seats, options=options_for(game, seats, dice), chance=source)
    while not match.over:
        seat = dice.choice(match.actors)
        match.play(dice.choice(match.legal(seat)), seat)
    record = match.record()
    kept = {"commitment": record["chance"]["commitment"]} if dice.random() < 0.5 else None
    return Case(record, odds_of(match), kept, None)


def _new(game: Game[Any], seats: int, number: int, dice: random.Random) -> Case:
    chains = [chain(dice.randbytes(32).hex(), LINKS) if dice.random() < 0.8 else [""] for _ in range(seats)]
    chains[0] = chains[0] if len(chains[0]) > 1 else chain(dice.randbytes(32).hex(), LINKS)
    told = [1 if len(links) > 1 and dice.random() < 0.9 else 0 for links in chains]
    first = [(0, seat, chains[seat][1]) for seat in range(seats) if told[seat]]
    source = Joint(dice.randbytes(32), f"table-{number}", [links[0] for links in chains], first)
    match = Match(game, seats, options=options_for(game, seats, dice), chance=source)
    often = dice.choice([0.0, 0.7, 1.0])
    while not match.over:
        seat = dice.choice(match.actors)
        linked = told[seat] + 1 < len(chains[seat]) and dice.random() < often
        told[seat] += linked
        match.play(dice.choice(match.legal(seat)), seat, chains[seat][told[seat]] if linked else "")
    record = match.record()
    kept = {
        "commitment": source.commitment,
        "seals": list(source.seals),
        "seat": 0,
        "links": chains[0][1 : told[0] + 1],
    }
    return Case(record, None, kept, ledger_of(record, dice.randint(0, 2)))


def odds_of(match: Match) -> list[Json]:
    """What the replay of a game says about every outcome."""
    game, found = match.game, []
    s = game.new(match.seats, match.options)
    for seat, action in match.moves:
        if seat == CHANCE:
            outcomes = game.outcomes(s)
            weights = [game.weight(s, outcome) for outcome in outcomes]
            found.append({"stream": game.streams[game.stream(s)], "outcomes": outcomes, "weights": weights})
        s = play(game, s, seat, action, MUTE)
    return found


def ledger_of(record: Record, vain: int) -> list[Json]:
    """The lines of this table among those of another."""
    mark, promised = table_mark(record["chance"]["match"]), record["chance"]["commitment"]
    lines: list[Line] = []

    def add(kind: str, table: str, commitment: str) -> None:
        lines.append(next_line(lines[-1] if lines else None, 1000 + len(lines), kind, table, commitment))

    add(SEALED, "ab" * 32, "cd" * 32)
    for time in range(vain):
        add(SEALED, mark, f"{time:064x}")
        add(ABORTED, mark, f"{time:064x}")
    add(SEALED, mark, promised)
    add(BEGUN, "ab" * 32, "cd" * 32)
    add(BEGUN, mark, promised)
    add(ENDED, mark, promised)
    return [spelled(line) for line in lines]


def spelled(line: Line) -> Json:
    """A line as the service tells it."""
    return {name: getattr(line, name) for name in Line.__slots__}
