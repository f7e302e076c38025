"""Citizens' walks and what is seen, worked out cell by cell from the contract's procedures (part 4.6)."""

from __future__ import annotations

from rookery.games.thiefdom.actions import BRIBE, THROW, WALK_0
from rookery.games.thiefdom.city import City
from rookery.games.thiefdom.const import (
    BACK,
    BUILDING,
    CARD_KEYS,
    F_BLIND_TO_ALL,
    F_FIRST_LOOK,
    F_NEAR_CARRIAGE,
    F_SIDE_SAFE,
)
from rookery.games.thiefdom.phase_numbers import PASSING, TURN, WALK
from tests.games.thiefdom.ledger import Step

CARRIAGE = 8
COMPASS_ORDER = ("", "NWSE", "NESW", "ENWS", "ESWN", "SENW", "SWNE", "WSEN", "WNES")  # TD-24.6
OWNERS = {key: CARD_KEYS.index(key) for key in ("wolff", "wibald", "smoke_bomb")}


def follow_figures(step: Step) -> list[str]:
    """INV-12, INV-20, INV-21: every figure that moved in this step, and every thief it should have caught."""
    if step.before.round == 0:
        return []
    watch = Watch(step)
    for index, (key, args) in enumerate(step.told):
        watch.hear(index, key, args)
    return watch.found


