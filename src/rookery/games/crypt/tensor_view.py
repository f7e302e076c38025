"""The row of a tensor from a view, and the view back from the row: for bots that are given views only."""

from __future__ import annotations

from typing import Any

from rookery.games.crypt.const import CODES_OF_SIDES, DICE, RANK_KEYS, TYPES, UNKNOWN, VALUES
from rookery.games.crypt.declared import SCORE_PARTS
from rookery.games.crypt.phase_numbers import PHASE_KEYS
from rookery.games.crypt.tensor import HIDDEN, OPEN, PLAYER, ROLL, SLOT, TURNED, CryptTensor
from rookery.kernel import View

PARTS = len(SCORE_PARTS)
SLOT_FIELDS = ("type", "value", "up", "here", "owner", "dice", "effort")
ROLL_FIELDS = ("seat", "effort", "face", "failed")
PLAYER_FIELDS = ("active", "placed", "exhausted", "idol_race")
VERDICTS = ("", *(f"rank-{key}" for key in RANK_KEYS))


def cells_of(t: CryptTensor, view: View) -> list[int]:
    """The same row that `CryptTensor.packed` makes of the state behind this view."""
    seats, base, deck = view["seats"], max(view["seat"], 0), int(t.deck)
    order = [(base + near) % seats for near in range(seats)]
    actor = view["actor"] if view["actor"] < 0 else _near(view, view["actor"])
    row = [PHASE_KEYS.index(view["phase"]), view["round"], view["rounds"], view["turn"], view["turns"]]
    row += [view["deck"], view["seat"] + 1, actor + 2]
    row += [_near(view, view["leader"]), _near(view, view["lights_out"]), view["top"] + 1]
    row += ["?AB".index(side) for side in view["sides"]]
    for slot in view["crypt"]:
        row += _slot(view, slot)
    row += [int(view["players"][seat][name]) for seat in order for name in PLAYER_FIELDS]
    rolls = [number for roll in view["rolls"] for number in _roll(view, roll)]
    row += _filled(rolls, ROLL * DICE * seats)
    for seat in order:
        row += _filled([_card(card) for card in view["players"][seat]["cards"]], deck)
    row += _filled([1 + card["type"] * HIDDEN + card["value"] for card in view["discard"]], deck)
    row += [count for counts in view["unseen"] for count in counts]
    return row + _rest(view, order)


def _near(view: View, seat: int) -> int:
    """A seat counted from the viewer."""
    seats: int = view["seats"]
    return seat if seats == 1 else (seat - max(view["seat"], 0)) % seats


def _filled(cells: list[int], size: int) -> list[int]:
    return cells + [0] * (size - len(cells))


def _slot(view: View, slot: dict[str, Any]) -> list[int]:
    owner = -1 if slot["owner"] < 0 else _near(view, slot["owner"])
    numbers = {**slot, "type": slot["type"] + 1, "owner": owner + 1}
    return [int(numbers[name]) for name in SLOT_FIELDS]


def _roll(view: View, roll: dict[str, Any]) -> list[int]:
    return [_near(view, roll["seat"]) + 1, roll["effort"], roll["face"], int(roll["failed"])]


def _card(card: dict[str, Any]) -> int:
    if not card["public"]:
        return 1 + int(card["type"]) * HIDDEN + int(card["value"])
    return int((TURNED if card["flipped"] else OPEN) + card["type"] * VALUES + card["value"] - 1)


def _rest(view: View, order: list[int]) -> list[int]:
    """The Ghost or a tie, then results."""
    seats = len(order)
    if seats == 1:
        ghost = view["ghost"]
        cells = [ghost["hand"], ghost["aside"], ghost["placed"], *_filled(ghost["rolled"], DICE)]
        cells.append(VERDICTS.index(view.get("verdict", "")))
    elif "tie" in view:
        tie = view["tie"]
        cells = [tie["round"], *[int(seat in tie["seats"]) for seat in order]]
        cells += [tie["sums"][seat] for seat in order]
    else:
        cells = [0] * (1 + 2 * seats)
    if "scores" not in view:
        return cells + [0] * (seats * (PARTS + 1))
    scores = [part for seat in order for part in view["scores"][seat][1:]]
    return cells + scores + [int(seat in view["winners"]) for seat in order]


