"""Who knows what: each row of the table in part 2 of the contract, for seats and onlookers."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from rookery.games.oliver_twist.phase_numbers import BRANCH, LATE, SEARCH
from rookery.games.oliver_twist.state import OliverTwistState
from rookery.games.oliver_twist.tokens import SWAPPED
from rookery.kernel import Picker
from rookery.testing import check_worlds
from rookery.testing.known import changed_fields, secret_fields
from tests.games.oliver_twist.scene import Scene, game, row
from tests.games.oliver_twist.secrets import secrets


def full_of_secrets(visibility: str = "screen") -> Scene:
    """A Night in which every kind of secret exists, all of them seat 1's; seat 0 has a file of its own."""
    table = Scene(3, night=True, visibility=visibility).darken("A B").reserve(1, "ap1 br wl").starts(1, "wa")
    table.file(0, "ap1 hk1").file(1, "rope ch").bag("ri ne").hand(1, "nancy")
    table.s.board[table.space("C")] = 32 + 7 + 64 * 2  # seat 1 has looked at a watch
    table.s.burgled = [1 + 4 * 3]
    table.s.drawn = [5, 6]
    table.s.vault -= 2**3 + 2**5 + 2**6
    table.s.returned = [1 + 64 * 2]
    table.s.lost = row([4])
    table.s.nancy = 1
    table.s.nancy_stayed = 2
    table.s.late = [-1, 3, -1]
    return table.turn(1)


ALL = {
    "face-down token that others have looked at",
    "content of another's file",
    "size of another's file",
    "another's Character card",
    "bag",
    "box and face-down tokens",
    "start tokens aside",
    "what Nancy took away",
    "another's Burglary card",
    "a Burglary card another has drawn",
    "the cards another put back",
    "another's money",
    "another's start token",
    "another's reserve",
}
OWN_FILE = {"content of own file", "size of own file"}


def worlds_of(
    s: OliverTwistState, seat: int, classify: Callable[[OliverTwistState], Any], expected: dict[Any, int]
) -> None:
    """Resampled worlds come as often as the rules would deal them."""
    check_worlds(game(), s, seat, classify, expected, samples=800)


def told(s: OliverTwistState, seat: int) -> str:
    """Everything a seat is given, as one text."""
    shown = game().view(s, seat)
    legal = game().legal(s, seat) if seat >= 0 else []
    return json.dumps([shown, legal])


@pytest.mark.parametrize("seat", [-1, 0, 2])
def test_every_row_of_the_table_is_hidden_from_the_others(seat: int) -> None:
    s = full_of_secrets().s
    worlds = list(secrets(game(), s, seat))
    assert {label for label, _ in worlds} == ALL | (OWN_FILE if seat == 0 else set())
    for label, world in worlds:
        assert told(world, seat) == told(s, seat), label


def test_every_field_declared_secret_is_another_in_some_world() -> None:
    late = full_of_secrets().s
    late.phase, late.ender, late.cursor = LATE, 1, 1
    worlds = [(s, world) for s in (full_of_secrets().s, late) for _, world in secrets(game(), s, 0)]
    found = {name for s, world in worlds for name in changed_fields(game(), s, world)}
    assert found | {"bag_then"} == secret_fields(game())  # that one goes with the bag, in drawn worlds only


def test_owners_see_what_is_theirs_and_not_their_file() -> None:
    s = full_of_secrets().s
    seen = {
        "another's money",
        "another's start token",
        "another's reserve",
        "another's Character card",
        "another's Burglary card",
        "face-down token that others have looked at",
    }
    for label, world in secrets(game(), s, 0):
        if list(world.files[0]) == list(s.files[0]) and world.money[2] == s.money[2]:
            assert (told(world, 1) != told(s, 1)) == (label in seen), label


def test_late_answers_and_open_searches() -> None:
    s = full_of_secrets().s
    s.phase, s.ender, s.cursor = LATE, 1, 1
    assert "another's late sets" in {label for label, _ in secrets(game(), s, 0)}
    s.phase, s.actor = SEARCH, 1
    labels = {label for label, _ in secrets(game(), s, 1)}
    assert not labels & OWN_FILE
    assert game().view(s, 1)["searched"] == [9, 12]


def test_open_lairs_show_reserves_money_and_the_size_of_files() -> None:
    table = full_of_secrets("open")
    player = game().view(table.s, 0)["players"][1]
    assert (player["money"], player["file"]) == (10, 2)
    assert [row["token"] for row in player["tokens"]] == [0, 4, 8, 7]
    assert player["tokens"][3]["start"]
    hidden = {label for label, _ in secrets(game(), table.s, 0)}
    assert hidden == (ALL | OWN_FILE) - {
        "size of another's file",
        "size of own file",
        "another's money",
        "another's start token",
        "another's reserve",
    }
    for label, world in secrets(game(), table.s, 0):
        assert told(world, 0) == told(table.s, 0), label


