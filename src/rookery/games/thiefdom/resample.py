"""An honest other world: draft cards and plans that a seat does not know are dealt anew (part 2.2).

After the draft every guild holds a card it picked first, one it picked second and one it took last; these
came from its own hand, from its left neighbour's and from the one beyond. All deals that fit what a seat has
seen are equally likely. Alone, a player knows the cards he has set aside; an onlooker does not.
"""

from __future__ import annotations

from rookery.games.thiefdom.const import NO_CARD, THIEVES, TYPES
from rookery.games.thiefdom.phase_numbers import BUY, DEAL, PICK, PLAN
from rookery.games.thiefdom.phases.planning import orders
from rookery.games.thiefdom.state import ThiefdomState, changed
from rookery.kernel import Picker


def resample(s: ThiefdomState, seat: int, pick: Picker) -> ThiefdomState:
    """Decks have no order here, so only the draft and the plans hide anything."""
    world = s.copy()
    if s.seats == 1:
        if s.phase in (DEAL, PICK, BUY) and seat < 0:
            _deal_alone(world, pick)
    elif s.phase == DEAL or s.phase == PICK:
        _deal_hands(world, seat, pick)
        _choose_again(world, seat, pick)
    elif s.phase == BUY:
        _deal_picks(world, seat, pick)
    elif s.phase == PLAN:
        choices = orders(s)
        for other in range(s.seats):
            if other != seat and s.plans[other] >= 0:
                world.plans = changed(world.plans, other, choices[int(pick.below(len(choices)))])
    return world


def right_of(world: ThiefdomState, seat: int, steps: int = 1) -> int:
    """Cards are passed counter-clockwise."""
    return (seat - steps) % int(world.seats)


