"""A second bookkeeper: follows a game from its events alone and holds the state against them (part 8.1)."""

from __future__ import annotations

from typing import Any

from rookery.games.crypt.state import CryptState
from rookery.kernel import CHANCE, OVER, Picker, Recorder
from tests.games.crypt.setting import DECK, DOWN, GAME, UP, Told, options, random_options

PAYS = {"rerolled": 1, "peeked": 1, "took": 2, "restored": 2, "idol_race": 2}  # cards flipped for each
EVERYBODY = frozenset(range(-1, 4))
Knowers = frozenset[int]


class Observer:
    """Plays one random game and watches every step."""

    def __init__(self, seats: int, chosen: dict[str, str], seed: int, recover_in_five: int = 0) -> None:
        self.seats = seats
        self.options = chosen
        self.pick = Picker(seed)
        self.recover_in_five = recover_in_five
        self.s = GAME.new(seats, chosen)
        self.crypt: dict[int, Knowers] = {}
        self.cards: list[list[Knowers]] = [[] for _ in range(seats)]
        self.discard: list[Knowers] = []
        self.turns = 0
        self.forced = 0
        self.asked: dict[str, int] = {}
        self.uses: dict[str, int] = {}
        self.draws: dict[str, int] = {}
        self.draws_due: dict[str, int] = {"dice": 0, "ghost": 0}
        self.totals: dict[int, int] = {}
        self.failed = [0] * seats
        self.owners: dict[int, int] = {}  # slot -> who holds it, 1 for the Ghost
        self.groups_in_turn = 0
        self.dark = 0

    def play(self) -> Observer:
        """To the end."""
        while GAME.actor(self.s) != OVER:
            self.step()
        return self

    def choose(self, seat: int) -> int:
        """A uniform choice; claims and recoveries can be given their usual share."""
        legal = GAME.legal(self.s, seat)
        self.note(seat, legal)
        words = [GAME.notation(code) for code in legal]
        if self.recover_in_five and "claim" in words and "recover" in words:
            rests = int(self.pick.below(5)) < self.recover_in_five
            return legal[words.index("recover" if rests else "claim")]
        return legal[int(self.pick.below(len(legal)))]

    def note(self, seat: int, legal: list[int]) -> None:
        asked = GAME.question(self.s, seat).name
        self.asked[asked] = self.asked.get(asked, 0) + 1
        if asked == "turn" and len(legal) == 1:
            self.forced += 1

    def step(self) -> None:
        """One step, and everything that must hold between before and after."""
        s, seat = self.s, GAME.actor(self.s)
        before = s.copy()
        if seat == CHANCE:
            stream = GAME.streams[GAME.stream(s)]
            self.draws[stream] = self.draws.get(stream, 0) + 1
            action = GAME.sample(s, self.pick)
        else:
            action = self.choose(seat)
        out = Recorder()
        GAME.apply(s, seat, action, out)
        told: list[Told] = []
        for event in out.heard:
            names = GAME.events[event.kind]
            args = dict(zip(names.args, event.args, strict=False))
            told.append((names.key, args))
            self.hear(names.key, args)
        self.check_dice(before, told)
        self.check_cards(before, told)
        self.check_knowledge()

    def hear(self, key: str, args: dict[str, int]) -> None:
        """Takes one event into the books."""
        self.uses[key] = self.uses.get(key, 0) + 1
        if key in ("claimed", "ghost_claimed"):
            self.hear_claim(key, args)
        elif key in ("revealed", "hidden"):
            self.crypt[args["slot"]] = EVERYBODY if key == "revealed" else frozenset()
        elif key == "peeked":
            self.crypt = {slot: known | {args["seat"]} for slot, known in self.crypt.items()}
        elif key in ("collected", "took"):
            known = self.crypt.pop(args["slot"])
            assert key == "took" or self.owners.pop(args["slot"]) == args["seat"]
            memory = frozenset() if self.options["memory"] == "physical" else known
            self.cards[args["seat"]].append(memory | {args["seat"]})
        elif key in ("discarded", "ghost_took"):
            assert self.owners.pop(args["slot"], -1) == (1 if key == "ghost_took" else -1)
            self.discard.append(self.crypt.pop(args["slot"]))
        elif key == "ended":
            self.cards = [[EVERYBODY for _ in own] for own in self.cards]
        elif key == "round":
            assert self.crypt == {}
            assert self.failed == [0] * self.seats
            assert self.owners == {}
            self.totals = {}
        elif key == "turn":
            self.turns += 1
            self.groups_in_turn = 0
            self.dark = args["lights_out"]
        elif key == "exhausted":
            assert args["dice"] == self.failed[args["seat"]]
            self.failed[args["seat"]] = 0
        elif key == "ghost_rolled":
            self.draws_due["ghost"] += args["dice"]
        elif key in ("rolled", "rerolled"):
            self.hear_roll(key, args)

    def hear_claim(self, key: str, args: dict[str, int]) -> None:
        """I03: totals only rise, and Lights Out adds one group at most."""
        total = args["dice"] * args["effort"]
        assert total > self.totals.get(args["slot"], 0)
        self.totals[args["slot"]] = total
        self.owners[args["slot"]] = args["seat"] if key == "claimed" else 1
        if key == "claimed":
            self.groups_in_turn += 1
            assert self.groups_in_turn == 1 or not self.dark

    def hear_roll(self, key: str, args: dict[str, int]) -> None:
        """I07, I11: one draw for each die of effort 2 or more; only failures exhaust."""
        assert args["effort"] >= 2
        self.draws_due["dice"] += 1
        fails = args["face"] < args["effort"]
        if key == "rolled":
            self.failed[args["seat"]] += fails
        else:
            self.failed[args["seat"]] -= not fails

    def check_dice(self, before: CryptState, told: list[Told]) -> None:
        """I07: dice are exhausted and brought back by four things only, all of them told."""
        change = [0] * self.seats
        for key, args in told:
            if key in ("recovered", "all_evicted"):
                change[args["seat"]] -= args["dice"]
            elif key == "restored":
                change[args["seat"]] -= 1
            elif key == "exhausted":
                change[args["seat"]] += args["dice"]
        tired = [before.exhausted[seat] + change[seat] for seat in range(self.seats)]
        assert tired == list(self.s.exhausted)

    def check_cards(self, before: CryptState, told: list[Told]) -> None:
        """I06, I08: cards stay with their owner, flipped cards stay flipped, all in the order they came."""
        flips = 0
        for seat in range(self.seats):
            own, was = self.s.cards[seat], before.cards[seat]
            gained = sum(1 for key, args in told if key in ("collected", "took") and args["seat"] == seat)
            assert len(own) == len(was) + gained
            fresh = [card & 31 for card in own[len(was) :]]  # gained, and perhaps flipped, in this step
            for index, (new, old) in enumerate(zip(own, [*was, *fresh], strict=True)):
                assert new & 31 == old & 31
                assert new & 32 >= old & 32
                if new & 32 > old & 32:
                    flips += 1
                    self.cards[seat][index] = EVERYBODY
        assert flips == sum(1 for key, _ in told if key == "flipped")

    def check_knowledge(self) -> None:
        """The table of part 2: a value is shown to those who know it, and to nobody else."""
        s = self.s
        for seat in range(-1, self.seats):
            view = GAME.view(s, seat)
            if s.phase > 2 and self.crypt:
                shown = {slot: view["crypt"][slot]["value"] > 0 for slot in self.crypt}
                assert shown == {slot: seat in known for slot, known in self.crypt.items()}
            for owner in range(self.seats):
                values = [card["value"] > 0 for card in view["players"][owner]["cards"]]
                assert values == [seat in known for known in self.cards[owner]], (seat, owner)
            assert [card["value"] > 0 for card in view["discard"]] == [
                seat in known for known in self.discard
            ]

    def check_books(self) -> None:
        """What must add up when the game is over."""
        flips = sum(self.uses.get(key, 0) * cost for key, cost in PAYS.items())
        assert flips == self.uses.get("flipped", 0)
        assert self.uses["round"] == self.s.rounds
        assert self.draws["deck"] == DECK[self.seats]
        for stream, due in self.draws_due.items():
            assert self.draws.get(stream, 0) == due, stream
        assert self.turns == {1: 12, 2: 24, 3: 27, 4: 32}[self.seats]
        most = {1: 4, 2: 4, 3: 6, 4: 8}[self.seats]
        assert self.uses.get("rerolled", 0) <= most
        assert self.uses.get("peeked", 0) <= most
        assert self.uses.get("took", 0) <= most // 2
        assert self.uses.get("restored", 0) <= most // 2


