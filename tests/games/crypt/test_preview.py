"""What a seat is told before it chooses is what the rules then do, under every value of every option."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rookery.games.crypt.state import CryptState
from rookery.kernel import MUTE, OVER, Picker, Recorder, View
from tests.games.crypt.setting import GAME, Table

EVERY = [(option.key, value) for option in GAME.options for value in option.values]
CLAIM, DONE = GAME.pack("claim"), GAME.pack("done")
EVICTED = [event.key for event in GAME.events].index("evicted")
VERBS = {"flip": ("flips", "flip"), "reroll": ("rerolled", "reroll"), "window": ("takes", "pottery")}


def positions(seats: int, seed: int, **chosen: str) -> Iterator[CryptState]:
    """Every position of a random game in which a seat is asked."""
    pick = Picker(seed)
    s = GAME.new(seats, GAME.settle(seats, dict(chosen)))
    while GAME.pass_chance(s, pick) != OVER:
        yield s
        GAME.apply(s, GAME.actor(s), GAME.choose(s, GAME.actor(s), pick), MUTE)


def after(s: CryptState, actions: list[int], out: Recorder) -> CryptState:
    """The position after a bundle of one seat's actions, each of them legal."""
    seat, ahead = GAME.actor(s), s.copy()
    for action in actions:
        assert action in GAME.legal(ahead, seat), GAME.notation(action)
        GAME.apply(ahead, seat, action, out)
    return ahead


def same_turn(s: CryptState, ahead: CryptState) -> bool:
    return (s.round, s.turn) == (ahead.round, ahead.turn)


def laid_by_the_rules(s: CryptState, laid: tuple[str, ...] = ()) -> set[str]:
    """Every way to lay dice on cards, found by playing one action after another."""
    found = {" ".join(laid)}
    first: dict[str, int] = {}
    for action in GAME.legal(s, GAME.actor(s)):
        verb = GAME.unpack(action)
        if verb.name == "place":
            first.setdefault(f"{verb.args['slot']}x{verb.args['dice']}", action)
    for key, action in first.items():
        ahead = after(s, [action], Recorder())
        longer = (*laid, key)
        found |= laid_by_the_rules(ahead, longer) if same_turn(s, ahead) else {" ".join(longer)}
    return found


def check_claim(s: CryptState, pick: Picker) -> None:
    """Groups, the ways to lay them, who has to leave and how each claim is closed."""
    seat = GAME.actor(s)
    shown = GAME.preview(s, seat)
    if s.phase == 4 and CLAIM not in GAME.legal(s, seat):
        assert shown["drafts"] == {"": {"left": s.active[seat], "end": []}}
        assert all(card["efforts"] == [[], [], []] for card in shown["cards"])
        return
    opened = after(s, shown["open"], Recorder())
    offered = [
        GAME.pack("place", slot, dice, effort)
        for slot, card in enumerate(shown["cards"])
        for dice, efforts in enumerate(card["efforts"], 1)
        for effort in efforts
    ]
    assert offered == [action for action in GAME.legal(opened, seat) if action < DONE]
    assert set(shown["drafts"]) == laid_by_the_rules(opened)
    for laid in list(shown["drafts"])[1::4]:
        check_draft(s, shown, laid, pick)


def check_draft(s: CryptState, shown: View, laid: str, pick: Picker) -> None:
    """One way to lay the dice, with efforts drawn from those on offer, played to its end."""
    groups, leaving = [], []
    for part in laid.split():
        slot, dice = (int(number) for number in part.split("x"))
        card = shown["cards"][slot]
        efforts = card["efforts"][dice - 1]
        groups.append(GAME.pack("place", slot, dice, efforts[pick.below(len(efforts))]))
        if card["evicts"] >= 0:
            leaving.append((card["evicts"], slot))
    out = Recorder()
    draft = shown["drafts"][laid]
    ahead = after(s, [*shown["open"], *groups], out)
    assert [told.args[:2] for told in out.heard if told.kind == EVICTED][: len(leaving)] == leaving
    assert same_turn(s, ahead) == bool(draft["end"])
    if draft["end"]:
        assert ahead.active[GAME.actor(s)] == draft["left"]
        assert not same_turn(s, after(ahead, draft["end"], out))


@pytest.mark.parametrize(("key", "value"), EVERY)
def test_what_is_foreseen_is_what_happens(key: str, value: str) -> None:
    pick = Picker(11)
    for seats in (1, 2, 3, 4):
        if key == "first_leader" and value not in ("random", *"1234"[:seats]):
            continue
        for index, s in enumerate(positions(seats, 5 + seats, **{key: value})):
            seat = GAME.actor(s)
            asked = GAME.question(s, seat).name
            if asked in VERBS:
                listed, verb = VERBS[asked]
                legal = [code for code in GAME.legal(s, seat) if GAME.unpack(code).name == verb]
                assert sorted(set(GAME.preview(s, seat)[listed]) - {-1}) == legal
            elif index % 16 == 2 * seats:
                check_claim(s, pick)


def test_only_who_is_asked_foresees() -> None:
    for s in positions(3, 2):
        shown = [seat for seat in range(-1, 3) if GAME.preview(s, seat)]
        assert shown == [GAME.actor(s)]


def test_the_leader_of_two_may_push_himself_if_the_table_says_so() -> None:
    for self_push, beats, evicts in (("off", -1, -1), ("on", 4, 0)):
        table = Table(2, self_push=self_push).do(0, "claim", "place:0.1.4", "done").do(1, "recover")
        card = GAME.preview(table.s, 0)["cards"][0]
        assert (card["beats"], card["evicts"]) == (beats, evicts)


def test_the_first_group_is_the_safest() -> None:
    table = Table(2).do(0, "claim", "place:0.1.5", "done")
    card = GAME.preview(table.s, 1)["cards"][0]
    assert card["efforts"] == [[6], [3, 4, 5, 6], [2, 3, 4, 5, 6]]
    assert card["first"] == [[], [1, 6], [2, 3], [3, 2]]


@pytest.mark.parametrize("effort", range(1, 7))
def test_the_risk_is_the_share_of_faces_that_exhaust(effort: int) -> None:
    table = Table(2, sides="BAAAAA")
    risk = GAME.preview(table.s, 0)["risk"][effort - 1]
    tired = 0
    for face in range(1, 7):
        table = Table(2, sides="BAAAAA").do(0, "claim", f"place:0.1.{effort}", "done").pass_turns()
        if effort > 1:
            table.chance(face)
        tired += table.s.exhausted[0]
    assert risk == round(100 * tired / 6)


@pytest.mark.parametrize(("side", "rerolls"), [("A", 2), ("B", 0)])
def test_idols_in_hand_reroll_on_side_a(side: str, rerolls: int) -> None:
    table = Table(2, sides=f"{side}AAAAA", cards={0: ["ID1", "ID2!", "ID3"]}, crypt=["JW1", "JW2", "JW3"])
    assert GAME.preview(table.s, 0)["rerolls"] == rerolls
    table.do(0, "claim", "place:0.3.6").pass_turns()
    table.chance(1, 1, 1)
    used = 0
    while GAME.question(table.s, 0).name == "reroll":
        shown = GAME.preview(table.s, 0)
        assert shown["rerolled"] == [GAME.pack("reroll", 6)] * 3
        table.do(0, "reroll:6")
        if GAME.question(table.s, 0).name == "flip":
            table.do(0, "flip:1.1")
        table.chance(1)
        used += 1
    assert used == rerolls
