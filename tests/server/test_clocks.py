"""Clocks in simulated time: nothing here waits."""

from __future__ import annotations

from typing import Any

import pytest

from rookery.server import care, clocks, moves, tables
from rookery.server.hall import Hall
from rookery.server.problems import Problem
from rookery.server.shapes import NewTable
from tests.server.simulated import (
    ANN,
    BOB,
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


def test_live_time_runs_for_the_one_to_act_and_a_turn_earns_the_increment(file: str) -> None:
    async def deed(hall: Hall, watch: Watch) -> None:
        table = await duel(hall, LIVE)
        first, second = table.owing()[0], 1 - table.owing()[0]
        watch.time += 100
        assert left(table, watch.time)[first] == 500
        assert left(table, watch.time)[second] == 600
        await act(hall, table, "claim")  # half a turn earns nothing
        assert left(table, watch.time)[first] == 500
        await moves.undo(hall, table.id, guest_to_act(table), table.seq)
        await act(hall, table, "recover")
        assert left(table, watch.time) == [515 if seat == first else 600 for seat in range(2)]
        watch.time += 30
        assert left(table, watch.time)[second] == 570

    in_hall(file, deed)


def test_when_time_is_up_a_bot_plays_on_until_the_player_returns(file: str) -> None:
    async def deed(hall: Hall, watch: Watch) -> None:
        table = await duel(hall, LIVE)
        seat, guest = table.owing()[0], guest_to_act(table)
        watch.time += 599
        await care.one_round(hall)
        assert table.seats[seat].stand_in is None
        watch.time += 1
        await care.one_round(hall)
        table = await hall.table(table.id)
        assert table.seats[seat].stand_in == "greedy"
        await bots_done(table)
        assert table.owing() == [1 - seat]
        assert left(table, watch.time)[seat] == 0  # the bot's turn earned nothing
        with pytest.raises(Problem, match="a bot plays for you"):
            await moves.move(hall, table.id, guest, table.seq, [0])
        await tables.hand_over(hall, table.id, guest, seat, None)
        assert table.seats[seat].stand_in is None
        assert left(table, watch.time)[seat] == clocks.GRACE

    in_hall(file, deed)


def test_slow_play_gives_each_turn_its_days(file: str) -> None:
    async def deed(hall: Hall, watch: Watch) -> None:
        table = await duel(hall, SLOW)
        seat = table.owing()[0]
        watch.time += 1.5 * clocks.DAY
        await act(hall, table, "recover")
        assert left(table, watch.time) == [2 * clocks.DAY] * 2
        watch.time += 2 * clocks.DAY
        hall.tables.clear()  # nobody looks: the table is found by its date alone
        await care.one_round(hall)
        table = await hall.table(table.id)
        assert table.seats[1 - seat].stand_in == "greedy"
        await bots_done(table)
        assert table.owing() == [seat]
        assert table.row.due == watch.time + 2 * clocks.DAY

    in_hall(file, deed)


def test_a_restart_keeps_the_clocks(file: str) -> None:
    seen: list[Any] = []

    async def before(hall: Hall, watch: Watch) -> None:
        table = await duel(hall, LIVE)
        watch.time += 100
        await act(hall, table, "recover")
        seen.append((table.id, left(table, watch.time), table.running()))

    async def after(hall: Hall, watch: Watch) -> None:
        watch.time += 100
        table = await hall.table(seen[0][0])
        assert (table.id, left(table, watch.time), table.running()) == seen[0]

    in_hall(file, before)
    in_hall(file, after)


def test_bots_and_stand_ins_have_no_clock(file: str) -> None:
    async def deed(hall: Hall, watch: Watch) -> None:
        wish = NewTable.model_validate({"game": "crypt", "seats": 2, "clock": LIVE, "bots": {"1": "random"}})
        table = await tables.create(hall, ANN, wish)
        await bots_done(table)
        assert table.running() == [0]
        await tables.leave(hall, table.id, ANN)
        assert table.running() == []
        await bots_done(table)
        assert table.row.status == "over"
        assert table.row.due is None

    in_hall(file, deed)


def test_a_bot_whose_worker_died_is_woken(file: str) -> None:
    seen: list[str] = []

    async def before(hall: Hall, watch: Watch) -> None:
        hall.closing = True  # no bot moves any more
        wish = NewTable.model_validate({"game": "crypt", "seats": 2, "bots": {"1": "greedy"}})
        table = await tables.create(hall, ANN, wish)
        await tables.leave(hall, table.id, ANN)
        assert table.seq == 1
        seen.append(table.id)

    async def after(hall: Hall, watch: Watch) -> None:
        watch.time += 10
        await care.one_round(hall)
        table = await hall.table(seen[0])
        await bots_done(table)
        assert table.row.status == "over"

    in_hall(file, before)
    in_hall(file, after)


def test_open_tables_are_closed_after_their_days_and_idle_ones_forgotten(file: str) -> None:
    async def deed(hall: Hall, watch: Watch) -> None:
        wish = NewTable.model_validate({"game": "crypt", "seats": 2})
        table = await tables.create(hall, ANN, wish)
        watch.time += 6.9 * clocks.DAY
        await care.one_round(hall)
        assert hall.tables == {}
        assert len(await hall.store.listed("open", "")) == 1
        watch.time += 0.2 * clocks.DAY
        await care.one_round(hall)
        assert await hall.store.listed("open", "") == []
        with pytest.raises(Problem):
            await tables.join(hall, table.id, BOB, None, None)

    in_hall(file, deed)


def test_an_undone_turn_gives_its_increment_back() -> None:
    before = {"left": [100.0, 50.0], "since": 5.0}
    after = clocks.passed_on(LIVE, before, [0], [1])
    assert after["left"] == [115.0, 50.0]
    assert clocks.taken_back(LIVE, after, 0)["left"] == [100.0, 50.0]


def test_at_once_all_clocks_run_and_each_stops_with_its_own_choice() -> None:
    both = clocks.fresh(LIVE, 3, 0.0)
    one = clocks.settled(both, [0, 1, 2], 10.0)
    assert one is not None
    assert one["left"] == [590.0] * 3
    one = clocks.passed_on(LIVE, one, [0, 1, 2], [0, 2])
    two = clocks.settled(one, [0, 2], 30.0)
    assert two is not None
    assert two["left"] == [570.0, 605.0, 570.0]
    assert clocks.deadline(two, [0, 2]) == 600.0
    assert clocks.run_down(two, [0, 2], 600.0) == [0, 2]
    assert clocks.run_down(two, [0, 2], 599.0) == []
