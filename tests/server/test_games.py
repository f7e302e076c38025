"""Whole games through the door that browsers use."""

from __future__ import annotations

import random
import threading
from typing import Any

import pytest

import rookery
from rookery.client import Chair, Turned, Visitor
from tests.server.house import House, open_all, open_house, play_on


def play_all(chairs: list[Chair]) -> None:
    """Every chair plays in a thread of its own until the table is closed."""
    errors: list[BaseException] = []

    def play(chair: Chair, seed: int) -> None:
        try:
            play_on(chair, random.Random(seed))
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=play, args=(chair, n)) for n, chair in enumerate(chairs)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert errors == []


def test_two_people_and_a_bot_play_a_whole_game(house: House) -> None:
    ann, bob = Visitor(house.address, "Ann"), Visitor(house.address, "Bob")
    opened = ann.open_table("crypt", seats=3, bots={"2": "greedy"})
    assert opened["status"] == "open"
    assert [player["kind"] for player in opened["players"]] == ["person", "free", "bot"]
    joined = bob.join(opened["id"])
    assert (joined["status"], joined["you"], joined["opened"]) == ("sealing", 1, [1])
    watcher = Visitor(house.address)
    with ann.sit(opened["id"]) as one, bob.sit(opened["id"]) as two, watcher.sit(opened["id"]) as eye:
        play_all([one, two])
        eye.wait()
        assert eye.seat == -1
        for chair in (one, two, eye):
            assert chair.position["table"]["result"] == one.position["table"]["result"]
            assert [event["i"] for event in chair.events] == list(range(len(chair.events)))
    record = ann.get(f"/api/tables/{opened['id']}/record")
    match = rookery.verify(record)
    seals = [ann.chains[opened["id"]][0], bob.chains[opened["id"]][0], ""]
    assert record["chance"]["seals"] == joined["seals"] == seals
    assert record["chance"]["commitment"] == joined["commitment"]
    assert record["names"] == ["Ann", "Bob", "greedy 3"]
    assert one.position["table"]["seed"] == record["chance"]["seed"]
    for seat, chair in ((0, one), (1, two), (-1, eye)):
        assert chair.position["view"] == match.view(seat)
        told = [{"i": event.index, "key": event.key, "args": event.args} for event in match.events(seat)]
        assert chair.events == told


def test_a_solo_game_and_its_replay(house: House) -> None:
    ann = Visitor(house.address, "Ann")
    table = ann.open_table("crypt", seats=1)["id"]
    with ann.sit(table) as chair:
        play_on(chair, random.Random(1))
    answer = ann.get(f"/api/tables/{table}/replay")
    match = rookery.verify(answer["record"])
    assert answer["steps"] == len(match.moves)
    steps = [ann.get(f"/api/tables/{table}/replay/{n}?seat=0") for n in range(answer["steps"] + 1)]
    assert [event for step in steps for event in step["events"]] == chair.events
    assert steps[-1]["view"] == match.view(0)
    assert [step["mover"] for step in steps[1:]] == [seat for seat, _ in match.moves]
    with pytest.raises(Turned) as turned:
        ann.get(f"/api/tables/{table}/replay/{answer['steps'] + 1}")
    assert turned.value.status == 404
    lines = ann.send("GET", "/api/records.jsonl")
    assert lines == answer["record"]
    assert [row["id"] for row in ann.get("/api/tables?list=over")] == [table]


@pytest.fixture
def duel(house: House) -> tuple[Visitor, Visitor, str]:
    """Two people at a table that has begun."""
    ann, bob = Visitor(house.address, "Ann"), Visitor(house.address, "Bob")
    table = ann.open_table("crypt", seats=2)["id"]
    bob.join(table)
    open_all(table, ann)
    return ann, bob, table


def both(duel: tuple[Visitor, Visitor, str]) -> tuple[Chair, Chair]:
    """The chair of the one to act, and the other's."""
    ann, bob, table = duel
    chairs = (ann.sit(table), bob.sit(table))
    return chairs if chairs[0].legal else (chairs[1], chairs[0])


def named(chair: Chair, verb: str) -> list[int]:
    return [choice[0] for choice in chair.position["legal"] if choice[1] == verb]


def test_undo_is_one_more_entry_and_shortens_the_events(duel: tuple[Visitor, Visitor, str]) -> None:
    mover, other = both(duel)
    assert not mover.position["undo"]
    start = (mover.position["view"], list(mover.events))
    mover.move(named(mover, "claim")[0])
    mover.move(named(mover, "place")[0])
    assert mover.position["undo"]
    assert len(mover.events) > len(start[1])
    for _ in range(2):
        seq = mover.ask("undo", seq=mover.position["seq"])["seq"]
        mover.wait(lambda seq=seq: mover.position["seq"] == seq)
    assert (mover.position["view"], mover.events) == start
    assert mover.position["seq"] == 5
    other.wait(lambda: other.position["seq"] == 5)
    assert len(other.events) == len(start[1])
    with pytest.raises(Turned) as turned:
        mover.ask("undo", seq=5)
    assert turned.value.error == "wrong-moment"