def test_public_things_are_public() -> None:
    table = full_of_secrets().tools(2, "rope")
    for seat in (-1, 0, 1, 2):
        view = game().view(table.s, seat)
        assert view["players"][2]["tools"] == [0, 0, 1, 0, 0]
        assert [player["reserve"] for player in view["players"]] == [0, 4, 0]
        assert [player["cards"] for player in view["players"]] == [0, 1, 0]
        assert [player["burglaries"] for player in view["players"]] == [0, 1, 0]
        assert [row["seats"] for row in view["peeked"]] == [[1]]
        assert view["rewards"] == [6, 5, 4, 3, 2]


def test_start_tokens_of_others_are_drawn_from_those_never_seen() -> None:
    table = Scene(2).starts(0, "ap1").starts(1, "wa")
    table.s.aside = row([0, 0, 0, 0, 2, 0, 0, 0, 0])
    # two brooches aside, and the watch itself
    worlds_of(table.s, 0, lambda s: s.reserves[1][0] & 15, {4: 2, 7: 1})
    worlds_of(table.s, 1, lambda s: s.reserves[0][0] & 15, {4: 2, 0: 1})


def test_a_swapped_token_may_be_any_that_was_there_by_then() -> None:
    table = Scene(2)
    table.s.files[1] = row([9, 4 + SWAPPED])  # the first swap-out was a brooch
    table.s.reserves[1] = row([5, 6, 7 + 256])  # the watch came later
    table.s.swaps[1] = 1
    worlds_of(table.s, 0, lambda s: s.files[1][1] & 15, {4: 1, 5: 1, 6: 1})
    worlds_of(table.s, 1, lambda s: s.files[1][1] & 15, {4: 1})


def test_two_swapped_tokens_come_in_every_order() -> None:
    table = Scene(2)
    table.s.files[1] = row([4 + SWAPPED, 7 + 256 + SWAPPED + 65536])
    table.s.reserves[1] = row([5])
    table.s.swaps[1] = 2
    worlds = {(4, 7): 1, (4, 5): 1, (5, 7): 1, (5, 4): 1}
    worlds_of(table.s, 0, lambda s: (s.files[1][0] & 15, s.files[1][1] & 15), worlds)


def test_what_nancy_took_may_be_any_of_the_file() -> None:
    table = Scene(2).file(0, "ap1 br wa")
    table.s.nancy, table.s.nancy_stayed, table.s.lost = 0, 2, row([6])  # the watch was filed later
    for seat in (0, 1):
        worlds_of(table.s, seat, lambda s: s.lost[0], {0: 1, 4: 1, 6: 1})
    table.s.lost = row([6, 5])
    pairs = {tuple(sorted(pair)): 1 for pair in [(0, 4), (0, 5), (0, 6), (4, 5), (4, 6), (5, 6)]}
    worlds_of(table.s, 1, lambda s: tuple(sorted(s.lost)), pairs)
    table.s.nancy_known = 1
    worlds_of(table.s, 0, lambda s: tuple(s.lost), {(6, 5): 1})


def test_what_noah_planted_may_be_anything_of_the_bag() -> None:
    table = Scene(2).bag("ap1 ap1 wa")
    table.s.files[1] = row([4, 6 + 128])
    table.s.noah, table.s.bag_then = 1, [2] + [0] * 15  # the watch came into the bag later
    for seat in (0, 1):
        worlds_of(table.s, seat, lambda s: (s.files[1][1] & 15, s.bag[6]), {(0, 1): 2, (6, 0): 1})
    table.s.noah_known = 2
    worlds_of(table.s, 1, lambda s: s.files[1][1] & 15, {6: 1})


def test_hands_are_dealt_from_what_is_unseen() -> None:
    table = Scene(2).hand(0, "dodger").hand(1, "toby")
    table.s.pile = 2**3 + 2**4
    table.s.gone = 2**13 - 1 - table.s.pile - 1 - 2**12
    worlds_of(table.s, 0, lambda s: s.hands[1], {2**12: 1, 2**3: 1, 2**4: 1})


def test_burglary_cards_seen_in_the_pile_later_were_not_kept_before() -> None:
    table = Scene(2, night=True)
    table.s.burgled = [1, 0 + 4 * 1, 1 + 4 * 2]
    table.s.vault = 2**3 + 2**4
    table.s.returned = [0 + 4 * 1 + 64 * 2**3]  # seat 0 put card 3 back after the first burglary
    found = {(a, c): 1 for a in (0, 2, 4) for c in (0, 2, 3, 4) if a != c}
    worlds_of(table.s, 0, lambda s: (s.burgled[0] >> 2, s.burgled[2] >> 2), found)


def a_burglary_with_tools() -> Scene:
    """Of the cards 0 to 3, each a pound richer than the one before, seat 1 drew three and kept one."""
    table = Scene(2, night=True)
    table.s.burgled, table.s.vault = [1], 2**1 + 2**2 + 2**3
    table.s.returned = [1 + 64 * (2**1 + 2**2)]
    return table


def test_another_most_likely_kept_the_richest_card_drawn() -> None:
    table = a_burglary_with_tools()
    # Three draws in four hold card 3, the fourth is led by card 2; and one burglar in sixteen keeps any card.
    worlds_of(table.s, 0, lambda s: s.burgled[0] >> 2, {3: 15 * 3 + 1, 2: 15 + 1, 1: 1, 0: 1})
    worlds_of(table.s, 1, lambda s: s.burgled[0] >> 2, {0: 1})


