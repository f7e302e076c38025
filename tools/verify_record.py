"""Checks the chance of one finished game from its record alone: python verify_record.py RECORD.json [options]

Written from docs/fair-chance.md. It needs Python 3.11 and nothing of Rookery; copy it to where you trust it.
    --chances FILE   the answer of /api/tables/ID/replay: an old record (kind sealed) does not hold its odds
    --kept FILE      what your browser kept while you played: {commitment, seals, seat, links}
    --ledger FILE    the answer of /api/ledger
It knows dice and decks, not rules: whether a roll was due, and what players did, is for `rookery verify`.
"""

from __future__ import annotations

import argparse
import hashlib
import hmac
import json
import sys
from itertools import pairwise
from typing import Any

Json = dict[str, Any]
Numbers = list[int]
Thing = list[Any]
ONES = [1] * 64
# What is in the boxes, by game and stream:
#   die      these numbers, each equally likely            seat   any seat, or the one that an option names
#   urn      so many of each outcome, none comes back; then the next urn, after the last the first
#   first    an urn for so many draws, then loose          loose  at most these, the rules know more
#   bag      filled by players, but from the first draw on it only empties
#   city     see the function of that name
THINGS: dict[str, list[Thing]] = {
    "crypt": [
        ["sides", "die", 0, 1],
        ["leader", "seat", "first_leader"],
        ["deck", "urn", {"seats=3": [[1, 2, 2, 1] * 6], "seats=4": [[2] * 24], "": [ONES[:24]]}],
        *([name, "die", 1, 6] for name in ("dice", "ghost", "tie")),
    ],
    "thiefs_market": [
        ["start", "seat", "first_seat"],
        ["deck A", "urn", {"": [ONES[:16]]}],
        ["deck B", "urn", {"promos=on": [[0] * 16 + ONES[:22]], "": [[0] * 16 + ONES[:19]]}],
        ["deck C", "urn", {"promos=on": [[0] * 38 + ONES[:15]], "": [[0] * 38 + ONES[:14]]}],
        ["loot", "die", 0, 5],
        ["rerolls", "die", 0, 5],
    ],
    "oliver_twist": [
        ["first", "seat", "first_player"],
        ["deal", "first", {"seats=2": 4, "seats=3": 6, "": 8}, [1, 1, 1, 1, 2, 1, 1, 1]],
        ["lay", "urn", {"": [[8, 4, 5, 6, 10, 7, 6, 5, 9, 5, 2, 2, 2, 2, 2]]}],
        ["turn_up", "bag", "night", [8, 4, 5, 6, 10, 7, 6, 5, 9, 5, 2, 2, 2, 2, 2, 10]],
        ["look", "bag", "night", [8, 4, 5, 6, 10, 7, 6, 5, 9, 5, 2, 2, 2, 2, 2, 10]],
        ["draw", "urn", {"": [ONES[:13]]}],
        ["loot_draw", "loose", ONES[:16]],
        ["lose", "loose", ONES],
        ["snatch", "loose", [9] * 64],
        ["plant", "loose", [10] * 64],
    ],
    "thiefdom": [
        ["city", "city"],
        ["villas", "urn", {"": [ONES[:4]]}],
        ["artworks", "urn", {"": [[0, *ONES[:6]]]}],
        ["citizens", "urn", {"seats<3": [ONES[:3], [0] * 4 + ONES[:3]], "": [ONES[:4], [0] * 4 + ONES[:4]]}],
        ["missions", "urn", {"": [ONES[:16]]}],
        ["equipment", "first", {"": 4}, [1] * 12, [2] * 12],
        ["boards", "urn", {"seats=2": [ONES[:2]], "seats=3": [ONES[:3]], "": [ONES[:4]]}],
        ["draft", "urn", {"": [ONES[:12]]}],
        ["tiles", "loose", ONES],
        ["clients", "first", {"": 36}, ONES[:36]],
        ["patrol", "urn", {"": [ONES[:3]]}],
        ["dice", "die", 1, 8],
    ],
}


class Wrong(Exception):
    """Something does not hold; the text says what."""


def joined(*parts: object) -> bytes:
    coded = [str(part).encode() for part in parts]
    return b"".join(b"%d:%s," % (len(part), part) for part in coded)


def digest(*parts: object) -> str:
    return hashlib.sha256(joined(*parts)).hexdigest()


def want(holds: object, sentence: str) -> None:
    if not holds:
        raise Wrong(sentence)


def fitting(record: Json, table: Json) -> Any:
    """The row of a table that fits the record: by number of seats or by an option."""
    for key, row in table.items():
        name, sign, value = key.partition("=") if "=" in key else key.partition("<")
        found = record["seats"] if name == "seats" else record["options"].get(name)
        if not key or (sign == "<" and found < int(value)) or (sign == "=" and str(found) == value):
            return row
    return None


