"""The talk at a table in the terminal: who is asked, what is told, what was answered."""

from __future__ import annotations

from dataclasses import dataclass

from rookery.cli import commands
from rookery.cli.boards import Board, board_for
from rookery.cli.menu import choose_action
from rookery.cli.players import Players
from rookery.cli.scene import Scene
from rookery.cli.screen import Screen
from rookery.cli.seats import badge
from rookery.cli.signals import TakeBack
from rookery.cli.speech import event_lines
from rookery.cli.why import in_numbers
from rookery.kernel import ONLOOKER, Named, Refused
from rookery.table.match import Match
from rookery.words import Words

MOST_NEWS = 40  # older lines are in `log`


@dataclass(eq=False)
class Talk:
    """One sitting: a match, the people and bots around it, and the screen between them."""

    match: Match
    players: Players
    words: Words
    screen: Screen

    def __post_init__(self) -> None:
        self.board: Board = board_for(self.match.game.key)
        self._told: dict[int, int] = {}  # how many events each seat was told
        self._facing = ONLOOKER  # the seat in front of the screen
        self._stale = True  # whether the board on the screen is an old one

    @property
    def names(self) -> list[str]:
        """Everybody's name by seat, with those whom only the board knows."""
        return [*self.players.names, *self.board.more_names(self.words)]

    def run(self) -> None:
        """Plays until it is over; Leave or EOFError end it before."""
        while not self.match.over:
            seat = self.match.actor
            bot = self.players.bots.get(seat)
            if bot is None:
                self._ask(seat)
            else:
                bot.move(self.match, seat)
        self.news(self._facing)

    def say(self, key: str, /, **args: str | int) -> None:
        """A sentence of the shell."""
        self.screen.say(self.words.say(key, **args))

    def line(self, seat: int, prompt: str) -> str:
        """What the person answers, once it is no command."""
        while True:
            text = self.screen.read(f"{badge(seat)} {prompt} > ").strip()
            if not commands.obey(self, seat, text):
                return text

    def news(self, seat: int) -> bool:
        """Tells what happened since this seat last looked; answers whether anything did."""
        events = self.match.events(seat, self._told.get(seat, 0))
        self._told[seat] = self._told.get(seat, 0) + len(events)
        self.words.places = self.board.places(self.match.view(seat))
        lines = event_lines(self.words, events, self.names)
        skipped = 0 if self.match.over else max(0, len(lines) - MOST_NEWS)
        if skipped:
            self.say("shell-older-news", count=skipped)
        for _, line in lines[skipped:]:
            self.screen.say(f"· {line}")
        return bool(events)

    def draw(self, seat: int, full: bool = False) -> None:
        """The table as this seat sees it."""
        self._stale = False
        bots = {at: bot.name for at, bot in self.players.bots.items()}
        scene = Scene(self.words, self.screen, self.names, bots, self.match.preview(seat))
        self.board.draw(scene, self.match.view(seat), full)

    def refuse(self, clause: str, because: Named | None = None) -> None:
        """Why not, in numbers where there are any, with the rule that says so."""
        text = in_numbers(self, because, self.words.clause(clause))
        self.screen.say(self.words.say("shell-refused", clause=clause, rule=text), "bold")

    def take_back(self, seat: int) -> None:
        """Undoes the last step of this seat, or of the person who sat here before."""
        people = [seat, *(at for at in self._told if at >= 0 and at != seat)]
        able = [at for at in people if at not in self.players.bots and self.match.can_undo(at)]
        if not able:
            self.say("shell-undo-ends")
            return
        who = able[0]
        self.match.undo(who)
        while self.board.is_half_taken(self.match.question(who)) and self.match.can_undo(who):
            self.match.undo(who)
        for other, told in self._told.items():
            self._told[other] = min(told, self.match.heard(other))
            self._stale |= self._told[other] < told
        self.say("shell-undone", name=self.names[who])

    def _ask(self, seat: int) -> None:
        self._face(seat)
        if self.news(seat) or self._stale:
            self.draw(seat)
        try:
            if not self.board.ask(self, seat):
                choose_action(self, seat)
        except TakeBack:
            self.take_back(seat)
        except Refused as error:
            self.refuse(error.clause, error.because)
        except ValueError as error:
            self.screen.say(str(error))

    def _face(self, seat: int) -> None:
        """Hands the keyboard over, so that nothing of the last player's stays in sight."""
        if self._facing == seat:
            return
        self._facing = seat
        self._stale = True
        name = self.players.names[seat]
        if self.players.people < 2:
            return
        if self.screen.live:
            self.screen.wipe()
            self.screen.read(self.words.say("shell-hand-over", name=name))
            self.screen.wipe()
        else:
            self.screen.rule(self.words.say("shell-next-player", name=name))
