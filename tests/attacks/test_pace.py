"""Somebody with a stopwatch: the time of an answer must not tell what the answer may not."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket

import rookery
from rookery.bots import names as bot_names
from rookery.kernel import OVER, Picker, Recorder
from rookery.server import bots_at_table, frames, pace
from rookery.server.bots_at_table import look_after
from rookery.server.hall import Hall
from rookery.server.live import Line
from rookery.server.table import Table
from rookery.server.thinking import Minds, Question
from rookery.storage import Seat, Store
from rookery.testing.run import choose
from rookery.testing.shadows import Steps
from tests.attacks.stopwatch import compared
from tests.promises import kept, size
from tests.server.house import SETTINGS
from tests.server.wire import HELLO, Socket, guest_at, row_of, table_of

PACE = 0.35
Twins = tuple[
    Table, Table
]  # the same to their viewer; in the first a bot has one choice, in the second several


def choices(table: Table, seat: int) -> int:
    return len(table.playing().legal(seat))


def worlds_of(key: str, seed: int, most: int, *, choice: bool = False) -> Iterator[tuple[int, Twins]]:
    """A viewer, and two tables where another seat is to decide that are the same to the viewer.

    With `choice` those where that seat has a single choice in one world and several in the other, else some.
    """
    game, pick = rookery.load(key), Picker(seed)
    options = game.settle(3, {})
    row, steps, s = row_of(game, 3, options), cast(Steps, []), game.new(3, options)
    while len(steps) < most and (seat := game.actor(s)) != OVER:
        for viewer in set(range(3)) - {seat} if seat >= 0 else ():
            world = game.resample(s, viewer, pick)
            single = [len(game.legal(each, seat)) == 1 for each in (s, world)]
            if single[0] != single[1] or not (choice or len(steps) % 4):
                pair = table_of(game, row, steps), table_of(game, row, steps)
                pair[1].playing()._history.state = world
                yield viewer, pair
        steps.append(choose(game, s, pick))
        game.apply(s, *steps[-1], Recorder())


def twins_of(key: str, seed: int, most: int = 150) -> Iterator[Twins]:
    """Pairs of tables at which a bot is to move; whether it has a choice is hidden from some viewer."""
    for _, pair in worlds_of(key, seed, most, choice=True):
        one, several = sorted(pair, key=lambda table: choices(table, pair[0].owing()[0]))
        yield one, several


def give_to_bot(table: Table, level: str) -> None:
    seat = table.owing()[0]
    table.seats[seat] = Seat(seat, name=level, bot=level)


class Ends:
    """In place of the commit: notes when a bot's move is told, and leaves its seat empty-handed."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.at: dict[int, float] = {}

    async def __call__(self, hall: Hall, table: Table, kind: str, seat: int, *rest: Any) -> int:
        self.at[id(table)] = self.clock()
        table.seats[seat] = Seat(seat, guest_at(seat), "nobody")
        return table.seq


@asynccontextmanager
async def hall_in(folder: Path) -> AsyncIterator[Hall]:
    store = Store(f"sqlite:///{folder / 'rookery.db'}")
    hall = Hall(replace(SETTINGS, bot_pace=PACE), store, look_after)
    yield hall
    await hall.close()
    store.close()


@pytest.mark.parametrize("bot", bot_names())
@pytest.mark.parametrize("key", rookery.games())
def test_a_move_is_told_at_the_end_of_a_slot_however_long_it_was_thought_about(key: str, bot: str) -> None:
    slot = pace.slot(rookery.load(key), bot, PACE)
    assert PACE < slot <= 2.0
    assert 0 < pace.thinking(slot) < slot
    at = {pace.told_at(100.0, 100.0 + share * slot, slot) for share in (0.0, 0.1, 0.5, 0.99)}
    assert at == {100.0 + slot}
    assert pace.told_at(100.0, 100.0 + 1.01 * slot, slot) == 100.0 + 2 * slot


def test_without_a_pace_nobody_waits() -> None:
    assert pace.slot(rookery.load("crypt"), "mastermind", 0.0) == 0.0
    assert pace.told_at(100.0, 100.25, 0.0) == 100.25


