"""Hidden things changed by brute force, as the game's own tests describe them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from rookery.kernel import State
from rookery.testing.compare import canon
from rookery.testing.known import check_known
from rookery.testing.leaks import Face, compare_faces
from rookery.testing.look import AnyGame, Look

Secrets = Callable[[AnyGame, Any, int], Iterable[tuple[str, State]]]


def check_secrets(
    look: Look, secrets: Secrets, faces: dict[int, Face], actions: list[int], differed: set[str]
) -> int:
    """No seat may notice any of its secrets; answers how many were real changes, notes the fields changed."""
    changed = 0
    for seat in look.observers:
        for label, mutated in secrets(look.game, look.s, seat):
            look.unchanged("secrets", f"making the secret {label!r}", seat)
            if canon(look.game.dump(mutated)) == look.before:
                continue
            changed += 1
            source = f"the world with another {label!r}"
            other = Face(look.game, mutated, seat, actions, look.spot)
            compare_faces(faces[seat], other, seat, source, look.spot)
            differed |= check_known(look, mutated, seat, source)
    return changed
