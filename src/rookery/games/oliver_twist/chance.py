"""What chance may bring at each point, and how likely it is."""

from __future__ import annotations

from rookery.games.oliver_twist.burglary import cards_in, count_bits, nth_card, vault_cards
from rookery.games.oliver_twist.const import (
    CARDS,
    CLASSES,
    DEAL,
    DRAW,
    FIRST,
    KINDS,
    LAY,
    LOOK,
    LOOT_DRAW,
    LOSE,
    SNATCH,
    TURN_UP,
)
from rookery.games.oliver_twist.effects import lost_round
from rookery.games.oliver_twist.setup import possible_first
from rookery.games.oliver_twist.state import OliverTwistState
from rookery.games.oliver_twist.tokens import KIND, START, total
from rookery.kernel import Picker
from rookery.kernel.runtime import i64, vec


def outcomes(s: OliverTwistState) -> list[int]:
    """Kinds, cards, seats or places in a file, as the phase has it."""
    if s.phase == LAY:
        return [kind for kind in range(KINDS) if s.bag[kind]]
    if s.phase == TURN_UP or s.phase == LOOK:
        return [kind for kind in range(KINDS) if s.pool[kind]]
    if s.phase == DEAL:
        return [kind for kind in range(CLASSES) if s.aside[kind]]
    if s.phase == FIRST:
        return possible_first(s)
    if s.phase == DRAW:
        return cards_in(s.pile, CARDS)
    if s.phase == LOOT_DRAW:
        return vault_cards(s)
    if s.phase == LOSE:
        return list(range(len(s.files[s.active])))
    if s.phase == SNATCH:
        return sorted({token & (KIND | START) for token in s.reserves[s.cursor]})
    return [kind for kind in range(KINDS) if s.bag[kind]] + [KINDS + index for index in lost_round(s)]


def weight(s: OliverTwistState, outcome: i64) -> int:
    """How many tokens are behind an outcome."""
    if s.phase == LAY:
        return s.bag[outcome]
    if s.phase == TURN_UP or s.phase == LOOK:
        return s.pool[outcome]
    if s.phase == DEAL:
        return s.aside[outcome]
    if s.phase == SNATCH:
        return sum(1 for token in s.reserves[s.cursor] if token & (KIND | START) == outcome)
    if s.phase <= LOSE or outcome >= KINDS:
        return 1
    return s.bag[outcome]


def sample(s: OliverTwistState, pick: Picker) -> i64:
    """One outcome by its weight, without listing them where it matters."""
    if s.phase == LAY:
        return _pick(s.bag, pick.below(s.bag_size))
    if s.phase == TURN_UP or s.phase == LOOK:
        return _pick(s.pool, pick.below(s.pool_size))
    if s.phase == DEAL:
        return _pick(s.aside, pick.below(total(s.aside)))
    if s.phase == DRAW:
        return nth_card(s.pile, pick.below(count_bits(s.pile)))
    if s.phase == LOOT_DRAW:
        return nth_card(s.vault, pick.below(count_bits(s.vault)))
    return _sample_slowly(s, pick)


def _pick(counts: vec[i64], number: i64) -> i64:
    """The kind of the n-th token."""
    kind: i64 = 0
    count = counts[0]
    while number >= count:
        number -= count
        kind += 1
        count = counts[kind]
    return kind


def _sample_slowly(s: OliverTwistState, pick: Picker) -> i64:
    found = outcomes(s)
    weights = vec[i64]([weight(s, outcome) for outcome in found])
    return found[_pick(weights, pick.below(total(weights)))]
