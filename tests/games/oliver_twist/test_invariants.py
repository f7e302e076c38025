"""What holds in every game, followed from the events alone (contract part 8.1)."""

from __future__ import annotations

from typing import Any

import pytest

from rookery.games.oliver_twist.state import OliverTwistState
from rookery.kernel import CHANCE, OVER, Picker, Recorder
from tests.games.oliver_twist.scene import game

BOARD_CARDS = (0, 2, 12)  # the Dodger, Oliver and Toby touch the board in their own way


class Watched:
    """One random game, with a second bookkeeper who hears only what all are told."""

    def __init__(self, seats: int, seed: int, options: dict[str, str]) -> None:
        self.pick = Picker(seed)
        self.s: OliverTwistState = game().new(seats, game().settle(seats, options))
        self.money = [10] * seats
        self.relocations = [0, 0]
        self.board_cards = [0, 0]
        self.sold = [0, 0]
        self.turns = [0, 0]
        self.fines: list[int] = []
        self.paid_for_relocation: set[int] = set()

    def play(self) -> Watched:
        while (seat := game().actor(self.s)) != OVER:
            before = self.s.copy()
            if seat == CHANCE:
                action = game().sample(self.s, self.pick)
            else:
                legal = game().legal(self.s, seat)
                self._check_end(legal, seat)
                action = legal[int(self.pick.below(len(legal)))]
            out = Recorder()
            game().apply(self.s, seat, action, out)
            for event in out.heard:
                kind = game().events[event.kind]
                self._hear(kind.key, dict(zip(kind.args, event.args, strict=False)), before)
            assert self.money == list(self.s.money)  # I-8
        return self

    def _check_end(self, legal: list[int], seat: int) -> None:
        """I-10: the round may end exactly when the board is empty and there is no set."""
        if self.s.phase == 10 and not self.s.poor_stay:
            names = {game().unpack(action).name for action in legal}
            assert ("end_round" in names) == (not names & {"prowl", "fagin"})
            assert ("prowl" in names) == (self.s.left > 0)

    def _hear(self, key: str, told: dict[str, int], before: OliverTwistState) -> None:
        night = before.night
        if key in ("sold", "received", "wallets", "late"):
            self.money[told["seat"]] += told["pounds"]
        if key in ("stuck", "round_ended", "fined"):
            self.money[told["seat"]] -= told["pounds"]
        if key == "stuck":
            self.relocations[night] += 1
            assert told["pounds"] == min(2, before.money[told["seat"]])
        if key == "turn":
            self.turns[self.s.night] += 1
        if key == "sold":
            self.sold[night] += 1
            assert self.s.rewards == min(5, self.sold[night])  # I-7
        if key == "helped" and told["card"] in BOARD_CARDS:
            self.board_cards[night] += 1
        if key == "fined":
            self.fines.append(told["pounds"])
            assert told["pounds"] <= (10 if night else 9)  # I-15
        if key == "round_ended":
            assert before.left == 0


def law(seats: int) -> int:
    """OT-B.6: loops and dead ends of the open streets, less one."""
    streets = game().tables.streets
    shut = streets.yellow if seats == 2 else [0] * 76
    near = [[n for n in around if not shut[n]] for around in streets.near]
    spaces = [space for space in range(76) if not shut[space]]
    edges = sum(len(near[space]) for space in spaces) // 2
    loops = edges - len(spaces) + 1
    dead_ends = sum(1 for space in spaces if len(near[space]) == 1)
    return loops + dead_ends - 1


def test_the_law_of_relocations_is_eleven_or_nine() -> None:
    assert [law(2), law(3), law(4)] == [9, 11, 11]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_I13_relocations_follow_the_streets(seats: int) -> None:
    """A round that touches the board by Prowls alone needs exactly so many relocations, however it goes."""
    counted: dict[str, Any] = {"rounds": 0}
    for seed in range(12):
        game_seen = Watched(seats, seed, {}).play()
        for night in (0, 1):
            if not game_seen.board_cards[night]:
                counted["rounds"] += 1
                assert game_seen.relocations[night] == law(seats), (seed, night)
    assert counted["rounds"] >= 8


@pytest.mark.parametrize("visibility", ["screen", "open"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_money_rewards_and_turns_add_up(seats: int, visibility: str) -> None:
    seen = Watched(seats, 50 + seats, {"visibility": visibility, "late_sets": "per_type"}).play()
    assert max(seen.turns) < 200  # I-12
    assert seen.fines
    assert sorted(game().winners(seen.s)) == game().winners(seen.s) != []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_I14_the_same_seed_plays_the_same_game(seats: int) -> None:
    first, second = Watched(seats, 9, {}).play(), Watched(seats, 9, {}).play()
    assert game().dump(first.s) == game().dump(second.s)
