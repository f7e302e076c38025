"""Records that a cheating host might show: each keeps the form and breaks one thing."""

from __future__ import annotations

import random
from collections.abc import Callable
from copy import deepcopy

from rookery.table.chain import chain
from rookery.table.joint import promise
from rookery.table.ledger import ABORTED, Line, next_line, table_mark
from rookery.table.packs import load_game
from tests.fair.games import Case, Json, honest, spelled

FREE = ("loot_draw", "lose", "snatch", "plant", "equipment", "clients", "deal", "tiles", "turn_up", "look")


def _outcomes(case: Case) -> list[int]:
    """The places of outcomes in the moves."""
    return [place for place, (seat, _) in enumerate(case.record["moves"]) if seat == -1]


def _bound(case: Case) -> set[int]:
    """The outcomes whose odds are known without the rules; the others only `rookery verify` can judge."""
    chance = case.record["chance"]
    if chance["kind"] == "sealed":
        return set(range(len(_outcomes(case))))  # its replay lists all odds
    streams = load_game(case.record["game"]).streams
    return {n for n, draw in enumerate(chance["draws"]) if streams[draw[0]] not in FREE}


def seed(case: Case, dice: random.Random) -> None:
    """Another seed than the promised one; sometimes with a promise made for it afterwards."""
    chance = case.record["chance"]
    fresh = dice.randbytes(32)
    chance["seed"] = fresh.hex()
    if chance["kind"] == "joint" and dice.random() < 0.5:
        chance["commitment"] = promise(fresh, chance["match"], chance["seals"])


def salt(case: Case, dice: random.Random) -> None:
    """A player's own part replaced."""
    chance = case.record["chance"]
    if chance["kind"] == "sealed":
        chance["salts"][dice.randrange(len(chance["salts"]))] += "!"
        return
    place = dice.randrange(len(chance["links"]))
    chance["links"][place][2] = dice.randbytes(32).hex()


def order(case: Case, dice: random.Random) -> None:
    """Two outcomes of one stream change places, with their odds; the order of streams only the rules know."""
    places = _outcomes(case)
    moves, draws = case.record["moves"], case.record["chance"].get("draws")
    bound = _bound(case)
    pairs = [n for n in sorted(bound) if n + 1 in bound and moves[places[n]] != moves[places[n + 1]]]
    if draws is not None:
        pairs = [n for n in pairs if draws[n][0] == draws[n + 1][0]]
    n = dice.choice(pairs)
    one, two = places[n], places[n + 1]
    moves[one], moves[two] = moves[two], moves[one]
    if draws is not None:
        draws[n], draws[n + 1] = draws[n + 1], draws[n]


def outcome(case: Case, dice: random.Random) -> None:
    """One outcome is another; its place among the odds may be mended to fit."""
    places = _outcomes(case)
    n = dice.choice(sorted(_bound(case)))
    chance, move = case.record["chance"], case.record["moves"][places[n]]
    move[1] = move[1] + 1 if dice.random() < 0.5 or not move[1] else move[1] - 1
    if chance["kind"] == "joint" and dice.random() < 0.5:
        _, total, low, weight = chance["draws"][n]
        chance["draws"][n][2] = low + weight if low + 2 * weight <= total else max(0, low - weight)
        if chance["draws"][n][2] == low:
            move[1] += 1000


def aborted(case: Case, dice: random.Random) -> None:
    """A table that was called off, or never sealed, shown as finished."""
    chance, ledger = case.record["chance"], case.ledger
    assert ledger is not None
    if dice.random() < 0.5:
        mark = table_mark(chance["match"])
        kept = [entry for entry in ledger if entry["table"] != mark or entry["kind"] != "begun"]
        ends = [entry | {"kind": ABORTED} if entry["kind"] == "ended" else entry for entry in kept]
        ledger[:] = _chained(ends)
    else:
        ledger[:] = _chained([entry for entry in ledger if entry["commitment"] != chance["commitment"]])


def _chained(entries: list[Json]) -> list[Json]:
    """The same lines with a chain that holds."""
    last: Line | None = None
    found = []
    for entry in entries:
        last = next_line(last, entry["at"], entry["kind"], entry["table"], entry["commitment"])
        found.append(spelled(last))
    return found


def ground(case: Case, dice: random.Random) -> None:
    """The host, who knows the seed, has a seat of his own choose its salt late: its seal is another now."""
    chance = case.record["chance"]
    seat = dice.choice(sorted({seat for _, seat, _ in chance["links"]}))
    fresh = chain(dice.randbytes(32).hex(), 500)
    told = iter(fresh[1:])
    for link in chance["links"]:
        if link[1] == seat:
            link[2] = next(told)
    if dice.random() < 0.5:
        chance["seals"][seat] = fresh[0]
        chance["commitment"] = promise(bytes.fromhex(chance["seed"]), chance["match"], chance["seals"])


def weights(case: Case, dice: random.Random) -> None:
    """A die with one face, a deck with one card: odds under which the wished outcome is certain."""
    chance = case.record["chance"]
    n = dice.choice([n for n in sorted(_bound(case)) if chance["draws"][n][1] > 1])
    chance["draws"][n] = [chance["draws"][n][0], 1, 0, 1]


def late(case: Case, dice: random.Random) -> None:
    """A link that came before the first outcome is said to have come at the end."""
    links = case.record["chance"]["links"]
    first = links[0]
    last = max(len(_outcomes(case)), links[-1][0])
    links[:] = [link for link in links if link[1] != first[1]] + [[last, first[1], first[2]]]


KINDS: dict[str, Callable[[Case, random.Random], None]] = {
    "seed": seed,
    "salt": salt,
    "order": order,
    "outcome": outcome,
    "aborted": aborted,
    "ground": ground,
    "weights": weights,
    "late": late,
}
NEW_ONLY = ("aborted", "ground", "weights", "late")  # an old record has no chain, no draws and no ledger


def _can_be_forged(case: Case, kind: str) -> bool:
    """An old record in fewer ways; a new one if somebody opened a seal before the first outcome."""
    chance = case.record["chance"]
    if chance["kind"] == "sealed":
        return kind not in NEW_ONLY
    return bool(chance["links"]) and chance["links"][0][0] == 0


def forged(number: int) -> tuple[str, Case]:
    """An honest record with one thing broken."""
    dice = random.Random(f"forged {number}")
    kind = list(KINDS)[number % len(KINDS)]
    origin = number
    while not _can_be_forged(honest(origin), kind):
        origin += 1
    case = deepcopy(honest(origin))
    KINDS[kind](case, dice)
    return kind, case
