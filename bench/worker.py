"""A process of one contestant: reads batches as lines of JSON, answers each with its tally.

`python -m bench.worker ours crypt 4`, `… catan 4`, `… spiel hearts`, `… zoo tictactoe_v3`
"""

from __future__ import annotations

import json
import sys
from typing import Any


def contestant(kind: str, *args: str) -> Any:
    """The contestant behind the words of the command line; what others need is not imported."""
    if kind == "ours":
        from bench.ours import Ours

        return Ours(args[0], int(args[1]))
    if kind in ("doors", "zoo"):
        from bench.doors import Classic, Doors

        return Doors(args[0], int(args[1])) if kind == "doors" else Classic(args[0])
    if kind == "spiel":
        from bench.spiel import Spiel

        return Spiel(args[0])
    from bench.peers import Cards, Catan, Chess

    return Cards(args[0]) if kind == "rlcard" else Chess() if kind == "chess" else Catan(int(args[0]))


def main() -> None:
    """Answers until the input ends."""
    player = contestant(*sys.argv[1:])
    print(json.dumps(player.about), flush=True)
    for line in sys.stdin:
        what, count, seed = json.loads(line)
        print(json.dumps(getattr(player, what)(count, seed)), flush=True)


if __name__ == "__main__":
    main()
