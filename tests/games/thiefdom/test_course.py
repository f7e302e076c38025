"""Set-up, draft, order of play, days, the end and the solo game (contract parts 7.2, 7.9)."""

from __future__ import annotations

import pytest

from rookery.games.thiefdom import flow
from rookery.games.thiefdom.const import CLAUSES, F_NO_GOODS_TIE
from rookery.games.thiefdom.phase_numbers import BUY, GO_DAY, GO_END, GO_PATROL, GO_SETUP, PHASE_KEYS, PLAN
from rookery.games.thiefdom.phases.end import End
from rookery.games.thiefdom.phases.night import Activation
from rookery.games.thiefdom.phases.solo import forced_path, move_by_compass, preferred
from rookery.games.thiefdom.scoring import rank, rating, score
from rookery.games.thiefdom.state import ThiefdomState
from rookery.kernel import CHANCE, MUTE, OVER, Picker, Recorder
from rookery.kernel.ending import TieBreak
from rookery.kernel.runtime import i64, vec
from tests.games.thiefdom.town import GAME, Town


def fresh(seats: int, **chosen: str) -> ThiefdomState:
    """A game as far as its first decision, chance taking the first outcome."""
    s = GAME.new(seats, GAME.settle(seats, {"city": "tutorial", **chosen}))
    while GAME.actor(s) == CHANCE:
        GAME.apply(s, CHANCE, GAME.outcomes(s)[0], MUTE)
    return s


def test_there_are_186_clauses() -> None:
    assert len(CLAUSES) == len(set(CLAUSES)) == 186


def test_every_number_of_a_phase_belongs_to_one_room() -> None:
    numbers = sorted(number for phase in flow.ORDER for number in phase.numbers)
    assert numbers == [*range(len(PHASE_KEYS)), *range(GO_SETUP, GO_END + 1)]
    clauses = {clause for phase in flow.ORDER for clause in (phase.moment, phase.whose)}
    assert clauses - {""} <= set(CLAUSES)


def test_T12_T13_set_up_for_four() -> None:
    s = fresh(4)
    town = Town()
    assert [town.name(s.citizen_cell[n]) for n in range(9)] == [
        *("2:d2", "4:d2", "5:d6", "7:d5"),
        *("1:d2", "3:d2", "6:d6", "8:d6"),
        "5:b4",
    ]
    assert list(s.guard_way) == [2, 2, 0, 0]
    assert (s.vp, s.store[4::5]) == ([10] * 4, [8] * 4)
    assert (len(s.villas), sorted(s.arts), len(s.slots)) == (4, [1, 2, 3, 4], 4)
    assert min(s.display) >= 0


def test_T14_set_up_for_two() -> None:
    s = fresh(2)
    assert [n for n in range(9) if s.citizen_cell[n] >= 0] == [0, 1, 2, 4, 5, 6, 8]
    city = GAME.tables.city(s)
    assert (len(city.villas), len(city.catacombs), len(city.smugglers)) == (3, 3, 3)
    assert len(city.of_kind(6)) == 1
    assert s.slots[3] == -1


def test_T16_buy_two_of_three() -> None:
    s = fresh(2)
    while s.phase != BUY:
        seat = GAME.actor(s)
        GAME.apply(s, seat, GAME.legal(s, seat)[0], MUTE)
    seat = GAME.actor(s)
    s.half |= sum(1 << card for card in s.kept[seat * 3 : seat * 3 + 3])
    s.kept[seat * 3 : seat * 3 + 3] = [8, 5, 2]
    for card in (8, 5):
        GAME.apply(s, seat, GAME.pack("purchase", card, 0), MUTE)
    assert (s.store[seat * 5 + 4], s.vp[seat], s.equip[seat * 6 : seat * 6 + 2]) == (1, 13, [8, 5])
    assert GAME.actor(s) != seat


