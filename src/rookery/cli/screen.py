"""Where the terminal draws: width, colour and cursor follow what is at the other end."""

from __future__ import annotations

import os
import re
import sys
from importlib import import_module
from textwrap import wrap
from types import ModuleType
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

WIDEST: Final = 160  # longer lines are hard to read
NARROWEST: Final = 40
WIPE: Final = "\x1b[H\x1b[2J\x1b[3J"  # also what was scrolled away: a hot seat keeps secrets
LEAD: Final = re.compile(r"\s*(\S{1,12} {2,}|· |\d+\. )?")  # a bullet, a number, a clause's id
MOST_HANG: Final = 14
SHORT: Final = 36  # rows under which the collectors' texts are left to `view`


class Screen:
    """A terminal, or a pipe: then plain lines without colour and without cursor tricks."""

    def __init__(self, plain: bool = False) -> None:
        _never_fail_on_letters()
        self.live = sys.stdin.isatty() and sys.stdout.isatty()
        self.plain = plain or not sys.stdout.isatty()
        self.console = Console(
            file=sys.stdout,
            highlight=False,
            markup=False,
            emoji=False,
            no_color=self.plain or "NO_COLOR" in os.environ,
        )
        self._history = _line_editing() if self.live else None
        self.console.width = max(NARROWEST, min(WIDEST, self.console.width))

    @property
    def width(self) -> int:
        """Columns to draw in."""
        return self.console.width

    @property
    def short(self) -> bool:
        """Whether a whole table would scroll away."""
        return self.live and self.console.size.height < SHORT

    def say(self, text: str, style: str = "") -> None:
        """One line of words, wrapped below its own beginning."""
        lead = LEAD.match(text)
        hang = " " * min(len(lead.group()), MOST_HANG) if lead else ""
        for line in wrap(text, self.width, subsequent_indent=hang) or [""]:
            self.console.print(Text(line, style=style), soft_wrap=True)

    def show(self, drawing: RenderableType) -> None:
        """A drawing of Rich; in a pipe without blanks at the ends of lines."""
        if not self.plain:
            self.console.print(drawing)
            return
        with self.console.capture() as drawn:
            self.console.print(drawing)
        for line in drawn.get().splitlines():
            self.say(line.rstrip())

    def rule(self, title: str = "") -> None:
        """A line across with a title."""
        self.console.rule(Text(title, style="bold"), style="dim", align="left")

    def wipe(self) -> None:
        """Leaves nothing of what was shown, where a terminal can do that."""
        if self.live:
            if self._history is not None:
                self._history.clear_history()
            sys.stdout.write(WIPE)
            sys.stdout.flush()

    def read(self, prompt: str) -> str:
        """One line from the person; EOFError when there are no more."""
        if self.live:
            return input(prompt)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        text = line.rstrip("\r\n")
        self.say(f"{prompt}{text}")
        return text


def _line_editing() -> ModuleType | None:
    """Arrow keys at prompts, where Python has them."""
    try:
        return import_module("readline")
    except ImportError:
        return None


def _never_fail_on_letters() -> None:
    """A terminal that lacks a letter shows a question mark; the game goes on."""
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
