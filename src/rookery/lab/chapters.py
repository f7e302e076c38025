"""The chapters of a report about the course of games: length, end, places, points, lead, choices, luck."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Final

from rookery.lab.intervals import Figure
from rookery.lab.plots import Dot, Points, Row, histogram, legend, lines, plain, rows, stacked
from rookery.lab.probe import MOMENTS
from rookery.lab.scribe import Scribe
from rookery.lab.study import Table
from rookery.lab.watch import POINTS

SURE: Final = 0.75  # a favourite who wins so often is known to win


def chapter(key: str, scribe: Scribe, body: str, sentence: str = "") -> str:
    """A heading, what it is about, and what there is to see."""
    intro = sentence or scribe.say(f"{key}-intro")
    return f'<section id="{key}"><h2>{scribe.say(key)}</h2><p>{intro}</p>{body}</section>\n'


def figure(drawn: str, heading: str, sentence: str) -> str:
    """A plot with its heading and the sentence under it."""
    return f"<figure><h3>{escape(heading)}</h3>{drawn}<figcaption>{sentence}</figcaption></figure>"


def grid(figures: list[str]) -> str:
    """Plots side by side where there is room."""
    return f'<div class="grid n{len(figures)}">{"".join(figures)}</div>'


def series_legend(scribe: Scribe) -> str:
    """Who is drawn with which shape, where there are several."""
    names = [scribe.series_name(one) for one in scribe.series]
    return legend(names) if len(names) > 1 else ""


def length(scribe: Scribe) -> str:
    """How long a game is."""
    figures = []
    for seats in scribe.study.seats:
        counts = [
            scribe.report.findings.at(Table(seats, one.bots), one.world).tallies.get("length", {})
            for one in scribe.series
        ]
        said = [
            scribe.say(
                "length-said",
                bots=scribe.series_name(one),
                choices=scribe.about(_game(scribe, "decisions", seats, one.bots, one.world), 0),
                rounds=scribe.number(_game(scribe, "rounds", seats, one.bots, one.world).value, 1),
                minutes=scribe.number(_game(scribe, "minutes", seats, one.bots, one.world).value, 0),
                games=_game(scribe, "decisions", seats, one.bots, one.world).many,
            )
            for one in scribe.series
        ]
        name = scribe.table_name(seats)
        figures.append(figure(histogram(counts, f"{scribe.say('length')}, {name}"), name, " ".join(said)))
    return chapter("length", scribe, series_legend(scribe) + grid(figures))


def _game(scribe: Scribe, name: str, seats: int, bots: str, world: int) -> Figure:
    return scribe.report.figure("game", name, Table(seats, bots), world)


def _compared(scribe: Scribe, name: str, base: float | None, said: Callable[[float], str]) -> str:
    """One figure of the game at every count, as rows."""
    found = [
        Row(
            scribe.table_name(seats),
            [
                Dot(_game(scribe, name, seats, one.bots, one.world), number, True)
                for number, one in enumerate(scribe.series)
            ],
        )
        for seats in scribe.counts
    ]
    return rows(found, scribe.say(name), base, said)


def ending(scribe: Scribe) -> str:
    """How it ends, and by how much."""
    table = scribe.main()
    parts = []
    for name in ("margin", "best"):
        said = scribe.say(
            f"{name}-said", value=scribe.about(scribe.report.figure("game", name, table)), bots=table.bots
        )
        parts.append(figure(_compared(scribe, name, None, plain), scribe.say(name), said))
    shared, tied = (scribe.report.figure("game", name, table) for name in ("shared", "tied"))
    sentence = scribe.say("ending-intro", shared=scribe.between(shared), tied=scribe.between(tied))
    endings = [one for one in scribe.report.entries if one.topic == "ending" and one.bots == table.bots]
    here = [one for one in endings if one.seats == table.seats and one.world == 0]
    if here:
        found = [Row(_term(scribe, one.name), [Dot(one.figure, 0, True)]) for one in here]
        parts.append(
            figure(rows(found, scribe.say("ways"), None), scribe.say("ways"), scribe.say("ways-said"))
        )
    return chapter("ending", scribe, series_legend(scribe) + grid(parts), sentence)


def _term(scribe: Scribe, key: str) -> str:
    told = scribe.game.manners.measured.ending
    arg = told.args[0] if told else ""
    return scribe.words.term(arg, scribe.game.terms[arg].index(key))


def places(scribe: Scribe) -> str:
    """Who begins, and whether it pays."""
    figures = []
    for seats in scribe.counts:
        found = []
        for place in range(seats):
            dots = []
            for number, one in enumerate(scribe.series):
                entry = scribe.report.entry("place", str(place + 1), seats, one.bots, one.world)
                if entry:
                    dots.append(Dot(entry.figure, number, entry.shown))
            found.append(Row(scribe.words.say("lab-place", place=place + 1), dots))
        name = scribe.table_name(seats)
        drawn = rows(found, f"{scribe.say('places')}, {name}", 1 / seats)
        figures.append(figure(drawn, name, _place_sentence(scribe, seats)))
    return chapter("places", scribe, series_legend(scribe) + grid(figures))


def _place_sentence(scribe: Scribe, seats: int) -> str:
    """The clearest of the places, or that there is nothing to be seen."""
    even = 1 / seats
    found = [one for one in scribe.report.entries if one.topic == "place" and one.seats == seats]
    shown = [one for one in found if one.shown]
    if not shown:
        widest = max((one.figure.half for one in found), default=1.0)
        many = min((one.figure.many for one in found), default=0)
        return scribe.say("places-noise", games=many, least=scribe.number(100 * widest, 1))
    most = max(shown, key=lambda one: abs(one.figure.value - even))
    return scribe.say(
        "places-shown",
        place=most.name,
        share=scribe.between(most.figure),
        even=scribe.percent(even),
        bots=most.bots,
        games=most.figure.many,
    )


def points(scribe: Scribe) -> str:
    """What points are made of."""
    names = [scribe.words.say(f"score-{part}") for part in scribe.game.score_parts]
    figures = []
    for one in scribe.series:
        found = []
        for seats in scribe.study.seats:
            table = Table(seats, one.bots)
            values = [
                scribe.report.figure("part", part, table, one.world).value for part in scribe.game.score_parts
            ]
            found.append((scribe.table_name(seats), values))
            won = [
                scribe.report.figure("won part", part, table, one.world).value
                for part in scribe.game.score_parts
            ]
            if seats > 1:
                found.append((scribe.say("winners"), won))
        said = ", ".join(
            f"{scribe.table_name(seats)} {scribe.about(_game(scribe, 'score', seats, one.bots, one.world))}"
            for seats in scribe.study.seats
        )
        sentence = scribe.say("points-said", scores=said)
        figures.append(figure(stacked(found, scribe.say("points")), scribe.series_name(one), sentence))
    return chapter("points", scribe, legend(names, "p") + grid(figures))


def lead(scribe: Scribe) -> str:
    """Who leads, how long, and how early one knows the winner."""
    figures = []
    for seats in scribe.counts:
        drawn: list[Points] = []
        for one in scribe.series:
            table = Table(seats, one.bots)
            drawn.append(
                [
                    (n / POINTS, scribe.report.figure("leader", str(n), table, one.world))
                    for n in range(POINTS + 1)
                ]
            )
        label = f"{scribe.say('leader')}, {scribe.table_name(seats)}"
        ends = (scribe.say("beginning"), scribe.say("end"))
        figures.append(figure(lines(drawn, label, 1 / seats, *ends), label, _lead_sentence(scribe, seats)))
    return chapter("lead", scribe, series_legend(scribe) + grid([*figures, *_known(scribe)]))


def _lead_sentence(scribe: Scribe, seats: int) -> str:
    table = Table(seats, scribe.study.bots[-1])
    return scribe.say(
        "leader-said",
        half=scribe.between(scribe.report.figure("leader", str(POINTS // 2), table)),
        last=scribe.between(scribe.report.figure("game", "comeback", table)),
        changes=scribe.number(scribe.report.figure("game", "leads", table).value, 1),
        even=scribe.percent(1 / seats),
        bots=table.bots,
    )


def _known(scribe: Scribe) -> list[str]:
    """How often the favourite by calibrated chances won, as the game went on."""
    found = []
    for seats in scribe.counts:
        drawn: list[Points] = []
        for bots in scribe.study.bots:
            table = Table(seats, bots)
            points_of = [
                (n / MOMENTS, scribe.report.figure("favourite", str(n), table)) for n in range(MOMENTS)
            ]
            drawn.append([*points_of, (1.0, Figure(1.0, 1.0, 1.0, 1))])
        if not all(one.many for series in drawn for _, one in series):
            continue
        label = f"{scribe.say('known')}, {scribe.table_name(seats)}"
        ends = (scribe.say("beginning"), scribe.say("end"))
        doubtful = [place for place, (_, one) in enumerate(drawn[-1]) if one.value < SURE]
        sure = drawn[-1][doubtful[-1] + 1][0] if doubtful else 0.0
        sentence = scribe.say(
            "known-said",
            part=scribe.percent(sure),
            games=drawn[-1][0][1].many,
            winner=scribe.percent(
                scribe.report.figure("winner", str(MOMENTS // 2), Table(seats, scribe.study.bots[-1])).value
            ),
        )
        found.append(figure(lines(drawn, label, 1 / seats, *ends), label, sentence))
    return found


def choices(scribe: Scribe) -> str:
    """How much there is to decide."""
    table = scribe.main()
    figures = []
    for name in ("forced", "idle", "spread"):
        value = scribe.report.figure("game", name, table)
        if not value.many:
            continue
        said = scribe.say(f"{name}-said", share=scribe.between(value), bots=table.bots, games=value.many)
        drawn = _compared(scribe, name, 0.0, lambda one: scribe.percent(one))
        figures.append(figure(drawn, scribe.say(name), said))
    return chapter("choices", scribe, series_legend(scribe) + grid(figures))


def luck(scribe: Scribe) -> str:
    """What made the difference: the player, the deal, or the way; and how far levels are apart."""
    figures = []
    for name in ("player", "deal", "way", "ladder"):
        found = []
        for seats in scribe.counts if name == "ladder" else scribe.study.seats:
            entries = [scribe.report.entry("luck", name, seats, bots) for bots in scribe.study.bots]
            dots = [Dot(one.figure, n, one.figure.low > 0) for n, one in enumerate(entries) if one]
            if dots:
                found.append(Row(scribe.table_name(seats), dots))
        if found:
            heading = scribe.say(f"luck-{name}")
            many = found[-1].dots[-1].figure.many
            drawn = rows(found, heading, 0.0, lambda value: scribe.percent(value))
            figures.append(figure(drawn, heading, scribe.say(f"luck-{name}-said", deals=many)))
    return chapter("luck", scribe, series_legend(scribe) + grid(figures)) if figures else ""


def alone(scribe: Scribe) -> str:
    """Solo play beside its ranks."""
    tables = scribe.tables(alone=True)
    if not tables:
        return ""
    figures = []
    for number, one in enumerate(scribe.series):
        table = Table(1, one.bots)
        counts = scribe.report.findings.at(table, one.world).tallies.get("total", {})
        said = scribe.say(
            "alone-said",
            points=scribe.about(_game(scribe, "score", 1, one.bots, one.world)),
            games=_game(scribe, "score", 1, one.bots, one.world).many,
        )
        figures.append(figure(histogram([counts], scribe.say("alone")), scribe.series_name(one), said))
        reached = [(key, scribe.report.entry("verdict", key, 1, *one)) for key in _ranks(scribe)]
        ranks = [
            Row(scribe.words.say(key), [Dot(entry.figure, number, True)]) for key, entry in reached if entry
        ]
        if ranks:
            drawn = rows(ranks, scribe.say("ranks"), None)
            figures.append(figure(drawn, scribe.say("ranks"), scribe.say("ranks-said", bots=one.bots)))
    return chapter("alone", scribe, grid(figures))


def _ranks(scribe: Scribe) -> list[str]:
    """The verdicts that were reached, from the lowest points to the highest."""
    options = scribe.game.settle(1, scribe.study.world.options)
    known = [rung.key for rung in scribe.game.ranks(scribe.game.new(1, options))]
    met = dict.fromkeys(entry.name for entry in scribe.report.entries if entry.topic == "verdict")
    return sorted(met, key=lambda key: known.index(key) if key in known else len(known))
