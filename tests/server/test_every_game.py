"""What a table offers beside the rules works for every game: bots, hand-over, hints, offers, clocks."""

from __future__ import annotations

import random
from typing import Any

import pytest

import rookery
from rookery.client import Chair, Turned, Visitor
from rookery.kernel import Game
from rookery.server import care, clocks, moves, tables
from rookery.server.hall import Hall
from rookery.server.shapes import NewTable
from rookery.server.table import Table
from tests.server.house import House, open_all, play_on
from tests.server.simulated import LIVE, Watch, bots_done, in_hall, left

every = pytest.mark.parametrize("key", rookery.games())
GUESTS = ("a" * 24, "b" * 24, "c" * 24)


def fewest(key: str) -> int:
    """The smallest table with more than one seat."""
    return max(2, rookery.load(key).min_seats)


def opened(house: House, key: str, people: int = 2) -> list[Chair]:
    """A running table with some people, the rest bots."""
    seats = max(fewest(key), people)
    visitors = [Visitor(house.address, f"Person {n}") for n in range(people)]
    bots = {str(seat): "random" for seat in range(people, seats)}
    table = visitors[0].open_table(key, seats=seats, bots=bots)["id"]
    for visitor in visitors[1:]:
        visitor.join(table)
    open_all(table, *visitors)
    return [visitor.sit(table) for visitor in visitors]


@every
def test_a_person_and_bots_play_and_the_person_hands_over(shared: House, key: str) -> None:
    chair = opened(shared, key, 1)[0]
    path = f"/api/tables/{chair.table}"
    assert play_on(chair, random.Random(1), 5) == 5
    chair.visitor.post(f"{path}/seat", {"seat": 0, "bot": "random"})
    chair.wait(lambda: chair.over, 60)
    assert chair.position["table"]["players"][0]["stand_in"] == "random"
    record = chair.visitor.get(f"{path}/record")
    assert rookery.verify(record).over
    assert record["result"] == chair.position["table"]["result"]
    last = chair.visitor.get(f"{path}/replay")["steps"]
    assert chair.visitor.get(f"{path}/replay/{last}?seat=0")["view"] == chair.position["view"]


@every
def test_hints_and_reasons(shared: House, key: str) -> None:
    game = rookery.load(key)
    chairs = opened(shared, key)
    mover = next(chair for chair in chairs if _settled(chair).legal)
    assert mover.ask("hint")["actions"][0] in mover.legal
    assert mover.ask("why", action=mover.legal[0])["clause"] == ""
    wrong = next(code for code in range(game.n_actions) if code not in mover.legal)
    assert mover.ask("why", action=wrong)["clause"] in game.clauses
    seq = mover.position["seq"]
    with pytest.raises(Turned) as turned:
        mover.ask("move", seq=seq, actions=[wrong])
    assert (turned.value.error, turned.value.clause in game.clauses) == ("refused", True)
    assert mover.ask("ping")["seq"] == seq


def _settled(chair: Chair) -> Chair:
    """The chair once people are to act, so that no bot changes the table under the test."""
    bots = {player["seat"] for player in chair.position["table"]["players"] if player["kind"] == "bot"}
    chair.wait(lambda: not bots & set(chair.position["table"]["turn_of"]))
    return chair


@every
def test_all_people_agree_to_end(shared: House, key: str) -> None:
    one, two = opened(shared, key)
    path = f"/api/tables/{one.table}/end"
    assert one.visitor.post(path, {"agree": True})["agreed"] == [0]
    closed = two.visitor.post(path, {"agree": True})
    assert (closed["status"], closed["closed"], "result" in closed) == ("over", True, False)
    for chair in (one, two):
        chair.wait(lambda chair=chair: chair.over)


@every
def test_undo_brings_the_position_before_back(shared: House, key: str) -> None:
    chairs = opened(shared, key, fewest(key))
    dice = random.Random(2)
    for _ in range(40):
        last = max(chair.position["seq"] for chair in chairs)
        for chair in chairs:
            chair.wait(lambda chair=chair, last=last: chair.position["seq"] >= last)
        mover = next(chair for chair in chairs if chair.legal)
        before = (mover.position["view"], mover.legal, list(mover.events))
        mover.move(dice.choice(mover.legal))
        if mover.position["undo"]:
            seq = mover.ask("undo", seq=mover.position["seq"])["seq"]
            mover.wait(lambda seq=seq, mover=mover: mover.position["seq"] >= seq)
            assert (mover.position["view"], mover.legal, mover.events) == before
            return
    raise AssertionError(f"no move of {key} could be taken back")


async def seated(hall: Hall, key: str, **wishes: Any) -> Table:
    """A running table of people only."""
    seats = fewest(key)
    wish = NewTable.model_validate({"game": key, "seats": seats, "clock": LIVE} | wishes)
    table = await tables.create(hall, GUESTS[0], wish)
    for guest in GUESTS[1:seats]:
        table = await tables.join(hall, table.id, guest, None, None)
    return table


@every
def test_time_runs_for_those_who_owe_a_choice_and_a_bot_stands_in(file: str, key: str) -> None:
    async def deed(hall: Hall, watch: Watch) -> None:
        table = await seated(hall, key)
        owing = table.owing()
        watch.time += 599
        assert left(table, watch.time) == [1 if seat in owing else 600 for seat in range(table.row.seats)]
        await care.one_round(hall)
        assert [chair.stand_in for chair in table.seats] == [None] * table.row.seats
        watch.time += 1
        await care.one_round(hall)
        table = await hall.table(table.id)
        assert [chair.seat for chair in table.seats if chair.stand_in] == owing
        await bots_done(table)
        if len(owing) == table.row.seats:  # nobody is left who plays
            assert table.row.status == "over"
            return
        assert not set(table.owing()) & set(owing)
        seat = owing[0]
        await tables.hand_over(hall, table.id, GUESTS[seat], seat, None)
        assert left(table, watch.time)[seat] == clocks.GRACE

    in_hall(file, deed)


