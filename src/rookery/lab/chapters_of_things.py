"""The chapters of a report about what players do: things taken, ways to play, what is never done."""

from __future__ import annotations

from html import escape
from typing import Final

from rookery.lab.chapters import chapter, grid, series_legend
from rookery.lab.figures import FEWEST, Entry
from rookery.lab.plots import Dot, mark
from rookery.lab.scribe import Scribe
from rookery.lab.strategies import Way, ways
from rookery.lab.study import Table
from rookery.lab.things import things_of

SHORT: Final = 24  # things of a kind that are shown at once
STRIP: Final = 180  # the width of a lift's picture
RARE: Final = 0.005  # a choice taken less often is hardly ever taken
OFTEN: Final = 200  # times a choice must have been there before that says anything


def things(scribe: Scribe) -> str:
    """Every thing of the game: taken how often, when, by whom, and how its takers fared."""
    kinds = scribe.game.manners.measured.kinds
    if not kinds or not scribe.counts:
        return ""
    body = [series_legend(scribe)]
    for place, kind in enumerate(kinds):
        known = [".".join(map(str, (place, *numbers))) for numbers in things_of(kind)]
        met = [
            name for name in known if any(_entry(scribe, "taken", name, n) for n in range(len(scribe.series)))
        ]
        if not met:
            continue
        met.sort(key=lambda name: -_lift(scribe, name))
        never = [name for name in met if not any(_had(scribe, name, n) for n in range(len(scribe.series)))]
        taken = [name for name in met if name not in never]
        body.append(f"<h3>{escape(scribe.words.say(f'measured-{kind.key}'))}</h3>")
        body.append(f"<p>{_kind_sentence(scribe, place, taken)}</p>")
        body.append(_table(scribe, place, taken))
        if never:
            names = scribe.words.listed([scribe.thing(name) for name in never[:SHORT]])
            body.append(f'<p class="never">{scribe.say("never-taken", things=names, many=len(never))}</p>')
    return chapter("things", scribe, "".join(body))


def _entry(scribe: Scribe, topic: str, name: str, number: int) -> Entry | None:
    one = scribe.series[number]
    return scribe.report.entry(topic, name, 0, one.bots, one.world)


def _had(scribe: Scribe, name: str, number: int) -> bool:
    return _entry(scribe, "lift", name, number) is not None


def _lift(scribe: Scribe, name: str) -> float:
    """By what things are ordered: the lift among the best players who took it often enough."""
    for number in reversed(range(len(scribe.series))):
        entry = _entry(scribe, "lift", name, number)
        if entry and entry.figure.many >= FEWEST:
            return entry.figure.value
    return -2.0


def _kind_sentence(scribe: Scribe, place: int, names: list[str]) -> str:
    """The average of the kind, and the thing that stands out most."""
    last = len(scribe.series) - 1
    kind = _entry(scribe, "kind", str(place), last)
    shown = [entry for name in names if (entry := _entry(scribe, "lift", name, last)) and entry.shown]
    if kind is None:
        return ""
    average = kind.figure.value
    args = {"average": scribe.points(average), "half": scribe.number(100 * kind.figure.half, 1)}
    if not shown:
        return scribe.say("kind-noise", **args, players=kind.figure.many)
    most = max(shown, key=lambda entry: abs(entry.figure.value - average))
    return scribe.say(
        "kind-shown",
        **args,
        thing=scribe.thing(most.name),
        lift=scribe.points(most.figure.value),
        more=scribe.number(100 * most.figure.half, 1),
        players=most.figure.many,
    )


def _table(scribe: Scribe, place: int, names: list[str]) -> str:
    """A line a thing; those in the middle of a long list are folded away."""
    reach = _reach(scribe, names)
    lines = [_line(scribe, place, name, reach) for name in names]
    head = "".join(
        f"<th>{scribe.say(f'column-{key}')}</th>" for key in ("thing", "taken", "when", "whose", "lift")
    )
    if len(lines) <= SHORT:
        return _wide(head, lines)
    half = SHORT // 2
    summary = f"<summary>{scribe.say('more', many=len(lines) - SHORT)}</summary>"
    folded = f"<details>{summary}{_wide(head, lines[half:-half])}</details>"
    return _wide(head, lines[:half]) + folded + _wide(head, lines[-half:])


def _wide(head: str, lines: list[str]) -> str:
    body = "".join(lines)
    return (
        f'<div class="wide things"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
    )


def _reach(scribe: Scribe, names: list[str]) -> float:
    """How far the lifts of a kind go to either side, so that all are drawn alike."""
    ends = [0.05]
    for name in names:
        for number in range(len(scribe.series)):
            entry = _entry(scribe, "lift", name, number)
            if entry and entry.figure.many >= FEWEST:
                ends += [abs(entry.figure.low), abs(entry.figure.high)]
    return min(1.0, max(ends))


