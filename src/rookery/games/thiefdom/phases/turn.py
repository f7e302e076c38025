"""A thief's turn (TD-8): three action points, free cards between actions, endurance once a night."""

from __future__ import annotations

from rookery.games.thiefdom.actions import (
    ACTIVATE,
    BUY_0,
    CLIMB,
    END,
    ENDURE,
    FILL,
    HURRY,
    OPEN_EXCHANGE,
    ROB,
    STEP,
    STOP,
)
from rookery.games.thiefdom.cards.improvements import FORGE_SHOP, HURRIES, move_points
from rookery.games.thiefdom.cards.use import clause_of_card
from rookery.games.thiefdom.city import City
from rookery.games.thiefdom.const import ACTION_POINTS, BUILDING, FORGE, GOLD, NOWHERE, SMUGGLER, THIEVES
from rookery.games.thiefdom.dealer import buy, offer_cards
from rookery.games.thiefdom.events import E_ACTIVATED, E_ENDURED, E_TURN_OVER
from rookery.games.thiefdom.goods import gold_of, pay
from rookery.games.thiefdom.moves import begin_move, move, offer_steps
from rookery.games.thiefdom.phase import Phase
from rookery.games.thiefdom.phase_numbers import GO_ACTIVATION, GO_REFILL, GO_TURN, TURN
from rookery.games.thiefdom.phases.exchange import can_exchange, open_exchange
from rookery.games.thiefdom.phases.location import activate, can_activate, why_no_visit
from rookery.games.thiefdom.phases.move import no_way, why_no_step
from rookery.games.thiefdom.phases.planning import tile_of
from rookery.games.thiefdom.reasons import NO_REASON, too_dear
from rookery.games.thiefdom.robbing import offer_robberies, rob, why_no_robbery
from rookery.games.thiefdom.smuggler import no_mission
from rookery.games.thiefdom.state import ThiefdomState
from rookery.games.thiefdom.tables import Tables, card_in
from rookery.kernel import EVERYONE, Named, Sink
from rookery.kernel.runtime import i64

ALLY_SLOT = 4  # the ally's bit in `used`


