"""What the games promise about speed."""

from __future__ import annotations

from typing import NamedTuple

from bench.contest import Entry
from bench.results import microseconds, ratio, table


class Floor(NamedTuple):
    """A promise, and what was measured. A broken one fails the run."""

    text: str
    measured: str
    holds: bool


class Promise(NamedTuple):
    """What one game promises, at the number of seats it is measured at."""

    seats: int
    catan: float  # times Catanatron's decisions a second
    copy: float  # microseconds at most


PROMISES = {
    "crypt": Promise(4, 60, 2),
    "thiefs_market": Promise(4, 60, 2),
    "oliver_twist": Promise(3, 40, 3),
    "thiefdom": Promise(4, 15, 6),
}
HEARTS = 4  # times OpenSpiel's hearts, Crypt compiled
INTERPRETED = 3  # times Catanatron, Crypt interpreted
CITY = 2000  # microseconds for a new game of Thiefdom
DOOR = 3  # times the kernel and the observation, at most, through PettingZoo
CLASSIC = 5  # times PettingZoo's fastest classic game
VECTOR = 10  # times an OpenSpiel game with observations, in a batch
INSIDE = ("crypt", "thiefs_market")  # ahead of hearts wholly inside C++


def at_least(text: str, limit: float, found: float) -> Floor:
    """A floor to be reached."""
    return Floor(f"{text} at least {limit:g} x", f"{found:.2f} x", found >= limit)


def at_most(text: str, limit: float, found: float, unit: str = "us") -> Floor:
    """A cost not to be passed."""
    return Floor(f"{text} at most {limit:g} {unit}", f"{found:.2f} {unit}", found <= limit)


def play_floors(play: dict[str, Entry], calls: dict[str, dict[str, Entry]]) -> list[Floor]:
    """The promises of each game, at the number of seats that they name; entries go by name and build."""
    catan, hearts = play["Catanatron, 4 seats"], play["OpenSpiel hearts"]
    slow = play["crypt, 4 seats, interpreted"]
    judged = [at_least("Crypt, interpreted, beside Catanatron", INTERPRETED, ratio(slow, catan))]
    for key, promise in PROMISES.items():
        name = f"{key}, {promise.seats} seats"
        fast = play.get(f"{name}, compiled")
        if fast is None:
            continue  # there is no compiled build here
        row = calls[f"{name}, compiled"]
        judged.append(at_least(f"{name}, compiled, beside Catanatron", promise.catan, ratio(fast, catan)))
        judged.append(at_most(f"{name}: copy() in", promise.copy, microseconds(row["copy"])))
        if key == "crypt":
            judged.append(at_least(f"{name}, compiled, beside hearts", HEARTS, ratio(fast, hearts)))
        if key == "thiefdom":
            judged.append(at_most(f"{name}: a new game in", CITY, microseconds(row["new"])))
        if key in INSIDE:
            inside = ratio(fast, play["OpenSpiel hearts, inside C++"])
            judged.append(at_least(f"{name}, compiled, beside hearts inside C++", 1, inside))
    return judged


def door_floors(seen: dict[str, Entry]) -> list[Floor]:
    """What the doors for researchers cost."""
    judged: list[Floor] = []
    classics = [entry for name, entry in seen.items() if name.startswith("PettingZoo ")]
    fastest = min(classics, key=microseconds)
    rival = fastest.worker.about.name.removeprefix("PettingZoo ")
    for name, entry in seen.items():
        if name.endswith(", PettingZoo"):
            game = name.removesuffix(", PettingZoo")
            inner = seen[f"{game}, step by step from Python"]
            judged.append(at_most(f"{name}: beside kernel and observation,", DOOR, ratio(inner, entry), "x"))
            judged.append(at_least(f"{name}, beside {rival}", CLASSIC, ratio(entry, fastest)))
    batch = next(name for name in seen if name.startswith("crypt, ") and name.endswith("batch of 256"))
    for peer in ("hearts", "crazy_eights"):
        faster = ratio(seen[batch], seen[f"OpenSpiel {peer}, step by step from Python"])
        judged.append(at_least(f"{batch}, beside {peer} with observations", VECTOR, faster))
    return judged


def floor_rows(judged: list[Floor]) -> list[list[str]]:
    """The cells of a table of floors."""
    return [[floor.text, floor.measured, "holds" if floor.holds else "BROKEN"] for floor in judged]


def floor_table(judged: list[Floor]) -> str:
    """The promises as Markdown."""
    told = table(("promise", "measured", ""), floor_rows(judged), 1)
    return f"\n## Floors\n\nA broken one fails the run.\n\n{told}"
