"""The contract between the rules of a game and everything that plays it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar

from rookery.kernel.board import Board
from rookery.kernel.codec import Codec, Named
from rookery.kernel.const import CHANCE, OVER
from rookery.kernel.ending import Rung, TieBreak, reached
from rookery.kernel.fields import Fields
from rookery.kernel.hints import mypyc_attr
from rookery.kernel.manners import Manners
from rookery.kernel.picker import Picker
from rookery.kernel.runtime import i64, vec
from rookery.kernel.sink import MUTE, Sink

if TYPE_CHECKING:
    from typing import Self

View = dict[str, Any]  # what one seat may know, ready for JSON
Options = dict[str, str]  # option key -> chosen value


class Refused(ValueError):
    """A move that the rules forbid; `clause` is the rule that says so, `because` the numbers behind it."""

    def __init__(self, clause: str, reason: str = "", because: Named | None = None) -> None:
        super().__init__(reason or f"not allowed by {clause}")
        self.clause = clause
        self.because = because or Named("", {})


class Option(NamedTuple):
    """A choice made when a table is opened. The first value is not special: `default` is."""

    key: str
    values: tuple[str, ...]
    default: str


class EventKind(NamedTuple):
    """A kind of event, the names of its numbers, and whether some seats may be left out when it is told."""

    key: str
    args: tuple[str, ...] = ()
    secret: bool = False


def told(key: str, *args: str) -> EventKind:
    """A kind of event that everybody is told."""
    return EventKind(key, args)


def whispered(key: str, *args: str) -> EventKind:
    """A kind of event for those alone who may know."""
    return EventKind(key, args, secret=True)


class ReasonKind(NamedTuple):
    """A kind of reason for a refusal and the names of its numbers; its sentence is `why-<key>`."""

    key: str
    args: tuple[str, ...] = ()


class Score(NamedTuple):
    """A seat's result; `parts` follow `Game.score_parts`."""

    total: int
    parts: list[int]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Whole numbers and lists of them, nothing else; copied by hand."""

    def copy(self) -> Self:
        raise NotImplementedError

    def slim(self) -> None:
        """Lets go of what the rules find again from the numbers, if the state keeps such things at hand."""


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Instinct(Generic[S]):
    """A game's rule of thumb, for greedy bots and for search. It is shown sampled worlds only."""

    def weigh(self, s: S, seat: int, legal: list[int]) -> list[int]:
        """How good each legal action looks to `seat`, in any unit; more is better."""
        raise NotImplementedError

    def value(self, s: S, seat: int) -> int:
        """How well `seat` stands, in thousandths of the game's own points."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One version of a game's rules with one pack of data. Stateless: everything that changes is in `s`."""

    key: ClassVar[str] = ""
    rules_version: ClassVar[int] = 0  # the newest: rises when any legal list, result or event changes
    earlier: ClassVar[tuple[int, ...]] = ()  # versions that can still be played, so that old records replay
    min_seats: ClassVar[int] = 1
    max_seats: ClassVar[int] = 1
    clause_prefix: ClassVar[str] = ""  # "CR": how the ids of this game's clauses begin
    seat_option: ClassVar[str] = ""  # the option that names a seat of the table, or `random`
    clauses: ClassVar[tuple[str, ...]] = ()  # every clause id, in the order of the rulebook
    score_parts: ClassVar[tuple[str, ...]] = ()
    questions: ClassVar[tuple[str, ...]] = ()  # the keys `question` may answer
    board: ClassVar[Board] = Board()  # what lies on its table, for boards that draw any game
    manners: ClassVar[Manners] = Manners()  # what it tells the bots, the words and the hints
    reasons: ClassVar[tuple[ReasonKind, ...]] = ()  # what `reason` may answer
    motives: ClassVar[tuple[ReasonKind, ...]] = ()  # what `motive` may answer; the sentence is `motive-<key>`
    streams: ClassVar[tuple[str, ...]] = ("dice",)  # the names of the numbers `stream` answers
    fields: ClassVar[Fields | None] = None  # what its state keeps, where `dump` is left to the kernel

    def __init__(
        self,
        codec: Codec,
        options: tuple[Option, ...],
        events: tuple[EventKind, ...],
        terms: dict[str, tuple[str, ...]],
        version: int = 0,
    ) -> None:
        self.version = version or self.rules_version  # which version of the rules this is
        self.codec = codec
        self.n_actions = codec.size
        self.options = options
        self.events = events
        self.terms = terms  # argument name -> the word keys its numbers stand for

    def __deepcopy__(self, memo: dict[int, Any]) -> Game[S]:
        """Rules do not change, so a copy of whatever holds them shares them."""
        return self

    def new(self, seats: int, options: Options) -> S:
        """The state before anything happened. `options` are complete and valid (see `settle`)."""
        raise NotImplementedError

    def actor(self, s: S) -> int:
        """Who is to act: a seat (of several that owe a choice the lowest), CHANCE or OVER."""
        raise NotImplementedError

    def actors(self, s: S) -> int:
        """The bit mask of the seats that owe a choice now; 0 at CHANCE and when it is over."""
        seat = self.actor(s)
        return 0 if seat < 0 else 1 << seat

    def legal(self, s: S, seat: int) -> list[int]:
        """The actions `seat` may take now, ascending; empty if it owes no choice."""
        raise NotImplementedError

    def choices(self, s: S, seat: int) -> vec[i64]:
        """The legal actions as a vector, for compiled callers."""
        return vec[i64](self.legal(s, seat))

    def choose(self, s: S, seat: int, pick: Picker) -> int:
        """One legal action, each equally likely. A game may override it: faster, not different."""
        legal = self.legal(s, seat)
        return legal[int(pick.below(len(legal)))]

    def outcomes(self, s: S) -> list[int]:
        """At CHANCE: what may happen."""
        raise NotImplementedError

    def weight(self, s: S, outcome: int) -> int:
        """How likely an outcome is beside the others: a whole number above 0."""
        return 1

    def sample(self, s: S, pick: Picker) -> int:
        """One outcome by its weight. A game may override it: faster, not different."""
        outcomes = self.outcomes(s)
        total = 0
        for outcome in outcomes:
            total += self.weight(s, outcome)
        rest = int(pick.below(total))
        for outcome in outcomes:
            rest -= self.weight(s, outcome)
            if rest < 0:
                return outcome
        return outcomes[-1]

    def pass_chance(self, s: S, pick: Picker, out: Sink = MUTE) -> int:
        """Rolls and draws until a seat is to act or it is over; answers `actor`.

        A game may override it to do the same: compiled calls inside one game cost less.
        """
        seat = self.actor(s)
        while seat == CHANCE:
            self.apply(s, CHANCE, self.sample(s, pick), out)
            seat = self.actor(s)
        return seat

    def stream(self, s: S) -> int:
        """What this chance is for, so that a table can keep dice and decks apart."""
        return 0

    def apply(self, s: S, seat: int, action: int, out: Sink) -> None:
        """Takes a legal action (or, for CHANCE, an outcome) in place, unchecked (`play` checks)."""
        raise NotImplementedError

    def question(self, s: S, seat: int) -> Named:
        """What `seat` is asked now, as a key with numbers; `wait` if nothing."""
        raise NotImplementedError

    def view(self, s: S, seat: int) -> View:
        """What this seat may know, built from nothing; ONLOOKER knows what all know."""
        raise NotImplementedError

    def resample(self, s: S, seat: int, pick: Picker) -> S:
        """Another world that this seat cannot tell from `s`, drawn as the rules would deal it."""
        raise NotImplementedError

    def scores(self, s: S) -> list[Score]:
        """Every seat's score as the state stands, hidden cards included."""
        raise NotImplementedError

    def winners(self, s: S) -> list[int]:
        """The winning seats once it is over."""
        raise NotImplementedError

    def verdict(self, s: S) -> str:
        """The word key of the result where there is one beside the winners (a solo rank), or ''."""
        ladder = self.ranks(s) if self.actor(s) == OVER else []
        return reached(ladder, self.scores(s)[0].total) if ladder else ""

    def tie_breaks(self, s: S) -> list[TieBreak]:
        """Once it is over: what was compared between those level in points, in order; [] if nobody was."""
        return []

    def ranks(self, s: S) -> list[Rung]:
        """The ranks of a game alone, the lowest first; [] where others play."""
        return []

    def prizes(self, s: S) -> list[Named]:
        """Once it is over: what deserves a word in the end (`prize-<key>`), as the best card of each seat."""
        return []

    def standing(self, s: S) -> View:
        """Each seat's points (the total, then its parts) and who has won; nothing before it is over."""
        if self.actor(s) != OVER:
            return {}
        scores = [[score.total, *score.parts] for score in self.scores(s)]
        return {"scores": scores, "winners": self.winners(s)}

    def result(self, s: S) -> View:
        """How it ended, as records and frames tell it; nothing before it is over."""
        return self.standing(s) | {"verdict": self.verdict(s)} if self.actor(s) == OVER else {}

    def why_not(self, s: S, seat: int, action: int) -> str:
        """'' if legal, else the id of the clause that forbids it."""
        return "" if action in self.legal(s, seat) else self.forbids(s, seat, action)

    def forbids(self, s: S, seat: int, action: int) -> str:
        """The clause against a choice; asked only of what is not legal."""
        raise NotImplementedError

    def reason(self, s: S, seat: int, action: int) -> Named:
        """Why a choice is refused, in numbers; Named("", {}) where the clause says it all.

        Hangs only on what the seat knows. Asked only for choices that `why_not` refuses.
        """
        return Named("", {})

    def preview(self, s: S, seat: int) -> View:
        """What this seat can foresee: costs, ways and risks of its choices, what things are worth; for JSON.

        Hangs only on what the seat knows, like `view`; ONLOOKER may foresee too. {} where there is nothing.
        """
        return {}

    def motive(self, s: S, seat: int, action: int) -> list[Named]:
        """What speaks for a legal choice and against it, for hints: what it aims at, its price, its risk.

        Hangs only on what the seat knows. [] where a game says nothing.
        """
        return []

    def binds(self, s: S, seat: int, action: int) -> str:
        """The clause by which this legal choice is final at once, even if nobody learned by it, or ''."""
        return ""

    def faults(self, s: S) -> list[str]:
        """The invariants this state breaks, by id; empty for every reachable state."""
        return []

    def dump(self, s: S) -> dict[str, Any]:
        """Everything in the state, ready for JSON."""
        if self.fields is None:
            raise NotImplementedError
        return self.fields.dump(s)

    def restore(self, data: dict[str, Any]) -> S:
        """The state behind a dump; ValueError says what is missing or wrong in it."""
        raise NotImplementedError

    def sound(self, s: S) -> S:
        """The same state; ValueError names the invariants that it breaks."""
        broken = self.faults(s)
        if broken:
            raise ValueError(f"the saved state breaks {', '.join(broken)}")
        return s

    def instinct(self) -> Instinct[S]:
        """The rule of thumb for bots."""
        raise NotImplementedError

    def pack(self, name: str, *args: int) -> int:
        """The number of a named action."""
        return self.codec.pack(name, args)

    def unpack(self, action: int) -> Named:
        """The name and arguments of an action."""
        return self.codec.unpack(action)

    def notation(self, action: int) -> str:
        """An action in short form."""
        return self.codec.notation(action)

    def settle(self, seats: int, chosen: dict[str, Any]) -> Options:
        """Fills in defaults; ValueError names an unknown option, bad value or number of seats."""
        if not self.min_seats <= seats <= self.max_seats:
            raise ValueError(f"{self.key} is for {self.min_seats} to {self.max_seats} players, not {seats}")
        settled = {option.key: option.default for option in self.options}
        by_key = {option.key: option for option in self.options}
        for key, given in chosen.items():
            if key not in by_key:
                raise ValueError(f"{self.key} has no option {key!r}; it has {', '.join(by_key)}")
            value = _spell(given)
            if value not in by_key[key].values:
                raise ValueError(
                    f"option {key!r} cannot be {value!r}; it can be {', '.join(by_key[key].values)}"
                )
            settled[key] = value
        seat = settled.get(self.seat_option, "random")
        if seat != "random" and int(seat) > seats:
            raise ValueError(f"option {self.seat_option!r} is seat {seat}, the table has {seats}")
        return settled


def _spell(value: object) -> str:
    """Options are words; True and False are on and off."""
    if value is True:
        return "on"
    if value is False:
        return "off"
    return str(value)


def check(game: Game[S], s: S, seat: int, action: int) -> None:
    """Refuses an action that is not legal now, with its clause."""
    if not 0 <= action < game.n_actions:
        raise ValueError(
            f"action {action} does not exist in {game.key}; actions are 0 to {game.n_actions - 1}"
        )
    clause = game.why_not(s, seat, action)
    if clause:
        because = game.reason(s, seat, action)
        raise Refused(clause, f"seat {seat} may not {game.notation(action)} now ({clause})", because)


def play(game: Game[S], s: S, seat: int, action: int, out: Sink) -> S:
    """The checked, pure form of `apply`: `s` stays as it was."""
    if seat == CHANCE:
        if action not in game.outcomes(s):
            raise ValueError(f"{action} is not a possible outcome here")
    else:
        check(game, s, seat, action)
    after = s.copy()
    game.apply(after, seat, action, out)
    return after
