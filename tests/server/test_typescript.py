"""The browser's types are those of the models, all of them, as they are now."""

from __future__ import annotations

from pathlib import Path

from rookery.server import typescript
from rookery.server.shapes.socket import ASKED

FILE = Path(__file__).parents[2] / "web" / "src" / "door" / "shapes.gen.ts"
AGAIN = f"python -m rookery.server.typescript > {FILE.relative_to(Path(__file__).parents[2])}"


def test_the_browser_has_the_types_of_the_models() -> None:
    assert FILE.read_text(encoding="utf-8") == typescript.text(), f"the models changed: run {AGAIN}"


def test_every_model_is_in_it() -> None:
    names = [shape.__name__ for shape in typescript.shapes()]
    assert len(names) == len(set(names)) > 40
    assert {"Position", "Table", "ReviewState", "Told", "Trouble"} <= set(names)
    assert {shape.__name__ for shape in ASKED.values()} <= set(names)
    for name in names:
        assert f" {name} " in FILE.read_text(encoding="utf-8")
