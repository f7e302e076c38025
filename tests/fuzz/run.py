"""Coverage-guided fuzzing of one reader, or of all: `make fuzz`, `make fuzz READER=pack FUZZ_SECONDS=600`.

What is new to the reader joins its corpus in the repository, as long as it is small; what breaks it is kept
as `broken-…` there and fails the run, and from then on `make test`, until it is mended.
"""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.fuzz.mutate import changed
from tests.promises import kept

CORPUS = Path(__file__).parent / "corpus"
LARGEST = 2048  # bytes of a corpus file in the repository
MOST = 40  # files of one reader there


def main() -> int:
    """Fuzzes the readers one after the other, each in a process of its own."""
    if len(sys.argv) > 2 and sys.argv[1] == "child":
        return fuzz(sys.argv[2], sys.argv[3:])
    from tests.fuzz.readers import READERS

    chosen = os.environ.get("READER")
    seconds = int(os.environ.get("FUZZ_SECONDS", "60"))
    counts, found = {}, 0
    for reader in [chosen] if chosen else READERS:
        counts[reader], broken = run(reader, seconds)
        found += broken
        print(f"{reader}: {counts[reader]} inputs, {broken} broke it", flush=True)
    if not found:
        each = ", ".join(f"{reader} {runs}" for reader, runs in counts.items())
        kept(
            f"malformed input to {chosen or 'records, saves, packs, states, frames, cookies, names'}",
            f"{sum(counts.values())} inputs, guided by coverage ({each})",
            "each is read or refused as documented, within twenty seconds of a busy machine",
        )
    return 1 if found else 0


def run(reader: str, seconds: int) -> tuple[int, int]:
    """How many inputs one reader was given, and whether one broke it."""
    from tests.fuzz.seeds import seeds

    own = CORPUS / reader
    own.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        start, grown = Path(folder) / "seeds", Path(folder) / "grown"
        start.mkdir()
        grown.mkdir()
        for number, data in enumerate(seeds(reader)):
            (start / str(number)).write_bytes(data)
        command = [sys.executable, "-m", "tests.fuzz.run", "child", reader, str(grown), str(own), str(start)]
        limits = [f"-max_total_time={seconds}", "-timeout=20", "-rss_limit_mb=2048", "-max_len=65536"]
        done = subprocess.run([*command, *limits, f"-artifact_prefix={own}/broken-"], stderr=subprocess.PIPE)
        told = done.stderr.decode(errors="replace")
        if done.returncode:
            print(told[-4000:], file=sys.stderr)
        keep_small(grown, own)
    counts = re.findall(r"^#(\d+)", told, re.MULTILINE)
    return int(counts[-1]) if counts else 0, int(done.returncode != 0)


def keep_small(grown: Path, own: Path) -> None:
    """The smallest of what is new joins the corpus, until it is full."""
    room = MOST - len(list(own.iterdir()))
    found = [file for file in grown.iterdir() if file.stat().st_size <= LARGEST]
    for file in sorted(found, key=lambda file: file.stat().st_size)[: max(0, room)]:
        (own / file.name[:16]).write_bytes(file.read_bytes())


def fuzz(reader: str, arguments: list[str]) -> int:
    """Runs inside a process that watches which lines of ours are reached."""
    import atheris

    with atheris.instrument_imports(include=["rookery"]):
        from tests.fuzz.readers import READERS

    def mutated(data: bytes, most: int, seed: int) -> bytes:
        """Half of the time where the input has meaning, else anywhere."""
        found = changed(data, random.Random(seed)) if seed % 2 else atheris.Mutate(data, most)
        return bytes(found[:most])

    def read(data: bytes) -> None:
        READERS[reader](data)

    atheris.Setup([reader, *arguments], read, custom_mutator=mutated)
    atheris.Fuzz()
    return 0


if __name__ == "__main__":
    sys.exit(main())
