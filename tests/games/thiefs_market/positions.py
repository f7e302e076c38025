"""Positions of Thief's Market laid out by hand, and moves on them. Piles are written `RRBF`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rookery.games.thiefs_market import flow
from rookery.games.thiefs_market.const import CARD_KEYS, KINDS, NOTHING, ROW
from rookery.games.thiefs_market.flow import ThiefsMarket
from rookery.games.thiefs_market.phase_numbers import BUY, GO_SNAPSHOT, GO_SPLIT
from rookery.games.thiefs_market.phases.buy_turn import count_allowance
from rookery.games.thiefs_market.state import MarketState
from rookery.kernel import CHANCE, OVER, Named, Picker, Recorder, check
from rookery.kernel.runtime import append, i64, vec

SIGNS = "RWBGYMF"
RED, WHITE, BLUE, GREEN, BAG, MASK, MARKER = range(7)


def house_pack() -> dict[str, Any]:
    """The pack that comes with the game, fresh each time."""
    folder = Path(str(flow.__file__)).parent / "data"
    return {file.stem: tomllib.loads(file.read_text(encoding="utf-8")) for file in folder.glob("*.toml")}


GAME = ThiefsMarket(house_pack())


def number(key: str) -> int:
    """The number of a card."""
    return CARD_KEYS.index(key)


def counts(pile: str) -> list[int]:
    """`RRBF` as numbers of each kind."""
    return [pile.count(sign) for sign in SIGNS]


class Table:
    """A state that can be played on, with everything it told."""

    def __init__(self, seats: int = 3, **options: str) -> None:
        self.s: MarketState = GAME.new(seats, GAME.settle(seats, options))
        self.out = Recorder()

    @property
    def legal(self) -> list[str]:
        """What the actor may do, in short notation."""
        return [GAME.notation(action) for action in GAME.legal(self.s, self.s.actor)]

    def play(self, *moves: str) -> Table:
        """Moves of the one to act, each checked: `steal:0`, `keep:0.1`, `buy:tailor`, `use:tailor`."""
        for move in moves:
            action = self.action(move)
            check(GAME, self.s, self.s.actor, action)
            GAME.apply(self.s, self.s.actor, action, self.out)
            assert GAME.faults(self.s) == []
        return self

    def action(self, move: str) -> int:
        """A move by its notation; cards may be named by their keys."""
        verb, _, rest = move.partition(":")
        return GAME.codec.parse(f"{verb}:{number(rest)}" if rest in CARD_KEYS else move)

    def why_not(self, move: str, seat: int | None = None) -> str:
        """The clause that forbids a move to the actor, or to a seat."""
        return GAME.why_not(self.s, self.s.actor if seat is None else seat, self.action(move))

    def roll(self, faces: str) -> Table:
        """Chance rolls these faces, one after another."""
        for face in faces:
            assert self.s.actor == CHANCE
            GAME.apply(self.s, CHANCE, SIGNS.index(face), self.out)
        return self

    def deal(self, *keys: str) -> Table:
        """Chance draws these cards."""
        for key in keys:
            assert number(key) in GAME.outcomes(self.s)
            GAME.apply(self.s, CHANCE, number(key), self.out)
        return self

    def finish_chance(self, seed: int = 1) -> Table:
        """Rolls and draws anything until a seat is to act."""
        pick = Picker(seed)
        while GAME.actor(self.s) == CHANCE:
            GAME.apply(self.s, CHANCE, GAME.sample(self.s, pick), self.out)
        return self

    def end_round(self) -> Table:
        """Everybody ends the buy turn at once."""
        before = self.s.round
        while self.s.round == before and self.s.actor not in (CHANCE, OVER):
            self.play("end")
        return self

    def pile(self, seat: int) -> str:
        """A pile in signs."""
        return signs(list(self.s.pile[seat * KINDS : seat * KINDS + KINDS]))

    def centre(self) -> str:
        """The centre in signs."""
        return signs(list(self.s.centre))

    def owned(self, seat: int) -> list[str]:
        """The keys of a seat's cards."""
        return [CARD_KEYS[entry & 63] for entry in self.s.cards[seat]]

    def row(self, letter: int) -> list[str]:
        """The keys of the cards in a row."""
        cards = self.s.market[letter * ROW : letter * ROW + ROW]
        return [CARD_KEYS[card] for card in cards if card != NOTHING]

    def told(self, key: str) -> list[dict[str, int]]:
        """The events of a kind, with the names of their numbers."""
        found = []
        for event in self.out.heard:
            kind = GAME.events[event.kind]
            if kind.key == key:
                found.append(dict(zip(kind.args, event.args, strict=False)))
        return found

    def question(self) -> Named:
        """What the actor is asked."""
        return GAME.question(self.s, self.s.actor)

    def give(self, seat: int, *keys: str) -> Table:
        """Cards out of the decks to a seat."""
        for key in keys:
            self._out_of_deck(key)
            self.s.cards[seat] = append(self.s.cards[seat], number(key))
        return self

    def offer(self, *keys: str) -> Table:
        """Cards out of the decks to their rows; the latest letter becomes active."""
        for key in keys:
            letter = self._out_of_deck(key)
            self.s.market[list(self.s.market).index(NOTHING, letter * ROW)] = number(key)
            self.s.active = max(self.s.active, letter)
        return self

    def _out_of_deck(self, key: str) -> int:
        card = number(key)
        letter = GAME.tables.letters[card]
        assert self.s.unseen[card] == 1
        self.s.unseen[card] = 0
        self.s.deck_left[letter] -= 1
        return letter

    def fill(self, letter: int, cards: int = ROW) -> Table:
        """Any cards out of a deck until its row has so many."""
        while len(self.row(letter)) < cards:
            self.offer(self._any_key(letter))
        return self

    def drain(self, letter: int, left: int, seat: int = 2) -> Table:
        """Any cards out of a deck to a seat until so many are left in it."""
        while self.s.deck_left[letter] > left:
            self.give(seat, self._any_key(letter))
        return self

    def _any_key(self, letter: int) -> str:
        plain = ("worth", "pair")  # cards that do nothing before the end come first
        rows = house_pack()["cards"]["card"]
        keys = [
            row["key"] for row in rows if self.s.unseen[number(row["key"])] and row["deck"] == "ABC"[letter]
        ]
        effects = {row["key"]: row["effect"] for row in rows}
        return str(next((key for key in keys if effects[key] in plain), keys[-1]))


