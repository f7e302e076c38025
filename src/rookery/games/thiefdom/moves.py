"""How thieves move: spot by spot, over figures, through catacombs, into buildings (TD-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.games.thiefdom.actions import CLIMB, SCALE, STOP, VAULT
from rookery.games.thiefdom.arrest import arrest, catcher, lift_up
from rookery.games.thiefdom.cards.improvements import CLIMBS, TUNNELS, VAULTS, WELCOME, move_points
from rookery.games.thiefdom.city import City
from rookery.games.thiefdom.const import (
    BUILDING,
    CITIZEN_MARK,
    F_FULL_ENTRY,
    F_IMMUNE_STOPS,
    F_RULES_3,
    F_SIDE_BAN,
    NOBLE,
    NOWHERE,
    PER_SECTION,
    READING,
    STRIDE,
    THIEVES,
)
from rookery.games.thiefdom.events import E_ATTEMPT, E_ENTERED, E_JUMPED, E_LOCATED, E_STEPPED, E_TELEPORTED
from rookery.games.thiefdom.goods import add_vp, gold_of, loot_of
from rookery.games.thiefdom.phase_numbers import GO_TURN, MOVE, PASSING
from rookery.games.thiefdom.phases.poster import come_home
from rookery.games.thiefdom.sight import looker
from rookery.games.thiefdom.state import ThiefdomState, mark
from rookery.kernel import EVERYONE, Sink

if TYPE_CHECKING:
    from mypy_extensions import i64

CLIMBED = 8  # bits in `used`
VAULTED = 16


def begin_move(s: ThiefdomState, hurry: i64) -> None:
    """TD-9.1: an action buys the points of a move."""
    thief: i64 = s.active
    s.ap -= 1
    s.fresh = 0
    s.at = s.spot[thief]
    s.hurry = hurry
    s.mp = move_points(s, thief, hurry)
    s.tunnel = 0
    s.jumping = 0
    s.vault_from = NOWHERE
    s.phase = MOVE
    s.actor = thief // THIEVES


def legal_move(c: City, s: ThiefdomState) -> list[int]:
    """The next spots, and to stop unless in the middle of a jump or before the first step."""
    found: list[int] = []
    offer_steps(c, s, found)
    if not s.jumping and s.at == s.spot[s.active] and _has_moved(s):
        found.append(STOP)
    return found


def _has_moved(s: ThiefdomState) -> bool:
    """AM-66: a move action spends at least 1 MP."""
    return s.mp < move_points(s, s.active, s.hurry) or s.tunnel > 0


def offer_steps(c: City, s: ThiefdomState, found: list[int]) -> None:
    """Adds the spots next to `at` that the thief may go to now; `found` stays in order."""
    before = len(found)
    mixed = False
    if s.at >= BUILDING:
        for cell in c.leave[s.at - BUILDING]:
            if cell != s.vault_from and _can_go(c, s, cell):
                found.append(cell)
    else:
        mixed = _offer_alleys(c, s, found)
        if s.mp > 0:
            found += c.doors[s.at]
    gear: i64 = s.gear[s.active]
    if gear & CLIMBS and not s.used & CLIMBED and s.mp > 0:
        mixed = True
        _offer_climbs(c, s, found)
    if gear & VAULTS and not s.used & VAULTED and s.at < BUILDING and s.mp > 0:
        mixed = True
        _offer_vaults(c, s, found)
    if mixed:
        found[before:] = sorted(set(found[before:]))


def _offer_alleys(c: City, s: ThiefdomState, found: list[int]) -> bool:
    """Alley cells next door and, TD-9.10, at the other catacomb entrances; True if out of order."""
    way: i64
    for way in READING:
        cell: i64 = c.nb[s.at * 4 + way]
        if cell >= 0 and _can_go(c, s, cell):
            found.append(cell)
    if not c.catacomb[s.at] or s.hurry or s.mp + _bonus(s) < 1:
        return False
    s.mp += _bonus(s)
    for cell in c.catacombs:
        if cell != s.at and _can_go(c, s, cell):
            found.append(cell)
    s.mp -= _bonus(s)
    return True


def _bonus(s: ThiefdomState) -> i64:
    """TD-C44: one more MP for a move that uses the catacombs."""
    return 1 if s.gear[s.active] & TUNNELS and not s.tunnel else 0


def _can_go(c: City, s: ThiefdomState, cell: i64) -> bool:
    """A free cell costs 1 MP; an occupied one must be jumped to the end (TD-9.3)."""
    if not s.occ[cell]:
        return s.mp > 0
    return not is_barred(s, cell) and s.occ[cell] not in s.trail and can_land(c, s, cell)


def is_barred(s: ThiefdomState, cell: i64) -> bool:
    """AM-8: whether a guard stands there whom nobody may jump."""
    if not s.flags & F_SIDE_BAN or s.smoke:
        return False
    figure: i64 = s.occ[cell]
    return CITIZEN_MARK <= figure < CITIZEN_MARK + NOBLE


def can_land(c: City, s: ThiefdomState, start: i64) -> bool:
    """AM-56: whether a jump over this cell ends on a free cell or in a building with the MP left."""
    if s.mp > 0 and not s.flags & F_SIDE_BAN and not s.trail:
        return True  # all alleys hang together, so that figures never fill the way
    tunnels = not s.hurry and s.mp + _bonus(s) > 0
    if s.mp == 0 and not tunnels:
        return False
    seen: list[int] = []
    todo = [int(start)]
    way: i64
    while todo:
        cell: i64 = todo.pop()
        if (s.mp > 0 and c.doors[cell]) or (tunnels and c.catacomb[cell]):
            return True
        seen.append(cell)
        for way in range(4):
            there: i64 = c.nb[cell * 4 + way]
            if there < 0 or there in seen:
                continue
            if not s.occ[there] or s.occ[there] == s.active + 1:  # where he stands now is free once he jumps
                if s.mp > 0:
                    return True
            elif not is_barred(s, there) and s.occ[there] not in s.trail:
                todo.append(there)
    return False


def _offer_climbs(c: City, s: ThiefdomState, found: list[int]) -> None:
    """TD-E1: over one wall, into what lies behind it."""
    behind: list[int] = []
    if s.at >= BUILDING:
        behind = c.climb_out[s.at - BUILDING]
    else:
        behind = [c.over[s.at * 4 + way] for way in range(4) if c.over[s.at * 4 + way] >= 0]
    for spot in behind:
        if spot not in found and (spot >= BUILDING or _can_go(c, s, spot)):
            found.append(CLIMB + spot)


def _offer_vaults(c: City, s: ThiefdomState, found: list[int]) -> None:
    """TD-C23: over one building, as if it were a figure."""
    for way in range(4):
        spot = c.touch[s.at * 4 + way]
        if spot >= 0 and any(cell != s.at and _can_go(c, s, cell) for cell in c.leave[spot - BUILDING]):
            found.append(VAULT + spot - BUILDING)


def move(c: City, s: ThiefdomState, action: i64, out: Sink) -> None:
    """One step, jump, climb or vault of a thief on the move."""
    if action == STOP:
        end_move(s)
    elif action >= VAULT:
        _vault(s, action - VAULT)
    elif action >= CLIMB:
        s.used |= CLIMBED
        if action >= SCALE:
            _go_into(c, s, action - CLIMB, out)
        else:
            _go_to(c, s, action - CLIMB, out)
    elif action >= BUILDING:
        _go_into(c, s, action, out)
    else:
        _go_to(c, s, action, out)


def _vault(s: ThiefdomState, building: i64) -> None:
    s.used |= VAULTED
    lift_up(s, s.active)
    s.vault_from = s.at
    s.at = BUILDING + building
    s.jumping = 1


def _go_to(c: City, s: ThiefdomState, cell: i64, out: Sink) -> None:
    """TD-9.14: for a free cell MP, placing, arrest check; over a figure VP or exchange first."""
    thief: i64 = s.active
    lift_up(s, thief)
    if s.at < BUILDING and c.catacomb[s.at] and c.catacomb[cell]:
        s.mp += _bonus(s)
        s.tunnel = 1
    s.at = cell
    s.vault_from = NOWHERE
    if s.occ[cell]:
        _jump(c, s, cell, out)
        return
    s.mp -= 1
    s.jumping = 0
    s.spot[thief] = cell
    mark(s, cell, thief + 1)
    if out.live:
        out.emit(E_STEPPED, EVERYONE, thief // 3, thief % 3, cell // STRIDE, cell % STRIDE, s.mp)
    check_seen(c, s, out)
    if s.phase == MOVE and s.mp == 0 and not _bonus(s):
        end_move(s)


def _jump(c: City, s: ThiefdomState, cell: i64, out: Sink) -> None:
    """TD-9.3, TD-9.4, TD-9.13; nobody is jumped twice in one move, or one could hop to and fro for ever."""
    thief: i64 = s.active
    s.jumping = 1
    if s.flags & F_RULES_3:
        s.trail.append(s.occ[cell])
    if out.live:
        out.emit(E_JUMPED, EVERYONE, thief // 3, thief % 3, cell // STRIDE, cell % STRIDE)
    other: i64 = s.occ[cell] - 1
    if other < s.seats * THIEVES:
        if other // THIEVES != thief // THIEVES:
            if not s.smoke and not s.gear[thief] & WELCOME:
                add_vp(s, thief // THIEVES, -1, out)
        elif _have_goods(s, thief, other):
            s.phase = PASSING
            s.partner = other
            return
    check_seen(c, s, out)


def _have_goods(s: ThiefdomState, thief: i64, other: i64) -> bool:
    return loot_of(s, thief) + gold_of(s, thief) + loot_of(s, other) + gold_of(s, other) > 0


def check_seen(c: City, s: ThiefdomState, out: Sink) -> None:
    """TD-7.1 (3), TD-7.3: the thief has come to the cell `at`; whoever sees him may arrest him."""
    thief: i64 = s.active
    s.phase = MOVE
    citizen: i64 = s.occ[s.at] - CITIZEN_MARK
    if citizen >= NOBLE and s.wanted >> thief & 1 and not s.smoke:
        _caught(s, thief, citizen, out)
        return
    mask = looker(c, s, s.at, s.jumping)
    if not mask:
        return
    guard = catcher(c, s, thief, mask)
    if guard >= 0:
        _caught(s, thief, guard, out)
    elif s.flags & F_IMMUNE_STOPS and not s.jumping:
        end_move(s)  # AM-10


def _caught(s: ThiefdomState, thief: i64, citizen: i64, out: Sink) -> None:
    """TD-7.8: only the action in progress is lost."""
    if out.live:
        out.emit(E_ATTEMPT, EVERYONE, thief // 3, thief % 3, citizen)
    arrest(s, thief, out)
    end_move(s)


def _go_into(c: City, s: ThiefdomState, spot: i64, out: Sink) -> None:
    """TD-9.5: entering costs 1 MP and ends the move."""
    thief: i64 = s.active
    lift_up(s, thief)
    s.mp -= 1
    s.spot[thief] = spot
    end_move(s)
    number: i64 = spot - BUILDING
    if out.live:
        section = number // PER_SECTION + 1
        out.emit(E_ENTERED, EVERYONE, thief // 3, thief % 3, c.kind[number], section, number % PER_SECTION)
    _meet_rivals(s, thief, spot, out)
    come_home(s, thief, out)


def rivals_in(s: ThiefdomState, thief: i64, spot: i64) -> i64:
    """TD-9.8: rivals who cost 1 VP each when a thief enters, unless one of the two guilds is at home."""
    seat: i64 = thief // THIEVES
    if s.gear[thief] & WELCOME or spot == BUILDING + s.hideout[seat]:
        return 0
    rivals: i64 = 0
    other: i64
    for other in range(s.seats * THIEVES):
        owner: i64 = other // THIEVES
        if owner != seat and s.spot[other] == spot and s.hideout[owner] + BUILDING != spot:
            rivals += 1
    for place in s.rivals:
        if place == spot:
            rivals += 1
    return rivals


def _meet_rivals(s: ThiefdomState, thief: i64, spot: i64, out: Sink) -> None:
    """TD-9.8: a point for each rival inside."""
    rivals: i64 = rivals_in(s, thief, spot)
    while rivals > 0:
        add_vp(s, thief // THIEVES, -1, out)
        rivals -= 1


def end_move(s: ThiefdomState) -> None:
    if s.trail:
        s.trail = []
    s.jumping = 0
    s.at = NOWHERE
    s.vault_from = NOWHERE
    s.hurry = 0
    s.phase = GO_TURN


def teleport(c: City, s: ThiefdomState, thief: i64, spot: i64, out: Sink) -> None:
    """TD-9.11: put on a spot without entering it; seen there if it is an alley cell (AM-16)."""
    lift_up(s, thief)
    s.spot[thief] = spot
    s.fresh = 0
    if spot < BUILDING:
        mark(s, spot, thief + 1)
        if out.live:
            out.emit(E_TELEPORTED, EVERYONE, thief // 3, thief % 3, spot // STRIDE, spot % STRIDE)
        return
    number: i64 = spot - BUILDING
    if out.live:
        section = number // PER_SECTION + 1
        out.emit(E_LOCATED, EVERYONE, thief // 3, thief % 3, c.kind[number], section, number % PER_SECTION)
    if s.flags & F_FULL_ENTRY:
        _meet_rivals(s, thief, spot, out)  # AM-15
    come_home(s, thief, out)


def look_around(c: City, s: ThiefdomState, thief: i64, out: Sink) -> None:
    """After a teleport: a guard that sees the alley cell attempts an arrest."""
    cell: i64 = s.spot[thief]
    if cell >= BUILDING:
        return
    guard = catcher(c, s, thief, looker(c, s, cell, 0))
    if guard >= 0:
        if out.live:
            out.emit(E_ATTEMPT, EVERYONE, thief // 3, thief % 3, guard)
        arrest(s, thief, out)
