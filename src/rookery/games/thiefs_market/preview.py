"""What a seat can foresee: what a pile would buy and bring, how a card can be paid, what a thief may keep.

Everything is asked of the rules, on a copy of the table; a board looks up and does no sums.
"""

from __future__ import annotations

from typing import cast

from rookery.games.thiefs_market.actions import BUY_0, PAY_0, PAYS, STEAL_0, TAKE
from rookery.games.thiefs_market.cards import number_of, tell_robbed, works_as
from rookery.games.thiefs_market.const import BAG, FACES, GEMS, H_USE, KINDS, MASK, NOBODY, NOTHING
from rookery.games.thiefs_market.pack import Tables
from rookery.games.thiefs_market.phase_numbers import BUY, ENDED, KEEP, LUCKY, PAY, SPLIT
from rookery.games.thiefs_market.phases.buy_turn import count_allowance
from rookery.games.thiefs_market.phases.end_of_round import convert
from rookery.games.thiefs_market.phases.payment import (
    begin_payment,
    fewest_dice,
    is_payable,
    lacking,
    most_dice,
    paid_so_far,
    pay,
    price,
)
from rookery.games.thiefs_market.phases.split import fewest, most, ways
from rookery.games.thiefs_market.piles import begin_sorting, colours_of, is_last, source
from rookery.games.thiefs_market.scoring import points_of, tally
from rookery.games.thiefs_market.shown import (
    CardWays,
    Loot,
    MarketPreview,
    Means,
    PriceTable,
    Purchase,
    Source,
    Way,
)
from rookery.games.thiefs_market.state import MarketState
from rookery.games.thiefs_market.view import sees_infamy
from rookery.kernel import Sink, View
from rookery.kernel.runtime import i64

COLOURS = 1 << GEMS  # sets of gem colours


def preview(t: Tables, s: MarketState, seat: int) -> View:
    """What cards are worth, what the own pile brings; then what the choice at hand is about."""
    seen: MarketPreview = {"points": _points(t, s, seat), "means": _means(t, s, seat)}
    if 0 <= seat == s.actor:
        if s.phase in (SPLIT, KEEP):
            seen["loot"] = _loot(t, s.copy(), seat)
        elif s.phase in (BUY, PAY):
            seen["purchase"] = _purchase(t, s.copy(), seat)
    return cast(View, seen)


def _points(t: Tables, s: MarketState, seat: int) -> list[list[int]]:
    """TM-8.2: the points of every seat's cards as things stand; [] where they may hang on infamy not seen."""
    counted = tally(t, s)
    return [
        [points_of(t, entry, counted, other) for entry in s.cards[other]]
        if sees_infamy(s, other, seat)
        else []
        for other in range(s.seats)
    ]


def _means(t: Tables, s: MarketState, seat: int) -> Means:
    """What the seat's own pile buys and brings as it lies; {} before there is one, and at the end."""
    if seat < 0 or s.phase == ENDED or (s.phase < LUCKY and s.size[seat] == 0):
        return {}
    world = s.copy()
    if s.phase < LUCKY:  # not final yet: TM-5.1 would count these
        world.colours[seat] = colours_of(s, seat)
    count_allowance(t, world, seat)
    gold, infamy = _turned_in(t, world, seat)
    prices = [[card, beside(t, world, seat, card)] for card in s.market if card >= 0]
    return {"prices": prices, "allowance": world.allowance, "gold": gold, "infamy": infamy}


def beside(t: Tables, s: MarketState, seat: int, card: int) -> int:
    """TM-6.5: the least gold a card asks beside the dice; -n if n gems are missing even with all gold."""
    short = lacking(t, s, seat, card)
    gold = s.gold[seat]
    return gold - short if short > gold else max(0, short)


def _turned_in(t: Tables, s: MarketState, seat: int) -> tuple[int, int]:
    """TM-7.1: gold and infamy that the pile brings at the end of the round."""
    world = s.copy()
    convert(t, world, seat, Sink())
    return world.gold[seat] - s.gold[seat], world.infamy[seat] - s.infamy[seat]


def _loot(t: Tables, world: MarketState, seat: int) -> Loot:
    """Where from and within which limits; what any pile made of that would buy and bring."""
    if world.phase == KEEP:
        sources = [_source(t, world, [])]
    else:
        sources = []
        for action in ways(world):
            begin_sorting(world, NOBODY if action == TAKE else action - STEAL_0)
            sources.append(_source(t, world, [action]))
    allowances: list[int] = []
    for colours in range(COLOURS):
        world.colours[seat] = colours
        count_allowance(t, world, seat)
        allowances.append(world.allowance)
    return {
        "sources": sources,
        "prices": [_table(t, world, seat, card) for card in world.market if card >= 0],
        "allowance": allowances,
        "gold": [_brings(t, world, seat, BAG, count)[0] for count in range(world.dice + 1)],
        "infamy": [_brings(t, world, seat, MASK, count)[1] for count in range(world.dice + 1)],
    }


