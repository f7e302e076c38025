"""The one source of randomness: handed in, never global, the same in both builds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

_WORD: Final = 0xFFFFFFFF


class Picker:
    """A small fast counter generator (sfc32): four words of 32 bits, equal on every machine."""

    def __init__(self, seed: int = 0) -> None:
        self._a: i64 = seed & _WORD
        self._b: i64 = (seed >> 32) & _WORD
        self._c: i64 = (seed >> 64) & _WORD
        self._n: i64 = 1
        for _ in range(12):
            self.word()

    def drawn(self) -> i64:
        """Changes with every word taken: equal before and after something that decided nothing by chance."""
        return self._n

    def word(self) -> i64:
        """The next 32 random bits."""
        t: i64 = (self._a + self._b + self._n) & 0xFFFFFFFF
        self._n = (self._n + 1) & 0xFFFFFFFF
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + ((self._c << 3) & 0xFFFFFFFF)) & 0xFFFFFFFF
        self._c = ((((self._c << 21) & 0xFFFFFFFF) | (self._c >> 11)) + t) & 0xFFFFFFFF
        return t

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each equally likely (n up to 2**31)."""
        product: i64 = self.word() * n
        low: i64 = product & 0xFFFFFFFF
        if low < n:  # a few draws in 2**32 would favour small numbers: draw again
            floor: i64 = 4294967296 % n
            while low < floor:
                product = self.word() * n
                low = product & 0xFFFFFFFF
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        """Puts a list into random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = int(self.below(last + 1))
            items[last], items[other] = items[other], items[last]
