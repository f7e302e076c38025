"""From a full table to the first move: who seals, when the seed is drawn, who opens, and who does not."""

from __future__ import annotations

import random
from typing import Any

import pytest

import rookery
from rookery.client import Turned, Visitor
from rookery.server import care, frames, moves, sealing, tables
from rookery.server.hall import Hall
from rookery.server.problems import Problem
from rookery.server.shapes import NewTable
from rookery.server.table import Table
from rookery.table.chain import chain
from rookery.table.ledger import Line, check_lines, check_match, table_mark
from tests.server.house import House, open_all, play_on
from tests.server.simulated import ANN, BOB, CLEO, Watch, in_hall

LINKS = {guest: chain(guest[0] * 64, 50) for guest in (ANN, BOB, CLEO)}


async def opened(hall: Hall, seats: int = 2, **wishes: Any) -> Table:
    """A table whose host has sealed something."""
    wish = {"game": "crypt", "seats": seats, "seal": LINKS[ANN][0]} | wishes
    return await tables.create(hall, ANN, NewTable.model_validate(wish))


async def full(hall: Hall) -> Table:
    """A table of two that waits for both to open what they sealed."""
    table = await opened(hall)
    return await tables.join(hall, table.id, BOB, None, LINKS[BOB][0])


async def lines(hall: Hall) -> list[Line]:
    return await hall.store.ledger(0, None, 1000)


async def refused(deed: Any) -> Problem:
    with pytest.raises(Problem) as problem:
        await deed
    return problem.value


def test_the_seed_is_drawn_after_all_seals_and_before_anything_is_opened(file: str) -> None:
    async def deed(hall: Hall, watch: Watch) -> None:
        table = await opened(hall)
        assert (table.row.status, table.row.seed, table.row.commitment, table.row.seals) == (
            "open",
            "",
            "",
            None,
        )
        await tables.join(hall, table.id, BOB, None, LINKS[BOB][0])
        assert (table.row.status, table.row.seals) == ("sealing", [LINKS[ANN][0], LINKS[BOB][0]])
        promised, seed = table.row.commitment, table.row.seed
        await sealing.open_up(hall, table.id, BOB, LINKS[BOB][1])
        assert (table.row.status, table.match) == ("sealing", None)
        await sealing.open_up(hall, table.id, ANN, LINKS[ANN][1])
        assert (table.row.status, table.row.commitment, table.row.seed) == ("playing", promised, seed)
        record = table.playing().record()
        assert record["chance"]["links"] == [[0, 0, LINKS[ANN][1]], [0, 1, LINKS[BOB][1]]]

    in_hall(file, deed)


def test_nothing_of_the_seed_is_shown_while_seals_are_opened(file: str) -> None:
    async def deed(hall: Hall, watch: Watch) -> None:
        table = await full(hall)
        await sealing.open_up(hall, table.id, BOB, LINKS[BOB][1])
        for guest in (ANN, BOB, CLEO, None):
            shown = str(frames.position(table, guest, 0, 0, watch.now()))
            assert table.row.seed not in shown
            assert (LINKS[BOB][1] in shown) == (guest == BOB)
            assert table.row.commitment in shown

    in_hall(file, deed)


def test_who_does_not_open_in_time_brings_nothing_to_the_setup_but_may_later(file: str) -> None:
    async def deed(hall: Hall, watch: Watch) -> None:
        table = await full(hall)
        await sealing.open_up(hall, table.id, BOB, LINKS[BOB][1])
        watch.time += hall.settings.opening - 0.1
        await care.one_round(hall)
        assert table.row.status == "sealing"
        watch.time += 0.2
        await care.one_round(hall)
        assert (table.row.status, table.row.salts) == ("playing", ["", LINKS[BOB][1]])
        late = await refused(sealing.open_up(hall, table.id, ANN, LINKS[ANN][1]))
        assert late.error == "wrong-moment"
        while table.owing() != [0]:
            await moves.move(hall, table.id, BOB, table.seq, [table.playing().legal(1)[0]])
        await moves.move(hall, table.id, ANN, table.seq, [table.playing().legal(0)[0]], LINKS[ANN][1])
        assert LINKS[ANN][1] in str(table.playing().record()["chance"]["links"])

    in_hall(file, deed)


