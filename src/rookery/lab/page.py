"""The whole report as one HTML page: nothing is loaded from elsewhere, light and dark, ready for print."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any, Final

from rookery.kernel import Game
from rookery.lab import chapters, chapters_of_things
from rookery.lab.changes import changes
from rookery.lab.figures import Report
from rookery.lab.intervals import Figure
from rookery.lab.run import Findings
from rookery.lab.scribe import Scribe, words_for
from rookery.lab.study import Table, tables

STYLE: Final = Path(__file__).with_name("style.css").read_text(encoding="utf-8")
CHAPTERS: Final = (
    changes,
    chapters.length,
    chapters.ending,
    chapters.places,
    chapters.points,
    chapters.lead,
    chapters.choices,
    chapters.luck,
    chapters_of_things.things,
    chapters_of_things.strategies,
    chapters.alone,
    chapters_of_things.undone,
)


def page(findings: Findings, rules: list[Game[Any]], lang: str, command: str) -> str:
    """The page in one language."""
    scribe = Scribe(Report(findings, rules), words_for(lang, rules[0]))
    title = escape(scribe.words.say("lab-title", title=scribe.words.say("title")))
    body = "".join(one(scribe) for one in CHAPTERS)
    return f"""<!doctype html>
<html lang="{lang}" data-game="{rules[0].key}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light"><title>{title}</title><style>{STYLE}</style></head>
<body><header><p class="house">Rookery</p><h1>{escape(scribe.words.say("title"))}</h1>
<p class="sub">{_subtitle(scribe)}</p></header>
<main>{_glance(scribe)}{body}{_made(scribe, command)}</main></body></html>
"""


def _subtitle(scribe: Scribe) -> str:
    games = sum(scribe.report.findings.games(table) for table in tables(scribe.study))
    return scribe.say("subtitle", games=games, bots=scribe.words.listed(list(scribe.study.bots)))


def _glance(scribe: Scribe) -> str:
    """The game in six numbers."""
    table = scribe.main()

    def of(name: str) -> Figure:
        return scribe.report.figure("game", name, table)

    tiles = [
        (scribe.number(of("minutes").value, 0), "glance-minutes"),
        (scribe.number(of("decisions").value, 0), "glance-choices"),
        (scribe.percent(of("forced").value), "glance-forced"),
    ]
    if table.seats > 1:
        first = scribe.report.figure("place", "1", table)
        player = scribe.report.figure("luck", "ladder", table)
        tiles += [
            (scribe.percent(first.value, 1), "glance-first"),
            (scribe.number(of("leads").value, 1), "glance-leads"),
        ]
        if player.many:
            tiles.append((scribe.points(player.value, 0), "glance-ladder"))
    drawn = "".join(f"<li><b>{value}</b> <span>{scribe.say(key)}</span></li>" for value, key in tiles)
    which = scribe.say("glance", seats=table.seats, bots=table.bots)
    return f'<p class="which">{which}</p><ul class="glance">{drawn}</ul>'


def _made(scribe: Scribe, command: str) -> str:
    """By which games, and how to have them again."""
    findings = scribe.report.findings
    rows = "".join(
        f"<tr><th>{escape(scribe.table_name(table.seats))}</th><td>{escape(table.bots)}</td>"
        f"<td>{findings.games(table)}</td><td>{_asides(scribe, table)}</td></tr>"
        for table in tables(scribe.study)
    )
    heads = "".join(f"<th>{scribe.say(f'made-{key}')}</th>" for key in ("table", "bots", "games", "deals"))
    seed, version = str(scribe.study.seed), scribe.game.version
    return chapters.chapter(
        "made",
        scribe,
        f'<div class="wide"><table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>'
        f"<p>{scribe.say('made-again')}</p><pre>{escape(command)}</pre>",
        scribe.say("made-intro", seed=seed, version=version, batches=findings.batches),
    )


def _asides(scribe: Scribe, table: Table) -> int:
    return scribe.report.figure("luck", "deal", table).many
