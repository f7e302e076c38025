"""The invariants of the contract's part 8.1 over random games, and the counts of 8.3."""

from __future__ import annotations

from typing import Any

import pytest

from rookery.games.crypt.state import CryptState
from rookery.kernel import CHANCE, MUTE, OVER, Picker
from tests.games.crypt.observer import Observer, crypt_size, score_by_hand, watch
from tests.games.crypt.setting import DECK, GAME, Table, broken, options, random_options

GAMES = 12
EVERY = [1, 2, 3, 4]


@pytest.mark.parametrize("seats", EVERY)
def test_watched_games_add_up(seats: int) -> None:
    """I03, I05 to I08, I11, I13 on every step and at the end."""
    for seed in range(GAMES):
        watched = watch(seats, 100 * seats + seed)
        watched.check_books()
        assert GAME.actor(watched.s) == OVER


@pytest.mark.parametrize("seats", EVERY)
@pytest.mark.parametrize("sides", ["AAAAAA", "BBBBBB"])
def test_watched_games_of_one_side_add_up(seats: int, sides: str) -> None:
    for seed in range(4):
        watch(seats, seed, recover_in_five=1, sides=sides).check_books()


@pytest.mark.parametrize("seats", EVERY)
def test_I01_dice_come_home_between_rounds(seats: int) -> None:
    s = GAME.new(seats, random_options(seats, Picker(seats)))
    pick = Picker(seats)
    while GAME.actor(s) != OVER:
        step(s, pick)
        for player in GAME.view(s, 0)["players"]:
            assert player["active"] + player["placed"] + player["exhausted"] == 3
            assert s.phase != 2 or player["placed"] == 0


@pytest.mark.parametrize("seats", EVERY)
def test_I02_no_card_is_lost(seats: int) -> None:
    pick = Picker(seats)
    s = GAME.new(seats, random_options(seats, pick))
    full = list(s.deck)
    while GAME.actor(s) != OVER:
        step(s, pick)
        seen = list(s.deck)
        lying = [kind for kind in [*s.slot_card, s.top] if kind >= 0]
        for card in [*lying, *s.discard, *(card for own in s.cards for card in own)]:
            seen[card & 31] += 1
        assert seen == full
        assert sum(count * (kind % 4 + 1) for kind, count in enumerate(seen)) == DECK[seats] * 5 // 2


