"""The end of a match: scores by part, what decided a tie, winners, the scale of ranks, statistics."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text

from rookery.cli.scene import Scene
from rookery.cli.seats import badge, signed
from rookery.kernel.ending import TieBreak
from rookery.table.account import Account, Row, account_of, next_rung
from rookery.table.match import Match


def show_end(scene: Scene, match: Match) -> None:
    """The score table and who won."""
    if scene.screen.plain:
        _say_scores(scene, match)
    else:
        scene.screen.show(_score_table(scene, match))
    account = account_of(match)
    if account.ranks:
        _say_rank(scene, match, account)
    else:
        _say_winners(scene, match, account.ties)
    _say_deeds(scene, account)
    for row in account.stats:
        _say_stat(scene, row)


def seed_of(match: Match, sealed: str) -> str:
    """The seed as text, or the word for a sealed one."""
    return str(match.chance.describe().get("seed", sealed))


def _say_rank(scene: Scene, match: Match, account: Account) -> None:
    """The rank of a game alone in the scale of all, and what was missing for the next."""
    words, total = scene.words, match.scores[0].total
    scene.screen.say(words.say("shell-rank", rank=words.say(match.verdict)), "bold")
    if words.say(f"{match.verdict}.text") != f"{match.verdict}.text":
        scene.screen.say(words.say(f"{match.verdict}.text"))
    for rung in account.ranks:
        reached = "yes" if rung.key == match.verdict else "no"
        said = words.say("shell-rung", rank=words.say(rung.key), least=rung.least, reached=reached)
        scene.screen.say(f"  {said}")
    above = next_rung(account.ranks, total)
    if above is not None:
        rank, missing = words.say(above[0].key), above[1]
        scene.screen.say(words.say("shell-next-rank", rank=rank, missing=missing))


def _say_winners(scene: Scene, match: Match, ties: list[TieBreak]) -> None:
    words = scene.words
    if match.verdict:
        scene.screen.say(words.say(match.verdict))
    if ties:
        level = ties[0].seats
        names = words.listed([scene.names[seat] for seat in level])
        scene.screen.say(words.say("shell-tied", names=names, total=match.scores[level[0]].total))
    for tie in ties:
        scene.screen.say(f"  {_compared(scene, tie)}")
    if match.winners:
        names = words.listed([scene.names[seat] for seat in match.winners])
        scene.screen.say(words.say("shell-winner", count=len(match.winners), names=names), "bold")


def _compared(scene: Scene, tie: TieBreak) -> str:
    """What was compared between those level, and by which rule."""
    given: dict[str, str | int] = {"what": scene.words.say(f"tie-{tie.key}"), "clause": tie.clause}
    if not tie.counts:
        return scene.words.say("shell-tie-shared", **given)
    pairs = zip(tie.seats, tie.counts, strict=True)
    given["counts"] = ", ".join(f"{scene.names[seat]} {count}" for seat, count in pairs)
    return scene.words.say("shell-tie-counts", **given, fewest="yes" if tie.fewest else "no")


def _say_deeds(scene: Scene, account: Account) -> None:
    words = scene.words
    scene.screen.say(words.say("shell-stats-title"), "bold")
    for prize in account.prizes:
        scene.screen.say(f"{words.say(f'prize-{prize.name}')}: {words.prize(prize, scene.names)}")
    for deed in account.deeds:
        scene.screen.say(f"{words.say(f'deed-{deed.key}')}: {words.event(deed.event, scene.names)}")


def _say_stat(scene: Scene, row: Row) -> None:
    """One number for each seat; what nobody did is not said."""
    if not any(row.counts):
        return
    key = f"stat-{row.key}"
    label = scene.words.say(key if scene.words.has(key) else "shell-stat-choices")
    if len(row.counts) == 1:
        scene.screen.say(f"{label}: {row.counts[0]}")
        return
    counts = ", ".join(f"{scene.names[seat]} {count}" for seat, count in enumerate(row.counts))
    scene.screen.say(f"{label}: {counts}")


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