def test_a_bundle_is_one_entry_and_all_or_nothing(duel: tuple[Visitor, Visitor, str]) -> None:
    mover, _ = both(duel)
    claim, recover = named(mover, "claim")[0], named(mover, "recover")[0]
    seq = mover.position["seq"]
    with pytest.raises(Turned) as turned:
        mover.move(claim, recover)
    assert turned.value.error == "refused"
    assert turned.value.clause.startswith("CR-")
    assert mover.ask("ping")["seq"] == seq
    assert mover.move(claim) == seq + 1


def test_why_and_hint(duel: tuple[Visitor, Visitor, str]) -> None:
    mover, other = both(duel)
    game = rookery.load("crypt")
    assert mover.ask("why", action=mover.legal[0])["clause"] == ""
    assert mover.ask("why", action=game.pack("done"))["clause"] in game.clauses
    assert other.ask("why", action=mover.legal[0])["clause"] in game.clauses
    hint = mover.ask("hint")
    best = hint["actions"][hint["before"]]
    assert hint["actions"][0] in mover.legal
    assert best == hint["choices"][0][0]
    assert best in hint["nudge"]
    assert hint["clauses"][0] == "CR-5.3"
    assert all(0 <= chance <= 1 <= visits for _, chance, visits in hint["choices"][:1])
    with pytest.raises(Turned) as turned:
        other.ask("hint")
    assert turned.value.error == "wrong-moment"


def test_hints_can_be_off(house: House) -> None:
    ann = Visitor(house.address)
    table = ann.open_table("crypt", seats=1, hints=False)["id"]
    with ann.sit(table) as chair, pytest.raises(Turned) as turned:
        chair.ask("hint")
    assert turned.value.error == "forbidden"


def test_a_second_device_follows_and_a_lost_one_resumes(duel: tuple[Visitor, Visitor, str]) -> None:
    mover, _ = both(duel)
    visitor, table = mover.visitor, mover.table
    phone = Visitor(visitor.address, cookie=visitor.cookie).sit(table)
    mover.move(named(mover, "recover")[0])
    phone.wait(lambda: phone.position["seq"] == mover.position["seq"])
    assert (phone.position["view"], phone.events) == (mover.position["view"], mover.events)
    had, seq = len(mover.events), mover.position["seq"]
    mover.close()
    again = visitor.sit(table, events=had, seq=seq)
    assert (again.position["from"], again.position["events"]) == (had, [])
    blank = visitor.sit(table)
    assert blank.events == phone.events
    assert blank.position["table"]["players"][blank.seat]["here"]


def test_all_must_agree_to_end(duel: tuple[Visitor, Visitor, str]) -> None:
    ann, bob, table = duel
    assert ann.post(f"/api/tables/{table}/end", {"agree": True})["agreed"] == [0]
    assert ann.post(f"/api/tables/{table}/end", {"agree": False})["agreed"] == []
    ann.post(f"/api/tables/{table}/end", {"agree": True})
    closed = bob.post(f"/api/tables/{table}/end", {"agree": True})
    assert (closed["status"], closed["closed"]) == ("over", True)
    assert "result" not in closed
    assert rookery.Match.replay(ann.get(f"/api/tables/{table}/record")).seats == 2
    with pytest.raises(Turned) as turned:
        ann.post(f"/api/tables/{table}/move", {"seq": 2, "actions": [0]})
    assert turned.value.error in ("wrong-moment", "stale")


def test_one_who_left_just_now_is_asked_whether_to_end(duel: tuple[Visitor, Visitor, str]) -> None:
    ann, bob, table = duel
    ann.post(f"/api/tables/{table}/leave")
    assert bob.post(f"/api/tables/{table}/end", {"agree": True})["status"] == "playing"
    assert ann.post(f"/api/tables/{table}/end", {"agree": True})["status"] == "over"


def test_a_seat_is_handed_to_a_bot_and_taken_back(duel: tuple[Visitor, Visitor, str]) -> None:
    mover, other = both(duel)
    visitor, path = mover.visitor, f"/api/tables/{mover.table}"
    seat = mover.seat
    visitor.post(f"{path}/seat", {"seat": seat, "bot": "random"})
    other.wait(lambda: other.legal)
    assert other.position["table"]["players"][seat]["stand_in"] == "random"
    with pytest.raises(Turned) as turned:
        visitor.post(f"{path}/seat", {"seat": other.seat, "bot": "random"})
    assert turned.value.status == 403
    visitor.post(f"{path}/seat", {"seat": seat, "bot": None})
    other.move(named(other, "recover")[0])
    mover.wait(lambda: mover.legal)
    assert mover.position["table"]["players"][seat]["stand_in"] is None


