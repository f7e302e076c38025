"""Lanterns: a small whole game, to try the conformance kit on and to learn the contract from.

LA-1: one to three keepers get a hidden card each, from two of each value 1 to 4, and three flasks.
LA-2: every night a die shows the wind.
LA-3: then all keepers secretly burn up to two of their own flasks, and show them at once.
LA-4: whoever burned most, alone, scores a lantern if twice its flasks reach the wind, and may keep
its card, or show it, put it away and draw another.
LA-5: after two nights (four by moonlight) a lantern counts three, a card its value, a flask one.
"""

from __future__ import annotations

from typing import Any, Final

from rookery.kernel import (
    CHANCE,
    EVERYONE,
    OVER,
    Codec,
    EventKind,
    Field,
    Game,
    Named,
    Option,
    Options,
    Picker,
    Score,
    Sink,
    State,
    Verb,
    View,
)

DEAL: Final = 0  # chance: the next keeper's first card
WIND: Final = 1  # chance: the die
BURN: Final = 2  # everybody at once
TRADE: Final = 3  # the brightest keeps its card or not
DRAW: Final = 4  # chance: a new card for the brightest
ENDED: Final = 5

KEEP: Final = 3
SWAP: Final = 4
UNDECIDED: Final = -1
E_DEALT: Final = 0
E_WIND: Final = 1
E_READY: Final = 2
E_BURNED: Final = 3
E_LANTERN: Final = 4
E_AWAY: Final = 5

CODEC: Final = Codec([Verb("burn", (Field("flasks", 3),)), Verb("keep"), Verb("swap")])
EVENTS: Final = (
    EventKind("dealt", ("card",), secret=True),
    EventKind("wind", ("wind",)),
    EventKind("ready", ("seat",)),
    EventKind("burned", ("seat", "flasks")),
    EventKind("lantern", ("seat",)),
    EventKind("away", ("seat", "card")),
)
FIELDS: Final = (
    *("seats", "nights", "night", "phase", "turn", "wind", "burned"),
    *("deck", "away", "cards", "oil", "burning", "lanterns"),
)


class Dusk(State):
    """Cards are 1 to 4, or 0 for none; `deck` and `away` count the cards of each value."""

    def __init__(self, seats: int = 1, nights: int = 2) -> None:
        self.seats = seats
        self.nights = nights
        self.night = 0
        self.phase = DEAL
        self.turn = 0  # who is dealt to, or who was brightest
        self.wind = 0
        self.burned = 0  # flasks out of the game
        self.deck = [2, 2, 2, 2]
        self.away = [0, 0, 0, 0]
        self.cards = [0] * seats
        self.oil = [3] * seats
        self.burning = [UNDECIDED] * seats
        self.lanterns = [0] * seats

    def copy(self) -> Dusk:
        s = Dusk(self.seats, self.nights)
        s.night, s.phase, s.turn, s.wind = self.night, self.phase, self.turn, self.wind
        s.burned = self.burned
        s.deck, s.away, s.cards = self.deck[:], self.away[:], self.cards[:]
        s.oil, s.burning, s.lanterns = self.oil[:], self.burning[:], self.lanterns[:]
        return s


