"""What Thiefdom shows: the shapes of its views and previews, as they go out in JSON."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

from rookery.kernel.shown import OwnView


class Section(TypedDict):
    """A section in its place."""

    section: int
    side: str
    turns: int


class Building(TypedDict):
    """A building with its cells and those beside it."""

    spot: int
    kind: str
    section: int
    house: int
    cells: list[int]
    doors: list[int]  # to enter by
    leave: list[int]  # to leave to


class Gate(TypedDict):
    """The entrance of a villa."""

    section: int
    cell: int
    north: bool


class MapView(TypedDict):
    """The alleys, and what lies beside them."""

    columns: int
    alleys: list[int]
    lanterns: list[int]
    walls: list[int]  # cell * 4 + direction
    catacombs: list[int]
    gates: list[Gate]


class Citizen(TypedDict):
    """Who stands where, and what a guard sees."""

    key: str
    cell: int
    row: int
    column: int
    facing: int
    sees: list[int]


class Thief(TypedDict):
    """A thief and what he carries."""

    spot: int
    goods: list[int]
    artwork: int  # 1 to 6; 0 = none
    wanted: bool
    equipment: list[int]
    ally: int
    brawl: int
    blinded: int  # mask of guards


class Guild(TypedDict):
    """A player's side of the table."""

    vp: int
    hideout: int
    store: list[int]
    store_artworks: int  # mask of artworks 1 to 6
    board: int
    patrol: list[int]
    endurance: bool
    missions: list[int]
    plan: list[int]
    cards_kept: int


class Mission(TypedDict):
    """What a mission says."""

    wants: list[int]
    gives: list[int]
    vp: int


class Bonus(TypedDict):
    """What an artwork says."""

    vp: int
    gives: list[int]
    draws: int


class Printed(TypedDict):
    """What cards, missions, artworks and villas say in this pack."""

    cost: list[int]
    vp: list[int]
    brings: list[list[int]]
    missions: list[Mission]
    artworks: list[Bonus]
    gems_locked: list[int]


class Missions(TypedDict):
    """The missions of the smugglers, and those not seen."""

    slots: list[int]
    piles: list[int]
    unseen: list[int]
    deck: int


class Equipment(TypedDict):
    """The dealer's display and what lies behind it."""

    display: list[int]
    deck: list[int]
    discard: list[int]
    half: int


class Clients(TypedDict):
    """The clients of the tavern."""

    deck: list[int]
    discard: list[int]
    box: list[int]
    revealed: list[int]


class Turn(TypedDict):
    """How far the turn of a thief has come."""

    active: int
    ap: int
    at: int
    mp: int
    jumping: int
    tunnel: int
    hurry: int
    vault_from: int
    robbed: int
    visited: int
    used: int
    smoke: int
    fresh: int
    here: int
    did: int
    open: int
    partner: int
    limit: int


class Errand(TypedDict):
    """A citizen on his way."""

    mover: int
    seat: int
    need: int
    heading: int
    at: int


class Solo(TypedDict):
    """What moves by itself in a game alone."""

    compass: int
    boards_left: list[int]
    board: int
    face: int
    rivals: list[int]


class ThiefdomView(OwnView):
    """What a seat may know."""

    actor: int
    waiting: list[int]
    round: int
    tile: int
    turn: int
    first: int
    starter: int
    step: list[int]
    city: list[Section]
    villas: list[int]
    artworks: list[int]
    citizens: list[Citizen]
    badges: int
    bags: int
    dungeon: list[int]
    missions: Missions
    equipment: Equipment
    clients: Clients
    players: list[Guild]
    thieves: list[Thief]
    turn_of: Turn
    walk: Errand
    trail: list[int]
    pool: list[int]
    room: list[int]
    buildings: NotRequired[list[Building]]
    map: NotRequired[MapView]
    printed: NotRequired[Printed]
    hand: NotRequired[list[int]]
    kept: NotRequired[list[int]]
    passed: NotRequired[list[int]]
    choice: NotRequired[int]
    solo: NotRequired[Solo]


class WayRow(TypedDict):
    """A way of a thief; what is not said is nothing."""

    spot: int
    actions: list[int]
    path: NotRequired[list[int]]  # spots, the last one included; without it the actions are the spots
    steps: NotRequired[int]  # MP spent
    left: NotRequired[int]  # MP left to go on with
    vp: NotRequired[int]  # VP lost
    arrest: NotRequired[int]  # the citizen who arrests him
    arrested: NotRequired[list[int]]  # thieves
    watched: NotRequired[int]  # the citizen who arrests him if his turn ends there: the patrol comes next
    meets: NotRequired[int]  # an own thief passed at the end, for an exchange
    cards: NotRequired[int]  # a wall climbed, a building vaulted


class WalkRow(TypedDict):
    """An outcome of a citizen's walk."""

    end: int
    actions: list[int]
    path: list[int]
    facing: NotRequired[int]  # of a guard, like what follows
    seen: NotRequired[list[int]]  # on his way and at its end
    sees: NotRequired[list[int]]  # once he stands
    arrests: NotRequired[list[int]]  # thieves


class ThiefdomPreview(TypedDict, total=False):
    """What a seat can foresee of its choices."""

    ways: list[WayRow]
    carried: list[WayRow]  # by cards
    walks: list[WalkRow]
    deals: list[Annotated[list[int], "action", "vp", "gold"]]  # VP gained, gold paid
    sold: int  # the good that this location buys
    store: list[int]  # actions that put everything into the hideout
    watched: int  # the citizen who arrests the thief if his turn ends here: the patrol comes next
    gold: list[int]  # actions that take out as much gold as fits
