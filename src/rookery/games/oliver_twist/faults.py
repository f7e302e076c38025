"""The invariants of the contract (part 8.1) that can be read off one state."""

from __future__ import annotations

from rookery.games.oliver_twist.cards import cards_in
from rookery.games.oliver_twist.const import (
    BURGLARY,
    CARDS,
    CELLS,
    CHARACTER,
    CLASSES,
    EMPTY,
    FACE_DOWN,
    KINDS,
    LOOT,
    SPACES,
    SQUARE,
    TOOL_0,
    TOOLS,
)
from rookery.games.oliver_twist.phase_numbers import ACTION, ENDED, LAY, SNATCH, SWAP
from rookery.games.oliver_twist.phases.end_of_round import REPORT
from rookery.games.oliver_twist.state import OliverTwistState
from rookery.games.oliver_twist.streets import open_spaces, yellow_closed
from rookery.games.oliver_twist.tables import Tables
from rookery.games.oliver_twist.tokens import KIND, START


def faults(t: Tables, s: OliverTwistState) -> list[str]:
    """The ids of the invariants this state breaks."""
    if not _shape_holds(s):
        return ["I-14"]  # nothing else can be read from it
    checks = {
        "I-1": _round_tokens_hold(t, s),
        "I-2": _start_tokens_hold(t, s),
        "I-3": _cards_hold(s),
        "I-4": _lairs_hold(s),
        "I-5": _pawn_holds(t, s),
        "I-7": 0 <= s.rewards <= len(t.rewards),
        "I-9": _night_holds(s),
    }
    return [name for name, holds in checks.items() if not holds]


def _shape_holds(s: OliverTwistState) -> bool:
    """Lists have the lengths that go together, numbers stay in range."""
    per_seat = (s.money, s.hands, s.swaps, s.reserves, s.files, s.youth)
    per_kind = (s.bag, s.pool)
    return (
        all(len(row) == s.seats for row in per_seat)
        and all(len(row) == KINDS for row in per_kind)
        and len(s.aside) == len(s.aside_seen) == CLASSES
        and len(s.tools) == s.seats * TOOLS
        and len(s.board) == SPACES
        and len(s.report) in (0, s.seats * REPORT)
        and len(s.announced) in (0, s.seats)
        and len(s.late) in (0, s.seats)
        and len(s.bag_then) in (0, KINDS)
        and len(s.shown) % 7 == 0
        and sorted(s.youth) == list(range(s.seats))
        and all(0 <= swaps < 256 for swaps in s.swaps)
        and 0 <= s.phase <= ENDED
        and -2 <= s.actor < s.seats
        and 0 <= s.active < s.seats
        and 0 <= s.pawn < SPACES
        and all(EMPTY <= token < 64 * 16 for token in s.board)
        and all(token >= 0 for own in [*s.reserves, *s.files, s.lost] for token in own)
    )


def _round_tokens_hold(t: Tables, s: OliverTwistState) -> bool:
    """I-1: every round token is somewhere, once; by Day the Burglaries are aside."""
    seen = [bag + pool for bag, pool in zip(s.bag, s.pool, strict=True)]
    face_down = 0
    for token in s.board:
        if token == FACE_DOWN:
            face_down += 1
        elif token >= 0:
            seen[token & (KINDS - 1)] += 1
    for own in [*s.reserves, *s.files, s.lost]:
        for token in own:
            if not token & START:
                seen[token & KIND] += 1
    for index in range(len(s.tools)):
        seen[TOOL_0 + index % TOOLS] += s.tools[index]
    if s.phase == SWAP and not s.cursor & START:
        seen[s.cursor & KIND] += 1
    if not s.night:
        seen[BURGLARY] += t.tokens[BURGLARY]
    sizes = sum(s.bag) == s.bag_size and sum(s.pool) == s.pool_size and face_down <= s.pool_size
    return seen == t.tokens and sizes and min(s.bag) >= 0 and min(s.pool) >= 0


def _start_tokens_hold(t: Tables, s: OliverTwistState) -> bool:
    """I-2: the nine start tokens are in reserves, files or aside."""
    seen = [aside + known for aside, known in zip(s.aside, s.aside_seen, strict=True)]
    for own in [*s.reserves, *s.files, s.lost]:
        for token in own:
            if token & START:
                if token & KIND >= CLASSES:
                    return False
                seen[token & KIND] += 1
    if s.phase == SWAP and s.cursor & START:
        seen[s.cursor & KIND] += 1
    return seen == t.starts and min(s.aside) >= 0 and min(s.aside_seen) >= 0


def _cards_hold(s: OliverTwistState) -> bool:
    """I-3: 13 Character cards and 16 Burglary cards, each in one place."""
    cards = cards_in(s.pile, CARDS) + cards_in(s.gone, CARDS)
    for hand in s.hands:
        cards += cards_in(hand, CARDS)
    loot = cards_in(s.vault, LOOT) + [entry >> 2 for entry in s.burgled] + s.drawn
    return sorted(cards) == list(range(CARDS)) and sorted(loot) == list(range(LOOT))


def _lairs_hold(s: OliverTwistState) -> bool:
    """I-4: at most nine Objects in a reserve, no debts, no negative Tools."""
    for own in s.reserves:
        if len(own) > CELLS or any(token & KIND >= CHARACTER for token in own):
            return False
    return min(s.money) >= 0 and min(s.tools) >= 0


def _pawn_holds(t: Tables, s: OliverTwistState) -> bool:
    """I-5: the pawn stands on an open free space, tokens lie on open spaces, and `left` counts them."""
    closed = yellow_closed(s)
    if s.board[s.pawn] != EMPTY or s.board[SQUARE] != EMPTY or (closed and t.streets.yellow[s.pawn]):
        return False
    spaces = open_spaces(t.streets, s)
    laid = sum(1 for space in spaces if s.board[space] >= 0)
    if sum(1 for token in s.board if token >= 0) != laid:
        return False
    return laid == (s.cursor if s.phase == LAY else s.left)


def _night_holds(s: OliverTwistState) -> bool:
    """I-9: tokens lie face down by Night only; the walk and the drawn cards belong to choices."""
    if not s.night and any(token >= FACE_DOWN for token in s.board):
        return False
    return not (s.phase == ACTION and (s.walk or s.drawn)) and (s.phase != SNATCH or s.cursor < s.seats)