class Turn(Phase):
    """TD-8.1 to TD-8.4: between two actions; a thief who can do nothing more is done."""

    numbers: tuple[int, ...] = (GO_TURN, TURN)
    moment = "TD-8.1"

    def enter(self, t: Tables, s: ThiefdomState, out: Sink) -> None:
        thief: i64 = s.active
        s.at = s.spot[thief]
        s.mp = move_points(s, thief, 0)
        s.tunnel = 0
        s.phase = TURN
        s.actor = thief // THIEVES
        if s.ap == 0 and len(self.choices(t, s, s.actor)) == 1:
            end_turn(s, out)

    def ask(self, t: Tables, s: ThiefdomState, seat: i64) -> Named:
        return Named("turn", {"thief": int(s.active) % THIEVES, "ap": int(s.ap)})

    def choices(self, t: Tables, s: ThiefdomState, seat: i64) -> list[int]:
        """Everything the active thief may do now, and to end the turn."""
        c = t.city(s)
        found: list[int] = []
        thief: i64 = s.active
        if s.ap > 0:
            offer_steps(c, s, found)
            if s.gear[thief] & HURRIES:
                _offer_hurry(c, s, found)
            offer_robberies(c, s, found)
            if s.at >= BUILDING and can_activate(t, c, s):
                found.append(ACTIVATE)
        elif not s.endurance >> (thief // THIEVES) & 1:
            found.append(ENDURE)
        if can_exchange(s):
            found.append(OPEN_EXCHANGE)
        _offer_cards(t, c, s, found)
        found.append(END)
        return found

    def apply(self, t: Tables, s: ThiefdomState, seat: i64, action: i64, out: Sink) -> None:
        """One choice of the active thief."""
        if action < STOP:
            begin_move(s, 0)
            move(t.city(s), s, action, out)
        elif action == HURRY:
            s.used |= ALLY_SLOT
            pay(s, s.active, GOLD, 1, out)
            begin_move(s, 1)
        elif action < ACTIVATE:
            rob(s, (action - ROB) // 2, (action - ROB) % 2, out)
        elif action == ACTIVATE:
            activate(t.city(s), s, out)
        elif action == ENDURE:
            _endure(s, out)
        elif action == OPEN_EXCHANGE:
            open_exchange(s)
        elif action == END:
            end_turn(s, out)
        elif action < FILL:
            play_card(t, t.city(s), s, action, out)
        else:
            s.phase = GO_TURN
            s.fresh = 0
            buy(t, s, s.active, action - BUY_0, 1, out)

    def why_not(self, t: Tables, s: ThiefdomState, seat: i64, action: i64) -> str:
        c = t.city(s)
        if action < STOP:
            return "TD-8.1" if s.ap == 0 else why_no_step(c, s, action)
        if action == HURRY:
            return "TD-C48"
        if ROB <= action < ACTIVATE:
            return why_no_robbery(c, s, (action - ROB) // 2, (action - ROB) % 2)
        if action == ACTIVATE:
            return why_no_visit(c, s)
        if action == ENDURE:
            return "TD-8.2"
        if action == OPEN_EXCHANGE:
            return "TD-19.4"
        return clause_of_card(action) or self.moment

    def reason(self, t: Tables, s: ThiefdomState, seat: i64, action: i64) -> Named:
        """TD-8.1 about action points, TD-9 about the way, TD-18.2 about a mission's goods."""
        costs = action < STOP or action == HURRY or ROB <= action <= ACTIVATE
        if costs and s.ap == 0:
            return Named("spent", {"thief": s.active % THIEVES})
        c = t.city(s)
        if STEP <= action < CLIMB:
            return no_way(c, s, action)
        if action == HURRY and s.gear[s.active] & HURRIES:
            return too_dear(1, gold_of(s, s.active))
        spot = s.spot[s.active]
        if action == ACTIVATE and spot >= BUILDING and c.kind[spot - BUILDING] == SMUGGLER:
            return no_mission(t, c, s, spot - BUILDING)
        return NO_REASON


def _offer_cards(t: Tables, c: City, s: ThiefdomState, found: list[int]) -> None:
    """TD-20.4: the thief's own cards, and the smiths who serve the whole guild (TD-C33)."""
    thief: i64 = s.active
    first = len(found)
    slot: i64
    for slot in range(3):
        card = card_in(s, thief, slot)
        if card >= 0:
            t.effects[card].offer(t, c, s, thief, slot, found)
    if s.guild[thief // THIEVES] & FORGE_SHOP and s.at >= BUILDING and c.kind[s.at - BUILDING] == FORGE:
        offer_cards(t, s, thief, 1, found)
    if len(found) > first + 1:
        found[first:] = sorted(found[first:])


def _offer_hurry(c: City, s: ThiefdomState, found: list[int]) -> None:
    """TD-C48: once a turn, for a gold, if there is a step to take without catacombs."""
    if s.used & ALLY_SLOT or gold_of(s, s.active) < 1:
        return
    s.hurry = 1
    steps: list[int] = []
    offer_steps(c, s, steps)
    s.hurry = 0
    if steps:
        found.append(HURRY)


def _endure(s: ThiefdomState, out: Sink) -> None:
    """TD-8.2, AM-45: one more action point, once a night for one thief of the guild."""
    seat: i64 = s.active // THIEVES
    s.endurance |= 1 << seat
    s.ap += 1
    if out.live:
        out.emit(E_ENDURED, EVERYONE, seat, s.active % THIEVES)
    s.phase = GO_TURN


def play_card(t: Tables, c: City, s: ThiefdomState, action: i64, out: Sink) -> None:
    slot: i64
    for slot in range(3):
        card = card_in(s, s.active, slot)
        if card >= 0 and t.effects[card].answers(action):
            t.effects[card].run(t, c, s, s.active, slot, action, out)
            return


def end_turn(s: ThiefdomState, out: Sink) -> None:
    """TD-8.4: what is left over is lost; the display is refilled (TD-15.5)."""
    if out.live:
        out.emit(E_TURN_OVER, EVERYONE, s.active // THIEVES, s.active % THIEVES)
    s.active = NOWHERE
    s.ap = 0
    s.mp = 0
    s.at = NOWHERE
    _forget(s)
    s.cursor = 0
    s.resume = GO_ACTIVATION
    s.phase = GO_REFILL


def begin_turn(s: ThiefdomState, thief: i64, out: Sink) -> None:
    """TD-8.1: three action points; what is limited to a night starts anew."""
    s.active = thief
    s.ap = ACTION_POINTS
    _forget(s)
    if out.live:
        seat: i64 = thief // THIEVES
        out.emit(E_ACTIVATED, EVERYONE, seat, thief % THIEVES, tile_of(s, seat, thief % THIEVES))
    s.phase = GO_TURN


def _forget(s: ThiefdomState) -> None:
    """What is counted within one turn: robberies, visits, cards, smoke."""
    s.robbed = 0
    s.visited = 0
    s.used = 0
    s.smoke = 0
    s.fresh = 0
