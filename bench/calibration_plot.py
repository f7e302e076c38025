"""Predicted chances and what came of them as a picture: points on the diagonal are right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

SIDE: Final = 320  # of the square
LEFT: Final = 64
TOP: Final = 48
FLOOR: Final = 64  # height of the columns that count positions
INK: Final = "#22262b"
GREY: Final = "#444"
SAND: Final = "#b9ad94"
FAINT: Final = "#ddd6c6"
POINT: Final = "#8a3324"


class Bin(NamedTuple):
    """Predictions that are close to each other, and what came of them."""

    low: float
    high: float
    positions: int
    chance: float
    won: float
    least: float  # the interval of `won`
    most: float


def plot(title: str, dots: Sequence[Bin]) -> str:
    """One picture: the square, and below it how many positions each point stands for."""
    width, height = LEFT + SIDE + 40, TOP + SIDE + FLOOR + 84
    says = f"{title}: " + "; ".join(f"{100 * d.chance:.0f} % won {100 * d.won:.0f} %" for d in dots)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'font-family="sans-serif" font-size="13" role="img" aria-label="{says}">',
        f'<rect width="{width}" height="{height}" fill="#fbf8f1"/>',
        f'<text x="{LEFT}" y="26" font-size="15" fill="{INK}">{title}</text>',
    ]
    parts += _grid()
    for dot in dots:
        parts += _point(dot)
    parts += _columns(dots)
    return "\n".join([*parts, "</svg>", ""])


def _x(share: float) -> float:
    return LEFT + SIDE * share


def _y(share: float) -> float:
    return TOP + SIDE * (1 - share)


def _text(x: float, y: float, said: str, anchor: str = "middle", fill: str = INK, size: int = 13) -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
    return f'<text {place} font-size="{size}" fill="{fill}">{said}</text>'


def _grid() -> list[str]:
    parts: list[str] = []
    for step in range(6):
        share = step / 5
        x, y, said = _x(share), _y(share), f"{100 * share:.0f} %"
        parts += [
            f'<line x1="{LEFT}" x2="{LEFT + SIDE}" y1="{y:.1f}" y2="{y:.1f}" stroke="{FAINT}"/>',
            f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{TOP + SIDE}" stroke="{FAINT}"/>',
            _text(LEFT - 8, y + 4, said, "end", GREY),
            _text(x, TOP + SIDE + 18, said, "middle", GREY),
        ]
    return [
        *parts,
        f'<line x1="{_x(0)}" y1="{_y(0)}" x2="{_x(1)}" y2="{_y(1)}" stroke="{INK}" stroke-dasharray="5 4"/>',
        _text(LEFT + SIDE / 2, TOP + SIDE + 36, "predicted chance to win"),
        _text(LEFT - 8, TOP - 8, "won", "end"),
    ]


def _point(dot: Bin) -> list[str]:
    x = _x(dot.chance)
    return [
        f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{_y(dot.least):.1f}" y2="{_y(dot.most):.1f}" '
        f'stroke="{POINT}" stroke-width="2"/>',
        f'<circle cx="{x:.1f}" cy="{_y(dot.won):.1f}" r="5" fill="{POINT}"/>',
    ]


def _columns(dots: Sequence[Bin]) -> list[str]:
    """Columns of positions, each with its number."""
    top = max(dot.positions for dot in dots)
    ground = TOP + SIDE + FLOOR + 66
    parts: list[str] = []
    for dot in dots:
        tall = max(1.0, (FLOOR - 14) * dot.positions / top)
        left, wide = _x(dot.low) + 2, SIDE * (dot.high - dot.low) - 4
        size = f'width="{wide:.1f}" height="{tall:.1f}"'
        parts += [
            f'<rect x="{left:.1f}" y="{ground - tall:.1f}" {size} fill="{SAND}"/>',
            _text(left + wide / 2, ground - tall - 3, str(dot.positions), "middle", GREY, 10),
        ]
    return [*parts, _text(LEFT + SIDE / 2, ground + 14, "positions")]