class Simulated:
    """A clock for slots that moves only when somebody thinks or waits."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr(pace, "clock", lambda: self.now)
        monkeypatch.setattr(pace, "until", self.until)

    async def until(self, moment: float) -> None:
        self.now = max(self.now, moment)


def waits(folder: Path, tables: list[Table], monkeypatch: pytest.MonkeyPatch, thinks: float) -> list[float]:
    """How long each table waits for its bot, where a real choice is thought about for so long."""
    clock, found = Simulated(monkeypatch), cast(list[float], [])
    ends = Ends(lambda: clock.now)
    plain = Question.decide

    def decide(question: Question) -> int:
        question.began = clock.now
        if len(question.game.legal(question.state, question.seat)) > 1:
            clock.now += thinks
        return question.game.legal(question.state, question.seat)[0]

    async def work() -> None:
        async with hall_in(folder) as hall:
            for table in tables:
                asked = clock.now
                look_after(hall, table)
                assert table.driver is not None
                await table.driver
                found.append(round(ends.at[id(table)] - asked, 9))

    monkeypatch.setattr(Question, "decide", decide)
    monkeypatch.setattr(bots_at_table, "commit", ends)
    asyncio.run(work())
    monkeypatch.setattr(Question, "decide", plain)
    return found


def some_twins() -> list[Twins]:
    found = list(islice(twins_of("oliver_twist", 1), 6))
    assert len(found) == 6, "Oliver Twist hides whether there is a choice"
    for pair in found:
        for table in pair:
            give_to_bot(table, "mastermind")
    return found


def test_one_choice_or_several_takes_the_same_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for one, several in some_twins():
        times = waits(tmp_path, [one, several], monkeypatch, thinks=1.7)
        assert times == [pace.slot(rookery.load("oliver_twist"), "mastermind", PACE)] * 2


def test_the_stopwatch_finds_a_bot_that_moves_when_it_is_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pace, "told_at", lambda began, ready, slot: ready + PACE)
    one, several = some_twins()[0]
    assert waits(tmp_path, [one, several], monkeypatch, thinks=1.7) == [PACE, PACE + 1.7]


def test_a_bot_without_a_choice_thinks_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """How busy the machine is could be felt by anybody who pings it."""
    asked: list[int] = []
    plain = Question._pretend

    def pretend(question: Question) -> None:
        asked.append(question.seat)
        plain(question)

    monkeypatch.setattr(Question, "_pretend", pretend)
    one, several = next(twins_of("oliver_twist", 0))
    for table, times in ((one, 1), (several, 0)):
        give_to_bot(table, "burglar")
        seat = table.owing()[0]
        asked.clear()
        question = Question(table, seat, "burglar", Minds(), PACE)
        assert question.decide() in table.playing().legal(seat)
        assert asked == [seat] * times


async def told(hall: Hall, pairs: list[Twins], dice: random.Random) -> list[tuple[float, float]]:
    """The waits for the bots of many twins at once, asked in any order."""
    ends = Ends(time.monotonic)
    began: dict[int, float] = {}
    everybody = [table for pair in pairs for table in pair]
    dice.shuffle(everybody)
    drivers = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bots_at_table, "commit", ends)
        for table in everybody:
            began[id(table)] = time.monotonic()
            look_after(hall, table)
            drivers.append(cast(asyncio.Task[None], table.driver))
            await asyncio.sleep(0.02)
        await asyncio.gather(*drivers)
    return [(ends.at[id(a)] - began[id(a)], ends.at[id(b)] - began[id(b)]) for a, b in pairs]


def many_turns(folder: Path, turns: int) -> tuple[list[float], list[float]]:
    """Waits for bots with one choice and with several, in twin worlds, thousands of them.

    Bots that think little: behind those who think much at once a queue would hide everything.
    """
    pairs = [pair for seed in range(6) for pair in twins_of("oliver_twist", seed)]
    dice, found = random.Random(7), cast(list[tuple[float, float]], [])

    async def work() -> None:
        async with hall_in(folder) as hall:
            while len(found) < turns:
                few = dice.sample(pairs, min(10, len(pairs)))
                for table in (table for pair in few for table in pair):
                    give_to_bot(table, dice.choice(("greedy", "cutpurse", "apprentice")))
                for one, several in few:  # the same level at both
                    several.seats = list(one.seats)
                found.extend(await told(hall, few, dice))

    asyncio.run(work())
    return [one for one, _ in found], [several for _, several in found]


@pytest.mark.soak
def test_thousands_of_bots_turns_tell_nothing_by_their_time(tmp_path: Path) -> None:
    turns = size("TURNS", 2000)
    verdict = compared(*many_turns(tmp_path, turns))
    assert not verdict.told_apart, verdict
    kept(
        "bots’ moves tell nothing by their time",
        f"2 × {turns} turns of Oliver Twist with one choice or several",
        f"medians differ by {verdict.shift * 1000:.1f} ms, by chance in {verdict.chance:.2g} of all runs",
    )


@pytest.mark.soak
def test_thousands_of_bots_turns_betray_a_planted_30_ms(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = bots_at_table._make_move

    async def late(hall: Hall, table: Table, question: Question, action: int) -> None:
        if len(question.game.legal(question.state, question.seat)) > 1:
            await asyncio.sleep(0.03)
        await plain(hall, table, question, action)

    monkeypatch.setattr(bots_at_table, "_make_move", late)
    verdict = compared(*many_turns(tmp_path, size("TURNS", 2000)))
    assert verdict.told_apart, verdict


def answers(
    folder: Path, key: str, turns: int, twin: set[int] | None = None
) -> tuple[list[float], list[float]]:
    """How long the first position takes to come, in a world and its twin, asked in any order.

    The tables of the twins are named in `twin`, for whoever plants something there.
    """
    dice = random.Random(3)
    worlds = [world for seed in range(3) for world in worlds_of(key, seed, 160)]
    if twin is not None:
        twin |= {id(twins[1]) for _, twins in worlds}
    times: tuple[list[float], list[float]] = ([], [])

    async def work() -> None:
        async with hall_in(folder) as hall:
            for _ in range(turns):
                viewer, twins = dice.choice(worlds)
                which = list(enumerate(twins))
                dice.shuffle(which)
                for place, table in which:
                    socket = Socket([HELLO, json.dumps({"t": "ping", "id": 1})])
                    began = time.perf_counter()
                    await Line(hall, table, guest_at(viewer), cast(WebSocket, socket)).serve()
                    times[place].append(time.perf_counter() - began)

    asyncio.run(work())
    return times


@pytest.mark.soak
@pytest.mark.parametrize("key", rookery.games())
def test_thousands_of_positions_tell_nothing_by_their_time(tmp_path: Path, key: str) -> None:
    turns = size("TURNS", 2000)
    verdict = compared(*answers(tmp_path, key, turns))
    assert not verdict.told_apart, verdict
    kept(
        f"positions of {key} tell nothing by their time",
        f"2 × {turns} positions in worlds that their viewer cannot tell apart",
        f"medians differ by {verdict.shift * 1000:.2f} ms",
    )


@pytest.mark.soak
def test_thousands_of_positions_betray_a_planted_30_ms(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = frames.position
    planted: set[int] = set()

    def late(table: Table, *rest: Any) -> dict[str, Any]:
        if id(table) in planted:
            time.sleep(0.03)
        return plain(table, *rest)

    monkeypatch.setattr(frames, "position", late)
    verdict = compared(*answers(tmp_path, "oliver_twist", 600, planted))
    assert verdict.told_apart, verdict


def test_the_stopwatch_tells_a_shift_of_30_ms_from_noise() -> None:
    dice = random.Random(11)
    first = [dice.expovariate(20) for _ in range(1000)]
    second = [dice.expovariate(20) for _ in range(1000)]
    assert not compared(first, second).told_apart
    assert compared(first, [time + 0.03 for time in second]).told_apart
    assert compared([time + 0.03 for time in first], second).told_apart
