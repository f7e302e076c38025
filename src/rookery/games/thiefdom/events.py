"""What can be told, what is asked, and the ids of the clauses."""

from __future__ import annotations

from typing import Final

from rookery.games.thiefdom.const import CITIZEN_KEYS, GOOD_KEYS, KIND_KEYS, RATING_KEYS
from rookery.kernel import EventKind

CARD_KEYS: Final = tuple(
    (
        "climbing_tools crossbow cudgel fishing_rod grappling_hook sack messenger_pigeon lock_pick shoes "
        "smoke_bomb thimble_rig throwing_stars "
        "antonius apollon beatrix benjamin bernhard elise grimm helmut iwana janus jin juma jolanda johanna "
        "jonathan konstanze kunrad larissa lentz malika melisande mortana oswald quinta richard ruth samuel "
        "siti stoffel svenja towa tristan wibald wilma wolff wotana"
    ).split()
)

E_SECTION: Final = 0
E_VILLA: Final = 1
E_PLACED: Final = 2
E_MISSION: Final = 3
E_SHOWN: Final = 4
E_BOARD: Final = 5
E_DEALT: Final = 6
E_HAND: Final = 7
E_READY: Final = 8
E_PASSED_ON: Final = 9
E_BOUGHT: Final = 10
E_BOUGHT_NONE: Final = 11
E_DECK: Final = 12
E_HIDEOUT: Final = 13
E_NIGHT: Final = 14
E_PLAN: Final = 15
E_ACTIVATED: Final = 16
E_PATROLS: Final = 17
E_WALKED: Final = 18
E_STAYED: Final = 19
E_STEPPED: Final = 20
E_JUMPED: Final = 21
E_ENTERED: Final = 22
E_TELEPORTED: Final = 23
E_ATTEMPT: Final = 24
E_ARRESTED: Final = 25
E_VP: Final = 26
E_GAINED: Final = 27
E_PAID: Final = 28
E_SEIZED: Final = 29
E_DROPPED: Final = 30
E_FORGONE: Final = 31
E_STORED: Final = 32
E_FETCHED: Final = 33
E_HANDED: Final = 34
E_ROBBED: Final = 35
E_POSTER: Final = 36
E_POSTER_OFF: Final = 37
E_VISITED: Final = 38
E_SOLD: Final = 39
E_DELIVERED: Final = 40
E_CLIENTS: Final = 41
E_ALLY: Final = 42
E_BRAWL: Final = 43
E_DECLINED: Final = 44
E_MISSION_DONE: Final = 45
E_USED: Final = 46
E_DISCARDED: Final = 47
E_ENDURED: Final = 48
E_TURN_OVER: Final = 49
E_DAY: Final = 50
E_ALLEY: Final = 51
E_RENEWED: Final = 52
E_COMPASS: Final = 53
E_RIVAL: Final = 54
E_FULL_MOON: Final = 55
E_SCORED: Final = 56
E_WON: Final = 57
E_RATED: Final = 58
E_STOCKED: Final = 59
E_LOCATED: Final = 60

EVENTS: Final = (
    EventKind("section", ("row", "column", "section", "side", "turns")),
    EventKind("villa", ("section", "villa", "good")),
    EventKind("placed", ("citizen", "row", "column")),
    EventKind("mission", ("section", "mission")),
    EventKind("shown", ("slot", "card")),
    EventKind("board", ("seat", "board", "first")),
    EventKind("dealt", ("seat", "cards")),
    EventKind("hand", ("card",)),
    EventKind("ready", ("seat",)),
    EventKind("passed_on", ()),
    EventKind("bought", ("seat", "thief", "card", "gold", "vp")),
    EventKind("bought_none", ("seat",)),
    EventKind("deck", ("cards",)),
    EventKind("hideout", ("seat", "kind", "section", "house")),
    EventKind("night", ("round",)),
    EventKind("plan", ("seat", "first", "second", "third", "patrol")),
    EventKind("activated", ("seat", "thief", "tile")),
    EventKind("patrols", ("seat", "board", "tile")),
    EventKind("walked", ("citizen", "row", "column", "direction")),
    EventKind("stayed", ("citizen",)),
    EventKind("stepped", ("seat", "thief", "row", "column", "mp")),
    EventKind("jumped", ("seat", "thief", "row", "column")),
    EventKind("entered", ("seat", "thief", "kind", "section", "house")),
    EventKind("teleported", ("seat", "thief", "row", "column")),
    EventKind("attempt", ("seat", "thief", "citizen")),
    EventKind("arrested", ("seat", "thief")),
    EventKind("vp", ("seat", "vp", "total")),
    EventKind("gained", ("seat", "thief", "good", "count")),
    EventKind("paid", ("seat", "thief", "good", "count")),
    EventKind("seized", ("seat", "thief", "good", "count")),
    EventKind("dropped", ("seat", "thief", "good")),
    EventKind("forgone", ("seat", "thief", "good", "count")),
    EventKind("stored", ("seat", "thief", "good")),
    EventKind("fetched", ("seat", "thief", "good")),
    EventKind("handed", ("seat", "thief", "other", "good")),
    EventKind("robbed", ("seat", "thief", "citizen")),
    EventKind("poster", ("seat", "thief")),
    EventKind("poster_off", ("seat", "thief")),
    EventKind("visited", ("seat", "thief", "kind", "section")),
    EventKind("sold", ("seat", "thief", "good", "count", "vp")),
    EventKind("delivered", ("seat", "thief", "good")),
    EventKind("clients", ("card",)),
    EventKind("ally", ("seat", "thief", "card", "gold")),
    EventKind("brawl", ("seat", "thief", "card")),
    EventKind("declined", ("seat",)),
    EventKind("mission_done", ("seat", "thief", "mission")),
    EventKind("used", ("seat", "thief", "card")),
    EventKind("discarded", ("card",)),
    EventKind("endured", ("seat", "thief")),
    EventKind("turn_over", ("seat", "thief")),
    EventKind("day", ("round", "seat")),
    EventKind("alley", ("seat", "thieves")),
    EventKind("renewed", ()),
    EventKind("compass", ("board", "face")),
    EventKind("rival", ("thief", "face", "kind", "section")),
    EventKind("full_moon", ()),
    EventKind("scored", ("seat", "goods", "allies", "home", "total")),
    EventKind("won", ("seat", "total")),
    EventKind("rated", ("total", "rating")),
    EventKind("stocked", ("seat", "good", "count")),
    EventKind("located", ("seat", "thief", "kind", "section", "house")),
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
QUESTIONS: Final = (
    "wait",
    "pick",
    "buy",
    "hideout",
    "plan",
    "walk",
    "turn",
    "move",
    "passing",
    "location",
    "client",
    "keep",
    "room",
    "exchange",
    "lift",
    "share",
    "poster",
    "replace",
)
SCORE_PARTS: Final = ("track", "gold", "gem", "liquor", "badge", "wine", "artwork", "allies", "home")

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
