"""The invariants of the contract (part 8.1) that can be read off one state."""

from __future__ import annotations

from rookery.games.thiefdom.cards.improvements import extra_of, settle_gear
from rookery.games.thiefdom.city import City
from rookery.games.thiefdom.const import (
    ARTWORK,
    ARTWORKS,
    BRAWL,
    BUILDING,
    CARDS,
    CELLS,
    CITIZENS,
    CLIENTS,
    COUNTED,
    F_STRATEGIC,
    MISSIONS,
    NO_CARD,
    RIVER_SECTIONS,
    SPOTS,
    THIEVES,
    TYPES,
)
from rookery.games.thiefdom.goods import gold_of, holds, loot_of
from rookery.games.thiefdom.phase_numbers import BOARDS, DEAL, ENDED, HIDEOUT, PHASE_KEYS
from rookery.games.thiefdom.state import ThiefdomState
from rookery.games.thiefdom.tables import Tables, columns, is_city_known


def faults(t: Tables, s: ThiefdomState) -> list[str]:
    """The ids of the invariants this state breaks."""
    if not _shape_holds(t, s):
        return ["INV-0"]  # nothing else can be read from it
    found: list[str] = []
    checks = (
        ("INV-2", _artworks_hold(s)),
        ("INV-3", _cards_hold(s)),
        ("INV-6", _inventories_hold(s)),
        ("INV-7", min(s.vp) >= 0),
        ("INV-8", s.ap >= 0 and 0 <= s.endurance < 1 << s.seats),
        ("INV-10", _slots_hold(t, s)),
        ("INV-13", s.wanted >> (s.seats * THIEVES) == 0),
        ("INV-15", s.badges >> 4 == 0 and s.bags >> 4 == 0),
        ("INV-22", _boards_hold(t, s)),
    )
    found += [name for name, holds_now in checks if not holds_now]
    if is_city_known(s):
        found += _figures_fail(t.city(s), s)
    return found


def _shape_holds(t: Tables, s: ThiefdomState) -> bool:
    """Numbers stay in range, so that every other check can read them."""
    thieves = s.seats * THIEVES
    return (
        0 <= s.phase < len(PHASE_KEYS)
        and -2 <= s.actor < s.seats
        and _layout_holds(s)
        and all(-1 <= spot < SPOTS for spot in s.spot)
        and all(-1 <= cell < CELLS for cell in s.citizen_cell)
        and all(-1 <= card < TYPES for card in [*s.display, *s.equip, *s.hand, *s.kept])
        and all(-1 <= card < CARDS for card in s.revealed)
        and all(ally == NO_CARD or _is_client(ally) for ally in s.ally)
        and all(0 <= way < 4 for way in s.guard_way)
        and all(-1 <= house < BUILDING for house in s.hideout)
        and all(-1 <= mission < MISSIONS for mission in [*s.slots, *s.piles])
        and -1 <= s.active < thieves
        and -1 <= s.partner < max(thieves, TYPES)
        and -1 <= s.mover < CITIZENS
        and -1 <= s.at < SPOTS
        and len(s.todo) % 3 == 0
        and all(-1 <= board < len(t.boards[s.seats - 1]) for board in s.boards)
    )


def _is_client(ally: int) -> bool:
    """An ally, or a client who lies face down after a brawl."""
    return TYPES <= ally < CARDS or BRAWL + TYPES <= ally < BRAWL + CARDS


