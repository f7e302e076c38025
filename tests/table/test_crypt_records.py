"""Finished games of Crypt replay to the same hash, and no false character passes."""

from __future__ import annotations

import re

import pytest

from rookery import Match, verify
from rookery.table.record import Record, read_line, write_line
from tests.table.matches import finish, sealed

OUTCOME = re.compile(r"\[-1,(\d+)\]")
SEED = re.compile(r'"seed":"([0-9a-f]{64})"')
SALTS = re.compile(r'"salts":\["(\w+)","(\w+)"\]')


def record_of(seats: int) -> Record:
    """A finished sealed game with all the collectors' sides drawn."""
    source = sealed("table-9", ("anchor", "Barrow7"))
    return finish(Match("crypt", seats, options={"collectors": "random"}, chance=source)).record()


LINE = write_line(record_of(2))


def rejects(line: str) -> bool:
    """Whether a line is refused in one sentence."""
    try:
        verify(read_line(line))
    except ValueError as error:
        return "\n" not in str(error)
    return False


def places(pattern: re.Pattern[str]) -> list[int]:
    """Where the characters stand that a pattern's groups catch."""
    return [
        place
        for found in pattern.finditer(LINE)
        for group in range(1, pattern.groups + 1)
        for place in range(*found.span(group))
    ]


def other(character: str) -> str:
    """A different character that fits where this one stands."""
    if character.isdigit():
        return str((int(character) + 1) % 10)
    return "b" if character == "a" else "a"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_finished_game_replays_to_the_same_hash(seats: int) -> None:
    record = record_of(seats)
    line = write_line(record)
    assert Match.replay(read_line(line)).record() == record
    assert verify(read_line(line)).hash == record["hash"]
    assert record["pack"]["name"] == "house"
    assert len(record["pack"]["sha256"]) == 64


@pytest.mark.parametrize("pattern", [OUTCOME, SEED, SALTS], ids=["outcomes", "seed", "salts"])
def test_one_false_character_is_rejected(pattern: re.Pattern[str]) -> None:
    assert not rejects(LINE)
    caught = places(pattern)
    assert len(caught) >= 13
    for place in caught:
        for false in {other(LINE[place]), "x"}:
            assert rejects(LINE[:place] + false + LINE[place + 1 :]), LINE[place - 20 : place + 9]


@pytest.mark.parametrize("seed", ["7", "70"])
def test_one_false_character_of_an_open_seed_is_rejected(seed: str) -> None:
    line = write_line(finish(Match("crypt", 2, int(seed))).record())
    assert not rejects(line)
    for false in ("8", "71", "-7", '"7"', "7.0", "0"):
        assert rejects(line.replace(f'"seed":{seed}', f'"seed":{false}'))


def test_a_cut_line_is_rejected_wherever_it_is_cut() -> None:
    assert all(rejects(LINE[:length]) for length in range(0, len(LINE), 7))


def test_a_record_with_moves_missing_at_the_end_is_rejected() -> None:
    record = record_of(2)
    for count in range(0, len(record["moves"]), 5):
        cut = record | {"moves": record["moves"][:count]}
        assert rejects(write_line(cut))
