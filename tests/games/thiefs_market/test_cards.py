"""Every card does what its row of data/cards.toml says (TM-9 and contract part 4.2)."""

from __future__ import annotations

from typing import Any

import pytest

from rookery.games.thiefs_market.const import CARD_KEYS, FACE_KEYS, ICON_KEYS
from rookery.games.thiefs_market.phase_numbers import GO_CLOSE, GO_END
from tests.games.thiefs_market.positions import (
    GAME,
    SIGNS,
    go_on,
    house_pack,
    lay_out,
    number,
    shopping,
    split_over,
    splitting,
)

Row = dict[str, Any]
ROWS: list[Row] = house_pack()["cards"]["card"]


def rows(*effects: str) -> list[Any]:
    """The rows with one of these effects, each named after its card."""
    return [pytest.param(row, id=row["key"]) for row in ROWS if row["effect"] in effects]


def sign(face: str) -> str:
    return SIGNS[FACE_KEYS.index(face)]


def promos(row: Row) -> str:
    return "on" if row.get("promo") else "off"


def test_the_box_is_complete() -> None:
    assert [row["key"] for row in ROWS] == list(CARD_KEYS)
    base = [row for row in ROWS if not row.get("promo")]
    assert [sum(row["deck"] == deck for row in base) for deck in "ABC"] == [16, 19, 14]
    assert [sum(row["deck"] == deck for row in ROWS) for deck in "ABC"] == [16, 22, 15]
    gems = "".join(row["cost"] for row in base)
    assert [gems.count(gem) for gem in "RWBG"] == [28, 28, 27, 27]
    sizes = [len(row["cost"]) for row in base]
    assert [sizes.count(size) for size in (1, 2, 3, 4)] == [8, 23, 16, 2]
    icons = [icon for row in base for icon in row["icons"]]
    assert [icons.count(icon) for icon in ICON_KEYS] == [18, 10, 4, 9, 3, 6]
    assert len({row["effect"] for row in ROWS}) == 17


@pytest.mark.parametrize("row", rows(*{row["effect"] for row in ROWS}))
def test_a_card_is_bought_for_its_printed_cost(row: Row) -> None:
    table = shopping(row["cost"], [row["key"]], promos=promos(row))
    table.play(f"buy:{row['key']}")
    assert table.told("bought") == [
        {"seat": 0, "card": number(row["key"]), "dice": len(row["cost"]), "gold": 0}
    ]
    assert table.pile(0) == ""
    poor = shopping(row["cost"][1:], [row["key"]], promos=promos(row))
    assert poor.why_not(f"buy:{row['key']}") == "TM-6.5"
    rich = shopping("", [row["key"]], gold=len(row["cost"]), promos=promos(row)).play(f"buy:{row['key']}")
    assert rich.s.gold[0] == 0


@pytest.mark.parametrize("row", rows("turn"))
def test_turn(row: Row) -> None:
    face = sign(row["face"])
    for new in row["faces"]:
        table = shopping(face * 2, cards=[row["key"]]).play(f"use:{row['key']}")
        if len(row["faces"]) > 1:
            assert table.legal == [f"turn:{FACE_KEYS.index(other)}" for other in row["faces"]]
            table.play(f"turn:{FACE_KEYS.index(new)}")
        assert sorted(table.pile(0)) == sorted(face + sign(new))
        assert table.told("turned") == [{"seat": 0, "card": number(row["key"]), "face": FACE_KEYS.index(new)}]
        assert table.why_not(f"use:{row['key']}") == "TM-6.8"  # once a round
    assert shopping("", cards=[row["key"]]).why_not(f"use:{row['key']}") == "TM-9.1"


@pytest.mark.parametrize("row", rows("spend"))
def test_spend(row: Row) -> None:
    table = shopping(sign(row["face"]) * 2, cards=[row["key"]]).play(f"use:{row['key']}")
    assert table.pile(0) == sign(row["face"])
    assert table.s.gold[0] == row["gold"]
    assert table.s.infamy[0] == row["infamy"]
    assert table.told("used") == [{"seat": 0, "card": number(row["key"])}]
    assert table.why_not(f"use:{row['key']}") == "TM-6.8"
    assert shopping("", cards=[row["key"]]).why_not(f"use:{row['key']}") == "TM-9.2"


