"""Numbers with names: faces, icons, hooks. Names are those of the rulebook."""

from __future__ import annotations

from typing import Final

# What lies in a pile: six faces of a die, in the order of every question, and the marker.
RED: Final = 0
WHITE: Final = 1
BLUE: Final = 2
GREEN: Final = 3
BAG: Final = 4
MASK: Final = 5
MARKER: Final = 6
GEMS: Final = 4
FACES: Final = 6
KINDS: Final = 7
FACE_KEYS: Final = ("red", "white", "blue", "green", "bag", "mask", "marker")
MOST_DICE: Final = 13

# Icons of the cards; only the first has a name in the rulebooks.
HENCHMAN: Final = 0
ICONS: Final = 6
ICON_BITS: Final = 10  # of each icon, where they are counted in one number
ICON_MASK: Final = 1023
ICON_KEYS: Final = ("henchman", "wand", "building", "finery", "compass", "plan")

LETTERS: Final = 3
LETTER_KEYS: Final = ("A", "B", "C")
LAST_DECK: Final = 2
ROW: Final = 5  # cards in a complete row
SLOTS: Final = 15

# The cards by number: deck A, deck B and its promos, deck C and its promo.
CARD_KEYS: Final = tuple(
    """
    alchemical_lab bondsman coercion_coordinator corrupt_official disgruntled_minion fence glamer
    guy_in_a_trenchcoat local_celebrity nearby_safehouse necklace pawnbroker philosophers_stone
    public_relations_expert shadowy_hood tailor
    water_buffalo bookie brooch concealed_safehouse colored_glass easily_impressed_noble
    executive_assistant eyepatch_of_command fortified_safehouse gauntlet_of_evil_intent
    imbalanced_scales legitimate_jeweler lucky_animal_appendage menacing_monocle
    provisioned_safehouse rumor_monger sticky_fingered_dockhand unlabeled_potion wicked_clutches
    mimetic_stew narrow_alleyway wut
    big_haul collecting_golem crown exit_strategy fur_coat giant_belt_buckle insurance_racket
    island_estate loyalty_program political_campaign scepter the_heist treasure_map_1
    treasure_map_2 purported_curse
    """.split()
)
CARDS: Final = 53
MOST_GEMS: Final = 4  # of one colour in a cost
NOBODY: Final = -1
NOTHING: Final = -1

# Who sees how much infamy a player has (option `infamy_visibility`).
HIDDEN: Final = 0  # gains are told, totals are not
OPEN: Final = 1
SEALED: Final = 2  # not even the gains are told
VISIBILITY_KEYS: Final = ("hidden", "open", "sealed")

# Streams of chance.
STREAMS: Final = ("start", "deck A", "deck B", "deck C", "loot", "rerolls")

# The moments at which cards work.
H_EXTRA: Final = 1  # purchases and prices
H_USE: Final = 2  # an ability of the owner's buy turn
H_BUY: Final = 4  # each time the owner buys
H_GAIN: Final = 8  # when the card is gained
H_ROBBED: Final = 16  # when the owner's pile is stolen
H_SPLIT: Final = 32  # at the end of Splitting the loot
H_LUCKY: Final = 64  # before the first purchase
H_CONVERT: Final = 128  # when bags and masks are turned in
H_END: Final = 256  # when points are counted

# What a gained card asks for.
ASKS_NOTHING: Final = 0
ASKS_POTION: Final = 1
ASKS_COPY: Final = 2

# What some cards count at the end.
BY_ICONS: Final = 0
BY_RIVALS: Final = 1
BY_CARDS: Final = 2
BY_INFAMY: Final = 3
COUNTED_KEYS: Final = ("icons", "rival_icons", "other_cards", "infamy")

ENDING_KEYS: Final = ("complete", "truncated")
TERMS: Final = {
    "face": FACE_KEYS,
    "card": CARD_KEYS,
    "letter": LETTER_KEYS,
    "icon": ICON_KEYS,
    "ending": ENDING_KEYS,
}

CLAUSES: Final = tuple(
    f"TM-{chapter}.{number}"
    for chapter, last in enumerate((7, 4, 1, 10, 3, 12, 5, 10, 9), 1)
    for number in range(1, last + 1)
)
