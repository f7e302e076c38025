"""Checks the chance of one finished game from its record alone: python verify_record.py RECORD.json [options]

Written from docs/fair-chance.md. It needs Python 3.11 and nothing of Rookery; copy it to where you trust it.
    --chances FILE   the answer of /api/tables/ID/replay: an old record (kind sealed) does not hold its odds
    --kept FILE      what your browser kept while you played: {commitment, seals, seat, links}
    --ledger FILE    the answer of /api/ledger
It knows dice and decks, not rules: whether a roll was due, and what players did, is for `rookery verify`.
"""

import argparse
import hashlib
import hmac
import json
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

Json = dict[str, Any]
Numbers = list[int]


class Wrong(Exception):
    """Something does not hold; the text says what."""


class Box(NamedTuple):
    """What one stream of chance draws from: how many there are of each outcome 0, 1, 2 …"""

    urns: list[Numbers]  # when the first is empty comes the next, after the last the first again
    back: bool = False  # what was drawn goes back, as with dice
    known: int = 9999  # so many draws are known without the rules; later urns[-1] is the most there can be
    bag: bool = False  # players filled it, but from the first draw on it only empties


def boxes(game: str, seats: int, options: Json) -> dict[str, Box]:
    """What is in the box of a game, in the order of its streams; nothing for other games."""

    def ones(count: int, before: int = 0) -> Numbers:
        return [0] * before + [1] * count

    def seat(option: str) -> Box:
        fixed = options.get(option, "random")
        return Box([ones(seats) if fixed == "random" else ones(1, int(fixed) - 1)], back=True)

    if game == "crypt":
        deck = {3: [1, 2, 2, 1] * 6, 4: [2] * 24}.get(seats, ones(24))
        coin, die = Box([ones(2)], back=True), Box([ones(6, 1)], back=True)
        start = {"sides": coin, "leader": seat("first_leader"), "deck": Box([deck])}
        return start | {"dice": die, "ghost": die, "tie": die}
    if game == "thiefs_market":
        b, c = (22, 15) if options.get("promos") == "on" else (19, 14)
        decks = {"deck A": Box([ones(16)]), "deck B": Box([ones(b, 16)]), "deck C": Box([ones(c, 38)])}
        die = Box([ones(6)], back=True)
        return {"start": seat("first_seat")} | decks | {"loot": die, "rerolls": die}
    if game == "oliver_twist":
        tokens = [8, 4, 5, 6, 10, 7, 6, 5, 9, 5, 2, 2, 2, 2, 2]
        night = Box([[*tokens, 10]], known=0, bag=True)
        most = {"loot_draw": ones(16), "lose": ones(64), "snatch": [9] * 64, "plant": [10] * 64}
        deal, lay = Box([[1, 1, 1, 1, 2, 1, 1, 1]], known=2 * seats), Box([tokens])
        start = {"first": seat("first_player"), "deal": deal, "lay": lay, "turn_up": night, "look": night}
        return start | {"draw": Box([ones(13)])} | {name: Box([urn], known=0) for name, urn in most.items()}
    if game == "thiefdom":
        few = 3 if seats < 3 else 4
        return {
            "city": Box([ones(64)]),  # see the function of that name
            "villas": Box([ones(4)]),
            "artworks": Box([ones(6, 1)]),
            "citizens": Box([ones(few), ones(few, 4)]),
            "missions": Box([ones(16)]),
            "equipment": Box([ones(12), [2] * 12], known=4),
            "boards": Box([ones(seats if seats > 1 else 4)]),
            "draft": Box([ones(12)]),
            "tiles": Box([ones(64)], known=0),
            "clients": Box([ones(36)], known=36),
            "patrol": Box([ones(3)]),
            "dice": Box([ones(8, 1)], back=True),
        }
    return {}


