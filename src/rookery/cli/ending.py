"""The end of a match: scores by part, winners, rank."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text

from rookery.cli.scene import Scene
from rookery.cli.seats import badge, signed
from rookery.table.match import Match


def show_end(scene: Scene, match: Match) -> None:
    """The score table and who won."""
    if scene.screen.plain:
        _say_scores(scene, match)
    else:
        scene.screen.show(_score_table(scene, match))
    if match.verdict:
        words = scene.words
        scene.screen.say(words.say("shell-rank", rank=words.say(match.verdict)), "bold")
        if words.say(f"{match.verdict}.text") != f"{match.verdict}.text":
            scene.screen.say(words.say(f"{match.verdict}.text"))
    elif match.winners:
        names = scene.words.say("shell-and").join(scene.names[seat] for seat in match.winners)
        text = scene.words.say("shell-winner", count=len(match.winners), names=names)
        scene.screen.say(text, "bold")


def seed_of(match: Match, sealed: str) -> str:
    """The seed as text, or the word for a sealed one."""
    return str(match.chance.describe().get("seed", sealed))


def _score_table(scene: Scene, match: Match) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    table.add_column(scene.words.say("shell-score-title"))
    for seat in range(match.seats):
        table.add_column(signed(seat, scene.names[seat]), justify="right")
    for number, part in enumerate(match.game.score_parts):
        values = [str(score.parts[number] or "–") for score in match.scores]
        table.add_row(scene.words.say(f"score-{part}"), *values)
    totals = [Text(str(score.total), style="bold") for score in match.scores]
    table.add_section()
    table.add_row(Text(scene.words.say("shell-score-total"), style="bold"), *totals)
    return table


def _say_scores(scene: Scene, match: Match) -> None:
    for seat, score in enumerate(match.scores):
        parts = ", ".join(
            f"{scene.words.say(f'score-{part}')} {value}"
            for part, value in zip(match.game.score_parts, score.parts, strict=True)
            if value
        )
        player = f"{badge(seat)} {scene.names[seat]}"
        args: dict[str, str | int] = {"player": player, "total": score.total, "parts": parts}
        scene.screen.say(scene.words.say("shell-score-line", **args))
