"""A refusal in numbers: what stands in the way in this very position, in three languages."""

from __future__ import annotations

import pytest

from rookery.kernel import MUTE, Named, Refused, play
from rookery.words import LANGUAGES
from tests.games.crypt.setting import GAME, Table
from tests.spoken import spoken


def reason(table: Table, seat: int, move: str) -> Named:
    """What the rules say against a move, as a refused move carries it."""
    action = GAME.codec.parse(move)
    with pytest.raises(Refused) as refused:
        play(GAME, table.s, seat, action, MUTE)
    return refused.value.because


def held(total: str) -> Table:
    """Two players, the first card held by the Leader, the other to claim."""
    return Table(2).do(0, "claim", f"place:0.{total}").do(1, "claim")


def solo(dice: int) -> Table:
    table = Table(1, crypt=["ID4", "ID3", "ID2"]).lay(0, 1, 3, 6)
    table.s.active[0] -= 3 - dice
    table.s.exhausted[0] += 3 - dice
    return table.do(0, "claim")


@pytest.mark.parametrize(
    ("table", "seat", "move", "expected"),
    [
        (Table(2), 1, "recover", Named("others", {"seat": 0})),
        (held("3.6"), 1, "place:0.3.6", Named("held", {"seat": 0, "total": 18, "dice": 3, "most": 18})),
        (solo(3), 0, "place:0.3.6", Named("held_by_ghost", {"total": 18, "dice": 3, "most": 18})),
        (held("3.4"), 1, "place:0.2.6", Named("too_low", {"made": 12, "total": 12})),
        (
            Table(2).do(0, "claim", "place:0.1.4", "done").do(1, "recover").do(0, "claim"),
            0,
            "place:0.2.6",
            Named("your_own", {"total": 4}),
        ),
        (
            Table(2, tired={0: 2}).do(0, "claim"),
            0,
            "place:1.2.1",
            Named("few_active", {"dice": 2, "active": 1}),
        ),
        (Table(2).do(0, "claim", "place:1.1.1"), 0, "place:0.1.1", Named("to_the_right", {"slot": 1})),
        (Table(2).do(0, "claim"), 0, "place:4.1.1", Named("gone", {"slot": 4})),
        (Table(2, tired={0: 3}), 0, "claim", Named("nobody_active", {"exhausted": 3})),
        (
            Table(2, tired={1: 2}).lay(0, 0, 1, 6).lay(1, 0, 1, 6).lay(2, 0, 1, 6).do(0, "recover"),
            1,
            "claim",
            Named("no_target", {"dice": 1, "most": 6, "least": 6}),
        ),
        (Table(2), 0, "manuscript", Named("side", {"type": 2, "side": 0})),
        (
            Table(2, tired={0: 1}, cards={0: ["RE1", "RE2!"]}),
            0,
            "remains",
            Named("cards", {"type": 4, "need": 2, "have": 1}),
        ),
        (Table(2, cards={0: ["RE1", "RE2"]}), 0, "remains", Named("nobody_tired", {})),
        (
            Table(2, sides="AABAAA", cards={0: ["MS1", "MS2"]}, flips="automatic").do(0, "manuscript"),
            0,
            "manuscript",
            Named("all_seen", {}),
        ),
        (
            Table(2, sides="AAABAA", cards={0: ["PO1", "PO2"]}),
            0,
            "pottery:0",
            Named("face_up", {"slot": 0}),
        ),
        (Table(2, cards={0: ["ID1"]}), 0, "reroll:3", Named("no_failed", {"effort": 3})),
        (
            Table(2, tired={0: 1}, cards={0: ["RE1", "RE2", "RE3"]}).do(0, "remains"),
            0,
            "recover",
            Named("flip_first", {"type": 4, "left": 2}),
        ),
    ],
    ids=lambda value: value.name if isinstance(value, Named) else "",
)
def test_each_reason_in_its_position(table: Table, seat: int, move: str, expected: Named) -> None:
    assert reason(table, seat, move) == expected
    for lang in LANGUAGES:
        said = spoken(lang, "crypt").reason(expected, ["Ada", "Ben"])
        numbers = [str(number + (name == "slot")) for name, number in expected.args.items() if name in COUNTS]
        assert all(number in said for number in numbers), said


COUNTS = ("total", "most", "made", "slot", "least", "need", "have", "effort")  # never spelled out


def test_the_sentence_of_a_card_that_is_held_too_high() -> None:
    said = spoken("en", "crypt").reason(reason(held("3.6"), 1, "place:0.3.6"), ["Ada", "Ben"])
    assert said == ("Ada holds it with 18; your 3 active Servants reach 18 at most, and it takes more.")


def test_a_card_that_cannot_be_won_says_so_before_the_claim_too() -> None:
    table = Table(2).do(0, "claim", "place:0.3.6")
    assert reason(table, 1, "place:0.3.6").name == "held"


def test_where_the_clause_says_it_all_there_are_no_numbers() -> None:
    assert reason(Table(2), 0, "pass") == Named("", {})
    assert reason(Table(2).do(0, "claim"), 0, "done") == Named("", {})
