"""Plots drawn by hand in SVG: bars, dots with their intervals, lines with bands, and parts of a whole.

A series has a shape beside its colour; a dot is full where something is shown and hollow where it is noise.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from itertools import pairwise
from math import ceil, floor, isfinite, log10
from typing import Final, NamedTuple

from rookery.lab.intervals import Figure

WIDTH: Final = 340  # of a plot, in units that are pixels on a phone
LABEL: Final = 112  # of the names beside a row
LINE: Final = 24  # the height of a row
BARS: Final = 22  # of a histogram, at most
TALL: Final = 150

Points = list[tuple[float, Figure]]
Said = Callable[[float], str]


class Dot(NamedTuple):
    """A figure of one series; hollow unless something is shown."""

    figure: Figure
    series: int
    shown: bool


class Row(NamedTuple):
    """A name and its dots."""

    name: str
    dots: list[Dot]


def percent(value: float) -> str:
    """A share as people read it."""
    return f"{100 * value:.0f} %"


def plain(value: float) -> str:
    """A number in three figures at most."""
    return f"{value:.0f}" if abs(value) >= 10 or value == int(value) else f"{value:.1f}"


def signed(value: float) -> str:
    """A difference of shares in points of a hundred."""
    return f"{100 * value:+.0f}".replace("-", "−")


def ticks(low: float, high: float, most: int = 5) -> list[float]:
    """Round numbers from low to high."""
    span = max(high - low, 1e-9)
    step = 10.0 ** floor(log10(span / most))
    step = next(step * by for by in (1, 2, 5, 10, 20) if span / (step * by) <= most)
    return [step * n for n in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1)]


def _svg(height: float, label: str, parts: list[str], width: int = WIDTH) -> str:
    head = f'<svg viewBox="0 0 {width} {height:g}" role="img" aria-label="{escape(label)}">'
    return "\n".join([head, *parts, "</svg>"])


def _text(x: float, y: float, text: str, anchor: str = "middle", kind: str = "") -> str:
    named = f' class="{kind}"' if kind else ""
    return f'<text{named} x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def mark(x: float, y: float, series: int, shown: bool, size: float = 4.5) -> str:
    """The shape of a series: circle, square, diamond or triangle."""
    kind = f'class="s{series % 4}{"" if shown else " hollow"}"'
    if series % 4 == 0:
        return f'<circle {kind} cx="{x:.1f}" cy="{y:.1f}" r="{size}"/>'
    shapes = ((-1, -1, 1, -1, 1, 1, -1, 1), (0, -1.3, 1.3, 0, 0, 1.3, -1.3, 0), (0, -1.3, 1.2, 1, -1.2, 1))
    shape = shapes[series % 4 - 1]
    corners = " ".join(
        f"{x + size * a:.1f},{y + size * b:.1f}" for a, b in zip(shape[::2], shape[1::2], strict=True)
    )
    return f'<polygon {kind} points="{corners}"/>'


def histogram(counts: Sequence[dict[str, int]], label: str) -> str:
    """How often each number came, as shares; the first series in bars, the others as outlines."""
    values = sorted({float(value) for found in counts for value in found})
    if not values:
        return ""
    low, high = values[0], values[-1]
    gap = min((b - a for a, b in pairwise(values)), default=1.0)
    width = gap * max(1, ceil((high - low + gap) / gap / BARS))
    bins = int((high - low) / width) + 1
    heights = []
    for found in counts:
        column = [0.0] * bins
        total = sum(found.values()) or 1
        for value, times in found.items():
            column[int((float(value) - low) / width)] += times / total
        heights.append(column)
    top = max(max(column) for column in heights) or 1.0
    wide, base = (WIDTH - 16) / bins, TALL - 22
    parts = [_line(8, base, WIDTH - 8, base, "axis")]
    for series, column in enumerate(heights):
        tops = [base - (TALL - 40) * height / top for height in column]
        if series == 0:
            parts += [
                f'<rect class="s0" x="{8 + wide * n + 0.75:.1f}" y="{y:.1f}" width="{wide - 1.5:.1f}" '
                f'height="{base - y:.1f}"/>'
                for n, y in enumerate(tops)
                if y < base
            ]
        else:
            steps = [f"{8 + wide * (n + at):.1f},{y:.1f}" for n, y in enumerate(tops) for at in (0, 1)]
            parts.append(f'<polyline class="s{series % 4} outline" points="{" ".join(steps)}"/>')
    for tick in ticks(low, high + width):
        x = 8 + wide * (tick - low) / width
        parts.append(_text(x, TALL - 6, plain(tick), "end" if x > WIDTH - 20 else "middle"))
    return _svg(TALL, label, parts)


def rows(
    found: Sequence[Row], label: str, base: float | None, said: Said = percent, width: int = WIDTH
) -> str:
    """Dots with whiskers, one row a name, and a line at what would be even."""
    dots = [dot for row in found for dot in row.dots]
    ends = [end for dot in dots for end in (dot.figure.low, dot.figure.high) if isfinite(end)]
    ends += [dot.figure.value for dot in dots] + ([] if base is None else [base])
    low, high = min(ends, default=0.0), max(ends, default=1.0)
    pad = 0.06 * max(high - low, 1e-6)
    low, high = low - pad, high + pad

    def at(value: float) -> float:
        kept = min(max(value, low), high)
        return LABEL + (width - LABEL - 12) * (kept - low) / (high - low)

    tall = [max(1, len(row.dots)) * 13 + 11 for row in found]
    height = sum(tall) + 22
    parts = [_line(at(tick), 4, at(tick), height - 18, "grid") for tick in ticks(low, high, 4)]
    parts += [_text(at(tick), height - 5, said(tick)) for tick in ticks(low, high, 4)]
    if base is not None:
        parts.append(_line(at(base), 2, at(base), height - 18, "base"))
    y = 4.0
    for row, space in zip(found, tall, strict=True):
        parts.append(_text(LABEL - 10, y + space / 2 + 4, row.name, "end"))
        for place, dot in enumerate(row.dots):
            middle = y + 12 + 13 * place
            kind = f"whisker w{dot.series % 4}"
            parts.append(_line(at(dot.figure.low), middle, at(dot.figure.high), middle, kind))
            parts.append(mark(at(dot.figure.value), middle, dot.series, dot.shown))
        y += space
    return _svg(height, label, parts, width)


def lines(series: Sequence[Points], label: str, base: float, first: str, last: str) -> str:
    """Shares from the beginning of a game to its end, each with the band of its interval."""
    left, right, top, bottom = 40.0, WIDTH - 10.0, 10.0, TALL - 24.0

    def x(value: float) -> float:
        return left + (right - left) * value

    def y(value: float) -> float:
        return bottom - (bottom - top) * min(1.0, max(0.0, value))

    parts = []
    for tick in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts += [
            _line(left, y(tick), right, y(tick), "grid"),
            _text(left - 5, y(tick) + 4, percent(tick), "end"),
        ]
    parts.append(_line(left, y(base), right, y(base), "base"))
    for number, points in enumerate(series):
        upper = [f"{x(at):.1f},{y(one.high):.1f}" for at, one in points]
        lower = [f"{x(at):.1f},{y(one.low):.1f}" for at, one in reversed(points)]
        parts.append(f'<polygon class="band b{number % 4}" points="{" ".join(upper + lower)}"/>')
        middle = " ".join(f"{x(at):.1f},{y(one.value):.1f}" for at, one in points)
        parts.append(f'<polyline class="s{number % 4} outline" points="{middle}"/>')
        at, one = points[len(points) // 2]
        parts.append(mark(x(at), y(one.value), number, True))
    parts += [_text(left, TALL - 6, first, "start"), _text(right, TALL - 6, last, "end")]
    return _svg(TALL, label, parts)


def stacked(found: Sequence[tuple[str, list[float]]], label: str) -> str:
    """Parts of a whole, one bar a row; what takes away points is left out of the whole."""
    parts = []
    for place, (name, values) in enumerate(found):
        y = 4 + LINE * place
        parts.append(_text(LABEL - 10, y + 14, name, "end"))
        whole = sum(max(0.0, value) for value in values) or 1.0
        x = float(LABEL)
        for number, value in enumerate(values):
            wide = (WIDTH - LABEL - 8) * max(0.0, value) / whole
            if wide > 0:
                box = f'x="{x:.1f}" y="{y}" width="{max(0.0, wide - 1):.1f}" height="18"'
                parts.append(f'<rect class="p{number % 9}" {box}/>')
            if wide > 27:
                parts.append(_text(x + wide / 2, y + 13, percent(value / whole), kind="inside"))
            x += wide
    return _svg(8 + LINE * len(found), label, parts)


def legend(names: Sequence[str], kind: str = "s") -> str:
    """Which shape or colour is whose."""
    found = []
    for number, name in enumerate(names):
        sign = (
            mark(7, 7, number, True)
            if kind == "s"
            else f'<rect class="p{number % 9}" x="1" y="1" width="12" height="12"/>'
        )
        found.append(f'<span><svg viewBox="0 0 14 14" aria-hidden="true">{sign}</svg>{escape(name)}</span>')
    return f'<p class="legend">{"".join(found)}</p>'
