"""The end of the game: points, majorities, ties (TM-8)."""

from __future__ import annotations

from rookery.games.thiefs_market.cards import effect_of, works_as
from rookery.games.thiefs_market.const import (
    E_ENDED,
    E_REVEALED,
    E_WON,
    ENDED,
    HENCHMAN,
    ICONS,
)
from rookery.games.thiefs_market.effects import Tally
from rookery.games.thiefs_market.pack import Tables
from rookery.games.thiefs_market.state import MarketState
from rookery.kernel import EVERYONE, OVER, Score, Sink


def end_game(t: Tables, s: MarketState, out: Sink) -> None:
    """TM-8.1: no further action; all infamy is shown (TM-2.4) and the best thief crowned."""
    out.emit(E_ENDED, EVERYONE, s.truncated)
    for seat in range(s.seats):
        out.emit(E_REVEALED, EVERYONE, seat, s.infamy[seat])
    results = scores(t, s)
    s.victors = 0
    for seat in best(s, [score.total for score in results]):
        s.victors |= 1 << seat
        out.emit(E_WON, EVERYONE, seat, results[seat].total)
    s.phase = ENDED
    s.actor = OVER


def tally(t: Tables, s: MarketState) -> Tally:
    """What is counted at the end, as things stand."""
    icons = [0] * (s.seats * ICONS)
    for seat in range(s.seats):
        for entry in s.cards[seat]:
            card = works_as(entry)
            for icon in range(ICONS):
                icons[seat * ICONS + icon] += t.icons[card * ICONS + icon]
    return Tally(s.seats, icons, [len(own) for own in s.cards], s.infamy)


def scores(t: Tables, s: MarketState) -> list[Score]:
    """TM-8.2 to TM-8.6: cards, infamy, henchmen, gold."""
    counted = tally(t, s)
    henchmen = _majority(
        [counted.icons[seat * ICONS + HENCHMAN] for seat in range(s.seats)],
        t.henchmen,
        bool(s.second_after_tie),
    )
    gold = _majority(s.gold, t.gold, False)
    found: list[Score] = []
    for seat in range(s.seats):
        cards = 0
        for entry in s.cards[seat]:
            cards += effect_of(t, entry).points(counted, seat)
        parts = [cards, s.infamy[seat], henchmen[seat], gold[seat]]
        found.append(Score(sum(parts), parts))
    return found


def _majority(counts: list[int], places: list[int], second_after_tie: bool) -> list[int]:
    """TM-8.4, TM-8.5: points for the highest counts above 0; who is tied gets one less."""
    points = [0] * len(counts)
    top = max(counts)
    leaders = _give(points, counts, top, places[0])
    if leaders == 1 or second_after_tie:
        lower = [count for count in counts if count < top]
        _give(points, counts, max(lower, default=0), places[1])
    return points


def _give(points: list[int], counts: list[int], count: int, worth: int) -> int:
    """A place goes to all who have this count; answers how many they are."""
    holders = [seat for seat in range(len(counts)) if counts[seat] == count and count > 0]
    for seat in holders:
        points[seat] = worth if len(holders) == 1 else max(worth - 1, 0)
    return len(holders)


def best(s: MarketState, totals: list[int]) -> list[int]:
    """TM-8.7 to TM-8.9: most points, then cards, then tokens; who is still tied shares the victory."""
    seats = list(range(s.seats))
    cards = [len(own) for own in s.cards]
    tokens = [s.infamy[seat] + s.gold[seat] for seat in seats]
    for counts in (totals, cards, tokens):
        top = max(counts[seat] for seat in seats)
        seats = [seat for seat in seats if counts[seat] == top]
    return seats
