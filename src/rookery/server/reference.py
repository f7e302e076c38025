"""Our bots play a deal for comparison: a process of its own, at low priority, one level after the other."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
from typing import Any

from rookery.bots.levels import LEVELS
from rookery.bots.play import ask
from rookery.kernel import Picker
from rookery.server.hall import Hall
from rookery.server.reviewing import POLITE
from rookery.server.thinking import Minds
from rookery.storage.rows import Deal
from rookery.table.canon import mixed
from rookery.table.deal import Dealt
from rookery.table.match import Match

LOG = logging.getLogger("rookery.deals")
SILENT = 3600.0  # seconds after which a worker that began is thought to be gone

Wish = dict[str, Any]


async def begin(hall: Hall, deal: Deal, seat: int) -> None:
    """Lets our levels play a deal at a seat, unless a worker does so already."""
    levels = list(LEVELS[: hall.settings.daily_levels])
    if levels and await hall.store.claim_deal(deal.id, hall.now(), hall.now() - SILENT):
        wish = {
            "game": deal.game,
            "pack": str(hall.catalogue.packs(deal.game).get(deal.pack) or ""),
            "seats": deal.seats,
            "options": deal.options,
            "bots": deal.bots,
            "seed": deal.seed,
            "deal": deal.id,
            "seat": seat,
            "levels": levels,
        }
        hall.spawn(_watch(hall, deal.id, wish))


async def _watch(hall: Hall, deal_id: str, wish: Wish) -> None:
    """Keeps what each level came to as soon as it is told."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "rookery.server.reference", stdin=pipe, stdout=pipe
    )
    assert process.stdin is not None
    assert process.stdout is not None
    found: list[Wish] = []
    try:
        process.stdin.write(json.dumps(wish).encode() + b"\n")
        process.stdin.write_eof()
        while line := await process.stdout.readline():
            found.append(json.loads(line))
            await hall.store.keep_levels(deal_id, found)
        if await process.wait():
            LOG.error("bots did not play a deal", extra={"reason": f"it ended with {process.returncode}"})
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()  # or its pipes outlive the loop


def played(wish: Wish, level: str) -> Wish:
    """What a level comes to at the person's seat; the others answer as they would at a person's table."""
    chance = Dealt(bytes.fromhex(wish["seed"]), wish["deal"], wish["seats"])
    match = Match(
        wish["game"], wish["seats"], options=wish["options"], pack=wish["pack"] or None, chance=chance
    )
    sitting = wish["bots"] | {str(wish["seat"]): level}
    minds, seq = Minds(), 1
    while not match.over:
        seat = match.actor
        bot = sitting[str(seat)]
        seed = mixed(wish["seed"], seq, seat, bot)
        mind = minds.of(seat, bot, seed, None)
        match.play(ask(mind, match.game, match.state, seat, Picker(mixed(seed, "worlds"))), seat)
        seq += 1
        if seat == wish["seat"]:
            minds = Minds()
    return {"level": level, "totals": [score.total for score in match.scores], "winners": match.winners}


def main() -> None:
    """Reads the deal from standard input and tells a line of each level."""
    os.nice(POLITE)
    wish = json.load(sys.stdin)
    for level in wish["levels"]:
        print(json.dumps(played(wish, level)), flush=True)


if __name__ == "__main__":
    main()