def view_of(t: CryptTensor, row: list[int]) -> View:
    """The view behind a row."""
    seats, base = int(t.seats), max(row[6] - 1, 0)
    shown: View = {"game": "crypt", "seats": seats, "seat": row[6] - 1, "phase": PHASE_KEYS[row[0]]}
    shown.update(round=row[1], rounds=row[2], turn=row[3], turns=row[4], deck=row[5])
    shown["actor"] = row[7] - 2 if row[7] < 2 else (row[7] - 2 + base) % seats
    shown["leader"], shown["lights_out"] = _far(seats, base, row[8]), _far(seats, base, row[9])
    shown["top"] = row[10] - 1
    rest = iter(row[11:])
    shown["sides"] = [CODES_OF_SIDES[side - 1] for side in _take(rest, TYPES)]
    shown["crypt"] = [_slot_of(_take(rest, SLOT), seats, base) for _ in range(t.slots)]
    servants = [_take(rest, PLAYER) for _ in range(seats)]
    rolls = [_take(rest, ROLL) for _ in range(DICE * seats)]
    shown["rolls"] = [_roll_of(roll, seats, base) for roll in rolls if roll[0]]
    cards = [_take(rest, t.deck) for _ in range(seats)]
    nears = [(seat - base) % seats for seat in range(seats)]
    shown["players"] = [_player_of(servants[near], cards[near]) for near in nears]
    shown["discard"] = [_discarded_of(code) for code in _take(rest, t.deck) if code]
    shown["unseen"] = [_take(rest, VALUES) for _ in range(TYPES)]
    _add_rest(list(rest), nears, shown)
    return shown


def _take(rest: Any, count: int) -> list[int]:
    """The next few cells."""
    return [next(rest) for _ in range(count)]


def _far(seats: int, base: int, near: int) -> int:
    return near if seats == 1 else (near + base) % seats


def _slot_of(cells: list[int], seats: int, base: int) -> dict[str, Any]:
    kind, value, up, here, owner, dice, effort = cells
    return {
        "type": kind - 1,
        "value": value,
        "up": bool(up),
        "here": bool(here),
        "owner": -1 if owner == 0 else _far(seats, base, owner - 1),
        "dice": dice,
        "effort": effort,
    }


def _roll_of(cells: list[int], seats: int, base: int) -> dict[str, Any]:
    seat, effort, face, failed = cells
    return {"seat": _far(seats, base, seat - 1), "effort": effort, "face": face, "failed": bool(failed)}


def _player_of(servants: list[int], cards: list[int]) -> dict[str, Any]:
    player: dict[str, Any] = dict(zip(PLAYER_FIELDS, servants, strict=True))
    player["idol_race"] = bool(player["idol_race"])
    player["cards"] = [_card_of(code) for code in cards if code]
    return player


def _card_of(code: int) -> dict[str, Any]:
    if code < OPEN:
        kind, value = divmod(code - 1, HIDDEN)
        return {"type": kind, "value": value, "flipped": False, "public": False}
    kind, value = divmod(code - (TURNED if code >= TURNED else OPEN), VALUES)
    return {"type": kind, "value": value + 1, "flipped": code >= TURNED, "public": True}


def _discarded_of(code: int) -> dict[str, int]:
    kind, value = divmod(code - 1, HIDDEN)
    return {"type": kind, "value": 0 if kind == UNKNOWN else value}


def _add_rest(cells: list[int], nears: list[int], shown: View) -> None:
    seats = len(nears)
    extra = 4 + DICE if seats == 1 else 1 + 2 * seats
    if seats == 1:
        rolled = [face for face in cells[3 : 3 + DICE] if face]
        shown["ghost"] = {"hand": cells[0], "aside": cells[1], "placed": cells[2], "rolled": rolled}
    elif cells[0]:
        tied = [seat for seat in range(seats) if cells[1 + nears[seat]]]
        shown["tie"] = {"round": cells[0], "seats": tied, "sums": [cells[1 + seats + near] for near in nears]}
    if shown["phase"] == "ended":
        parts = [cells[extra + near * PARTS : extra + (near + 1) * PARTS] for near in nears]
        shown["scores"] = [[sum(part), *part] for part in parts]
        winners = cells[extra + seats * PARTS :]
        shown["winners"] = [seat for seat in range(seats) if winners[nears[seat]]]
        shown["verdict"] = VERDICTS[cells[3 + DICE]] if seats == 1 else ""
