"""Text as a picture of dots: letters of three by five, so that no drawing library is needed."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

# Five rows of three dots, from the top; each digit is one row in octal.
SHAPES = {
    "A": "25755", "B": "65656", "C": "34443", "D": "65556", "E": "74647", "F": "74644", "G": "34553",
    "H": "55755", "I": "72227", "J": "11152", "K": "55655", "L": "44447", "M": "57755", "N": "65555",
    "O": "25552", "P": "65644", "Q": "25573", "R": "65655", "S": "34216", "T": "72222", "U": "55557",
    "V": "55552", "W": "55775", "X": "55255", "Y": "55222", "Z": "71247",
    "0": "75557", "1": "26227", "2": "71747", "3": "71717", "4": "55711", "5": "74717", "6": "74757",
    "7": "71222", "8": "75757", "9": "75717",
    ":": "02020", ".": "00002", ",": "00024", "-": "00700", "_": "00007", "[": "64446", "]": "31113",
    "(": "24442", ")": "21112", "=": "07070", "+": "02720", "/": "11244", "?": "71202", "'": "22000",
    " ": "00000", "|": "22222",
}  # fmt: skip
WIDTH = 4  # a letter and the space after it
HEIGHT = 7
SCALE = 2
PAPER = (24, 27, 33)
INK = (228, 222, 204)


def picture(text: str, columns: int, lines: int) -> NDArray[np.uint8]:
    """The text on a page of a fixed size; what does not fit is cut off."""
    dots = np.zeros((lines * HEIGHT + 2, columns * WIDTH + 2), dtype=bool)
    for row, line in enumerate(text.upper().splitlines()[:lines]):
        for column, letter in enumerate(line[:columns]):
            shape = SHAPES.get(letter, "70007")
            for y, bits in enumerate(shape):
                for x in range(3):
                    dots[1 + row * HEIGHT + y, 1 + column * WIDTH + x] = int(bits) >> (2 - x) & 1
    large = dots.repeat(SCALE, axis=0).repeat(SCALE, axis=1)
    return np.where(large[..., None], np.array(INK, np.uint8), np.array(PAPER, np.uint8))
