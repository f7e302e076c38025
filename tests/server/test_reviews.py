"""Reviews of finished games, and hints while somebody thinks: beside the service, one at a time."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import rookery
from rookery.bots.advice import Counsel
from rookery.bots.review import EFFORT
from rookery.build import current
from rookery.client import Turned, Visitor
from rookery.server import hints
from rookery.server.reviewing import VERSION, place
from rookery.server.reviews import AN_ADDRESS, SILENT, WAITING, Desk
from tests.server.house import House, open_house


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A service that keeps its reviews in a folder of its own and makes them in little time."""
    folder = tmp_path_factory.mktemp("reviews")
    with open_house(
        f"sqlite:///{folder / 'rookery.db'}", reviews=folder / "kept", review_effort=1
    ) as running:
        yield running


@pytest.fixture(scope="module")
def ann(house: House) -> Visitor:
    return Visitor(house.address, "Ann")


@pytest.fixture(scope="module")
def over(ann: Visitor) -> str:
    """A game that bots have finished."""
    return finished(ann, seats=2, bots={"0": "random", "1": "random"})


def finished(ann: Visitor, **wishes: Any) -> str:
    table: str = ann.open_table("crypt", seat=None, **wishes)["id"]
    within(240, lambda: ann.get(f"/api/tables/{table}")["status"] == "over")
    return table


def within(seconds: float, holds: Any) -> None:
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "it took too long"
        time.sleep(0.05)


def reviewed(visitor: Visitor, table: str) -> dict[str, Any]:
    within(240, lambda: visitor.get(f"/api/tables/{table}/review")["status"] != "working")
    found: dict[str, Any] = visitor.get(f"/api/tables/{table}/review")
    return found


def cleared(house: House, table: str) -> Desk:
    """The desk without work, and without the review of a table."""
    desk: Desk = house.app.state.desk
    within(240, lambda: not desk._under_way)
    desk._file(table).unlink(missing_ok=True)
    return desk


def test_a_review_tells_the_whole_story_to_anybody(house: House, ann: Visitor, over: str) -> None:
    path = f"/api/tables/{over}/review"
    stranger = Visitor(house.address)
    assert stranger.get(path) == {"status": "absent"}
    assert stranger.post(path)["status"] == "working"
    assert ann.post(path)["status"] == "working"
    found = reviewed(ann, over)
    record = rookery.verify(ann.get(f"/api/tables/{over}/record"))
    assert found["status"] == "done"
    assert found["steps"] == found["moments"][-1]["step"] == len(record.moves)
    assert found["moments"][-1]["chances"] == [
        (seat in record.winners) / len(record.winners) for seat in (0, 1)
    ]
    assert found["positions"] == len(found["moments"]) <= found["of"]
    for seat, tally in enumerate(found["tallies"]):
        assert sum(tally.values()) == pytest.approx(found["moments"][-1]["chances"][seat], abs=0.01)
    assert len(found["turns"]) == 3
    for turn in found["turns"]:
        assert found["moments"][turn["place"]]["step"] == turn["step"] > turn["start"]
        assert (turn["advice"] is None) == (turn["mover"] < 0)
        for code, verb, args in turn["actions"]:
            assert record.game.pack(verb, *args.values()) == code
    assert ann.post(path) == found, "it is made once"


def test_a_review_that_is_lost_is_made_again(house: House, ann: Visitor, over: str) -> None:
    ann.post(f"/api/tables/{over}/review")
    first = reviewed(ann, over)
    cleared(house, over)
    assert ann.get(f"/api/tables/{over}/review") == {"status": "absent"}
    ann.post(f"/api/tables/{over}/review")
    assert reviewed(ann, over) == first


@pytest.mark.parametrize("method", ["GET", "POST"])
def test_only_finished_games_are_reviewed(ann: Visitor, method: str) -> None:
    running = ann.open_table("crypt", seats=2, bots={"1": "greedy"})["id"]
    ended = ann.open_table("crypt", seats=2, bots={"1": "greedy"})["id"]
    ann.post(f"/api/tables/{ended}/end", {"agree": True})
    alone = finished(ann, seats=1, bots={"0": "random"})
    for table, reason in (
        (running, "the game is not over"),
        (ended, "this game was ended before its end, so there is nothing to review"),
        (alone, "a game alone has nobody to compare chances with"),
    ):
        with pytest.raises(Turned) as turned:
            ann.send(method, f"/api/tables/{table}/review", {} if method == "POST" else None)
        assert (turned.value.error, str(turned.value)) == ("wrong-moment", reason)
    with pytest.raises(Turned) as turned:
        ann.send(method, "/api/tables/nosuchtable222/review", {} if method == "POST" else None)
    assert turned.value.error == "not-found"


