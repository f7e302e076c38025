"""The tutorial's files, put together as they stand on its page, are a game that keeps the contract."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

PAGE = Path(__file__).parents[1] / "docs" / "tutorial.md"
_BLOCK = re.compile(r'^``` { \.\w+ title="([^"]+)" }\n(.*?)^```', re.MULTILINE | re.DOTALL)
PLAY = """
from magpies.flow import Magpies
from rookery import Match
from tests.table.matches import finish

match = finish(Match(Magpies({}), 3, 7))
again = Match.replay(match.record(), game=match.game)
print(max(score.total for score in match.scores) >= 20, again.hash == match.hash)
"""


def test_its_game_passes_the_kit_has_its_words_and_is_played(tmp_path: Path) -> None:
    made = [sys.executable, "-m", "rookery.cli", "new-game", "magpies", "--folder", str(tmp_path / "magpies")]
    subprocess.run(made, capture_output=True, check=True)
    home = tmp_path / "magpies"
    for name in ("const", "state", "instinct", "flow"):
        (home / "src" / "magpies" / f"{name}.py").unlink()
    for old in [*(home / "tests").glob("*.py"), *(home / "src" / "magpies" / "locale").glob("*.ftl")]:
        old.unlink()
    for title, text in _BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        path = home / title
        path.parent.mkdir(parents=True, exist_ok=True)
        before = path.read_text(encoding="utf-8") + "\n" if path.exists() else ""
        path.write_text(before + text, encoding="utf-8")
    folders = [str(home / "src"), str(home / "tests"), str(PAGE.parents[1]), *sys.path]
    lines = [f"import sys; sys.path[:0] = {folders!r}", "import test_magpies as t"]
    lines += ["t.test_the_contract(); t.test_the_words()", PLAY]
    done = subprocess.run(
        [sys.executable, "-c", "\n".join(lines)], capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.stderr) == ("True True\n", "")
