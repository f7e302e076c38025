"""Oliver Twist, declared once: `make declare` writes from it what else must know (docs/decisions/0015)."""

from __future__ import annotations

from typing import Final

from rookery.games.oliver_twist.const import (
    BURGLARY,
    CARD_KEYS,
    CARDS,
    CELLS,
    CHARACTER,
    CLASSES,
    EMPTY,
    FACE_DOWN,
    FIRST_CLASS,
    KIND_KEYS,
    REAL_TYPES,
    RICHEST,
    SPACES,
    TOOL_0,
    TOOLS,
    TYPE_KEYS,
    VALUES,
    WALLET,
)
from rookery.games.oliver_twist.phase_numbers import ACTION, ENDED, PHASE_KEYS
from rookery.kernel import Codec, Field, Option, Verb, told, whispered
from rookery.kernel.state_fields import ALWAYS, HIDDEN, OPEN, OWN, number, numbers, plain, rows, vector

_SPACE: Final = (Field("space", SPACES),)
_SEAT: Final = (Field("seat", 4),)
_COUNTS: Final = CELLS + 1
# By the name of the first action's number. In a range of one argument NAME_2 is the action with a 2.
VERBS: Final = {
    "PROWL": Verb("prowl"),
    "FAGIN": Verb("fagin"),
    "EFFECT_0": Verb("effect", (Field("card", CARDS),)),
    "HIDE_0": Verb("hide", (Field("card", CARDS),)),
    "END_ROUND": Verb("end_round"),
    "TAKE_0": Verb("take", _SPACE),
    "PLACE_0": Verb("place", _SPACE),
    "PEEK_0": Verb("peek", _SPACE),
    "REVEAL_0": Verb("reveal", _SPACE),
    "NO_REVEAL": Verb("no_reveal"),
    "SWAP_0": Verb("swap", (Field("token", CLASSES),)),
    "SELL_TWO_0": Verb(
        "sell_two", (Field("type", 2), *(Field(n, _COUNTS) for n in ("low", "high", "wallets")))
    ),
    "SELL_ONE_0": Verb(
        "sell_one", (Field("type", 4, 2), Field("tokens", CELLS, 1), Field("wallets", _COUNTS))
    ),
    "SELL_WALLETS_2": Verb("sell_wallets", (Field("wallets", CELLS - 1, 2),)),
    "STOP": Verb("stop"),
    "KEEP_0": Verb("keep", (Field("pounds", 2 * RICHEST + 1, -RICHEST),)),
    "SPEND_0": Verb("spend", (Field("tool", TOOLS),)),
    "STARTER_0": Verb("starter", _SEAT),
    "LATE_0": Verb("late", tuple(Field(key, 2) for key in TYPE_KEYS[:REAL_TYPES])),
    "VICTIM_0": Verb("victim", _SEAT),
    "WALLETS_1": Verb("wallets", (Field("wallets", CELLS, 1),)),
    "GRAB_0": Verb("grab", _SPACE),
    "ROB_0": Verb("rob", (Field("seat", 4), Field("tool", TOOLS))),
    "BURGLE": Verb("burgle"),
    "SEARCH_0": Verb("search", (Field("token", CLASSES),)),
    "FIND_NOTHING": Verb("find_nothing"),
}
CODEC: Final = Codec(list(VERBS.values()))
STRIDES: Final = {"COUNTS": ("sell_two", "high")}  # how far apart two actions are whose argument is one apart

