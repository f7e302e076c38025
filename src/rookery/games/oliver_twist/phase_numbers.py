"""The numbers of `s.phase` in Oliver Twist, and the words for them in views and questions."""

from __future__ import annotations

from typing import Final

PHASE_KEYS: Final = tuple(
    """
    first deal lay turn_up look draw loot_draw lose snatch plant action peek place reveal branch take
    swap sell keep spend starter late victim wallets grab search break_in ended
    """.split()
)

# Chance first, then choices.
FIRST: Final = 0  # chance: who begins
DEAL: Final = 1  # chance: a start token
LAY: Final = 2  # chance: the token on the next space
TURN_UP: Final = 3  # chance: what a face-down token shows to all
LOOK: Final = 4  # chance: what a face-down token shows to one player
DRAW: Final = 5  # chance: a Character card
LOOT_DRAW: Final = 6  # chance: a Burglary card
LOSE: Final = 7  # chance: a token leaves a file unseen
SNATCH: Final = 8  # chance: a token of another reserve
PLANT: Final = 9  # chance: a token of the bag goes unseen into a file
ACTION: Final = 10
PEEK: Final = 11
PLACE: Final = 12
REVEAL: Final = 13
BRANCH: Final = 14
TAKE: Final = 15
SWAP: Final = 16
SELL: Final = 17
KEEP: Final = 18
SPEND: Final = 19  # which Tool a burglary costs
STARTER: Final = 20
LATE: Final = 21
VICTIM: Final = 22
WALLETS: Final = 23
GRAB: Final = 24
SEARCH: Final = 25  # Rose Maylie: one's own file
BREAK_IN: Final = 26  # Toby Crackit
ENDED: Final = 27
# Between them the rules go on by themselves, in the order that flow.py shows.
GO_DEAL: Final = 40
GO_LAY: Final = 41
GO_TURN: Final = 42
GO_NEXT: Final = 43
GO_PROWL: Final = 44
GO_PEEK: Final = 45
GO_PLACE: Final = 46
GO_REVEAL: Final = 47
GO_WALK: Final = 48
GO_TAKE: Final = 49
GO_DONE: Final = 50
GO_LOOT: Final = 51
GO_LATE: Final = 52
GO_DUSK: Final = 53
GO_NIGHT: Final = 54
GO_GUIDE: Final = 55
GO_END: Final = 56
STREAMS: Final = PHASE_KEYS[:ACTION]  # what chance decides
