"""Positions of Thiefdom built by hand in the reference cities: cells by name, chance by injected outcomes."""

from __future__ import annotations

import tomllib
from pathlib import Path

from rookery.games.thiefdom import flow
from rookery.games.thiefdom.arrest import lift_up
from rookery.games.thiefdom.cards.improvements import settle_gear
from rookery.games.thiefdom.const import BUILDING, CARD_KEYS, CITIZEN_KEYS, GOOD_KEYS
from rookery.games.thiefdom.flow import Thiefdom
from rookery.games.thiefdom.phase_numbers import GO_PATROL, PLAN
from rookery.games.thiefdom.phases.citizens import begin_walk, lanterns_of
from rookery.games.thiefdom.phases.turn import begin_turn
from rookery.games.thiefdom.state import occupy
from rookery.kernel import CHANCE, MUTE, Recorder, check
from rookery.kernel.runtime import i64, vec

DATA = Path(str(flow.__file__)).parent / "data"
PACK = {file.stem: tomllib.loads(file.read_text(encoding="utf-8")) for file in sorted(DATA.glob("*.toml"))}
GAME = Thiefdom(PACK)
WAYS = "NESW"
LARGE = (1, 2, 3, 4, 5, 6, 7, 8)
SMALL = (2, 3, 4, 6, 7, 8)
HOMES = ("8:a1", "8:a5", "8:a7", "6:a7")  # out of the way: stable, forge, garden, tower


