"""People who never give up: they play on through lost connections and remember what was promised."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple, Protocol
from urllib.error import URLError

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from rookery.client import Chair, Turned, Visitor
from tests.server.house import open_all

LOST = (ConnectionClosed, InvalidHandshake, OSError, URLError, EOFError, TimeoutError)


class Promise(NamedTuple):
    """A move that the service acknowledged."""

    table: str
    seq: int
    seat: int
    action: int


class Promised(Protocol):
    """Somebody at a table who was promised something."""

    table: str
    promises: list[Promise]


class Player(threading.Thread):
    """One seat of one table, played at random until it is over."""

    def __init__(self, addresses: list[str], cookie: str, table: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.addresses = addresses
        self.cookie = cookie
        self.table = table
        self.dice = random.Random(seed)
        self.promises: list[Promise] = []
        self.over = False
        self.wrong: list[str] = []
        self.ending = threading.Event()

    def run(self) -> None:
        while not self.over and not self.ending.is_set():
            try:
                with self._sit() as chair:
                    self._play(chair)
            except LOST:
                time.sleep(0.02)
            except Turned as turned:
                if turned.status < 500 and turned.error != "unavailable":
                    self.wrong.append(f"{turned.status} {turned.error} {turned}")
                    return

    def _sit(self) -> Chair:
        visitor = Visitor(self.dice.choice(self.addresses), cookie=self.cookie)
        return visitor.sit(self.table)

    def _play(self, chair: Chair) -> None:
        while not self.ending.is_set():
            try:
                chair.wait(patience=0.5)
            except TimeoutError:
                continue
            if chair.over:
                self.over = True
                return
            action = self.dice.choice(chair.legal)
            try:
                answer = chair.ask("move", seq=chair.position["seq"], actions=[action])
            except Turned as turned:
                if turned.error not in ("stale", "wrong-moment"):
                    raise
                seen = chair.positions
                chair.wait(lambda seen=seen: chair.positions > seen)
                continue
            self.promises.append(Promise(self.table, answer["seq"], chair.seat, action))
            chair.wait(lambda seq=answer["seq"]: chair.position["seq"] >= seq)


@contextmanager
def at_play(
    addresses: list[str], count: int, seed: int, notes: Callable[[], list[Promise]] = list
) -> Iterator[list[Player]]:
    """Tables of two people and a bot, all of them playing; `notes` makes the list of one's promises."""
    players: list[Player] = []
    for n in range(count):
        ann, bob = Visitor(addresses[0], f"Ann {n}"), Visitor(addresses[0], f"Bob {n}")
        table = ann.open_table("crypt", seats=3, bots={"2": "random"})["id"]
        bob.join(table)
        open_all(table, ann)
        for m, visitor in enumerate((ann, bob)):
            players.append(Player(addresses, str(visitor.cookie), table, seed + 2 * n + m))
            players[-1].promises = notes()
    for player in players:
        player.start()
    try:
        yield players
    finally:
        for player in players:
            player.ending.set()
        for player in players:
            player.join(120)
    assert [player.wrong for player in players if player.wrong] == []