def watch(seats: int, seed: int, recover_in_five: int = 0, sides: str = "") -> Observer:
    """One watched random game with random options, or with these sides and the others as usual."""
    chosen = options(seats, sides, {}) if sides else random_options(seats, Picker(seed))
    return Observer(seats, chosen, seed, recover_in_five).play()


def score_by_hand(view: dict[str, Any], seat: int, chosen: dict[str, str]) -> int:
    """CR-8.3 and part 4 once more, from the final view: printed coins, bonuses, servants."""

    def values(player: int, kind: int) -> list[int]:
        return [card["value"] for card in view["players"][player]["cards"] if card["type"] == kind]

    mine = [values(seat, kind) for kind in range(6)]
    sides = view["sides"]
    total: int = sum(sum(column) for column in mine) + view["players"][seat]["active"]
    if sides[0] == "B" and len(mine[0]) >= 2:
        total += 5 if view["players"][seat]["idol_race"] else 2
    if sides[1] == "A":
        total += (max(mine[1]) * (2 if chosen["jewelry_a"] == "double" else 1)) if len(mine[1]) > 1 else 0
    else:
        total += len(mine[1])
    if sides[2] == "A" and len(mine[2]) > 1:
        total += sum(4 - value for value in mine[2])
    if sides[3] == "A":
        total += {0: 0, 1: 0, 2: 2, 3: 4}.get(len(mine[3]), 8)
    if sides[4] == "B" and len(mine[4]) >= 4:
        total += 10
    columns = [values(player, 5) for player in range(view["seats"])]
    if sides[5] == "A":
        total += 5 if columns[seat] and sum(columns[seat]) == max(map(sum, columns)) else 0
    elif len(columns[seat]) >= 3:
        total += 7 if sum(len(column) >= 3 for column in columns) == 1 else 4
    return total


def crypt_size(seats: int) -> int:
    """Cards of one round."""
    return UP[seats] + DOWN[seats]
