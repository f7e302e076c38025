"""One match: rules, state, seats, chance, log and record in one object."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from pathlib import Path
from typing import Any, Self

from rookery.kernel import (
    CHANCE,
    MUTE,
    ONLOOKER,
    OVER,
    Game,
    Named,
    Options,
    Refused,
    Score,
    State,
    View,
    play,
)
from rookery.table.canon import canonical
from rookery.table.chance import Chance, Seeded, Unopened
from rookery.table.history import History, check_seat, check_turn, spell_seats
from rookery.table.joint import Joint
from rookery.table.log import Event, Log
from rookery.table.origin import options_of, rules_of, source_of
from rookery.table.packs import Pack, load_game, pack_of
from rookery.table.record import FORMAT, Record, check_record, start_hash
from rookery.table.undo import reveals, why_not_undo

Steps = Generator["Match", None, "Match"]  # the match after each move; it answers the whole of it


class Match:
    """A running or finished match. Chance is resolved by the match itself."""

    def __init__(
        self,
        key_or_game: str | Game[Any],
        seats: int | None = None,
        seed: int = 0,
        options: dict[str, Any] | None = None,
        *,
        pack: str | Path | None = None,
        chance: Chance | None = None,
        names: Sequence[str] | None = None,
    ) -> None:
        game = load_game(key_or_game, pack) if isinstance(key_or_game, str) else key_or_game
        count = _seats(game, seats, names)
        source = Seeded(seed) if chance is None else chance
        self._open(game, count, game.settle(count, options or {}), source, names)
        self._settle_chance()

    @classmethod
    def prepared(
        cls, game: Game[Any], state: State, seats: int, options: dict[str, Any], seed: int = 0
    ) -> Self:
        """A match that begins at a set-up position, for lessons and puzzles; its record does not replay."""
        match = cls.__new__(cls)
        match._open(game, seats, game.settle(seats, options), Seeded(seed), None, state)
        match._settle_chance()
        return match

    def _open(
        self,
        game: Game[Any],
        seats: int,
        options: Options,
        chance: Chance,
        names: Sequence[str] | None,
        state: State | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.chance = chance
        self.pack: Pack = pack_of(game)
        self.names = [f"Player {n + 1}" for n in range(seats)] if names is None else list(names)
        start = start_hash(game.key, game.version, self.pack, options, seats, chance.describe())
        begin = game.new(seats, options) if state is None else state
        self._history = History(game, begin, seats, start)
        self._undo_reasons: dict[int, str] = {}

    @classmethod
    def replay(
        cls,
        record: Record,
        *,
        game: Game[Any] | None = None,
        pack: str | Path | None = None,
        chance: Chance | None = None,
    ) -> Match:
        """The match behind a record; ValueError names the first place that does not hold.

        `chance` is the live source of a sealed match that is to be continued.
        """
        return at_once(_replaying(cls, record, game, pack, chance, False))

    @classmethod
    def resuming(cls, record: Record, game: Game[Any], chance: Chance) -> Steps:
        """The match behind stored moves, one a step: they state no result, their last hash vouches for it."""
        return _replaying(cls, record, game, None, chance, False, stated=False)

    @classmethod
    def replaying(cls, record: Record, game: Game[Any]) -> Steps:
        """`replay` one move a step, for callers that look at each or have others to see to."""
        return _replaying(cls, record, game, None, None, False)

    @property
    def state(self) -> State:
        """The true state, hidden things included: for the table, never for a seat."""
        return self._history.state

    @property
    def log(self) -> Log:
        """The lists of events, one a seat."""
        return self._history.log

    @property
    def moves(self) -> list[tuple[int, int]]:
        """All moves so far as (seat, action), outcomes of chance with seat -1."""
        return list(self._history.moves)

    @property
    def over(self) -> bool:
        """Whether nobody acts any more."""
        return self.actor == OVER

    @property
    def actor(self) -> int:
        """The seat to act (the lowest, if several are), or OVER."""
        return self.game.actor(self.state)

    @property
    def actors(self) -> list[int]:
        """All seats that owe a choice now."""
        mask = self.game.actors(self.state)
        return [seat for seat in range(self.seats) if mask >> seat & 1]

    @property
    def scores(self) -> list[Score]:
        """Every seat's score as the state stands."""
        return self.game.scores(self.state)

    @property
    def winners(self) -> list[int]:
        """The winning seats; nobody before it is over."""
        return self.game.winners(self.state) if self.over else []

    @property
    def verdict(self) -> str:
        """The word key of a result beside the winners, once it is over."""
        return self.game.verdict(self.state) if self.over else ""

    @property
    def hash(self) -> str:
        """The last link of the chain over all moves and states."""
        return self._history.hash

    def legal(self, seat: int) -> list[int]:
        """The actions this seat may take now."""
        check_seat(self.seats, seat, 0)
        return self.game.legal(self.state, seat) if seat in self.actors else []

    def view(self, seat: int) -> View:
        """What this seat may know; -1 is the onlooker."""
        check_seat(self.seats, seat, ONLOOKER)
        return self.game.view(self.state, seat)

    def question(self, seat: int) -> Named:
        """What this seat is asked now."""
        check_seat(self.seats, seat, 0)
        return self.game.question(self.state, seat)

    def preview(self, seat: int) -> View:
        """What a seat can foresee now; -1 is the onlooker."""
        check_seat(self.seats, seat, ONLOOKER)
        return self.game.preview(self.state, seat)

    def events(self, seat: int, since: int = 0) -> list[Event]:
        """What this seat was told, from a place in its own list on; -1 is the onlooker."""
        check_seat(self.seats, seat, ONLOOKER)
        return self.log.events(seat, since)

    def heard(self, seat: int) -> int:
        """How many events this seat was told; -1 is the onlooker."""
        check_seat(self.seats, seat, ONLOOKER)
        return self.log.count(seat)

    def play(self, action: int, seat: int | None = None, link: str = "") -> None:
        """Takes one action; a refused one changes nothing."""
        self.play_all([action], seat, link)

    def play_all(self, actions: Sequence[int], seat: int | None = None, link: str = "") -> None:
        """Takes several actions of one seat, all or nothing; `link` is the seat's new part of the chance."""
        who = self.actor if seat is None else seat
        if self.over:
            raise ValueError("the game is over")
        check_seat(self.seats, who, 0)
        if not actions:
            raise ValueError("there is no action to take")
        if len(actions) > 1:
            self._try_bundle(actions, who)
        if isinstance(self.chance, Unopened):
            raise ValueError("the seed of this match is sealed: it can be read, not continued")
        if link:
            self._check_link(who, link)
        for action in actions:
            self._history.step(who, action)
        if link and isinstance(self.chance, Joint):
            self.chance.take(who, link)
        self._settle_chance()

    def _check_link(self, seat: int, link: str) -> None:
        if not isinstance(self.chance, Joint):
            raise ValueError("the chance of this match is the table's alone: nobody can add to it")
        reason = self.chance.why_not_link(seat, link)
        if reason:
            raise ValueError(reason)

    def can_undo(self, seat: int) -> bool:
        """Whether this seat may take back its last move: nobody learned anything by it."""
        check_seat(self.seats, seat, 0)
        return not self._why_not_undo(seat)

    def undo(self, seat: int) -> None:
        """Takes back this seat's last move; it leaves the record, and the hash goes back."""
        check_seat(self.seats, seat, 0)
        reason = self._why_not_undo(seat)
        if reason:
            raise ValueError(f"seat {seat} cannot take back a move: {reason}")
        steps = self._history.steps
        self._history.take_back(max(n for n, step in enumerate(steps) if step.seat == seat))
        self._undo_reasons.clear()

    def rest(self) -> None:
        """Takes as little room as it can until somebody asks something; nothing else changes by it."""
        self._history.rest()

    def record(self) -> Record:
        """Everything needed to play this match again; a sealed seed only once it is over."""
        record: Record = {
            "rookery": FORMAT,
            "game": self.game.key,
            "rules": self.game.version,
            "pack": {"name": self.pack.name, "sha256": self.pack.sha256},
            "options": dict(self.options),
            "seats": self.seats,
            "names": list(self.names),
            "chance": self.chance.reveal() if self.over else self.chance.describe(),
            "moves": [list(move) for move in self._history.moves],
            "hash": self.hash,
        }
        if self.over:
            record["result"] = self.game.result(self.state)
        return record

    def _why_not_undo(self, seat: int) -> str:
        if seat not in self._undo_reasons:
            self._undo_reasons[seat] = why_not_undo(self._history, seat)
        return self._undo_reasons[seat]

    def _settle_chance(self) -> None:
        self._undo_reasons.clear()
        while self.game.actor(self.state) == CHANCE:
            mark = self.chance.mark()
            self._history.step(CHANCE, self.chance.outcome(self.game, self.state), mark)

    def _try_bundle(self, actions: Sequence[int], seat: int) -> None:
        """Refuses a bundle that fails anywhere.

        It may not run on past a roll, a draw or a look: a refusal after it would tell what came.
        """
        s = self.state
        for place, action in enumerate(actions, 1):
            at = f"action {place} of {len(actions)}"
            try:
                check_turn(self.game, s, self.seats, seat, action)
                after = play(self.game, s, seat, action, MUTE)
            except Refused as refusal:
                raise Refused(refusal.clause, f"{at}: {refusal}") from None
            except ValueError as error:
                raise ValueError(f"{at}: {error}") from None
            if place < len(actions) and self._ends_bundle(s, after, seat, action):
                raise ValueError(f"{at} brings something to light: send what follows on its own")
            s = after

    def _ends_bundle(self, s: State, after: State, seat: int, action: int) -> bool:
        if self.game.actor(after) == CHANCE:
            return True
        return reveals(self.game, s, seat, action, seat, len(self._history.moves))


