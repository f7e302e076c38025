"""An honest other world: what a seat cannot know, even with perfect memory, is dealt anew (OT-2.3).

Unseen are the others' start tokens, what they swapped out of full reserves, their cards, what they alone have
looked at by Night, and what Nancy and Noah Claypole moved. Money and all that was taken in public is known.
Others are taken to have kept the richest Burglary card they drew (docs/decisions/0009).

Everything unseen is first taken back and put into one order, so that the new world hangs on what the seat
knows and on the picker, and not on how the real one lies.
"""

from __future__ import annotations

from typing import Final

from rookery.games.oliver_twist.cards import bits_in, nth_card
from rookery.games.oliver_twist.characters import wallets_of
from rookery.games.oliver_twist.const import FACE_DOWN, KINDS, LOOKED, NOBODY, SPACES
from rookery.games.oliver_twist.late_sets import LateSets
from rookery.games.oliver_twist.phase_numbers import ENDED, LATE, LOSE, SELL, WALLETS
from rookery.games.oliver_twist.phases.fagin import has_set
from rookery.games.oliver_twist.state import OliverTwistState
from rookery.games.oliver_twist.streets import BITS
from rookery.games.oliver_twist.tables import Tables
from rookery.games.oliver_twist.tokens import AGE, KIND, PAYLOAD, PLANTED, SWAPPED, TURN, UNSEEN, total
from rookery.kernel import Picker
from rookery.kernel.runtime import append, extend, i64, pop, vec

TRIES: Final = 20000  # deals of a reserve until its owner can do what all see him doing; few are needed
BURGLARIES: Final = 8  # a burglary is played again so often to find one that fits
BLIND: Final = 16  # one of so many burglars keeps just any card


def resample(t: Tables, s: OliverTwistState, seat: i64, pick: Picker) -> OliverTwistState:
    """A world that this seat cannot tell from the real one."""
    world = s.copy()
    _deal_hands(world, seat, pick)
    if s.phase == ENDED:  # only unplayed Characters stay face down
        return world
    _deal_lairs(world, seat, pick)
    _deal_loot(t, world, seat, pick)
    if world.night:
        _deal_looked(world, seat, pick)
    if world.phase == LATE:
        _choose_late(t, world, seat, pick)
    return world


def _knows(mask: i64, seat: i64) -> bool:
    return seat >= 0 and mask & BITS[seat] != 0


def _deal_lairs(s: OliverTwistState, seat: i64, pick: Picker) -> None:
    """Reserves and files: all that is unseen is gathered, then dealt again."""
    other: i64
    for other in range(s.seats):
        if other != seat:
            _gather(s, other)
    planted = s.noah != NOBODY and not _knows(s.noah_known, seat)
    bag = _gather_planted(s) if planted else vec[i64]()
    if s.nancy != NOBODY and not _knows(s.nancy_known, seat):
        _deal_lost(s, pick)
    if s.actor >= 0 and s.actor != seat:
        _deal_actor(s, pick)
    for other in range(s.seats):
        if other != seat and other != s.actor:
            _deal_lair(s, other, pick)
    if planted:
        _deal_planted(s, bag, pick)


def _gather(s: OliverTwistState, seat: i64) -> None:
    """Swapped tokens go back into the reserve, unseen start tokens to those aside; blanks are left behind."""
    if s.swaps[seat]:
        _take_back(s, seat, s.files[seat])
        if s.nancy == seat:
            _take_back(s, seat, s.lost)
    own = s.reserves[seat]
    index: i64
    for index in range(len(own)):
        token = own[index]
        if token & UNSEEN:
            s.aside[token & KIND] += 1
            own[index] = token - (token & KIND)
    if s.swaps[seat]:
        _sort(own)


def _take_back(s: OliverTwistState, seat: i64, row: vec[i64]) -> None:
    index: i64
    for index in range(len(row)):
        token = row[index]
        if token & SWAPPED:
            s.reserves[seat] = append(s.reserves[seat], token & PAYLOAD)
            row[index] = token - (token & PAYLOAD)


def _sort(row: vec[i64]) -> None:
    """Ascending, in place; so the oldest tokens of a reserve come first."""
    index: i64
    for index in range(1, len(row)):
        token = row[index]
        place = index
        while place > 0 and row[place - 1] > token:
            row[place] = row[place - 1]
            place -= 1
        row[place] = token


def _deal_actor(s: OliverTwistState, pick: Picker) -> None:
    """Who is to act can do what all see him doing."""
    _deal_lair(s, s.actor, pick)
    for _ in range(TRIES):
        if _fits(s):
            return
        _gather(s, s.actor)
        _deal_lair(s, s.actor, pick)


