"""One pen for every picture: outline 2.4 on a grid of 64, light from the upper left, hatching at 45° on the lower right.

Every symbol stands in a group that carries the pen, so a shape names only what differs from it.
"""

from __future__ import annotations

import math
from typing import Final

INK: Final = "var(--ink,#1a130e)"
BLACK: Final = "#1a130e"
BONE: Final = "#fbf4e6"
RED: Final = "#b0343a"
GOLD, STEEL, WOOD, PAPER = "url(#gold)", "url(#steel)", "url(#wood)", "url(#paper)"
HATCH, FINE = "url(#hx)", "url(#hxf)"  # broad strokes for cloth, fine ones for skin
GLOW: Final = "url(#glow2)"
PEN: Final = f'fill="none" stroke="{INK}" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"'

GRAIN: Final = (
    '<pattern id="hx" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<path d="M0 0V5" stroke="#1a130e" stroke-width="2" opacity=".42"/></pattern>'
    '<pattern id="hxf" width="3.4" height="3.4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<path d="M0 0V4" stroke="#1a130e" stroke-width="1.3" opacity=".38"/></pattern>'
    '<linearGradient id="gold" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffe08a"/>'
    '<stop offset=".5" stop-color="#e9b343"/><stop offset="1" stop-color="#b57b1e"/></linearGradient>'
)


def number(value: float) -> str:
    """As short as it can be written."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def shape(d: str, fill: str = "none", width: float = 2.4) -> str:
    """A filled shape with the ink outline."""
    return f'<path d="{d}"{_fill(fill)}{_width(width)}/>'


def wash(d: str, fill: str, opacity: float = 1) -> str:
    """A shape without outline: shade, light, texture."""
    faint = f' opacity="{number(opacity)}"' if opacity != 1 else ""
    return f'<path d="{d}" fill="{fill}" stroke="none"{faint}/>'


def line(d: str, width: float = 1.6, colour: str = "", dashes: str = "") -> str:
    """A stroke of the pen."""
    broken = f' stroke-dasharray="{dashes}"' if dashes else ""
    tinted = f' stroke="{colour}"' if colour else ""
    return f'<path d="{d}"{_width(width)}{tinted}{broken}/>'


def disc(x: float, y: float, r: float, fill: str, width: float = 0) -> str:
    """A circle, without outline unless a width is given."""
    edge = _width(width) if width else ' stroke="none"'
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(r)}"{_fill(fill)}{edge}/>'


def oval(x: float, y: float, rx: float, ry: float, fill: str, width: float = 0, opacity: float = 1) -> str:
    edge = _width(width) if width else ' stroke="none"'
    faint = f' opacity="{number(opacity)}"' if opacity != 1 else ""
    size = f'cx="{number(x)}" cy="{number(y)}" rx="{number(rx)}" ry="{number(ry)}"'
    return f"<ellipse {size}{_fill(fill)}{edge}{faint}/>"


def rope(d: str, colour: str, width: float = 3, edge: float = 1.5) -> str:
    """A band with an outline: straps, handles, chains."""
    return line(d, width + 2 * edge) + line(d, width, colour)


def star(x: float, y: float, outer: float, inner: float, points: int, turn: float = -90) -> str:
    """The path of a star."""
    found = []
    for at in range(2 * points):
        r = inner if at % 2 else outer
        angle = math.radians(turn + at * 180 / points)
        found.append(f"{number(x + r * math.cos(angle))} {number(y + r * math.sin(angle))}")
    return "M" + "L".join(found) + "z"


def moved(body: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0) -> str:
    """The same, elsewhere."""
    steps = [f"translate({number(x)} {number(y)})"] if x or y else []
    steps += [f"scale({number(scale)})"] if scale != 1 else []
    steps += [f"rotate({number(turn)} 32 32)"] if turn else []
    return f'<g transform="{" ".join(steps)}">{body}</g>' if steps else body


def mirrored(body: str) -> str:
    """Left becomes right."""
    return f'<g transform="matrix(-1 0 0 1 64 0)">{body}</g>'


def both(body: str) -> str:
    """On the left as drawn, and mirrored on the right."""
    return body + mirrored(body)


def symbol(name: str, body: str, box: str = "0 0 64 64") -> str:
    return f'<symbol id="{name}" viewBox="{box}" overflow="visible"><g {PEN}>{body}</g></symbol>'


def _fill(fill: str) -> str:
    return "" if fill == "none" else f' fill="{fill}"'


def _width(width: float) -> str:
    return "" if width == 2.4 else f' stroke-width="{number(width)}"'
