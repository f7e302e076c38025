"""What games say may be counted is there, and no card of a pack is left out."""

from __future__ import annotations

from typing import Any

import pytest

import rookery
from rookery.bots.play import play_game
from rookery.bots.registry import summon
from rookery.kernel import Game
from rookery.kernel.measured import Asked
from rookery.lab.things import things_of
from rookery.lab.watch import watch
from rookery.table.packs import read_pack

GAMES = rookery.games()


@pytest.mark.parametrize("key", GAMES)
def test_every_source_names_events_verbs_and_numbers_that_there_are(key: str) -> None:
    game = rookery.load(key)
    events = {event.key: event.args for event in game.events}
    verbs = {verb.name: {field.name for field in verb.fields} for verb in game.codec.verbs}
    measured = game.manners.measured
    assert measured.kinds
    assert set(measured.rounds) <= events.keys()
    for kind in measured.kinds:
        for source in (*kind.offered, *kind.taken):
            known = verbs[source.verb] if isinstance(source, Asked) else events[source.event]
            assert set(source.args) <= set(known), (kind.key, source)
            assert len(source.args) == len(kind.numbers)


def things(key: str, *kinds: str) -> set[str]:
    """The keys or numbers of all things of some kinds."""
    game = rookery.load(key)
    found: set[str] = set()
    for kind in game.manners.measured.kinds:
        if kind.key in kinds:
            names = game.terms.get(kind.numbers[0].arg)
            found |= {names[one[0]] if names else str(one[0]) for one in things_of(kind)}
    return found


def rows(key: str, file: str, name: str, field: str) -> set[str]:
    """One field of all rows of a pack."""
    data: dict[str, Any] = read_pack(key).data
    return {str(row[field]) for row in data[file][name]}


def test_no_card_of_a_pack_is_left_out() -> None:
    assert rows("thiefs_market", "cards", "card", "key") == things("thiefs_market", "card")
    assert rows("thiefdom", "cards", "card", "key") == things("thiefdom", "equipment", "client")
    assert rows("oliver_twist", "characters", "card", "key") == things("oliver_twist", "character")
    assert rows("oliver_twist", "burglaries", "card", "pounds") <= things("oliver_twist", "burglary")
    assert rows("oliver_twist", "streets", "space", "id") == things("oliver_twist", "street")
    assert rows("crypt", "treasures", "card", "type") == things("crypt", "treasure") - {"unknown"}
    assert len(rows("thiefdom", "missions", "mission", "number")) == len(things("thiefdom", "mission"))


def bots(game: Game[Any], seats: int) -> list[Any]:
    return [summon("random", seat) for seat in range(seats)]


@pytest.mark.parametrize("key", GAMES)
def test_a_watched_game_is_the_game_that_is_played(key: str) -> None:
    game = rookery.load(key)
    seats = max(2, game.min_seats)
    options = game.settle(seats, {})
    notes = watch(game, seats, options, bots(game, seats), 7)
    final = play_game(game, seats, options, bots(game, seats), 7)
    assert (notes.totals, notes.choices.made) == (final.totals, final.decisions)
    assert sum(notes.wins) == pytest.approx(1)
    assert notes.rounds > 0
    taken = {thing for thing, _ in notes.things.taken}
    offered = {thing for thing, _ in notes.things.offered}
    assert taken
    assert offered
