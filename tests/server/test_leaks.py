"""On the wire nobody can tell two worlds apart that look alike from their seat."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

import rookery
from rookery.bots import make
from rookery.bots.play import choose_in
from rookery.client import Visitor
from rookery.kernel import CHANCE, Game, State
from rookery.server import frames
from rookery.server.identity import signed
from rookery.server.matches import folded, sealed
from rookery.server.names import new_table_id
from rookery.server.table import Table
from rookery.storage import Entry, Seat, Store, Stored
from rookery.table.chance import commitment
from rookery.table.history import History
from rookery.table.match import Match
from rookery.table.packs import pack_of
from rookery.table.record import start_hash
from tests.server.house import SECRET, open_house

NOW = 2_000_000.0
GUESTS = ("a" * 24, "b" * 24, "c" * 24)
ONLOOKER = "d" * 24
OPTIONS: dict[str, str] = {"collectors": "random", "backs_show_type": "off"}
Steps = list[tuple[int, int]]


def played(row: Stored, moves: int, seed: int) -> Match:
    """A game between bots, up to a place."""
    match = Match("crypt", 3, options=dict(row.options), chance=sealed(row), names=["x", "y", "z"])
    bots = [make("random", seed + n) for n in range(3)]
    for _ in range(moves):
        if match.over:
            break
        match.play(choose_in(match, match.actor, bots[match.actor]), match.actor)
    return match


def followed(game: Game[Any], row: Stored, steps: Steps) -> History | None:
    """The same steps in another world; None where they are impossible."""
    start = Match(game, 3, options=dict(row.options), chance=sealed(row))
    history = History(game, game.new(3, start.options), 3, first_link(start))
    try:
        for seat, action in steps:
            history.step(seat, action)
    except ValueError:
        return None
    return history


def first_link(match: Match) -> str:
    """The first link of a match's chain."""
    return start_hash(
        match.game.key,
        match.game.rules_version,
        pack_of(match.game),
        match.options,
        match.seats,
        match.chance.describe(),
    )


def alike(game: Game[Any], real: State, other: State, seat: int) -> bool:
    return game.dump(real) != game.dump(other) and game.view(real, seat) == game.view(other, seat)


def twins(row: Stored, match: Match) -> dict[int, Steps]:
    """For each seat (and -1) other steps that it cannot tell from the real ones, where there are."""
    found: dict[int, Steps] = {}
    game, real = match.game, followed(match.game, row, match.moves)
    assert real is not None
    assert real.hash == match.hash
    for place, (seat, action) in enumerate(match.moves):
        if seat != CHANCE:
            continue
        for outcome in range(24):
            steps = [*match.moves[:place], (CHANCE, outcome), *match.moves[place + 1 :]]
            other = None if outcome == action else followed(game, row, steps)
            for viewer in range(-1, 3) if other else ():
                told = real.log.events(viewer) == other.log.events(viewer)  # type: ignore[union-attr]
                if viewer not in found and told and alike(game, real.state, other.state, viewer):  # type: ignore[union-attr]
                    found[viewer] = steps
        if len(found) == 4:
            break
    return found


def new_row() -> Stored:
    game, match_id, seed = rookery.load("crypt"), new_table_id(), bytes(range(32))
    pack = pack_of(game)
    return Stored(
        id=match_id,
        game="crypt",
        rules=game.rules_version,
        pack=pack.name,
        pack_sha256=pack.sha256,
        seats=3,
        options=game.settle(3, OPTIONS),
        visibility="public",
        clock={"kind": "live", "minutes": 10, "increment": 5},
        hints=True,
        auto=True,
        host=GUESTS[0],
        seed=seed.hex(),
        commitment=commitment(seed, match_id),
        created=NOW - 50,
        status="playing",
        started=NOW - 40,
        salts=["s", "t", "u"],
        clocks={"left": [600.0, 500.0, 400.0], "since": NOW - 10},
    )


