"""From entries to a match and back: replay is the only way a match comes into memory."""

from __future__ import annotations

from typing import Any

from rookery.kernel import CHANCE, MUTE, Game, play
from rookery.storage import Entry, Seat, Stored
from rookery.storage.rows import OVER
from rookery.table.chance import Sealed
from rookery.table.match import Match
from rookery.table.record import FORMAT, Record


def sealed(row: Stored) -> Sealed:
    """The sealed chance of a table."""
    return Sealed(bytes.fromhex(row.seed), row.id, row.salts or ())


def folded(entries: list[Entry]) -> list[list[int]]:
    """The moves that stand, without those taken back."""
    moves: list[list[int]] = []
    for entry in entries:
        if entry.kind == "undo":
            del moves[max(n for n, move in enumerate(moves) if move[0] == entry.seat)]
            continue
        moves += [[entry.seat, action] for action in entry.actions]
        moves += [[CHANCE, outcome] for outcome in entry.outcomes]
    return moves


def rebuilt(game: Game[Any], row: Stored, seats: list[Seat], entries: list[Entry]) -> Match:
    """The match behind a table's entries; ValueError if they do not lead to its last hash."""
    source = sealed(row)
    record: Record = {
        "rookery": FORMAT,
        "game": row.game,
        "rules": row.rules,
        "pack": {"name": row.pack, "sha256": row.pack_sha256},
        "options": row.options,
        "seats": row.seats,
        "names": [chair.name for chair in seats],
        "chance": source.describe(),
        "moves": folded(entries),
        "hash": entries[-1].hash,
    }
    if row.status == OVER and entries[-1].kind != "end":
        record |= {"result": _result(game, record), "chance": source.reveal()}
    return Match.replay(record, game=game, chance=source)


def _result(game: Game[Any], record: Record) -> dict[str, Any]:
    """A finished match must state its result; a first pass over the moves finds it."""
    s = game.new(record["seats"], game.settle(record["seats"], record["options"]))
    for place, (seat, action) in enumerate(record["moves"], 1):
        try:
            s = play(game, s, seat, action, MUTE)
        except ValueError as error:
            raise ValueError(f"move {place}: {error}") from None
    scores = [[score.total, *score.parts] for score in game.scores(s)]
    return {"scores": scores, "winners": game.winners(s), "verdict": game.verdict(s)}


def repeat(match: Match, entry: Entry) -> None:
    """Takes one more entry that another worker wrote; ValueError if it leads elsewhere."""
    if entry.kind == "undo":
        match.undo(entry.seat)
    elif entry.kind == "move":
        match.play_all(entry.actions, entry.seat)
    if match.hash != entry.hash:
        raise ValueError(f"entry {entry.seq} leads to another hash than the one it was written with")
