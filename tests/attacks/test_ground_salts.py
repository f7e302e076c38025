"""An operator who reads everything and takes the last seat: he once chose the dice by trying salts."""

from __future__ import annotations

import random

import pytest

from rookery.server import sealing, tables
from rookery.server.hall import Hall
from rookery.server.problems import Problem
from rookery.server.shapes import NewTable
from rookery.server.table import Table
from rookery.table.chain import chain
from rookery.table.chance import Sealed
from rookery.table.joint import Joint
from rookery.table.match import Match, verify
from tests.server.simulated import ANN, BOB, Watch, in_hall

TRIES = 300
ANNS, BOBS = chain("a" * 64, 60), chain("b" * 64, 60)


def first_leader(match: Match) -> int:
    """What the operator wants to decide: the first outcome of Crypt is who leads."""
    return match.moves[0][1]


def test_the_old_chance_could_be_ground() -> None:
    """What the attack did: seed and honest salt are known, the own salt is free; every result verifies."""
    seed, honest = bytes(range(32)), "an honest salt"
    found: dict[int, str] = {}
    for n in range(TRIES):
        match = Match("crypt", 4, chance=Sealed(seed, "m", [honest, "", "", f"tried {n}"]))
        found.setdefault(first_leader(match), f"tried {n}")
    assert set(found) == {0, 1, 2, 3}  # any leader he likes


async def waiting(hall: Hall) -> Table:
    """A table at which an honest player has sealed and the operator takes the last seat."""
    wish = {"game": "crypt", "seats": 2, "seal": ANNS[0]}
    return await tables.create(hall, ANN, NewTable.model_validate(wish))


def test_before_the_last_seat_is_taken_there_is_nothing_to_read(file: str) -> None:
    async def deed(hall: Hall, watch: Watch) -> None:
        table = await waiting(hall)
        whole = await hall.store.whole(table.id)
        assert whole is not None
        assert (whole.row.seed, whole.row.commitment, whole.row.salts, whole.row.seals) == (
            "",
            "",
            None,
            None,
        )
        assert (whole.seats[0].seal, whole.seats[0].opened) == (ANNS[0], "")  # a hash, and nothing behind it

    in_hall(file, deed)


def test_the_operator_can_open_one_value_or_none(file: str) -> None:
    async def deed(hall: Hall, watch: Watch) -> None:
        table = await waiting(hall)
        await tables.join(hall, table.id, BOB, None, BOBS[0])
        await sealing.open_up(hall, table.id, ANN, ANNS[1])
        dice = random.Random(1)
        for link in [*BOBS[2:], *(dice.randbytes(32).hex() for _ in range(TRIES)), ANNS[1], ANNS[2]]:
            with pytest.raises(Problem, match="this is not what you sealed"):
                await sealing.open_up(hall, table.id, BOB, link)
        assert table.row.status == "sealing"
        await sealing.open_up(hall, table.id, BOB, BOBS[1])
        assert table.row.status == "playing"

    in_hall(file, deed)


def test_seals_cannot_follow_the_seed(file: str) -> None:
    """From the moment the seed exists no seal changes: not by joining again, nor by another seat."""

    async def deed(hall: Hall, watch: Watch) -> None:
        table = await waiting(hall)
        await tables.join(hall, table.id, BOB, None, BOBS[0])
        promised = table.row.commitment
        await tables.join(hall, table.id, BOB, None, ANNS[5])
        assert table.row.seals == [ANNS[0], BOBS[0]]
        await tables.leave(hall, table.id, BOB)
        await tables.join(hall, table.id, BOB, None, BOBS[7])
        assert table.row.commitment != promised  # he has another seal, and another seed with it
        told = [line.kind for line in await hall.store.ledger(0, None, 10)]
        assert told == ["sealed", "aborted", "sealed"]  # and all can see that he tried

    in_hall(file, deed)


def test_who_knows_the_seed_does_not_know_the_next_roll() -> None:
    """With seed and all links told he foresees what comes without the next link: that is not what comes."""
    foreseen: list[bool] = []
    for game in range(6):
        seed = bytes([game + 1] * 32)
        source = Joint(seed, f"m{game}", [ANNS[0]], [(0, 0, ANNS[1])])
        match, told, dice = Match("crypt", 1, chance=source), 1, random.Random(game)
        while not match.over:
            action, before = dice.choice(match.legal(0)), match.record()
            links = [(drawn, seat, link) for drawn, seat, link in before["chance"]["links"]]
            twin = Match.replay(before, chance=Joint(seed, f"m{game}", [ANNS[0]], links))
            twin.play(action, 0)
            told += 1
            match.play(action, 0, ANNS[told])
            came = match.moves[len(before["moves"]) + 1 :]
            if came:
                foreseen.append(came == twin.moves[len(before["moves"]) + 1 :])
        verify(match.record())
    assert len(foreseen) > 30
    assert sum(foreseen) < len(foreseen) / 3  # short draws are guessed now and then