class Watch:
    """Where everybody stands while the events of one step are read."""

    def __init__(self, step: Step) -> None:
        self.step = step
        self.s = step.before
        self.city: City = step.game.tables.city(step.before)
        self.citizens = list(step.before.citizen_cell)
        self.facing = list(step.before.guard_way)
        self.thieves = list(step.before.spot)
        self.active = int(step.before.active)
        self.smoke = int(step.before.smoke)
        self.wanted = int(step.before.wanted)
        self.blinded = list(step.before.blinded)
        self.mover = int(step.before.mover)  # the one already on his way
        self.face = int(step.before.face)
        self.found: list[str] = []

    def hear(self, index: int, key: str, args: tuple[int, ...]) -> None:
        """One event: moves the figure, and checks what should follow from it."""
        if key in ("stepped", "teleported", "jumped"):
            self._thief_comes(index, key, args[0] * 3 + args[1], args[2] * 28 + args[3])
        elif key in ("entered", "located"):
            self.thieves[args[0] * 3 + args[1]] = BUILDING + (args[3] - 1) * 12 + args[4]
        elif key == "arrested":
            self.thieves[args[0] * 3 + args[1]] = BUILDING + self.s.hideout[args[0]]
        elif key == "walked":
            self._citizen_comes(index, args[0], args[1] * 28 + args[2], args[3])
        elif key == "stayed":
            self._citizen_stays(args[0])
        elif key in ("poster", "poster_off"):
            self.wanted ^= 1 << (args[0] * 3 + args[1])
        else:
            self._time_passes(key, args)

    def _time_passes(self, key: str, args: tuple[int, ...]) -> None:
        if key == "turn_over":
            self.active, self.smoke = -1, 0
        elif key == "activated":
            self.active, self.smoke = args[0] * 3 + args[1], 0
        elif key == "used" and args[2] == OWNERS["smoke_bomb"]:
            self.smoke = 1
        elif key == "compass":
            self.face = args[1]
        elif key == "day":
            self.blinded = [0] * len(self.blinded)

    def _arrested_next(self, index: int) -> set[int]:
        """Who is arrested before the next figure moves."""
        found: set[int] = set()
        for key, args in self.step.told[index + 1 :]:
            if key in ("walked", "stayed"):
                break
            if key == "arrested":
                found.add(args[0] * 3 + args[1])
        return found

    def _is_immune(self, thief: int, guard: int, seen_from: set[int]) -> bool:
        s = self.s
        if thief == self.active and (self.smoke or s.ally[thief] == OWNERS["wolff"]):
            return True
        if s.ally[thief] == OWNERS["wibald"] and all(self.city.section[cell] == 7 for cell in seen_from):
            return True
        masks = self.blinded if s.flags & F_BLIND_TO_ALL else [self.blinded[thief]]
        return any(mask >> guard & 1 for mask in masks)

    def _thief_comes(self, index: int, key: str, thief: int, cell: int) -> None:
        """INV-12: after a step nobody stands where a guard could have arrested him."""
        jumped = key == "jumped"
        if not jumped:
            self.thieves[thief] = cell
        elif self.step.after.phase == PASSING:
            return  # looked at after the exchange
        caught = False
        for guard in range(4):
            stands = self.citizens[guard]
            sees = stands >= 0 and cell in ray(self.city, stands, self.facing[guard])
            feels = stands == cell and jumped and not self.s.flags & F_SIDE_SAFE
            caught = caught or ((sees or feels) and not self._is_immune(thief, guard, {stands}))
        if jumped and cell in self.citizens[4:]:
            caught = caught or (bool(self.wanted >> thief & 1) and not self.smoke)
        if caught != (thief in self._arrested_next(index)) and not self._swapped_after(index, thief):
            self.found.append("INV-12")

    def _swapped_after(self, index: int, thief: int) -> bool:
        """Whether another event of the same step decides about this thief."""
        return any(
            key in ("stepped", "teleported", "jumped") and args[0] * 3 + args[1] == thief
            for key, args in self.step.told[index + 1 :]
        )

    def _first_steps(self, citizen: int) -> tuple[int, list[int], int]:
        """Start, the ways chosen at crossings so far, and the free lanterns to reach."""
        need = 2 if citizen == CARRIAGE else 1
        s = self.s
        if citizen != self.mover:
            if s.phase == TURN and THROW <= self.step.action < BRIBE and s.flags & F_NEAR_CARRIAGE:
                need = 1
            return self.citizens[citizen], [], need
        self.mover = -1
        ways = [code >> 1 & 3 for code in s.trail]
        start = s.trail[0] >> 3 if s.trail else int(s.at)
        need = (s.trail[0] & 1) + 1 if s.trail else int(s.need)
        if s.phase == WALK:
            ways.append(self.step.action - WALK_0)
        return start, ways, need

    def _citizen_comes(self, index: int, citizen: int, end: int, way: int) -> None:
        start, chosen, need = self._first_steps(citizen)
        self.citizens[citizen] = -1
        heading = self.facing[citizen] if citizen < 4 else -1
        occupied = {cell for cell in [*self.citizens, *self.thieves] if 0 <= cell < BUILDING}
        path = Path(
            self.city, start, heading, need, occupied, COMPASS_ORDER[self.face] if self.s.seats == 1 else ""
        )
        path.walk(chosen)
        if (path.at, path.heading) != (end, way) or not path.sound or not self.city.lantern[end]:
            self.found.append("INV-20")
        self.citizens[citizen] = end
        if citizen < 4:
            seen = path.swept(heading if self.s.flags & F_FIRST_LOOK else -1)
            self.facing[citizen] = way
            due = {
                n
                for n, cell in enumerate(self.thieves)
                if cell in seen and not self._is_immune(n, citizen, seen[cell])
            }
        else:
            due = {n for n, cell in enumerate(self.thieves) if cell in path.passed and self.wanted >> n & 1}
            due -= {self.active} if self.smoke else set()
        if due != self._arrested_next(index):
            self.found.append("INV-12")
        if citizen < 4 and not self._facing_stays(index, citizen):
            self.found.append("INV-21")

    def _facing_stays(self, index: int, guard: int) -> bool:
        """INV-21: he keeps the direction of his last step."""
        later = [args[0] for key, args in self.step.told[index + 1 :] if key == "walked"]
        return guard in later or self.step.after.guard_way[guard] == self.facing[guard]

    def _citizen_stays(self, citizen: int) -> None:
        start, chosen, need = self._first_steps(citizen)
        heading = self.facing[citizen] if citizen < 4 else -1
        self.citizens[citizen] = -1
        occupied = {cell for cell in [*self.citizens, *self.thieves] if 0 <= cell < BUILDING}
        path = Path(self.city, start, heading, need, occupied, "")
        if chosen or (self.s.seats > 1 and path.options()):
            self.found.append("INV-20")
        self.citizens[citizen] = start