def test_T18_hideouts_counter_clockwise() -> None:
    s = fresh(4)
    order: list[int] = []
    taken: list[int] = []
    while s.phase != PLAN:
        seat = GAME.actor(s)
        legal = GAME.legal(s, seat)
        if GAME.unpack(legal[0]).name == "hide":
            order.append(seat)
            assert not set(taken) & set(legal)
            assert GAME.why_not(s, seat, GAME.pack("hide", 3, 0)) == "TD-3.2"
            taken.append(legal[0])
        GAME.apply(s, seat, legal[0], MUTE)
    assert order == [(s.first - 1 - step) % 4 for step in range(4)]


def test_T19_order_of_activations_and_the_next_first_player() -> None:
    town = Town()
    s = town.s
    s.owed = 0
    s.plans = [6] * 4
    s.tile, s.turn = 1, 0
    seats = []
    for _ in range(4):
        Activation().enter(GAME.tables, s, MUTE)
        seats.append(s.active // 3)
    assert seats == [(s.first + step) % 4 for step in range(4)]
    before = s.first
    s.active = -1
    s.phase = GO_DAY
    flow.go_on(GAME.tables, s, MUTE)
    assert s.first == (before - 1) % 4


def test_plans_stay_secret_until_all_are_in() -> None:
    town = Town()
    s = town.s
    GAME.apply(s, 2, GAME.pack("plan", 1, 2, 3), MUTE)
    assert GAME.actors(s) == 0b1011
    assert GAME.view(s, 2)["players"][2]["plan"] == [1, 2, 3, 4]
    assert GAME.view(s, 1)["players"][2]["plan"] == []
    assert GAME.legal(s, 2) == []
    for seat in (0, 1, 3):
        GAME.apply(s, seat, GAME.pack("plan", 4, 3, 2), MUTE)
    assert GAME.view(s, 1)["players"][2]["plan"] == [1, 2, 3, 4]


def test_T116_chaotic_planning() -> None:
    s = GAME.new(2, GAME.settle(2, {"planning": "chaotic", "city": "tutorial"}))
    pick = Picker(4)
    while s.round == 0 or GAME.actor(s) == CHANCE:
        seat = GAME.actor(s)
        action = GAME.sample(s, pick) if seat == CHANCE else GAME.legal(s, seat)[0]
        GAME.apply(s, seat, action, MUTE)
    assert min(s.plans) >= 0


def test_strategic_missions_refill_from_their_piles() -> None:
    town = Town(missions="strategic")
    s = town.s
    assert (s.mission_deck, min(s.piles)) == (0, 4)
    upper, s.slots[0] = s.piles[4], -1
    s.missions[0] = 1
    s.owed, s.round, s.phase = 0, 2, GO_DAY
    flow.go_on(GAME.tables, s, MUTE)
    assert (s.slots[0], s.piles[4]) == (upper, -1)


def test_after_rounds_two_and_four_everything_is_fresh() -> None:
    town = Town()
    s = town.s
    s.badges, s.bags, s.owed, s.round = 0, 2, 0, 2
    s.missions[1] |= 1 << s.slots[1]
    s.slots[1] = -1
    shown = list(s.display)
    s.phase = GO_DAY
    flow.go_on(GAME.tables, s, MUTE)
    while GAME.actor(s) == CHANCE:
        GAME.apply(s, CHANCE, GAME.outcomes(s)[0], MUTE)
    assert (s.badges, s.bags, s.round) == (15, 15, 3)
    assert min(s.slots) >= 0
    assert [s.discard[card] for card in shown] == [1] * 4


def test_T112_the_final_count() -> None:
    town = Town()
    town.carry(0, gold=3, gem=1, badge=1, wine=2)
    town.s.store[:5] = [0, 2, 5, 0, 4]
    town.s.store_art[0] = 4
    town.thief(2, "1:b4")
    assert score(GAME.tables, town.s, 0).total - 10 == 12


def test_T113_elise_counts_the_hideout_only() -> None:
    town = Town()
    town.card(0, "elise")
    town.carry(0, gold=3)
    town.s.store[:5] = [0, 0, 0, 0, 6]
    town.thief(1, "1:b4")
    town.thief(2, "1:c4")
    assert score(GAME.tables, town.s, 0).parts == [10, 2, 0, 0, 0, 0, 0, 6, 1]


@pytest.mark.parametrize("rule", ["on", "off"])
def test_T114_ties_are_broken_in_order(rule: str) -> None:
    town = Town(seats=2, tie_goods=rule)
    s = town.s
    s.store = [0, 0, 0, 0, 9, 0, 0, 0, 0, 8]
    s.vp = [10, 10]
    End().enter(GAME.tables, s, MUTE)
    assert GAME.winners(s) == [0]
    s.store = [0, 0, 2, 0, 4, 0, 2, 0, 0, 4]
    assert rank(GAME.tables, s, 0)[:2] == rank(GAME.tables, s, 1)[:2]
    End().enter(GAME.tables, s, MUTE)
    assert GAME.winners(s) == ([1] if rule == "on" else [1 - s.starter])
    s.store = [0] * 10
    End().enter(GAME.tables, s, MUTE)
    assert GAME.winners(s) == [1 - s.starter]


def test_the_end_tells_how_a_tie_was_decided() -> None:
    s = Town(seats=2).s
    s.store = [0, 0, 2, 0, 4, 0, 2, 0, 0, 4]
    s.vp = [10, 10]
    assert GAME.tie_breaks(s) == [
        TieBreak(key, "TD-22.4", [0, 1], counts)
        for key, counts in (
            ("pieces", [6, 6]),
            ("artwork", [0, 0]),
            ("wine", [0, 0]),
            ("badge", [0, 0]),
            ("gem", [0, 2]),
        )
    ]
    s.store = [0] * 10
    last = GAME.tie_breaks(s)[-1]
    assert (last.key, last.counts) == ("place", [s.starter, 1 - s.starter])
    s.flags |= F_NO_GOODS_TIE
    assert [tie.key for tie in GAME.tie_breaks(s)] == ["pieces", "place"]
    s.vp = [10, 9]
    assert GAME.tie_breaks(s) == []


def test_alone_every_rating_is_a_rung() -> None:
    ranks = GAME.ranks(Town(seats=1).s)
    assert [rung.least for rung in ranks] == [0, 30, 40, 50, 60, 70]
    assert [rung.key for rung in ranks[:2]] == ["rank-none", "rank-one"]
    assert GAME.ranks(Town(seats=2).s) == []


def test_T111_the_last_night_has_no_day() -> None:
    out = Recorder()
    pick = Picker(7)
    s = GAME.new(2, GAME.settle(2, {}))
    while GAME.actor(s) != OVER:
        seat = GAME.actor(s)
        legal = [] if seat == CHANCE else GAME.legal(s, seat)
        action = legal[int(pick.below(len(legal)))] if legal else GAME.sample(s, pick)
        GAME.apply(s, seat, action, out)
    keys = [GAME.events[event.kind].key for event in out.heard]
    assert keys.count("day") == 5
    assert keys.count("activated") + keys.count("patrols") == 6 * 4 * 2
    assert keys[keys.index("full_moon") :].count("alley") == 0


@pytest.mark.parametrize(("face", "end", "way"), [(8, "2:d2", 3), (7, "3:b4", 1)])
def test_T9_T10_a_guard_by_the_compass(face: int, end: str, way: int) -> None:
    town = Town(seats=1)
    town.citizen("guard_c", "2:f4", "E")
    s = town.s
    s.board, s.cursor, s.face, s.owed = 2, 1, face, 0
    s.citizen_cell[6] = -1
    s.phase = GO_PATROL
    move_by_compass(GAME.tables, town.city, s, MUTE)
    assert (town.name(s.citizen_cell[2]), s.guard_way[2]) == (end, way)


@pytest.mark.parametrize(("face", "end"), [(1, "3:b4"), (2, "3:f4")])
def test_T118_a_closed_north(face: int, end: str) -> None:
    town = Town(seats=1)
    town.citizen("noble_a", "3:d2")
    town.s.board, town.s.cursor, town.s.face = 0, 0, face
    move_by_compass(GAME.tables, town.city, town.s, MUTE)
    assert town.name(town.s.citizen_cell[4]) == end


def test_the_compass_turns_by_even_and_odd() -> None:
    assert ["".join("NESW"[way] for way in preferred(face)) for face in range(1, 9)] == (
        ["NWSE", "NESW", "ENWS", "ESWN", "SENW", "SWNE", "WSEN", "WNES"]
    )


def test_a_figure_that_would_go_round_for_ever_stays() -> None:
    town = Town(seats=1)
    town.citizen("noble_a", "3:d2")
    town.s.board, town.s.cursor, town.s.face = 0, 0, 1
    town.s.occ = vec[i64]([21] * 392)
    move_by_compass(GAME.tables, town.city, town.s, town.out)
    assert town.heard("stayed") == [(4, 0, 0, 0, 0, 0)]
    assert forced_path(town.city, town.s) == []


def test_T117_T119_solo_nights() -> None:
    s = fresh(1)
    while s.phase != PLAN:
        seat = GAME.actor(s)
        GAME.apply(s, seat, GAME.outcomes(s)[0] if seat == CHANCE else GAME.legal(s, seat)[0], MUTE)
    assert len(GAME.legal(s, 0)) == 6
    GAME.apply(s, 0, GAME.pack("plan", 1, 2, 3), MUTE)
    assert s.active == 0
    GAME.apply(s, 0, GAME.pack("end"), MUTE)
    GAME.apply(s, CHANCE, 2, MUTE)
    GAME.apply(s, CHANCE, 5, MUTE)
    GAME.apply(s, CHANCE, 7, MUTE)
    city = GAME.tables.city(s)
    assert s.rivals[0] - 392 == city.of_kind(7)[0]
    assert s.active == 1
    while s.round == 1:
        seat = GAME.actor(s)
        GAME.apply(s, seat, GAME.outcomes(s)[0] if seat == CHANCE else GAME.legal(s, seat)[-1], MUTE)
    GAME.apply(s, 0, GAME.pack("plan", 1, 2, 3), MUTE)
    assert GAME.actor(s) == CHANCE


def test_a_rival_inside_costs_a_point() -> None:
    town = Town(seats=1)
    town.s.rivals[0] = 392 + town.house("7:b6")
    town.thief(0, "7:b5")
    town.begin(0)
    town.enter("7:b6")
    assert town.s.vp[0] == 9


def test_solo_goods_are_lost_in_an_arrest() -> None:
    town = Town(seats=1)
    town.citizen("guard_a", "2:b4", "N")
    town.thief(0, "2:a4")
    town.carry(0, gem=2, artwork=1)
    town.s.arts = [0 if art == 1 else art for art in town.s.arts]
    town.begin(0)
    town.step("2:b4")
    assert (sum(town.s.dungeon), town.s.dungeon_art, town.goods(0)) == (0, 0, {})


def test_T121_the_solo_draft() -> None:
    s = GAME.new(1, GAME.settle(1, {"city": "tutorial"}))
    sizes: list[int] = []
    while s.phase != BUY:
        seat = GAME.actor(s)
        if seat == CHANCE:
            GAME.apply(s, CHANCE, GAME.outcomes(s)[0], MUTE)
        else:
            sizes.append(len(GAME.legal(s, 0)))
            GAME.apply(s, 0, GAME.legal(s, 0)[0], MUTE)
    assert sizes == [3, 2]
    assert len(set(s.kept)) == 3


@pytest.mark.parametrize(("vp", "stars"), [(29, 0), (30, 1), (58, 3), (70, 5), (99, 5)])
def test_T122_solo_ratings(vp: int, stars: int) -> None:
    assert rating(vp) == stars