def city(record: Json, drawn: Numbers) -> Numbers:
    """The sections that may lie next: those of the river in the east and never turned, others any way up."""
    wide, found = (4 if record["seats"] > 2 else 3), [0] * 64
    river, laid = len(drawn) % wide == wide - 1, {code // 8 for code in drawn}
    for section in set(range(8)) - laid - (set() if wide == 4 else {0, 4}):
        for code in range(8) if (section in (3, 7)) == river else ():
            found[section * 8 + code] = 0 if river and code % 4 else 1
    return found


def urn(urns: list[Numbers], drawn: Numbers) -> Numbers:
    """What is left of the urn in use after these draws."""
    left, at = list(urns[0]), 0
    for outcome in drawn:
        want(outcome < len(left) and left[outcome], f"outcome {outcome} is drawn more often than it is there")
        left[outcome] -= 1
        if not any(left):
            at = (at + 1) % len(urns)
            left = list(urns[at])
    return left


def expected(record: Json, thing: Thing, drawn: Numbers) -> Numbers | None:
    """How many of each outcome there are at this draw, if that can be known without the rules."""
    _, kind, *more = thing
    if kind == "die":
        return [0] * more[0] + [1] * (more[1] - more[0] + 1)
    if kind == "seat":
        fixed = record["options"].get(more[0], "random")
        return ONES[: record["seats"]] if fixed == "random" else [0] * (int(fixed) - 1) + [1]
    if kind == "urn":
        return urn(fitting(record, more[0]), drawn)
    if kind == "first" and len(drawn) < fitting(record, more[0]):
        return urn([more[1]], drawn)
    return city(record, drawn) if kind == "city" else None


def check_odds(
    record: Json, here: str, thing: Thing, drawn: Numbers, bags: dict[str, int], draw: Numbers, outcome: int
) -> bool:
    """Whether the odds of a draw are those of the thing; answers whether they are known without the rules."""
    _, total, low, weight = draw
    want(low >= 0 and weight > 0 and low + weight <= total, f"{here}: its odds are no odds")
    left = expected(record, thing, drawn)
    if left is not None:
        want(0 <= outcome < len(left) and left[outcome], f"{here}: {outcome} cannot come here")
        there = (sum(left), sum(left[:outcome]), left[outcome])
        want(
            (total, low, weight) == there, f"{here}: the odds are {total, low, weight}, the box says {there}"
        )
        return True
    most = thing[-1]
    inside = 0 <= outcome < len(most) and weight <= most[outcome] and low <= sum(most[:outcome])
    want(inside and total - low - weight <= sum(most[outcome + 1 :]), f"{here}: more than the box holds")
    if thing[1] == "bag":
        want(
            total == bags.get(thing[2], total), f"{here}: the bag holds {total}, it held {bags.get(thing[2])}"
        )
        bags[thing[2]] = total - 1
    return False


def below(seed: bytes, place: list[object], salts: list[str], size: int) -> int:
    """The number 0 to size - 1 at one place of a stream."""
    retry, words = 0, 1 << 64
    while True:
        message = joined(*place, retry, len(salts), *salts)
        word = int.from_bytes(hmac.new(seed, message, hashlib.sha256).digest()[:8], "big")
        if word < words - words % size:
            return word % size
        retry += 1


def check_promise(record: Json, chance: Json, seed: bytes) -> None:
    """The seed is the promised one, and every link follows from its seat's seal."""
    match = chance["match"]
    if chance["kind"] == "sealed":
        promised = hashlib.sha256(seed + match.encode()).hexdigest()
        want(promised == chance["commitment"], "the seed is not the promised one")
        return
    seals = chance["seals"]
    want(len(seals) == record["seats"], "there is not one seal for each seat")
    promised = digest("rookery-commitment-2", chance["seed"], match, len(seals), *seals)
    want(promised == chance["commitment"], "the seed and the seals are not the promised ones")
    told, last = list(seals), 0
    for drawn, seat, link in chance["links"]:
        want(last <= drawn and 0 <= seat < len(seals) and seals[seat], "a link is out of place")
        want(digest("rookery-link-1", link) == told[seat], f"a link of seat {seat} is not what was sealed")
        told[seat], last = link, drawn


def check_kept(chance: Json, kept: Json) -> None:
    want(chance["commitment"] == kept["commitment"], "the promise is not the one you were given")
    if chance["kind"] == "joint":
        want(chance["seals"] == kept["seals"], "the seals are not those you were shown")
        own = [link for _, seat, link in chance["links"] if seat == kept["seat"]]
        want(own[: len(kept["links"])] == kept["links"], "a link that you told is missing")


def check_ledger(chance: Json, entries: list[Json]) -> int:
    """The chain holds, and this table was sealed with this promise, begun with it and ended."""
    for entry in entries:
        fields = [entry[key] for key in ("n", "at", "kind", "table", "commitment", "previous")]
        same = digest("rookery-ledger-1", *fields) == entry["hash"]
        want(same, f"entry {entry['n']} of the ledger is not what it was")
    for one, two in pairwise(entries):
        follows = two["n"] == one["n"] + 1 and two["previous"] == one["hash"]
        want(follows, f"the ledger breaks after entry {one['n']}")
    own = [entry for entry in entries if entry["table"] == digest("rookery-table-1", chance["match"])]
    kinds = [entry["kind"] for entry in own if entry["commitment"] == chance["commitment"]]
    want(
        kinds == ["sealed", "begun", "ended"],
        f"the ledger says of this promise: {', '.join(kinds) or 'nothing'}",
    )
    return sum(entry["kind"] == "aborted" for entry in own)


def draws_of(record: Json, things: list[Thing], chances: list[Json] | None) -> list[Numbers]:
    """Stream, sum of weights, weights before and of the outcome, for each outcome of the record."""
    if record["chance"]["kind"] == "joint":
        return list(record["chance"]["draws"])
    names, found = [thing[0] for thing in things], []
    for odds, outcome in zip(chances or [], outcomes_of(record), strict=True):
        want(
            outcome in odds["outcomes"] and odds["stream"] in names, "an outcome is not among those announced"
        )
        at, weights = odds["outcomes"].index(outcome), odds["weights"]
        found.append([names.index(odds["stream"]), sum(weights), sum(weights[:at]), weights[at]])
    return found


def outcomes_of(record: Json) -> Numbers:
    return [action for seat, action in record["moves"] if seat == -1]


def check_outcomes(record: Json, things: list[Thing], draws: list[Numbers]) -> int:
    """Derives every outcome again; answers how many hang on odds that only the rules know."""
    chance, outcomes = record["chance"], outcomes_of(record)
    want(len(draws) == len(outcomes), "there is not one draw for each outcome")
    joint = chance["kind"] == "joint"
    label, links = ("rookery-chance-2", list(chance["links"])) if joint else ("rookery-chance-1", [])
    salts = [""] * record["seats"] if joint else chance["salts"]
    drawn: dict[str, Numbers] = {}
    bags: dict[str, int] = {}
    unknown = 0
    for at, (draw, outcome) in enumerate(zip(draws, outcomes, strict=True)):
        while links and links[0][0] <= at:
            _, seat, salts[seat] = links.pop(0)
        want(0 <= draw[0] < len(things), f"outcome {at + 1}: there is no such stream")
        thing = things[draw[0]]
        before, here = drawn.setdefault(thing[0], []), f"outcome {at + 1} ({thing[0]})"
        unknown += not check_odds(record, here, thing, before, bags, draw, outcome)
        place = [label, chance["match"], thing[0], len(before)]
        rest = below(bytes.fromhex(chance["seed"]), place, salts, draw[1])
        want(draw[2] <= rest < draw[2] + draw[3], f"{here}: the seed leads elsewhere")
        before.append(outcome)
    return unknown


def verify(
    record: Json,
    chances: list[Json] | None = None,
    kept: Json | None = None,
    ledger: list[Json] | None = None,
) -> list[str]:
    """What could not be checked, as sentences; Wrong if something does not hold."""
    chance, open_ends = record["chance"], ["the moves, the scores and the hash: they need the rules"]
    want(chance["kind"] in ("sealed", "joint"), "the seed was open from the start: nothing was promised")
    want("seed" in chance, "the seed is not told yet")
    seed, things = bytes.fromhex(chance["seed"]), THINGS.get(record["game"])
    check_promise(record, chance, seed)
    if kept:
        check_kept(chance, kept)
    else:
        open_ends.append(
            "whether the promise is the one that was given before the game: nothing kept was handed in"
        )
    if ledger is None:
        open_ends.append("whether the table was dealt more than once: no ledger was handed in")
    elif again := check_ledger(chance, ledger):
        open_ends.append(f"why this table was sealed {again} times before in vain")
    if (
        things is None
        or record["pack"]["name"] != "house"
        or (chance["kind"] == "sealed" and chances is None)
    ):
        return [*open_ends, "every outcome: the boxes of this game, or its odds, are not known here"]
    unknown = check_outcomes(record, things, draws_of(record, things, chances))
    silent = [seat for seat, seal in enumerate(chance.get("seals", ())) if not seal]
    if unknown:
        open_ends.append(f"the odds of {unknown} outcomes, which hang on what the players did")
    return open_ends + [f"anything about seat {seat}: it brought nothing to the chance" for seat in silent]


def main() -> int:
    parser = argparse.ArgumentParser(
        description="Checks the chance of one finished game from its record alone."
    )
    parser.add_argument("record")
    for name in ("chances", "kept", "ledger"):
        parser.add_argument(f"--{name}")
    args = parser.parse_args()

    def load(path: str) -> Any:
        with open(path, encoding="utf-8") as file:
            return json.load(file)

    try:
        more = {name: load(path) for name in ("chances", "kept", "ledger") if (path := getattr(args, name))}
        for name, field in (("chances", "chances"), ("ledger", "entries")):
            if isinstance(more.get(name), dict):
                more[name] = more[name][field]
        open_ends = verify(load(args.record), **more)
    except (Wrong, OSError, ValueError, KeyError, TypeError, IndexError, AttributeError) as error:
        print(f"NO: {error if isinstance(error, Wrong) else f'this cannot be read: {error!r}'}")
        return 1
    print("YES: the chance of this game is what was promised.")
    for sentence in open_ends:
        print(f"Not checked: {sentence}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