@pytest.mark.parametrize("row", rows("trade"))
def test_trade(row: Row) -> None:
    table = shopping("", cards=[row["key"]], gold=2).play(f"use:{row['key']}")
    assert (table.s.gold[0], table.s.infamy[0]) == (1, 2)
    table.play(f"use:{row['key']}")
    assert (table.s.gold[0], table.s.infamy[0]) == (0, 4)


@pytest.mark.parametrize("row", rows("extra"))
def test_extra(row: Row) -> None:
    if row["face"] == "any":
        assert shopping("M", cards=[row["key"]]).s.allowance == 2
        assert shopping("M", cards=[row["key"]]).s.discount == row["discount"] == 1
        return
    assert shopping(sign(row["face"]), cards=[row["key"]]).s.allowance == 2
    assert shopping("", cards=[row["key"]], final=sign(row["face"])).s.allowance == 2
    others = "".join(set("RWBGYM") - {sign(row["face"])})
    table = shopping(others, cards=[row["key"]])
    assert table.s.allowance == 1
    assert table.s.discount == 0


@pytest.mark.parametrize("row", rows("tribute"))
def test_tribute(row: Row) -> None:
    colour = sign(row["face"])
    table = shopping(row["cost"], [row["key"]]).play(f"buy:{row['key']}")
    assert table.s.infamy[0] == 1  # itself included
    for other in ("tailor", "corrupt_official", "coercion_coordinator", "nearby_safehouse"):
        cost = next(card["cost"] for card in ROWS if card["key"] == other)
        table = shopping(cost, [other], [row["key"]]).play(f"buy:{other}")
        assert table.s.infamy[0] == (1 if cost == colour else 0)


@pytest.mark.parametrize("row", rows("haul"))
def test_haul(row: Row) -> None:
    table = shopping(row["cost"] + "MMF", [row["key"]]).play(f"buy:{row['key']}")
    assert table.s.infamy[0] == len(row["cost"]) + 3


@pytest.mark.parametrize("row", rows("potion"))
def test_potion(row: Row) -> None:
    table = shopping(row["cost"], [row["key"]]).play(f"buy:{row['key']}")
    drawn = GAME.outcomes(table.s)[0]
    GAME.apply(table.s, -1, drawn, table.out)
    assert table.owned(0) == [CARD_KEYS[drawn]]
    assert table.told("gained") == [{"seat": 0, "card": drawn}]


@pytest.mark.parametrize("row", rows("copy"))
def test_copy(row: Row) -> None:
    rivals = {1: ["tailor"], 2: ["crown", "executive_assistant"]}
    table = shopping(row["cost"] + "R", [row["key"]], rivals=rivals, promos="on").play(f"buy:{row['key']}")
    assert table.question().name == "copy"
    assert table.legal == [f"copy:{number(key)}" for key in ("tailor", "executive_assistant", "crown")]
    assert table.why_not("copy:fence") == "TM-6.7"
    table.play("copy:tailor", f"use:{row['key']}")
    assert table.s.infamy[0] == 1
    assert table.told("copied") == [{"seat": 0, "card": number("tailor")}]
    view = GAME.view(table.s, 1)["players"][0]["cards"][0]
    assert view == {
        "card": number(row["key"]),
        "copy": number("tailor"),
        "used": True,
        "icons": [1, 0, 0, 0, 0, 0],
    }


def test_copy_of_a_haul_happens_at_once_and_a_lone_card_is_copied_without_a_question() -> None:
    table = shopping("BGMMF", ["mimetic_stew"], rivals={1: ["big_haul"]}, promos="on")
    table.play("buy:mimetic_stew")
    assert table.s.infamy[0] == 5
    assert list(table.s.cards[0]) == [number("mimetic_stew") + 128 * (number("big_haul") + 1)]


def test_copy_with_nothing_to_copy_stays_what_it_is() -> None:
    table = shopping("BG", ["mimetic_stew"], promos="on").play("buy:mimetic_stew")
    assert list(table.s.cards[0]) == [number("mimetic_stew")]
    assert GAME.view(table.s, 0)["players"][0]["cards"][0]["icons"] == [0, 1, 0, 0, 0, 0]
    assert table.s.purchases == 1


def test_copy_of_an_extra_purchase_counts_at_once() -> None:
    table = shopping("BGW", ["mimetic_stew"], rivals={1: ["corrupt_official"]}, promos="on")
    table.play("buy:mimetic_stew")
    assert table.s.allowance == 2


