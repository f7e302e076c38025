"""What a seat may know as a row of numbers, straight from the state (see docs/research.md).

Seats are counted from the viewer: 0 is the viewer, 1 the next clockwise; so are thieves, three a seat.
Onlookers count from seat 0. Cards, missions, artworks and citizens are numbered from 1, 0 is none.
"""

from __future__ import annotations

from typing import Final

from rookery.games.thiefdom.const import (
    ALL_MISSIONS,
    ALL_TYPES,
    BRAWL,
    CARDS,
    CELLS,
    CITIZENS,
    CLIENTS,
    COUNTED,
    DISPLAY,
    GOODS,
    MISSIONS,
    STRIDE,
    THIEVES,
    TYPES,
)
from rookery.games.thiefdom.flow import Thiefdom
from rookery.games.thiefdom.masks import bits_in
from rookery.games.thiefdom.phase_numbers import ENDED, PLACE, PLAN
from rookery.games.thiefdom.phases.planning import tile_of
from rookery.games.thiefdom.scoring import rating, scores
from rookery.games.thiefdom.state import ThiefdomState
from rookery.games.thiefdom.tables import Tables, board_set, city_or_none
from rookery.games.thiefdom.tensor_cells import (
    write,
    write_all_capped,
    write_blanks,
    write_capped,
    write_flags,
    write_plain,
    write_raised,
    write_spot,
    write_within,
)
from rookery.games.thiefdom.tensor_map import MAP, map_of, write_watched
from rookery.games.thiefdom.tensor_parts import (
    ARTS,
    DID,
    FRAMES,
    LOCATIONS,
    PATROL,
    RESULT,
    STEPS,
    USES,
    VILLAS,
    layout,
)
from rookery.kernel import Encoder
from rookery.kernel.runtime import BytesWriter, i64

NONE: Final[list[int]] = []  # the citizens of no board


