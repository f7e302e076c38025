"""Positions for tests, put together by the names of the contract's scenarios."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from rookery.games.oliver_twist.const import CARD_KEYS, EMPTY, FACE_DOWN, KINDS, NOBODY, SPACES, TOOL_0, TOOLS
from rookery.games.oliver_twist.flow import OliverTwist
from rookery.games.oliver_twist.phase_numbers import ACTION
from rookery.games.oliver_twist.state import OliverTwistState
from rookery.games.oliver_twist.streets import open_spaces
from rookery.games.oliver_twist.tokens import KIND, START, UNSEEN
from rookery.kernel import CHANCE, Happening, Recorder, play
from rookery.kernel.runtime import append, i64, vec
from rookery.table.packs import folder_of

NAMES = "ap1 ap2 hk1 hk2 br ne ri wa wl ch crowbar lantern rope picklocks sack bu".split()


def pack() -> dict[str, Any]:
    """The house pack, fresh from its files."""
    folder = folder_of(OliverTwist) / "data"
    return {file.stem: tomllib.loads(file.read_text(encoding="utf-8")) for file in folder.glob("*.toml")}


@cache
def game(version: int = 0) -> OliverTwist:
    """The rules with the house pack, the newest or an earlier version of them."""
    return OliverTwist(pack(), version)


def row(numbers: list[int]) -> vec[i64]:
    """Numbers as a state keeps them."""
    return vec[i64](numbers)


def kinds(words: str) -> list[int]:
    """`ap1 ap1 wl` as kinds of tokens."""
    return [NAMES.index(word) for word in words.split()]


class Scene:
    """A table in the middle of a round, empty but for what a test puts on it."""

    def __init__(self, seats: int = 3, night: bool = False, version: str = "", **options: str) -> None:
        self.game = game(int(version or 0))
        self.t = self.game.tables
        self.s: OliverTwistState = self.game.new(seats, self.game.settle(seats, options))
        self.s.night = int(night)
        self.s.bag = row([0] * KINDS)
        self.s.bag_size = 0
        self.heard: list[Happening] = []
        self.turn(0)

    def turn(self, seat: int) -> Scene:
        """It is this seat's turn."""
        self.s.phase = ACTION
        self.s.actor = seat
        self.s.active = seat
        return self

    def space(self, name: str) -> int:
        return self.t.streets.ids.index(name)

    def lay(self, **tokens: str) -> Scene:
        """Tokens on spaces, face up."""
        for name, token in tokens.items():
            self._put(self.space(name), NAMES.index(token))
        return self

    def fill(self, token: str = "ap1", without: str = "") -> Scene:
        """The same token on every open space, except on some."""
        gaps = [self.space(name) for name in without.split()]
        for space in open_spaces(self.t.streets, self.s):
            self._put(space, EMPTY if space in gaps else NAMES.index(token))
        return self

    def darken(self, without: str = "") -> Scene:
        """Face-down tokens on every open space, except on some; the pool holds two of each Object."""
        gaps = [self.space(name) for name in without.split()]
        for space in open_spaces(self.t.streets, self.s):
            self._put(space, EMPTY if space in gaps else FACE_DOWN)
        return self.pool("ap1 " * self.s.left)

    def pool(self, words: str) -> Scene:
        """What may lie face down."""
        self.s.pool = row([0] * KINDS)
        for kind in kinds(words):
            self.s.pool[kind] += 1
        self.s.pool_size = sum(self.s.pool)
        return self

    def _put(self, space: int, token: int) -> None:
        self.s.left += (token >= 0) - (self.s.board[space] >= 0)
        self.s.board[space] = token

    def pawn(self, name: str) -> Scene:
        self.s.pawn = self.space(name)
        return self

    def reserve(self, seat: int, words: str) -> Scene:
        self.s.reserves[seat] = row(kinds(words))
        return self

    def starts(self, seat: int, words: str) -> Scene:
        """Start tokens that only their owner has seen."""
        for kind in kinds(words):
            self.s.reserves[seat] = append(self.s.reserves[seat], kind + START + UNSEEN)
        return self

    def file(self, seat: int, words: str) -> Scene:
        self.s.files[seat] = row(kinds(words))
        return self

    def bag(self, words: str) -> Scene:
        self.s.bag = row([0] * KINDS)
        for kind in kinds(words):
            self.s.bag[kind] += 1
        self.s.bag_size = sum(self.s.bag)
        return self

    def tools(self, seat: int, words: str) -> Scene:
        for kind in kinds(words):
            self.s.tools[seat * TOOLS + kind - TOOL_0] += 1
        return self

    def hand(self, seat: int, *cards: str) -> Scene:
        for card in cards:
            bit = 2 ** CARD_KEYS.index(card)
            self.s.hands[seat] += bit
            self.s.pile -= bit
        return self

    def money(self, *pounds: int) -> Scene:
        self.s.money = row(list(pounds))
        return self

    def rewards(self, top: int) -> Scene:
        """The Reward stack from this value down; 0 for none left."""
        self.s.rewards = self.t.rewards.index(top) if top else len(self.t.rewards)
        return self

    # What happens.

    def do(self, verb: str, *args: int | str) -> Scene:
        """A checked action of the seat to act; spaces and cards may be named."""
        self._apply(self.s.actor, self.game.pack(verb, *[self._number(verb, arg) for arg in args]))
        return self

    def fall(self, outcome: int | str) -> Scene:
        """A checked outcome of chance; tokens may be named."""
        self._apply(CHANCE, NAMES.index(outcome) if isinstance(outcome, str) else outcome)
        return self

    def _apply(self, seat: int, action: int) -> None:
        out = Recorder()
        self.s = play(self.game, self.s, seat, action, out)
        self.heard = out.heard

    def _number(self, verb: str, arg: int | str) -> int:
        if isinstance(arg, int):
            return arg
        if verb in ("effect", "hide"):
            return CARD_KEYS.index(arg)
        return NAMES.index(arg) if verb in ("swap", "search") else self.space(arg)

    # What can be seen.

    @property
    def phase(self) -> str:
        return str(self.game.view(self.s, NOBODY)["phase"])

    @property
    def legal(self) -> list[str]:
        """The choices of the seat to act, in short form."""
        return [self.game.notation(action) for action in self.game.legal(self.s, self.s.actor)]

    @property
    def verbs(self) -> list[str]:
        """The different verbs among them."""
        return list(dict.fromkeys(word.partition(":")[0] for word in self.legal))

    def spaces(self, verb: str) -> set[str]:
        """The spaces a verb may be used on."""
        ids = self.t.streets.ids
        words = [word.partition(":") for word in self.legal]
        return {ids[int(number)] for name, _, number in words if name == verb}

    def held(self, seat: int) -> list[str]:
        return sorted(NAMES[token & KIND] for token in self.s.reserves[seat])

    def filed(self, seat: int) -> list[str]:
        return sorted(NAMES[token & KIND] for token in self.s.files[seat])

    def tokens_in_bag(self) -> list[str]:
        return [NAMES[kind] for kind in range(KINDS) for _ in range(self.s.bag[kind])]

    def face_up(self) -> set[str]:
        ids = self.t.streets.ids
        return {ids[n] for n in range(SPACES) if 0 <= self.s.board[n] < FACE_DOWN}

    def events(self, key: str) -> list[dict[str, int]]:
        """The events of the last step with this key."""
        found = []
        for event in self.heard:
            kind = self.game.events[event.kind]
            if kind.key == key:
                found.append(dict(zip(kind.args, event.args, strict=False)))
        return found
