"""A bot written by hand: it sees a view and the legal actions, nothing else, and beats random play.

python examples/research/careful_bot.py
"""

from __future__ import annotations

import rookery
from rookery.bots import Sampler, make
from rookery.bots.play import play_game
from rookery.kernel import Game, State, View

GAMES = 100


class Careful:
    """Claims the most valuable card it can hold with the least effort, and recovers when it is tired."""

    def __init__(self, game: Game[State]) -> None:
        self.game = game

    def choose(self, view: View, legal: list[int], sampler: Sampler) -> int:
        """The action that looks best by a few plain rules."""
        return max(legal, key=lambda action: (self.worth(view, action), -action))

    def worth(self, view: View, action: int) -> float:
        """How good one action looks."""
        name, args = self.game.unpack(action)
        me = view["players"][view["seat"]]
        if name == "place":
            slot = view["crypt"][args["slot"]]
            value = slot["value"] or 2.5
            return float(value - 0.4 * args["dice"] * (args["effort"] - 1))
        if name == "recover":
            return float(me["exhausted"] - 1)
        return {"claim": 0.5, "done": 0.2, "remains": 3.0, "manuscript": 3.0}.get(name, 0.1)


def main() -> None:
    """Plays some games against a random bot, from both seats."""
    game = rookery.load("crypt")
    won = 0.0
    for seed in range(GAMES):
        seat = seed % 2
        bots = [make("random", seed), make("random", seed)]
        bots[seat] = Careful(game)
        final = play_game(game, 2, {}, bots, seed)
        won += (seat in final.winners) / max(1, len(final.winners))
    print(f"the careful bot won {won:.0f} of {GAMES} games against random play")


if __name__ == "__main__":
    main()