def entries_of(game: Game[Any], row: Stored, steps: Steps) -> list[Entry]:
    """The steps as the service would have written them: a seat's move with the chance after it."""
    entries: list[Entry] = []
    taken: Steps = []
    for seat, action in steps:
        taken.append((seat, action))
        if seat == CHANCE and entries:
            entries[-1].outcomes.append(action)
        elif seat == CHANCE:
            entries.append(Entry(1, "start", -1, [], [action], "", NOW - 40))
        else:
            entries.append(Entry(len(entries) + 1, "move", seat, [action], [], "", NOW - 20))
    history = followed(game, row, taken)
    assert history is not None
    assert folded(entries) == [list(step) for step in steps]
    return [*entries[:-1], replace(entries[-1], hash=history.hash)]


async def stored(database: str, row: Stored, entries: list[Entry]) -> None:
    store = Store(database)
    seats = [
        Seat(n, guest, f"Player {n}", seal=salt)
        for n, (guest, salt) in enumerate(zip(GUESTS, "stu", strict=True))
    ]
    await store.add_table(row, seats)
    for entry in entries:
        assert await store.append(row, entry)
    store.close()


def frames_of(folder: Path, row: Stored, steps: Steps) -> dict[int, list[bytes]]:
    """The exact bytes that every seat and an onlooker get for a position, live and by request."""
    database = f"sqlite:///{folder / 'twin.db'}"
    (folder / "twin.db").unlink(missing_ok=True)
    for end in ("-wal", "-shm"):
        (folder / f"twin.db{end}").unlink(missing_ok=True)
    game = rookery.load("crypt")
    asyncio.run(stored(database, row, entries_of(game, row, steps)))
    seen: dict[int, list[bytes]] = {}
    with open_house(database, now=lambda: NOW, tick=3600.0) as house:
        for seat, guest in zip((0, 1, 2, -1), (*GUESTS, ONLOOKER), strict=True):
            cookie = signed(guest, SECRET)
            address = f"{house.address.replace('http', 'ws')}/ws/{row.id}"
            with connect(address, additional_headers={"Cookie": f"rookery={cookie}"}) as socket:
                socket.send('{"t":"hello","v":1,"events":0}')
                first = socket.recv(timeout=60, decode=False)
                asked = []
                for action in (0, 7, 30):
                    socket.send(f'{{"t":"why","id":1,"action":{action}}}')
                    asked.append(socket.recv(timeout=60, decode=False))
            visitor = Visitor(house.address, cookie=cookie)
            answer = repr(visitor.get(f"/api/tables/{row.id}/position")).encode()
            seen[seat] = [first, *asked, answer]
    return seen


@pytest.mark.parametrize(("moves", "seed"), [(3, 1), (14, 2), (30, 3)])
def test_twin_worlds_give_the_same_bytes(tmp_path: Path, moves: int, seed: int) -> None:
    row = new_row()
    match = played(row, moves, seed)
    row.turn = match.actors
    others = twins(row, match)
    assert set(others) == {-1, 0, 1, 2}, "somebody has no twin world here"
    real = frames_of(tmp_path, row, match.moves)
    for seat, steps in others.items():
        twin = frames_of(tmp_path, row, steps)
        assert twin[seat] == real[seat], f"seat {seat} can tell two worlds apart"
        assert len(twin[seat][0]) == len(real[seat][0]) > 500


def test_a_planted_leak_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    row = new_row()
    match = played(row, 3, 1)
    seat, steps = next(iter(twins(row, match).items()))
    plain = frames.position

    def leaky(table: Table, *rest: Any) -> dict[str, Any]:
        assert table.match is not None
        return plain(table, *rest) | {"v": int(table.match.hash[:4], 16)}

    monkeypatch.setattr(frames, "position", leaky)
    assert frames_of(tmp_path, row, match.moves)[seat] != frames_of(tmp_path, row, steps)[seat]
