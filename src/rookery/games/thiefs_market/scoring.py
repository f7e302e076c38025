"""Points, majorities, ties (TM-8.2 to TM-8.9)."""

from __future__ import annotations

from rookery.games.thiefs_market.cards import number_of, works_as
from rookery.games.thiefs_market.const import H_END, HENCHMAN
from rookery.games.thiefs_market.effects import Tally
from rookery.games.thiefs_market.pack import Tables
from rookery.games.thiefs_market.state import MarketState
from rookery.kernel import Named, Score
from rookery.kernel.ending import TieBreak, compared
from rookery.kernel.runtime import append, i64, vec


def tally(t: Tables, s: MarketState) -> Tally:
    """What is counted at the end, as things stand."""
    icons = vec[i64]([0] * s.seats)
    cards = vec[i64]([0] * s.seats)
    seat: i64
    for seat in range(s.seats):
        own = s.cards[seat]
        cards[seat] = len(own)
        for entry in own:
            icons[seat] += t.badges[works_as(entry)]
    return Tally(icons, cards, s.infamy)


def scores(t: Tables, s: MarketState) -> list[Score]:
    """TM-8.2 to TM-8.6: cards, infamy, henchmen, gold."""
    counted = tally(t, s)
    found: list[Score] = []
    seat: i64
    for seat in range(s.seats):
        cards = card_points(t, s, counted, seat)
        henchmen, gold = majorities(t, s, counted, seat)
        infamy = s.infamy[seat]
        found.append(Score(cards + infamy + henchmen + gold, [cards, infamy, henchmen, gold]))
    return found


def total(t: Tables, s: MarketState, seat: i64) -> i64:
    """The score of one seat."""
    counted = tally(t, s)
    henchmen, gold = majorities(t, s, counted, seat)
    return card_points(t, s, counted, seat) + s.infamy[seat] + henchmen + gold


def card_points(t: Tables, s: MarketState, counted: Tally, seat: i64) -> i64:
    """TM-8.2: what a seat's cards are worth at the end."""
    points: i64 = 0
    for entry in s.cards[seat]:
        points += points_of(t, entry, counted, seat)
    return points


def points_of(t: Tables, entry: i64, counted: Tally, seat: i64) -> i64:
    """TM-8.2: what one card of a seat is worth, as things stand."""
    card: i64 = works_as(entry)
    if t.hooks[card] & H_END:
        return t.effects[card].points(counted, seat)
    return 0


def majorities(t: Tables, s: MarketState, counted: Tally, seat: i64) -> tuple[i64, i64]:
    """TM-8.4, TM-8.5: what a seat gets for its henchmen and for its gold."""
    henchmen = vec[i64](capacity=s.seats)
    other: i64
    for other in range(s.seats):
        henchmen = append(henchmen, counted.own(other, HENCHMAN))
    second = s.second_after_tie != 0
    return _majority(henchmen, seat, t.henchmen, second), _majority(s.gold, seat, t.gold, False)


def _majority(counts: vec[i64], seat: i64, places: list[int], second_after_tie: bool) -> i64:
    """TM-8.4, TM-8.5: points for the highest counts above 0; who is tied gets one less."""
    own = counts[seat]
    top: i64 = 0
    second: i64 = 0
    leaders: i64 = 0
    equals: i64 = 0
    for count in counts:
        if count > top:
            second, top, leaders = top, count, 1
        elif count == top:
            leaders += 1
        elif count > second:
            second = count
        if count == own:
            equals += 1
    worth: i64 = 0
    if own == top and own > 0:
        worth = places[0]
    elif own == second and own > 0 and (leaders == 1 or second_after_tie):
        worth = places[1]
    return worth if equals == 1 or worth == 0 else worth - 1


def best(s: MarketState, totals: list[int]) -> list[int]:
    """TM-8.7 to TM-8.9: most points, then cards, then tokens; who is still tied shares the victory."""
    seats = list(range(s.seats))
    cards = [len(own) for own in s.cards]
    tokens = [s.infamy[seat] + s.gold[seat] for seat in seats]
    for counts in (totals, cards, tokens):
        top = max(counts[seat] for seat in seats)
        seats = [seat for seat in seats if counts[seat] == top]
    return seats


def tie_breaks(t: Tables, s: MarketState) -> list[TieBreak]:
    """TM-8.7 to TM-8.9: what `best` compared between those level in points."""
    totals = [score.total for score in scores(t, s)]
    first = [seat for seat in range(s.seats) if totals[seat] == max(totals)]
    cards = [len(own) for own in s.cards]
    tokens = [s.infamy[seat] + s.gold[seat] for seat in range(s.seats)]
    found = compared(first, [("cards", "TM-8.7", cards), ("tokens", "TM-8.8", tokens)])
    still = best(s, totals)
    return [*found, TieBreak("shared", "TM-8.9", still, [])] if len(still) > 1 else found


def prizes(t: Tables, s: MarketState) -> list[Named]:
    """TM-8.2: the card that is worth most at the end, with its owner."""
    counted = tally(t, s)
    found = [
        (points_of(t, entry, counted, seat), -seat, number_of(entry))
        for seat in range(s.seats)
        for entry in s.cards[seat]
    ]
    points, seat, card = max(found, default=(0, 0, 0))
    return [Named("card", {"seat": -seat, "card": card, "points": points})] if points else []
