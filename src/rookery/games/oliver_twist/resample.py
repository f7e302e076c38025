"""An honest other world: what a seat cannot know, even with perfect memory, is dealt anew (OT-2.3).

Unseen are the others' start tokens, what they swapped out of full reserves, their cards, what they alone have
looked at by Night, and what Nancy and Noah Claypole moved. Money and all that was taken in public is known.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rookery.games.oliver_twist.const import (
    CARDS,
    ENDED,
    FACE_DOWN,
    KINDS,
    LATE,
    LOOKED,
    LOOT,
    NOBODY,
    SELL,
    SPACES,
    WALLETS,
)
from rookery.games.oliver_twist.effects import wallets_of
from rookery.games.oliver_twist.fagin import has_set
from rookery.games.oliver_twist.late import LateSets
from rookery.games.oliver_twist.state import OliverTwistState
from rookery.games.oliver_twist.streets import BITS
from rookery.games.oliver_twist.tables import Tables
from rookery.games.oliver_twist.tokens import AGE, KIND, PAYLOAD, PLANTED, SWAPPED, TURN, UNSEEN
from rookery.kernel import Picker

if TYPE_CHECKING:
    from mypy_extensions import i64

TRIES: Final = 40  # deals tried until the one to act can do what all see him doing


def resample(t: Tables, s: OliverTwistState, seat: i64, pick: Picker) -> OliverTwistState:
    """A world that this seat cannot tell from the real one."""
    world = s.copy()
    if s.phase == ENDED:  # only unplayed Characters stay face down
        _deal_hands(world, seat, pick)
        return world
    for _ in range(TRIES):
        world = _deal(t, s, seat, NOBODY, pick)
        if _fits(world, seat):
            return world
    return _deal(t, s, seat, s.actor, pick)


def _fits(s: OliverTwistState, seat: i64) -> bool:
    """Who is selling a set has one, who trades wallets has one."""
    if s.actor == seat or s.actor < 0:
        return True
    if s.phase == SELL:
        return s.sets < 0 or has_set(s, s.actor, s.least)
    if s.phase == WALLETS:
        return wallets_of(s, s.actor) > 0
    return True


def _deal(t: Tables, s: OliverTwistState, seat: i64, spared: i64, pick: Picker) -> OliverTwistState:
    """One deal of everything unseen; the reserve of a `spared` seat stays as it is."""
    world = s.copy()
    _deal_starts(world, seat, spared, pick)
    for other in range(world.seats):
        if other != seat and other != spared:
            _deal_swapped(world, other, pick)
    if world.nancy != NOBODY and not _knows(world.nancy_known, seat):
        _deal_lost(world, pick)
    if world.noah != NOBODY and not _knows(world.noah_known, seat):
        _deal_planted(world, pick)
    _deal_hands(world, seat, pick)
    _deal_loot(world, seat, pick)
    _deal_looked(world, seat, pick)
    if world.phase == LATE:
        _choose_late(t, world, seat, pick)
    return world


def _knows(mask: i64, seat: i64) -> bool:
    return seat >= 0 and mask & BITS[seat] != 0


def _containers(s: OliverTwistState, seat: i64, spared: i64) -> list[list[int]]:
    """Where start tokens may lie that this seat has not seen."""
    found: list[list[int]] = []
    for other in range(s.seats):
        if other != seat and other != spared:
            found.append(s.reserves[other])
            found.append(s.files[other])
    if s.nancy != seat:
        found.append(s.lost)
    return found


def _deal_starts(s: OliverTwistState, seat: i64, spared: i64, pick: Picker) -> None:
    """Unseen start tokens of others are drawn again from all that were never shown."""
    hidden = _containers(s, seat, spared)
    pool = s.aside
    for own in hidden:
        for token in own:
            if token & UNSEEN:
                pool[token & KIND] += 1
    for own in hidden:
        for index in range(len(own)):
            token = own[index]
            if token & UNSEEN:
                own[index] = token - (token & KIND) + draw(pool, pick)


def draw(pool: list[int], pick: Picker) -> i64:
    """One item of a multiset, taken out."""
    number = pick.below(sum(pool))
    kind: i64 = 0
    while number >= pool[kind]:
        number -= pool[kind]
        kind += 1
    pool[kind] -= 1
    return kind


def _deal_swapped(s: OliverTwistState, seat: i64, pick: Picker) -> None:
    """Each swap-out may have been any token that was in the reserve by then and has not left it since."""
    turns: list[int] = []
    places: list[int] = []
    filed = s.files[seat]
    for index in range(len(filed)):
        if filed[index] & SWAPPED:
            turns.append(filed[index] // TURN)
            places.append(index)
    own = s.reserves[seat]
    for step in range(len(places)):
        place = places[step]
        choices = [place]  # itself, a token still in the reserve, or one swapped out later
        for index in range(len(own)):
            if _age(own[index]) <= turns[step]:
                choices.append(NOBODY - 1 - index)
        for later in places[step + 1 :]:
            if _age(filed[later]) <= turns[step]:
                choices.append(later)
        other = choices[int(pick.below(len(choices)))]
        if other >= 0:
            _exchange(filed, place, filed, other)
        else:
            _exchange(filed, place, own, NOBODY - 1 - other)


def _age(token: i64) -> i64:
    return token // AGE & 255


def _exchange(first: list[int], index: i64, second: list[int], other: i64) -> None:
    """Two tokens change places; what all know of the places stays."""
    one = first[index] & PAYLOAD
    two = second[other] & PAYLOAD
    first[index] += two - one
    second[other] += one - two


def _deal_lost(s: OliverTwistState, pick: Picker) -> None:
    """OT-C5: any tokens that were in the file then may be those that left it."""
    filed = s.files[s.nancy]
    for index in range(len(s.lost)):
        other = int(pick.below(s.nancy_stayed + len(s.lost) - index))
        if other < s.nancy_stayed:
            s.lost[index], filed[other] = filed[other], s.lost[index]
        else:
            other = index + other - s.nancy_stayed
            s.lost[index], s.lost[other] = s.lost[other], s.lost[index]


def _deal_planted(s: OliverTwistState, pick: Picker) -> None:
    """OT-C8: any tokens that were in the bag then may be those in the file."""
    filed = s.files[s.noah]
    if not s.bag_then:
        return
    pool = s.bag_then.copy()
    for token in filed:
        if token & PLANTED:
            pool[token & KIND] += 1
    before = s.bag_then
    s.bag_then = pool
    for index in range(len(filed)):
        if filed[index] & PLANTED:
            filed[index] = filed[index] - (filed[index] & KIND) + draw(pool, pick)
    for kind in range(KINDS):
        s.bag[kind] += pool[kind] - before[kind]


def _deal_hands(s: OliverTwistState, seat: i64, pick: Picker) -> None:
    """Character cards in other hands and in the pile are mixed."""
    unseen = s.pile
    for other in range(s.seats):
        if other != seat:
            unseen += s.hands[other]
    cards = [card for card in range(CARDS) if unseen & BITS[card]]
    pick.shuffle(cards)
    for other in range(s.seats):
        if other != seat:
            mask = s.hands[other]
            s.hands[other] = 0
            while mask:
                mask &= mask - 1
                s.hands[other] += BITS[cards.pop()]
    s.pile = 0
    for card in cards:
        s.pile += BITS[card]


def _deal_loot(s: OliverTwistState, seat: i64, pick: Picker) -> None:
    """Burglary cards of others are drawn again, but never one this seat saw go back into the pile later."""
    unseen = s.vault
    for entry in s.burgled:
        if entry & 3 != seat:
            unseen += BITS[entry >> 2]
    mine = s.active == seat
    if not mine:
        for card in s.drawn:
            unseen += BITS[card]
    for index in range(len(s.burgled)):
        owner = s.burgled[index] & 3
        if owner != seat:
            card = _draw_card(unseen - (unseen & _seen_later(s, seat, index)), pick)
            unseen -= BITS[card]
            s.burgled[index] = owner + 4 * card
    if not mine:
        for index in range(len(s.drawn)):
            card = _draw_card(unseen, pick)
            unseen -= BITS[card]
            s.drawn[index] = card
    s.vault = unseen


def _seen_later(s: OliverTwistState, seat: i64, index: i64) -> i64:
    """The cards this seat saw in the pile after a burglary: they were not kept in it."""
    mask: i64 = 0
    for entry in s.returned:
        if entry & 3 == seat and entry >> 2 & 15 > index:
            mask |= entry >> 6
    return mask


def _draw_card(mask: i64, pick: Picker) -> i64:
    cards = [card for card in range(LOOT) if mask & BITS[card]]
    return cards[int(pick.below(len(cards)))]


def _deal_looked(s: OliverTwistState, seat: i64, pick: Picker) -> None:
    """Tokens that only others have looked at go back to all that lies face down."""
    spaces: list[int] = []
    for space in range(SPACES):
        token = s.board[space]
        if token > FACE_DOWN and not _knows(token >> 6, seat):
            spaces.append(space)
            s.pool[token & (KINDS - 1)] += 1
    for space in spaces:
        mask = s.board[space] >> 6
        s.board[space] = LOOKED + draw(s.pool, pick) + 64 * mask


def _choose_late(t: Tables, s: OliverTwistState, seat: i64, pick: Picker) -> None:
    """Others who have answered already may have answered anything."""
    for step in range(s.cursor):
        other = (s.ender + step) % s.seats
        if other != seat:
            options = LateSets(t, s, other).options()
            s.late[other] = options[int(pick.below(len(options)))]
