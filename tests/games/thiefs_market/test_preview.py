"""What the preview says is what the rules then do, under every option and with another pack."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from rookery.games.thiefs_market.actions import BUY_0, END, KEEP_0, KEEPS, PAY_0
from rookery.games.thiefs_market.const import BAG, GEMS, KINDS, MASK, NOBODY, NOTHING, OPEN
from rookery.games.thiefs_market.declared import OPTIONS
from rookery.games.thiefs_market.events import E_BOUGHT
from rookery.games.thiefs_market.flow import ThiefsMarket
from rookery.games.thiefs_market.phase_numbers import BUY, ENDED, KEEP, PAY, SPARE, SPLIT
from rookery.games.thiefs_market.state import MarketState
from rookery.kernel import CHANCE, OVER, Picker, Recorder, Sink, View
from tests.games.thiefs_market.positions import GAME, house_pack

Draft = tuple[int, ...]
VALUES = [(option.key, value) for option in OPTIONS for value in option.values]
FEW = 40  # drafts of one source that are tried one by one


def other_pack() -> dict[str, Any]:
    """Other effects, prices and points than those of the house."""
    pack = house_pack()
    rows = {row["key"]: row for row in pack["cards"]["card"]}
    rows["insurance_racket"].update(deck="A", face="green", discount=2)
    rows["tailor"].update(deck="C", cost="RRRWB")
    rows["exit_strategy"].update(gold=2, infamy=5)
    rows["imbalanced_scales"].update(tokens=3)
    rows["crown"].update(effect="per", what="other_cards", each=2, points=5)
    rows["necklace"].update(cost="", points=9)
    rows["fence"].update(effect="lucky")
    return pack


OTHER = ThiefsMarket(other_pack())


def sound(source: View, kept: Draft) -> bool:
    """As the board reads the limits."""
    last, there = source["last"], source["there"]
    if last == NOTHING:
        return bool(list(kept) == there)
    low, high = _limits(source, kept)
    return all(count <= most for count, most in zip(kept, there, strict=True)) and low <= kept[last] <= high


def bundle(source: View, kept: Draft) -> list[int]:
    """The actions of a draft, as the board puts them together."""
    actions = [*source["actions"], *(KEEP_0 + kind * KEEPS + kept[kind] for kind in source["kinds"])]
    last = source["last"]
    if last != NOTHING and len(set(_limits(source, kept))) > 1:
        actions.append(KEEP_0 + last * KEEPS + kept[last])
    return actions


def _limits(source: View, kept: Draft) -> tuple[int, int]:
    last, there = source["last"], source["there"]
    before, rest = sum(kept[:last]), sum(there[:last])
    low, high = source["limits"][0 if before == 0 else 2 if before == rest else 1]
    return low, high


def drafts(s: MarketState, source: View) -> list[Draft]:
    """Everything one might pick there, what was chosen already included."""
    first = min([*source["kinds"], source["last"]]) if s.phase == KEEP else 0
    ranges = [
        [s.chosen[kind]] if kind < first else range(most + 1) for kind, most in enumerate(source["there"])
    ]
    return list(product(*ranges))


def check_loot(game: ThiefsMarket, s: MarketState, seat: int, luck: Random) -> None:
    """A draft within the limits is legal and ends in this pile; what it would buy and bring is so."""
    seen = game.preview(s, seat)["loot"]
    firsts = [action for source in seen["sources"] for action in source["actions"]]
    assert s.phase == KEEP or firsts == game.legal(s, seat)
    for source in seen["sources"]:
        tried = drafts(s, source)
        if len(tried) <= FEW:
            fine = {draft for draft in tried if sound(source, draft)}
            assert fine == piles_within(game, s, seat, source["actions"])
        for draft in luck.sample(tried, min(4, len(tried))):
            if sound(source, draft):
                check_draft(game, s, seat, seen, source, draft)


def check_draft(
    game: ThiefsMarket, s: MarketState, seat: int, seen: View, source: View, draft: Draft
) -> None:
    after = follow(game, s, seat, bundle(source, draft))
    assert tuple(after.pile[seat * KINDS : seat * KINDS + KINDS]) == draft
    assert after.phase not in (KEEP, SPLIT) or after.actor != seat
    if source["victim"] != NOBODY:
        back = sum(source["there"][: MASK + 1]) - sum(draft[: MASK + 1])
        rolled = after.air if after.phase != SPARE else sum(after.chosen) - 1
        assert rolled == source["rolled"][back]
    now = game.preview(after, seat)["means"]
    if after.phase < BUY and after.round == s.round and now:
        prices = dict(now["prices"])
        for table in seen["prices"]:
            at = 0
            for most, there in zip(cost_of(game, table["card"]), draft, strict=False):
                at = at * (most + 1) + min(most, there)
            assert table["gold"][at] == prices[table["card"]]
        colours = sum(1 << colour for colour in range(GEMS) if draft[colour])
        assert now["allowance"] == seen["allowance"][colours]
        assert [now["gold"], now["infamy"]] == [seen["gold"][draft[BAG]], seen["infamy"][draft[MASK]]]


def cost_of(game: ThiefsMarket, card: int) -> list[int]:
    return list(game.tables.costs[card * GEMS : card * GEMS + GEMS])


def piles_within(game: ThiefsMarket, s: MarketState, seat: int, first: list[int]) -> set[Draft]:
    """Every pile that the rules allow there, found by trying all they offer."""
    open_ = [follow(game, s, seat, first)]
    found: set[Draft] = set()
    while open_:
        at = open_.pop()
        if at.phase == KEEP and at.actor == seat:
            open_ += [follow(game, at, seat, [action]) for action in game.legal(at, seat)]
        else:
            found.add(tuple(at.pile[seat * KINDS : seat * KINDS + KINDS]))
    return found


def follow(
    game: ThiefsMarket, s: MarketState, seat: int, actions: list[int], out: Sink | None = None
) -> MarketState:
    """A copy on which these were played, each of them legal."""
    after = s.copy()
    for action in actions:
        assert action in game.legal(after, seat), game.notation(action)
        game.apply(after, seat, action, out or Sink())
    return after


def check_purchases(game: ThiefsMarket, s: MarketState, seat: int) -> None:
    """What can be bought, every way to pay for it, what stays in the purse, and what the rest brings."""
    now, seen = game.preview(s, seat)["means"], game.preview(s, seat)["purchase"]
    legal = game.legal(s, seat)
    offered = [action - BUY_0 for action in legal if BUY_0 <= action < PAY_0]
    assert s.phase == PAY or sorted(offer["card"] for offer in seen["ways"]) == sorted(offered)
    for offer in seen["ways"]:
        paid: set[tuple[int, ...]] = set()
        for way in offer["ways"]:
            out = Recorder()
            after = follow(game, s, seat, way["actions"], out)
            bought = next(told for told in out.heard if told.kind == E_BOUGHT)
            assert bought.args[:4] == (seat, offer["card"], sum(way["dice"]), way["gold"])
            assert after.gold[seat] == s.gold[seat] - way["gold"]
            paid.add((*way["dice"], way["gold"]))
        assert len(paid) == len(offer["ways"]) == count_ways(game, s, seat, offer["ways"][0]["actions"][:1])
        spent = [way["gold"] for way in offer["ways"]]
        assert spent == sorted(spent)
        if s.phase == BUY:
            assert dict(map(tuple, now["prices"]))[offer["card"]] == spent[0]
    if s.phase == BUY:
        check_means(game, s, seat, now)


def count_ways(game: ThiefsMarket, s: MarketState, seat: int, first: list[int]) -> int:
    """How many ways the rules offer."""
    open_ = [follow(game, s, seat, first if s.phase == BUY else [])]
    count = 0
    while open_:
        at = open_.pop()
        if at.phase == PAY and at.actor == seat:
            open_ += [follow(game, at, seat, [action]) for action in game.legal(at, seat)]
        else:
            count += 1
    return count


def check_means(game: ThiefsMarket, s: MarketState, seat: int, now: View) -> None:
    """So many missing gems are so much gold; bags and masks bring what was said."""
    if not now:
        return
    assert now["allowance"] == s.allowance
    for card, gold in now["prices"]:
        richer = s.copy()
        richer.purchases = 0
        richer.gold[seat] += max(0, -gold)
        buy = BUY_0 + card
        assert buy in game.legal(richer, seat)
        if gold < 0:
            richer.gold[seat] -= 1
            assert buy not in game.legal(richer, seat)
    after = s.copy()
    while after.phase == BUY and after.round == s.round:
        game.apply(after, after.actor, END, Sink())
    assert after.gold[seat] - s.gold[seat] == now["gold"]
    assert after.infamy[seat] - s.infamy[seat] == now["infamy"]


def check_points(game: ThiefsMarket, s: MarketState, seat: int) -> None:
    """The points on a seat's own cards are the part of its score that cards make."""
    points = game.preview(s, seat)["points"]
    for other in range(s.seats):
        if other == seat or s.visibility == OPEN or s.phase == ENDED:
            assert sum(points[other]) == game.scores(s)[other].parts[0]
        else:
            assert points[other] == []


