"""What a seat may know, built from nothing (contract part 2, OT-2.1 to OT-2.3)."""

from __future__ import annotations

from typing import Any, cast

from rookery.games.oliver_twist.cards import bits_in, cards_in
from rookery.games.oliver_twist.const import CARDS, CATEGORIES, FACE_DOWN, KINDS, SPACES, TOOLS
from rookery.games.oliver_twist.declared import EVENTS
from rookery.games.oliver_twist.phase_numbers import ACTION, ENDED, KEEP, LOOT_DRAW, PHASE_KEYS, SEARCH, SWAP
from rookery.games.oliver_twist.phases.end_of_round import REPORT
from rookery.games.oliver_twist.phases.prowl import can_prowl
from rookery.games.oliver_twist.phases.reveal import prowl_opens
from rookery.games.oliver_twist.scoring import kept_by
from rookery.games.oliver_twist.shown import Account, OliverView, Owned, Peeked, PlayerView
from rookery.games.oliver_twist.state import OliverTwistState
from rookery.games.oliver_twist.streets import yellow_closed
from rookery.games.oliver_twist.tables import Tables
from rookery.games.oliver_twist.tokens import KIND, START, SWAPPED, UNSEEN
from rookery.kernel import View
from rookery.kernel.runtime import i64, vec
from rookery.kernel.shown import headed


def view(t: Tables, s: OliverTwistState, seat: int) -> View:
    """Public facts, then what this seat has seen; seat -1 is an onlooker."""
    shown: OliverView = {
        "round": "night" if s.night else "day",
        "actor": s.actor,
        "active": s.active,
        "guide": s.guide,
        "helper": s.helper,
        "again": s.again,
        "sets": s.sets,
        "pawn": s.pawn,
        "left": s.left,
        "yellow_closed": yellow_closed(s),
        "board": [min(token, FACE_DOWN) for token in s.board],
        "peeked": _peeked(s, seat),
        "walk": [space for space in s.walk if space >= 0],
        "looked": [s.peeks, s.peeked],
        "rewards": t.rewards[s.rewards :],
        "pile": int(bits_in(s.pile)),
        "discard": cards_in(s.gone, CARDS),
        "vault": int(bits_in(s.vault)),
        "players": [_player(t, s, other, seat) for other in range(s.seats)],
        "announced": list(s.announced),
        "took": s.took,
        "last": _last(s),
        "report": _report(s),
    }
    _add_waiting(t, s, seat, shown)
    return headed("oliver_twist", s.seats, seat, PHASE_KEYS[s.phase], cast(View, shown))


def _peeked(s: OliverTwistState, seat: int) -> list[Peeked]:
    """Who has looked where is public; what they saw is theirs (OT-10.9)."""
    found: list[Peeked] = []
    for space in range(SPACES):
        token = s.board[space]
        if token > FACE_DOWN:
            mask = token >> 6
            known = seat >= 0 and mask >> seat & 1
            found.append(
                {
                    "space": space,
                    "seats": [other for other in range(s.seats) if mask >> other & 1],
                    "token": token & (KINDS - 1) if known else FACE_DOWN,
                }
            )
    return found


def _player(t: Tables, s: OliverTwistState, player: int, seat: int) -> PlayerView:
    """Behind the lair: reserve, money and cards, for their owner; the file not even for him."""
    own = player == seat
    seen = own or s.open_lairs == 1
    over = s.phase == ENDED
    kept = kept_by(s, player)
    shown: PlayerView = {
        "money": s.money[player] if seen or over else -1,
        "reserve": len(s.reserves[player]),
        "tokens": _tokens(s.reserves[player]) if seen else [],
        "tools": list(s.tools[player * TOOLS : player * TOOLS + TOOLS]),
        "cards": int(bits_in(s.hands[player])),
        "hand": cards_in(s.hands[player], CARDS) if own else [],
        "burglaries": len(kept),
        "loot": [t.loot[card] for card in kept] if own or over else [],
        "file": len(s.files[player]) if s.open_lairs else -1,
    }
    if t.version >= 2:
        shown["starts"] = _starts(s, player)
    return shown


def _starts(s: OliverTwistState, player: int) -> list[int]:
    """The start tokens that all have seen come here: they are hexagons (contract part 1).

    What was swapped out of the reserve in secret is still counted: nobody else knows that it is gone.
    """
    swapped = [token for token in s.files[player] if token & SWAPPED]
    if s.nancy == player:
        swapped += [token for token in s.lost if token & SWAPPED]
    there = [*s.reserves[player], *swapped]
    return sorted(token & KIND for token in there if token & START and not token & UNSEEN)


def _tokens(own: vec[i64]) -> list[Owned]:
    """A reserve in the order in which its tokens came."""
    return [{"token": token & KIND, "start": bool(token & START)} for token in own]


def _last(s: OliverTwistState) -> list[dict[str, Any]]:
    """What was announced in the last action and cannot be seen on the table (OT-2.2)."""
    found: list[dict[str, Any]] = []
    for index in range(0, len(s.shown), 7):
        event = EVENTS[s.shown[index]]
        row: dict[str, Any] = {"event": event.key}
        for offset, name in enumerate(event.args, 1):
            row[name] = s.shown[index + offset]
        found.append(row)
    return found


def _report(s: OliverTwistState) -> list[Account]:
    """How the last round ended, seat by seat: all files were open then (OT-8.5)."""
    found: list[Account] = []
    for index in range(0, len(s.report), REPORT):
        found.append(
            {
                "late": s.report[index],
                "fine": s.report[index + 1],
                "file": s.report[index + 2 : index + 2 + CATEGORIES],
            }
        )
    return found


def _add_waiting(t: Tables, s: OliverTwistState, seat: int, shown: OliverView) -> None:
    """What only the one who is choosing has before him: a Prowl, drawn cards, or his own file (OT-C6)."""
    acts = seat == s.active
    if t.version >= 2 and s.phase == ACTION and acts and can_prowl(t, s, seat):
        shown["prowl"] = list(prowl_opens(t, s))
    if (s.phase == KEEP or s.phase == LOOT_DRAW) and s.drawn:
        shown["drawn"] = [t.loot[card] for card in s.drawn] if acts else [0] * len(s.drawn)
    if s.phase == SEARCH and acts:
        shown["searched"] = sorted(token & KIND for token in s.files[seat])
    if s.phase == SWAP:
        shown["waiting"] = s.cursor & KIND