class Town:
    """CITY-A, or CITY-2 with one or two seats; nobody stands in the alleys until he is put there."""

    def __init__(self, chosen: dict[str, str] | None = None, *, seats: int = 4, **more: str) -> None:
        self.seats = seats
        self.sections = LARGE if seats > 2 else SMALL
        self.s = GAME.new(seats, GAME.settle(seats, {"city": "tutorial", **(chosen or {}), **more}))
        while self.s.phase != PLAN and self.s.round < 1:
            seat = GAME.actor(self.s)
            steps = GAME.outcomes(self.s) if seat == CHANCE else GAME.legal(self.s, seat)
            done = GAME.pack("done")
            GAME.apply(self.s, seat, done if done in steps else steps[0], MUTE)
        self.city = GAME.tables.city(self.s)
        self.s.citizen_cell = vec[i64]([-1] * 9)
        for seat in range(seats):
            self.home(seat, HOMES[seat])
        self.out = Recorder()
        occupy(self.s)

    def cell(self, name: str) -> int:
        """`3:d6` as the number of a cell."""
        section, rest = name.split(":")
        place = self.sections.index(int(section))
        width = len(self.sections) // 2
        row = place // width * 7 + int(rest[1]) - 1
        return row * 28 + place % width * 7 + "abcdefg".index(rest[0])

    def house(self, name: str) -> int:
        """The number of the building at a cell; `v5` is the villa of section 5."""
        if name.startswith("v"):
            return (int(name[1:]) - 1) * 12 + 11
        cell = self.cell(name)
        place = self.sections.index(int(name[0]))
        width = len(self.sections) // 2
        base = place // width * 7 * 28 + place % width * 7
        return self.city.tiles[place].at[cell - base] - BUILDING

    def name(self, cell: int) -> str:
        """The other way round."""
        width = len(self.sections) // 2
        place = cell // 28 // 7 * width + cell % 28 // 7
        return f"{self.sections[place]}:{'abcdefg'[cell % 28 % 7]}{cell // 28 % 7 + 1}"

    def home(self, seat: int, name: str) -> None:
        """Moves a hideout, with the thieves who are in it."""
        self.s.hideout = self.s.hideout.copy()
        self.s.hideout[seat] = self.house(name)
        for thief in range(seat * 3, seat * 3 + 3):
            self.s.spot[thief] = BUILDING + self.house(name)

    def thief(self, thief: int, where: str, inside: bool = False) -> None:
        """Puts a thief (seat * 3 + number) on a cell, or into the building there."""
        lift_up(self.s, thief)
        inside = inside or where.startswith("v")
        self.s.spot[thief] = BUILDING + self.house(where) if inside else self.cell(where)
        occupy(self.s)

    def citizen(self, key: str, name: str, way: str = "N") -> None:
        """`guard_a` on a lantern, facing a direction."""
        number = CITIZEN_KEYS.index(key)
        self.s.citizen_cell[number] = self.cell(name)
        if number < 4:
            self.s.guard_way[number] = WAYS.index(way)
        occupy(self.s)

    def carry(self, thief: int, **goods: int) -> None:
        for key, count in goods.items():
            if key == "artwork":
                self.s.art[thief] = count
            else:
                self.s.goods[thief * 5 + GOOD_KEYS.index(key)] = count

    def card(self, thief: int, *keys: str) -> None:
        """Gives cards, taken from wherever they are."""
        for key in keys:
            card = CARD_KEYS.index(key)
            if card >= 12:
                self.s.clients &= ~(1 << (card - 12))
                self.s.ally[thief] = card
            else:
                slot = 0 if self.s.equip[thief * 2] < 0 else 1
                self.s.equip[thief * 2 + slot] = card
                if self.s.deck[card]:
                    self.s.deck[card] -= 1
                else:
                    self.s.display[self.s.display.index(card)] = -1
        settle_gear(GAME.tables, self.s, thief)

    def show(self, *keys: str) -> None:
        """What the display holds."""
        for slot, card in enumerate(self.s.display):
            if card >= 0:
                self.s.deck[card] += 1
            self.s.display[slot] = -1
        for slot, key in enumerate(keys):
            self.s.display[slot] = CARD_KEYS.index(key)
            self.s.deck[CARD_KEYS.index(key)] -= 1

    def begin(self, thief: int, ap: int = 3) -> None:
        """A thief's turn."""
        self.s.owed = 0
        self.s.plans = [self.s.plans[seat] if self.s.plans[seat] >= 0 else 6 for seat in range(self.seats)]
        self.s.tile = 1
        begin_turn(self.s, thief, MUTE)
        self.s.ap = ap
        flow.go_on(GAME.tables, self.s, MUTE)

    def walk(self, key: str, seat: int = 0) -> None:
        """A patrol board moves one citizen; only the choices of its walk are left to make."""
        self.s.owed = 0
        number = CITIZEN_KEYS.index(key)
        self.s.board = self.s.boards[seat]
        self.s.cursor = len(GAME.tables.boards[self.seats - 1][max(self.s.board, 0)].citizens)
        self.s.plans = [6] * self.seats
        self.s.tile = 1
        self.s.turn = 0
        self.s.active = -1
        begin_walk(self.s, number, seat, lanterns_of(number), GO_PATROL)

    def go(self) -> None:
        flow.go_on(GAME.tables, self.s, self.out)

    def play(self, verb: str, *args: int) -> None:
        """A checked action of the seat to act."""
        action = GAME.pack(verb, *args)
        check(GAME, self.s, GAME.actor(self.s), action)
        GAME.apply(self.s, GAME.actor(self.s), action, self.out)
        assert GAME.faults(self.s) == []

    def chance(self, *found: int) -> None:
        for outcome in found:
            assert outcome in GAME.outcomes(self.s)
            GAME.apply(self.s, CHANCE, outcome, self.out)

    def step(self, *names: str) -> None:
        for name in names:
            cell = self.cell(name)
            self.play("step", cell // 28, cell % 28)

    def at_house(self, verb: str, name: str) -> None:
        number = self.house(name)
        self.play(verb, number // 12 + 1, number % 12)

    def enter(self, name: str) -> None:
        self.at_house("enter", name)

    def why(self, verb: str, *args: int) -> str:
        """The clause that forbids an action, or nothing."""
        return GAME.why_not(self.s, GAME.actor(self.s), GAME.pack(verb, *args))

    def why_step(self, name: str) -> str:
        cell = self.cell(name)
        return self.why("step", cell // 28, cell % 28)

    def why_house(self, verb: str, name: str) -> str:
        number = self.house(name)
        return self.why(verb, number // 12 + 1, number % 12)

    def legal(self, verb: str) -> list[tuple[int, ...]]:
        """The arguments of the legal actions of a verb."""
        found = [GAME.unpack(code) for code in GAME.legal(self.s, GAME.actor(self.s))]
        return [tuple(named.args.values()) for named in found if named.name == verb]

    def steps(self) -> set[str]:
        return {self.name(row * 28 + column) for row, column in self.legal("step")}

    def houses(self, verb: str = "enter") -> set[int]:
        return {(section - 1) * 12 + house for section, house in self.legal(verb)}

    def heard(self, key: str) -> list[tuple[int, ...]]:
        """The events of a kind so far."""
        return [event.args for event in self.out.heard if GAME.events[event.kind].key == key]

    def goods(self, thief: int) -> dict[str, int]:
        counts = self.s.goods[thief * 5 : thief * 5 + 5]
        return {key: count for key, count in zip(GOOD_KEYS, counts, strict=False) if count}

    def is_home(self, thief: int) -> bool:
        return self.s.spot[thief] == BUILDING + self.s.hideout[thief // 3]

    def is_at(self, thief: int, name: str) -> bool:
        return self.s.spot[thief] == self.cell(name)

    def is_in(self, thief: int, name: str) -> bool:
        return self.s.spot[thief] == BUILDING + self.house(name)


def ends(town: Town, key: str) -> set[str]:
    """Every end of a citizen's move, guards with their facing."""
    number = CITIZEN_KEYS.index(key)
    town.walk(key)
    found: set[str] = set()
    todo = [town.s.copy()]
    while todo:
        s = todo.pop()
        flow.go_on(GAME.tables, s, MUTE) if s.mover == number else None
        if s.citizen_cell[number] >= 0:
            facing = f"/{WAYS[s.guard_way[number]]}" if number < 4 else ""
            found.add(town.name(s.citizen_cell[number]) + facing)
            continue
        for action in GAME.legal(s, int(s.actor)):
            after = s.copy()
            GAME.apply(after, int(s.actor), action, MUTE)
            todo.append(after)
    return found
