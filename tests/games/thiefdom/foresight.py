"""Plays what a preview promises, and finds by brute force what it should have promised."""

from __future__ import annotations

import random
from typing import Any

from rookery.games.thiefdom.actions import ACTIVATE, PASS, ROB, STOP
from rookery.games.thiefdom.cards.improvements import settle_gear
from rookery.games.thiefdom.const import BUILDING, CITIZENS, GOLD
from rookery.games.thiefdom.declared import EVENTS
from rookery.games.thiefdom.flow import Thiefdom
from rookery.games.thiefdom.phase_numbers import MOVE, PASSING, PLAN, TURN
from rookery.games.thiefdom.phases.turn import Turn
from rookery.games.thiefdom.state import ThiefdomState, occupy
from rookery.kernel import CHANCE, MUTE, Recorder

Row = dict[str, Any]
NAMES = [event.key for event in EVENTS]
MOVERS = [0, 8, 9, 14, 15, 16, 22, 43, 44, 46, 47]  # cards that change moves, sight or what rivals cost


def town(game: Thiefdom, seats: int, chosen: dict[str, str], seed: int) -> ThiefdomState:
    """A first night with cards, goods and posters about, so that every rule of moving is met."""
    pick = random.Random(seed)
    s = game.new(seats, game.settle(seats, chosen))
    while s.round < 1 or s.phase < PLAN:
        seat = game.actor(s)
        game.apply(s, seat, pick.choice(game.outcomes(s) if seat == CHANCE else game.legal(s, seat)), MUTE)
    for thief in range(seats * 3):
        _dress(game, s, thief, pick)
    return s


def crowd(game: Thiefdom, s: ThiefdomState, pick: random.Random) -> None:
    """Everybody meets around one corner: thieves in the alleys and the houses, citizens on the lanterns."""
    city = game.tables.city(s)
    near = [pick.choice(list(city.cells))]
    for cell in near:
        beside = [int(city.nb[cell * 4 + way]) for way in range(4)]
        near += [there for there in beside if there >= 0 and there not in near and len(near) < 30]
    free = [cell for cell in pick.sample(near, len(near)) if cell not in s.citizen_cell]
    for thief in range(s.seats * 3):
        houses = city.doors[free[0]] if pick.random() < 0.3 else []
        s.spot[thief] = pick.choice(houses) if houses else free.pop()
    for citizen in range(CITIZENS):
        lanterns = [cell for cell in free if city.lantern[cell]]
        if s.citizen_cell[citizen] >= 0 and lanterns and pick.random() < 0.6:
            s.citizen_cell[citizen] = lanterns[0]
            free.remove(lanterns[0])
    occupy(s)
    if s.phase == TURN:
        Turn().enter(game.tables, s, MUTE)  # the thief stands elsewhere now


def _dress(game: Thiefdom, s: ThiefdomState, thief: int, pick: random.Random) -> None:
    for card in pick.sample(MOVERS, len(MOVERS)):
        slot = thief * 2 + (s.equip[thief * 2] >= 0)
        if card < 12 and s.deck[card] and s.equip[thief * 2 + 1] < 0 and pick.random() < 0.5:
            if card not in s.equip[thief * 2 : thief * 2 + 2]:
                s.deck[card] -= 1
                s.equip[slot] = card
        elif card >= 12 and s.clients >> (card - 12) & 1 and s.ally[thief] < 0:
            s.clients &= ~(1 << (card - 12))
            s.ally[thief] = card
    settle_gear(game.tables, s, thief)
    s.goods[thief * 5 + GOLD] = pick.choice((0, 2, 4))
    s.goods[thief * 5 + pick.randrange(4)] = pick.choice((0, 1))
    s.wanted |= pick.choice((0, 0, 1)) << thief


def next_choice(game: Thiefdom, s: ThiefdomState, pick: random.Random) -> None:
    """Mostly moves and walks, so that figures come together."""
    seat = game.actor(s)
    if seat == CHANCE:
        game.apply(s, seat, pick.choice(game.outcomes(s)), MUTE)
        return
    legal = game.legal(s, seat)
    moves = [action for action in legal if action < STOP or ROB <= action <= ACTIVATE]
    game.apply(s, seat, pick.choice(moves if moves and pick.random() < 0.85 else legal), MUTE)


class Played:
    """What came of some choices, up to the end of the turn."""

    def __init__(self, game: Thiefdom, s: ThiefdomState, actions: list[int]) -> None:
        self.s = s.copy()
        self.seat = game.actor(s)
        self.before = s.vp[self.seat]
        out = Recorder()
        for action in actions:
            assert action in game.legal(self.s, self.seat), (actions, action)
            game.apply(self.s, self.seat, action, out)
        told = [(NAMES[one.kind], one.args) for one in out.heard]
        over = [index for index, (key, _) in enumerate(told) if key == "turn_over"]
        self.told = told[: over[0]] if over else told
        self.over = bool(over)

    def args(self, *keys: str) -> list[tuple[int, ...]]:
        return [args for key, args in self.told if key in keys]

    @property
    def steps(self) -> int:
        return len(self.args("stepped", "entered"))

    @property
    def lost(self) -> int:
        """VP, from the track as it was told."""
        return -sum(args[1] for args in self.args("vp") if args[0] == self.seat)

    @property
    def arrested(self) -> list[int]:
        return [args[0] * 3 + args[1] for args in self.args("arrested")]

    @property
    def catchers(self) -> list[int]:
        return [args[2] for args in self.args("attempt")]

    @property
    def spot(self) -> int:
        """Where the thief came to last, before anybody took him home."""
        found = -1
        for key, args in self.told:
            if key in ("stepped", "jumped", "teleported"):
                found = args[2] * 28 + args[3]
            elif key in ("entered", "located"):
                found = BUILDING + (args[3] - 1) * 12 + args[4]
        return found