def city(seats: int, drawn: Numbers) -> Numbers:
    """The sections that may lie next: those of the river in the east and never turned, others any way up."""
    wide = 4 if seats > 2 else 3
    river = len(drawn) % wide == wide - 1
    gone = {code // 8 for code in drawn} | (set() if wide == 4 else {0, 4})
    fits = [section not in gone and (section in (3, 7)) == river for section in range(8)]
    return [int(fits[code // 8] and not (river and code % 4)) for code in range(64)]


def left_in(box: Box, drawn: Numbers) -> Numbers:
    """How many of each outcome are left after these draws, or can be left at most."""
    if box.back or len(drawn) >= box.known:
        return box.urns[-1]
    left, emptied = list(box.urns[0]), 0
    for outcome in drawn:
        left[outcome] -= 1
        if not any(left):
            emptied += 1
            left = list(box.urns[emptied % len(box.urns)])
    return left


def want(holds: object, sentence: str) -> None:
    if not holds:
        raise Wrong(sentence)


def joined(*parts: object) -> bytes:
    coded = [str(part).encode() for part in parts]
    return b"".join(b"%d:%s," % (len(part), part) for part in coded)


def digest(*parts: object) -> str:
    return hashlib.sha256(joined(*parts)).hexdigest()


def below(size: int, seed: bytes, place: list[object], salts: list[str], retry: int = 0) -> int:
    """The number 0 to size - 1 at one place of a stream."""
    message = joined(*place, retry, len(salts), *salts)
    word = int.from_bytes(hmac.digest(seed, message, "sha256")[:8], "big")
    return word % size if word < 2**64 - 2**64 % size else below(size, seed, place, salts, retry + 1)


def check_promise(chance: Json, seats: int) -> None:
    """The seed is the promised one, and every link follows from its seat's seal."""
    seed, match, told, last = chance["seed"], chance["match"], list(chance.get("seals", ())), 0
    if chance["kind"] == "sealed":
        promised = hashlib.sha256(bytes.fromhex(seed) + match.encode()).hexdigest()
    else:
        want(len(told) == seats, "there is not one seal for each seat")
        promised = digest("rookery-commitment-2", seed, match, seats, *told)
    want(promised == chance["commitment"], "the seed, or a seal, is not the promised one")
    for drawn, seat, link in chance.get("links", ()):
        want(last <= drawn and 0 <= seat < seats and told[seat], "a link is out of place")
        want(digest("rookery-link-1", link) == told[seat], f"a link of seat {seat} is not what was sealed")
        told[seat], last = link, drawn


def check_kept(chance: Json, kept: Json) -> None:
    """The promise, the seals and your own links are those that your browser kept."""
    want(chance["commitment"] == kept["commitment"], "the promise is not the one you were given")
    if chance["kind"] == "joint":
        want(chance["seals"] == kept["seals"], "the seals are not those you were shown")
        own = [link for _, seat, link in chance["links"] if seat == kept["seat"]]
        want(own[: len(kept["links"])] == kept["links"], "a link that you told is missing")


def check_ledger(chance: Json, entries: list[Json]) -> int:
    """The chain holds; the table was sealed, begun and ended with its promise. How often in vain before."""
    chain: list[Any] = [None, *entries]
    for before, entry in pairwise(chain):
        fields = [entry[key] for key in ("n", "at", "kind", "table", "commitment", "previous")]
        same = digest("rookery-ledger-1", *fields) == entry["hash"]
        want(same, f"entry {entry['n']} of the ledger is not what it was")
        follows = before is None or (entry["n"], entry["previous"]) == (before["n"] + 1, before["hash"])
        want(follows, f"the ledger breaks before entry {entry['n']}")
    own = [entry for entry in entries if entry["table"] == digest("rookery-table-1", chance["match"])]
    kinds = [entry["kind"] for entry in own if entry["commitment"] == chance["commitment"]]
    whole = kinds == ["sealed", "begun", "ended"]
    want(whole, f"the ledger says of this promise: {', '.join(kinds) or 'nothing'}")
    return sum(entry["kind"] == "aborted" for entry in own)


def announced(chances: list[Json], names: list[str], outcomes: Numbers) -> list[Numbers]:
    """The draws of an old record, from the odds that its replay tells."""
    found = []
    for odds, outcome in zip(chances, outcomes, strict=True):
        among = outcome in odds["outcomes"] and odds["stream"] in names
        want(among, "an outcome is not among those announced")
        at, weights = odds["outcomes"].index(outcome), odds["weights"]
        found.append([names.index(odds["stream"]), sum(weights), sum(weights[:at]), weights[at]])
    return found


def check_outcomes(record: Json, known: dict[str, Box], chances: list[Json] | None) -> int:
    """Derives every outcome again; answers how many hang on odds that only the rules know."""
    chance, seats, names = record["chance"], record["seats"], list(known)
    outcomes = [action for seat, action in record["moves"] if seat == -1]
    if chance["kind"] == "joint":
        label, salts, links, draws = "rookery-chance-2", [""] * seats, list(chance["links"]), chance["draws"]
    else:
        label, salts, links = "rookery-chance-1", chance["salts"], []
        draws = announced(chances or [], names, outcomes)
    want(len(draws) == len(outcomes), "there is not one draw for each outcome")
    drawn: dict[str, Numbers] = {name: [] for name in names}
    bag, loose = None, 0
    for at, ((stream, total, low, weight), outcome) in enumerate(zip(draws, outcomes, strict=True)):
        while links and links[0][0] <= at:
            _, seat, salts[seat] = links.pop(0)
        want(0 <= stream < len(names), f"outcome {at + 1}: there is no such stream")
        name = names[stream]
        box, before, here = known[name], drawn[name], f"outcome {at + 1} ({name})"
        left = city(seats, before) if name == "city" else left_in(box, before)
        want(0 <= outcome < len(left) and left[outcome], f"{here}: {outcome} cannot come here")
        want(low >= 0 and 0 < weight <= total - low, f"{here}: its odds are no odds")
        odds = [low, weight, total - low - weight]
        most = [sum(left[:outcome]), left[outcome], sum(left[outcome + 1 :])]
        if len(before) < box.known:
            want(odds == most, f"{here}: {odds} are before, like and after it, in the box {most}")
        else:
            loose += 1
            want(all(map(int.__le__, odds, most)), f"{here}: more than the box holds")
        if box.bag:
            want(bag in (None, total), f"{here}: the bag holds {total}, it held {bag}")
            bag = total - 1
        place = [label, chance["match"], name, len(before)]
        rest = below(total, bytes.fromhex(chance["seed"]), place, salts)
        want(low <= rest < low + weight, f"{here}: the seed leads elsewhere")
        before.append(outcome)
    return loose


def verify(record: Json, chances: Any = None, kept: Any = None, ledger: Any = None) -> list[str]:
    """What could not be checked, as sentences; Wrong if something does not hold."""
    chance, open_ends = record["chance"], ["the moves, the scores and the hash: they need the rules"]
    want(chance["kind"] in ("sealed", "joint"), "the seed was open from the start: nothing was promised")
    want("seed" in chance, "the seed is not told yet")
    check_promise(chance, record["seats"])
    if kept:
        check_kept(chance, kept)
    else:
        open_ends.append("whether the promise was given before the game: nothing kept was handed in")
    if ledger is None:
        open_ends.append("whether the table was dealt more than once: no ledger was handed in")
    elif again := check_ledger(chance, ledger):
        open_ends.append(f"why this table was sealed {again} times before in vain")
    known = boxes(record["game"], record["seats"], record["options"])
    if not known or record["pack"]["name"] != "house" or (chance["kind"] == "sealed" and chances is None):
        return [*open_ends, "every outcome: the boxes of this game, or its odds, are not known here"]
    if loose := check_outcomes(record, known, chances):
        open_ends.append(f"the odds of {loose} outcomes, which hang on what the players did")
    silent = [seat for seat, seal in enumerate(chance.get("seals", ())) if not seal]
    return open_ends + [f"anything about seat {seat}: it brought nothing to the chance" for seat in silent]


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("record")
    for name in ("chances", "kept", "ledger"):
        parser.add_argument(f"--{name}")
    files = {name: path for name, path in vars(parser.parse_args()).items() if path}
    try:
        given = {name: json.loads(Path(path).read_text(encoding="utf-8")) for name, path in files.items()}
        for name, field in (("chances", "chances"), ("ledger", "entries")):
            if isinstance(given.get(name), dict):  # the whole answer of the service
                given[name] = given[name][field]
        open_ends = verify(**given)
    except Exception as error:  # what cannot be read is not what was promised
        print(f"NO: {error}" if isinstance(error, Wrong) else f"NO: this cannot be read: {error!r}")
        return 1
    print("YES: the chance of this game is what was promised.")
    for sentence in open_ends:
        print(f"Not checked: {sentence}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
