"""Crypt, declared once: `make declare` writes from it what else must know (docs/decisions/0015)."""

from __future__ import annotations

from typing import Final

from rookery.games.crypt.const import DICE, FACES, GHOST, MAX_SLOTS, TYPE_KEYS, UNKNOWN, VALUES
from rookery.kernel import Codec, Field, Option, Verb, told, whispered
from rookery.kernel.state_fields import HIDDEN, OPEN, number, numbers, rows, vector

# By the name of the first action's number. In a range of one argument NAME_2 is the action with a 2.
VERBS: Final = {
    "PLACE_0": Verb("place", (Field("slot", MAX_SLOTS), Field("dice", DICE, 1), Field("effort", FACES, 1))),
    "DONE": Verb("done"),
    "RECOVER": Verb("recover"),
    "CLAIM": Verb("claim"),
    "USE_REMAINS": Verb("remains"),
    "USE_MANUSCRIPT": Verb("manuscript"),
    "TAKE_0": Verb("pottery", (Field("slot", MAX_SLOTS),)),
    "REROLL_2": Verb("reroll", (Field("effort", FACES - 1, 2),)),
    "PASS": Verb("pass"),
    "FLIP_0": Verb("flip", (Field("value", VALUES, 1), Field("public", 2))),
}
CODEC: Final = Codec(list(VERBS.values()))
STRIDES: Final = {"GROUPS": ("place", "slot")}  # how far apart two actions are whose argument is one apart

EVENTS: Final = (
    told("side", "type", "side"),
    told("leader", "seat"),
    told("round", "round"),
    told("revealed", "slot", "type", "value"),
    told("hidden", "slot", "type"),
    told("turn", "seat", "lights_out"),
    told("claimed", "seat", "slot", "dice", "effort", "type"),
    told("evicted", "seat", "slot", "dice", "type"),
    told("recovered", "seat", "dice"),
    told("passed", "seat"),
    told("flipped", "seat", "type", "value"),
    told("restored", "seat"),
    told("peeked", "seat", "cards"),
    whispered("peeked_card", "slot", "type", "value"),
    told("took", "seat", "slot", "type"),
    whispered("took_card", "type", "value"),
    told("discarded", "slot", "type", "value"),
    told("all_evicted", "seat", "dice"),
    told("rolled", "seat", "effort", "face", "type"),
    told("collected", "seat", "slot", "type", "value"),
    whispered("collected_card", "type", "value"),
    told("idol_race", "seat", "coins"),
    told("rerolled", "seat", "effort", "face"),
    told("exhausted", "seat", "dice"),
    told("torches", "seat", "lights_out_seat"),
    told("ghost_rolled", "dice", "first", "second", "third"),
    told("ghost_claimed", "slot", "dice", "effort", "type"),
    told("ghost_aside", "dice"),
    told("ghost_took", "slot", "type", "value"),
    told("ended"),
    told("shown", "seat", "type", "value"),
    told("tied", "seat", "dice"),
    told("tie_rolled", "seat", "face"),
    told("won", "seat", "coins"),
    told("ranked", "coins", "rank"),
)

SIDE_OPTIONS: Final = tuple(f"side_{key}" for key in TYPE_KEYS)
OPTIONS: Final = (
    Option("collectors", ("A", "B", "random"), "A"),
    *(Option(key, ("preset", "A", "B", "random"), "preset") for key in SIDE_OPTIONS),
    Option("first_leader", ("random", "1", "2", "3", "4"), "random"),
    Option("flips", ("owner", "automatic"), "owner"),
    Option("backs_show_type", ("on", "off"), "on"),
    Option("memory", ("perfect", "physical"), "perfect"),
    Option("self_push", ("off", "on"), "off"),
    Option("idol_b_same_round", ("off", "on"), "off"),
    Option("jewelry_a", ("once", "double"), "once"),
)
QUESTIONS: Final = ("wait", "window", "turn", "place", "flip", "reroll")
SCORE_PARTS: Final = ("coins", *TYPE_KEYS, "servants")

# What a new table is made for, and all that changes at it: numbers and lists in the order of a dump.
SIZES: Final = {"seats": 1, "slots": 3}
STATE: Final = (
    number("seats", OPEN, "seats"),
    # Table options, as 0 or 1 unless said otherwise.
    *numbers(OPEN, "backs_hidden", "physical", "self_push", "same_round", "double_jewel", "auto_flips"),
    number("first_leader", OPEN, note="0 for a random one, else a seat from 1"),
    number("phase", OPEN, "SIDES"),
    number("actor", OPEN, "CHANCE"),
    *numbers(OPEN, "round", "rounds"),
    number("turn", OPEN, note="index of the turn in this round"),
    number("leader", OPEN, note="in solo play 1 is the Ghost"),
    number("cursor", OPEN, note="how far a window, the rolls or the sides have come"),
    number("next_slot", OPEN, note="groups of one claim go to rising slots"),
    number("groups", OPEN, note="groups placed in this claim"),
    number("deck_size", OPEN),
    number("top", HIDDEN, "NOBODY", "kind of the top card, whose back all see; -1 = none"),
    number("race_round", OPEN, note="the round in which the race was won; 0 = not yet"),
    *numbers(OPEN, "ghost_hand", "ghost_aside"),
    number("resume", OPEN, note="the phase to go on with when `todo` is empty"),
    number("race", OPEN, note="mask of those who were first with two Idols (side B)"),
    number("tied", OPEN, note="mask of the seats that roll for the victory"),
    *numbers(OPEN, "tie_round", "victors"),
    vector("sides", OPEN, note="0 = A, 1 = B, -1 = not yet decided"),
    vector("deck", HIDDEN, note="how many of each kind lie below the top card"),
    vector("slot_card", HIDDEN, "slots", "NOBODY", "kind, or -1 while no card lies there"),
    vector("slot_up", OPEN, "slots"),
    vector("slot_known", OPEN, "slots", note="mask of those who know the value"),
    vector("slot_owner", OPEN, "slots", "NOBODY"),
    vector("slot_dice", OPEN, "slots"),
    vector("slot_effort", OPEN, "slots"),
    vector("active", OPEN, "seats", "DICE"),
    vector("exhausted", OPEN, "seats"),
    vector("discard", HIDDEN),
    vector("dice", OPEN, note="the dice rolled in this Collect phase, packed (see dice.py)"),
    vector("ghost_faces", OPEN),
    vector("todo", OPEN, note="frames of four: kind, seat, and two numbers"),
    vector("tie_sums", OPEN, "seats"),
    rows("cards", HIDDEN, "packed (see cards.py)"),
)

# Numbers and word lists that boards know by name too.
FOR_BOARDS: Final = {"TYPES": TYPE_KEYS, "UNKNOWN": UNKNOWN, "GHOST": GHOST, "FACES": FACES}
