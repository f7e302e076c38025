"""What the README says about house data is what the packs hold."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import rookery
from rookery.table.packs import read_pack

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
PARAGRAPH = README[README.index("**House data.**") :]


def sources(value: Any) -> list[str]:
    """Every source that is named in a pack's data, row by row."""
    if isinstance(value, dict):
        own = [value["source"]] if "source" in value else []
        return own + [name for one in value.values() for name in sources(one)]
    return [name for one in value for name in sources(one)] if isinstance(value, list) else []


def test_every_game_with_house_rows_is_named_and_every_source_explained() -> None:
    found = {key: sources(read_pack(key).data) for key in rookery.games()}
    titles = {key: "*" + key.replace("_", " ").title().replace("Thiefs", "Thief's") + "*" for key in found}
    house = {key for key in found if "house" in found[key]}
    free, _, rest = PARAGRAPH.partition("no house values")
    assert {key for key in found if titles[key] in free} == found.keys() - house
    assert {key for key in house if titles[key] in rest} == house
    assert all(f"`{name}`" in PARAGRAPH for names in found.values() for name in names)


def test_the_rows_of_thiefdom_are_counted_right() -> None:
    found = sources(read_pack("thiefdom").data)
    assert f"({found.count('house')} of {len(found)} rows)" in PARAGRAPH
