"""Checks the chance of one finished game from its record alone: python verify_record.py RECORD.json [options]

Written from docs/fair-chance.md. It needs Python 3.11, boxes.py beside it, and nothing else of Rookery; copy
both to where you trust them. They know dice and decks; whether a roll was due is for `rookery verify`.
"""

import argparse
import hashlib
import hmac
import json
import runpy
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

KEPT = "what your browser kept while you played: {commitment, seals, seat, links}"
BOXES = runpy.run_path(str(Path(__file__).with_name("boxes.py")))
Json = dict[str, Any]


def want(holds: object, sentence: str) -> None:
    if not holds:
        raise ValueError(sentence)


def joined(*parts: object) -> bytes:
    return b"".join(b"%d:%s," % (len(part), part) for part in [str(part).encode() for part in parts])


def digest(*parts: object) -> str:
    return hashlib.sha256(joined(*parts)).hexdigest()


def below(size: int, seed: str, place: list[object], salts: list[str], retry: int = 0) -> int:
    """The number 0 to size - 1 at one place of a stream."""
    message = joined("rookery-chance-2", *place, retry, len(salts), *salts)
    word = int.from_bytes(hmac.digest(bytes.fromhex(seed), message, "sha256")[:8], "big")
    return word % size if word < 2**64 - 2**64 % size else below(size, seed, place, salts, retry + 1)


def check_promise(chance: Json, seats: int, kept: Json | None) -> None:
    """The seed is the promised one, each link follows from its seal, and your browser kept the same."""
    told, last = list(chance["seals"]), 0
    want(len(told) == seats, "there is not one seal for each seat")
    promised = digest("rookery-commitment-2", chance["seed"], chance["match"], seats, *told)
    want(promised == chance["commitment"], "the seed, or a seal, is not the promised one")
    for drawn, seat, link in chance["links"]:
        want(last <= drawn and 0 <= seat < seats and told[seat], "a link is out of place")
        want(digest("rookery-link-1", link) == told[seat], f"a link of seat {seat} is not what was sealed")
        told[seat], last = link, drawn
    if kept:
        want(chance["commitment"] == kept["commitment"], "the promise is not the one you were given")
        want(chance["seals"] == kept["seals"], "the seals are not those you were shown")
        own = [link for _, seat, link in chance["links"] if seat == kept["seat"]]
        want(own[: len(kept["links"])] == kept["links"], "a link that you told is missing")


def check_ledger(chance: Json, entries: list[Json]) -> int:
    """The chain holds; the table was sealed, begun and ended with its promise. How often in vain before."""
    for entry in entries:
        fields = [entry[key] for key in ("n", "at", "kind", "table", "commitment", "previous")]
        want(
            digest("rookery-ledger-1", *fields) == entry["hash"],
            f"entry {entry['n']} of the ledger was changed",
        )
    for before, entry in pairwise(entries):
        follows = (entry["n"], entry["previous"]) == (before["n"] + 1, before["hash"])
        want(follows, f"the ledger breaks before entry {entry['n']}")
    own = [entry for entry in entries if entry["table"] == digest("rookery-table-1", chance["match"])]
    kinds = [entry["kind"] for entry in own if entry["commitment"] == chance["commitment"]]
    want(kinds == ["sealed", "begun", "ended"], f"the ledger says of it: {', '.join(kinds) or 'nothing'}")
    return sum(entry["kind"] == "aborted" for entry in own)


def check_outcomes(record: Json, known: Json) -> int:
    """Derives every outcome again; answers how many hang on odds that only the rules know."""
    chance, names, links = record["chance"], list(known), list(record["chance"]["links"])
    outcomes = [action for seat, action in record["moves"] if seat == -1]
    want(len(chance["draws"]) == len(outcomes), "there is not one draw for each outcome")
    drawn: dict[str, list[int]] = {name: [] for name in names}
    salts, bag, loose = [""] * record["seats"], None, 0
    for at, ((stream, total, low, weight), outcome) in enumerate(zip(chance["draws"], outcomes, strict=True)):
        while links and links[0][0] <= at:
            _, seat, salts[seat] = links.pop(0)
        want(0 <= stream < len(names), f"outcome {at + 1}: there is no such stream")
        name = names[stream]
        box, before, here = known[name], drawn[name], f"outcome {at + 1} ({name})"
        left = BOXES["left_in"](name, box, len(salts), before)
        want(0 <= outcome < len(left) and left[outcome], f"{here}: {outcome} cannot come here")
        odds = [low, weight, total - low - weight]
        most = [sum(left[:outcome]), left[outcome], sum(left[outcome + 1 :])]
        want(min(odds) >= 0 and weight > 0, f"{here}: its odds are no odds")
        if len(before) < box.known:
            want(odds == most, f"{here}: {odds} are before, like and after it, in the box {most}")
        else:
            loose += 1
            want(all(map(int.__le__, odds, most)), f"{here}: more than the box holds")
        if box.bag:
            want(bag in (None, total), f"{here}: the bag holds {total}, it held {bag}")
            bag = total - 1
        rest = below(total, chance["seed"], [chance["match"], name, len(before)], salts)
        want(low <= rest < low + weight, f"{here}: the seed leads elsewhere")
        before.append(outcome)
    return loose


def verify(record: Json, kept: Json | None = None, ledger: Any = None) -> list[str]:
    """What could not be checked, as sentences; ValueError if something does not hold."""
    chance, open_ends = record["chance"], ["the moves, the scores and the hash: they need the rules"]
    want(
        chance["kind"] != "sealed",
        "this is an old record, which does not hold its odds: see `rookery verify`",
    )
    want(chance["kind"] == "joint", "the seed was open from the start: nothing was promised")
    want("seed" in chance, "the seed is not told yet")
    check_promise(chance, record["seats"], kept)
    if not kept:
        open_ends.append("whether the promise was given before the game: nothing kept was handed in")
    if ledger is None:
        open_ends.append("whether the table was dealt more than once: no ledger was handed in")
    elif again := check_ledger(chance, ledger["entries"] if isinstance(ledger, dict) else ledger):
        open_ends.append(f"why this table was sealed {again} times before in vain")
    known = BOXES["boxes"](record["game"], record["seats"], record["options"])
    if not known or record["pack"]["name"] != "house":
        return [*open_ends, "every outcome: the boxes of this game are not known here"]
    if loose := check_outcomes(record, known):
        open_ends.append(f"the odds of {loose} outcomes, which hang on what the players did")
    silent = [seat for seat, seal in enumerate(chance["seals"]) if not seal]
    return open_ends + [f"anything about seat {seat}: it brought nothing to the chance" for seat in silent]


def main() -> int:
    parser = argparse.ArgumentParser(description="Says whether the chance of a game is what was promised.")
    for name, text in (("record", None), ("--kept", KEPT), ("--ledger", "the answer of /api/ledger")):
        parser.add_argument(name, help=text)
    files = {name: file for name, file in vars(parser.parse_args()).items() if file}
    try:
        open_ends = verify(**{name: json.loads(Path(file).read_bytes()) for name, file in files.items()})
    except Exception as error:  # what cannot be read is not what was promised
        print(f"NO: {error}" if type(error) is ValueError else f"NO: this cannot be read: {error!r}")
        return 1
    print("YES: the chance of this game is what was promised.")
    for sentence in open_ends:
        print(f"Not checked: {sentence}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