def play_and_compare(
    game: ThiefsMarket, seats: int, chosen: dict[str, str], seed: int, every: int
) -> set[int]:
    """Plays a game at random; the phases that were compared."""
    s = game.new(seats, game.settle(seats, chosen))
    pick, luck = Picker(seed), Random(seed)
    met: set[int] = set()
    step = 0
    while s.actor != OVER:
        if s.actor == CHANCE:
            game.apply(s, CHANCE, game.sample(s, pick), Sink())
            continue
        seat = int(s.actor)
        step += 1
        if step % every == 0:
            met.add(int(s.phase))
            check_points(game, s, seat)
            if s.phase in (SPLIT, KEEP):
                check_loot(game, s, seat, luck)
            elif s.phase in (BUY, PAY):
                check_purchases(game, s, seat)
        game.apply(s, seat, game.choose(s, seat, pick), Sink())
    for seat in (-1, 0):
        check_points(game, s, seat)
    return met


@pytest.mark.parametrize(("key", "value"), VALUES)
def test_the_preview_is_what_happens(key: str, value: str) -> None:
    seats = 5 if key == "first_seat" else 3 + len(value) % 3
    met = play_and_compare(GAME, seats, {key: value}, seed=len(key + value), every=3)
    assert {SPLIT, KEEP, BUY} <= met


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_preview_follows_the_pack(seats: int) -> None:
    met = play_and_compare(OTHER, seats, {"promos": "on", "appendage_a": "one_die"}, seed=seats, every=2)
    assert {SPLIT, KEEP, BUY, PAY} <= met
