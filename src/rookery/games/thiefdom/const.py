"""Numbers with names: places, goods, cards, flags. Names are those of the rulebook."""

from __future__ import annotations

from typing import Final

from rookery.kernel.runtime import i64, vec

# Tables that rules look into are vectors: a tuple would be packed anew for every look.

# Directions, clockwise.
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
STRIDE: Final = 28  # cells in one row of the widest city
ROWS: Final = 14
CELLS: Final = 392
DELTA: Final = vec[i64]([-28, 1, 28, -1])  # from a cell to its neighbour, by direction
BACK: Final = vec[i64]([2, 3, 0, 1])
READING: Final = vec[i64]([0, 3, 1, 2])  # directions in the order of their neighbours' numbers

# Spots: an alley cell is its number, a building 392 + (section - 1) * 12 + its number in the section.
BUILDING: Final = 392
PER_SECTION: Final = 12
BUILDINGS: Final = 96
SPOTS: Final = 488
VILLA_NUMBER: Final = 11
NOWHERE: Final = -1

# Kinds of building: houses first.
TOWER: Final = 0
GARDEN: Final = 1
FORGE: Final = 2
STABLE: Final = 3
CHURCH: Final = 4
MARKET: Final = 5
DEALER: Final = 6
DUNGEON: Final = 7
TAVERN: Final = 8
SMUGGLER: Final = 9
VILLA: Final = 10
KIND_KEYS: Final = (
    "tower",
    "garden",
    "forge",
    "stable",
    "church",
    "market",
    "dealer",
    "dungeon",
    "tavern",
    "smuggler",
    "villa",
)
LETTERS: Final = "TGFSCMDXIK"

# Sections.
RIVER_SECTIONS: Final = (4, 8)
CATACOMB_SECTIONS: Final = (1, 3, 6, 8)
VILLA_SECTIONS: Final = (2, 4, 5, 7)
SMUGGLER_SECTIONS: Final = (4, 5, 7, 8)
LEFT_OUT: Final = (1, 5)  # with one or two players
DUNGEON_SECTION: Final = 7

# Goods: the counted ones, then the six artworks.
BADGE: Final = 0
GEM: Final = 1
LIQUOR: Final = 2
WINE: Final = 3
GOLD: Final = 4
COUNTED: Final = 5
ARTWORK: Final = 5  # + 0 to 5
GOODS: Final = 11
ARTWORKS: Final = 6
GOOD_KEYS: Final = ("badge", "gem", "liquor", "wine", "gold", *(f"artwork_{n}" for n in range(1, 7)))
LOOT_SLOTS: Final = 4
GOLD_SLOTS: Final = 4
ART_SLOTS: Final = 4

# Figures: twelve thieves (seat * 3 + number), then citizens.
THIEVES: Final = 3
CARRIAGE: Final = 8
CITIZENS: Final = 9  # guards 0-3, nobles 4-7, carriage 8
NOBLE: Final = 4
CITIZEN_KEYS: Final = (
    *(f"guard_{letter}" for letter in "abcd"),
    *(f"noble_{letter}" for letter in "abcd"),
    "carriage",
)
CITIZEN_MARK: Final = 13  # what a citizen leaves in `occ`: 13 + number; a thief leaves 1 + number

# Cards: equipment 0-11, clients 12-47; an ally slot may also hold a brawl (100 + card).
TYPES: Final = 12
CARDS: Final = 48
CLIENTS: Final = 36
# A table: the compiler shifts small numbers in 32 bits, and there are 36 clients.
CLIENT_BITS: Final = [2**n for n in range(CLIENTS)]
NO_CARD: Final = -1
BRAWL: Final = 100
MISSIONS: Final = 16
ALL_MISSIONS: Final = 65535
ALL_CLIENTS: Final = 68719476735
ALL_TYPES: Final = 4095
DISPLAY: Final = 4

START_VP: Final = 10
START_GOLD: Final = 8
ACTION_POINTS: Final = 3
ARREST_VP: Final = 2
POSTER_VP: Final = 3
BRAWL_VP: Final = 1
ROUNDS: Final = 6
PLANS: Final = 24

