"""The results as one HTML page: bars drawn in SVG, no script, light and dark."""

from __future__ import annotations

from html import escape
from math import log10
from typing import NamedTuple

from bench.contest import Entry
from bench.floors import Floor, floor_rows
from bench.results import CALL_HEAD, call_row, rate, short, spread, title

STYLE = """
:root { color-scheme: light dark; --ink: #23201a; --paper: #fbf8f1; --rule: #cfc7b6;
  --ours: #8a4b12; --peer: #7b8794; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece5d6; --paper: #191713; --rule: #4a4439; --ours: #e09a4f; --peer: #8796a5; } }
body { font: 16px/1.5 Georgia, serif; color: var(--ink); background: var(--paper); margin: 2rem auto;
  max-width: 60rem; padding: 0 1rem; }
h1, h2 { line-height: 1.2; } h2 { margin-top: 2.5rem; }
svg { width: 100%; height: auto; font: 13px system-ui, sans-serif; }
svg text { fill: var(--ink); } .grid { stroke: var(--rule); }
.ours { fill: var(--ours); } .peer { fill: var(--peer); } .span { stroke: var(--ink); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font: 14px system-ui, sans-serif; width: 100%; }
th, td { border-bottom: 1px solid var(--rule); padding: .25rem .5rem; text-align: left; }
td:nth-child(n+3), th:nth-child(n+3) { text-align: right; font-variant-numeric: tabular-nums; }
"""
NAMES, BARS = 440, 400  # the width of names and of bars
LINE, TOP = 22, 24  # the height of a line and of the scale


class Bar(NamedTuple):
    """One bar with its label; `low` and `high` are its slowest and fastest round."""

    name: str
    value: float
    low: float
    high: float
    ours: bool


def bar_of(entry: Entry, is_ours: bool) -> Bar:
    """The bar of a contestant."""
    pace = [tally.decisions / tally.seconds for tally in entry.tallies]
    name = f"{title(entry)} ({entry.worker.about.build})"
    return Bar(name, rate(entry), min(pace), max(pace), is_ours)


def plot(bars: list[Bar], label: str) -> str:
    """Bars on a logarithmic scale, the fastest first; a thin line spans slowest and fastest round."""
    bars = sorted(bars, key=lambda bar: -bar.value)
    first = int(log10(min(bar.low for bar in bars)))
    last = int(log10(max(bar.high for bar in bars))) + 1
    height = TOP + LINE * len(bars) + 6

    def place(value: float) -> float:
        return round(NAMES + BARS * (log10(value) - first) / (last - first), 1)

    parts = [f'<svg viewBox="0 0 {NAMES + BARS + 70} {height}" role="img" aria-label="{escape(label)}">']
    for power in range(first, last + 1):
        x = place(10**power)
        parts.append(f'<line class="grid" x1="{x}" y1="{TOP - 6}" x2="{x}" y2="{height}"/>')
        parts.append(f'<text x="{x}" y="14" text-anchor="middle">{short(10**power)}</text>')
    for row, bar in enumerate(bars):
        y = TOP + LINE * row
        end, kind = place(bar.value), "ours" if bar.ours else "peer"
        parts.append(f'<text x="{NAMES - 8}" y="{y + 14}" text-anchor="end">{escape(bar.name)}</text>')
        width = round(end - NAMES, 1)
        parts.append(f'<rect class="{kind}" x="{NAMES}" y="{y + 3}" width="{width}" height="14" rx="2"/>')
        x1, x2 = place(bar.low), place(bar.high)
        parts.append(f'<line class="span" x1="{x1}" x2="{x2}" y1="{y + 10}" y2="{y + 10}"/>')
        parts.append(f'<text x="{max(end, x2) + 6}" y="{y + 14}">{short(bar.value)}</text>')
    return "\n".join([*parts, "</svg>"])


def html_table(head: tuple[str, ...], rows: list[list[str]]) -> str:
    """A table of the page."""
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>\n" for row in rows)
    return f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>\n{body}</tbody></table></div>'


def chapter(name: str, entries: list[tuple[Entry, bool]]) -> str:
    """Bars, and the same figures as a table that screen readers can read."""
    figures = [
        [title(one), one.worker.about.build, short(rate(one)), spread(one)]
        for one, _ in sorted(entries, key=lambda pair: -rate(pair[0]))
    ]
    drawn = plot([bar_of(one, ours) for one, ours in entries], f"{name}: decisions a second")
    listed = html_table(("player", "rules", "decisions/s", "range"), figures)
    return f"<h2>{name}</h2>\n{drawn}\n<details><summary>The same in figures</summary>{listed}</details>\n"


def page(
    about: str,
    play: list[tuple[Entry, bool]],
    seen: list[tuple[Entry, bool]],
    calls: list[dict[str, Entry]],
    judged: list[Floor],
) -> str:
    """The whole page."""
    return f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Rookery: speed, measured side by side</title><style>{STYLE}</style></head><body>
<h1>Speed, measured side by side</h1>
<p>Decisions a second on a logarithmic scale, one core, by <code>make bench</code>; the thin line spans the
slowest and the fastest round. Warm bars are Rookery. Ratios, forced decisions and how each is counted are
in RESULTS.md
beside this page.</p>
<p>{escape(about)}</p>
{chapter("Random play", play)}{chapter("With observations", seen)}<h2>Single calls, in microseconds</h2>
{html_table(CALL_HEAD, [call_row(row) for row in calls])}
<h2>Floors</h2>
{html_table(("floor", "measured", ""), floor_rows(judged))}
</body></html>
"""