class ThiefdomTensor(Encoder):
    """Makes rows for one number of seats."""

    def __init__(self, tables: Tables, seats: int) -> None:
        self.tables = tables
        self.seats: i64 = seats
        self.thieves: i64 = seats * THIEVES
        self.places: i64 = 8 if seats > 2 else 6
        self.rows = layout(seats, int(self.places))

    def write(self, row: BytesWriter, s: ThiefdomState, seat: int) -> None:
        viewer: i64 = seat
        base: i64 = 0 if viewer < 0 else viewer
        self._add_head(row, s, viewer, base)
        self._add_sections(row, s)
        city = city_or_none(self.tables, s)
        if city is None:
            write_blanks(row, MAP + CELLS)
        else:
            row.write(map_of(city))
            write_watched(row, city, s)
        self._add_citizens(row, s)
        self._add_supply(row, s)
        self._add_players(row, s, viewer, base)
        self._add_thieves(row, s, base)
        self._add_turn(row, s, base)
        self._add_walk(row, s, base)
        self._add_own(row, s, viewer)
        self._add_end(row, s, base)

    def _whose(self, seat: i64, base: i64) -> i64:
        """A seat counted from the viewer (1), or 0 for nobody."""
        if seat < 0:
            return 0
        near = seat - base
        return near + 1 if near >= 0 else near + self.seats + 1

    def _thief(self, thief: i64, base: i64) -> i64:
        """A thief counted from the viewer's first (1), or 0 for none."""
        if thief < 0:
            return 0
        return (self._whose(thief // THIEVES, base) - 1) * THIEVES + thief % THIEVES + 1

    def _at(self, near: i64, base: i64) -> i64:
        """The seat so many places from the viewer."""
        seat = base + near
        return seat if seat < self.seats else seat - self.seats

    def _add_head(self, row: BytesWriter, s: ThiefdomState, seat: i64, base: i64) -> None:
        write(row, s.phase)
        write(row, seat + 1)
        write(row, s.actor + 2 if s.actor < 0 else self._whose(s.actor, base) + 1)
        near: i64
        for near in range(self.seats):
            write(row, s.owed >> self._at(near, base) & 1)
        write(row, s.round)
        write(row, s.tile)
        write(row, s.turn)
        write(row, self._whose(s.first, base) - 1)
        write(row, self._whose(s.starter, base) - 1)
        write_capped(row, s.stage)
        write_capped(row, s.cursor)
        write_capped(row, s.resume)
        write_capped(row, s.back)

    def _add_sections(self, row: BytesWriter, s: ThiefdomState) -> None:
        """Sections, sides and turns by place; what is not laid yet is 0."""
        laid: i64 = s.cursor if s.phase == PLACE else self.places
        place: i64
        for place in range(self.places):
            write(row, (s.layout >> 6 * place & 63) // 8 + 1 if place < laid else 0)
        for place in range(self.places):
            write(row, (s.layout >> 6 * place & 63) // 4 % 2)
        for place in range(self.places):
            write(row, (s.layout >> 6 * place & 63) % 4)

    def _add_citizens(self, row: BytesWriter, s: ThiefdomState) -> None:
        for numbers in [s.villas, s.arts]:
            for number in numbers:
                write(row, number + 2)
            write_blanks(row, VILLAS - len(numbers))
        citizen: i64
        guard: i64
        for citizen in range(CITIZENS):
            write(row, s.citizen_cell[citizen] + 1)
        for citizen in range(CITIZENS):
            cell: i64 = s.citizen_cell[citizen]
            write(row, cell // STRIDE if cell >= 0 else -1)
        for citizen in range(CITIZENS):
            cell = s.citizen_cell[citizen]
            write(row, cell % STRIDE if cell >= 0 else -1)
        for guard in range(4):
            write(row, s.guard_way[guard])
        write_flags(row, s.badges, 4)
        write_flags(row, s.bags, 4)

    def _add_supply(self, row: BytesWriter, s: ThiefdomState) -> None:
        write_all_capped(row, s.dungeon, 0, COUNTED)
        write_flags(row, s.dungeon_art, ARTS)
        write_raised(row, s.slots, 0, 4)
        write_raised(row, s.piles, 0, 8)
        write_flags(row, s.mission_deck, MISSIONS)
        write(row, bits_in(s.mission_deck & ALL_MISSIONS))
        write_raised(row, s.display, 0, DISPLAY)
        write_plain(row, s.deck, 0, TYPES)
        write_plain(row, s.discard, 0, TYPES)
        write(row, bits_in(s.half & ALL_TYPES))
        self._add_clients(row, s)
        write_raised(row, s.revealed, 0, 4)
        write_all_capped(row, s.pool, 0, GOODS)

    def _add_clients(self, row: BytesWriter, s: ThiefdomState) -> None:
        """Where each client is: elsewhere, deck, discard, box."""
        client: i64
        for client in range(CLIENTS):
            if s.clients >> client & 1:
                write(row, 1)
            elif s.client_discard >> client & 1:
                write(row, 2)
            else:
                write(row, 3 if s.client_box >> client & 1 else 0)

    def _add_players(self, row: BytesWriter, s: ThiefdomState, seat: i64, base: i64) -> None:
        near: i64
        for near in range(self.seats):
            write_within(row, s.vp[self._at(near, base)])
        for near in range(self.seats):
            write_raised(row, s.hideout, self._at(near, base), 1)
        for near in range(self.seats):
            write_all_capped(row, s.store, self._at(near, base) * COUNTED, COUNTED)
        for near in range(self.seats):
            write_flags(row, s.store_art[self._at(near, base)], ARTS)
        self._add_boards(row, s, base)
        for near in range(self.seats):
            write(row, 1 - (s.endurance >> self._at(near, base) & 1))
        for near in range(self.seats):
            write_flags(row, s.missions[self._at(near, base)], MISSIONS)
        carrier: i64
        for near in range(self.seats):
            player = self._at(near, base)
            planned = s.plans[player] >= 0 and (s.phase != PLAN or player == seat)
            for carrier in range(4):
                write(row, tile_of(s, player, carrier) if planned else 0)
        for near in range(self.seats):
            write(row, self._kept(s, self._at(near, base)))

    def _add_boards(self, row: BytesWriter, s: ThiefdomState, base: i64) -> None:
        near: i64
        for near in range(self.seats):
            write_raised(row, s.boards, self._at(near, base), 1)
        boards = board_set(self.tables, s)
        for near in range(self.seats):
            board: i64 = s.boards[self._at(near, base)]
            citizens = boards[board].citizens if board >= 0 else NONE
            write_raised(row, citizens, 0, len(citizens))
            write_blanks(row, PATROL - len(citizens))

    def _kept(self, s: ThiefdomState, player: i64) -> i64:
        """How many cards a seat has picked."""
        count: i64 = 0
        index: i64
        for index in range(player * THIEVES, player * THIEVES + THIEVES):
            if s.kept[index] >= 0:
                count += 1
        return count

    def _add_thieves(self, row: BytesWriter, s: ThiefdomState, base: i64) -> None:
        index: i64
        place: i64
        first: i64 = base * THIEVES
        last: i64 = first + self.thieves
        for index in range(first, last):
            write_spot(row, s.spot[index % self.thieves])
        for index in range(first, last):
            for place in range(index % self.thieves * COUNTED, index % self.thieves * COUNTED + COUNTED):
                write(row, s.goods[place])
        for index in range(first, last):
            write(row, s.art[index % self.thieves])
        for index in range(first, last):
            write(row, s.wanted >> index % self.thieves & 1)
        for index in range(first, last):
            write_raised(row, s.equip, index % self.thieves * 2, 2)
        for index in range(first, last):
            ally: i64 = s.ally[index % self.thieves]
            write(row, ally + 1 if ally < CARDS else 0)
        for index in range(first, last):
            ally = s.ally[index % self.thieves]
            write(row, ally % BRAWL + 1 if ally >= CARDS else 0)
        for index in range(first, last):
            write_flags(row, s.blinded[index % self.thieves], 4)

    def _add_turn(self, row: BytesWriter, s: ThiefdomState, base: i64) -> None:
        write(row, self._thief(s.active, base))
        write_spot(row, s.at)
        write_spot(row, s.vault_from)
        write_capped(row, s.ap)
        write_capped(row, s.mp)
        write_capped(row, s.jumping)
        write_capped(row, s.tunnel)
        write_capped(row, s.hurry)
        write_capped(row, s.smoke)
        write_capped(row, s.fresh)
        write_capped(row, s.limit)
        write(row, s.here + 1)
        write_capped(row, s.partner + 1)
        write_flags(row, s.robbed, CITIZENS)
        write_flags(row, s.visited, LOCATIONS)
        write_flags(row, s.used, USES)
        write_flags(row, s.did, DID)
        write_flags(row, s.open, DID)

    def _add_walk(self, row: BytesWriter, s: ThiefdomState, base: i64) -> None:
        write(row, s.mover + 1)
        write(row, self._whose(s.mover_seat, base))
        write(row, s.need)
        write(row, s.heading + 1)
        ways: i64 = len(s.trail)
        shown: i64 = ways if ways < STEPS else STEPS
        write(row, shown)
        write_plain(row, s.trail, ways - shown, shown)
        write_blanks(row, STEPS - shown)
        numbers: i64 = len(s.todo)
        first: i64 = numbers - 3 * FRAMES if numbers > 3 * FRAMES else 0
        write(row, (numbers - first) // 3)
        index: i64
        for index in range(first, numbers, 3):
            write(row, self._thief(s.todo[index], base))
            write_raised(row, s.todo, index + 1, 1)
            write_all_capped(row, s.todo, index + 2, 1)
        write_blanks(row, 3 * FRAMES - numbers + first)

    def _add_own(self, row: BytesWriter, s: ThiefdomState, seat: i64) -> None:
        if seat < 0:
            write_blanks(row, 3 * THIEVES + 1)
            return
        write_raised(row, s.hand, seat * THIEVES, THIEVES)
        write_raised(row, s.kept, seat * THIEVES, THIEVES)
        write_raised(row, s.passed, seat * THIEVES, THIEVES)
        write_raised(row, s.choice, seat, 1)

    def _add_end(self, row: BytesWriter, s: ThiefdomState, base: i64) -> None:
        over = s.phase == ENDED
        found = scores(self.tables, s) if over else []
        if self.seats == 1:
            write(row, s.compass)
            write_flags(row, s.pile, 3)
            write(row, s.board + 1)
            write(row, s.face)
            for spot in s.rivals:
                write_spot(row, spot)
            write(row, rating(found[0].total) + 1 if over else 0)
        if not over:
            write_blanks(row, self.seats * (RESULT + 1))
            return
        near: i64
        for near in range(self.seats):
            score = found[self._at(near, base)]
            write_within(row, score.total)
            for points in score.parts:
                write_within(row, points)
        for near in range(self.seats):
            write(row, s.victors >> self._at(near, base) & 1)


def encoder(game: Thiefdom, seats: int) -> ThiefdomTensor:
    """The rows of a table; the research layer finds this function by its name."""
    return ThiefdomTensor(game.tables, seats)
