"""Exchanging goods in the hideout (TD-19.4)."""

from __future__ import annotations

from rookery.games.thiefdom.actions import DONE, FETCH, LIFT_0, STORE
from rookery.games.thiefdom.const import ARTWORK, BUILDING, COUNTED, GOODS, THIEVES
from rookery.games.thiefdom.events import E_FETCHED, E_STORED
from rookery.games.thiefdom.goods import carries, gold_of, loot_of, put, space
from rookery.games.thiefdom.phase import Phase
from rookery.games.thiefdom.phase_numbers import EXCHANGE, GO_TURN
from rookery.games.thiefdom.reasons import NO_REASON, too_full
from rookery.games.thiefdom.state import ThiefdomState, changed
from rookery.games.thiefdom.tables import Tables
from rookery.kernel import EVERYONE, Named, Sink
from rookery.kernel.runtime import i64


def can_exchange(s: ThiefdomState) -> bool:
    """TD-8.3, TD-19.4: the active thief is at home and there is something to move."""
    thief: i64 = s.active
    seat: i64 = thief // THIEVES
    home: i64 = BUILDING + s.hideout[seat]
    if s.fresh or s.spot[thief] != home:
        return False
    if s.store_art[seat]:
        return True
    index: i64
    for index in range(seat * COUNTED, seat * COUNTED + COUNTED):
        if s.store[index]:
            return True
    other: i64
    for other in range(seat * THIEVES, seat * THIEVES + THIEVES):
        if s.spot[other] == home and loot_of(s, other) + gold_of(s, other) > 0:
            return True
    return False


def open_exchange(s: ThiefdomState) -> None:
    """First everything that goes into the hideout, then what comes out of it: any change can be made so."""
    s.stage = 0
    s.cursor = 0
    s.phase = EXCHANGE
    s.actor = s.active // THIEVES


class Exchange(Phase):
    """TD-19.4: piece by piece to and from the hideout, for the thieves who are in it."""

    numbers: tuple[int, ...] = (EXCHANGE,)
    moment = "TD-19.4"

    def ask(self, t: Tables, s: ThiefdomState, seat: i64) -> Named:
        return Named("exchange", {"thief": int(s.active) % THIEVES})

    def choices(self, t: Tables, s: ThiefdomState, seat: i64) -> list[int]:
        """First what goes into the hideout, then what comes out of it, each in order."""
        found: list[int] = []
        home: i64 = BUILDING + s.hideout[seat]
        code: i64
        if s.stage == 0:
            for code in range(s.cursor, THIEVES * GOODS):
                thief: i64 = seat * THIEVES + code // GOODS
                if s.spot[thief] == home and carries(s, thief, code % GOODS):
                    found.append(STORE + code)
        for code in range(s.cursor if s.stage else 0, THIEVES * GOODS):
            thief = seat * THIEVES + code // GOODS
            good: i64 = code % GOODS
            if s.spot[thief] == home and in_store(s, seat, good) and space(s, thief, good) > 0:
                found.append(FETCH + code)
        found.append(DONE)
        return found

    def apply(self, t: Tables, s: ThiefdomState, seat: i64, action: i64, out: Sink) -> None:
        """One piece; where none is left to move, the exchange is over."""
        if action != DONE:
            _move_piece(s, action, out)
        if action == DONE or len(self.choices(t, s, seat)) == 1:
            s.fresh = 1
            s.phase = GO_TURN

    def reason(self, t: Tables, s: ThiefdomState, seat: i64, action: i64) -> Named:
        if not FETCH <= action < LIFT_0:
            return NO_REASON
        thief = seat * THIEVES + (action - FETCH) // GOODS
        return too_full(1, space(s, thief, (action - FETCH) % GOODS))


def in_store(s: ThiefdomState, seat: i64, good: i64) -> bool:
    """Whether a good lies in a hideout."""
    if good >= ARTWORK:
        return (s.store_art[seat] >> (good - ARTWORK + 1) & 1) == 1
    return s.store[seat * COUNTED + good] > 0


def _move_piece(s: ThiefdomState, action: i64, out: Sink) -> None:
    seat: i64 = s.active // THIEVES
    stored = action < FETCH
    code: i64 = action - STORE if stored else action - FETCH
    thief: i64 = seat * THIEVES + code // GOODS
    good: i64 = code % GOODS
    count: i64 = 1 if stored else -1
    put(s, thief, good, -count)
    if good < COUNTED:
        s.store[seat * COUNTED + good] += count
    else:
        s.store_art = changed(s.store_art, seat, s.store_art[seat] ^ 1 << (good - ARTWORK + 1))
    s.stage = 0 if stored else 1
    s.cursor = code
    if out.live:
        out.emit(E_STORED if stored else E_FETCHED, EVERYONE, seat, thief % THIEVES, good)
