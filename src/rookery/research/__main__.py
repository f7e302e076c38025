"""`python -m rookery.research`: every table with its ids and shapes; with GAME SEATS the layout of rows."""

from __future__ import annotations

import sys

from rookery.research.gymnasium import ids_of
from rookery.research.tensors import Tensors, tensors
from rookery.table.packs import load_game, registered


def overview() -> str:
    """All tables as a Markdown table."""
    lines = [
        "| PettingZoo | OpenSpiel | Gymnasium | numbers in a row | actions |",
        "| --- | --- | --- | --- | --- |",
    ]
    for key in sorted(registered()):
        game = load_game(key)
        for seats in range(game.min_seats, game.max_seats + 1):
            layout = _made(key, seats).layout
            zoo = f"`rookery_{key}_v{game.rules_version}.env(seats={seats})`"
            spiel = f"`rookery_{key}(players={seats})`"
            ids = ", ".join(f"`{name}`" for name in ids_of(key, seats))
            lines.append(f"| {zoo} | {spiel} | {ids} | {layout.size} × {layout.dtype} | {game.n_actions} |")
    return "\n".join(lines)


def _made(key: str, seats: int) -> Tensors:
    game = load_game(key)
    return tensors(game, seats, game.settle(seats, {}))


def main(words: list[str]) -> int:
    """Prints what is asked for; 2 if that makes no sense."""
    if not words:
        print(overview())
        return 0
    if len(words) != 2 or words[0] not in registered() or not words[1].isdecimal():
        keys = ", ".join(sorted(registered()))
        print(f"write a game ({keys}) and its number of seats, not {' '.join(words)!r}", file=sys.stderr)
        return 2
    try:
        print(_made(words[0], int(words[1])).layout.table())
    except ValueError as wrong:
        print(wrong, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
