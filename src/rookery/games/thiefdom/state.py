"""Everything that changes during a game of Thiefdom."""

from __future__ import annotations

from typing import Any, Final

from rookery.games.thiefdom.city import City
from rookery.games.thiefdom.const import (
    BUILDING,
    CELLS,
    CITIZEN_MARK,
    CITIZENS,
    PLACE,
    THIEVES,
    TYPES,
)
from rookery.kernel import CHANCE, Fields, State
from rookery.kernel.runtime import i64, vec

# Every field by name, in the order of a dump: whole numbers, then lists. `occ` and `city` follow from them.
NUMBERS = (
    "seats flags layout phase resume actor owed cursor round tile turn first starter badges bags dungeon_art "
    "mission_deck half clients client_discard client_box active ap robbed visited used smoke endurance "
    "fresh at mp jumping tunnel hurry vault_from mover mover_seat need heading down back here did open "
    "partner limit stage wanted compass pile board face victors"
).split()
LISTS = (
    "villas arts citizen_cell guard_way dungeon slots piles deck discard display hand kept passed choice "
    "boards vp hideout store store_art missions plans spot goods art equip ally gear guild blinded trail "
    "revealed pool rivals todo"
).split()
GROWING: Final = ("trail", "todo", "villas", "arts")
FIELDS = Fields("Thiefdom", (1, 4), NUMBERS, LISTS, [], largest=1 << 63)

NONE: Final[list[int]] = []  # what every list is until it is made; never changed
NO_NUMBERS: Final = vec[i64]()  # the same for vectors


