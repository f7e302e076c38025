"""The row of a tensor from a view: for bots that are given views only."""

from __future__ import annotations

from typing import Any

from rookery.games.thiefs_market.const import CARDS, GEMS, ICONS, KINDS, LETTER_KEYS, VISIBILITY_KEYS
from rookery.games.thiefs_market.phase_numbers import PHASE_KEYS
from rookery.games.thiefs_market.tensor import (
    BOXED,
    LEFT_OUT,
    MOST,
    ON_SALE,
    OWNED,
    RESULT,
    UNSEEN,
    MarketTensor,
)
from rookery.kernel import View


def cells_of(t: MarketTensor, view: View) -> list[int]:
    """The same row that `MarketTensor.packed` makes of the state behind this view."""
    seats, base = int(t.seats), max(view["seat"], 0)
    order = [(base + near) % seats for near in range(seats)]
    actor = view["actor"]
    row = [PHASE_KEYS.index(view["phase"]), view["round"], view["max_rounds"], view["seat"] + 1]
    row += [actor + 2 if actor < 0 else order.index(actor) + 2, order.index(view["starter"])]
    row += [VISIBILITY_KEYS.index(view["infamy_visibility"]), LETTER_KEYS.index(view["active"])]
    row += [view["dice"], view["rolling"], view["spent"], *view["centre"], *view["returned"]]
    row += _sorting(view["sorting"], order) + _buying(view["buying"], order)
    row += [*view["decks"], *_market(view)]
    row += _places(view, order)
    row += _players([view["players"][seat] for seat in order])
    return row + _end(view, order)


def _whose(seat: int, order: list[int]) -> int:
    """A seat counted from the viewer (1), or 0 for nobody."""
    return 0 if seat < 0 else order.index(seat) + 1


def _sorting(sorting: dict[str, Any], order: list[int]) -> list[int]:
    chosen = [_whose(sorting["victim"], order), sorting["kind"], *sorting["kept"]]
    return [*chosen, sorting["left"], sorting["total"]]


def _buying(buying: dict[str, Any], order: list[int]) -> list[int]:
    numbers = [buying[name] for name in ("purchases", "allowance", "discount")]
    paid = buying["paid"]
    rest = [0] * (KINDS - len(paid))
    return [_whose(buying["seat"], order), *numbers, buying["card"] + 1, len(paid), *paid, *rest]


def _market(view: View) -> list[int]:
    cards = [card for line in view["market"] for card in line]
    row = [0 if card is None else card["card"] + 1 for card in cards]
    row += [number for card in cards for number in ([0] * GEMS if card is None else card["cost"])]
    return row + [number for card in cards for number in ([0] * ICONS if card is None else card["icons"])]


def _places(view: View, order: list[int]) -> list[int]:
    place, used, copy = [LEFT_OUT] * CARDS, [0] * CARDS, [0] * CARDS
    for card in (card for letter in view["unseen"] for card in letter):
        place[card] = UNSEEN
    for face in (face for line in view["market"] for face in line if face):
        place[face["card"]] = ON_SALE
    for card in view["box"]:
        place[card] = BOXED
    for near, seat in enumerate(order):
        for own in view["players"][seat]["cards"]:
            card = own["card"]
            place[card], used[card], copy[card] = OWNED + near, int(own["used"]), own["copy"] + 1
    return place + used + copy


def _players(players: list[dict[str, Any]]) -> list[int]:
    row = [number for player in players for number in player["pile"]]
    row += [player["objects"] for player in players]
    row += [number for player in players for number in player["colours"]]
    row += [min(player["gold"], MOST) for player in players]
    row += [min(player["infamy"], MOST) for player in players]
    for player in players:
        row += [sum(own["icons"][icon] for own in player["cards"]) for icon in range(ICONS)]
    return row


def _end(view: View, order: list[int]) -> list[int]:
    if "scores" not in view:
        return [0] * (len(order) * (RESULT + 1) + 1)
    row = [max(-MOST, min(points, MOST)) for seat in order for points in view["scores"][seat]]
    return [*row, *[int(seat in view["winners"]) for seat in order], int(view["truncated"])]
