"""What speaks for a choice and against it, from what the preview foresees for a seat (for hints)."""

from __future__ import annotations

from typing import Final, cast

from rookery.games.oliver_twist.preview import preview
from rookery.games.oliver_twist.state import OliverTwistState
from rookery.games.oliver_twist.tables import Tables
from rookery.kernel import Named, ReasonKind, View

MOTIVES: Final = (
    ReasonKind("earns", ("pounds",)),
    ReasonKind("costs", ("pounds",)),
    ReasonKind("files", ("tokens",)),
    ReasonKind("clean", ()),
)


def motive(t: Tables, s: OliverTwistState, seat: int, action: int) -> list[Named]:
    """Pounds that a space, a sale or a late set brings or takes, and what goes to the police file."""
    seen = cast(View, preview(t, s, seat))
    for row in seen.get("spaces", []):
        if row["action"] == action:
            skipped = row.get("files", 0)
            filed = Named("files", {"tokens": skipped}) if skipped else Named("clean", {})
            return [*_money(row["pounds"]), filed]
    for sale in seen.get("fagin", {}).get("sets", []):
        if sale["actions"] == [action]:
            return _money(sale["total"])
    for split in seen.get("late", []):
        if split["action"] == action:
            return [*_money(split["pounds"]), Named("files", {"tokens": split["files"]})]
    return []


def _money(pounds: int) -> list[Named]:
    if not pounds:
        return []
    return [Named("earns" if pounds > 0 else "costs", {"pounds": abs(pounds)})]
