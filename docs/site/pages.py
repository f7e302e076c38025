"""What the site shows from outside `docs`: the root's pages, and the client's colours, faces and rook."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
# Pages of the root under their place on the site.
PAGES = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "CONTRIBUTING.md",
    "CHANGELOG.md": "CHANGELOG.md",
    "SECURITY.md": "SECURITY.md",
    "bench/RESULTS.md": "bench/RESULTS.md",
}
# What only the repository has is named there and not linked.
ELSEWHERE = re.compile(r"(?<!!)\[([^\]]+)\]\((?:\.\./)?(?:LICENSE|docs/decisions/|bench/results\.html)\)")
ALONE = "---\nhide: [navigation]\n---\n\n"  # the first page has no neighbours to list
FONT = re.compile(r"@fontsource/([^/\"]+)/files/([^\"]+)")


def on_files(files: Files, config: Any) -> Files:
    """Adds the root's pages and the look."""
    for source, target in PAGES.items():
        text = (ROOT / source).read_text(encoding="utf-8")
        head = ALONE if target == "index.md" else ""
        files.append(File.generated(config, target, content=head + text))
    style = (WEB / "src/style/fonts.css").read_text(encoding="utf-8")
    for package, name in set(FONT.findall(style)):
        path = WEB / "node_modules/@fontsource" / package / "files" / name
        files.append(File.generated(config, f"site/{name}", abs_src_path=str(path)))
    files.append(File.generated(config, "site/fonts.css", content=FONT.sub(r"\2", style)))
    tokens = (WEB / "src/style/tokens.css").read_text(encoding="utf-8")
    tokens = tokens.replace("[data-theme=light]", "[data-md-color-scheme=default]")
    files.append(File.generated(config, "site/tokens.css", content=tokens))
    files.append(
        File.generated(config, "site/rook.svg", content=(WEB / "public/rook.svg").read_text(encoding="utf-8"))
    )
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Links between the root and `docs` lead to the same pages here."""
    markdown = ELSEWHERE.sub(r"\1", markdown)
    if page.file.src_uri in PAGES.values():
        return re.sub(r"\]\((?:\.\./)?docs/", "](", markdown)
    return re.sub(r"\]\(\.\./(bench/|[A-Z])", r"](\1", markdown)