def wrong_ways(game: Thiefdom, s: ThiefdomState, shown: Row) -> list[str]:
    """Every way and every card that carries away, played."""
    found: list[str] = []
    for row in [*shown.get("ways", []), *shown.get("carried", [])]:
        played = Played(game, s, row["actions"])
        said = [
            row["spot"],
            row.get("steps", 0),
            row.get("left", -1),
            row.get("vp", 0),
            row.get("arrested", []),
        ]
        goes_on = played.s.phase == MOVE and not played.over and not played.s.jumping
        left = played.s.mp if goes_on else -1
        done = [played.spot, played.steps, left, played.lost, played.arrested]
        if said != done or (played.catchers or [-1])[-1] != row.get("arrest", -1):
            found.append(f"{row} became {done} by {played.catchers}")
        if (played.s.phase == PASSING) != ("meets" in row):
            found.append(f"{row} meets nobody, or somebody it does not say")
        elif "meets" in row and played.s.partner % 3 != row["meets"]:
            found.append(f"{row} meets {played.s.partner}")
    return found


def missed_ways(game: Thiefdom, s: ThiefdomState, shown: Row) -> list[str]:
    """Spots that some move leads to, with the fewest VP and then MP, against those of the preview."""
    met = [row["spot"] for row in shown.get("ways", []) if "meets" in row]  # before anybody sees him there
    best = {spot: min(ends) for spot, ends in _ends(game, s).items() if spot != s.at and spot not in met}
    said: dict[int, tuple[int, int, int]] = {}
    for row in shown.get("ways", []):
        if row["spot"] not in met:
            rank = (int("arrested" in row), row.get("vp", 0), row.get("steps", 0))
            said[row["spot"]] = min(rank, said.get(row["spot"], rank))
    spots = sorted(best.keys() | said.keys())
    return [
        f"{spot}: {best.get(spot)}, said {said.get(spot)}"
        for spot in spots
        if best.get(spot) != said.get(spot)
    ]


def _ends(game: Thiefdom, s: ThiefdomState) -> dict[int, list[tuple[int, int, int]]]:
    """Every end of every move, by trying all of them."""
    found: dict[int, list[tuple[int, int, int]]] = {}
    todo: list[list[int]] = [[]]
    seen: set[tuple[object, ...]] = set()
    while todo:
        actions = todo.pop()
        played = Played(game, s, actions)
        here = played.s
        going = here.phase == PASSING or (here.phase == MOVE and not played.over)
        if actions and here.phase != PASSING and not (going and here.jumping):
            found.setdefault(played.spot, []).append((int(bool(played.arrested)), played.lost, played.steps))
        key = (here.at, here.mp, here.used, here.tunnel, here.vault_from, tuple(sorted(here.trail)))
        if actions and (not going or (*key, here.phase, played.lost) in seen):
            continue
        seen.add((*key, here.phase, played.lost))
        legal = game.legal(here, played.seat)
        todo += [[*actions, action] for action in legal if action < STOP or action == PASS]
    return found


def wrong_walks(game: Thiefdom, s: ThiefdomState, shown: Row) -> list[str]:
    """All outcomes of a walk, found by taking every way, against those of the preview."""
    mover = int(s.mover)
    said = {(row["end"], row.get("facing", -1), tuple(row.get("arrests", []))) for row in shown["walks"]}
    done: set[tuple[int, int, tuple[int, ...]]] = set()
    todo: list[list[int]] = [[]]
    while todo:
        actions = todo.pop()
        for action in game.legal(Played(game, s, actions).s, game.actor(s)):
            played = Played(game, s, [*actions, action])
            walked = [args for args in played.args("walked") if args[0] == mover]
            if walked:
                _, row, column, heading = walked[0][:4]
                done.add((row * 28 + column, heading if mover < 4 else -1, _arrests_of(played, mover)))
            else:
                todo.append([*actions, action])
    return [] if said == done else [f"said {sorted(said)}, done {sorted(done)}"]


def _arrests_of(played: Played, mover: int) -> tuple[int, ...]:
    """Whom this citizen arrests: all that is told between his arrival and the next figure's."""
    at = next(index for index, (key, args) in enumerate(played.told) if key == "walked" and args[0] == mover)
    found: list[int] = []
    for key, args in played.told[at + 1 :]:
        if key in ("walked", "stayed", "attempt"):
            break
        if key == "arrested":
            found.append(args[0] * 3 + args[1])
    return tuple(found)


def wrong_sight(game: Thiefdom, s: ThiefdomState, shown: Row, pick: random.Random) -> list[str]:
    """A thief without a card is arrested exactly where the preview says that the guard looks."""
    city = game.tables.city(s)
    inside = [thief for thief, spot in enumerate(s.spot) if spot >= BUILDING and thief != s.active]
    found: list[str] = []
    for row in shown["walks"] if inside else []:
        dark = [cell for cell in city.cells if not city.lantern[cell] and not s.occ[cell]]
        lit = [cell for cell in dark if cell in row["seen"]]
        for cell in lit + pick.sample(dark, 4):
            bare = s.copy()
            thief = inside[0]
            bare.spot[thief] = cell
            bare.gear = [0 if one == thief else gear for one, gear in enumerate(s.gear)]
            bare.blinded = [0] * len(s.blinded)
            occupy(bare)
            caught = thief in _arrests_of(Played(game, bare, row["actions"]), int(s.mover))
            if caught != (cell in row["seen"]):
                found.append(f"guard {s.mover} {row['actions']}: {cell} is seen: {caught}")
    return found
