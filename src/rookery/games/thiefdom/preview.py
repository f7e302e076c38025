"""What a seat can foresee of its choices; found by the rules themselves, on copies of the position.

All that a thief or a citizen can meet lies open on the table, so that nothing here hangs on a secret.
"""

from __future__ import annotations

from typing import Final, cast

from rookery.games.thiefdom.actions import FETCH, GRAPPLE, HURRY, PIGEON, STORE, SWAP, TITHE
from rookery.games.thiefdom.city import City
from rookery.games.thiefdom.const import GOLD, GOODS, NOWHERE, THIEVES
from rookery.games.thiefdom.phase import Phase
from rookery.games.thiefdom.phase_numbers import CLIENT, EXCHANGE, GO_END, GO_TURN, LOCATION, MOVE, TURN, WALK
from rookery.games.thiefdom.phases.clients import Clients
from rookery.games.thiefdom.phases.exchange import Exchange
from rookery.games.thiefdom.phases.location import Location
from rookery.games.thiefdom.phases.turn import Turn
from rookery.games.thiefdom.preview_moves import Search, Watch, gone, row_of
from rookery.games.thiefdom.preview_patrol import catcher
from rookery.games.thiefdom.preview_walks import walks
from rookery.games.thiefdom.sales import BOUGHT
from rookery.games.thiefdom.shown import ThiefdomPreview, WayRow
from rookery.games.thiefdom.state import ThiefdomState
from rookery.games.thiefdom.tables import Tables
from rookery.kernel import MUTE, View
from rookery.kernel.rooms import by_number

TRIED: Final[list[Phase]] = [Turn(), Location(), Clients(), Exchange()]  # whose choices are tried out
ROOMS: Final = by_number(TRIED, Phase(), GO_END)


def preview(t: Tables, s: ThiefdomState) -> View:
    """For the seat that is asked: where a thief or citizen can go, prices, what a hideout takes and gives."""
    c = t.city(s)
    found: ThiefdomPreview = {}
    if s.phase == TURN:
        found["ways"] = _ways(t, c, s) if s.ap else []
        found["carried"] = _carried(t, s)
        found["deals"] = _deals(t, s)
        if (citizen := catcher(t, c, s)) != NOWHERE:
            found["watched"] = citizen
    elif s.phase == MOVE:
        found["ways"] = _ways(t, c, s)
    elif s.phase == WALK:
        found["walks"] = walks(c, s)
    elif s.phase == LOCATION:
        found["sold"] = BOUGHT[c.kind[s.here]]
        found["carried"] = _carried(t, s)
        found["deals"] = _deals(t, s)
    elif s.phase == CLIENT:
        found["deals"] = _deals(t, s)
    elif s.phase == EXCHANGE:
        own: int = s.active % THIEVES * GOODS
        found["store"] = _repeated(t, s, STORE + own, STORE + own + GOODS)
        found["gold"] = _repeated(t, s, FETCH + own + GOLD, FETCH + own + GOLD + 1)
    return {key: rows for key, rows in cast(View, found).items() if rows != []}


def _ways(t: Tables, c: City, s: ThiefdomState) -> list[WayRow]:
    """The best way to each spot within reach; with cards too, where that is better."""
    search = Search(c, s)
    search.run()
    found: list[WayRow] = []
    for spot in sorted(search.found):
        for way in search.found[spot]:
            row = row_of(way)
            if way.s.phase in (MOVE, GO_TURN) and not way.s.ap and not way.s.jumping:
                citizen = catcher(t, c, way.s)
                if citizen != NOWHERE:
                    row["watched"] = citizen
            found.append(row)
    return found


def _carries_away(action: int) -> bool:
    return GRAPPLE <= action < PIGEON or SWAP <= action < TITHE


def _carried(t: Tables, s: ThiefdomState) -> list[WayRow]:
    """TD-9.11: cards that put the thief somewhere else: where to, what it costs, who is arrested there."""
    found: list[WayRow] = []
    for action in ROOMS[s.phase].choices(t, s, s.actor):
        if _carries_away(action):
            after = s.copy()
            watch = Watch()
            ROOMS[s.phase].apply(t, after, s.actor, action, watch)
            found.append(row_of(gone(s, after, watch, [action], [watch.spot])))
    return found


def _deals(t: Tables, s: ThiefdomState) -> list[list[int]]:
    """Other choices that bring VP or cost gold at once: action, VP, gold paid."""
    found: list[list[int]] = []
    seat: int = s.active // THIEVES
    for action in ROOMS[s.phase].choices(t, s, s.actor):
        if action >= HURRY and not _carries_away(action):
            after = s.copy()
            watch = Watch()
            ROOMS[s.phase].apply(t, after, s.actor, action, watch)
            vp = after.vp[seat] - s.vp[seat]
            if vp or watch.paid:
                found.append([action, vp, watch.paid])
    return found


def _repeated(t: Tables, s: ThiefdomState, first: int, last: int) -> list[int]:
    """TD-19.4: pieces moved one by one, as long as an action of this range is legal."""
    room = ROOMS[EXCHANGE]
    after = s.copy()
    found: list[int] = []
    while after.phase == EXCHANGE:
        fitting = [action for action in room.choices(t, after, s.actor) if first <= action < last]
        if not fitting:
            break
        found.append(fitting[0])
        room.apply(t, after, s.actor, fitting[0], MUTE)
    return found
