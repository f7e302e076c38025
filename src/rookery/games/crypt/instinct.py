"""A rule of thumb for Crypt: what a card would add to the score against what the dice on it may cost."""

from __future__ import annotations

from typing import Final

from rookery.games.crypt.actions import (
    CLAIM,
    DONE,
    FLIP_0,
    GROUPS,
    PASS,
    RECOVER,
    REROLL_2,
    TAKE_0,
    USE_MANUSCRIPT,
    USE_REMAINS,
)
from rookery.games.crypt.cards import count_of, owned, type_of, unflipped
from rookery.games.crypt.const import ALL_KNOW, DICE, FACES, GHOST, IDOL
from rookery.games.crypt.phases.claim import target_total
from rookery.games.crypt.scoring import total
from rookery.games.crypt.state import CryptState, circle, is_lights_out, turns_per_round
from rookery.games.crypt.tables import Tables
from rookery.kernel import Instinct
from rookery.kernel.runtime import append, i64

COIN: Final = 1000
DIE: Final = 1500  # what it costs to have a servant exhausted while rounds are left
HOPE: Final = 300  # a card of a type whose reward is still far away
EFFORT: Final = 100  # a servant at home may still be useful
NEVER: Final = 99


def _cheapest() -> list[int]:
    """By dice in hand and total to beat: the least sum of (effort - 1) that does it; NEVER if none."""
    table: list[int] = []
    for dice in range(DICE + 1):
        for to_beat in range(DICE * FACES + 1):
            risks = [k * (v - 1) for k in range(1, dice + 1) for v in range(1, FACES + 1) if k * v > to_beat]
            table.append(min(risks) if risks else NEVER)
    return table


CHEAPEST: Final = _cheapest()  # [dice * 19 + total]


class CryptInstinct(Instinct[CryptState]):
    """Counts coins, chances and tired servants, and plans a whole claim at a time."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def weigh(self, s: CryptState, seat: int, legal: list[int]) -> list[int]:
        if len(legal) == 1:
            return [0]
        worths = self._worths(s, seat) if legal[0] <= CLAIM else []
        plan = self._plan(s, seat, worths) if worths else []
        return [self._weigh_one(s, seat, action, worths, plan) for action in legal]

    def value(self, s: CryptState, seat: int) -> int:
        tired = s.exhausted[seat] * DIE if s.rounds > s.round else 0
        return total(self.tables, s, seat) * COIN - tired

    def _weigh_one(self, s: CryptState, seat: int, action: int, worths: list[int], plan: list[int]) -> int:
        if action < DONE:
            return self._with_rest(s, seat, action, worths[action // GROUPS], plan)
        if action == RECOVER:
            return self._recover(s, seat)
        if action == CLAIM:
            return plan[s.active[seat]]
        if action == USE_REMAINS:
            return 10 * COIN  # a coin at the end at least, and a servant at once
        if action == USE_MANUSCRIPT:
            return 9 * COIN  # knowledge before the claim costs nothing
        if TAKE_0 <= action < REROLL_2:
            return self._worth(s, seat, s.slot_card[action - TAKE_0])
        if action >= FLIP_0:
            return (action - FLIP_0) % 2  # what all know already is flipped first
        return self._reroll(s, seat, action)

    def _worth(self, s: CryptState, seat: i64, kind: i64) -> int:
        """What a card adds to this seat's score, with some hope for what is not yet complete."""
        before = total(self.tables, s, seat)
        own = s.cards[seat]
        s.cards[seat] = append(own[:], owned(kind, ALL_KNOW))
        gained = (total(self.tables, s, seat) - before) * COIN
        s.cards[seat] = own
        left = min(s.rounds - s.round, 4)
        return int(gained + HOPE * left * min(count_of(s, seat, type_of(kind)) + 1, 3) // 4)

    def _worths(self, s: CryptState, seat: i64) -> list[int]:
        """What the card of each slot adds; counting a score is dear, so it is done once a slot."""
        return [self._worth(s, seat, kind) if kind >= 0 else 0 for kind in s.slot_card]

    def _plan(self, s: CryptState, seat: i64, worths: list[int]) -> list[int]:
        """The best a claim can bring from each slot on: [slot * 4 + dice], from the right to the left."""
        slots = len(s.slot_card)
        plan = [0] * ((slots + 1) * (DICE + 1))
        dark = is_lights_out(s)
        for slot in range(slots - 1, s.next_slot - 1, -1):
            for dice in range(1, s.active[seat] + 1):
                best = plan[(slot + 1) * 4 + dice]
                for used in range(1, dice + 1):
                    rest = 0 if dark else plan[(slot + 1) * 4 + dice - used]
                    best = max(best, self._best_group(s, seat, slot, used, worths[slot]) + rest)
                plan[slot * 4 + dice] = best
        return plan

    def _best_group(self, s: CryptState, seat: i64, slot: i64, dice: i64, worth: int) -> int:
        """The best effort for so many dice on a slot; very bad if none takes it."""
        to_beat = target_total(s, seat, slot)
        best = -NEVER * COIN
        for effort in range(1, FACES + 1):
            if 0 <= to_beat < dice * effort:
                best = max(best, self._group(s, seat, slot, dice, effort, worth))
        return best

    def _with_rest(self, s: CryptState, seat: i64, action: i64, worth: int, plan: list[int]) -> int:
        """A group together with the best that can follow it in this claim."""
        slot = action // GROUPS
        dice = action % GROUPS // FACES + 1
        now = self._group(s, seat, slot, dice, action % FACES + 1, worth)
        if is_lights_out(s):
            return now
        return now + plan[(slot + 1) * 4 + s.active[seat] - dice]

    def _group(self, s: CryptState, seat: i64, slot: i64, dice: i64, effort: i64, worth: int) -> int:
        """The card by the chance to keep it, less the servants it may exhaust."""
        hold = self._hold(s, seat, dice * effort, worth)
        price = COIN if s.rounds == s.round else DIE
        risk = dice * (effort - 1) * price // FACES
        stolen = worth // 4 if s.slot_owner[slot] >= 0 else 0  # somebody else does not get it
        return int((worth + stolen - risk) * hold // 1000 - dice * EFFORT)

    def _hold(self, s: CryptState, seat: i64, strength: i64, worth: int) -> int:
        """How likely a group stays until it collects, in thousandths: rivals weigh the card's worth
        against the risk of beating it."""
        hold = 1000
        for turn in range(s.turn + 1, turns_per_round(s)):
            rival = (s.leader + turn) % circle(s)
            if rival == seat:
                continue
            dice = DICE if s.seats == 1 and rival == GHOST else s.active[rival]
            risk = CHEAPEST[dice * (DICE * FACES + 1) + strength]
            if risk < NEVER:
                wish = max(worth - risk * DIE // FACES, worth // 8)
                hold = hold * (1000 - 600 * wish // max(worth, 1)) // 1000
        return hold

    def _recover(self, s: CryptState, seat: i64) -> int:
        """Servants that come back work in the rounds that are left, or are a coin each at the end."""
        back = s.exhausted[seat]
        rounds = s.rounds - s.round
        return int(back * (COIN if rounds == 0 else DIE))

    def _reroll(self, s: CryptState, seat: i64, action: i64) -> int:
        """PASS is 0; a reroll saves a servant with (7 - effort) / 6; the last Idol is rather kept."""
        if action == PASS:
            return 0
        effort = action - REROLL_2 + 2
        saved = DIE * (FACES + 1 - effort) // FACES
        if s.rounds == s.round or unflipped(s, seat, IDOL) > 1:
            return int(saved)
        return int(saved - DIE // 3)