def _fits(s: OliverTwistState) -> bool:
    """Who is selling a set has one, who trades wallets has one."""
    if s.phase == SELL:
        return s.sets < 0 or has_set(s, s.actor, s.least)
    if s.phase == WALLETS:
        return wallets_of(s, s.actor) > 0
    return True


def _deal_lair(s: OliverTwistState, seat: i64, pick: Picker) -> None:
    """Fills the blanks: first what was swapped out, then which start tokens they are."""
    _deal_swapped(s, seat, pick)
    _deal_starts(s, s.reserves[seat], pick)
    if s.swaps[seat]:
        _deal_starts(s, s.files[seat], pick)
        if s.nancy == seat:
            _deal_starts(s, s.lost, pick)


def _deal_swapped(s: OliverTwistState, seat: i64, pick: Picker) -> None:
    """Each swap-out may have been any token that was in the reserve by then and has not left it since."""
    turn: i64
    for turn in range(s.swaps[seat]):
        _swap_again(s, seat, s.files[seat], turn, pick)
        if s.nancy == seat:
            _swap_again(s, seat, s.lost, turn, pick)


def _swap_again(s: OliverTwistState, seat: i64, row: vec[i64], turn: i64, pick: Picker) -> None:
    """The blank of this swap-out, if it is in this row, gets one of the tokens that were there by then."""
    index: i64
    for index in range(len(row)):
        if row[index] & SWAPPED and row[index] // TURN == turn:
            own = s.reserves[seat]
            size: i64 = 0
            while size < len(own) and own[size] // AGE <= turn:
                size += 1
            s.reserves[seat], token = pop(own, pick.below(size))
            row[index] += token


def _deal_starts(s: OliverTwistState, row: vec[i64], pick: Picker) -> None:
    """Unseen start tokens of others are drawn again from all that were never shown."""
    index: i64
    for index in range(len(row)):
        if row[index] & UNSEEN:
            row[index] += draw(s.aside, pick)


def draw(pool: vec[i64], pick: Picker) -> i64:
    """One item of a multiset, taken out."""
    number = pick.below(total(pool))
    kind: i64 = 0
    while number >= pool[kind]:
        number -= pool[kind]
        kind += 1
    pool[kind] -= 1
    return kind


def _deal_lost(s: OliverTwistState, pick: Picker) -> None:
    """OT-C5: any tokens that were in the file then may be those that left it."""
    filed = s.files[s.nancy]
    stayed: i64 = len(filed) if s.phase == LOSE else s.nancy_stayed
    inside = extend(filed[:stayed], s.lost)
    _sort(inside)
    index: i64
    for index in range(len(s.lost)):
        inside, token = pop(inside, pick.below(len(inside)))
        s.lost[index] = token
    s.files[s.nancy] = extend(inside, filed[stayed:])


def _gather_planted(s: OliverTwistState) -> vec[i64]:
    """The bag as it was before Noah Claypole drew from it; what he planted is blank."""
    bag = vec[i64](s.bag_then) if s.bag_then else s.bag[:]
    _blank_planted(s.files[s.noah], bag)
    if s.nancy == s.noah:
        _blank_planted(s.lost, bag)
    return bag


def _blank_planted(row: vec[i64], bag: vec[i64]) -> None:
    index: i64
    for index in range(len(row)):
        kind = row[index] & KIND
        if row[index] & PLANTED:
            bag[kind] += 1
            row[index] -= kind


def _deal_planted(s: OliverTwistState, bag: vec[i64], pick: Picker) -> None:
    """OT-C8: any tokens that were in the bag then may be those in the file."""
    before = vec[i64](s.bag_then) if s.bag_then else s.bag[:]
    _plant(s.files[s.noah], bag, pick)
    if s.nancy == s.noah:
        _plant(s.lost, bag, pick)
    kind: i64
    for kind in range(KINDS):
        s.bag[kind] += bag[kind] - before[kind]
    if s.bag_then:
        s.bag_then = list(bag)


def _plant(row: vec[i64], bag: vec[i64], pick: Picker) -> None:
    index: i64
    for index in range(len(row)):
        if row[index] & PLANTED:
            row[index] += draw(bag, pick)


def _draw_card(mask: i64, pick: Picker) -> i64:
    """One card of a mask."""
    return nth_card(mask, pick.below(bits_in(mask)))