class Lanterns(Game[Dusk]):
    """The rules of Lanterns."""

    key = "lanterns"
    rules_version = 1
    min_seats = 1
    max_seats = 3
    clause_prefix = "LA"
    clauses = ("LA-1", "LA-2", "LA-3", "LA-4", "LA-5")
    score_parts = ("lanterns", "card", "oil")
    questions = ("wait", "burn", "trade")
    streams = ("cards", "wind")

    def __init__(self) -> None:
        moon = Option("moon", ("off", "on"), "off")
        cards = ("none", "moth", "candle", "torch", "beacon")
        super().__init__(CODEC, (moon,), EVENTS, {"card": cards})

    def new(self, seats: int, options: Options) -> Dusk:
        return Dusk(seats, 4 if options["moon"] == "on" else 2)

    def actor(self, s: Dusk) -> int:
        if s.phase == ENDED:
            return OVER
        if s.phase == BURN:
            return s.burning.index(UNDECIDED)
        return s.turn if s.phase == TRADE else CHANCE

    def actors(self, s: Dusk) -> int:
        if s.phase == BURN:
            return sum(1 << seat for seat in range(s.seats) if s.burning[seat] == UNDECIDED)
        return 1 << s.turn if s.phase == TRADE else 0

    def legal(self, s: Dusk, seat: int) -> list[int]:
        return [action for action in range(self.n_actions) if not self.why_not(s, seat, action)]

    def why_not(self, s: Dusk, seat: int, action: int) -> str:
        if s.phase == BURN and action < KEEP:
            return "" if s.burning[seat] == UNDECIDED and action <= s.oil[seat] else "LA-3"
        if s.phase == TRADE and action >= KEEP:
            return "" if seat == s.turn else "LA-4"
        return "LA-3" if action < KEEP else "LA-4"

    def outcomes(self, s: Dusk) -> list[int]:
        if s.phase == WIND:
            return [1, 2, 3, 4, 5, 6]
        return [card for card in range(1, 5) if s.deck[card - 1]]

    def weight(self, s: Dusk, outcome: int) -> int:
        return 1 if s.phase == WIND else s.deck[outcome - 1]

    def stream(self, s: Dusk) -> int:
        return 1 if s.phase == WIND else 0

    def apply(self, s: Dusk, seat: int, action: int, out: Sink) -> None:
        if s.phase in (DEAL, DRAW):
            self._deal(s, action, out)
        elif s.phase == WIND:
            s.wind = action
            s.phase = BURN
            out.emit(E_WIND, EVERYONE, action)
        elif s.phase == BURN:
            s.burning[seat] = action
            out.emit(E_READY, EVERYONE, seat)
            if UNDECIDED not in s.burning:
                self._show(s, out)
        else:
            self._trade(s, action, out)

    def _deal(self, s: Dusk, card: int, out: Sink) -> None:
        s.deck[card - 1] -= 1
        s.cards[s.turn] = card
        out.emit(E_DEALT, 1 << s.turn, card)
        if s.phase == DRAW:
            self._dawn(s)
        elif s.turn + 1 < s.seats:
            s.turn += 1
        else:
            s.phase = WIND

    def _show(self, s: Dusk, out: Sink) -> None:
        for seat, flasks in enumerate(s.burning):
            s.oil[seat] -= flasks
            s.burned += flasks
            out.emit(E_BURNED, EVERYONE, seat, flasks)
        most = max(s.burning)
        if s.burning.count(most) > 1:
            self._dawn(s)
            return
        s.turn = s.burning.index(most)
        s.phase = TRADE
        if 2 * most >= s.wind:
            s.lanterns[s.turn] += 1
            out.emit(E_LANTERN, EVERYONE, s.turn)

    def _trade(self, s: Dusk, action: int, out: Sink) -> None:
        if action == KEEP:
            self._dawn(s)
            return
        card = s.cards[s.turn]
        s.away[card - 1] += 1
        s.cards[s.turn] = 0
        s.phase = DRAW
        out.emit(E_AWAY, EVERYONE, s.turn, card)

    def _dawn(self, s: Dusk) -> None:
        s.burning = [UNDECIDED] * s.seats
        s.wind = 0
        s.night += 1
        s.phase = ENDED if s.night == s.nights else WIND

    def question(self, s: Dusk, seat: int) -> Named:
        if not self.actors(s) >> seat & 1:
            return Named("wait", {})
        if s.phase == BURN:
            return Named("burn", {"wind": s.wind})
        return Named("trade", {"card": s.cards[seat]})

    def view(self, s: Dusk, seat: int) -> View:
        return {
            "night": s.night,
            "nights": s.nights,
            "phase": s.phase,
            "turn": s.turn,
            "wind": s.wind,
            "left": sum(s.deck),
            "away": s.away[:],
            "keepers": [self._keeper(s, other, seat) for other in range(s.seats)],
        }

    def _keeper(self, s: Dusk, other: int, seat: int) -> View:
        """A card stays hidden until the end, a choice until all have chosen."""
        open_card = other == seat or s.phase == ENDED
        ready = s.burning[other] != UNDECIDED
        shown = ready and (other == seat or s.phase != BURN)
        return {
            "card": s.cards[other] if open_card else None,
            "has_card": s.cards[other] > 0,
            "oil": s.oil[other],
            "ready": ready,
            "burning": s.burning[other] if shown else None,
            "lanterns": s.lanterns[other],
        }

    def resample(self, s: Dusk, seat: int, pick: Picker) -> Dusk:
        world = s.copy()
        if s.phase != ENDED:
            self._redeal(world, seat, pick)
        for other in range(s.seats):
            if s.phase == BURN and other != seat and s.burning[other] != UNDECIDED:
                world.burning[other] = int(pick.below(min(2, s.oil[other]) + 1))
        return world

    def _redeal(self, world: Dusk, seat: int, pick: Picker) -> None:
        """Takes the hidden cards back and deals them again as the deck would."""
        hidden = [n for n in range(world.seats) if n != seat and world.cards[n]]
        for other in hidden:
            world.deck[world.cards[other] - 1] += 1
        unseen = [value + 1 for value in range(4) for _ in range(world.deck[value])]
        pick.shuffle(unseen)
        for other in hidden:
            world.cards[other] = unseen.pop()
            world.deck[world.cards[other] - 1] -= 1

    def scores(self, s: Dusk) -> list[Score]:
        rows = [[3 * s.lanterns[n], s.cards[n], s.oil[n]] for n in range(s.seats)]
        return [Score(sum(parts), parts) for parts in rows]

    def winners(self, s: Dusk) -> list[int]:
        totals = [score.total for score in self.scores(s)]
        return [seat for seat in range(s.seats) if totals[seat] == max(totals)]

    def faults(self, s: Dusk) -> list[str]:
        broken = []
        if s.burned + sum(s.oil) != 3 * s.seats:
            broken.append("oil")
        for value in range(4):
            if s.deck[value] + s.away[value] + s.cards.count(value + 1) != 2:
                broken.append("cards")
        return broken

    def dump(self, s: Dusk) -> dict[str, Any]:
        fields = {name: getattr(s, name) for name in FIELDS}
        return {name: list(value) if isinstance(value, list) else value for name, value in fields.items()}

    def restore(self, data: dict[str, Any]) -> Dusk:
        s = Dusk()
        for name in FIELDS:
            if name not in data:
                raise ValueError(f"the save has no {name!r}")
            value = data[name]
            setattr(s, name, list(value) if isinstance(value, list) else value)
        return s
