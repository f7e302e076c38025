"""Chance is unbiased, its streams do not touch, and it follows the published derivation."""

from __future__ import annotations

import hashlib
import hmac
import re
from collections import Counter
from pathlib import Path

import pytest

from rookery.kernel import Picker
from rookery.table.canon import mixed
from rookery.table.chance import Chance, Sealed, Seeded, Unopened, commitment, joined
from tests.table.matches import SECRET, sealed
from tests.table.toy import DEAL, ROLL, Toy, Urn

GAME = Toy()
DRAWS = 6000
PAGE = Path(__file__).parents[2] / "docs" / "fair-chance.md"


def at(phase: int) -> Urn:
    """A state in which chance is to deal or to roll."""
    s = Urn(2)
    s.phase = phase
    return s


def draws(chance: Chance, phase: int, count: int) -> list[int]:
    return [chance.outcome(GAME, at(phase)) for _ in range(count)]


def chi_squared(found: list[int], weights: dict[int, int]) -> float:
    counts = Counter(found)
    assert set(counts) == set(weights)
    total = sum(weights.values())
    expected = {key: len(found) * weight / total for key, weight in weights.items()}
    return sum((counts[key] - wanted) ** 2 / wanted for key, wanted in expected.items())


@pytest.mark.parametrize("chance", [Seeded(5), sealed()], ids=["seeded", "sealed"])
def test_weighted_outcomes_come_as_often_as_they_weigh(chance: Chance) -> None:
    """13.8 is exceeded once in a thousand fair samples with two degrees of freedom."""
    assert chi_squared(draws(chance, ROLL, DRAWS), {1: 1, 2: 2, 3: 3}) < 13.8
    assert chi_squared(draws(chance, DEAL, DRAWS), {1: 1, 2: 1, 3: 1}) < 13.8


@pytest.mark.parametrize("kind", ["seeded", "sealed"])
def test_a_stream_does_not_feel_what_others_use(kind: str) -> None:
    alone: Chance = Seeded(5) if kind == "seeded" else sealed()
    beside: Chance = Seeded(5) if kind == "seeded" else sealed()
    dice = []
    for number in range(100):
        draws(beside, DEAL, number % 3)
        dice += draws(beside, ROLL, 1)
    assert dice == draws(alone, ROLL, 100)


@pytest.mark.parametrize("chance", [Seeded(5), sealed()], ids=["seeded", "sealed"])
def test_two_streams_are_independent(chance: Chance) -> None:
    """26.1 is exceeded once in a thousand fair samples with eight degrees of freedom."""
    pairs = zip(draws(chance, DEAL, DRAWS), draws(chance, ROLL, DRAWS), strict=True)
    found = [10 * deal + roll for deal, roll in pairs]
    weights = {10 * deal + roll: roll for deal in (1, 2, 3) for roll in (1, 2, 3)}
    assert chi_squared(found, weights) < 26.1


@pytest.mark.parametrize("kind", ["seeded", "sealed"])
def test_skipping_is_like_drawing(kind: str) -> None:
    drawn: Chance = Seeded(5) if kind == "seeded" else sealed()
    skipped: Chance = Seeded(5) if kind == "seeded" else sealed()
    draws(drawn, ROLL, 9)
    for _ in range(9):
        skipped.skip(GAME, at(ROLL), 1)
    assert draws(drawn, ROLL, 50) == draws(skipped, ROLL, 50)


def test_sealed_outcomes_follow_the_published_steps() -> None:
    """Written from docs/fair-chance.md, not from the code."""
    found = []
    for index in range(40):
        message = f"16:rookery-chance-1,3:m-1,4:dice,{len(str(index))}:{index},1:0,1:2,3:ada,5:été,"
        digest = hmac.new(SECRET, message.encode(), hashlib.sha256).digest()
        rest = int.from_bytes(digest[:8], "big") % 6
        found.append(1 if rest < 1 else 2 if rest < 3 else 3)
    assert draws(sealed(), ROLL, 40) == found


