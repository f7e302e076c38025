"""How a table's options are written into a new state (contract part 6)."""

from __future__ import annotations

from typing import Final

from rookery.games.oliver_twist.state import OliverTwistState
from rookery.kernel import Options

# How reveals pass over face-up tokens: by the first way found (rules version 1), or by the shortest.
FIRST_WAY: Final = 1
SHORTEST_WAY: Final = 2


def take_options(s: OliverTwistState, options: Options, version: int) -> None:
    """Writes the chosen values into a new state."""
    first = options["first_player"]
    s.first_seat = 0 if first == "random" else int(first)
    s.youth = [int(digit) - 1 for digit in options["youth_order"] if int(digit) <= s.seats]
    s.open_lairs = 1 if options["visibility"] == "open" else 0
    s.poor_stay = 1 if options["relocation_when_poor"] == "forbid" else 0
    s.no_pure = 1 if options["pure_wallet_sets"] == "off" else 0
    s.per_type = 1 if options["late_sets"] == "per_type" else 0
    s.reveal_rule = ("optional", "forced", "only_if_none_visible").index(options["night_reveal"])
    if options["reveal_through_visible"] == "on":
        s.through = SHORTEST_WAY if version >= 2 else FIRST_WAY
    s.yellow_night = 1 if options["close_yellow_at_night"] == "off" else 0
    s.square_barred = 1 if options["square_is_free_space"] == "off" else 0
    s.tie_file = 1 if options["tie_break"] == "smaller_file" else 0
