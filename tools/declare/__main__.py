"""`python -m tools.declare` writes the files, `python -m tools.declare --check` only says which are stale."""

from __future__ import annotations

import sys

from tools.declare.files import ROOT, stale, write


def main(args: list[str]) -> int:
    if args not in ([], ["--check"]):
        print("usage: python -m tools.declare [--check]", file=sys.stderr)
        return 2
    for path in stale():
        name = path.relative_to(ROOT)
        if not args:
            write(path)
            print(f"{name} is written.")
        else:
            print(f"{name} is not what its game declares: run `make declare`.", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
