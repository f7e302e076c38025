"""Named bots in the seats that a learner does not play."""

from __future__ import annotations

from typing import Any

from rookery.bots import Bot, make
from rookery.bots.play import ask
from rookery.bots.registry import names
from rookery.kernel import Game, Picker, State
from rookery.research.sitting import found_game, saved_game
from rookery.table.canon import mixed

RANDOM = "random"


class Rivals:
    """Answers for other seats; each place of a batch and each seat has a bot of its own."""

    def __init__(self, game: Game[Any], name: str) -> None:
        self.game = game
        self.name = name
        self.bots: dict[tuple[int, int], Bot] = {}

    def __call__(self, place: int, seat: int, s: State, pick: Picker) -> int:
        """The bot's choice; the worlds it samples come from the game's own dice."""
        if (place, seat) not in self.bots:
            self.bots[place, seat] = make(self.name, mixed(place, seat))
        return ask(self.bots[place, seat], self.game, s, seat, pick)

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "game": saved_game(self.game)}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        self.__dict__.update({**saved, "game": found_game(saved["game"])})


def rivals(game: Game[Any], name: str) -> Rivals | None:
    """The bots of a name; None stands for random play, which needs no bot."""
    if name not in names():
        raise ValueError(f"no bot is called {name!r}; there are {', '.join(names())}")
    return None if name == RANDOM else Rivals(game, name)