def test_what_goes_wrong_is_said_and_may_be_tried_again(
    house: House, ann: Visitor, over: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = cleared(house, over)
    monkeypatch.setattr(desk, "_effort", "much")
    ann.post(f"/api/tables/{over}/review")
    assert reviewed(ann, over) == {"status": "failed"}
    monkeypatch.undo()
    assert ann.post(f"/api/tables/{over}/review")["status"] == "working"
    assert reviewed(ann, over)["status"] == "done"
    within(240, lambda: desk._askers["127.0.0.1"] == 0)


def test_too_many_at_once_and_a_full_disk_are_refused(
    house: House, ann: Visitor, over: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = cleared(house, over)
    monkeypatch.setattr(desk, "_under_way", {str(n) for n in range(WAITING)})
    with pytest.raises(Turned, match="many games are being reviewed"):
        ann.post(f"/api/tables/{over}/review")
    monkeypatch.setattr(desk, "_under_way", set())
    for _ in range(AN_ADDRESS):
        desk._askers.enter("127.0.0.1")
    with pytest.raises(Turned, match="several games of yours") as turned:
        ann.post(f"/api/tables/{over}/review")
    assert turned.value.status == 429
    for _ in range(AN_ADDRESS):
        desk._askers.leave("127.0.0.1")
    (tmp_path / "file").touch()
    monkeypatch.setattr(desk, "_folder", tmp_path / "file")
    with pytest.raises(Turned, match="this machine cannot keep a review"):
        ann.post(f"/api/tables/{over}/review")


def test_nobody_waits_for_a_review_that_was_given_up(tmp_path: Path) -> None:
    desk = Desk(tmp_path, 1)
    part = tmp_path / "some.part"
    part.write_text('{"done":3,"of":9}')
    assert desk._state("some") == {"status": "working", "done": 3, "of": 9}
    old = time.time() - SILENT - 1
    os.utime(part, (old, old))
    assert desk._state("some") == {"status": "absent"}


def test_a_review_that_is_finished_while_somebody_looks_is_not_absent(tmp_path: Path) -> None:
    class Finishing(set[str]):
        """The last review ends in the very moment in which somebody asks whether it is under way."""

        def __contains__(self, match: object) -> bool:
            place(tmp_path / f"{match}.json", {"v": VERSION})
            return False

    desk = Desk(tmp_path, 1)
    desk._under_way = Finishing()
    assert desk._state("match") == {"status": "done", "v": VERSION}


def test_a_review_ends_with_the_service(tmp_path: Path) -> None:
    effort = EFFORT if current().kind == "compiled" else EFFORT // 40  # some 15 seconds in either build
    with open_house(f"sqlite:///{tmp_path / 'x.db'}", reviews=tmp_path, review_effort=effort) as house:
        ann = Visitor(house.address)
        table = finished(ann, seats=2, bots={"0": "random", "1": "random"})
        ann.post(f"/api/tables/{table}/review")
        within(240, lambda: ann.get(f"/api/tables/{table}/review").get("done", 0) > 0)
    assert list(tmp_path.glob("*.json")) == []
    assert list(tmp_path.glob("*.part")) == []


def test_a_seat_asks_for_one_hint_at_a_time_and_the_service_goes_on(
    ann: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def slow(*given: Any) -> Counsel:
        begun.set()
        assert go_on.wait(60)
        return Counsel([0], 0, [])

    monkeypatch.setattr(hints, "advise", slow)
    table = ann.open_table("crypt", seats=1)["id"]
    path = f"/api/tables/{table}/hint"
    answers: list[Any] = []
    asking = threading.Thread(target=lambda: answers.append(ann.post(path)))
    asking.start()
    assert begun.wait(60)
    with pytest.raises(Turned, match="a hint is on its way already") as turned:
        ann.post(path)
    assert turned.value.error == "too-fast"
    assert ann.get("/healthz")["status"] == "ok"
    go_on.set()
    asking.join()
    assert answers[0]["actions"] == [0]
    monkeypatch.setattr(hints, "PATIENCE", 0.05)
    go_on.clear()
    with pytest.raises(Turned, match="no hint came in time"):
        ann.post(path)
    go_on.set()
