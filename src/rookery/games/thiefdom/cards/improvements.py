"""Improvements (TD-20.1): cards that change a regular action. Each is a bit that this action asks for.

Beside every bit stand the clause and what asks for it; the numbers that a card changes are functions below.
"""

from __future__ import annotations

from typing import Final

from rookery.games.thiefdom.const import THIEVES
from rookery.games.thiefdom.state import ThiefdomState, changed
from rookery.games.thiefdom.tables import Tables, card_in
from rookery.kernel.runtime import i64

# Of equipment, for the thief who has it.
CLIMBS: Final = 4  # TD-E1: once a turn over a wall (moves._offer_climbs)
CUDGEL: Final = 64  # TD-E3: a robbed guard brings 1 VP and must walk (robbing._rob_guard)
SACK: Final = 1  # TD-E6: two more slots (extra_of)
PICKS_LOCKS: Final = 1024  # TD-E8: what is locked opens, for 1 VP (villa.rob_villa)
SHOES: Final = 2  # TD-E9: 4 MP (move_points)
THIMBLE: Final = 128  # TD-E11: gold and a gem of a robbed noble (robbing._rob_noble)
# Of an ally, for the thief whom he joined.
WELCOME: Final = 2048  # TD-C16: rivals cost no VP (moves._meet_rivals, moves._jump)
VAULTS: Final = 8  # TD-C23: once a turn over a building (moves._offer_vaults)
TIPS_DRIVER: Final = 512  # TD-C34: 2 wine of the carriage, no poster (robbing._rob_carriage)
SECOND_GEM: Final = 256  # TD-C36: one more gem of a robbed noble (robbing._rob_noble)
TUNNELS: Final = 16  # TD-C44: one more MP through the catacombs (moves._bonus)
DUNGEON_SAFE: Final = 8192  # TD-C45: guards on the dungeon's section look away (arrest.is_immune)
OWN_TURN_SAFE: Final = 4096  # TD-C47: no arrest in his own turn (arrest.is_immune)
HURRIES: Final = 32  # TD-C48: once a turn, for a gold, 6 MP (move_points, phases.turn._offer_hurry)
# Of an ally, for the whole guild: the bits above OWN.
FORGE_SHOP: Final = 65536  # TD-C33: equipment in forges (phases.turn._offer_cards)
MISSION_PAY: Final = 131072  # TD-C35: missions bring more (smuggler.do_mission)
FREE_ALLIES: Final = 262144  # TD-C37: allies cost nothing, also at the market (phases.clients, market)
OWN: Final = 65535


def settle_gear(t: Tables, s: ThiefdomState, thief: i64) -> None:
    """TD-20.3: sums up what cards change for a thief and for his guild, after his cards have changed."""
    gear: i64 = 0
    slot: i64
    for slot in range(3):
        card = card_in(s, thief, slot)
        if card >= 0:
            gear |= t.effects[card].ability
    s.gear = changed(s.gear, thief, gear & OWN)
    seat: i64 = thief // THIEVES
    shared: i64 = 0
    other: i64
    for other in range(seat * THIEVES, seat * THIEVES + THIEVES):
        card = card_in(s, other, 2)
        if card >= 0:
            shared |= t.effects[card].ability
    s.guild = changed(s.guild, seat, shared - (shared & OWN))


def extra_of(s: ThiefdomState, thief: i64) -> i64:
    """TD-E6, TD-19.2: a Sack's slots take loot and gold alike."""
    return 2 if s.gear[thief] & SACK else 0


def move_points(s: ThiefdomState, thief: i64, hurry: i64) -> i64:
    """TD-9.1: 3 MP, 4 with Shoes (TD-E9), 6 in a hurry (TD-C48)."""
    if hurry:
        return 6
    return 4 if s.gear[thief] & SHOES else 3
