"""Figures in words: numbers as a language writes them, names of tables, players and things."""

from __future__ import annotations

from html import escape
from math import isfinite
from pathlib import Path
from typing import Any, NamedTuple

from rookery.kernel import Game
from rookery.lab.figures import Report
from rookery.lab.intervals import Figure
from rookery.lab.study import Table, tables, worlds
from rookery.words import Words

LOCALE = Path(__file__).parent / "locale"


class Series(NamedTuple):
    """What is drawn with one shape: players, in a world."""

    bots: str
    world: int


def words_for(lang: str, game: Game[Any]) -> Words:
    """The sentences of the shell, the game and the lab."""
    return Words(lang, game, more=[LOCALE])


class Scribe:
    """Says what a report holds."""

    def __init__(self, report: Report, words: Words) -> None:
        self.report = report
        self.words = words
        self.game: Game[Any] = report.rules[0]
        self.study = report.findings.study
        self.series = [Series(bots, n) for bots in self.study.bots for n in range(len(worlds(self.study)))]
        self.counts = [seats for seats in self.study.seats if seats > 1]

    def say(self, key: str, **args: str | int) -> str:
        """A sentence of the lab, ready for HTML."""
        return escape(self.words.say(f"lab-{key}", **args), quote=False)

    def series_name(self, series: Series) -> str:
        """Who, and in which world."""
        label = worlds(self.study)[series.world].label
        return f"{series.bots}, {label}" if label else series.bots

    def table_name(self, seats: int) -> str:
        """So many players."""
        return self.words.say("lab-players", seats=seats)

    def number(self, value: float, digits: int | None = None) -> str:
        """A number as people write it, with few digits."""
        if digits is None:
            digits = 0 if abs(value) >= 100 else 1 if abs(value) >= 1 else 2
        text = f"{round(value, digits) + 0.0:.{digits}f}".replace("-", "−")  # + 0.0: there is no −0
        return text if self.words.lang == "en" else text.replace(".", ",")

    def percent(self, value: float, digits: int = 0) -> str:
        """A share."""
        return f"{self.number(100 * value, digits)} %"

    def about(self, figure: Figure, digits: int | None = None) -> str:
        """A number with half of its interval."""
        return f"{self.number(figure.value, digits)} ± {self.number(figure.half, digits)}"

    def between(self, figure: Figure) -> str:
        """A share with its interval."""
        if not isfinite(figure.half):
            return self.percent(figure.value)
        low, high = self.number(100 * figure.low, 0), self.number(100 * figure.high, 0)
        return f"{self.percent(figure.value)} ({low}–{high})"

    def points(self, value: float, digits: int = 1) -> str:
        """A difference of shares, in points of a hundred, with its sign."""
        text = self.number(100 * value, digits)
        return text if text.startswith("−") else f"+{text}"

    def tables(self, alone: bool = False) -> list[Table]:
        """The tables in question: those of several players, or the ones of a single player."""
        return [table for table in tables(self.study) if (table.seats == 1) == alone]

    def main(self) -> Table:
        """The table that is spoken of where one must do: the best players, three of them if that can be."""
        found = self.tables() or self.tables(alone=True)
        best = [table for table in found if table.bots == self.study.bots[-1]]
        return min(best, key=lambda table: abs(table.seats - 3))

    def thing(self, name: str) -> str:
        """The name of a thing in the game's words."""
        first, *numbers = (int(part) for part in name.split("."))
        said = []
        for number, value in zip(self.game.manners.measured.kinds[first].numbers, numbers, strict=True):
            if number.arg in self.game.terms:
                said.append(self.words.term(number.arg, value))
            else:
                said.append(str(value + 1 if number.arg in self.game.manners.counted else value))
        text = " ".join(said).replace("-", "−") if said[0].lstrip("-").isdecimal() else " ".join(said)
        return text[:1].upper() + text[1:]
