"""Set-up: the table before anything happened (CR-1)."""

from __future__ import annotations

from rookery.games.crypt.declared import SIDE_OPTIONS
from rookery.games.crypt.options import side_of
from rookery.games.crypt.pack import Tables
from rookery.games.crypt.phase_numbers import GO_SETUP
from rookery.games.crypt.state import CryptState
from rookery.kernel import Options
from rookery.kernel.runtime import i64, vec


def set_up(t: Tables, seats: int, options: Options) -> CryptState:
    """The deck, the servants and what the table has settled (CR-1.2 to CR-1.5)."""
    s = CryptState(seats, t.up[seats - 1] + t.down[seats - 1])
    s.sides = vec[i64]([side_of(options, key) for key in SIDE_OPTIONS])
    leader = options["first_leader"]
    s.first_leader = 0 if leader == "random" else int(leader)
    s.auto_flips = 1 if options["flips"] == "automatic" else 0
    s.backs_hidden = 1 if options["backs_show_type"] == "off" else 0
    s.physical = 1 if options["memory"] == "physical" else 0
    s.self_push = 1 if options["self_push"] == "on" else 0
    s.same_round = 1 if options["idol_b_same_round"] == "on" else 0
    s.double_jewel = 1 if options["jewelry_a"] == "double" else 0
    s.deck = t.decks[seats - 1][:]
    s.deck_size = sum(s.deck)
    s.rounds = s.deck_size // (t.up[seats - 1] + t.down[seats - 1])
    s.phase = GO_SETUP
    return s
