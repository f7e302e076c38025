"""Five and forty-five tables of masterminds by one guest: other people's bots hardly notice."""

from __future__ import annotations

import random
import time
from contextlib import suppress
from pathlib import Path
from threading import Thread

import pytest
from websockets.exceptions import ConnectionClosed

from rookery.client import Chair, Turned, Visitor
from tests.attacks.crowd import ATTACKER, OTHER, coming_from
from tests.promises import kept
from tests.server.house import Process

SECONDS = 40.0
SLOWEST = 3.0  # seconds for 95 of 100 answers; without turns it was 12 beside five tables


def answers(visitor: Visitor, seconds: float) -> list[float]:
    """How long an easy bot takes to answer each move of one person, the quickest first."""
    took: list[float] = []
    dice, end = random.Random(1), time.monotonic() + seconds
    while time.monotonic() < end:
        with visitor.sit(visitor.open_table("crypt", seats=2, bots={"1": "cutpurse"})["id"]) as chair:
            while time.monotonic() < end:
                chair.wait(lambda chair=chair: chair.over or chair.legal, 120)
                if chair.over:
                    break
                seen, began = chair.positions, time.perf_counter()
                chair.move(dice.choice(chair.legal))
                chair.wait(lambda c=chair, seen=seen: c.positions > seen and (c.over or c.legal), 120)
                took.append(time.perf_counter() - began)
    return sorted(took)


def keep_busy(chair: Chair) -> None:
    """Moves at random as fast as the masterminds answer, until the service is gone."""
    dice = random.Random(2)
    with suppress(Turned, ConnectionClosed, OSError):
        while not chair.over:
            chair.wait(lambda: chair.over or chair.legal, 600)
            if chair.legal:
                chair.move(dice.choice(chair.legal))


@pytest.mark.soak
@pytest.mark.parametrize("tables", [5, 45])
@pytest.mark.parametrize("seated", [True, False])
def test_masterminds_of_one_guest_slow_nobody_else(
    file: str, tmp_path: Path, tables: int, seated: bool
) -> None:
    service = Process(file, tmp_path)
    try:
        with coming_from(OTHER):
            ann = Visitor(service.address, "Ann")
            alone = answers(ann, SECONDS / 2)
        with coming_from(ATTACKER):
            eve = Visitor(service.address, "Eve")
            bots = {str(seat): "mastermind" for seat in range(int(seated), 4)}
            wishes = {"seats": 4, "bots": bots, "seat": 0 if seated else None}
            opened = [eve.open_table("crypt", **wishes)["id"] for _ in range(tables)]
            for chair in [eve.sit(name) for name in opened if seated]:
                Thread(target=keep_busy, args=(chair,), daemon=True).start()
        with coming_from(OTHER):
            beside = answers(ann, SECONDS)
        p95 = [took[len(took) * 95 // 100] for took in (alone, beside)]
        assert p95[1] < SLOWEST
        kind = "where somebody sits" if seated else "of bots alone"
        kept(
            f"bots beside {tables} tables of masterminds {kind}, by another address",
            f"{len(beside)} answers of an easy bot",
            f"95 of 100 within {p95[1]:.2f} s, {p95[0]:.2f} s without those tables",
        )
    finally:
        service.close()