@pytest.mark.parametrize("seats", EVERY)
def test_I04_the_deck_falls_by_one_crypt_a_round(seats: int) -> None:
    pick = Picker(seats)
    s = GAME.new(seats, random_options(seats, pick))
    left: dict[int, int] = {}
    while GAME.actor(s) != OVER:
        step(s, pick)
        if s.phase > 2 and s.round:
            assert left.setdefault(s.round, GAME.view(s, 0)["deck"]) == GAME.view(s, 0)["deck"]
    size = crypt_size(seats)
    assert left == {number: DECK[seats] - size * number for number in range(1, DECK[seats] // size + 1)}


@pytest.mark.parametrize("seats", EVERY)
def test_I09_the_score_can_be_counted_by_hand(seats: int) -> None:
    for seed in range(30):
        pick = Picker(seed)
        chosen = random_options(seats, pick)
        s = GAME.new(seats, chosen)
        while GAME.actor(s) != OVER:
            step(s, pick)
        view = GAME.view(s, -1)
        for seat in range(seats):
            total = GAME.scores(s)[seat].total
            assert total == score_by_hand(view, seat, chosen) == view["scores"][seat][0]
            assert total >= sum(card["value"] for card in view["players"][seat]["cards"])
        idols = [sum(card["type"] == 0 for card in player["cards"]) for player in view["players"]]
        if view["sides"][0] == "B" and max(idols) >= 2:
            assert 5 in [score.parts[1] for score in GAME.scores(s)]
        assert GAME.dump(GAME.restore(GAME.dump(s))) == GAME.dump(s)


@pytest.mark.parametrize("seats", EVERY)
def test_I10_something_is_always_legal_and_the_rest_is_refused(seats: int) -> None:
    pick = Picker(seats)
    s = GAME.new(seats, random_options(seats, pick))
    while GAME.actor(s) != OVER:
        seat = GAME.actor(s)
        if seat >= 0:
            legal = GAME.legal(s, seat)
            assert legal == sorted(set(legal))
            assert legal
            before = GAME.dump(s)
            reasons = [GAME.why_not(s, seat, action) for action in range(GAME.n_actions)]
            assert [action for action, reason in enumerate(reasons) if not reason] == legal
            assert {reason for reason in reasons if reason} <= set(GAME.clauses)
            assert GAME.dump(s) == before
        step(s, pick)


@pytest.mark.parametrize("seats", EVERY)
def test_I11_the_same_seed_plays_the_same_game(seats: int) -> None:
    ends = [GAME.dump(watch(seats, 5).s) for _ in range(2)]
    assert ends[0] == ends[1]
    assert GAME.dump(watch(seats, 6).s) != ends[0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_I12_seats_may_be_rotated(seats: int) -> None:
    """One game, and the same game with everybody one seat further: the same at every step."""
    for seed in range(6):
        chosen = {**random_options(seats, Picker(seed)), "first_leader": "random"}
        here, there = GAME.new(seats, chosen), GAME.new(seats, chosen)
        pick = Picker(seed)
        while GAME.actor(here) != OVER:
            seat = GAME.actor(here)
            if seat == CHANCE:
                outcome = GAME.sample(here, pick)
                shifted = (outcome + 1) % seats if here.phase == 1 else outcome
                assert here.phase == 1 or GAME.outcomes(here) == GAME.outcomes(there)
                GAME.apply(here, CHANCE, outcome, MUTE)
                GAME.apply(there, CHANCE, shifted, MUTE)
            else:
                legal = GAME.legal(here, seat)
                assert GAME.legal(there, (seat + 1) % seats) == legal
                action = legal[int(pick.below(len(legal)))]
                GAME.apply(here, seat, action, MUTE)
                GAME.apply(there, (seat + 1) % seats, action, MUTE)
            if here.phase > 1:
                assert rotated(GAME.dump(here), seats) == GAME.dump(there)


def rotated(data: dict[str, Any], seats: int) -> dict[str, Any]:
    """A dump with everybody one seat further to the left."""

    def seat(number: int) -> int:
        return (number + 1) % seats if number >= 0 else number

    def mask(bits: int) -> int:
        moved = (bits << 1 | bits >> (seats - 1) & 1) & (1 << seats) - 1
        low = (1 << seats) - 1
        return moved | bits & ~low

    def row(numbers: list[Any]) -> list[Any]:
        return numbers[-1:] + numbers[:-1]

    def cards(own: list[int]) -> list[int]:
        return [card & 63 | mask(card >> 6) << 6 for card in own]

    moved = dict(data)
    for name in ("actor", "leader"):
        moved[name] = seat(data[name])
    for name in ("race", "tied", "victors"):
        moved[name] = mask(data[name])
    for name in ("active", "exhausted", "tie_sums"):
        moved[name] = row(data[name])
    moved["cards"] = row([cards(own) for own in data["cards"]])
    moved["discard"] = cards(data["discard"])
    moved["slot_known"] = [mask(bits) for bits in data["slot_known"]]
    moved["slot_owner"] = [seat(owner) for owner in data["slot_owner"]]
    moved["dice"] = [die & ~7 | seat(die & 7) for die in data["dice"]]
    moved["todo"] = [seat(item) if place % 4 == 1 else item for place, item in enumerate(data["todo"])]
    return moved


def step(s: CryptState, pick: Picker) -> None:
    """One random step."""
    seat = GAME.actor(s)
    if seat == CHANCE:
        GAME.apply(s, CHANCE, GAME.sample(s, pick), MUTE)
        return
    legal = GAME.legal(s, seat)
    GAME.apply(s, seat, legal[int(pick.below(len(legal)))], MUTE)


# Part 8.3: forced turns, Idol A, Remains A, Pottery B a game; random play recovers in one turn of five.
EXPECTED = {
    1: (1.8, 1.8, 0.5, 0.8),
    2: (3.7, 3.8, 1.2, 1.4),
    3: (1.7, 5.2, 1.7, 1.8),
    4: (1.9, 6.5, 2.0, 2.7),
}


@pytest.mark.parametrize("seats", EVERY)
def test_decisions_are_about_as_many_as_foreseen(seats: int) -> None:
    games = 60
    forced = idol = pottery = 0
    for seed in range(games):
        watched = Observer(seats, options(seats, "AAABAA", {}), seed, recover_in_five=1)
        watched.check_knowledge = lambda: None  # type: ignore[method-assign]
        watched.play()
        forced += watched.forced
        idol += watched.asked.get("reroll", 0)
        pottery += watched.asked.get("window", 0)
    wanted = EXPECTED[seats]
    for found, mean in ((forced, wanted[0]), (idol, wanted[1]), (pottery, wanted[3])):
        assert mean / 2.5 < found / games < mean * 2.5, (forced / games, idol / games, pottery / games)


def test_faults_are_named() -> None:
    table = Table(2)
    assert GAME.faults(table.s) == []
    table.s.active[0] = 2
    assert GAME.faults(table.s) == ["I01"]
    with pytest.raises(ValueError, match="the saved state breaks I01"):
        GAME.restore(broken(GAME.dump(table.s)))
