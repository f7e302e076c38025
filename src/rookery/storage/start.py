"""What happens to a database before it is served."""

from __future__ import annotations

from sqlalchemy import Engine

from rookery.storage.keeping import Keeper
from rookery.storage.soundness import QUICK, check_sound
from rookery.storage.upgrade import migrate


def make_ready(engine: Engine, keeper: Keeper | None) -> None:
    """Sound, of this version, and marked as this service's own; ValueError for what cannot be served."""
    if keeper is None or not keeper.sound:
        check_sound(engine, QUICK)
    migrate(engine)
    if keeper is not None:
        keeper.sound = True
        keeper.mark()
