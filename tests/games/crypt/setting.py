"""Positions of Crypt built by hand: cards by name, dice by number, chance by injected outcomes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rookery.games.crypt.flow import Crypt
from rookery.kernel import CHANCE, EVERYONE, MUTE, OVER, Picker, Recorder, View, check
from rookery.kernel.runtime import append, i64, vec
from rookery.table.packs import read_pack

PACK = read_pack("crypt").data
GAME = Crypt(PACK)
CODES = ("ID", "JW", "MS", "PO", "RE", "TA")
KEYS = ("idol", "jewelry", "manuscript", "pottery", "remains", "tapestry")
UP = {1: 2, 2: 2, 3: 3, 4: 4}
DOWN = {1: 1, 2: 1, 3: 1, 4: 2}
DECK = {1: 24, 2: 24, 3: 36, 4: 48}
ROUNDS = {1: 8, 2: 8, 3: 9, 4: 8}
EVERYBODY = 31  # four seats and the onlooker

Told = tuple[str, dict[str, int]]


def kind(name: str) -> int:
    """`ID3` as the number of its kind."""
    return CODES.index(name[:2]) * 4 + int(name[2]) - 1


def name_of(number: int) -> str:
    """The other way round, for a kind or a packed card."""
    return f"{CODES[(number & 31) >> 2]}{(number & 3) + 1}"


def card(name: str, owner: int) -> int:
    """An owned card: `ID3` was seen by all, `ID3?` by its owner only, `ID3!` is flipped."""
    known = 1 << owner if name.endswith("?") else EVERYBODY
    return kind(name) + (32 if name.endswith("!") else 0) + 64 * known


def options(seats: int, sides: str, chosen: Mapping[str, str]) -> dict[str, str]:
    """Complete options with one letter for each collector; `?` for a random side."""
    letters = {
        f"side_{key}": "random" if side == "?" else side for key, side in zip(KEYS, sides, strict=True)
    }
    return GAME.settle(seats, {**letters, **chosen})


class Table:
    """A game at the start of a round's decisions, with everything else as it is wished.

    Cards of collections come from earlier rounds; what those rounds had besides was thrown away face up.
    """

    def __init__(
        self,
        seats: int,
        *,
        sides: str = "AAAAAA",
        leader: int = 0,
        crypt: Sequence[str] = (),
        top: str = "",
        cards: Mapping[int, Sequence[str]] | None = None,
        tired: Mapping[int, int] | None = None,
        last: bool = False,
        **chosen: str,
    ) -> None:
        self.out = Recorder()
        self.s = GAME.new(seats, options(seats, sides, chosen))
        GAME.apply(self.s, CHANCE, min(leader, seats - 1), MUTE)
        self.s.leader = leader
        self._prepare(cards or {}, [*crypt, *([top] if top else [])], last)
        for seat, dice in (tired or {}).items():
            self.s.exhausted[seat] = dice
            self.s.active[seat] = 3 - dice
        for name in crypt:
            self.chance(kind(name))
        if top and self.s.phase == 2:
            self.chance(kind(top))
        while GAME.actor(self.s) == CHANCE and self.s.phase == 2:
            self.chance(GAME.outcomes(self.s)[-1])
        assert GAME.faults(self.s) == []
        self.setup = self.out
        self.out = Recorder()

    def _prepare(self, cards: Mapping[int, Sequence[str]], kept: list[str], last: bool) -> None:
        """Deals the earlier rounds: to collections, and the rest to the discard."""
        s = self.s
        crypt = UP[s.seats] + DOWN[s.seats]
        given = sum(len(names) for names in cards.values())
        s.round = s.rounds if last else 1 + -(-given // crypt)
        for seat, names in cards.items():
            for name in names:
                s.cards[seat] = append(s.cards[seat], card(name, seat))
                s.deck[kind(name)] -= 1
        for name in kept:
            s.deck[kind(name)] -= 1
        for _ in range((s.round - 1) * crypt - given):
            filler = next(number for number in range(24) if s.deck[number])
            s.deck[filler] -= 1
            s.discard = append(s.discard, filler + 64 * EVERYBODY)
        for name in kept:
            s.deck[kind(name)] += 1
        s.deck_size = sum(s.deck)

    def chance(self, *outcomes: int) -> None:
        """Chance decides as told."""
        for outcome in outcomes:
            assert GAME.actor(self.s) == CHANCE
            assert outcome in GAME.outcomes(self.s), (outcome, GAME.outcomes(self.s))
            GAME.apply(self.s, CHANCE, outcome, self.out)

    def do(self, seat: int, *moves: str) -> Table:
        """A seat's moves in short notation, each checked."""
        for move in moves:
            code = GAME.codec.parse(move)
            check(GAME, self.s, seat, code)
            GAME.apply(self.s, seat, code, self.out)
            assert GAME.faults(self.s) == []
        return self

    def lay(self, slot: int, owner: int, dice: int, effort: int) -> Table:
        """A group as if it had been placed before."""
        s = self.s
        s.slot_owner[slot], s.slot_dice[slot], s.slot_effort[slot] = owner, dice, effort
        if s.seats == 1 and owner == 1:
            s.ghost_aside = 3 - dice if s.ghost_aside == s.ghost_hand == 0 else s.ghost_aside - dice
        else:
            s.active[owner] -= dice
        return self

    def legal(self, seat: int | None = None) -> list[str]:
        """The legal moves of a seat (or of the one to act) in short notation."""
        who = GAME.actor(self.s) if seat is None else seat
        return [GAME.notation(code) for code in GAME.legal(self.s, who)]

    def why_not(self, seat: int, move: str) -> str:
        """The clause that forbids a move; '' if it is legal."""
        return GAME.why_not(self.s, seat, GAME.codec.parse(move))

    def view(self, seat: int) -> View:
        """What a seat sees."""
        return GAME.view(self.s, seat)

    def heard(self, seat: int | None = None) -> list[Told]:
        """The events so far (for one seat those it may see) with their numbers by name."""
        return [
            (GAME.events[event.kind].key, dict(zip(GAME.events[event.kind].args, event.args, strict=False)))
            for event in self.out.heard
            if seat is None or event.seen == EVERYONE or (seat >= 0 and event.seen >> seat & 1)
        ]

    def said(self, key: str, seat: int | None = None) -> list[dict[str, int]]:
        """The numbers of all events of one kind."""
        return [args for name, args in self.heard(seat) if name == key]

    def owned(self, seat: int) -> list[str]:
        """A collection by name, with `!` behind flipped cards."""
        return [name_of(number) + ("!" if number & 32 else "") for number in self.s.cards[seat]]

    def pass_turns(self) -> Table:
        """Everybody passes until chance is to act or somebody must choose."""
        round_now = self.s.round
        while GAME.actor(self.s) >= 0 and self.s.round == round_now:
            seat = GAME.actor(self.s)
            passes = [move for move in ("recover", "pass", "done") if move in self.legal(seat)]
            if not passes:
                break
            self.do(seat, passes[0])
        return self

    def run(self, face: int = 6) -> Table:
        """Plays this round to its end: everybody passes, every die shows `face`."""
        round_now = self.s.round
        while GAME.actor(self.s) != OVER and (self.s.round == round_now or self.s.phase == 2):
            if GAME.actor(self.s) == CHANCE:
                found = GAME.outcomes(self.s)
                self.chance(face if self.s.phase not in (0, 1, 2) else found[-1])
            elif self.legal() == self.pass_turns().legal():
                self.do(GAME.actor(self.s), self.legal()[0])  # which card to flip
        return self


def bonuses(
    seats: int, sides: str, cards: Mapping[int, Sequence[str]], **chosen: str
) -> list[dict[str, int]]:
    """The parts of every seat's score with these collections."""
    s = GAME.new(seats, options(seats, sides, chosen))
    for seat in range(seats):
        s.cards[seat] = vec[i64]([card(name, seat) for name in cards.get(seat, ())])
    return [dict(zip(GAME.score_parts, score.parts, strict=True)) for score in GAME.scores(s)]


def random_options(seats: int, pick: Picker) -> dict[str, str]:
    """Any valid setting."""
    chosen = {option.key: option.values[int(pick.below(len(option.values)))] for option in GAME.options}
    chosen["first_leader"] = ["random", "1", "2", "3", "4"][int(pick.below(seats + 1))]
    return GAME.settle(seats, chosen)


def broken(data: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """A dump with some fields replaced."""
    return {**data, **changes}
