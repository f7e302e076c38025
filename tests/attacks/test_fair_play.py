"""People who would gain by the service’s kindness: the clock, the end, a stand-in, not being there."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from rookery.client import Turned, Visitor
from rookery.server import care, clocks, fair_play, frames, moves, tables
from rookery.server.hall import Hall
from rookery.server.problems import Problem
from rookery.server.shapes import NewTable
from rookery.server.table import Table
from tests.server.house import House
from tests.server.simulated import (
    ANN,
    BOB,
    CLEO,
    LIVE,
    SLOW,
    Watch,
    act,
    bots_done,
    duel,
    guest_to_act,
    in_hall,
    left,
)


def other_than(guest: str) -> str:
    return BOB if guest == ANN else ANN


async def free_duel(hall: Hall, **wishes: Any) -> Table:
    """Two people without a clock."""
    wish = NewTable.model_validate({"game": "crypt", "seats": 2} | wishes)
    table = await tables.create(hall, ANN, wish)
    return await tables.join(hall, table.id, BOB, None, None)


# The clock


@pytest.mark.parametrize("clock", [LIVE, SLOW])
def test_leaving_and_coming_back_gives_no_time(file: str, clock: dict[str, Any]) -> None:
    async def deed(hall: Hall, watch: Watch) -> None:
        table = await duel(hall, clock)
        seat, guest = table.owing()[0], guest_to_act(table)
        watch.time += clocks.allowance(clock) - 5
        await tables.leave(hall, table.id, guest)
        await bots_done(table)
        await tables.join(hall, table.id, guest, None, None)
        assert table.seats[seat].stand_in is None
        assert left(table, watch.time)[seat] == 5

    in_hall(file, deed)


def test_a_clock_that_ran_down_has_less_grace_each_time_and_then_none(file: str) -> None:
    async def deed(hall: Hall, watch: Watch) -> None:
        table = await duel(hall, LIVE)
        seat, guest = table.owing()[0], guest_to_act(table)
        graces: list[float] = []
        for _ in range(clocks.GRACES + 1):
            watch.time += 600
            hall.look_after = lambda hall, table: None  # nobody moves meanwhile
            await care.one_round(hall)
            table = await hall.table(table.id)
            assert table.seats[seat].stand_in is not None
            if len(graces) < clocks.GRACES:
                await tables.join(hall, table.id, guest, None, None)
                graces.append(left(table, watch.time)[seat])
        assert graces == [30, 15, 7.5]
        with pytest.raises(Problem, match="your time ran out 4 times"):
            await tables.join(hall, table.id, guest, None, None)
        assert table.seats[seat].stand_in is not None

    in_hall(file, deed)


# The end


def test_an_offer_lapses_with_the_next_move_of_a_person(file: str) -> None:
    async def deed(hall: Hall, watch: Watch) -> None:
        table = await free_duel(hall)
        guest = guest_to_act(table)
        await fair_play.agree_to_end(hall, table.id, guest, True)
        assert frames.described(table, None)["agreed"] == [table.seat_of(guest)]
        await act(hall, table, "recover")
        assert frames.described(table, None)["agreed"] == []
        await fair_play.agree_to_end(hall, table.id, other_than(guest), True)
        assert table.row.status == "playing"  # the offer of before does not count any more
        await fair_play.agree_to_end(hall, table.id, guest, True)
        assert table.row.status == "over"

    in_hall(file, deed)


@pytest.mark.parametrize(("clock", "stands"), [(LIVE, 300), (SLOW, clocks.DAY), (None, clocks.DAY)])
def test_an_offer_lapses_by_itself(file: str, clock: dict[str, Any] | None, stands: float) -> None:
    async def deed(hall: Hall, watch: Watch) -> None:
        table = await (duel(hall, clock) if clock else free_duel(hall))
        await fair_play.agree_to_end(hall, table.id, ANN, True)
        watch.time += stands - 1
        await care.one_round(hall)
        assert frames.described(await hall.table(table.id), None)["agreed"] == [0]
        watch.time += 1
        await care.one_round(hall)
        assert frames.described(await hall.table(table.id), None)["agreed"] == []
        assert (await fair_play.agree_to_end(hall, table.id, BOB, True)).row.status == "playing"

    in_hall(file, deed)


def test_an_offer_of_long_ago_is_worth_nothing_though_nobody_looked(file: str) -> None:
    async def deed(hall: Hall, watch: Watch) -> None:
        table = await duel(hall, LIVE)
        await fair_play.agree_to_end(hall, table.id, ANN, True)
        watch.time += 301
        assert (await fair_play.agree_to_end(hall, table.id, BOB, True)).row.status == "playing"

    in_hall(file, deed)


def test_nobody_ends_a_game_alone_against_a_stand_in(file: str) -> None:
    async def deed(hall: Hall, watch: Watch) -> None:
        table = await free_duel(hall)
        guest = guest_to_act(table)
        stays = other_than(guest)
        await tables.leave(hall, table.id, guest)
        await bots_done(table)
        await fair_play.agree_to_end(hall, table.id, stays, True)
        assert table.row.status == "playing"
        watch.time += clocks.AWAY - 1
        await fair_play.agree_to_end(hall, table.id, stays, False)
        await fair_play.agree_to_end(hall, table.id, stays, True)
        assert table.row.status == "playing"
        watch.time += 2  # now the other has been away for long
        await fair_play.agree_to_end(hall, table.id, stays, True)
        assert table.row.status == "over"

    in_hall(file, deed)


def test_somebody_with_a_stand_in_may_agree_and_somebody_who_looks_on_is_asked(file: str) -> None:
    async def deed(hall: Hall, watch: Watch) -> None:
        table = await free_duel(hall)
        guest = guest_to_act(table)
        await tables.leave(hall, table.id, guest)
        await bots_done(table)
        table.elsewhere = {guest}  # connected, at another worker
        watch.time += 10 * clocks.AWAY
        await fair_play.agree_to_end(hall, table.id, other_than(guest), True)
        assert table.row.status == "playing"
        await fair_play.agree_to_end(hall, table.id, guest, True)
        assert table.row.status == "over"

    in_hall(file, deed)


# The stand-in


def test_no_mastermind_stands_in_at_a_table_without_hints(file: str) -> None:
    async def deed(hall: Hall, watch: Watch) -> None:
        hall.closing = True
        plain, helped = await free_duel(hall, hints=False), await free_duel(hall, hints=True)
        with pytest.raises(Problem, match="at a table without hints only greedy stands in") as refused:
            await tables.hand_over(hall, plain.id, ANN, 0, "mastermind")
        assert refused.value.status == 403
        assert plain.seats[0].stand_in is None
        assert (await tables.hand_over(hall, plain.id, ANN, 0, "greedy")).seats[0].stand_in == "greedy"
        assert (await tables.hand_over(hall, helped.id, ANN, 0, "fence")).seats[0].stand_in == "fence"

    in_hall(file, deed)


def test_who_hands_a_turn_over_gets_the_seat_back_after_it(file: str) -> None:
    async def deed(hall: Hall, watch: Watch) -> None:
        table = await free_duel(hall)
        seat, guest = table.owing()[0], guest_to_act(table)
        hall.closing = True  # the stand-in thinks for a while
        await tables.hand_over(hall, table.id, guest, seat, "greedy")
        await tables.hand_over(hall, table.id, guest, seat, None)
        assert table.seats[seat].stand_in == "greedy"
        assert frames.described(table, guest)["players"][seat]["returns"]
        with pytest.raises(Problem, match="a bot plays for you"):
            await moves.move(hall, table.id, guest, table.seq, [0])
        hall.closing = False
        hall.look_after(hall, table)
        await bots_done(table)
        assert table.owing() == [1 - seat]
        assert table.seats[seat].stand_in is None  # the turn is over, and the person is back
        assert not frames.described(table, guest)["players"][seat]["returns"]
        assert not frames.position(table, guest, 0, 0, watch.time)["undo"]
        with pytest.raises(Problem):  # what the stand-in did stands
            await moves.undo(hall, table.id, guest, table.seq)

    in_hall(file, deed)


def test_a_stand_ins_move_cannot_be_taken_back_behind_an_own_one(file: str) -> None:
    async def deed(hall: Hall, watch: Watch) -> None:
        table = await free_duel(hall)
        seat, guest = table.owing()[0], guest_to_act(table)
        await act(hall, table, "claim")  # half a turn
        assert table.own[seat] == 1
        await moves.undo(hall, table.id, guest, table.seq)
        assert table.own[seat] == 0
        await act(hall, table, "claim")
        made = replace(table.seats[seat], stood=table.seq)  # as if a stand-in had done it
        table.sit([made if chair.seat == seat else chair for chair in table.seats])
        assert not frames.position(table, guest, 0, 0, watch.time)["undo"]
        with pytest.raises(Problem, match="your stand-in's move"):
            await moves.undo(hall, table.id, guest, table.seq)

    in_hall(file, deed)


def test_alone_with_bots_the_seat_comes_back_at_once(file: str) -> None:
    async def deed(hall: Hall, watch: Watch) -> None:
        wish = NewTable.model_validate({"game": "crypt", "seats": 1})
        table = await tables.create(hall, ANN, wish)
        hall.closing = True
        await tables.hand_over(hall, table.id, ANN, 0, "greedy")
        await tables.hand_over(hall, table.id, ANN, 0, None)
        assert table.seats[0].stand_in is None

    in_hall(file, deed)


# Somebody who is not there


def test_without_a_clock_a_bot_is_called_for_somebody_who_has_vanished(file: str) -> None:
    async def deed(hall: Hall, watch: Watch) -> None:
        table = await free_duel(hall)
        guest = guest_to_act(table)
        gone, stays = table.seat_of(guest), other_than(guest)
        table.elsewhere = {ANN, BOB}
        table.came_or_went(watch.time)
        watch.time += 1000
        with pytest.raises(Problem, match="does not keep you waiting"):  # connected: people may think
            await fair_play.call_stand_in(hall, table.id, stays, gone)
        table.elsewhere = {stays}
        table.came_or_went(watch.time)
        absent = frames.described(table, stays)["absent"]
        assert absent == [{"seat": gone, "since": watch.time}]
        watch.time += clocks.AWAY - 61
        with pytest.raises(Problem, match="ask again in 2 min"):
            await fair_play.call_stand_in(hall, table.id, stays, gone)
        watch.time += 61
        with pytest.raises(Problem, match="no seat at this table"):
            await fair_play.call_stand_in(hall, table.id, CLEO, gone)
        with pytest.raises(Problem, match="does not keep you waiting"):  # who owes nothing
            await fair_play.call_stand_in(hall, table.id, stays, 1 - gone)
        await fair_play.call_stand_in(hall, table.id, stays, gone)
        await bots_done(table)
        assert table.owing() == [1 - gone]
        await tables.join(hall, table.id, guest, None, None)  # back whenever they like
        assert table.seats[gone].stand_in is None

    in_hall(file, deed)


def test_with_a_clock_nobody_is_called_for(file: str) -> None:
    async def deed(hall: Hall, watch: Watch) -> None:
        table = await duel(hall, SLOW)
        watch.time += clocks.DAY
        with pytest.raises(Problem, match="does not keep you waiting"):
            await fair_play.call_stand_in(hall, table.id, other_than(guest_to_act(table)), table.owing()[0])

    in_hall(file, deed)


# Somebody whom the host does not want


def test_a_host_turns_a_sitter_away(house: House) -> None:
    ann, bob, cleo = (Visitor(house.address, name) for name in ("Ann", "Bob", "Cleo"))
    table = ann.open_table("crypt", seats=3)["id"]
    bob.join(table)
    waiting = bob.sit(table)
    with pytest.raises(Turned) as turned:
        bob.post(f"/api/tables/{table}/remove", {"seat": 0})
    assert (turned.value.status, str(turned.value)) == (403, "only the host may ask somebody to get up")
    for seat in (0, 2, 7):
        with pytest.raises(Turned) as turned:
            ann.post(f"/api/tables/{table}/remove", {"seat": seat})
        assert turned.value.status == 409
    after = ann.post(f"/api/tables/{table}/remove", {"seat": 1})
    assert [player["kind"] for player in after["players"]] == ["person", "free", "free"]
    waiting.wait(lambda: waiting.position["table"]["you"] == -1)
    with pytest.raises(Turned) as turned:
        bob.join(table)
    assert (turned.value.status, turned.value.error) == (403, "forbidden")
    assert cleo.join(table)["you"] == 1
    ann.post(f"/api/tables/{table}/remove", {"seat": 1, "keep_out": False})
    assert cleo.join(table)["you"] == 1  # only asked to get up
    bob_again = Visitor(house.address, "Bob")
    assert bob_again.join(table)["status"] != "open"
    with pytest.raises(Turned) as turned:
        ann.post(f"/api/tables/{table}/remove", {"seat": 1})
    assert turned.value.status == 409  # not in a running game


def test_a_sitter_who_races_the_host_does_not_stay(house: House) -> None:
    """Removed and joining again at the same moment: whoever comes second finds the other's word."""
    ann, bob = Visitor(house.address, "Ann"), Visitor(house.address, "Bob")
    table = ann.open_table("crypt", seats=2, start=False)["id"]
    bob.join(table)

    async def both() -> Any:
        remove = asyncio.to_thread(ann.post, f"/api/tables/{table}/remove", {"seat": 1})
        join = asyncio.to_thread(bob.join, table)
        return await asyncio.gather(remove, join, return_exceptions=True)

    asyncio.run(both())
    with pytest.raises(Turned):
        bob.join(table)
    assert ann.get(f"/api/tables/{table}")["players"][1]["kind"] == "free"