def verify(record: Record, *, game: Game[Any] | None = None, pack: str | Path | None = None) -> Match:
    """Replays a record and derives every outcome of chance again from its seed."""
    return at_once(_replaying(Match, record, game, pack, None, True))


def at_once(steps: Steps) -> Match:
    """All steps of a replay without a pause."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            match: Match = end.value
            return match


def _replaying(
    kind: type[Match],
    record: Record,
    game: Game[Any] | None,
    pack: str | Path | None,
    chance: Chance | None,
    derive: bool,
    stated: bool = True,
) -> Steps:
    check_record(record)
    rules = rules_of(record, game, pack)
    source = source_of(record, chance)
    if derive and isinstance(source, Unopened):
        raise ValueError("the seed is not in the record, so its chance cannot be checked yet")
    match = kind.__new__(kind)
    match._open(rules, record["seats"], options_of(record, rules), source, record["names"])
    yield match
    for place, (seat, action) in enumerate(record["moves"], 1):
        try:
            _repeat(match, seat, action, derive)
        except ValueError as error:
            raise ValueError(f"move {place}: {error}") from None
        yield match
    _check_end(match, record, stated)
    return match


def _repeat(match: Match, seat: int, action: int, derive: bool) -> None:
    """One recorded move; the chance source moves along and, if wanted, must agree."""
    before = match.state
    match._history.step(seat, action, match.chance.mark() if seat == CHANCE else "")
    if seat != CHANCE:
        return
    if not derive:
        match.chance.skip(match.game, before, action)
        return
    derived = match.chance.outcome(match.game, before)
    if derived != action:
        raise ValueError(f"the record says outcome {action}, the seed leads to {derived}")


def _check_end(match: Match, record: Record, stated: bool) -> None:
    """The record must stop where it says, with the hash and the result it says."""
    count = len(record["moves"])
    if match.actor == CHANCE:
        raise ValueError(f"the record ends after move {count}, where chance is to decide")
    if match.hash != record["hash"]:
        raise ValueError(f"the record says hash {record['hash']}, the moves lead to {match.hash}")
    if not match.over:
        owing = spell_seats(match.game.actors(match.state), match.seats)
        if "result" in record:
            raise ValueError(f"the record has a result, but after move {count} {owing} to act")
        if record["chance"]["kind"] != "seeded" and "seed" in record["chance"]:
            raise ValueError(f"the record shows its seed, but after move {count} {owing} to act")
        return
    if not stated:
        return
    shown = match.chance.reveal()
    opened = isinstance(match.chance, Joint) and "seed" in record["chance"]
    if opened and canonical(shown) != canonical(record["chance"]):
        raise ValueError("chance: the draws are not those of the rules")
    result = match.game.result(match.state)
    told = record.get("result")
    if told != result or canonical(told) != canonical(result):  # 1.0 and True equal 1
        raise ValueError(f"the record says result {told}, the moves lead to {result}")


def _seats(game: Game[Any], seats: int | None, names: Sequence[str] | None) -> int:
    """How many seats: as asked, as many as names, or two where the game can."""
    if seats is not None and (not isinstance(seats, int) or isinstance(seats, bool)):
        raise ValueError(f"the number of seats is a whole number, not {seats!r}")
    if seats is None:
        seats = len(names) if names else min(game.max_seats, max(2, game.min_seats))
    if names is not None and len(names) != seats:
        raise ValueError(f"there are {len(names)} names for {seats} seats")
    return seats
