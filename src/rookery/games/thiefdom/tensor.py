"""What a seat may know as a row of numbers, straight from the state (see docs/research.md).

Seats are counted from the viewer: 0 is the viewer, 1 the next clockwise; so are thieves, three a seat.
Onlookers count from seat 0. Cards, missions, artworks and citizens are numbered from 1, 0 is none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.games.thiefdom.chance import city_or_none
from rookery.games.thiefdom.city import City
from rookery.games.thiefdom.const import (
    CARDS,
    CELLS,
    CITIZENS,
    CLIENTS,
    ENDED,
    MISSIONS,
    PLACE,
    PLAN,
    STRIDE,
    THIEVES,
    TYPES,
)
from rookery.games.thiefdom.flow import Thiefdom
from rookery.games.thiefdom.night import tile_of
from rookery.games.thiefdom.scoring import rating, scores
from rookery.games.thiefdom.state import ThiefdomState
from rookery.games.thiefdom.tables import Tables, board_set
from rookery.games.thiefdom.tavern import CLIENT_BITS
from rookery.games.thiefdom.tensor_map import MAPS, empty_map, map_cells, spot_cells, watched
from rookery.games.thiefdom.tensor_parts import (
    ARTS,
    DID,
    FRAMES,
    LOCATIONS,
    MOST,
    PATROL,
    RESULT,
    STEPS,
    USES,
    VILLAS,
    layout,
)
from rookery.kernel import Encoder, shorts

if TYPE_CHECKING:
    from mypy_extensions import i64


def bits(mask: i64, count: i64) -> list[int]:
    """A mask as so many flags."""
    found: list[int] = []
    rest = mask
    for _ in range(count):
        found.append(rest & 1)
        rest = rest >> 1
    return found


def from_one(numbers: list[int]) -> list[int]:
    """Numbers from -1 (none) on, counted from 0."""
    return [number + 1 for number in numbers]


def filled(numbers: list[int], size: i64) -> list[int]:
    """A list made longer with zeros, or cut."""
    return numbers[:size] + [0] * (size - len(numbers))


class ThiefdomTensor(Encoder):
    """Makes rows for one number of seats."""

    def __init__(self, tables: Tables, seats: int) -> None:
        self.tables = tables
        self.seats: i64 = seats
        self.places: i64 = 8 if seats > 2 else 6
        self.rows = layout(seats, int(self.places))
        self._nothing = shorts(empty_map())
        self._maps: dict[int, bytes] = {}

    def packed(self, s: ThiefdomState, seat: int) -> bytes:
        """The row of one seat, or of an onlooker (-1)."""
        base: i64 = 0 if seat < 0 else seat
        order = [int((base + near) % self.seats) for near in range(self.seats)]
        head: list[int] = []
        self._add_head(head, s, seat, base, order)
        self._add_sections(head, s)
        city = city_or_none(self.tables, s)
        row = watched(city, s) if city is not None else [0] * CELLS
        self._add_citizens(row, s)
        self._add_supply(row, s)
        self._add_players(row, s, seat, order)
        self._add_thieves(row, s, order)
        self._add_turn(row, s, base)
        self._add_walk(row, s, base)
        self._add_own(row, s, seat)
        self._add_end(row, s, order)
        return b"".join([shorts(head), self._map(s.layout, city), shorts(row)])

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

    def _add_head(self, row: list[int], s: ThiefdomState, seat: i64, base: i64, order: list[int]) -> None:
        row.append(s.phase)
        row.append(seat + 1)
        row.append(s.actor + 2 if s.actor < 0 else self._whose(s.actor, base) + 1)
        row.extend([int(s.owed >> player & 1) for player in order])
        row.append(s.round)
        row.append(s.tile)
        row.append(s.turn)
        row.append(self._whose(s.first, base) - 1)
        row.append(self._whose(s.starter, base) - 1)
        for number in [s.stage, s.cursor, s.resume, s.back]:
            row.append(min(number, MOST))

    def _add_sections(self, row: list[int], s: ThiefdomState) -> None:
        places = s.cursor if s.phase == PLACE else self.places
        codes = [int(s.layout) >> (6 * place) & 63 for place in range(places)]
        row.extend(filled([code // 8 + 1 for code in codes], self.places))
        row.extend(filled([code // 4 % 2 for code in codes], self.places))
        row.extend(filled([code % 4 for code in codes], self.places))

    def _map(self, key: int, city: City | None) -> bytes:
        """The part that stays the same for a whole game; `key` tells cities apart."""
        if city is None:
            return self._nothing
        if key not in self._maps:
            if len(self._maps) >= MAPS:
                self._maps.clear()
            self._maps[key] = shorts(map_cells(city))
        return self._maps[key]

    def _add_citizens(self, row: list[int], s: ThiefdomState) -> None:
        row.extend(filled([villa + 2 for villa in s.villas], VILLAS))
        row.extend(filled([art + 2 for art in s.arts], VILLAS))
        row.extend(from_one(s.citizen_cell))
        row.extend([cell // STRIDE if cell >= 0 else -1 for cell in s.citizen_cell])
        row.extend([cell % STRIDE if cell >= 0 else -1 for cell in s.citizen_cell])
        row.extend(s.guard_way)
        row.extend(bits(s.badges, 4))
        row.extend(bits(s.bags, 4))

    def _add_supply(self, row: list[int], s: ThiefdomState) -> None:
        row.extend([min(count, MOST) for count in s.dungeon])
        row.extend(bits(s.dungeon_art, ARTS))
        row.extend(from_one(s.slots))
        row.extend(from_one(s.piles))
        unseen = bits(s.mission_deck, MISSIONS)
        row.extend(unseen)
        row.append(sum(unseen))
        row.extend(from_one(s.display))
        row.extend(s.deck)
        row.extend(s.discard)
        row.append(sum(bits(s.half, TYPES)))
        for client in range(CLIENTS):
            bit = CLIENT_BITS[client]
            row.append(
                1 if s.clients & bit else 2 if s.client_discard & bit else 3 if s.client_box & bit else 0
            )
        row.extend(from_one(s.revealed))
        row.extend([min(count, MOST) for count in s.pool])

    def _add_players(self, row: list[int], s: ThiefdomState, seat: i64, order: list[int]) -> None:
        row.extend([max(-MOST, min(s.vp[player], MOST)) for player in order])
        row.extend([s.hideout[player] + 1 for player in order])
        for player in order:
            row.extend([min(count, MOST) for count in s.store[player * 5 : player * 5 + 5]])
        for player in order:
            row.extend(bits(s.store_art[player], ARTS))
        row.extend([s.boards[player] + 1 for player in order])
        boards = board_set(self.tables, s)
        for player in order:
            board = s.boards[player]
            row.extend(filled(from_one(boards[board].citizens) if board >= 0 else [], PATROL))
        row.extend([int(1 - (s.endurance >> player & 1)) for player in order])
        for player in order:
            row.extend(bits(s.missions[player], MISSIONS))
        for player in order:
            planned = s.plans[player] >= 0 and (s.phase != PLAN or player == seat)
            row.extend([tile_of(s, player, carrier) if planned else 0 for carrier in range(4)])
        for player in order:
            row.append(
                sum([1 for card in s.kept[player * THIEVES : player * THIEVES + THIEVES] if card >= 0])
            )

    def _add_thieves(self, row: list[int], s: ThiefdomState, order: list[int]) -> None:
        thieves = [player * THIEVES + number for player in order for number in range(THIEVES)]
        for thief in thieves:
            row.extend(spot_cells(s.spot[thief]))
        for thief in thieves:
            row.extend(s.goods[thief * 5 : thief * 5 + 5])
        row.extend([s.art[thief] for thief in thieves])
        row.extend([int(s.wanted >> thief & 1) for thief in thieves])
        for thief in thieves:
            row.extend(from_one(s.equip[thief * 2 : thief * 2 + 2]))
        row.extend([s.ally[thief] + 1 if s.ally[thief] < CARDS else 0 for thief in thieves])
        row.extend([s.ally[thief] % 100 + 1 if s.ally[thief] >= CARDS else 0 for thief in thieves])
        for thief in thieves:
            row.extend(bits(s.blinded[thief], 4))

    def _add_turn(self, row: list[int], s: ThiefdomState, base: i64) -> None:
        row.append(self._thief(s.active, base))
        row.extend(spot_cells(s.at))
        row.extend(spot_cells(s.vault_from))
        for number in [s.ap, s.mp, s.jumping, s.tunnel, s.hurry, s.smoke, s.fresh, s.limit]:
            row.append(min(number, MOST))
        row.append(s.here + 1)
        row.append(min(s.partner + 1, MOST))
        row.extend(bits(s.robbed, CITIZENS))
        row.extend(bits(s.visited, LOCATIONS))
        row.extend(bits(s.used, USES))
        row.extend(bits(s.did, DID))
        row.extend(bits(s.open, DID))

    def _add_walk(self, row: list[int], s: ThiefdomState, base: i64) -> None:
        row.append(s.mover + 1)
        row.append(self._whose(s.mover_seat, base))
        row.append(s.need)
        row.append(s.heading + 1)
        row.append(min(len(s.trail), STEPS))
        row.extend(filled(s.trail[-STEPS:], STEPS))
        frames = s.todo[-3 * FRAMES :]
        row.append(len(frames) // 3)
        index: i64
        for index in range(0, len(frames), 3):
            row.append(self._thief(frames[index], base))
            row.append(frames[index + 1] + 1)
            row.append(min(frames[index + 2], MOST))
        row.extend([0] * (3 * FRAMES - len(frames)))

    def _add_own(self, row: list[int], s: ThiefdomState, seat: i64) -> None:
        if seat < 0:
            row.extend([0] * (3 * THIEVES + 1))
            return
        for cards in [s.hand, s.kept, s.passed]:
            row.extend(from_one(cards[seat * THIEVES : seat * THIEVES + THIEVES]))
        row.append(s.choice[seat] + 1)

    def _add_end(self, row: list[int], s: ThiefdomState, order: list[int]) -> None:
        over = s.phase == ENDED
        found = scores(self.tables, s) if over else []
        if self.seats == 1:
            row.append(s.compass)
            row.extend(bits(s.pile, 3))
            row.append(s.board + 1)
            row.append(s.face)
            for spot in s.rivals:
                row.extend(spot_cells(spot))
            row.append(rating(found[0].total) + 1 if over else 0)
        if not over:
            row.extend([0] * int(self.seats * (RESULT + 1)))
            return
        for player in order:
            row.extend([max(-MOST, min(n, MOST)) for n in [found[player].total, *found[player].parts]])
        row.extend([int(s.victors >> player & 1) for player in order])


def encoder(game: Thiefdom, seats: int) -> ThiefdomTensor:
    """The rows of a table; the research layer finds this function by its name."""
    return ThiefdomTensor(game.tables, seats)