def _deal_hands(s: OliverTwistState, seat: i64, pick: Picker) -> None:
    """Character cards in other hands and in the pile are mixed."""
    unseen = s.pile
    other: i64
    for other in range(s.seats):
        if other != seat:
            unseen += s.hands[other]
    for other in range(s.seats):
        if other != seat:
            hand: i64 = 0
            for _ in range(bits_in(s.hands[other])):
                card = _draw_card(unseen, pick)
                unseen -= BITS[card]
                hand += BITS[card]
            s.hands[other] = hand
    s.pile = unseen


def _deal_loot(t: Tables, s: OliverTwistState, seat: i64, pick: Picker) -> None:
    """The burglaries of others are played again, with as many cards as all saw drawn."""
    if not s.burgled and not s.drawn:
        return
    pile = unseen = s.vault
    for entry in s.burgled:
        pile += BITS[entry >> 2]
        unseen += BITS[entry >> 2] if entry & 3 != seat else 0
    for other in s.drawn:
        pile += BITS[other]
        unseen += BITS[other] if s.active != seat else 0
    burgled: list[int] = []
    returned: list[int] = []
    index: i64
    for index in range(len(s.burgled)):
        owner: i64 = s.burgled[index] & 3
        card: i64 = s.burgled[index] >> 2
        back = _put_back(s, index)
        if owner != seat:
            card, back = _burgle_again(t, pile, unseen & ~_seen_later(s, seat, index), bits_in(back), pick)
            unseen -= BITS[card]
        pile -= BITS[card]
        burgled.append(owner + 4 * card)
        if back:
            returned.append(owner + 4 * index + 64 * back)
    s.burgled, s.returned = burgled, returned
    if s.active != seat:
        s.drawn, unseen = _draw_again(len(s.drawn), unseen, pick)
    s.vault = unseen


def _put_back(s: OliverTwistState, index: i64) -> i64:
    """The cards that went back into the pile at a burglary."""
    entry: i64
    for entry in s.returned:
        if entry >> 2 & 15 == index:
            return entry >> 6
    return 0


def _burgle_again(t: Tables, pile: i64, free: i64, others: i64, pick: Picker) -> tuple[i64, i64]:
    """The card kept and those put back; nearly always the richest is kept, and it must be a free one."""
    for _ in range(BURGLARIES):
        kept = _draw_card(pile, pick)
        drawn = BITS[kept]
        blind = not pick.below(BLIND)
        for _more in range(others):
            card = _draw_card(pile - drawn, pick)
            drawn += BITS[card]
            if not blind and t.loot[card] > t.loot[kept]:
                kept = card
        if BITS[kept] & free:
            return kept, drawn - BITS[kept]
    kept = _draw_card(free, pick)
    drawn = BITS[kept]
    for _more in range(others):
        drawn += BITS[_draw_card(pile - drawn, pick)]
    return kept, drawn - BITS[kept]


def _draw_again(count: i64, unseen: i64, pick: Picker) -> tuple[list[int], i64]:
    """Cards that a burglar still looks at, and what stays unseen."""
    drawn: list[int] = []
    for _ in range(count):
        card = _draw_card(unseen, pick)
        unseen -= BITS[card]
        drawn.append(card)
    return drawn, unseen


def _seen_later(s: OliverTwistState, seat: i64, index: i64) -> i64:
    """The cards the seat saw in the pile after a burglary: they were not kept in it."""
    mask: i64 = 0
    entry: i64
    for entry in s.returned:
        if entry & 3 == seat and entry >> 2 & 15 > index:
            mask |= entry >> 6
    return mask


def _deal_looked(s: OliverTwistState, seat: i64, pick: Picker) -> None:
    """Tokens that only others have looked at go back to all that lies face down."""
    board = s.board
    found = False
    space: i64
    for space in range(SPACES):
        token = board[space]
        if token > FACE_DOWN and not _knows(token >> 6, seat):
            found = True
            s.pool[token & (KINDS - 1)] += 1
    if not found:
        return
    for space in range(SPACES):
        token = board[space]
        if token > FACE_DOWN and not _knows(token >> 6, seat):
            board[space] = LOOKED + draw(s.pool, pick) + 64 * (token >> 6)


def _choose_late(t: Tables, s: OliverTwistState, seat: i64, pick: Picker) -> None:
    """Others who have answered already may have answered anything."""
    answers = s.late.copy()
    for step in range(s.cursor):
        other = (s.ender + step) % s.seats
        if other != seat:
            options = LateSets(t, s, other).options()
            answers[other] = options[int(pick.below(len(options)))]
    s.late = answers
