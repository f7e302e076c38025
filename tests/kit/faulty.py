"""Lanterns with one defect each in its rules, its lists or its saves."""

from __future__ import annotations

import random
from typing import Any

from rookery.kernel import (
    CHANCE,
    EVERYONE,
    MUTE,
    Codec,
    Named,
    Option,
    Options,
    Picker,
    Refused,
    Score,
    Sink,
    Verb,
    View,
)
from rookery.kernel.runtime import i64, vec
from tests.toys.lanterns import BURN, CODEC, DEAL, EVENTS, KEEP, SWAP, TRADE, WIND, Dusk, Lanterns


class SharedOil(Dusk):
    def copy(self) -> SharedOil:
        s = SharedOil(self.seats, self.nights)
        s.__dict__.update(super().copy().__dict__)
        s.oil = self.oil
        return s


class ShallowCopy(Lanterns):
    def new(self, seats: int, options: Options) -> Dusk:
        return SharedOil(seats)


class Gusts(Dusk):
    def __init__(self, seats: int = 1, nights: int = 2) -> None:
        super().__init__(seats, nights)
        self.gusts: list[int] = []

    def copy(self) -> Gusts:
        s = Gusts(self.seats, self.nights)
        s.__dict__.update(super().copy().__dict__)
        s.gusts = self.gusts
        return s


class EndlessCopy(Lanterns):
    """The third gust is the wind. Copies share them: once one has heard three, the other waits for ever."""

    def new(self, seats: int, options: Options) -> Dusk:
        return Gusts(seats)

    def apply(self, s: Dusk, seat: int, action: int, out: Sink) -> None:
        if s.phase == WIND and isinstance(s, Gusts):
            s.gusts.append(action)
            if len(s.gusts) != 3:
                return
            s.gusts = []
        super().apply(s, seat, action, out)

    def dump(self, s: Dusk) -> dict[str, Any]:
        return {**super().dump(s), "gusts": list(s.gusts) if isinstance(s, Gusts) else []}

    def restore(self, data: dict[str, Any]) -> Dusk:
        s = Gusts()
        s.__dict__.update(super().restore(data).__dict__)
        s.gusts = list(data["gusts"])
        return s


class ForgetfulDusk(Dusk):
    def copy(self) -> ForgetfulDusk:
        s = ForgetfulDusk(self.seats, self.nights)
        s.__dict__.update(super().copy().__dict__)
        s.wind = 0
        return s


class ForgetfulCopy(Lanterns):
    def new(self, seats: int, options: Options) -> Dusk:
        return ForgetfulDusk(seats)


class LostOil(Lanterns):
    def _show(self, s: Dusk, out: Sink) -> None:
        super()._show(s, out)
        s.burned = 0


class LostCard(Lanterns):
    def _trade(self, s: Dusk, action: int, out: Sink) -> None:
        super()._trade(s, action, out)
        s.away = [0, 0, 0, 0]


class Unsorted(Lanterns):
    def legal(self, s: Dusk, seat: int) -> list[int]:
        return super().legal(s, seat)[::-1]


class Twice(Lanterns):
    def legal(self, s: Dusk, seat: int) -> list[int]:
        return sorted(super().legal(s, seat) * 2)


class NoChoice(Lanterns):
    def legal(self, s: Dusk, seat: int) -> list[int]:
        return [] if s.phase == TRADE else super().legal(s, seat)


class OutOfTurn(Lanterns):
    def legal(self, s: Dusk, seat: int) -> list[int]:
        return [KEEP, SWAP] if s.phase == TRADE else super().legal(s, seat)


class BeyondTheLast(Lanterns):
    def legal(self, s: Dusk, seat: int) -> list[int]:
        legal = super().legal(s, seat)
        return [*legal, 5] if legal else legal


class OtherChoices(Lanterns):
    def choices(self, s: Dusk, seat: int) -> vec[i64]:
        return vec[i64](self.legal(s, seat)[1:])


class ChoosesUnlisted(Lanterns):
    def choose(self, s: Dusk, seat: int, pick: Picker) -> int:
        return int(pick.below(self.n_actions))


class ChoosesTheFirst(Lanterns):
    def choose(self, s: Dusk, seat: int, pick: Picker) -> int:
        return self.legal(s, seat)[0]


class PassesQuietly(Lanterns):
    def pass_chance(self, s: Dusk, pick: Picker, out: Sink = MUTE) -> int:
        return super().pass_chance(s, pick, MUTE)


