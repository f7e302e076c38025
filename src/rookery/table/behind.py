"""The rule behind a question: the clauses that somebody who has to answer it wants to read."""

from __future__ import annotations

from typing import Any

from rookery.kernel import Game, Named


def clauses_behind(game: Game[Any], question: Named) -> list[str]:
    """The ids of the clauses, the most telling first; none where a game names none."""
    manners = game.manners
    found = list(manners.behind.get(question.name, ()))
    if found:
        found += [one for name, more in manners.besides.items() if question.args.get(name) for one in more]
    return found
