"""Answers to `?`: the rule behind a choice, a clause, or why a move is allowed or not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.cli.menu import named_action
from rookery.cli.speech import action_text
from rookery.kernel import Named
from rookery.table.behind import clauses_behind

if TYPE_CHECKING:
    from rookery.cli.table_talk import Talk


def explain(talk: Talk, seat: int, text: str) -> None:
    """`?` alone, `? CR-5.5` or `? 2 1x5`."""
    if not text:
        _present_rule(talk, seat)
        return
    clause = find_clause(talk.match.game.clauses, talk.match.game.clause_prefix, text)
    if clause:
        _tell(talk, clause)
    elif text.upper().startswith(talk.match.game.clause_prefix + "-"):
        talk.say("error-clause", game=talk.words.say("title"), text=text)
    elif not talk.board.reason(talk, seat, text):
        _judge(talk, seat, text)


def find_clause(clauses: tuple[str, ...], prefix: str, text: str) -> str:
    """The id that somebody means by `cr-5.5` or `5.5`; '' if there is none."""
    wanted = text.strip().upper()
    for clause in clauses:
        if clause.upper() in (wanted, f"{prefix}-{wanted}"):
            return clause
    return ""


def verdict(talk: Talk, what: str, clause: str, because: Named | None = None) -> None:
    """Says whether a move is allowed; `clause` forbids it, or is '', `because` gives the numbers."""
    if clause:
        rule = talk.words.clause(clause)
        talk.say("shell-why-not", move=what, clause=clause, rule=in_numbers(talk, because, rule))
    else:
        talk.say("shell-allowed", move=what)


def in_numbers(talk: Talk, because: Named | None, rule: str) -> str:
    """The rule, after the numbers of this position where there are any."""
    return f"{talk.words.reason(because, talk.match.names)} {rule}" if because and because.name else rule


def _present_rule(talk: Talk, seat: int) -> None:
    clauses = clauses_behind(talk.match.game, talk.match.question(seat))
    for clause in clauses:
        _tell(talk, clause)
    talk.say("shell-more-help" if clauses else "shell-no-rule")


def _tell(talk: Talk, clause: str) -> None:
    talk.screen.say(f"{clause}  {talk.words.clause(clause)}")


def _judge(talk: Talk, seat: int, text: str) -> None:
    action = named_action(talk, seat, text)
    if action is None:
        talk.say("shell-unknown-move", text=text)
        return
    game, state = talk.match.game, talk.match.state
    clause = game.why_not(state, seat, action)
    because = game.reason(state, seat, action) if clause else None
    verdict(talk, action_text(talk.words, action), clause, because)