# Table options, one bit each.
F_STRATEGIC: Final = 1
F_CHAOTIC: Final = 2
F_FIRST_LOOK: Final = 4  # AM-7: the facing before the move counts too
F_SIDE_SAFE: Final = 8  # AM-8: jumping over a guard from the side is harmless
F_SIDE_BAN: Final = 16  # AM-8: jumping over a guard is forbidden
F_IMMUNE_STOPS: Final = 32  # AM-10: an immune thief's move ends in a field of view
F_FULL_ENTRY: Final = 64  # AM-15: a teleport into a building is an entry
F_ONE_LOCATION: Final = 128  # AM-17: one activation in all
F_FIXED_BAGS: Final = 256  # AM-18: the noble's letter says what the bag holds
F_REPLACE: Final = 512  # AM-24: a full thief may replace a card
F_TITHE_ONCE: Final = 1024  # AM-31: one exchange a turn
F_TITHE_DEAR: Final = 2048  # AM-31: 3 VP for each gold
F_NEAR_CARRIAGE: Final = 4096  # AM-36: a carriage hit by stars goes to the next free lantern
F_BLIND_TO_ALL: Final = 8192  # AM-37: a bribed guard arrests nobody
F_GUILD_PRICE: Final = 16384  # AM-40: Malika's price for the whole guild
F_NO_GOODS_TIE: Final = 32768  # AM-48: kinds of goods do not break ties
F_KEEP_POSTER: Final = 65536  # AM-61: the poster may be kept in the hideout
F_TUTORIAL: Final = 131072  # the reference city
F_RULES_3: Final = (
    262144  # no option: the game is played by version 3 of the rules (RULES.md says what it changed)
)

# What chance decides; each phase says which of them it is.
STREAMS: Final = (
    "city",
    "villas",
    "artworks",
    "citizens",
    "missions",
    "equipment",
    "boards",
    "draft",
    "tiles",
    "clients",
    "patrol",
    "dice",
)

# Sub-actions of a location, one bit each in `did`.
DID_FILL: Final = 1
DID_SELL: Final = 2
DID_CARD: Final = 4
DID_MEET: Final = 8
DID_VILLA: Final = 16
DID_DELIVER: Final = 32
DID_BUY: Final = 64
DID_DRINK: Final = 128
DID_TAKE: Final = 256
DID_POSTER: Final = 512
DID_MISSION: Final = 1024

# Why an arrest was attempted.
BY_WALK: Final = 0  # a moving citizen
BY_STEP: Final = 1  # the thief came into view

RATINGS: Final = (30, 40, 50, 60, 70)
RATING_KEYS: Final = ("none", "one", "two", "three", "four", "five")

CARD_KEYS: Final = tuple(
    (
        "climbing_tools crossbow cudgel fishing_rod grappling_hook sack messenger_pigeon lock_pick shoes "
        "smoke_bomb thimble_rig throwing_stars "
        "antonius apollon beatrix benjamin bernhard elise grimm helmut iwana janus jin juma jolanda johanna "
        "jonathan konstanze kunrad larissa lentz malika melisande mortana oswald quinta richard ruth samuel "
        "siti stoffel svenja towa tristan wibald wilma wolff wotana"
    ).split()
)
DIRECTION_KEYS: Final = ("north", "east", "south", "west")
THIEF_KEYS: Final = ("first", "second", "third")
TERMS: Final = {
    "citizen": CITIZEN_KEYS,
    "good": GOOD_KEYS,
    "kind": KIND_KEYS,
    "card": CARD_KEYS,
    "direction": DIRECTION_KEYS,
    "thief": THIEF_KEYS,
    "other": THIEF_KEYS,
    "side": ("a", "b"),
    "rating": RATING_KEYS,
}

_SIZES: Final = (
    (1, 13),
    (2, 5),
    (3, 2),
    (4, 4),
    (5, 12),
    (6, 7),
    (7, 10),
    (8, 4),
    (9, 14),
    (10, 5),
    (11, 3),
    (12, 4),
    (13, 2),
    (14, 3),
    (15, 5),
    (16, 4),
    (17, 3),
    (18, 2),
    (19, 7),
    (20, 5),
)
_LAST_SIZES: Final = ((21, 7), (22, 4), (23, 2), (24, 11))
CLAUSES: Final = (
    *(f"TD-{part}.{n}" for part, size in _SIZES for n in range(1, size + 1)),
    *(f"TD-E{n}" for n in range(1, 13)),
    *(f"TD-C{n}" for n in range(13, 49)),
    *(f"TD-{part}.{n}" for part, size in _LAST_SIZES for n in range(1, size + 1)),
)
