"""What a table may settle before the game."""

from __future__ import annotations

from typing import Final

from rookery.games.thiefs_market.const import VISIBILITY_KEYS
from rookery.kernel import Option

OPTIONS: Final = (
    Option("promos", ("off", "on"), "off"),
    Option("first_seat", ("random", "1", "2", "3", "4", "5"), "random"),
    Option("infamy_visibility", VISIBILITY_KEYS, "hidden"),
    Option("appendage_a", ("all_dice", "one_die"), "all_dice"),
    Option("second_after_tie", ("on", "off"), "on"),
    Option("potion_next_deck", ("on", "off"), "on"),
    Option("max_rounds", ("20", "50", "100", "200"), "100"),
)
