"""`python -m tools.declare` writes the files, `python -m tools.declare --check` only says which are stale."""

from __future__ import annotations

import sys

from tools.declare import files
from tools.made import run


def main(args: list[str]) -> int:
    return run(files.MADE, files.ROOT, args)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
