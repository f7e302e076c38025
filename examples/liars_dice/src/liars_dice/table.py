"""What lies on the table, for the board that draws any game."""

from __future__ import annotations

from typing import Final

from rookery.kernel.board import DICE, NUMBER, SEAT, Board, Zone

BOARD: Final = Board(
    zones=(
        Zone("bid_count", "bid.count", NUMBER),
        Zone("bid_face", "bid.face", DICE),
        Zone("bidder", "bid.seat", SEAT),
        Zone("all_dice", "dice", NUMBER),
        Zone("cup", "players.*.dice", DICE),
        Zone("shown", "players.*.shown", DICE, small=True),
    ),
    pieces={"count": NUMBER, "face": DICE},
    headings=("round",),
    quiet=("starter", "hand"),
)
