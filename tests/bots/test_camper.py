"""Who merely stands in quiet alleys does not live on what others throw away (Thiefdom)."""

from __future__ import annotations

import rookery
from rookery.bots import make
from rookery.bots.play import play_game
from rookery.table.canon import mixed
from tests.bots.camper import Camper

GAME = rookery.load("thiefdom")
SEATS = 4
GAMES = 12


def test_a_camper_wins_no_more_than_his_share_against_three_who_follow_the_rule_of_thumb() -> None:
    wins, others = 0.0, 0
    for number in range(GAMES):
        lone = number % SEATS
        bots = [
            Camper(seat) if seat == lone else make("cutpurse", mixed(1, number, seat))
            for seat in range(SEATS)
        ]
        final = play_game(GAME, SEATS, {}, bots, mixed(1, number // SEATS))
        wins += (lone in final.winners) / len(final.winners)
        others += sum(final.totals) - final.totals[lone]
    assert wins <= GAMES * 0.3
    assert others / (GAMES * (SEATS - 1)) > 20  # twice what a guild begins with