def _source(t: Tables, s: MarketState, before: list[int]) -> Source:
    """TM-4.4, TM-4.6: the kinds asked one by one, and the limits of the last, by what was kept before.

    `limits` are those after none, some, and all of the other objects; where both are equal nothing is asked.
    """
    there = [int(source(s, kind)) for kind in range(KINDS)]
    found: Source = {
        "victim": s.victim,
        "actions": before,
        "there": there,
        "kinds": [],
        "last": NOTHING,
        "limits": [],
        "rolled": [],
    }
    if s.victim == NOBODY and is_last(s):
        return found
    last = max(kind for kind in range(KINDS) if there[kind])
    count = there[last]
    for have in (0, 1, s.total - count):
        s.have = have
        s.left = count
        found["limits"].append([fewest(s, count), most(s, count)])
    found["kinds"] = [kind for kind in range(s.kind, last) if there[kind]]
    found["last"] = last
    found["rolled"] = _rolled(t, s, sum(there[:FACES]))
    return found


def _rolled(t: Tables, s: MarketState, dice: int) -> list[int]:
    """TM-4.7: how many of 0, 1, 2 … dice put back are rolled again; [] where nobody is robbed."""
    if s.victim == NOBODY:
        return []
    if tell_robbed(t, s.copy(), s.victim, Sink()) == NOTHING:
        return list(range(dice + 1))
    return [max(0, count - 1) if s.one_die else 0 for count in range(dice + 1)]


def _table(t: Tables, world: MarketState, seat: int, card: int) -> PriceTable:
    """The gold beside every number of dice that a price could take: the last colour turns fastest."""
    cost = [int(count) for count in t.costs[card * GEMS : card * GEMS + GEMS]]
    sets: list[list[int]] = [[]]
    for count in cost:
        sets = [[*dice, number] for dice in sets for number in range(count + 1)]
    gold: list[int] = []
    for dice in sets:
        for colour in range(GEMS):
            world.pile[seat * KINDS + colour] = dice[colour]
        gold.append(beside(t, world, seat, card))
    return {"card": card, "gold": gold}


def _brings(t: Tables, world: MarketState, seat: int, kind: int, count: int) -> tuple[int, int]:
    """What so many bags or masks alone would bring."""
    for other in range(KINDS):
        world.pile[seat * KINDS + other] = 0
    world.pile[seat * KINDS + kind] = count
    return _turned_in(t, world, seat)


def _purchase(t: Tables, world: MarketState, seat: int) -> Purchase:
    """TM-6.5: every way to pay for every card within reach, and the abilities of the buy turn (TM-6.8)."""
    if world.phase == PAY:
        return {"ways": [_ways(t, world, seat, [])], "abilities": []}
    found: list[CardWays] = []
    if world.purchases < world.allowance:
        for card in world.market:
            if card >= 0 and is_payable(t, world, seat, card):
                begin_payment(world, card)
                found.append(_ways(t, world, seat, [BUY_0 + card]))
    abilities = [number_of(entry) for entry in world.cards[seat] if t.hooks[works_as(entry)] & H_USE]
    return {"ways": found, "abilities": abilities}


def _ways(t: Tables, world: MarketState, seat: int, before: list[int]) -> CardWays:
    """The payments of one card, the one that spends least gold first."""
    found: list[Way] = []
    _pay_on(t, world, seat, before, found)
    return {"card": world.card, "ways": sorted(found, key=_gold_of)}


def _gold_of(way: Way) -> int:
    return way["gold"]


def _pay_on(t: Tables, world: MarketState, seat: int, actions: list[int], found: list[Way]) -> None:
    """Colour by colour as the rules ask, most dice first; `world` is left as it was."""
    if world.colour == GEMS:
        gold = price(t, world, world.card) - paid_so_far(world)
        found.append(
            {"dice": [int(count) for count in world.chosen[:GEMS]], "gold": gold, "actions": actions}
        )
        return
    colour: i64 = world.colour
    low = fewest_dice(t, world, seat)
    high = most_dice(t, world, seat)
    for dice in range(high if low < high else low, low - 1, -1):
        pay(world, dice)
        _pay_on(t, world, seat, [*actions, PAY_0 + colour * PAYS + dice] if low < high else actions, found)
        world.chosen[colour] = 0
        world.colour = colour