EVENTS: Final = (
    told("first", "seat"),
    whispered("start_token", "seat", "token"),
    told("day", "tokens"),
    told("turn", "seat"),
    told("stuck", "seat", "pounds"),
    told("peeked", "seat", "space"),
    whispered("peeked_token", "space", "token"),
    told("placed", "seat", "space"),
    told("revealed", "seat", "space", "token"),
    told("skipped", "seat", "space", "token"),
    told("dropped", "seat", "space", "token"),
    told("took", "seat", "space", "token"),
    told("drew", "seat"),
    whispered("drew_card", "card"),
    told("filed", "seat"),
    whispered("filed_token", "seat", "token"),
    told("sold", "seat", "type", "low", "high", "wallets", "pounds"),
    told("start_back", "seat", "token"),
    told("hid", "seat", "card"),
    told("helped", "seat", "card"),
    told("received", "seat", "pounds"),
    told("snatched", "seat", "victim_seat", "token"),
    told("lighter", "seat", "tokens"),
    told("heavier", "seat", "victim_seat", "tokens"),
    told("found", "seat", "token"),
    told("found_nothing", "seat"),
    told("wallets", "seat", "wallets", "pounds"),
    told("grabbed", "seat", "space", "token"),
    told("tool_taken", "seat", "victim_seat", "tool"),
    told("burgled", "seat", "cards"),
    whispered("loot", "pounds"),
    whispered("kept", "pounds"),
    told("tool_spent", "seat", "tool"),
    told("round_ended", "seat", "pounds"),
    told("late", "seat", "tokens", "pounds"),
    told("file", "seat", "tokens", "types"),
    told("fined", "seat", "pounds"),
    told("night", "tokens"),
    told("money", "seat", "pounds"),
    told("guide", "seat"),
    told("starter", "seat", "starter_seat"),
    told("ended"),
    told("loot_shown", "seat", "pounds"),
    told("won", "seat", "pounds"),
)

# Players from the youngest to the oldest; those who are not at the table do not count.
AGES: Final = tuple(
    a + b + c + d for a in "1234" for b in "1234" for c in "1234" for d in "1234" if len({a, b, c, d}) == 4
)
OPTIONS: Final = (
    Option("first_player", ("random", "1", "2", "3", "4"), "random"),
    Option("youth_order", AGES, "1234"),
    Option("visibility", ("screen", "open"), "screen"),
    Option("relocation_when_poor", ("pay_all", "forbid"), "pay_all"),
    Option("pure_wallet_sets", ("on", "off"), "on"),
    Option("late_sets", ("split", "per_type"), "split"),
    Option("night_reveal", ("optional", "forced", "only_if_none_visible"), "optional"),
    Option("reveal_through_visible", ("off", "on"), "off"),
    Option("close_yellow_at_night", ("on", "off"), "on"),
    Option("square_is_free_space", ("on", "off"), "on"),
    Option("tie_break", ("shared", "smaller_file"), "shared"),
)
QUESTIONS: Final = ("wait", *PHASE_KEYS[ACTION:ENDED])
SCORE_PARTS: Final = ("money", "burglaries")