def test_who_leaves_meanwhile_calls_the_table_off_in_the_open(file: str) -> None:
    async def deed(hall: Hall, watch: Watch) -> None:
        table = await full(hall)
        first = table.row.commitment
        await sealing.open_up(hall, table.id, ANN, LINKS[ANN][1])
        await tables.leave(hall, table.id, BOB)
        assert (table.row.status, table.row.seed, table.row.seals) == ("open", "", None)
        assert table.seats[1].free
        assert (table.seats[0].seal, table.seats[0].opened) == (
            LINKS[ANN][1],
            "",
        )  # the next link follows from it
        await tables.join(hall, table.id, CLEO, None, LINKS[CLEO][0])
        assert table.row.commitment != first
        await sealing.open_up(hall, table.id, CLEO, LINKS[CLEO][1])
        await sealing.open_up(hall, table.id, ANN, LINKS[ANN][2])
        assert table.row.status == "playing"
        found = await lines(hall)
        check_lines(found)
        assert [line.kind for line in found] == ["sealed", "aborted", "sealed", "begun"]
        assert [line.commitment == first for line in found] == [True, True, False, False]
        assert {line.table for line in found} == {table_mark(table.id)}
        assert table.id not in str(found)

    in_hall(file, deed)


def test_a_table_without_seals_begins_at_once_and_says_so(file: str) -> None:
    async def deed(hall: Hall, watch: Watch) -> None:
        table = await opened(hall, seal=None, bots={"1": "random"})
        assert table.row.status == "playing"
        assert table.playing().record()["chance"]["seals"] == ["", ""]

    in_hall(file, deed)


@pytest.mark.parametrize("link", [LINKS[BOB][1], LINKS[ANN][2], LINKS[ANN][0], "ab" * 32])
def test_only_what_was_sealed_can_be_opened(file: str, link: str) -> None:
    async def deed(hall: Hall, watch: Watch) -> None:
        table = await full(hall)
        problem = await refused(sealing.open_up(hall, table.id, ANN, link))
        assert (problem.status, problem.reason) == (400, "this is not what you sealed")
        assert (table.seats[0].opened, table.row.status) == ("", "sealing")

    in_hall(file, deed)


def test_what_was_opened_stays_and_may_be_sent_twice(file: str) -> None:
    async def deed(hall: Hall, watch: Watch) -> None:
        table = await full(hall)
        for _ in range(2):
            await sealing.open_up(hall, table.id, ANN, LINKS[ANN][1])
        assert (await refused(sealing.open_up(hall, table.id, ANN, LINKS[ANN][2]))).status == 400
        assert (await refused(sealing.open_up(hall, table.id, CLEO, LINKS[CLEO][1]))).status == 403

    in_hall(file, deed)


def test_nobody_sits_down_or_starts_while_seals_are_opened(file: str) -> None:
    async def deed(hall: Hall, watch: Watch) -> None:
        table = await full(hall)
        for wish in (
            tables.join(hall, table.id, CLEO, None, None),
            tables.start(hall, table.id, ANN),
            moves.move(hall, table.id, ANN, 0, [0]),
        ):
            assert (await refused(wish)).status == 409
        again = await tables.join(hall, table.id, ANN, None, "ab" * 32)
        assert again.seats[0].seal == LINKS[ANN][0]  # too late for another seal

    in_hall(file, deed)


