"""What a review costs, and how long the event loop of a server waits while a hint is thought about.

python -m bench.review                 # processor seconds of a review of one game between bots
python -m bench.review --hints         # the longest wait of an event loop beside a thread that thinks
"""

from __future__ import annotations

import asyncio
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from time import perf_counter, process_time

import rookery
from rookery.bots import make
from rookery.bots.advice import advise
from rookery.bots.play import choose_in
from rookery.bots.review import review
from rookery.build import current
from rookery.table.match import Match

TABLES = (
    ("crypt", 2),
    ("crypt", 3),
    ("crypt", 4),
    ("oliver_twist", 3),
    ("thiefs_market", 3),
    ("thiefdom", 3),
)
HINTS = 20


def played(key: str, seats: int, moves: int = sys.maxsize) -> Match:
    """A game between greedy bots, whole or in part."""
    match = Match(key, seats, 5)
    bots = [make("greedy", seat) for seat in range(seats)]
    while not match.over and len(match.moves) < moves:
        match.play(choose_in(match, match.actor, bots[match.actor]), match.actor)
    return match


def reviews() -> None:
    """One review a table."""
    print("| game | seats | moves | positions | simulations each | processor seconds |")
    print("| --- | --: | --: | --: | --: | --: |")
    for key, seats in TABLES:
        match = played(key, seats)
        began = process_time()
        found = review(match)
        spent = process_time() - began
        cells = (key, seats, len(match.moves), len(found.moments), found.walks, f"{spent:.1f}")
        print("|", " | ".join(map(str, cells)), "|", flush=True)


async def waits(match: Match | None) -> list[float]:
    """How long a loop that wakes every millisecond oversleeps, beside hints or beside nothing."""
    loop, found = asyncio.get_running_loop(), []
    with ThreadPoolExecutor(1) as thinkers:
        for seed in range(HINTS):
            thought = partial(advise, match.game, match.state, match.actor, seed) if match else lambda: None
            work = asyncio.gather(loop.run_in_executor(thinkers, thought), asyncio.sleep(0.05))
            while not work.done():
                began = perf_counter()
                await asyncio.sleep(0.001)
                found.append(1000 * (perf_counter() - began) - 1)
            await work
    return sorted(found)


def hints() -> None:
    """The waits of an event loop, in milliseconds."""
    print("| beside | median | 99th of 100 | longest |")
    print("| --- | --: | --: | --: |")
    for name, match in (("nothing", None), *((key, played(key, seats, 60)) for key, seats in TABLES[1::2])):
        found = asyncio.run(waits(match))
        shown = [found[len(found) // 2], found[len(found) * 99 // 100], found[-1]]
        print(f"| {name} |", " | ".join(f"{wait:.1f}" for wait in shown), "|", flush=True)


if __name__ == "__main__":
    print(f"{rookery.__version__}, {current().kind}")
    hints() if "--hints" in sys.argv[1:] else reviews()
