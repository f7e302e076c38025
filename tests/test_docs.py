"""The documents hang together: every link leads to a file, and the site lists every page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md"), *(ROOT / ".github").rglob("*.md")])
_LINK = re.compile(r"\]\((?!\w+:)([^)#\s]+)")
_CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_to_files(page: Path) -> None:
    links = _LINK.findall(_CODE.sub("", page.read_text(encoding="utf-8")))
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_the_site_lists_every_page() -> None:
    nav = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:\n")[2]
    listed = set(re.findall(r"[\w/.-]+\.md", nav))
    assert {str(page.relative_to(DOCS)) for page in DOCS.rglob("*.md")} - listed == set()


def test_every_module_of_the_reference_exists() -> None:
    for page in (DOCS / "reference").glob("*.md"):
        for name in re.findall(r"^::: ([\w.]+)", page.read_text(encoding="utf-8"), re.MULTILINE):
            path = ROOT / "src" / name.replace(".", "/")
            assert path.with_suffix(".py").exists() or (path / "__init__.py").exists(), name
