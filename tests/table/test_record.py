"""A record leads to the same match again, and says kindly where it does not."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

import rookery
from rookery.table.match import Match, verify
from rookery.table.record import Record, read_line, write_line
from tests.table.matches import SECRET, bidden, finish, sealed, toy
from tests.table.toy import BID, ROLL_DIE, Toy

GAME = Toy()
FINISHED = finish(Match(GAME, 3, chance=sealed(), names=["Ada", "Bo", "Chloé"])).record()
OPEN = finish(Match(GAME, 3, 7)).record()
HALF = bidden(3).record()


def told(attempt: Callable[[], Any]) -> str:
    """The sentence with which something is refused: one line, no traceback."""
    with pytest.raises(ValueError) as refusal:  # noqa: PT011
        attempt()
    assert "\n" not in str(refusal.value)
    return str(refusal.value)


def edited(record: Record, edit: Callable[[Record], Any]) -> Record:
    copy = deepcopy(record)
    edit(copy)
    return copy


@pytest.mark.parametrize("record", [FINISHED, OPEN, HALF], ids=["sealed", "seeded", "unfinished"])
def test_a_record_replays_to_the_same_record(record: Record) -> None:
    line = write_line(record)
    assert line.isascii()
    assert "\n" not in line
    again = Match.replay(read_line(line), game=GAME)
    assert again.record() == record
    assert json.loads(json.dumps(record)) == record


def test_a_finished_record_holds_its_result() -> None:
    match = Match.replay(FINISHED, game=GAME)
    scores = [[score.total, *score.parts] for score in match.scores]
    assert FINISHED["result"] == {"scores": scores, "winners": match.winners, "verdict": ""}
    assert FINISHED["chance"]["seed"] == SECRET.hex()


def test_an_unfinished_sealed_record_keeps_the_seed() -> None:
    record = Match(GAME, 2, chance=sealed()).record()
    assert "seed" not in record["chance"]
    assert "result" not in record
    sentence = told(lambda: verify(record, game=GAME))
    assert sentence == "the seed is not in the record, so its chance cannot be checked yet"


@pytest.mark.parametrize("kind", ["sealed", "seeded"])
def test_a_replayed_match_goes_on_as_it_would_have(kind: str) -> None:
    straight = Match(GAME, 3, 7, chance=sealed() if kind == "sealed" else None)
    for seat in range(3):
        straight.play(BID, seat)
    straight.play(ROLL_DIE, 0)
    live = sealed() if kind == "sealed" else None
    resumed = Match.replay(straight.record(), game=GAME, chance=live)
    assert finish(resumed).record() == finish(straight).record()


def test_only_the_records_own_source_may_go_on() -> None:
    record = Match(GAME, 2, chance=sealed()).record()
    sentence = told(lambda: Match.replay(record, game=GAME, chance=sealed("other")))
    assert sentence == "the record's chance is not the one that was handed in"


def test_the_hash_hangs_on_everything_but_names() -> None:
    hashes = {
        toy(2, 7).hash,
        toy(3, 7).hash,
        toy(2, 8).hash,
        Match(GAME, 2, 7, {"length": "long"}).hash,
        Match(GAME, 2, chance=sealed()).hash,
        Match(GAME, 2, chance=sealed(salts=())).hash,
    }
    assert len(hashes) == 6
    assert Match(GAME, 2, 7, names=["Ada", "Bo"]).hash == toy(2, 7).hash


BROKEN: list[tuple[Callable[[Record], Any], str]] = [
    (lambda r: r.pop("hash"), "the record has no field 'hash'"),
    (lambda r: r.update(extra=1), "the record has an unknown field 'extra'"),
    (lambda r: r.update(rookery=2), "the record has format 2, this is for format 1"),
    (lambda r: r.update(rookery="1"), "rookery: '1' is not a whole number"),
    (lambda r: r.update(game="chess"), "the record is of 'chess', not of 'toy'"),
    (lambda r: r.update(game=5), "game: 5 is not a text"),
    (lambda r: r.update(rules=2), "version 2 of the rules of toy, this is version 3"),
    (lambda r: r["pack"].update(sha256="0" * 64), "was made with pack none (0000"),
    (lambda r: r["pack"].update(name="mine"), "was made with pack mine ("),
    (lambda r: r.update(pack=[]), "pack: [] is not an object"),
    (lambda r: r.update(seats=9), "names: there are 3 for 9 seats"),
    (lambda r: r.update(seats=True), "seats: True is not a whole number"),
    (lambda r: r.update(names=["a", 1, "c"]), "name 2: 1 is not a text"),
    (lambda r: r["options"].update(colour="red"), "toy has no option 'colour'"),
    (lambda r: r["options"].update(length=3), "option 'length': 3 is not a text"),
    (lambda r: r["options"].clear(), "options: 'length' is missing"),
    (lambda r: r["options"].update(length="long"), "the record says hash"),
    (lambda r: r.update(chance=None), "chance: None is not an object"),
    (lambda r: r["chance"].update(kind="lucky"), "chance: the kind is 'lucky'"),
    (lambda r: r["chance"].pop("salts"), "chance: a sealed source has the fields"),
    (lambda r: r["chance"].update(salts=[1]), "salt 1 is a text, not 1"),
    (lambda r: r["chance"].update(seed="00"), "chance: seed: '00' is not 64 hexadecimal digits"),
    (lambda r: r["chance"].update(seed="00" * 32), "the record promised"),
    (lambda r: r["chance"].update(seed=SECRET.hex().upper()), "64 hexadecimal digits in lower"),
    (lambda r: r.update(moves={}), "moves: {} is not a list"),
    (lambda r: r["moves"].__setitem__(4, [1]), "move 5: a move is a pair of seat and action"),
    (lambda r: r["moves"].__setitem__(4, "ab"), "move 5: 'ab' is not a list"),
    (lambda r: r["moves"].__setitem__(4, [0, 1.0]), "move 5: the action: 1.0 is not a whole"),
    (lambda r: r["moves"].__setitem__(4, [-7, 1]), "move 5: there is no seat -7"),
    (lambda r: r["moves"].__setitem__(4, [8, 1]), "move 5: there is no seat 8; seats are 0 to 2"),
    (lambda r: r["moves"].__setitem__(4, [-1, 1]), "move 5: seat 1 is to decide here, not chance"),
    (lambda r: r["moves"].__setitem__(4, [1, 99]), "move 5: action 99 does not exist in toy"),
    (lambda r: r["moves"].__setitem__(4, [1, 5]), "move 5: seat 1 may not mark:2 now (TOY-1)"),
    (lambda r: r["moves"].__setitem__(4, [0, 1]), "move 5: seat 0 is not to act now; seats 1, 2"),
    (lambda r: r["moves"].__setitem__(1, [-1, 4]), "move 2: 4 is not a possible outcome here"),
    (lambda r: r["moves"].__setitem__(1, [0, 1]), "move 2: chance is to decide here, not seat 0"),
    (lambda r: r["moves"].append([0, 3]), ": the game is over"),
    (lambda r: r.update(moves=r["moves"][:2]), "ends after move 2, where chance is to decide"),
    (lambda r: r.update(moves=r["moves"][:5]), "the record says hash"),
    (lambda r: r.update(hash="0" * 64), "the record says hash 0000"),
    (lambda r: r.update(hash="Z" * 64), "64 hexadecimal digits"),
    (lambda r: r.pop("result"), "the record says result None"),
    (lambda r: r["result"].update(winners=[]), "the record says result"),
    (lambda r: r["result"].update(winners=[True]), "the record says result"),
]


@pytest.mark.parametrize(("edit", "part"), BROKEN, ids=[part for _, part in BROKEN])
def test_a_broken_record_is_refused_at_its_place(edit: Callable[[Record], Any], part: str) -> None:
    record = edited(FINISHED, edit)
    assert part in told(lambda: Match.replay(record, game=GAME))
    assert part in told(lambda: verify(record, game=GAME))


def test_an_unfinished_record_claims_no_end() -> None:
    claims = edited(HALF, lambda r: r.update(result=OPEN["result"]))
    assert told(lambda: Match.replay(claims, game=GAME)) == (
        "the record has a result, but after move 6 seat 0 is to act"
    )
    record = Match(GAME, 2, chance=sealed()).record()
    record["chance"]["seed"] = SECRET.hex()
    assert told(lambda: Match.replay(record, game=GAME)) == (
        "the record shows its seed, but after move 2 seats 0, 1 are to act"
    )


@pytest.mark.parametrize("record", [FINISHED, OPEN], ids=["sealed", "seeded"])
def test_verify_derives_every_outcome_again(record: Record) -> None:
    assert verify(record, game=GAME).hash == record["hash"]
    for place, (seat, outcome) in enumerate(record["moves"]):
        if seat == -1:
            for other in {1, 2, 3} - {outcome}:
                false = deepcopy(record)
                false["moves"][place] = [-1, other]
                with pytest.raises(ValueError, match=f"^move {place + 1}: "):
                    verify(false, game=GAME)


def test_a_match_that_ran_on_other_outcomes_replays_but_does_not_verify() -> None:
    """Its hash fits its moves, so only the seed can tell."""
    other = finish(Match(GAME, 3, chance=sealed(salts=("x",))))
    forged = Match(GAME, 3, chance=sealed())._history.hash
    assert forged != other.hash
    match = Match.__new__(Match)
    match._open(GAME, 3, GAME.settle(3, {}), sealed(), None)
    for seat, action in other.moves:
        match._history.step(seat, action)
    assert Match.replay(match.record(), game=GAME).hash == match.hash
    assert "the seed leads to" in told(lambda: verify(match.record(), game=GAME))


def test_text_that_is_no_record_is_refused() -> None:
    line = write_line(OPEN)
    assert told(lambda: read_line("")).startswith("the record is not JSON: ")
    assert told(lambda: read_line(line[:-9])).startswith("the record is not JSON: ")
    assert told(lambda: read_line("[1,2]")) == "a record is a JSON object, not a list"
    assert told(lambda: read_line('{"a":1,"a":2}')).endswith("the field 'a' is there twice")
    assert told(lambda: read_line('{"a":NaN}')).endswith("NaN is not a number")
    assert told(lambda: read_line("[" * 100_000)).endswith("nested too deeply")
    assert told(lambda: read_line('{"a":' + "1" * 5000 + "}")).startswith("the record is not JSON")


def test_a_record_of_an_unknown_game_or_pack_is_refused() -> None:
    assert told(lambda: rookery.Match.replay(OPEN)).startswith("no game is called 'toy'")
    foreign = edited(OPEN, lambda r: r.update(game="crypt"))
    assert told(lambda: rookery.verify(foreign)).startswith("pack 'none' is not at hand")
