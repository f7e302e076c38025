"""For every game: what goes over the wire to a seat is the same, byte by byte, in all its twin worlds."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

import rookery
from rookery.bots import levels
from rookery.kernel import Game, Picker
from rookery.server import frames, hints, moves
from rookery.server.hall import Hall
from rookery.server.table import Table
from rookery.storage import Store, Stored
from rookery.testing.run import settle_options
from rookery.testing.shadows import Steps
from tests.server.wire import HELLO, decisions, heard, questions, row_of, table_of, twin_worlds

Twin = tuple[int, Steps, Steps]
SEEDS = 3  # games played of each
STEPS = 120  # how far
PAIRS = 3  # twin worlds compared for each seat of a game
OPEN = {"thiefs_market"}  # games with nothing hidden where their options are as usual


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    """Never asked: all tables are in memory."""
    kept = Store(f"sqlite:///{tmp_path_factory.mktemp('wire') / 'rookery.db'}")
    yield kept
    kept.close()


def sent(store: Store, game: Game[Any], row: Stored, twin: Twin) -> list[list[bytes]]:
    """What the seat is sent in the real world and in the other one."""
    seat, real, other = twin
    tables = [table_of(game, row, steps) for steps in (real, other)]
    asked = questions(tables[0].playing(), seat)
    return [asyncio.run(heard(store, table, seat, asked)) for table in tables]


def spread(twins: list[Twin], most: int) -> list[Twin]:
    """Some of them, from the whole length of the game and for all seats."""
    return [twin for seat in sorted({seat for seat, _, _ in twins}) for twin in _some(twins, seat, most)]


def _some(twins: list[Twin], seat: int, most: int) -> list[Twin]:
    own = [twin for twin in twins if twin[0] == seat]
    return own[:: len(own) // most + 1]


@pytest.mark.parametrize("key", rookery.games())
def test_twin_worlds_give_the_same_bytes_to_every_seat(key: str, store: Store) -> None:
    game = rookery.load(key)
    seats = max(3, game.min_seats)
    compared: set[int] = set()
    for seed in range(SEEDS):
        options = settle_options(game, seats, None, seed)
        row = row_of(game, seats, options)
        for twin in spread(twin_worlds(game, seats, options, seed, STEPS), PAIRS):
            real, other = sent(store, game, row, twin)
            assert len(real) > 12
            assert real == other, f"{key}, seed {seed}: seat {twin[0]} can tell two worlds apart"
            compared.add(twin[0])
    assert len(compared) == seats + 1 or key in OPEN


HIDING: dict[str, dict[str, str]] = {"thiefs_market": {"infamy_visibility": "sealed"}}


@pytest.mark.parametrize("key", rookery.games())
def test_worlds_drawn_anew_give_the_same_bytes(key: str, store: Store) -> None:
    game = rookery.load(key)
    seats, pick, others = max(3, game.min_seats), Picker(5), 0
    options = settle_options(game, seats, HIDING.get(key, {}), 0)
    row = row_of(game, seats, options)
    for steps in decisions(game, seats, options, 5, 150)[::10]:
        table = table_of(game, row, steps)
        match = table.playing()
        real = match.state
        for seat in range(-1, seats):
            asked = questions(match, seat)
            before = asyncio.run(heard(store, table, seat, asked))
            match._history.state = game.resample(real, seat, pick)
            others += game.dump(match.state) != game.dump(real)
            assert asyncio.run(heard(store, table, seat, asked)) == before, (
                f"seat {seat} after {len(steps)} steps"
            )
            match._history.state = real
    assert others > 3


@pytest.mark.parametrize("key", rookery.games())
def test_a_hint_is_the_same_in_all_worlds_that_look_alike(
    key: str, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(levels, "ADVICE", 8)
    monkeypatch.setattr(hints, "SECONDS", 60.0)  # a busy machine must not cut one of them short
    game = rookery.load(key)
    seats, pick, others = max(3, game.min_seats), Picker(5), 0
    row = row_of(game, seats, settle_options(game, seats, HIDING.get(key, {}), 0))
    for steps in decisions(game, seats, row.options, 5, 150)[5::40]:
        table = table_of(game, row, steps)
        match = table.playing()
        real, seat = match.state, match.actor
        told = []
        for world in (real, game.resample(real, seat, pick)):
            match._history.state = world
            told.append(asyncio.run(heard(store, table, seat, [HELLO, '{"t":"hint","id":1}'])))
        others += game.dump(match.state) != game.dump(real)
        assert b'"nudge"' in told[0][-1]
        assert told[0] == told[1], f"seat {seat} after {len(steps)} steps"
    assert others


@pytest.mark.parametrize("key", ["crypt", "oliver_twist", "thiefdom"])
def test_a_leak_in_any_frame_is_found(key: str, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    game = rookery.load(key)
    seats = max(3, game.min_seats)
    options = settle_options(game, seats, {}, 0)
    row = row_of(game, seats, options)
    twin = twin_worlds(game, seats, options, 1, 120)[-1]
    real, other = sent(store, game, row, twin)
    assert real == other
    plain = frames.position

    def leaky(table: Table, *rest: Any) -> dict[str, Any]:
        return plain(table, *rest) | {"check": table.playing().hash[:4]}

    monkeypatch.setattr(frames, "position", leaky)
    real, other = sent(store, game, row, twin)
    assert real != other
    assert [len(line) for line in real] == [len(line) for line in other]
    monkeypatch.setattr(frames, "position", plain)

    async def gossip(hall: Hall, match_id: str, guest: str, action: int) -> dict[str, Any]:
        return {"clause": "CR-1" if hall.tables[match_id].playing().hash == table_hash else "CR-1.1"}

    table_hash = table_of(game, row, twin[1]).playing().hash
    monkeypatch.setattr(moves, "why", gossip)
    real, other = sent(store, game, row, twin)
    assert [len(line) for line in real] != [len(line) for line in other]