def _deal_hands(world: ThiefdomState, seat: int, pick: Picker) -> None:
    """While hands go round: a seat knows its own cards and the hand it has just passed on."""
    known = [seat]
    if world.stage == 1 and seat >= 0:
        known.append(right_of(world, seat))
    hands = [n for n in range(world.seats * THIEVES) if world.hand[n] >= 0 and n // THIEVES not in known]
    kept = [n for n in range(world.seats * THIEVES) if world.kept[n] >= 0 and n // THIEVES != seat]
    pool = [world.hand[n] for n in hands] + [world.kept[n] for n in kept] + undealt(world)
    pool.sort()  # where a card really lies must not steer where it is dealt
    pick.shuffle(pool)
    for n in hands:
        world.hand[n] = pool.pop()
    for n in kept:
        world.kept[n] = pool.pop()
    _put_aside(world, pool)
    if world.stage == 1:
        _remember_hands(world)


def _deal_alone(world: ThiefdomState, pick: Picker) -> None:
    """TD-24.2 for an onlooker: cards in hand, picked, set aside and not dealt may be any but those bought."""
    bought = _bought(world, 0)
    pool = [card for card in range(TYPES) if card not in bought]
    pick.shuffle(pool)
    world.hand = [pool.pop() if card >= 0 else NO_CARD for card in world.hand]
    world.kept = [pool.pop() if card >= 0 else NO_CARD for card in world.kept]
    world.passed = [pool.pop() if card >= 0 else NO_CARD for card in world.passed]
    world.passed[:2] = sorted(world.passed[:2])
    _put_aside(world, pool)


def _remember_hands(world: ThiefdomState) -> None:
    """What a guild has passed on is what its right neighbour holds."""
    for giver in range(world.seats):
        taker = right_of(world, giver)
        hand = sorted(world.hand[taker * THIEVES : taker * THIEVES + 2])
        world.hand[taker * THIEVES : taker * THIEVES + 2] = hand
        world.passed[giver * THIEVES : giver * THIEVES + 2] = hand


def _choose_again(world: ThiefdomState, seat: int, pick: Picker) -> None:
    """Who has chosen is known, what is not."""
    for other in range(world.seats):
        if other != seat and world.choice[other] >= 0:
            hand = [card for card in world.hand[other * THIEVES : other * THIEVES + THIEVES] if card >= 0]
            world.choice[other] = hand[int(pick.below(len(hand)))]


def undealt(world: ThiefdomState) -> list[int]:
    """The half-circle cards that were not dealt."""
    return [card for card in range(TYPES) if world.half >> card & 1]


def _put_aside(world: ThiefdomState, cards: list[int]) -> None:
    world.half = 0
    for card in cards:
        world.half |= 1 << card


def _deal_picks(world: ThiefdomState, seat: int, pick: Picker) -> None:
    """While guilds buy: bought cards are public, the rest of each pick is known to its owner."""
    bought = [_bought(world, owner) for owner in range(world.seats)]
    pool = undealt(world)
    for owner in range(world.seats):
        if owner != seat:
            pool += bought[owner]
            pool += [card for card in world.kept[owner * THIEVES : owner * THIEVES + THIEVES] if card >= 0]
    pool.sort()
    while True:
        picks, rest = _draw_picks(world, seat, pool.copy(), pick)
        if all(_holds_all(picks, owner, bought[owner]) for owner in range(world.seats) if owner != seat):
            break
    for owner in range(world.seats):
        if owner != seat:
            for n in range(owner * THIEVES, owner * THIEVES + THIEVES):
                world.kept[n] = NO_CARD if picks[n] in bought[owner] else picks[n]
    _put_aside(world, rest)
    _remember_picks(world, seat, picks)


def _bought(world: ThiefdomState, owner: int) -> list[int]:
    cards = world.equip[owner * THIEVES * 2 : (owner + 1) * THIEVES * 2]
    return [card for card in cards if card >= 0]


def _draw_picks(
    world: ThiefdomState, seat: int, pool: list[int], pick: Picker
) -> tuple[list[int], list[int]]:
    """First, second and last pick of every other guild; what the seat has passed on goes where it must."""
    picks = [NO_CARD] * (world.seats * THIEVES)
    if seat >= 0:
        first, second, last = world.passed[seat * THIEVES : seat * THIEVES + THIEVES]
        if pick.below(2):
            first, second = second, first
        right, beyond = right_of(world, seat), right_of(world, seat, 2)
        if beyond == seat and _came_back(world, seat) == first:
            first, second = second, first
        picks[right * THIEVES + 1] = first
        picks[right * THIEVES + 2] = last
        pool.remove(first)
        pool.remove(last)
        if beyond != seat:
            picks[beyond * THIEVES + 2] = second
            pool.remove(second)
    pick.shuffle(pool)
    for n in range(world.seats * THIEVES):
        if n // THIEVES != seat and picks[n] < 0:
            picks[n] = pool.pop()
    return picks, pool


def _came_back(world: ThiefdomState, seat: int) -> int:
    """With two guilds, the card of the first hand that returned: kept last, perhaps bought by now."""
    card = world.kept[seat * THIEVES + 2]
    if card >= 0:
        return card
    first, second, _ = world.passed[seat * THIEVES : seat * THIEVES + THIEVES]
    return first if first in _bought(world, seat) else second


def _holds_all(picks: list[int], owner: int, bought: list[int]) -> bool:
    return all(card in picks[owner * THIEVES : owner * THIEVES + THIEVES] for card in bought)


def _remember_picks(world: ThiefdomState, seat: int, picks: list[int]) -> None:
    """What the others remember follows from who holds what now."""
    if seat >= 0:
        _add_own(world, seat, picks)
    for giver in range(world.seats):
        if giver != seat:
            right, beyond = right_of(world, giver), right_of(world, giver, 2)
            pair = sorted([picks[right * THIEVES + 1], picks[beyond * THIEVES + 2]])
            world.passed[giver * THIEVES : giver * THIEVES + THIEVES] = [*pair, picks[right * THIEVES + 2]]


def _add_own(world: ThiefdomState, seat: int, picks: list[int]) -> None:
    """The seat's own picks; a bought one is recognised by the place it left."""
    missing = _bought(world, seat)
    for n in range(seat * THIEVES, seat * THIEVES + THIEVES):
        picks[n] = world.kept[n] if world.kept[n] >= 0 else missing.pop()
