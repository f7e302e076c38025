"""From entries to a match and back: replay is the only way a match comes into memory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rookery.kernel import CHANCE, Game
from rookery.storage import Entry, Seat, Stored
from rookery.table.chance import Sealed
from rookery.table.deal import Dealt
from rookery.table.joint import Joint, Link
from rookery.table.match import Match, Steps, at_once
from rookery.table.record import FORMAT, Record


def sealed(row: Stored, entries: Sequence[Entry] = ()) -> Sealed | Joint:
    """The chance of a table, with all that its seats have added to it; old tables have no seals."""
    seed = bytes.fromhex(row.seed)
    if row.deal is not None:
        return Dealt(seed, row.deal, row.seats)
    if row.seals is None:
        return Sealed(seed, row.id, row.salts or ())
    return Joint(seed, row.id, row.seals, links(row, entries))


def links(row: Stored, entries: Sequence[Entry]) -> list[Link]:
    """What the seats told, each with the number of outcomes before it; an undo takes none of it back."""
    found: list[Link] = [(0, seat, salt) for seat, salt in enumerate(row.salts or ()) if salt]
    drawn = 0
    for entry in entries:
        if entry.link:
            found.append((drawn, entry.seat, entry.link))
        drawn += len(entry.outcomes)
    return found


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
    return at_once(rebuilding(game, row, seats, entries))


def rebuilding(game: Game[Any], row: Stored, seats: list[Seat], entries: list[Entry]) -> Steps:
    """`rebuilt` one move a step."""
    source = sealed(row, entries)
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
    return Match.resuming(record, game, source)


def whole_record(match: Match) -> Record:
    """The record with all that its chance hangs on, a deal's seed too: only where the deal is over."""
    record = match.record()
    if match.over and isinstance(match.chance, Dealt):
        record["chance"] = match.chance.opened()
    return record


def repeat(match: Match, entry: Entry) -> None:
    """Takes one more entry that another worker wrote; ValueError if it leads elsewhere."""
    if entry.kind == "undo":
        match.undo(entry.seat)
    elif entry.kind == "move":
        match.play_all(entry.actions, entry.seat, entry.link)
    if match.hash != entry.hash:
        raise ValueError(f"entry {entry.seq} leads to another hash than the one it was written with")
