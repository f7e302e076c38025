"""What a perfect memory derives from what it was told (OT-2.3): the money, reserves and files of all."""

from __future__ import annotations

from typing import Any

from rookery.games.oliver_twist.const import CLASSES, FIRST_CLASS, KINDS, WALLET

Told = list[tuple[str, dict[str, int]]]  # events by key with their numbers, as one viewer was told them

GAINS = ("sold", "received", "wallets", "late")
COSTS = ("stuck", "round_ended", "fined")
STARTS = 2  # start tokens dealt in each round


class Lair:
    """One lair as somebody with a perfect memory knows it."""

    def __init__(self, money: int) -> None:
        self.money = money
        self.reserve = [0] * CLASSES  # tokens that were seen, by class
        self.file = [0] * KINDS
        self.empty()

    def empty(self) -> None:
        """A round begins: an empty file, and start tokens that only their owner has seen."""
        self.reserve = [0] * CLASSES
        self.unseen = STARTS  # tokens of the reserve whose class is not known
        self.swapped = 0  # tokens that have left the reserve for the file, nobody saw which
        self.file = [0] * KINDS
        self.planted = 0  # unknown tokens of the file
        self.lost = 0  # tokens that have left the file unseen

    def lose(self, token: int, count: int) -> None:
        """So many tokens of a class leave the reserve; what was never seen there was a start token."""
        seen = min(count, self.reserve[token])
        self.reserve[token] -= seen
        self.unseen -= count - seen

    def view(self) -> dict[str, Any]:
        """The sizes are exact; of what was swapped, planted or lost only the numbers are known."""
        return {
            "money": self.money,
            "reserve": sum(self.reserve) + self.unseen - self.swapped,
            "tokens": list(self.reserve),
            "unseen": self.unseen,
            "swapped": self.swapped,
            "file": sum(self.file) + self.swapped + self.planted - self.lost,
            "filed": list(self.file),
            "planted": self.planted,
            "lost": self.lost,
        }


def derived_view(history: Told, seats: int, start_money: int) -> list[dict[str, Any]]:
    """All lairs, seat by seat, from what one viewer was told since the beginning."""
    lairs = [Lair(start_money) for _ in range(seats)]
    before = ""
    for key, args in history:
        if "seat" in args:
            _tell(lairs, lairs[args["seat"]], key, args, before)
        elif key == "ended":
            for lair in lairs:
                lair.unseen = 0  # nothing is dealt any more
        before = key
    return [lair.view() for lair in lairs]


def _tell(lairs: list[Lair], own: Lair, key: str, args: dict[str, int], before: str) -> None:
    """One event that names a seat."""
    if key in GAINS:
        own.money += args["pounds"]
    elif key in COSTS:
        own.money -= args["pounds"]
    elif key == "money":
        own.money = args["pounds"]
    if key == "file":
        own.empty()
    elif key == "start_token":
        own.unseen -= 1
        own.reserve[args["token"]] += 1
    elif key in ("took", "grabbed", "found", "snatched"):
        if key == "found":
            _leave_file(own, args["token"])
        elif key == "snatched":
            lairs[args["victim_seat"]].lose(args["token"], 1)
        if args["token"] < CLASSES:
            own.reserve[args["token"]] += 1
    elif key == "skipped":
        own.file[args["token"]] += 1
    elif key == "heavier":
        lairs[args["victim_seat"]].planted += args["tokens"]
    elif key == "lighter":
        own.lost += args["tokens"]
    else:
        _trade(own, key, args, before)


def _trade(own: Lair, key: str, args: dict[str, int], before: str) -> None:
    """What leaves a reserve for the bag or the file."""
    if key == "sold":
        first = int(FIRST_CLASS[args["type"]])
        for offset, count in enumerate((args["low"], args["high"])):
            if count:
                own.lose(first + offset, count)
        own.lose(WALLET, args["wallets"])
    elif key == "start_back":  # told by its shape: the one that was not seen was sold
        if own.unseen:
            own.unseen -= 1
            own.reserve[args["token"]] += 1
    elif key == "wallets":
        own.lose(WALLET, args["wallets"])
    elif key == "filed":
        own.swapped += 1
    elif key == "filed_token":
        if before == "filed":
            own.swapped -= 1
        own.lose(args["token"], 1)
        own.file[args["token"]] += 1


def _leave_file(own: Lair, token: int) -> None:
    """A token found in a file; if none like it was seen going in, it was swapped or planted."""
    if own.file[token]:
        own.file[token] -= 1
    elif own.planted:
        own.planted -= 1
    else:
        own.swapped -= 1
        own.lose(token, 1)
