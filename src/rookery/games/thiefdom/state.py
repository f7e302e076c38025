"""Everything that changes during a game of Thiefdom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rookery.games.thiefdom.const import (
    BUILDING,
    CELLS,
    CITIZEN_MARK,
    CITIZENS,
    PLACE,
    THIEVES,
    TYPES,
)
from rookery.kernel import CHANCE, State

if TYPE_CHECKING:
    from mypy_extensions import i64

# Every field by name, in the order of a dump: whole numbers, then lists. `occ` follows from the rest.
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


class ThiefdomState(State):
    """Thieves are numbered seat * 3 + their own number; spots, goods and cards as in const.py."""

    def __init__(self, seats: int = 1) -> None:
        thieves = seats * THIEVES
        self.seats: i64 = seats
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
        self.villas: list[int] = []  # villa tile by villa of the city; -1 = not yet laid
        self.arts: list[int] = []  # its artwork 1 to 6; 0 = stolen, -1 = not yet laid
        self.citizen_cell = [-1] * CITIZENS
        self.guard_way = [0] * 4
        self.dungeon = [0] * 5
        self.dungeon_art: i64 = 0
        self.slots = [-1] * 4  # mission by smuggler of the city; -1 = empty
        self.piles = [-1] * 8  # two more each with strategic missions; -1 = taken
        self.mission_deck: i64 = 0

        self.half: i64 = 0  # mask of half-circle cards that are not dealt
        self.deck = [0] * TYPES
        self.discard = [0] * TYPES
        self.display = [-1] * 4
        self.hand = [-1] * thieves  # three cards a seat to pick from
        self.kept = [-1] * thieves  # three picked cards a seat
        self.passed = [-1] * thieves  # a seat remembers what it passed on: two cards, then one
        self.choice = [-1] * seats
        self.clients: i64 = 0  # mask of the deck
        self.client_discard: i64 = 0
        self.client_box: i64 = 0
        self.revealed = [-1] * 4

        self.boards = [-1] * seats
        self.vp = [0] * seats
        self.hideout = [-1] * seats
        self.store = [0] * (seats * 5)
        self.store_art = [0] * seats  # mask of artworks
        self.missions = [0] * seats  # mask of missions done
        self.plans = [-1] * seats
        self.endurance: i64 = 0  # mask of seats that have used it tonight

        self.spot = [-1] * thieves
        self.goods = [0] * (thieves * 5)
        self.art = [0] * thieves
        self.equip = [-1] * (thieves * 2)
        self.ally = [-1] * thieves
        self.gear = [0] * thieves  # abilities of a thief's own cards
        self.guild = [0] * seats  # abilities that work for a whole guild
        self.blinded = [0] * thieves  # mask of guards that cannot arrest him this night
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
        self.trail: list[int] = []  # ways taken from lanterns in this move
        self.down: i64 = 0  # mask of thieves laid down
        self.back: i64 = 0  # the phase after this citizen's move

        self.here: i64 = -1  # the location being activated
        self.did: i64 = 0
        self.open: i64 = 0  # the sub-action that may still be continued
        self.partner: i64 = -1
        self.limit: i64 = 0
        self.stage: i64 = 0
        self.pool = [0] * 11
        self.todo: list[int] = []  # frames of three: thief, good, pieces to receive

        self.compass: i64 = 0
        self.pile: i64 = 0  # mask of solo patrol boards still face down
        self.board: i64 = -1
        self.face: i64 = 0
        self.rivals = [-1] * 3
        self.victors: i64 = 0
        self.occ = [0] * CELLS

    def copy(self) -> ThiefdomState:
        c = ThiefdomState.__new__(ThiefdomState)
        _copy_numbers(self, c)
        _copy_turn(self, c)
        _copy_opening(self, c)
        c.arts = self.arts.copy()
        c.citizen_cell = self.citizen_cell.copy()
        c.guard_way = self.guard_way.copy()
        c.dungeon = self.dungeon.copy()
        c.slots = self.slots.copy()
        c.piles = self.piles.copy()
        c.deck = self.deck.copy()
        c.discard = self.discard.copy()
        c.display = self.display.copy()
        c.vp = self.vp.copy()
        c.store = self.store.copy()
        c.store_art = self.store_art.copy()
        c.missions = self.missions.copy()
        c.plans = self.plans.copy()
        c.spot = self.spot.copy()
        c.goods = self.goods.copy()
        c.art = self.art.copy()
        c.equip = self.equip.copy()
        c.ally = self.ally.copy()
        c.gear = self.gear.copy()
        c.guild = self.guild.copy()
        c.blinded = self.blinded.copy()
        c.trail = self.trail.copy()
        c.revealed = self.revealed.copy()
        c.pool = self.pool.copy()
        c.rivals = self.rivals.copy()
        c.todo = self.todo.copy()
        c.occ = self.occ.copy()
        return c


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
    data: dict[str, Any] = {name: getattr(s, name) for name in NUMBERS}
    for name in LISTS:
        data[name] = list(getattr(s, name))
    return data


def restore(data: dict[str, Any]) -> ThiefdomState:
    """A state from its dump; ValueError names the field that is missing or of the wrong shape."""
    _check_fields(data)
    s = ThiefdomState(data["seats"])
    for name in LISTS:
        if name not in ("trail", "todo", "villas", "arts") and len(data[name]) != len(getattr(s, name)):
            raise ValueError(
                f"the saved state's {name} has {len(data[name])} entries, not {len(getattr(s, name))}"
            )
        setattr(s, name, list(data[name]))
    for name in NUMBERS:
        setattr(s, name, data[name])
    occupy(s)
    return s


def occupy(s: ThiefdomState) -> None:
    """Marks the cells where figures stand; a thief in the middle of a jump stands nowhere."""
    s.occ = [0] * CELLS
    for thief in range(s.seats * THIEVES):
        if 0 <= s.spot[thief] < BUILDING and not (s.jumping and s.active == thief):
            s.occ[s.spot[thief]] = 1 + thief
    for citizen in range(CITIZENS):
        if 0 <= s.citizen_cell[citizen] < CELLS:
            s.occ[s.citizen_cell[citizen]] = CITIZEN_MARK + citizen


def _check_fields(data: dict[str, Any]) -> None:
    wanted = {*NUMBERS, *LISTS}
    for name in sorted(wanted ^ data.keys()):
        raise ValueError(f"the saved state {'lacks' if name in wanted else 'has an unknown'} {name}")
    for name in NUMBERS:
        if type(data[name]) is not int:
            raise ValueError(f"the saved state's {name} is {data[name]!r}, not a whole number")
    if not 1 <= data["seats"] <= 4:
        raise ValueError(f"the saved state has {data['seats']} seats; Thiefdom is for 1 to 4")
    for name in LISTS:
        value = data[name]
        if type(value) is not list or not all(type(item) is int for item in value):
            raise ValueError(f"the saved state's {name} is not a list of whole numbers")