def test_a_rich_card_seen_in_the_pile_later_was_not_kept_before() -> None:
    table = a_burglary_with_tools()
    table.s.burgled, table.s.vault = [1, 4 * 2], 2**1 + 2**3
    table.s.returned += [4 * 1 + 64 * 2**3]  # seat 0 kept card 2 and put card 3 back
    worlds_of(table.s, 0, lambda s: s.burgled[0] >> 2, {1: 1, 0: 1})


def test_as_many_cards_went_back_in_every_world() -> None:
    table = a_burglary_with_tools()
    for seed in range(50):
        world = game().resample(table.s, 0, Picker(seed))
        (entry,) = world.returned
        assert entry % 64 == 1
        assert (entry >> 6).bit_count() == 2
        assert not entry >> 6 & 2 ** (world.burgled[0] >> 2)


def test_drawn_cards_of_another_are_unknown() -> None:
    table = Scene(2, night=True).turn(1)
    table.s.drawn, table.s.vault = [5], 2**6
    worlds_of(table.s, 0, lambda s: s.drawn[0], {5: 1, 6: 1})
    worlds_of(table.s, 1, lambda s: s.drawn[0], {5: 1})


def test_tokens_others_have_looked_at_come_from_what_is_face_down() -> None:
    table = Scene(2, night=True).pool("ap1 ap1 br")
    table._put(table.space("C"), 32 + 7 + 64 * 2)
    space = table.space("C")
    worlds_of(table.s, 0, lambda s: s.board[space] & 15, {0: 2, 4: 1, 7: 1})
    worlds_of(table.s, 1, lambda s: s.board[space] & 15, {7: 1})


def test_who_is_selling_has_a_set_in_every_world() -> None:
    table = Scene(2).fill().reserve(1, "wa wa").starts(1, "wa").turn(1)
    table.s.aside = row([1, 0, 0, 0, 0, 0, 0, 0, 0])
    table.do("fagin")
    worlds_of(table.s, 0, lambda s: s.reserves[1][2] & 15, {7: 1})
    rare = Scene(2).fill().reserve(1, "wa wa").starts(1, "wa").turn(1)
    rare.s.aside = row([1000, 0, 0, 0, 0, 0, 0, 0, 0])  # so unlikely that the set itself is kept
    world = game().resample(rare.do("fagin").s, 0, Picker(1))
    assert world.reserves[1][2] & 15 == 7


def test_who_trades_wallets_has_one_in_every_world() -> None:
    table = Scene(2).fill().turn(1).hand(1, "bumble")
    table.s.reserves[1] = row([8])
    table.s.files[1] = row([4 + SWAPPED])
    table.s.swaps[1] = 1
    table.do("effect", "bumble")
    worlds_of(table.s, 0, lambda s: s.reserves[1][0] & 15, {8: 1})


def test_late_answers_of_others_fit_their_world() -> None:
    table = Scene(3).turn(2).reserve(0, "ap1 ap1 hk1 hk1 wl").reserve(1, "br br hk2 hk2 wl").do("end_round")
    table.do("late", 1, 0, 0, 0, 0, 0)
    assert table.s.actor == 1
    worlds_of(table.s, 1, lambda s: s.late[0], {32: 1, 16: 1})
    worlds_of(table.s, 0, lambda s: s.late[0], {32: 1})


def test_a_reveal_in_progress_shows_to_all() -> None:
    table = Scene(night=True).darken().pool("wa ap1 ap1 ap1").do("prowl").do("reveal", "s15a")
    table.fall("wa").fall("ap1").fall("ap1")
    assert table.s.phase == BRANCH
    for seat in (-1, 0, 1):
        view = game().view(table.s, seat)
        assert len(view["walk"]) == 3
        assert view["board"][view["walk"][0]] == 7


def test_whether_a_card_helped_or_hid_is_told_in_the_view() -> None:
    helped = Scene().fill("ch").lay(J="wa").hand(0, "dodger").do("effect", "dodger")
    hid = Scene().fill("ch").lay(J="wa").hand(0, "dodger").do("hide", "dodger")
    for seat in (-1, 0, 1):
        assert game().view(helped.s, seat)["last"][0] == {"event": "helped", "seat": 0, "card": 0}
        assert game().view(hid.s, seat)["last"] == [{"event": "hid", "seat": 0, "card": 0}]


def test_whose_file_grew_or_shrank_is_told_in_the_view() -> None:
    noah = Scene().bag("wa ap1").hand(0, "noah").do("effect", "noah").do("victim", 2)
    grew = {"event": "heavier", "seat": 0, "victim_seat": 2, "tokens": 2}
    nancy = Scene().file(0, "wa").hand(0, "nancy").do("effect", "nancy")
    shrank = {"event": "lighter", "seat": 0, "tokens": 1}
    for seat in range(-1, 3):
        assert grew in game().view(noah.s, seat)["last"]
        assert shrank in game().view(nancy.s, seat)["last"]
