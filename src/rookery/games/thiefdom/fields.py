"""All that changes at a table: made by `make declare` from declared.py, change that."""

from __future__ import annotations

from rookery.games.thiefdom.const import CITIZENS, THIEVES, TYPES
from rookery.games.thiefdom.phase_numbers import PLACE
from rookery.kernel.const import CHANCE
from rookery.kernel.game import State
from rookery.kernel.runtime import i64, vec


class ThiefdomFields(State):
    """Every field, by itself or as another state has it."""

    def __init__(self, seats: int = 0, like: ThiefdomFields | None = None) -> None:
        if like is None:
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
            self.dungeon_art: i64 = 0
            self.mission_deck: i64 = 0
            self.half: i64 = 0  # mask of half-circle cards that are not dealt
            self.clients: i64 = 0  # mask of the deck
            self.client_discard: i64 = 0
            self.client_box: i64 = 0
            self.active: i64 = -1  # the thief whose turn it is
            self.ap: i64 = 0
            self.robbed: i64 = 0  # mask of citizens robbed in this turn
            self.visited: i64 = 0  # mask of locations activated in this turn
            self.used: i64 = 0  # mask of card slots used in this turn; 8 = climbed, 16 = vaulted
            self.smoke: i64 = 0
            self.endurance: i64 = 0  # mask of seats that have used it tonight
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
            self.down: i64 = 0  # mask of thieves laid down
            self.back: i64 = 0  # the phase after this citizen's move
            self.here: i64 = -1  # the location being activated
            self.did: i64 = 0
            self.open: i64 = 0  # the sub-action that may still be continued
            self.partner: i64 = -1
            self.limit: i64 = 0
            self.stage: i64 = 0
            self.wanted: i64 = 0  # mask of thieves
            self.compass: i64 = 0
            self.pile: i64 = 0  # mask of solo patrol boards still face down
            self.board: i64 = -1
            self.face: i64 = 0
            self.victors: i64 = 0
            self.villas: list[int] = []  # villa tile by villa of the city; -1 = not yet laid
            self.arts: list[int] = []  # its artwork 1 to 6; 0 = stolen, -1 = not yet laid
            self.citizen_cell = vec[i64]([-1] * CITIZENS)
            self.guard_way = vec[i64]([0] * 4)
            self.dungeon: list[int] = [0] * 5
            self.slots: list[int] = [-1] * 4  # mission by smuggler of the city; -1 = empty
            self.piles: list[int] = [-1] * 8  # two more each with strategic missions; -1 = taken
            self.deck: list[int] = [0] * TYPES
            self.discard: list[int] = [0] * TYPES
            self.display: list[int] = [-1] * 4
            self.hand: list[int] = [-1] * (seats * THIEVES)  # three cards a seat to pick from
            self.kept: list[int] = [-1] * (seats * THIEVES)  # three picked cards a seat
            # what a seat passed on, or alone set aside: two cards, then one
            self.passed: list[int] = [-1] * (seats * THIEVES)
            self.choice: list[int] = [-1] * seats
            self.boards: list[int] = [-1] * seats
            self.vp: list[int] = [0] * seats
            self.hideout: list[int] = [-1] * seats
            self.store: list[int] = [0] * (seats * 5)
            self.store_art: list[int] = [0] * seats  # mask of artworks
            self.missions: list[int] = [0] * seats  # mask of missions done
            self.plans: list[int] = [-1] * seats
            self.spot = vec[i64]([-1] * (seats * THIEVES))
            self.goods = vec[i64]([0] * (seats * THIEVES * 5))
            self.art: list[int] = [0] * (seats * THIEVES)
            self.equip: list[int] = [-1] * (seats * THIEVES * 2)
            self.ally: list[int] = [-1] * (seats * THIEVES)
            self.gear: list[int] = [0] * (seats * THIEVES)  # abilities of a thief's own cards
            self.guild: list[int] = [0] * seats  # abilities that work for a whole guild
            # mask of guards that cannot arrest him this night
            self.blinded: list[int] = [0] * (seats * THIEVES)
            # in this move: ways taken from lanterns, or figures that a thief has jumped
            self.trail: list[int] = []
            self.revealed: list[int] = [-1] * 4
            self.pool: list[int] = [0] * 11
            self.rivals: list[int] = [-1] * 3
            self.todo: list[int] = []  # frames of three: thief, good, pieces to receive
        else:
            self.seats, self.flags, self.layout, self.phase = like.seats, like.flags, like.layout, like.phase
            self.resume, self.actor, self.owed, self.cursor = like.resume, like.actor, like.owed, like.cursor
            self.round, self.tile, self.turn, self.first = like.round, like.tile, like.turn, like.first
            self.starter, self.badges, self.bags = like.starter, like.badges, like.bags
            self.dungeon_art, self.mission_deck, self.half = like.dungeon_art, like.mission_deck, like.half
            self.clients, self.client_discard = like.clients, like.client_discard
            self.client_box, self.active, self.ap = like.client_box, like.active, like.ap
            self.robbed, self.visited, self.used = like.robbed, like.visited, like.used
            self.smoke, self.endurance, self.fresh, self.at = like.smoke, like.endurance, like.fresh, like.at
            self.mp, self.jumping, self.tunnel, self.hurry = like.mp, like.jumping, like.tunnel, like.hurry
            self.vault_from, self.mover, self.mover_seat = like.vault_from, like.mover, like.mover_seat
            self.need, self.heading, self.down, self.back = like.need, like.heading, like.down, like.back
            self.here, self.did, self.open, self.partner = like.here, like.did, like.open, like.partner
            self.limit, self.stage, self.wanted = like.limit, like.stage, like.wanted
            self.compass, self.pile, self.board, self.face = like.compass, like.pile, like.board, like.face
            self.victors, self.arts, self.dungeon = like.victors, like.arts, like.dungeon
            self.slots, self.piles, self.discard = like.slots, like.piles, like.discard
            self.display, self.store_art, self.missions = like.display, like.store_art, like.missions
            self.plans, self.art, self.equip, self.ally = like.plans, like.art, like.equip, like.ally
            self.gear, self.guild, self.blinded = like.gear, like.guild, like.blinded
            self.rivals = like.rivals
            self.villas = like.villas if like.round > 0 else like.villas.copy()
            self.citizen_cell = like.citizen_cell[:]
            self.guard_way = like.guard_way[:]
            self.deck = like.deck.copy()
            self.hand = like.hand if like.round > 0 else like.hand.copy()
            self.kept = like.kept if like.round > 0 else like.kept.copy()
            self.passed = like.passed if like.round > 0 else like.passed.copy()
            self.choice = like.choice if like.round > 0 else like.choice.copy()
            self.boards = like.boards if like.round > 0 else like.boards.copy()
            self.vp = like.vp.copy()
            self.hideout = like.hideout if like.round > 0 else like.hideout.copy()
            self.store = like.store.copy()
            self.spot = like.spot[:]
            self.goods = like.goods[:]
            self.trail = like.trail.copy()
            self.revealed = like.revealed.copy()
            self.pool = like.pool.copy()
            self.todo = like.todo.copy()