def test_the_example_on_the_page_is_true() -> None:
    page = PAGE.read_text(encoding="utf-8")
    promised = hashlib.sha256(SECRET + b"m-1").hexdigest()
    assert f"| commitment | `{promised}` |" in page
    word = re.search(r"\| word `x` \| `(\d+)` \|", page)
    message = re.search(r"retry 0 \| `(.+)` \|", page)
    assert word is not None
    assert message is not None
    digest = hmac.new(SECRET, message[1].encode(), hashlib.sha256).digest()
    assert int(word[1]) == int.from_bytes(digest[:8], "big")
    assert f"| `x mod 6` | `{sealed().below(6, 'dice', 0)}` |" in page


class Stubborn(Sealed):
    """Its first words are too high to be fair."""

    def _word(self, stream: str, index: int, retry: int) -> int:
        return (1 << 64) - 1 if retry < 2 else 4


def test_words_that_would_favour_small_numbers_are_drawn_again() -> None:
    assert Stubborn(SECRET, "m").below(3, "dice", 0) == 1
    assert Stubborn(SECRET, "m").below(4, "dice", 0) == 3  # 4 divides 2**64: nothing to reject


def test_seeded_streams_follow_the_published_seed() -> None:
    seed = int(hashlib.sha256(b'[5,"dice"]').hexdigest()[:24], 16)
    assert seed == mixed(5, "dice")
    pick = Picker(seed)
    rests = [int(pick.below(6)) for _ in range(40)]
    assert draws(Seeded(5), ROLL, 40) == [1 if r < 1 else 2 if r < 3 else 3 for r in rests]


def test_no_two_lists_of_salts_look_alike() -> None:
    lists = [["a", "b"], ["ab"], ["a,1:b"], ["a", "", "b"], ["b", "a"], ["a", "b", ""], []]
    assert len({joined(parts) for parts in lists}) == len(lists)
    found = {tuple(draws(sealed(salts=tuple(parts)), ROLL, 30)) for parts in lists}
    assert len(found) == len(lists)


def test_every_part_of_the_key_changes_what_comes() -> None:
    usual = draws(sealed(), ROLL, 60)
    assert draws(sealed(match_id="m-2"), ROLL, 60) != usual
    assert draws(sealed(salts=("ada", "ete")), ROLL, 60) != usual
    assert draws(Sealed(bytes(32), "m-1", ["ada", "été"]), ROLL, 60) != usual
    assert draws(Seeded(6), ROLL, 60) != draws(Seeded(5), ROLL, 60)


def test_a_seed_is_told_only_in_the_end() -> None:
    source = sealed()
    assert "seed" not in source.describe()
    assert SECRET.hex() not in str(source.describe())
    assert source.reveal()["seed"] == SECRET.hex()
    assert source.describe()["commitment"] == commitment(SECRET, "m-1")


def test_salts_cannot_change_once_the_source_is_made() -> None:
    salts = ["ada"]
    source = Sealed(SECRET, "m", salts)
    salts.append("late")
    assert source.describe()["salts"] == ["ada"]
    source.describe()["salts"].append("later")
    assert source.describe()["salts"] == ["ada"]


def test_bad_sources_are_refused() -> None:
    with pytest.raises(ValueError, match="a sealed seed is 32 bytes"):
        Sealed(b"short", "m")
    with pytest.raises(ValueError, match="the match id is empty"):
        Sealed(SECRET, "")
    with pytest.raises(ValueError, match="salt 2 is a text, not 5"):
        Sealed(SECRET, "m", ["a", 5])  # type: ignore[list-item]
    with pytest.raises(ValueError, match="salt 1 holds half a character"):
        Sealed(SECRET, "m", ["\ud800"])
    with pytest.raises(ValueError, match="a seed is a whole number, not True"):
        Seeded(True)


def test_an_unopened_source_draws_nothing() -> None:
    with pytest.raises(ValueError, match="is sealed, so nothing can be rolled or drawn here"):
        Unopened(sealed().describe(), sealed()).outcome(GAME, at(ROLL))
