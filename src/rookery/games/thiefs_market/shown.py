"""What Thief's Market shows: the shapes of its views and previews, as they go out in JSON."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

from rookery.kernel.shown import OwnView


class CardFace(TypedDict):
    """What is printed on a card."""

    card: int
    cost: list[int]
    icons: list[int]


class OwnedCard(TypedDict):
    """A card before its owner."""

    card: int
    copy: int  # what it works as; -1: itself
    used: bool
    icons: list[int]


class PlayerView(TypedDict):
    """A player's side of the table."""

    pile: list[int]
    objects: int
    colours: list[int]
    gold: int
    infamy: int  # -1: not for your eyes
    cards: list[OwnedCard]


class Sorting(TypedDict):
    """What the actor of Phase 1 has chosen so far."""

    victim: int  # -1: the centre
    kind: int
    kept: list[int]
    left: int
    total: int


class BuyTurn(TypedDict):
    """Whose buy turn it is, and how far it has come."""

    seat: int
    purchases: int
    allowance: int
    discount: int
    card: int
    paid: list[int]


class MarketView(OwnView):
    """What a seat may know."""

    round: int
    max_rounds: int
    actor: int
    starter: int
    infamy_visibility: str
    dice: int
    rolling: int
    spent: int
    centre: list[int]
    returned: list[int]
    sorting: Sorting
    buying: BuyTurn
    market: list[list[CardFace | None]]
    decks: list[int]
    active: str
    unseen: list[list[int]]
    box: list[int]
    players: list[PlayerView]
    truncated: NotRequired[bool]  # once it is over


class Source(TypedDict):
    """Where objects may be taken from, and within which limits."""

    victim: int  # whose pile; -1: the centre
    actions: list[int]  # what is answered first
    there: list[int]
    kinds: list[int]  # asked one by one
    last: int  # asked last, where its limits leave a choice; -1 = all is taken
    limits: list[Annotated[list[int], "low", "high"]]  # after none, some and all of the other objects
    rolled: list[int]  # how many dice are rolled again, by how many go back


class PriceTable(TypedDict):
    """What a card costs, whatever the pile becomes."""

    card: int
    gold: list[int]  # by the dice of each colour of the price, the last colour turning fastest


class Loot(TypedDict):
    """What any pile made of the sources would buy and bring."""

    sources: list[Source]
    prices: list[PriceTable]
    allowance: list[int]  # by the set of colours
    gold: list[int]  # by the number of bags
    infamy: list[int]  # by the number of masks


class Means(TypedDict, total=False):
    """What the own pile buys and brings as it lies; nothing before there is one, and at the end."""

    prices: list[Annotated[list[int], "card", "gold"]]  # gold beside the dice; below 0: gems that are missing
    allowance: int
    gold: int
    infamy: int


class Way(TypedDict):
    """A payment."""

    dice: list[int]
    gold: int
    actions: list[int]


class CardWays(TypedDict):
    """Every payment of one card, the one that spends least gold first."""

    card: int
    ways: list[Way]


class Purchase(TypedDict):
    """What can be bought, and the abilities of the buy turn."""

    ways: list[CardWays]
    abilities: list[int]


class MarketPreview(TypedDict, total=False):
    """What a seat can foresee."""

    points: list[list[int]]  # of the cards of each seat, as things stand; [] where they are not known
    means: Means
    loot: Loot
    purchase: Purchase