def test_a_bot_plays_on_for_one_who_leaves_until_the_return(duel: tuple[Visitor, Visitor, str]) -> None:
    mover, other = both(duel)
    mover.visitor.post(f"/api/tables/{mover.table}/leave")
    other.wait(lambda: other.legal)
    with pytest.raises(Turned) as turned:
        mover.ask("move", seq=other.position["seq"], actions=[0])
    assert turned.value.error in ("wrong-moment", "stale")
    back = mover.visitor.join(mover.table)
    assert back["players"][mover.seat]["stand_in"] is None


def test_seats_are_taken_left_filled_and_started_by_the_host(house: House) -> None:
    ann, bob = Visitor(house.address, "Ann"), Visitor(house.address, "Bob")
    table = ann.open_table("crypt", seats=3, start=False, seat=None)["id"]
    path = f"/api/tables/{table}"
    assert bob.join(table, 2)["you"] == 2
    assert _status(ann, f"{path}/join", {"seat": 2}) == 409
    assert _status(bob, f"{path}/join", {"seat": 1}) == 409
    assert _status(bob, f"{path}/start", {}) == 403
    assert _status(ann, f"{path}/start", {}) == 409
    assert _status(bob, f"{path}/seat", {"seat": 0, "bot": "greedy"}) == 403
    assert _status(ann, f"{path}/seat", {"seat": 2, "bot": "greedy"}) == 403
    assert _status(ann, f"{path}/seat", {"seat": 0, "bot": "nobody"}) == 400
    ann.post(f"{path}/seat", {"seat": 0, "bot": "greedy"})
    ann.post(f"{path}/seat", {"seat": 0, "bot": None})
    assert ann.join(table)["you"] == 0
    assert ann.post(f"{path}/leave")["you"] == -1
    for seat in (0, 1):
        ann.post(f"{path}/seat", {"seat": seat, "bot": "random"})
    assert ann.post(f"{path}/start")["status"] == "sealing"
    assert bob.open_up(bob.get(path))["status"] == "playing"
    assert _status(ann, f"{path}/start", {}) == 409


def _status(visitor: Visitor, path: str, body: dict[str, Any]) -> int:
    with pytest.raises(Turned) as turned:
        visitor.post(path, body)
    return turned.value.status


def test_chat_reaches_everybody_in_order(duel: tuple[Visitor, Visitor, str]) -> None:
    mover, other = both(duel)
    for n in range(3):
        assert mover.ask("chat", text=f"  line {n} ")["n"] == n + 1
    other.wait(lambda: len(other.chat) == 3)
    assert [(line["text"], line["seat"]) for line in other.chat] == [
        (f"line {n}", mover.seat) for n in range(3)
    ]


def test_lists_games_and_words(house: House) -> None:
    ann, bob = Visitor(house.address, "Ann"), Visitor(house.address)
    secret = ann.open_table("crypt", visibility="link")["id"]
    shown = ann.open_table("crypt", options={"collectors": "B"}, clock={"kind": "slow", "days": 2})
    assert [row["id"] for row in bob.get("/api/tables")] == [shown["id"]]
    assert {row["id"] for row in ann.get("/api/tables?list=mine")} == {secret, shown["id"]}
    assert shown["options"]["collectors"] == "B"
    game = next(game for game in bob.get("/api/games") if game["key"] == "crypt")
    assert (game["min_seats"], game["max_seats"], game["solo"]) == (1, 4, True)
    assert "greedy" in game["bots"]
    for lang in ("en", "fr", "it"):
        assert "event-" in bob.get(f"/api/words/crypt/{lang}.ftl")
        assert "error-" in bob.get(f"/api/words/shell/{lang}.ftl")


def test_a_pack_is_served_with_the_source_of_each_value(house: House) -> None:
    data = Visitor(house.address).get("/api/packs/oliver_twist/house")
    spaces = data["streets"]["space"]
    assert (spaces[0]["id"], len(spaces)) == ("SQ", 76)
    assert {space["source"] for space in spaces} == {"house"}


def test_a_new_name_is_seen_at_the_table(duel: tuple[Visitor, Visitor, str]) -> None:
    mover, other = both(duel)
    mover.visitor.send("PATCH", "/api/me", {"name": "Zoë"})
    other.wait(lambda: other.position["table"]["players"][mover.seat]["name"] == "Zoë")


def test_a_service_that_ends_says_so_and_another_goes_on(file: str) -> None:
    with open_house(file) as house:
        ann = Visitor(house.address, "Ann")
        table = ann.open_table("crypt", seats=2, bots={"1": "greedy"})["id"]
        chair = ann.sit(table)
        play_on(chair, random.Random(3), 4)
        chair.wait()
        before = chair.position
    with open_house(file) as house:
        again = Visitor(house.address, cookie=ann.cookie).sit(table)
        assert again.visitor.me["name"] == "Ann"
        for key in ("seq", "view", "legal", "question"):
            assert again.position[key] == before[key]
        assert again.events == chair.events
        play_on(again, random.Random(4))
        rookery.verify(again.visitor.get(f"/api/tables/{table}/record"))
