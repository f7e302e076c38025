"""The numbers of `s.phase` in Thiefdom, and the words for them in views and questions."""

from __future__ import annotations

from typing import Final

PHASE_KEYS: Final = tuple(
    """
    place villas arts guards nobles mission show boards deal tiles reveal draw patrol compass rival pick
    buy hideout plan walk turn move passing location client keep room exchange lift share poster replace
    ended
    """.split()
)

# Phases that wait for chance …
PLACE: Final = 0
VILLAS: Final = 1
ARTS: Final = 2
GUARDS: Final = 3
NOBLES: Final = 4
MISSION: Final = 5
SHOW: Final = 6
BOARDS: Final = 7
DEAL: Final = 8
TILES: Final = 9
REVEAL: Final = 10
DRAW: Final = 11
PATROL: Final = 12
COMPASS: Final = 13
RIVAL: Final = 14
# … and for seats.
PICK: Final = 15
BUY: Final = 16
HIDEOUT: Final = 17
PLAN: Final = 18
WALK: Final = 19
TURN: Final = 20
MOVE: Final = 21
PASSING: Final = 22
LOCATION: Final = 23
CLIENT: Final = 24
KEEP: Final = 25
ROOM: Final = 26
EXCHANGE: Final = 27
LIFT: Final = 28
SHARE: Final = 29
POSTER: Final = 30
REPLACE: Final = 31
ENDED: Final = 32
# Between them the rules go on by themselves, in the order that flow.py shows.
GO_SETUP: Final = 40
GO_DRAFT: Final = 41
GO_BUY: Final = 42
GO_HIDEOUT: Final = 43
GO_NIGHT: Final = 44
GO_ACTIVATION: Final = 45
GO_PATROL: Final = 46
GO_WALK: Final = 47
GO_TURN: Final = 48
GO_LOCATION: Final = 49
GO_REFILL: Final = 50
GO_DAY: Final = 51
GO_RENEW: Final = 52
GO_REVEAL: Final = 53
GO_DRAW: Final = 54
GO_SEEN: Final = 55
GO_END: Final = 56