class ThiefdomState(State):
    """Thieves are numbered seat * 3 + their own number; spots, goods and cards as in const.py.

    Copies share most lists: only those that `copy` copies may be changed in place.
    """

    def __init__(self) -> None:
        self.seats: i64 = 0
        self.flags: i64 = 0
        self.layout: i64 = 0  # six bits a place: section - 1, side, quarter turns
        self.phase: i64 = PLACE
        self.resume: i64 = 0  # the phase after a question about goods
        self.actor: i64 = CHANCE
        self.owed: i64 = 0  # mask of the seats that still owe a simultaneous choice
        self.cursor: i64 = 0  # how far set-up, draws or an exchange have come
        self.round: i64 = 0
        self.tile: i64 = 0  # planning tile in play, 1 to 4; in solo play the half turns of a night
        self.turn: i64 = 0  # how many seats have used this tile
        self.first: i64 = 0  # the first player of this round
        self.starter: i64 = 0  # the first player of round 1
        self.badges: i64 = 0  # mask of guards with a badge on the loot board
        self.bags: i64 = 0  # mask of nobles with a full bag
        self.villas = NONE  # villa tile by villa of the city; -1 = not yet laid
        self.arts = NONE  # its artwork 1 to 6; 0 = stolen, -1 = not yet laid
        self.citizen_cell = NO_NUMBERS
        self.guard_way = NO_NUMBERS
        self.dungeon = NONE
        self.dungeon_art: i64 = 0
        self.slots = NONE  # mission by smuggler of the city; -1 = empty
        self.piles = NONE  # two more each with strategic missions; -1 = taken
        self.mission_deck: i64 = 0

        self.half: i64 = 0  # mask of half-circle cards that are not dealt
        self.deck = NONE
        self.discard = NONE
        self.display = NONE
        self.hand = NONE  # three cards a seat to pick from
        self.kept = NONE  # three picked cards a seat
        self.passed = NONE  # what a seat passed on, or alone set aside: two cards, then one
        self.choice = NONE
        self.clients: i64 = 0  # mask of the deck
        self.client_discard: i64 = 0
        self.client_box: i64 = 0
        self.revealed = NONE

        self.boards = NONE
        self.vp = NONE
        self.hideout = NONE
        self.store = NONE
        self.store_art = NONE  # mask of artworks
        self.missions = NONE  # mask of missions done
        self.plans = NONE
        self.endurance: i64 = 0  # mask of seats that have used it tonight

        self.spot = NO_NUMBERS
        self.goods = NO_NUMBERS
        self.art = NONE
        self.equip = NONE
        self.ally = NONE
        self.gear = NONE  # abilities of a thief's own cards
        self.guild = NONE  # abilities that work for a whole guild
        self.blinded = NONE  # mask of guards that cannot arrest him this night
        self.wanted: i64 = 0  # mask of thieves

        self.active: i64 = -1  # the thief whose turn it is
        self.ap: i64 = 0
        self.robbed: i64 = 0  # mask of citizens robbed in this turn
        self.visited: i64 = 0  # mask of locations activated in this turn
        self.used: i64 = 0  # mask of card slots used in this turn; 8 = climbed, 16 = vaulted
        self.smoke: i64 = 0
        self.fresh: i64 = 0  # 1 = nothing has happened since the last exchange in the hideout

        self.at: i64 = -1  # where a moving thief is, also over an occupied cell
        self.mp: i64 = 0
        self.jumping: i64 = 0
        self.tunnel: i64 = 0  # 1 = the catacombs were used in this move
        self.hurry: i64 = 0
        self.vault_from: i64 = -1

        self.mover: i64 = -1  # the citizen on his way
        self.mover_seat: i64 = -1
        self.need: i64 = 0  # free lanterns still to reach
        self.heading: i64 = -1
        self.trail = NONE  # in this move: ways taken from lanterns, or figures that a thief has jumped
        self.down: i64 = 0  # mask of thieves laid down
        self.back: i64 = 0  # the phase after this citizen's move

        self.here: i64 = -1  # the location being activated
        self.did: i64 = 0
        self.open: i64 = 0  # the sub-action that may still be continued
        self.partner: i64 = -1
        self.limit: i64 = 0
        self.stage: i64 = 0
        self.pool = NONE
        self.todo = NONE  # frames of three: thief, good, pieces to receive

        self.compass: i64 = 0
        self.pile: i64 = 0  # mask of solo patrol boards still face down
        self.board: i64 = -1
        self.face: i64 = 0
        self.rivals = NONE
        self.victors: i64 = 0
        self.occ = NO_NUMBERS  # who stands on a cell; follows from the rest
        self.lent: i64 = 0  # 1 = a copy shares `occ`
        self.city: City | None = None  # `Tables.city` finds it; follows from the layout

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled like a saved game: cities stay at home."""
        return restore, (dump(self),)

    def slim(self) -> None:
        self.city = None

    def copy(self) -> ThiefdomState:
        c = ThiefdomState()
        _copy_numbers(self, c)
        _copy_turn(self, c)
        _copy_opening(self, c)
        _share(self, c)
        c.citizen_cell = self.citizen_cell[:]
        c.spot = self.spot[:]
        c.goods = self.goods[:]
        c.vp = self.vp.copy()
        c.guard_way = self.guard_way[:]
        c.revealed = self.revealed.copy()
        c.store = self.store.copy()
        c.pool = self.pool.copy()
        c.deck = self.deck.copy()
        c.trail = self.trail.copy()
        c.todo = self.todo.copy()
        return c


def blank(seats: int) -> ThiefdomState:
    """A state before anything is laid out, with lists of the right length."""
    s = ThiefdomState()
    thieves = seats * THIEVES
    s.seats = seats
    s.villas = []
    s.arts = []
    s.citizen_cell = vec[i64]([-1] * CITIZENS)
    s.guard_way = vec[i64]([0] * 4)
    s.dungeon = [0] * 5
    s.slots = [-1] * 4
    s.piles = [-1] * 8
    s.deck = [0] * TYPES
    s.discard = [0] * TYPES
    s.display = [-1] * 4
    s.hand = [-1] * thieves
    s.kept = [-1] * thieves
    s.passed = [-1] * thieves
    s.choice = [-1] * seats
    s.revealed = [-1] * 4
    s.boards = [-1] * seats
    s.vp = [0] * seats
    s.hideout = [-1] * seats
    s.store = [0] * (seats * 5)
    s.store_art = [0] * seats
    s.missions = [0] * seats
    s.plans = [-1] * seats
    s.spot = vec[i64]([-1] * thieves)
    s.goods = vec[i64]([0] * (thieves * 5))
    s.art = [0] * thieves
    s.equip = [-1] * (thieves * 2)
    s.ally = [-1] * thieves
    s.gear = [0] * thieves
    s.guild = [0] * seats
    s.blinded = [0] * thieves
    s.trail = []
    s.pool = [0] * 11
    s.todo = []
    s.rivals = [-1] * 3
    s.occ = vec[i64]([0] * CELLS)
    return s


def _share(s: ThiefdomState, c: ThiefdomState) -> None:
    """These lists are never changed in place (see `changed` and `mark`), so that copies may share them."""
    s.lent = 1
    c.lent = 1
    c.occ = s.occ
    c.city = s.city
    c.arts = s.arts
    c.dungeon = s.dungeon
    c.slots = s.slots
    c.piles = s.piles
    c.discard = s.discard
    c.display = s.display
    c.store_art = s.store_art
    c.missions = s.missions
    c.plans = s.plans
    c.art = s.art
    c.equip = s.equip
    c.ally = s.ally
    c.gear = s.gear
    c.guild = s.guild
    c.blinded = s.blinded
    c.rivals = s.rivals


def changed(values: list[int], index: i64, value: i64) -> list[int]:
    """A list with another entry, for lists that copies of a state share."""
    fresh = values.copy()
    fresh[index] = value
    return fresh


def mark(s: ThiefdomState, cell: i64, figure: i64) -> None:
    """Notes who stands on a cell; a list that a copy shares is copied only now."""
    if s.lent:
        s.occ = s.occ[:]
        s.lent = 0
    s.occ[cell] = figure


def _copy_numbers(s: ThiefdomState, c: ThiefdomState) -> None:
    c.seats = s.seats
    c.flags = s.flags
    c.layout = s.layout
    c.phase = s.phase
    c.resume = s.resume
    c.actor = s.actor
    c.owed = s.owed
    c.cursor = s.cursor
    c.round = s.round
    c.tile = s.tile
    c.turn = s.turn
    c.first = s.first
    c.starter = s.starter
    c.badges = s.badges
    c.bags = s.bags
    c.dungeon_art = s.dungeon_art
    c.mission_deck = s.mission_deck
    c.half = s.half
    c.clients = s.clients
    c.client_discard = s.client_discard
    c.client_box = s.client_box
    c.endurance = s.endurance
    c.wanted = s.wanted
    c.compass = s.compass
    c.pile = s.pile
    c.board = s.board
    c.face = s.face
    c.victors = s.victors


def _copy_opening(s: ThiefdomState, c: ThiefdomState) -> None:
    """From the first night on these lists are never changed in place, so that copies may share them."""
    fixed = s.round > 0
    c.villas = s.villas if fixed else s.villas.copy()
    c.hand = s.hand if fixed else s.hand.copy()
    c.kept = s.kept if fixed else s.kept.copy()
    c.passed = s.passed if fixed else s.passed.copy()
    c.choice = s.choice if fixed else s.choice.copy()
    c.boards = s.boards if fixed else s.boards.copy()
    c.hideout = s.hideout if fixed else s.hideout.copy()


def _copy_turn(s: ThiefdomState, c: ThiefdomState) -> None:
    c.active = s.active
    c.ap = s.ap
    c.robbed = s.robbed
    c.visited = s.visited
    c.used = s.used
    c.smoke = s.smoke
    c.fresh = s.fresh
    c.at = s.at
    c.mp = s.mp
    c.jumping = s.jumping
    c.tunnel = s.tunnel
    c.hurry = s.hurry
    c.vault_from = s.vault_from
    c.mover = s.mover
    c.mover_seat = s.mover_seat
    c.need = s.need
    c.heading = s.heading
    c.down = s.down
    c.back = s.back
    c.here = s.here
    c.did = s.did
    c.open = s.open
    c.partner = s.partner
    c.limit = s.limit
    c.stage = s.stage


def dump(s: ThiefdomState) -> dict[str, Any]:
    """All fields by name."""
    return FIELDS.dump(s)


def restore(data: dict[str, Any]) -> ThiefdomState:
    """A state from its dump; ValueError names the field that is missing or of the wrong shape."""
    FIELDS.check(data)
    s = blank(data["seats"])
    for name in LISTS:
        if name not in GROWING and len(data[name]) != len(getattr(s, name)):
            raise ValueError(
                f"the saved state's {name} has {len(data[name])} entries, not {len(getattr(s, name))}"
            )
    FIELDS.fill(s, data)
    occupy(s)
    return s


def occupy(s: ThiefdomState) -> None:
    """Marks the cells where figures stand; a thief in the middle of a jump stands nowhere."""
    s.occ = vec[i64]([0] * CELLS)
    s.lent = 0
    thief: i64
    for thief in range(s.seats * THIEVES):
        if 0 <= s.spot[thief] < BUILDING and not (s.jumping and s.active == thief):
            s.occ[s.spot[thief]] = 1 + thief
    citizen: i64
    for citizen in range(CITIZENS):
        if 0 <= s.citizen_cell[citizen] < CELLS:
            s.occ[s.citizen_cell[citizen]] = CITIZEN_MARK + citizen