def test_a_seal_may_be_made_anew_until_the_seed_is_drawn_but_not_copied(file: str) -> None:
    async def deed(hall: Hall, watch: Watch) -> None:
        table = await opened(hall, seats=3)
        problem = await refused(tables.join(hall, table.id, BOB, None, LINKS[ANN][0]))
        assert (problem.status, table.seats[1].free) == (400, True)
        await tables.join(hall, table.id, ANN, None, LINKS[CLEO][0])
        assert table.seats[0].seal == LINKS[CLEO][0]

    in_hall(file, deed)


def test_a_move_brings_the_next_link_and_a_wrong_one_changes_nothing(file: str) -> None:
    async def deed(hall: Hall, watch: Watch) -> None:
        table = await opened(hall, bots={}, seats=1)
        await sealing.open_up(hall, table.id, ANN, LINKS[ANN][1])
        action = table.playing().legal(0)[0]
        before = table.playing().record()
        for wrong in (LINKS[ANN][1], LINKS[ANN][3], LINKS[BOB][1]):
            problem = await refused(moves.move(hall, table.id, ANN, table.seq, [action], wrong))
            assert (problem.status, problem.reason) == (400, "this is not what seat 0 sealed")
        assert (table.playing().record(), table.seq) == (before, 1)
        await moves.move(hall, table.id, ANN, 1, [action], LINKS[ANN][2])
        assert frames.described(table, ANN)["newest"] == LINKS[ANN][2]
        assert frames.described(table, BOB)["newest"] == ""
        hall.tables.clear()
        again = await hall.table(table.id)
        assert again.playing().record() == table.playing().record()
        assert frames.described(again, ANN)["newest"] == LINKS[ANN][2]

    in_hall(file, deed)


def test_people_play_a_whole_game_whose_every_move_brings_a_link(house: House) -> None:
    ann = Visitor(house.address, "Ann")
    table = ann.open_table("crypt", seats=2, bots={"1": "random"})
    assert table["status"] == "playing"
    with ann.sit(table["id"]) as chair:
        made = play_on(chair, random.Random(1))
    record = ann.get(f"/api/tables/{table['id']}/record")
    rookery.verify(record)
    own = [link for _, seat, link in record["chance"]["links"] if seat == 0]
    assert own == ann.chains[table["id"]][1 : made + 2]
    ledger = ann.get("/api/ledger?after=0")
    told = [Line(**entry) for entry in ledger["entries"]]
    check_lines(told)
    assert check_match(told, table["id"], record["chance"]["commitment"]) == 0
    assert ledger["last"] == len(told)
    own_lines = ann.get(f"/api/ledger?table={table_mark(table['id'])}")["entries"]
    assert [entry["kind"] for entry in own_lines] == ["sealed", "begun", "ended"]


def test_a_client_tells_no_more_than_its_next_link(house: House) -> None:
    """A host that claims to have heard later links would learn them in advance."""
    ann = Visitor(house.address)
    table = ann.open_table("crypt", seats=1)
    links = ann.chains[table["id"]]
    assert ann.next_link(table | {"newest": links[40]}) == ""
    assert ann.next_link(table) == links[2]
    assert ann.next_link(table) == links[2]  # until it is taken
    assert ann.next_link(table | {"newest": links[2]}) == links[3]


def test_bad_questions_to_the_ledger(house: House) -> None:
    ann = Visitor(house.address)
    for query in ("after=-1", "after=x", "table=abc", f"table={'A' * 64}"):
        with pytest.raises(Turned) as turned:
            ann.get(f"/api/ledger?{query}")
        assert turned.value.status == 400
    assert ann.get("/api/ledger") == {"entries": [], "last": 0}


def test_two_people_begin_when_both_have_opened(house: House) -> None:
    ann, bob = Visitor(house.address), Visitor(house.address)
    table = ann.open_table("crypt", seats=2)["id"]
    assert bob.join(table)["opened"] == [1]
    open_all(table, ann)
    assert bob.get(f"/api/tables/{table}")["status"] == "playing"
