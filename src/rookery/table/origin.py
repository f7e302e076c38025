"""What a record was made with, found again: rules, pack, options and chance."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rookery.kernel import Game, Options
from rookery.table.chance import Chance
from rookery.table.packs import HOUSE, game_class, load_game, pack_of
from rookery.table.record import Record, chance_of


def rules_of(record: Record, game: Game[Any] | None, pack: str | Path | None) -> Game[Any]:
    """The rules the record was made with, or a sentence about what differs."""
    key, wanted = record["game"], record["pack"]
    if game is None:
        kind = game_class(key)  # an unknown game is refused before an unknown pack
        if pack is None and wanted["name"] != HOUSE:
            raise ValueError(f"pack {wanted['name']!r} is not at hand; say in which folder it is")
        game = load_game(key, pack, record["rules"] if record["rules"] in kind.earlier else None)
    if game.key != key:
        raise ValueError(f"the record is of {key!r}, not of {game.key!r}")
    if game.version != record["rules"]:
        raise ValueError(
            f"the record was made with version {record['rules']} of the rules of {key}, "
            f"this is version {game.version}"
        )
    found = pack_of(game)
    if (found.name, found.sha256) != (wanted["name"], wanted["sha256"]):
        raise ValueError(
            f"the record was made with pack {wanted['name']} ({wanted['sha256']}), "
            f"this is {found.name} ({found.sha256})"
        )
    return game


def options_of(record: Record, game: Game[Any]) -> Options:
    """The record's options, which must be complete."""
    options = game.settle(record["seats"], record["options"])
    for key in options:
        if key not in record["options"]:
            raise ValueError(f"options: {key!r} is missing")
    return options


def source_of(record: Record, live: Chance | None) -> Chance:
    """The chance of the record, or the live source if it is the same one."""
    source = chance_of(record["chance"])
    if live is None:
        return source
    if live.describe() != source.describe():
        raise ValueError("the record's chance is not the one that was handed in")
    return live
