"""A learning curve as a small SVG, without any drawing library."""

from __future__ import annotations

from typing import NamedTuple

WIDTH, HEIGHT, LEFT, BOTTOM, TOP = 760, 380, 56, 44, 44
WINDOW = 10  # points that are averaged


class Point(NamedTuple):
    """The average score around a number of steps."""

    steps: int
    score: float


def draw(curve: list[Point], lines: dict[str, float], title: str) -> str:
    """The curve, smoothed, with a line for each bot it is compared with."""
    smooth = _smooth(curve)
    scores = [*lines.values(), *(point.score for point in smooth)]
    low, high = int(min(scores)) - 1, int(max(scores)) + 2
    last = smooth[-1].steps

    def x(steps: float) -> float:
        return LEFT + (WIDTH - LEFT - 90) * steps / last

    def y(score: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * (score - low) / (high - low)

    path = " ".join(f"{x(point.steps):.1f},{y(point.score):.1f}" for point in smooth)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        f'font-size="13" role="img" aria-label="{title}">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fbf8f1"/>',
        f'<text x="{LEFT}" y="24" font-size="15" fill="#22262b">{title}</text>',
    ]
    for score in range(low, high + 1, max(1, (high - low) // 8)):
        parts.append(
            f'<line x1="{LEFT}" x2="{WIDTH - 90}" y1="{y(score):.1f}" y2="{y(score):.1f}" stroke="#ddd6c6"/>'
        )
        parts.append(
            f'<text x="{LEFT - 8}" y="{y(score) + 4:.1f}" text-anchor="end" fill="#444">{score}</text>'
        )
    for part in range(5):
        steps = last * part / 4
        label = f"{steps / 1000:.0f}k"
        parts.append(
            f'<text x="{x(steps):.1f}" y="{HEIGHT - 24}" text-anchor="middle" fill="#444">{label}</text>'
        )
    parts.append(
        f'<text x="{x(last / 2):.1f}" y="{HEIGHT - 6}" text-anchor="middle" fill="#444">decisions</text>'
    )
    for name, average in lines.items():
        parts.append(
            f'<line x1="{LEFT}" x2="{WIDTH - 90}" y1="{y(average):.1f}" y2="{y(average):.1f}" '
            'stroke="#8a5a2b" stroke-width="1.5" stroke-dasharray="6 4"/>'
        )
        parts.append(
            f'<text x="{WIDTH - 84}" y="{y(average) + 4:.1f}" fill="#8a5a2b">{name} {average:.1f}</text>'
        )
    parts.append(f'<polyline points="{path}" fill="none" stroke="#1d5f8a" stroke-width="2"/>')
    parts.append(f'<text x="{WIDTH - 84}" y="{y(smooth[-1].score) - 6:.1f}" fill="#1d5f8a">PPO</text>')
    return "\n".join([*parts, "</svg>", ""])


def _smooth(curve: list[Point]) -> list[Point]:
    """Averages over a few points."""
    found: list[Point] = []
    for end in range(1, len(curve) + 1):
        some = curve[max(0, end - WINDOW) : end]
        found.append(Point(curve[end - 1].steps, sum(point.score for point in some) / len(some)))
    return found
