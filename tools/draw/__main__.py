"""`python -m tools.draw` writes the sheets, `python -m tools.draw --check` only says which are stale."""

from __future__ import annotations

import sys

from tools.draw import sheets
from tools.made import run


def main(args: list[str]) -> int:
    return run(sheets.MADE, sheets.ART, args)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