def _line(scribe: Scribe, place: int, name: str, reach: float) -> str:
    cells = [f'<th scope="row">{escape(scribe.thing(name))}</th>']
    for topic in ("taken", "when"):
        said = []
        for number in range(len(scribe.series)):
            entry = _entry(scribe, topic, name, number)
            said.append(scribe.percent(entry.figure.value) if entry else "–")
        cells.append(f"<td>{'<br>'.join(said)}</td>")
    cells.append(f"<td>{_whose(scribe, name)}</td>")
    dots = []
    said = []
    for number in range(len(scribe.series)):
        entry = _entry(scribe, "lift", name, number)
        if entry and entry.figure.many >= FEWEST:
            dots.append(Dot(entry.figure, number, entry.shown))
            said.append(f"{scribe.points(entry.figure.value)} ± {scribe.number(100 * entry.figure.half, 1)}")
        elif entry:
            said.append(scribe.say("few", many=entry.figure.many))
    kind = _entry(scribe, "kind", str(place), len(scribe.series) - 1)
    average = kind.figure.value if kind else 0.0
    cells.append(f'<td class="lift">{_strip(dots, reach, average)}<span>{"<br>".join(said)}</span></td>')
    return f"<tr>{''.join(cells)}</tr>"


def _whose(scribe: Scribe, name: str) -> str:
    """Who of the table in question had it, in the order of play."""
    table = scribe.main()
    found = scribe.report.findings.at(table).tallies.get(f"whose.{name}", {})
    total = sum(found.values())
    shares = [found.get(str(place), 0) / total if total else 0.0 for place in range(table.seats)]
    bars = "".join(
        f'<rect class="s0" x="{7 * n}" y="{18 - 18 * one:.1f}" width="5" height="{18 * one:.1f}"/>'
        for n, one in enumerate(shares)
    )
    label = " · ".join(scribe.percent(one) for one in shares)
    return (
        f'<svg class="tiny" viewBox="0 0 {7 * table.seats} 18" role="img" aria-label="{label}">{bars}</svg>'
    )


def _strip(dots: list[Dot], reach: float, average: float) -> str:
    """Lifts on one line: 0 in the middle, the kind's average as a dotted line."""

    def at(value: float) -> float:
        return STRIP / 2 + (STRIP / 2 - 6) * max(-1.0, min(1.0, value / reach))

    height = 8 + 12 * max(1, len(dots))
    parts = [
        f'<line class="axis" x1="{at(0):.1f}" y1="0" x2="{at(0):.1f}" y2="{height}"/>',
        f'<line class="base" x1="{at(average):.1f}" y1="0" x2="{at(average):.1f}" y2="{height}"/>',
    ]
    for place, dot in enumerate(dots):
        y = 10 + 12 * place
        low, high = at(dot.figure.low), at(dot.figure.high)
        parts.append(
            f'<line class="whisker w{dot.series % 4}" x1="{low:.1f}" y1="{y}" x2="{high:.1f}" y2="{y}"/>'
        )
        parts.append(mark(at(dot.figure.value), y, dot.series, dot.shown, 4))
    return f'<svg class="strip" viewBox="0 0 {STRIP} {height}" aria-hidden="true">{"".join(parts)}</svg>'


def strategies(scribe: Scribe) -> str:
    """Ways to play, at the table in question."""
    if not scribe.counts:
        return ""
    table = scribe.main()
    found = ways(scribe.report.findings.at(table).samples)
    if not found:
        return chapter("strategies", scribe, "", scribe.say("strategies-one", bots=table.bots))
    cards = [_card(scribe, way, number) for number, way in enumerate(found, 1)]
    sentence = scribe.say("strategies-intro", many=len(found), seats=table.seats, bots=table.bots)
    return chapter("strategies", scribe, grid(cards), sentence)


def _card(scribe: Scribe, way: Way, number: int) -> str:
    stats = [scribe.words.say(f"stat-{stat.key}") for stat in scribe.game.manners.stats]
    names = stats + [scribe.words.say(f"score-{part}") for part in scribe.game.score_parts]
    marks = ""
    for feature, by in way.marks:
        key = "mark-more" if by > 0 else "mark-less"
        marks += f"<li>{scribe.say(key, what=names[feature], by=scribe.number(abs(by), 1))}</li>"
    said = scribe.say(
        "way-said",
        players=scribe.percent(way.players.value),
        wins=scribe.between(way.wins),
        points=scribe.number(way.points),
    )
    head = scribe.say("way", number=number)
    return f"<figure><h3>{head}</h3><ul>{marks}</ul><figcaption>{said}</figcaption></figure>"


def undone(scribe: Scribe) -> str:
    """What bots hardly ever choose though they might."""
    items = []
    for verb in scribe.game.codec.verbs:
        for bots in scribe.study.bots:
            chosen = offered = 0
            for seats in scribe.study.seats:
                tallies = scribe.report.findings.at(Table(seats, bots)).tallies
                chosen += tallies.get("chosen", {}).get(verb.name, 0)
                offered += tallies.get("offered", {}).get(verb.name, 0)
            if offered >= OFTEN and chosen <= RARE * offered:
                said = scribe.say("undone-said", verb=verb.name, chosen=chosen, offered=offered, bots=bots)
                items.append(f"<li>{said}</li>")
    if not items:
        return chapter("undone", scribe, "", scribe.say("undone-nothing"))
    return chapter("undone", scribe, f"<ul>{''.join(items)}</ul>")