async def at_once(hall: Hall, table: Table) -> list[int]:
    """Plays until several people are to choose at the same time; answers who."""
    dice = random.Random(3)
    while len(table.owing()) < 2:
        match = table.playing()
        seat = match.actor
        await moves.move(hall, table.id, GUESTS[seat], table.seq, [dice.choice(match.legal(seat))])
    return table.owing()


@pytest.mark.parametrize("key", ["oliver_twist", "thiefdom", "thiefs_market"])
def test_whoever_has_chosen_waits_without_losing_time(file: str, key: str) -> None:
    if not _chooses_at_once(key):
        assert key != "thiefdom"
        return

    async def deed(hall: Hall, watch: Watch) -> None:
        table = await seated(hall, key)
        owing = await at_once(hall, table)
        first, second = owing[0], owing[1]
        had = left(table, watch.time)
        watch.time += 100
        assert [left(table, watch.time)[seat] for seat in owing] == [had[seat] - 100 for seat in owing]
        while first in table.owing():
            match = table.playing()
            await moves.move(hall, table.id, GUESTS[first], table.seq, [match.legal(first)[0]])
        assert second in table.owing()
        watch.time += 50
        now = left(table, watch.time)
        assert (now[first], now[second]) == (had[first] - 100 + 15, had[second] - 150)
        assert table.running() == [seat for seat in owing if seat != first]
        watch.time += now[second]
        await care.one_round(hall)
        table = await hall.table(table.id)
        assert (table.seats[second].stand_in, table.seats[first].stand_in) == ("greedy", None)

    in_hall(file, deed)


def _chooses_at_once(key: str) -> bool:
    """Whether seats of this game ever choose at the same time."""
    match = rookery.Match(key, seats=fewest(key), seed=5)
    dice = random.Random(5)
    for _ in range(300):
        if match.over or len(match.actors) > 1:
            break
        match.play(dice.choice(match.legal(match.actor)))
    return len(match.actors) > 1


def wrong_wishes(key: str) -> list[tuple[dict[str, Any], str]]:
    """What is wrong about a table, and a word its refusal must have."""
    game = rookery.load(key)
    found: list[tuple[dict[str, Any], str]] = [
        ({"seats": game.max_seats + 1}, "players"),
        ({"options": {"colour": "red"}}, "colour"),
        ({"pack": "nothing"}, "pack"),
        ({"bots": {"1": "genius"}}, "bot"),
        ({"bots": {str(game.max_seats): "greedy"}}, f"seat {game.max_seats}"),
        ({"seat": game.max_seats}, f"seat {game.max_seats}"),
    ]
    found += [({"options": {option.key: "wrong"}}, option.key) for option in game.options]
    if game.min_seats > 1:
        found.append(({"seats": game.min_seats - 1}, "players"))
    return found


@every
def test_a_wrong_table_is_refused_in_one_sentence(shared: House, key: str) -> None:
    ann = Visitor(shared.address)
    for change, word in wrong_wishes(key):
        with pytest.raises(Turned) as turned:
            ann.post("/api/tables", {"game": key, "seats": fewest(key)} | change)
        said = str(turned.value)
        assert (turned.value.status, word in said) == (400, True), (change, said)
        assert "\n" not in said
        assert len(said) < 300
    assert ann.get("/api/tables?list=mine") == []


@every
def test_every_option_can_be_chosen_at_a_table(shared: House, key: str) -> None:
    game = rookery.load(key)
    ann = Visitor(shared.address)
    chosen = 0
    for option in game.options:
        for value in option.values:
            answer = _opened_or_refused(ann, game, {option.key: value})
            if isinstance(answer, dict):
                assert answer["options"][option.key] == value
                chosen += 1
    assert chosen >= len(game.options)


def _opened_or_refused(ann: Visitor, game: Game[Any], options: dict[str, str]) -> Any:
    """A table with these options; where the rules do not allow them, their own sentence comes back."""
    try:
        game.settle(game.max_seats, dict(options))
    except ValueError as refused:
        reason = str(refused)
    else:
        return ann.open_table(game.key, seats=game.max_seats, options=options, visibility="link")
    with pytest.raises(Turned) as turned:
        ann.open_table(game.key, seats=game.max_seats, options=options)
    assert (turned.value.status, str(turned.value)) == (400, reason)
    return reason


@every
def test_wrong_moves_are_refused_in_one_sentence(shared: House, key: str) -> None:
    game = rookery.load(key)
    chairs = opened(shared, key)
    mover = next(chair for chair in chairs if _settled(chair).legal)
    path, seq = f"/api/tables/{mover.table}", mover.position["seq"]
    for body, status in (
        ({"seq": seq, "actions": [game.n_actions]}, 400),
        ({"seq": seq, "actions": []}, 400),
        ({"seq": seq, "actions": [-1]}, 400),
        ({"seq": seq, "actions": ["0"]}, 400),
        ({"seq": seq + 1, "actions": [mover.legal[0]]}, 409),
        ({"seq": 0, "actions": [mover.legal[0]]}, 409),
    ):
        with pytest.raises(Turned) as turned:
            mover.visitor.post(f"{path}/move", body)
        assert turned.value.status == status, (body, str(turned.value))
        assert 0 < len(str(turned.value)) < 300
    assert mover.ask("ping")["seq"] == seq
