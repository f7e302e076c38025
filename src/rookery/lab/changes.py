"""The chapter of a report about a change: what differs between the two worlds, and how sure that is."""

from __future__ import annotations

from html import escape
from typing import Final

from rookery.lab.chapters import chapter
from rookery.lab.compare import Difference, differences, things_changed
from rookery.lab.plots import mark
from rookery.lab.run import ALL_PLAYED, CLEAR, OVER_TIME, STOPPED
from rookery.lab.scribe import Scribe

STRIP: Final = 200
MOST: Final = 30  # things that are listed
WHY: Final = {CLEAR: "why-clear", OVER_TIME: "why-time", ALL_PLAYED: "why-games", STOPPED: "why-stopped"}
SHARES: Final = ("forced", "idle", "shared", "tied", "place")


def changes(scribe: Scribe) -> str:
    """Nothing where no change is looked at."""
    against = scribe.study.against
    if against is None:
        return ""
    findings = scribe.report.findings
    found = differences(findings)
    things = [one for one in things_changed(findings) if one.figure.value]
    things.sort(key=lambda one: -abs(one.figure.value) / (one.figure.half or 1.0))
    shown = [one for one in [*found, *things] if one.shown]
    sentence = _verdict(scribe, found, shown) + " " + scribe.say(WHY[findings.ended])
    heads = "".join(f"<th>{scribe.say(f'change-{key}')}</th>" for key in ("what", "before", "by"))
    body = "".join(_line(scribe, one, _name(scribe, one)) for one in found)
    body += "".join(_line(scribe, one, scribe.thing(one.name), _kind(scribe, one)) for one in things[:MOST])
    table = f'<div class="wide"><table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table></div>'
    note = f"<p>{scribe.say('change-note')}</p>"
    return chapter("change", scribe, table + note, sentence)


def _verdict(scribe: Scribe, found: list[Difference], shown: list[Difference]) -> str:
    label = scribe.study.against.label if scribe.study.against else ""
    pairs = min((one.figure.many for one in found), default=0)
    if shown:
        return scribe.say("change-shown", change=label, many=len(shown), games=pairs)
    score = [one for one in found if one.name == "score"]
    widest = max((one.figure.half for one in score), default=0.0)
    return scribe.say("change-nothing", change=label, games=pairs, least=scribe.number(widest))


def _name(scribe: Scribe, one: Difference) -> str:
    """What is compared, in words."""
    topic, _, rest = one.name.partition(".")
    if topic == "place":
        return scribe.words.say("lab-place", place=int(rest) + 1)
    if topic == "part":
        return scribe.words.say(f"score-{rest}")
    return scribe.words.say(f"lab-{one.name}")


def _kind(scribe: Scribe, one: Difference) -> str:
    """What kind of thing is taken more or less often."""
    kinds = scribe.game.manners.measured.kinds
    return scribe.words.say(f"measured-{kinds[int(one.name.split('.')[0])].key}") + " · "


def _line(scribe: Scribe, one: Difference, name: str, kind: str = "") -> str:
    share = one.name.partition(".")[0] in SHARES
    by = 100 if share else 1
    value, half = one.figure.value * by, one.figure.half * by
    sign = "+" if value > 0 else ""
    unit = " %" if share else ""
    said = f"{sign}{scribe.number(value)} ± {scribe.number(half)}" if half < 1e9 else "–"
    before = scribe.number(one.before * by) + unit
    noise = "" if one.shown else ' class="noise"'
    table = f"{kind}{one.table.seats} · {one.table.bots}"
    return (
        f'<tr{noise}><th scope="row">{escape(name)} <small>{escape(table)}</small></th><td>{before}</td>'
        f'<td class="lift">{_strip(one)}<span>{said}</span></td></tr>'
    )


def _strip(one: Difference) -> str:
    """The difference in deviations of single games, from one below to one above."""
    scale = one.spread or abs(one.figure.value) or 1.0

    def at(value: float) -> float:
        return STRIP / 2 + (STRIP / 2 - 6) * max(-1.0, min(1.0, value / scale))

    low, high = at(one.figure.low), at(one.figure.high)
    return (
        f'<svg class="strip" viewBox="0 0 {STRIP} 20" aria-hidden="true">'
        f'<line class="axis" x1="{STRIP / 2}" y1="0" x2="{STRIP / 2}" y2="20"/>'
        f'<line class="whisker w1" x1="{low:.1f}" y1="10" x2="{high:.1f}" y2="10"/>'
        f"{mark(at(one.figure.value), 10, 1, one.shown, 4)}</svg>"
    )
