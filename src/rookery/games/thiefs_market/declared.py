"""Thief's Market, declared once: `make declare` writes from it what else must know (docs/decisions/0015)."""

from __future__ import annotations

from typing import Final

from rookery.games.thiefs_market.const import (
    BAG,
    CARDS,
    FACE_KEYS,
    FACES,
    GEMS,
    ICON_KEYS,
    KINDS,
    LETTER_KEYS,
    MARKER,
    MASK,
    MOST_DICE,
    MOST_GEMS,
    NOBODY,
    VISIBILITY_KEYS,
)
from rookery.kernel import Codec, Field, Option, Verb, told, whispered
from rookery.kernel.state_fields import OPEN, OWN, number, numbers, rows, vector

# By the name of the first action's number. In a range of one argument NAME_2 is the action with a 2.
VERBS: Final = {
    "TAKE": Verb("take"),
    "STEAL_0": Verb("steal", (Field("seat", 5),)),
    "KEEP_0": Verb("keep", (Field("face", KINDS), Field("count", MOST_DICE + 1))),
    "SPARE_0": Verb("spare", (Field("face", FACES),)),
    "REROLL_0": Verb("reroll", (Field("face", FACES),)),
    "PASS": Verb("pass"),
    "END": Verb("end"),
    "BUY_0": Verb("buy", (Field("card", CARDS),)),
    "PAY_0": Verb("pay", (Field("face", GEMS), Field("count", MOST_GEMS + 1))),
    "USE_0": Verb("use", (Field("card", CARDS),)),
    "TURN_0": Verb("turn", (Field("face", FACES),)),
    "COPY_0": Verb("copy", (Field("card", CARDS),)),
}
CODEC: Final = Codec(list(VERBS.values()))
# How far apart two actions are whose argument is one apart: counts of one kind, counts of one colour.
STRIDES: Final = {"KEEPS": ("keep", "face"), "PAYS": ("pay", "face")}

_DICE: Final = FACE_KEYS[:FACES]
EVENTS: Final = (
    told("start", "seat"),
    told("dealt", "card", "letter"),
    told("opened", "letter"),
    told("round", "round"),
    told("loot", *_DICE),
    told("took", "seat", "objects", "marker"),
    told("stole", "seat", "victim_seat", "kept", "returned", "marker"),
    told("pile", *_DICE),
    told("rerolled", "face"),
    told("calm", "seat", "card"),
    told("spared", "seat", "face"),
    told("lucky", "seat", "face"),
    told("lucky_roll", "seat", "face"),
    told("passed", "seat"),
    told("bought", "seat", "card", "dice", "gold"),
    told("discarded", "card"),
    told("gained", "seat", "card"),
    told("no_card", "seat"),
    told("used", "seat", "card"),
    told("turned", "seat", "card", "face"),
    told("copied", "seat", "card"),
    told("infamy", "seat", "infamy", "card"),
    told("masks", "seat", "infamy"),
    told("gold", "seat", "gold", "card"),
    told("bags", "seat", "gold"),
    told("secret", "seat"),
    whispered("own", "infamy"),
    told("ended", "ending"),
    told("revealed", "seat", "infamy"),
    told("won", "seat", "points"),
)

OPTIONS: Final = (
    Option("promos", ("off", "on"), "off"),
    Option("first_seat", ("random", "1", "2", "3", "4", "5"), "random"),
    Option("infamy_visibility", VISIBILITY_KEYS, "hidden"),
    Option("appendage_a", ("all_dice", "one_die"), "all_dice"),
    Option("second_after_tie", ("on", "off"), "on"),
    Option("potion_next_deck", ("on", "off"), "on"),
    Option("max_rounds", ("20", "50", "100", "200"), "100"),
)
QUESTIONS: Final = ("wait", "split", "keep", "spare", "lucky", "buy", "pay", "turn", "copy")
SCORE_PARTS: Final = ("cards", "infamy", "henchmen", "gold")

# What a new table is made for, and all that changes at it: numbers and lists in the order of a dump.
SIZES: Final = {"seats": 3}
STATE: Final = (
    number("seats", OPEN, "seats"),
    number("dice", OPEN),
    # Table options.
    number("first_seat", OPEN, note="0 for a random one, else a seat from 1"),
    *numbers(OPEN, "promos", "visibility", "one_die"),
    number("second_after_tie", OPEN, "1"),
    number("potion_next_deck", OPEN, "1"),
    number("max_rounds", OPEN, "100"),
    number("phase", OPEN, "START"),
    number("actor", OPEN, "CHANCE"),
    number("round", OPEN),
    number("starter", OPEN, note="who starts this round, then who took the marker in it"),
    number("last", OPEN, note="who acted last while the loot was split"),
    number("air", OPEN, note="dice that are being rolled"),
    number("spent", OPEN, note="dice that have left the piles in this round"),
    number("centre_size", OPEN),
    number("victim", OPEN, "NOBODY", "whose pile is being sorted; NOBODY = the centre"),
    number("kind", OPEN, note="the kind that is asked for now"),
    number("have", OPEN, note="objects kept so far"),
    number("left", OPEN, note="objects of this kind and those that follow"),
    number("total", OPEN),
    number("turns", OPEN, note="buy turns that are over in this round"),
    number("asked", OPEN, note="1 = somebody had something to decide among them"),
    *numbers(OPEN, "purchases", "allowance", "discount"),
    number("card", OPEN, "NOTHING", "the card that is being bought or used"),
    number("colour", OPEN, note="the colour that is asked for now"),
    *numbers(OPEN, "active", "truncated", "victors"),
    vector("centre", OPEN, "KINDS"),
    vector("pile", OPEN, "seats * KINDS", note="[seat * KINDS + kind]"),
    vector("size", OPEN, "seats", note="objects in a pile; frozen when the split is over (TM-5.1)"),
    vector("colours", OPEN, "seats", note="gem colours of the final piles, one bit each (TM-5.1)"),
    # How many of each kind are set aside: what the actor keeps or pays so far, or, while the victim spares
    # a die, what the thief has put back.
    vector("chosen", OPEN, "KINDS"),
    vector("gold", OPEN, "seats", "1"),
    vector("infamy", OWN, "seats"),
    vector("market", OPEN, "SLOTS", "NOTHING", "three rows of five"),
    vector("unseen", OPEN, "CARDS", note="1 = in its deck, or left out of the game: nobody knows"),
    vector("deck_left", OPEN, "LETTERS"),
    rows("cards", OPEN, "packed (see cards.py)"),
)

# Numbers and word lists that boards know by name too.
FOR_BOARDS: Final = {
    "GEMS": GEMS,
    "BAG": BAG,
    "MASK": MASK,
    "MARKER": MARKER,
    "KINDS": KINDS,
    "FACES": FACE_KEYS[:FACES],
    "ICONS": ICON_KEYS,
    "LETTERS": LETTER_KEYS,
    "CENTRE": NOBODY,
}