class PassesOnce(Lanterns):
    def pass_chance(self, s: Dusk, pick: Picker, out: Sink = MUTE) -> int:
        self.apply(s, CHANCE, self.sample(s, pick), out)
        return self.actor(s)


class WrongMask(Lanterns):
    def actors(self, s: Dusk) -> int:
        return 0 if s.phase == TRADE else super().actors(s)


class SwapCrashes(Lanterns):
    def _trade(self, s: Dusk, action: int, out: Sink) -> None:
        if action == SWAP:
            raise IndexError("no such card")
        super()._trade(s, action, out)


class ListeningMatters(Lanterns):
    def apply(self, s: Dusk, seat: int, action: int, out: Sink) -> None:
        super().apply(s, seat, action, out)
        s.turn = s.turn if out.live else 0


class AcceptsUnlisted(Lanterns):
    def legal(self, s: Dusk, seat: int) -> list[int]:
        return [action for action in super().legal(s, seat) if action != 2]


class RefusesListed(Lanterns):
    def legal(self, s: Dusk, seat: int) -> list[int]:
        return [0, 1, 2] if s.phase == BURN and s.burning[seat] < 0 else super().legal(s, seat)


class NoClause(Lanterns):
    def why_not(self, s: Dusk, seat: int, action: int) -> str:
        if super().why_not(s, seat, action):
            raise Refused("")
        return ""

    def legal(self, s: Dusk, seat: int) -> list[int]:
        return Lanterns().legal(s, seat)


class UnknownClause(Lanterns):
    def why_not(self, s: Dusk, seat: int, action: int) -> str:
        return "LA-9" if super().why_not(s, seat, action) else ""


class RefusalCrashes(NoClause):
    def why_not(self, s: Dusk, seat: int, action: int) -> str:
        if Lanterns().why_not(s, seat, action):
            raise KeyError(action)
        return ""


class RefusalLeavesTraces(NoClause):
    def why_not(self, s: Dusk, seat: int, action: int) -> str:
        clause = Lanterns().why_not(s, seat, action)
        s.wind += 1 if clause else 0
        return clause


class LoadedDie(Lanterns):
    def sample(self, s: Dusk, pick: Picker) -> int:
        drawn = super().sample(s, pick)
        return 6 if drawn == 1 and s.phase == WIND and pick.below(2) else drawn


class SeventhFace(Lanterns):
    def sample(self, s: Dusk, pick: Picker) -> int:
        return 7 if s.phase == WIND and pick.below(50) == 0 else super().sample(s, pick)


class NoWeight(Lanterns):
    def weight(self, s: Dusk, outcome: int) -> int:
        return super().weight(s, outcome) - (s.phase == WIND and outcome == 6)


class SameOutcomeTwice(Lanterns):
    def outcomes(self, s: Dusk) -> list[int]:
        return [*super().outcomes(s), *super().outcomes(s)[:1]]


class UnknownStream(Lanterns):
    def stream(self, s: Dusk) -> int:
        return 2


class DumpForgets(Lanterns):
    def dump(self, s: Dusk) -> dict[str, Any]:
        return {**super().dump(s), "lanterns": [0] * s.seats}


class DumpSharesLists(Lanterns):
    def dump(self, s: Dusk) -> dict[str, Any]:
        return {**super().dump(s), "oil": s.oil}


class RestoreSharesLists(Lanterns):
    def restore(self, data: dict[str, Any]) -> Dusk:
        s = super().restore(data)
        s.oil = data["oil"]
        return s


class RestoreCrashes(Lanterns):
    def restore(self, data: dict[str, Any]) -> Dusk:
        return super().restore({**data, "oil": data["oil"]})


class RestoreGuesses(Lanterns):
    def restore(self, data: dict[str, Any]) -> Dusk:
        return super().restore({"wind": 0, **data})


class GlobalRandom(Lanterns):
    def _show(self, s: Dusk, out: Sink) -> None:
        super()._show(s, out)
        if s.phase == TRADE:
            s.lanterns[s.turn] += random.randrange(1000)


class HashOrder(Lanterns):
    def apply(self, s: Dusk, seat: int, action: int, out: Sink) -> None:
        if s.phase == DEAL and s.turn == 0:
            first = next(iter({"moth", "candle", "torch", "beacon", "lamp"}))
            out.emit(1, EVERYONE, len(first))
        super().apply(s, seat, action, out)