# What a new table is made for, and all that changes at it: numbers and lists in the order of a dump.
SIZES: Final = {"seats": 2}
STATE: Final = (
    number("seats", OPEN, "seats"),
    # Table options, as 0 or 1 unless said otherwise.
    number("poor_stay", OPEN, note="no relocation without the full price"),
    number("no_pure", OPEN, note="no sets of wallets alone"),
    number("per_type", OPEN, note="one late set of each type"),
    number("reveal_rule", OPEN, note="REVEAL_OPTIONAL, REVEAL_FORCED or REVEAL_LAST"),
    number("through", OPEN, note="reveals pass over face-up tokens"),
    number("yellow_night", OPEN, note="yellow streets open at Night"),
    number("square_barred", OPEN, note="nobody is placed on the square"),
    number("open_lairs", OPEN, note="visibility: all see reserves and money"),
    number("tie_file", OPEN, note="ties are broken by the smaller file"),
    number("first_seat", OPEN, note="0 for a random one, else a seat from 1"),
    number("phase", OPEN, "FIRST"),
    number("actor", OPEN, "CHANCE"),
    number("night", OPEN),
    number("active", OPEN, note="whose turn it is"),
    number("pawn", OPEN, "SQUARE"),
    number("left", OPEN, note="tokens on the board"),
    number("cursor", OPEN, note="how far a deal or a draw has come"),
    number("rewards", OPEN, note="Reward tokens used in this round"),
    number("helper", OPEN, "NOBODY", "the Character whose effect is being carried out"),
    number("again", OPEN, note="Prowls that still follow this one"),
    number("sets", OPEN, note="sets that may still be sold in this action"),
    number("extra", OPEN, note="pounds on top of each of them"),
    number("least", OPEN, note="the fewest tokens of a set in this action"),
    number("peeks", OPEN, note="secret looks still due"),
    number("peeked", OPEN, "NOBODY", "the space just looked at"),
    number("guide", OPEN, "NOBODY", "who opens the Night; nobody once it is under way"),
    number("walk_last", OPEN, "NOBODY", "the token turned up last"),
    *numbers(OPEN, "bag_size", "pool_size"),
    number("pile", HIDDEN, "2**CARDS - 1", "Character cards not yet drawn"),
    number("gone", OPEN, note="Character cards played"),
    number("vault", HIDDEN, "2**LOOT - 1", "Burglary cards in the pile"),
    number("nancy", OPEN, "NOBODY", "whose file she lightened in this round,"),
    number("nancy_stayed", OPEN, note="how many of its first tokens were there and stayed,"),
    number("nancy_known", OPEN, note="and the mask of those who have looked since"),
    number("noah", OPEN, "NOBODY", "whose file got tokens of the bag"),
    number("noah_known", OPEN),
    number("ender", OPEN, "NOBODY", "who ended the round"),
    number("took", OPEN, "NOBODY", "the kind of the token taken in the last action"),
    number("victors", OPEN),
    plain("youth", OPEN, shared=ALWAYS, note="seats, youngest first"),
    vector("board", HIDDEN, "SPACES", "EMPTY"),
    vector("bag", HIDDEN, "KINDS"),
    plain("bag_then", HIDDEN, shared=ALWAYS, note="the bag just after Noah Claypole drew from it"),
    vector("pool", HIDDEN, "KINDS", note="Night: face down or in the box, and never seen"),
    vector("aside", HIDDEN, "CLASSES", note="start tokens nobody has seen"),
    vector("aside_seen", OPEN, "CLASSES", note="start tokens that were sold before all eyes"),
    vector("money", OWN, "seats"),
    vector("tools", OPEN, "seats * TOOLS"),
    vector("hands", OWN, "seats", note="Character cards"),
    vector("swaps", OPEN, "seats", note="tokens moved from a full reserve to the file"),
    vector("lost", HIDDEN, note="tokens Nancy took out of a file; they count as bag or aside"),
    plain("burgled", HIDDEN, shared=ALWAYS, note="seat + 4 * card, in the order of burglaries"),
    # seat + 4 * burglaries before + 64 * mask of cards seen and put back
    plain("returned", HIDDEN, shared=ALWAYS),
    plain("drawn", HIDDEN, shared=ALWAYS, note="Burglary cards to choose from"),
    vector("walk", OPEN, note="spaces turned up by this reveal"),
    plain(
        "shown", OPEN, shared=ALWAYS, note="what was announced in the last action: event kind and six numbers"
    ),
    plain("announced", OPEN, shared=ALWAYS, note="money at the start of the Night"),
    plain("late", OWN, shared=ALWAYS, note="by seat: the types left over, once chosen"),
    plain(
        "report", OPEN, shared=ALWAYS, note="by seat: the end of the last round (see phases/end_of_round.py)"
    ),
    rows("reserves", OWN),
    rows("files", HIDDEN),
)

# Numbers and word lists that boards know by name too.
FOR_BOARDS: Final = {
    "CARDS": CARD_KEYS,
    "KINDS": tuple(key.partition("_")[0] for key in KIND_KEYS),
    "FIRST_CLASS": FIRST_CLASS,
    "VALUES": VALUES,
    "WALLET": WALLET,
    "CHARACTER": CHARACTER,
    "TOOL_0": TOOL_0,
    "BURGLARY": BURGLARY,
    "EMPTY": EMPTY,
    "FACE_DOWN": FACE_DOWN,
    "CELLS": CELLS,
}