def test_copied_tribute_starts_with_the_next_purchase() -> None:
    own = ["guy_in_a_trenchcoat"]
    rivals = {1: ["rumor_monger"]}
    table = shopping("BGG", ["mimetic_stew", "nearby_safehouse"], own, rivals=rivals, promos="on")
    table.play("buy:mimetic_stew")
    assert table.s.infamy[0] == 0
    table.play("buy:nearby_safehouse")
    assert table.s.infamy[0] == 1


@pytest.mark.parametrize("row", rows("robbed"))
def test_robbed(row: Row) -> None:
    table = splitting("WWGF", {0: "RB"}, 1, cards={0: [row["key"]]}).play("steal:0", "keep:0.1")
    assert list(table.s.infamy) == [row["infamy"], 0, 0]


@pytest.mark.parametrize("row", rows("lucky"))
def test_lucky(row: Row) -> None:
    table = splitting("WWGF", {0: "RB"}, 1, cards={0: [row["key"]]}).play("steal:0", "keep:0.1")
    assert table.centre() == "WWBGF"
    table = split_over({0: "R", 1: "WF", 2: "B"}, {0: [row["key"]]}).play("reroll:0").roll("M")
    assert table.pile(0) == "M"


@pytest.mark.parametrize("row", rows("marker_reward"))
def test_marker_reward(row: Row) -> None:
    table = split_over({0: "RF", 1: "W", 2: "B"}, {0: [row["key"]]})
    assert list(table.s.infamy) == [row["infamy"], 0, 0]


@pytest.mark.parametrize("row", rows("crowd_reward"))
def test_crowd_reward(row: Row) -> None:
    table = split_over({0: "RF", 1: "WWWWW", 2: "B"}, {0: [row["key"]]}, promos="on")
    assert list(table.s.infamy) == [row["infamy"], 0, 0]


@pytest.mark.parametrize("row", rows("bonus"))
def test_bonus(row: Row) -> None:
    face = sign(row["face"])
    for dice in (0, 1, 3):
        table = shopping(face * dice, cards=[row["key"]])
        go_on(table, GO_CLOSE)
        tokens = table.s.gold[0] + table.s.infamy[0]
        assert tokens == (dice + row["tokens"] if dice else 0)


def points(key: str, own: list[str], rivals: list[str], infamy: int = 0) -> int:
    """What a card adds to its owner's card points at the end."""

    def count(cards: list[str]) -> int:
        table = shopping("", cards=cards, rivals={1: rivals}, promos="on")
        table.s.infamy[0] = infamy
        lay_out(table, "", {0: "F", 1: ""})
        go_on(table, GO_END)
        return GAME.scores(table.s)[0].parts[0]

    return count([*own, key]) - count(own)


@pytest.mark.parametrize("row", rows("worth"))
def test_worth(row: Row) -> None:
    assert points(row["key"], [], []) == row["points"]
    assert points(row["key"], ["tailor"], ["fence"]) == row["points"]


@pytest.mark.parametrize("row", rows("pair"))
def test_pair(row: Row) -> None:
    assert points(row["key"], [], []) == row["one"]
    assert points(row["key"], [], ["wut"]) == row["one"]
    assert points(row["key"], ["wut"], []) == row["more"]
    assert (row["one"], row["more"]) == ((1, 2) if row["deck"] == "A" else (2, 4))


@pytest.mark.parametrize("row", rows("rare"))
def test_rare(row: Row) -> None:
    assert points(row["key"], [], []) == row["alone"] == 7
    assert points(row["key"], ["island_estate"], []) == 7
    assert points(row["key"], [], ["island_estate"]) == row["shared"] == 5


@pytest.mark.parametrize("row", rows("per"))
def test_per(row: Row) -> None:
    expected = {
        "collecting_golem": [0, 3, 3, 6, 0],
        "loyalty_program": [0, 1, 2, 3, 0],
        "political_campaign": [3, 3, 3, 3, 3],
        "purported_curse": [0, 0, 0, 0, 2],
    }[row["key"]]
    wands = ["glamer", "shadowy_hood", "philosophers_stone"]
    key = row["key"]
    found = [points_of(key, wands[:count], []) for count in range(4)]
    found.append(points_of(key, [], wands[:2]))
    assert found == expected


def points_of(key: str, own: list[str], rivals: list[str]) -> int:
    """What a card itself is worth, with seven infamy tokens."""
    table = shopping("", cards=[*own, key], rivals={1: rivals}, promos="on")
    table.s.infamy[0] = 7
    flat = sum(2 for other in own if other == "shadowy_hood")
    return GAME.scores(table.s)[0].parts[0] - flat
