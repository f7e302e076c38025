"""What the rules read beside the state: the pack's numbers, the cards' effects, and the cities in use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rookery.games.thiefdom.city import City
from rookery.games.thiefdom.const import CARDS
from rookery.games.thiefdom.phase_numbers import BOARDS
from rookery.games.thiefdom.state import ThiefdomState
from rookery.games.thiefdom.tiles import Tile
from rookery.kernel import Sink

if TYPE_CHECKING:
    from mypy_extensions import i64

CITIES: Final = 64  # cities kept for states that come back from a dump


class Effect:
    """What a card does. `slot` is where its owner keeps it: 0 and 1 equipment, 2 the ally."""

    def __init__(self, ability: i64 = 0) -> None:
        self.ability = ability

    def offer(self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, found: list[int]) -> None:
        """Adds the actions it allows in its owner's turn, between other actions."""

    def offer_inside(
        self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, found: list[int]
    ) -> None:
        """Adds the actions it allows while its owner activates a location."""

    def answers(self, action: i64) -> bool:
        """Whether an action belongs to it."""
        return False

    def run(
        self, t: Tables, c: City, s: ThiefdomState, thief: i64, slot: i64, action: i64, out: Sink
    ) -> None:
        """Does what was offered."""

    def price(self, kind: i64) -> i64:
        """VP for each good sold in a location of this kind; 0 = the usual price."""
        return 0

    def hoard(self, s: ThiefdomState, seat: i64) -> i64:
        """VP at the end for what lies in the hideout."""
        return 0

    def wages(self) -> i64:
        """Gold by day for a thief in an alley."""
        return 0


class Mission:
    """What a smuggler wants and what he gives."""

    def __init__(self, wants: list[int], gives: list[int], vp: i64) -> None:
        self.wants = wants
        self.gives = gives
        self.vp = vp


class Artwork:
    """What a dealer gives for an artwork."""

    def __init__(self, vp: i64, gives: list[int], draws: i64) -> None:
        self.vp = vp
        self.gives = gives
        self.draws = draws  # equipment cards to choose one from


class Board:
    """A patrol board: its citizens from left to right."""

    def __init__(self, citizens: list[int], first: bool, rival: i64) -> None:
        self.citizens = citizens
        self.first = first
        self.rival = rival  # solo: which rival thief; -1 = none


class Tables:
    """A pack, checked and laid out for speed (pack.py fills it), and the cities built so far."""

    def __init__(self) -> None:
        self.tiles: list[Tile] = []  # by (section - 1) * 8 + side * 4 + quarter turns
        self.effects: list[Effect] = []
        self.cost = [0] * CARDS
        self.vp = [0] * CARDS
        self.joins: list[list[int]] = []  # goods a client brings
        self.missions: list[Mission] = []
        self.artworks: list[Artwork] = []
        self.gems_locked: list[int] = []
        self.boards: list[list[Board]] = []  # by seats - 1
        self.printed: dict[str, Any] = {}  # its part of every view, once it was asked for
        self._cities: dict[int, City] = {}

    def city(self, s: ThiefdomState) -> City:
        """The city of a state, which keeps it at hand from the first question on."""
        known = s.city
        if known is not None and known.layout == s.layout and known.box is self.tiles:
            return known
        return self._found(s)

    def _found(self, s: ThiefdomState) -> City:
        key: int = s.layout
        known = self._cities.get(key)
        if known is None:
            if len(self._cities) >= CITIES:
                self._cities.clear()
            known = City(self.tiles, s.layout, columns(s))
            self._cities[key] = known
        s.city = known
        return known


def columns(s: ThiefdomState) -> i64:
    """TD-1.1, TD-1.12: how many sections wide the city is."""
    return 4 if s.seats > 2 else 3


def is_city_known(s: ThiefdomState) -> bool:
    """Whether all sections lie: the phases of set-up that chance decides come again by day and by night."""
    return s.round > 0 or s.phase > BOARDS or s.stage > 0


def city_or_none(t: Tables, s: ThiefdomState) -> City | None:
    """The city, once it is laid."""
    return t.city(s) if is_city_known(s) else None


def board_set(t: Tables, s: ThiefdomState) -> list[Board]:
    """The patrol boards of this number of players."""
    return t.boards[s.seats - 1]


def card_in(s: ThiefdomState, thief: i64, slot: i64) -> i64:
    """The card a thief keeps in a slot; -1 = none (a brawl is no ally)."""
    card: i64 = s.equip[thief * 2 + slot] if slot < 2 else s.ally[thief]
    return card if card < CARDS else -1