def _layout_holds(s: ThiefdomState) -> bool:
    """The river lies in the east, every section lies once."""
    width = int(columns(s))
    if not is_city_known(s):
        return 0 <= s.cursor <= width * 2 and s.layout >= 0
    codes = [int(s.layout) >> (6 * place) & 63 for place in range(width * 2)]
    sections = [code // 8 + 1 for code in codes]
    river = [place for place in range(width * 2) if sections[place] in RIVER_SECTIONS]
    return len(set(sections)) == width * 2 and river == [width - 1, width * 2 - 1]


def _artworks_hold(s: ThiefdomState) -> bool:
    """INV-2: no artwork is in two places."""
    seen = [art for art in [*s.arts, *s.art] if art > 0]
    for mask in [*s.store_art, s.dungeon_art]:
        seen += [art for art in range(1, ARTWORKS + 1) if mask >> art & 1]
    seen += [good - ARTWORK + 1 for good in range(ARTWORK, ARTWORK + ARTWORKS) if s.pool[good]]
    return len(set(seen)) == len(seen)


def _cards_hold(s: ThiefdomState) -> bool:
    """INV-3: every card is somewhere, once."""
    return _equipment_holds(s) and _clients_hold(s) and _missions_hold(s)


def _equipment_holds(s: ThiefdomState) -> bool:
    """Two cards of each type; during the draft one half is counted by what is not yet in the deck."""
    counts = [a + b for a, b in zip(s.deck, s.discard, strict=True)]
    drawn = [card for card in s.revealed if 0 <= card < TYPES]
    held = [s.partner] if PHASE_KEYS[s.phase] == "replace" else []
    for card in [*s.display, *s.equip, *drawn, *held]:
        if card >= 0:
            counts[card] += 1
    if min([*s.deck, *s.discard]) < 0:
        return False
    if s.phase == DEAL or (s.phase < HIDEOUT and s.round == 0):
        return all(count in (1, 2) for count in counts)
    return counts == [2] * TYPES


def _clients_hold(s: ThiefdomState) -> bool:
    owned = [ally % BRAWL for ally in s.ally if ally >= 0]
    shown = [card for card in s.revealed if card >= TYPES]
    masks = (int(s.clients), int(s.client_discard), int(s.client_box))
    total = sum(mask.bit_count() for mask in masks) + len(owned) + len(shown)
    union = masks[0] | masks[1] | masks[2]
    for card in [*owned, *shown]:
        union |= 1 << (card - TYPES)
    return total == CLIENTS and union == (1 << CLIENTS) - 1


def _missions_hold(s: ThiefdomState) -> bool:
    seen = [mission for mission in [*s.slots, *s.piles] if mission >= 0]
    for mask in [*s.missions, int(s.mission_deck)]:
        seen += [mission for mission in range(MISSIONS) if mask >> mission & 1]
    if len(set(seen)) != len(seen):
        return False
    return len(seen) == MISSIONS or s.flags & F_STRATEGIC != 0


def _inventories_hold(s: ThiefdomState) -> bool:
    """INV-6: nobody carries more than he can."""
    if min([*s.goods, *s.store, *s.dungeon, *s.pool]) < 0 or len(s.goods) != s.seats * THIEVES * COUNTED:
        return False
    return all(
        holds(loot_of(s, thief), gold_of(s, thief), extra_of(s, thief)) for thief in range(s.seats * THIEVES)
    )


def _slots_hold(t: Tables, s: ThiefdomState) -> bool:
    """INV-10: two different cards at most, and abilities that follow from the cards."""
    for thief in range(s.seats * THIEVES):
        if s.equip[thief * 2] >= 0 and s.equip[thief * 2] == s.equip[thief * 2 + 1]:
            return False
    other = s.copy()
    for thief in range(s.seats * THIEVES):
        settle_gear(t, other, thief)
    return other.gear == s.gear and other.guild == s.guild


def _boards_hold(t: Tables, s: ThiefdomState) -> bool:
    """INV-22: every board lies before one seat, and its icon tells the first player."""
    if s.seats == 1 or (s.phase <= BOARDS and s.round == 0):
        return True
    boards = t.boards[s.seats - 1]
    icons = [seat for seat in range(s.seats) if boards[s.boards[seat]].first]
    return sorted(s.boards) == list(range(s.seats)) and icons == [s.first]


def _figures_fail(c: City, s: ThiefdomState) -> list[str]:
    """INV-4, INV-5: one figure a cell, citizens on lanterns, thieves in alleys or buildings."""
    found: list[str] = []
    cells = [s.citizen_cell[n] for n in range(CITIZENS) if s.citizen_cell[n] >= 0]
    lanterns = all(c.lantern[cell] for cell in cells)
    for thief in range(s.seats * THIEVES):
        if 0 <= s.spot[thief] < BUILDING and not (s.jumping and s.active == thief):
            cells.append(s.spot[thief])
    if len(set(cells)) != len(cells) or not lanterns or not all(c.section[cell] for cell in cells):
        found.append("INV-4")
    placed = s.round > 0 or s.phase == ENDED
    for spot in s.spot:
        inside = spot >= BUILDING and c.kind[spot - BUILDING] >= 0
        if not (inside or 0 <= spot < BUILDING or not placed):
            found.append("INV-5")
            break
    occupied = sorted(cell for cell in range(CELLS) if s.occ[cell])
    if occupied != sorted(cells):
        found.append("INV-4")
    return found
