"""INV-23: other seats and a mirrored city change nothing but names."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from typing import Any

from rookery.games.thiefdom.const import BUILDING
from rookery.games.thiefdom.flow import Thiefdom
from rookery.games.thiefdom.phase_numbers import PICK, PLAN, REPLACE, TILES
from rookery.games.thiefdom.state import ThiefdomState
from rookery.games.thiefdom.tables import columns
from rookery.games.thiefdom.tiles import Side
from rookery.kernel import CHANCE, MUTE, OVER
from tests.games.thiefdom.town import PACK

PER_SEAT = {1: "choice boards vp hideout store_art missions plans guild", 5: "store", 15: "goods", 6: "equip"}
PER_SEAT[3] = "hand kept passed spot art ally gear blinded"
FLIP = (2, 1, 0, 3)


def broken(game: Thiefdom, s: ThiefdomState) -> list[str]:
    """Compares the game with its two images, before and after one step."""
    if s.round == 0 or s.seats == 1 or s.phase == TILES or s.actor == OVER:
        return []
    seat = int(s.actor)
    actions = game.outcomes(s) if seat == CHANCE else game.legal(s, seat)
    action = actions[(int(s.ap) + int(s.round)) % len(actions)]
    after = s.copy()
    game.apply(after, seat, action, MUTE)
    holds = _seats_rotate(game, s, after, seat, action) and _city_mirrors(game, s, after, seat, action)
    return [] if holds else ["INV-23"]


def _seats_rotate(game: Thiefdom, s: ThiefdomState, after: ThiefdomState, seat: int, action: int) -> bool:
    other = game.restore(rotated(game.dump(s)))
    mover = seat if seat == CHANCE else (seat + 1) % int(s.seats)
    if seat != CHANCE and game.legal(other, mover) != game.legal(s, seat):
        return False
    game.apply(other, mover, action, MUTE)
    return _same(game.dump(other), rotated(game.dump(after)))


def _same(one: dict[str, Any], two: dict[str, Any]) -> bool:
    """Where several owe a choice, `actor` is only the lowest of them."""
    if one["phase"] in (PICK, PLAN):
        one, two = {**one, "actor": 0}, {**two, "actor": 0}
    return one == two


def rotated(data: dict[str, Any]) -> dict[str, Any]:
    """Every seat sits one place further clockwise."""
    new, seats = deepcopy(data), int(data["seats"])
    for size, names in PER_SEAT.items():
        for name in names.split():
            new[name] = data[name][-size:] + data[name][:-size]
    for name in ("first", "starter", "mover_seat", "actor"):
        if data[name] >= 0:
            new[name] = (data[name] + 1) % seats
    for name, bits in (("owed", seats), ("endurance", seats), ("victors", seats)):
        new[name] = _turn_bits(data[name], bits, 1)
    for name in ("wanted", "down"):
        new[name] = _turn_bits(data[name], seats * 3, 3)
    if data["active"] >= 0:
        new["active"] = (data["active"] + 3) % (seats * 3)
    if data["partner"] >= 0 and data["phase"] != REPLACE:
        new["partner"] = (data["partner"] + 3) % (seats * 3)
    if data["mover"] < 0:  # the figures that a thief on the move has jumped
        marks = data["trail"]
        new["trail"] = [(mark + 2) % (seats * 3) + 1 if mark <= seats * 3 else mark for mark in marks]
    for index in range(0, len(data["todo"]), 3):
        new["todo"][index] = (data["todo"][index] + 3) % (seats * 3)
    return new


def _turn_bits(mask: int, bits: int, by: int) -> int:
    return (mask << by | mask >> (bits - by)) & ((1 << bits) - 1)


@cache
def mirrored_game() -> Thiefdom:
    """The same sections, drawn upside down."""
    pack = deepcopy(PACK)
    for side in pack["sections"]["side"]:
        side["rows"] = side["rows"][::-1]
        for field in ("doors", "walls"):
            side[field] = " ".join(_mirror_edge(word) for word in side[field].split())
    return Thiefdom(pack)


def _mirror_edge(word: str) -> str:
    return f"{word[0]}{8 - int(word[1])}{'SENW'['NESW'.index(word[2])]}"


@cache
def _numbers(section: int, side: int) -> dict[int, int]:
    """A building's number on a side and on its mirror image; the villa keeps its own."""
    rows = PACK["sections"]["side"][(section - 1) * 2 + side]["rows"]
    one, two = Side(section, rows, [], []), Side(section, rows[::-1], [], [])
    found = {11: 11}
    for cell in range(49):
        if one.numbers[cell] >= 0:
            found[one.numbers[cell]] = two.numbers[(6 - cell // 7) * 7 + cell % 7]
    return found


class Mirror:
    """North and south exchanged, for one layout."""

    def __init__(self, s: ThiefdomState) -> None:
        self.width = int(columns(s))
        self.codes = [int(s.layout) >> (6 * place) & 63 for place in range(self.width * 2)]
        self.sides = {code // 8 + 1: code // 4 % 2 for code in self.codes}

    def house(self, number: int) -> int:
        if number < 0:
            return number
        section = number // 12 + 1
        return (section - 1) * 12 + _numbers(section, self.sides[section])[number % 12]

    def spot(self, spot: int) -> int:
        if spot < 0:
            return spot
        return (
            BUILDING + self.house(spot - BUILDING) if spot >= BUILDING else (13 - spot // 28) * 28 + spot % 28
        )

    def layout(self) -> int:
        places = self.codes[self.width :] + self.codes[: self.width]
        return sum((code // 4 * 4 + -code % 4) << (6 * place) for place, code in enumerate(places))

    def action(self, game: Thiefdom, action: int) -> int:
        named = game.unpack(action)
        args = dict(named.args)
        if "row" in args:
            args["row"] = 13 - args["row"]
        if "house" in args:
            args["house"] = self.house((args["section"] - 1) * 12 + args["house"]) % 12
        if "direction" in args:
            args["direction"] = FLIP[args["direction"]]
        return game.pack(named.name, *args.values())

    def dump(self, data: dict[str, Any]) -> dict[str, Any]:
        new = deepcopy(data)
        new["layout"] = self.layout()
        for name in ("citizen_cell", "spot", "rivals"):
            new[name] = [self.spot(spot) for spot in data[name]]
        new["hideout"] = [self.house(number) for number in data["hideout"]]
        for name in ("at", "vault_from"):
            new[name] = self.spot(data[name])
        new["here"] = self.house(data["here"])
        new["guard_way"] = [FLIP[way] for way in data["guard_way"]]
        new["heading"] = FLIP[data["heading"]] if data["heading"] >= 0 else -1
        if data["mover"] >= 0:  # ways of a citizen; of a thief on the move, the figures he has jumped
            new["trail"] = [
                self.spot(code >> 3) * 8 + FLIP[code >> 1 & 3] * 2 + code % 2 for code in data["trail"]
            ]
        return new


def _city_mirrors(game: Thiefdom, s: ThiefdomState, after: ThiefdomState, seat: int, action: int) -> bool:
    mirror, image = Mirror(s), mirrored_game()
    other = image.restore(mirror.dump(game.dump(s)))
    if seat == CHANCE:
        image.apply(other, CHANCE, action, MUTE)
    else:
        if sorted(mirror.action(game, code) for code in game.legal(s, seat)) != image.legal(other, seat):
            return False
        image.apply(other, seat, mirror.action(game, action), MUTE)
    return image.dump(other) == mirror.dump(game.dump(after))
