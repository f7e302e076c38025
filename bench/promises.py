"""Runs the soaks behind docs/promises.md, writes their rows: `make promises ONLY="kills disk" KILLS=50`."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

PAGE = Path(__file__).parents[1] / "docs" / "promises.md"
HEAD = "| promise | command | date | machine | count | result |"
# The names by which a soak's size is set; those of others are not told in its row.
SIZES: dict[str, tuple[str, ...]] = {
    "kills": ("KILLS",),
    "power": ("CUTS", "CUT_GAMES"),
    "disk": ("DISKS",),
    "wires": ("CUT_WIRES",),
    "deaths": ("DEATHS",),
    "rolling": ("UPDATES",),
    "slow": ("HOURS",),
    "verifiers": ("RECORDS",),
    "time": ("TURNS",),
    "jumps": ("JUMPS",),
    "frames": ("FRAMES",),
    "requests": ("REQUESTS",),
    "fuzz": ("FUZZ_SECONDS", "READER"),
    "twins": ("GAMES", "GAME", "SEED"),
}
_TESTS = ("-m", "pytest", "-q", "-s", "-m", "soak")
SOAKS: dict[str, tuple[str, ...]] = {
    "kills": (*_TESTS, "tests/server/test_kill.py"),
    "power": (*_TESTS, "tests/faults/test_power.py"),
    "disk": (*_TESTS, "tests/faults/test_disk.py"),
    "wires": (*_TESTS, "tests/faults/test_partitions.py"),
    "deaths": (*_TESTS, "tests/server/test_takeover.py"),
    "rolling": (*_TESTS, "tests/server/test_rolling.py"),
    "schemas": (*_TESTS, "tests/faults/test_upgrades.py"),
    "slow": (*_TESTS, "tests/faults/test_slow_play.py"),
    "verifiers": (*_TESTS, "tests/fair/test_verifiers.py"),
    "time": (*_TESTS, "tests/attacks/test_pace.py"),
    "jumps": (*_TESTS, "tests/faults/test_clock_jumps.py"),
    "masterminds": (*_TESTS, "tests/attacks/test_masterminds.py"),
    "frames": (*_TESTS, "tests/server/test_fuzz.py"),
    "requests": (*_TESTS, "tests/attacks/test_malformed.py"),
    "fuzz": ("make", "fuzz"),
    "twins": ("-m", "bench.soak"),
}


def main() -> int:
    """Runs the soaks that were asked for, or all; a broken promise is told at the end, when all have run."""
    wanted = os.environ.get("ONLY", " ".join(SOAKS)).split()
    unknown = [name for name in wanted if name not in SOAKS]
    if unknown:
        print(f"there is no soak {unknown[0]!r}; there are {', '.join(SOAKS)}", file=sys.stderr)
        return 2
    broken, start = [], time.monotonic()
    for number, name in enumerate(wanted, 1):
        print(f"--- {number} of {len(wanted)}: {name}, after {_minutes(start)}", flush=True)
        rows, code = run(name)
        for row in rows:
            print(row, flush=True)
            put(PAGE, row)
        broken += [name] if code or not rows else []
    print(f"--- {len(wanted) - len(broken)} of {len(wanted)} kept, in {_minutes(start)}", flush=True)
    if broken:
        print(f"broken, or not run to the end: {', '.join(broken)}", file=sys.stderr)
    return 1 if broken else 0


def _minutes(start: float) -> str:
    return f"{(time.monotonic() - start) / 60:.0f} min"


def run(name: str) -> tuple[list[str], int]:
    """One soak: the rows that it earned, and whether it failed."""
    chosen = [f"{size}={os.environ[size]}" for size in SIZES.get(name, ()) if size in os.environ]
    command = " ".join(["make promises", f"ONLY={name}", *chosen])
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "kept"
        program = [] if SOAKS[name][0] == "make" else [sys.executable]
        known = os.environ | {"ROOKERY_PROMISES": str(file)}
        done = subprocess.run([*program, *SOAKS[name]], env=known)
        return list(_rows(file, command)), done.returncode


def _rows(file: Path, command: str) -> Iterator[str]:
    date = time.strftime("%Y-%m-%d", time.gmtime())
    if file.exists():
        for line in file.read_text(encoding="utf-8").splitlines():
            promise, count, result = json.loads(line)
            cells = (promise, f"`{command}`", date, machine(), count, result)
            yield "| " + " | ".join(cell.replace("|", "/") for cell in cells) + " |"


def machine() -> str:
    """This machine in a few words, and how busy it is beside us."""
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") // 2**30
    load = os.getloadavg()[1]
    return f"{os.cpu_count()} cores, {memory + 1} GiB, {platform.system()}, load {load:.0f}"


def put(page: Path, row: str) -> None:
    """Puts a row into the table, in place of the older one of the same promise."""
    lines = page.read_text(encoding="utf-8").splitlines()
    first = lines.index(HEAD) + 2
    end = next((n for n in range(first, len(lines)) if not lines[n].startswith("|")), len(lines))
    name = row.split("|")[1]
    same = [n for n in range(first, end) if lines[n].split("|")[1] == name]
    if same:
        lines[same[0]] = row
    else:
        lines.insert(end, row)
    page.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
