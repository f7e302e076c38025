"""What Crypt shows: the shapes of its views and previews, as they go out in JSON."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from rookery.kernel.shown import OwnView


class SlotView(TypedDict):
    """A place in the crypt."""

    type: int
    value: int  # 0: not known
    up: bool
    here: bool
    owner: int
    dice: int
    effort: int


class OwnedCard(TypedDict):
    """A card of a collection."""

    type: int
    value: int  # 0: not known
    flipped: bool
    public: bool


class PlayerView(TypedDict):
    """A player's side of the table."""

    active: int
    placed: int
    exhausted: int
    idol_race: bool
    cards: list[OwnedCard]


class RollView(TypedDict):
    """A die of the Collect phase."""

    seat: int
    effort: int
    face: int  # 0: not yet rolled
    failed: bool


class DiscardedCard(TypedDict):
    """A card of the discard pile."""

    type: int
    value: int  # 0: not known


class GhostView(TypedDict):
    """The other player of a solo game."""

    hand: int
    aside: int
    placed: int
    rolled: list[int]


class TieView(TypedDict):
    """Those who roll for the victory."""

    round: int
    seats: list[int]
    sums: list[int]


class CryptView(OwnView):
    """What a seat may know."""

    round: int
    rounds: int
    turn: int
    turns: int
    actor: int
    leader: int
    lights_out: int
    sides: list[str]
    deck: int
    top: int
    crypt: list[SlotView]
    players: list[PlayerView]
    rolls: list[RollView]
    discard: list[DiscardedCard]
    unseen: list[list[int]]  # by type: how many cards of each value this seat has not seen
    ghost: NotRequired[GhostView]
    tie: NotRequired[TieView]


class CardAhead(TypedDict):
    """What a group must do on a card."""

    beats: int  # the total that it must exceed; -1: no target
    evicts: int  # who would have to leave; -1: nobody
    efforts: list[list[int]]  # the efforts that do for one die, two, three
    first: list[
        list[int]
    ]  # a group to begin with when so many dice are in hand: its dice and effort, or nothing


class Draft(TypedDict):
    """Dice laid on cards."""

    left: int  # how many are left for others
    end: list[int]  # the actions that close the claim


class CryptPreview(TypedDict, total=False):
    """What a seat can foresee of its choices."""

    cards: list[CardAhead]
    drafts: dict[str, Draft]  # by the dice on cards from left to right: `0x1 2x2`; nothing else can be laid
    open: list[int]  # the actions before the first group
    risk: list[int]  # in percent, by effort: how often a die fails
    rerolls: int  # failed dice that the Idols in hand can roll again
    flips: list[int]  # the action for each card of the collection; -1 for none
    rerolled: list[int]  # for each die on the table
    takes: list[int]  # for each slot
