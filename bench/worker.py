"""A process of one contestant: reads batches as lines of JSON, answers each with its tally.

`python -m bench.worker ours crypt 4`, `… catan 4`, `… spiel hearts`
"""

from __future__ import annotations

import json
import sys

from bench.ours import Ours
from bench.peers import Catan, Spiel


def contestant(kind: str, *args: str) -> Ours | Catan | Spiel:
    """The contestant behind the words of the command line."""
    if kind == "ours":
        return Ours(args[0], int(args[1]))
    if kind == "catan":
        return Catan(int(args[0]))
    return Spiel(args[0])


def main() -> None:
    """Answers until the input ends."""
    player = contestant(*sys.argv[1:])
    print(json.dumps(player.about), flush=True)
    for line in sys.stdin:
        what, count, seed = json.loads(line)
        print(json.dumps(getattr(player, what)(count, seed)), flush=True)


if __name__ == "__main__":
    main()
