"""The table options as flags of a state: variants, and rulings that could be read another way (part 6)."""

from __future__ import annotations

from typing import Final

from rookery.games.thiefdom.const import (
    F_BLIND_TO_ALL,
    F_CHAOTIC,
    F_FIRST_LOOK,
    F_FIXED_BAGS,
    F_FULL_ENTRY,
    F_GUILD_PRICE,
    F_IMMUNE_STOPS,
    F_KEEP_POSTER,
    F_NEAR_CARRIAGE,
    F_NO_GOODS_TIE,
    F_ONE_LOCATION,
    F_REPLACE,
    F_RULES_3,
    F_SIDE_BAN,
    F_SIDE_SAFE,
    F_STRATEGIC,
    F_TITHE_DEAR,
    F_TITHE_ONCE,
    F_TUTORIAL,
)
from rookery.kernel import Options

# (option, value) -> the flag it sets; defaults set none.
_FLAGS: Final = {
    ("city", "tutorial"): F_TUTORIAL,
    ("missions", "strategic"): F_STRATEGIC,
    ("planning", "chaotic"): F_CHAOTIC,
    ("first_look", "on"): F_FIRST_LOOK,
    ("jump_guard", "harmless"): F_SIDE_SAFE,
    ("jump_guard", "forbidden"): F_SIDE_BAN,
    ("immune_move", "stops"): F_IMMUNE_STOPS,
    ("teleport_entry", "on"): F_FULL_ENTRY,
    ("activations", "one"): F_ONE_LOCATION,
    ("bags", "fixed"): F_FIXED_BAGS,
    ("full_equipment", "replaced"): F_REPLACE,
    ("konstanze", "once"): F_TITHE_ONCE,
    ("konstanze", "per_gold"): F_TITHE_DEAR,
    ("stars_carriage", "next"): F_NEAR_CARRIAGE,
    ("bernhard", "everyone"): F_BLIND_TO_ALL,
    ("malika", "guild"): F_GUILD_PRICE,
    ("tie_goods", "off"): F_NO_GOODS_TIE,
    ("home_poster", "choice"): F_KEEP_POSTER,
}


def flags_of(options: Options, version: int) -> int:
    """All chosen options and the version of the rules as one number."""
    chosen = sum(flag for (key, value), flag in _FLAGS.items() if options[key] == value)
    return chosen + rules_flag(version)


def rules_flag(version: int) -> int:
    """What tells the states of this version of the rules from those of earlier ones."""
    return F_RULES_3 if version >= 3 else 0