def lay_out(table: Table, centre: str, piles: dict[int, str]) -> None:
    """Dice and marker where they are said to be; dice not named count as spent."""
    s = table.s
    s.round = 1
    s.air = 0
    s.centre = vec[i64](counts(centre))
    s.centre_size = len(centre)
    for seat, pile in piles.items():
        for kind, count in enumerate(counts(pile)):
            s.pile[seat * KINDS + kind] = count
        s.size[seat] = len(pile)
    s.spent = s.dice - len((centre + "".join(piles.values())).replace("F", ""))


def splitting(
    centre: str,
    piles: dict[int, str],
    actor: int,
    seats: int = 3,
    cards: Mapping[int, Sequence[str]] | None = None,
    **options: str,
) -> Table:
    """Phase 1 at the moment a seat is to act."""
    table = Table(seats, **options).fill(0)
    for seat, keys in (cards or {}).items():
        table.give(seat, *keys)
    lay_out(table, centre, piles)
    table.s.last = (actor + seats - 1) % seats
    return go_on(table, GO_SPLIT)


def split_over(
    piles: dict[int, str],
    cards: Mapping[int, Sequence[str]] | None = None,
    market: Sequence[str] = (),
    gold: int = 9,
    seats: int = 3,
    **options: str,
) -> Table:
    """The moment after the last pile was taken: cards work, then the buy turns begin."""
    table = Table(seats, **options).offer(*market) if market else Table(seats, **options).fill(0)
    for seat, keys in (cards or {}).items():
        table.give(seat, *keys)
    lay_out(table, "", piles)
    table.s.gold = vec[i64]([gold] * seats)
    return go_on(table, GO_SNAPSHOT)


def shopping(
    pile: str,
    market: Sequence[str] = (),
    cards: Sequence[str] = (),
    gold: int = 0,
    final: str | None = None,
    rivals: Mapping[int, Sequence[str]] | None = None,
    piles: dict[int, str] | None = None,
    seats: int = 3,
    **options: str,
) -> Table:
    """Seat 0 is to buy first. `final` is the pile at the end of the split, where it was another."""
    table = Table(seats, **options)
    s = table.s
    table.offer(*market)
    table.give(0, *cards)
    for seat, keys in (rivals or {}).items():
        table.give(seat, *keys)
    held = {1: "" if "F" in pile else "F", **(piles or {}), 0: pile}
    lay_out(table, "", held)
    for seat, objects in {**held, 0: pile if final is None else final}.items():
        s.size[seat] = len(objects)
        s.colours[seat] = sum(1 << colour for colour in range(4) if counts(objects)[colour])
    s.gold[0] = gold
    s.starter = 0
    s.asked = 1
    s.phase = BUY
    s.actor = 0
    count_allowance(GAME.tables, s, 0)
    assert GAME.faults(s) == []
    return table


def go_on(table: Table, phase: int) -> Table:
    """Lets the rules go on from a phase between decisions."""
    table.s.phase = phase
    flow.go_on(GAME.tables, table.s, table.out)
    assert GAME.faults(table.s) == []
    return table


def signs(numbers: Sequence[int]) -> str:
    """Numbers of each kind as `RRBF`."""
    return "".join(sign * count for sign, count in zip(SIGNS, numbers, strict=True))


def payments(table: Table, key: str) -> set[tuple[int, ...]]:
    """Every way to pay for a card: dice of each colour and gold."""
    found: set[tuple[int, ...]] = set()
    _pay_on(table, [f"buy:{key}"], found)
    return found


def _pay_on(table: Table, moves: list[str], found: set[tuple[int, ...]]) -> None:
    there = Table(table.s.seats)
    there.s = table.s.copy()
    before, gold = list(there.s.pile[:4]), there.s.gold[0]
    there.play(*moves)
    if any(move.startswith("pay") for move in there.legal):
        for move in there.legal:
            _pay_on(table, [*moves, move], found)
    else:
        after = list(there.s.pile[:4])
        dice = [a - b for a, b in zip(before, after, strict=True)]
        found.add((*dice, gold - there.s.gold[0]))