class Path:
    """A citizen's way, one cell after the other."""

    def __init__(
        self, city: City, start: int, heading: int, need: int, occupied: set[int], order: str
    ) -> None:
        self.city = city
        self.at = start
        self.heading = heading
        self.need = need
        self.occupied = occupied
        self.order = order  # by the solo compass
        self.taken: set[tuple[int, int, int]] = set()
        self.steps: list[tuple[int, int]] = []  # from a cell in a direction
        self.passed: set[int] = set()
        self.sound = True

    def options(self) -> list[int]:
        """TD-5.5, TD-5.8: ways that can be completed."""
        return [way for way in range(4) if way != back(self.heading) and self._completes(way)]

    def walk(self, chosen: list[int]) -> None:
        """The chosen ways, then the only ones left, or those of the compass."""
        while self.need:
            options = self.options()
            if chosen:
                way = chosen.pop(0)
            elif self.order:
                way = next(
                    ("NESW".index(letter) for letter in self.order if self._is_open("NESW".index(letter))), -1
                )
            else:
                way = options[0] if len(options) == 1 else -1
            if way < 0 or (not self.order and way not in options):
                self.sound = False
                return
            self._go(way)

    def _is_open(self, way: int) -> bool:
        return way != back(self.heading) and follow(self.city, self.at, way) is not None

    def _go(self, way: int) -> None:
        self.taken.add((self.at, way, self.need))
        steps = follow(self.city, self.at, way)
        if steps is None:
            self.sound = False
            self.need = 0
            return
        if way == back(self.heading):
            self.sound = False
        self.steps += steps
        last, self.heading = steps[-1]
        self.at = self.city.nb[last * 4 + self.heading]
        self.passed |= {self.city.nb[cell * 4 + turn] for cell, turn in steps}
        if self.at not in self.occupied:
            self.need -= 1

    def _completes(self, way: int) -> bool:
        todo, seen = [(self.at, way, self.need)], set(self.taken)
        while todo:
            triple = todo.pop()
            steps = follow(self.city, triple[0], triple[1])
            if triple in seen or steps is None:
                continue
            seen.add(triple)
            cell, turn = steps[-1]
            there = self.city.nb[cell * 4 + turn]
            need = triple[2] - (there not in self.occupied)
            if need == 0:
                return True
            todo += [(there, other, need) for other in range(4) if other != back(turn)]
        return False

    def swept(self, first_look: int) -> dict[int, set[int]]:
        """TD-7.2: the cells a guard saw on his way, each with the cells from which he saw it."""
        seen: dict[int, set[int]] = {}
        looks = list(self.steps)
        for cell, way in self.steps:
            there = self.city.nb[cell * 4 + way]
            if there not in self.occupied or there == self.at:
                looks.append((there, way))
        if first_look >= 0 and self.steps[0][1] != first_look:
            looks.append((self.steps[0][0], first_look))  # AM-7
        for cell, way in looks:
            for met in ray(self.city, cell, way):
                seen.setdefault(met, set()).add(cell)
        return seen


def back(way: int) -> int:
    return BACK[way] if way >= 0 else -1


def ray(city: City, cell: int, way: int) -> list[int]:
    """TD-6.3."""
    found: list[int] = []
    while (cell := city.nb[cell * 4 + way]) >= 0:
        found.append(cell)
    return found


def follow(city: City, cell: int, way: int) -> list[tuple[int, int]] | None:
    """The steps from a lantern to the next one; nothing where the alley ends."""
    steps: list[tuple[int, int]] = []
    while city.nb[cell * 4 + way] >= 0:
        steps.append((cell, way))
        cell = city.nb[cell * 4 + way]
        if city.lantern[cell]:
            return steps
        exits = [turn for turn in range(4) if city.nb[cell * 4 + turn] >= 0 and turn != BACK[way]]
        if not exits:
            return None
        way = exits[0]
    return None
