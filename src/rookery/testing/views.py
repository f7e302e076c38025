"""Views are plain data, and looking changes nothing."""

from __future__ import annotations

from rookery.testing.compare import canon
from rookery.testing.look import Look


def check_views(look: Look) -> None:
    """Every observer's view goes into JSON, twice the same, and leaves the state alone."""
    for seat in look.observers:
        with look.spot.during("views", "view", seat):
            text = canon(look.game.view(look.s, seat))
            again = canon(look.game.view(look.s, seat))
        look.unchanged("views", "view", seat)
        if text != again:
            look.spot.fail("views", "the same view differs the second time", seat)
