"""Whole games on record, for every version of the rules and every number of seats: they replay for ever.

`crypt-1.jsonl` holds games at random, which reach odd corners; `crypt-1-played.jsonl` games between bots of
several strengths. From the root, `PYTHONPATH=src python -m tests.table.test_pinned_records` adds the files
that the newest rules of a game have not got yet. A file that is there is never written again.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import rookery
from rookery import Match, verify
from rookery.bots.play import choose_in
from rookery.bots.registry import make
from rookery.kernel import MUTE, OVER, Options, play
from rookery.table.record import Record, read_line, write_line
from tests.table.matches import finish

FOLDER = Path(__file__).parent / "records"
FILES = sorted(FOLDER.glob("*.jsonl"))
EARLIER = [
    path
    for path in FILES
    if int(path.stem.split("-")[1]) < rookery.load(path.stem.split("-")[0]).rules_version
]
PLAYERS = ("greedy", "level3", "random", "level2")  # from seat to seat, and on by one from game to game
LEAST = 10  # played games of every game
SEAT_OPTIONS = ("first_leader", "first_player", "first_seat", "youth_order")  # their values name seats


def file_of(key: str, rules: int, kind: str = "") -> Path:
    """Where the games by one version of the rules stand."""
    return FOLDER / f"{key}-{rules}{kind}.jsonl"


def unusual(key: str) -> Options:
    """Every option at its last value that is not the usual one."""
    options = [option for option in rookery.load(key).options if option.key not in SEAT_OPTIONS]
    return {
        option.key: [value for value in option.values if value != option.default][-1] for option in options
    }


def games_of(key: str) -> list[str]:
    """One game as usual and one with every option changed, for each number of seats."""
    game = rookery.load(key)
    return [
        write_line(finish(Match(key, seats, 1838 + seats, options), seats).record())
        for seats in range(game.min_seats, game.max_seats + 1)
        for options in ({}, unusual(key))
    ]


def turned(key: str, seats: int, place: int) -> Options:
    """Every option moved on by `place` values: a few games pass all of them."""
    options: Options = {}
    for option in rookery.load(key).options:
        at = (option.values.index(option.default) + place) % len(option.values)
        values = option.values[at:] + option.values[:at]
        by_seat = option.key in SEAT_OPTIONS and option.key != "youth_order"
        options[option.key] = next(
            value for value in values if not by_seat or value == "random" or int(value) <= seats
        )
    return options


def played(key: str, seats: int, place: int) -> str:
    """A game between bots."""
    match = Match(key, seats, 1902 + place, turned(key, seats, place))
    bots = [make(PLAYERS[(seat + place) % len(PLAYERS)], place) for seat in range(seats)]
    while not match.over:
        seat = match.actor
        match.play(choose_in(match, seat, bots[seat]), seat)
    return write_line(match.record())


def played_of(key: str) -> list[str]:
    """As many games of each number of seats, ten or more in all."""
    game = rookery.load(key)
    counts = range(game.min_seats, game.max_seats + 1)
    each = -(-LEAST // len(counts))
    return [played(key, seats, place) for place, seats in enumerate(sorted([*counts] * each))]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_pinned_record_replays_as_it_is(path: Path) -> None:
    for line in path.read_text(encoding="utf-8").splitlines():
        record = read_line(line)
        assert path.stem.removesuffix("-played") == f"{record['game']}-{record['rules']}"
        assert verify(record).record() == record


@pytest.mark.parametrize("path", EARLIER, ids=lambda path: path.stem)
def test_records_of_earlier_rules_are_not_those_of_the_newest(path: Path) -> None:
    """Each is played by the rules it names; by the newest at least one of them goes another way."""
    other = 0
    for line in path.read_text(encoding="utf-8").splitlines():
        record = read_line(line)
        newest = rookery.load(record["game"])
        with pytest.raises(
            ValueError, match=f"version {record['rules']} .* this is version {newest.version}"
        ):
            Match.replay(record, game=newest)
        assert Match.replay(record).game is rookery.load(record["game"], rules=record["rules"])
        other += not _replays(record | {"rules": newest.version}, record["moves"])
    assert other


def _replays(record: Record, moves: list[list[int]]) -> bool:
    """Whether the moves are possible by these rules and lead to the same result."""
    game = rookery.load(record["game"], rules=record["rules"])
    s = game.new(record["seats"], record["options"])
    try:
        for seat, action in moves:
            s = play(game, s, seat, action, MUTE)
    except ValueError:
        return False
    scores = [[score.total, *score.parts] for score in game.scores(s)]
    return game.actor(s) == OVER and scores == record["result"]["scores"]


def test_unknown_versions_are_refused_in_one_sentence() -> None:
    record = finish(Match("crypt", 2, 3)).record()
    with pytest.raises(ValueError, match="version 7 of the rules of crypt, this is version 1"):
        Match.replay(record | {"rules": 7})
    with pytest.raises(ValueError, match="version 7 of the rules of crypt cannot be played; there is 1"):
        rookery.load("crypt", rules=7)


@pytest.mark.parametrize("key", rookery.games())
def test_the_newest_rules_are_on_record_for_every_number_of_seats(key: str) -> None:
    game = rookery.load(key)
    lines = file_of(key, game.rules_version).read_text(encoding="utf-8").splitlines()
    assert lines == games_of(key)


@pytest.mark.parametrize("key", rookery.games())
def test_played_games_pass_every_number_of_seats_and_every_value_of_every_option(key: str) -> None:
    game = rookery.load(key)
    path = file_of(key, game.rules_version, "-played")
    records = [read_line(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert len(records) >= LEAST
    assert {record["seats"] for record in records} == set(range(game.min_seats, game.max_seats + 1))
    assert all("result" in record for record in records)
    for option in game.options:
        if option.key not in SEAT_OPTIONS:
            assert {record["options"][option.key] for record in records} == set(option.values), option.key


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in rookery.games():
        newest = rookery.load(name).rules_version
        for place, make_games in (
            (file_of(name, newest), games_of),
            (file_of(name, newest, "-played"), played_of),
        ):
            if not place.exists():
                place.write_text("\n".join(make_games(name)) + "\n", encoding="utf-8")