class Endless(Lanterns):
    def _trade(self, s: Dusk, action: int, out: Sink) -> None:
        self._dawn(s)

    def _dawn(self, s: Dusk) -> None:
        super()._dawn(s)
        s.night = min(s.night, 1)
        s.phase = WIND


class FirstComesFirst(Lanterns):
    def apply(self, s: Dusk, seat: int, action: int, out: Sink) -> None:
        if s.phase == BURN:
            s.turn = seat
        super().apply(s, seat, action, out)


class AnswersCloseChoices(Lanterns):
    def why_not(self, s: Dusk, seat: int, action: int) -> str:
        if s.phase == BURN and action == 2 and any(flasks >= 0 for flasks in s.burning):
            return "LA-3"
        return super().why_not(s, seat, action)


class OneNumberMore(Lanterns):
    def apply(self, s: Dusk, seat: int, action: int, out: Sink) -> None:
        if s.phase == WIND:
            out.emit(1, EVERYONE, action, 1)
        super().apply(s, seat, action, out)


class UnknownEvent(Lanterns):
    def apply(self, s: Dusk, seat: int, action: int, out: Sink) -> None:
        super().apply(s, seat, action, out)
        out.emit(len(EVENTS), EVERYONE)


class NoWordForCard(Lanterns):
    def _trade(self, s: Dusk, action: int, out: Sink) -> None:
        out.emit(5, EVERYONE, s.turn, 9)
        super()._trade(s, action, out)


class ToldToNobodyHere(Lanterns):
    def _trade(self, s: Dusk, action: int, out: Sink) -> None:
        out.emit(1, 16, 1)
        super()._trade(s, action, out)


class OpenEventWhispered(Lanterns):
    def _trade(self, s: Dusk, action: int, out: Sink) -> None:
        out.emit(4, 1 << s.turn, s.turn)
        super()._trade(s, action, out)


class PartMissing(Lanterns):
    def scores(self, s: Dusk) -> list[Score]:
        return [Score(score.total, score.parts[:2]) for score in super().scores(s)]


class ScoreMissing(Lanterns):
    def scores(self, s: Dusk) -> list[Score]:
        return super().scores(s)[1:]


class NobodyWins(Lanterns):
    def winners(self, s: Dusk) -> list[int]:
        return []


class WinnersTwice(Lanterns):
    def winners(self, s: Dusk) -> list[int]:
        return super().winners(s) * 2


class UnknownQuestion(Lanterns):
    def question(self, s: Dusk, seat: int) -> Named:
        asked = super().question(s, seat)
        return Named("swap", asked.args) if asked.name == "trade" else asked


class AsksEverybody(Lanterns):
    def question(self, s: Dusk, seat: int) -> Named:
        return Named("trade", {"card": 0}) if s.phase == TRADE else super().question(s, seat)


class ForeseesNothingJson(Lanterns):
    def preview(self, s: Dusk, seat: int) -> View:
        return {"round": object()}


class UnknownMotive(Lanterns):
    def motive(self, s: Dusk, seat: int, action: int) -> list[Named]:
        return [Named("whim", {})]


class UnknownReason(Lanterns):
    def reason(self, s: Dusk, seat: int, action: int) -> Named:
        return Named("whim", {})


class WordsDisagree(Lanterns):
    def notation(self, action: int) -> str:
        return "keep" if action == SWAP else super().notation(action)


class TwoActionsTooMany(Lanterns):
    def __init__(self) -> None:
        super().__init__()
        self.n_actions = CODEC.size + 2


class NoSuchDefault(Lanterns):
    def __init__(self) -> None:
        super().__init__()
        self.options = (Option("moon", ("off", "on"), "half"),)


class VerbMissing(Lanterns):
    def __init__(self) -> None:
        super().__init__()
        self.codec = Codec([Verb("burn"), Verb("keep"), Verb("swap"), Verb("wait"), Verb("burn")])


class NewCrashes(Lanterns):
    def new(self, seats: int, options: Options) -> Dusk:
        return super().new(seats, {})


class GrowingGame(Lanterns):
    """Counts the games it was asked for: the table's is dealt more oil than those before."""

    def __init__(self) -> None:
        super().__init__()
        self.begun = 0

    def new(self, seats: int, options: Options) -> Dusk:
        self.begun += 1
        s = super().new(seats, options)
        s.oil[0] += 1 if self.begun > 4 else 0
        s.burned -= 1 if self.begun > 4 else 0
        return s
