"""What dice and decks may bring, and what follows from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.games.thiefdom.city import City
from rookery.games.thiefdom.const import (
    BOARDS,
    CLIENTS,
    COMPASS,
    DEAL,
    DRAW,
    GO_RENEW,
    MISSION,
    PATROL,
    REVEAL,
    RIVAL,
    SHOW,
    TILES,
    TYPES,
)
from rookery.games.thiefdom.day import show
from rookery.games.thiefdom.dealer import draw
from rookery.games.thiefdom.draft import deal
from rookery.games.thiefdom.masks import any_bit
from rookery.games.thiefdom.night import deal_tiles, orders
from rookery.games.thiefdom.setup import lay, lay_mission, setup_outcomes
from rookery.games.thiefdom.solo import place_rival, reveal_board, roll_compass
from rookery.games.thiefdom.state import ThiefdomState
from rookery.games.thiefdom.tables import Tables
from rookery.games.thiefdom.tavern import CLIENT_BITS, reveal
from rookery.kernel import Picker, Sink

if TYPE_CHECKING:
    from mypy_extensions import i64


def outcomes(t: Tables, s: ThiefdomState) -> list[int]:
    """Everything that may happen now."""
    if s.phase == REVEAL:
        return [client for client in range(CLIENTS) if s.clients & CLIENT_BITS[client]]
    if s.phase == SHOW or s.phase == DRAW:
        return [card for card in range(TYPES) if s.deck[card]]
    if s.phase == DEAL:
        return [card for card in range(TYPES) if s.half >> card & 1]
    if s.phase == TILES:
        return orders(s)
    if s.phase == PATROL:
        return [board for board in range(3) if s.pile >> board & 1]
    if s.phase == COMPASS or s.phase == RIVAL:
        return [1, 2, 3, 4, 5, 6, 7, 8]
    return setup_outcomes(t, s)


def weight(s: ThiefdomState, outcome: i64) -> i64:
    """Equal cards count together."""
    return s.deck[outcome] if s.phase == SHOW or s.phase == DRAW else 1


def sample(t: Tables, s: ThiefdomState, pick: Picker) -> i64:
    """One outcome by its weight."""
    if s.phase == SHOW or s.phase == DRAW:
        card: i64
        left: i64 = 0
        for card in range(TYPES):
            left += s.deck[card]
        left = pick.below(left)
        card = 0
        while left >= s.deck[card]:
            left -= s.deck[card]
            card += 1
        return card
    if s.phase == COMPASS or s.phase == RIVAL:
        return pick.below(8) + 1
    if s.phase == REVEAL:
        return any_bit(s.clients, pick)
    if s.phase == MISSION:
        return any_bit(s.mission_deck, pick)
    if s.phase == DEAL:
        return any_bit(s.half, pick)
    found = outcomes(t, s)
    return found[pick.below(len(found))]


def happen(t: Tables, s: ThiefdomState, outcome: i64, out: Sink) -> None:
    """Chance has decided."""
    phase: i64 = s.phase
    if phase == REVEAL:
        reveal(s, outcome, out)
    elif phase == SHOW:
        show(s, outcome, out)
    elif phase == DRAW:
        draw(s, outcome, out)
    elif phase == DEAL:
        deal(s, outcome, out)
    elif phase == TILES:
        deal_tiles(s, outcome)
    elif phase == PATROL:
        reveal_board(s, outcome)
    elif phase == COMPASS:
        roll_compass(s, outcome, out)
    elif phase == RIVAL:
        place_rival(t, t.city(s), s, outcome, out)
    elif phase == MISSION and s.round:
        lay_mission(t.city(s), s, outcome, out)
        s.phase = GO_RENEW
    else:
        lay(t, s, outcome, out)


def is_city_known(s: ThiefdomState) -> bool:
    """Whether all sections lie: the phases of set-up that chance decides come again by day and by night."""
    return s.round > 0 or s.phase > BOARDS or s.stage > 0


def city_or_none(t: Tables, s: ThiefdomState) -> City | None:
    """The city, once it is laid."""
    return t.city(s) if is_city_known(s) else None
