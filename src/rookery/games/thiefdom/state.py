"""Everything that changes during a game of Thiefdom."""

from __future__ import annotations

from typing import Any, Final

from rookery.games.thiefdom.city import City
from rookery.games.thiefdom.const import BUILDING, CELLS, CITIZEN_MARK, CITIZENS, THIEVES
from rookery.games.thiefdom.declared import STATE
from rookery.games.thiefdom.fields import ThiefdomFields
from rookery.kernel import declared_fields
from rookery.kernel.runtime import i64, vec

GROWING: Final = ("trail", "todo", "villas", "arts")
FIELDS: Final = declared_fields("Thiefdom", (1, 4), STATE, largest=1 << 63)


class ThiefdomState(ThiefdomFields):
    """Thieves are numbered seat * 3 + their own number; spots, goods and cards as in const.py.

    Copies share most lists (see declared.py); those are replaced by `changed`, never changed in place.
    """

    def __init__(self, seats: int = 0, like: ThiefdomState | None = None) -> None:
        """Beside the fields: what follows from them."""
        super().__init__(seats, like)
        if like is None:
            self.occ = vec[i64]([0] * CELLS)  # who stands on a cell
            self.lent: i64 = 0  # 1 = a copy shares `occ`
            self.city: City | None = None  # `Tables.city` finds it
        else:
            like.lent = 1
            self.occ, self.lent, self.city = like.occ, 1, like.city

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled like a saved game: cities stay at home."""
        return restore, (FIELDS.dump(self),)

    def slim(self) -> None:
        self.city = None

    def copy(self) -> ThiefdomState:
        return ThiefdomState(like=self)


def changed(values: list[int], index: i64, value: i64) -> list[int]:
    """A list with another entry, for lists that copies of a state share."""
    fresh = values.copy()
    fresh[index] = value
    return fresh


def mark(s: ThiefdomState, cell: i64, figure: i64) -> None:
    """Notes who stands on a cell; a list that a copy shares is copied only now."""
    if s.lent:
        s.occ = s.occ[:]
        s.lent = 0
    s.occ[cell] = figure


def restore(data: dict[str, Any]) -> ThiefdomState:
    """A state from its dump; ValueError names the field that is missing or of the wrong shape."""
    FIELDS.check(data)
    s = ThiefdomState(data["seats"])
    for name in FIELDS.lists:
        if name not in GROWING and len(data[name]) != len(getattr(s, name)):
            raise ValueError(
                f"the saved state's {name} has {len(data[name])} entries, not {len(getattr(s, name))}"
            )
    FIELDS.fill(s, data)
    occupy(s)
    return s


def occupy(s: ThiefdomState) -> None:
    """Marks the cells where figures stand; a thief in the middle of a jump stands nowhere."""
    s.occ = vec[i64]([0] * CELLS)
    s.lent = 0
    thief: i64
    for thief in range(s.seats * THIEVES):
        if 0 <= s.spot[thief] < BUILDING and not (s.jumping and s.active == thief):
            s.occ[s.spot[thief]] = 1 + thief
    citizen: i64
    for citizen in range(CITIZENS):
        if 0 <= s.citizen_cell[citizen] < CELLS:
            s.occ[s.citizen_cell[citizen]] = CITIZEN_MARK + citizen
