"""Checksums of a folder of release files, and their signature: `python -m release.sums FOLDER [KEY]`.

The signature is made by ssh-keygen with a key that only the releaser has; the same program checks it.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path

SUMS = "SHA256SUMS"
NAMESPACE = "rookery-release"  # a signature for something else is none for a release


def write_sums(folder: Path) -> Path:
    """Writes the checksum of every file, as `sha256sum --check` reads them."""
    files = sorted(file for file in folder.iterdir() if file.is_file() and not file.name.startswith(SUMS))
    if not files:
        raise ValueError(f"{folder} holds no files")
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    target = folder / SUMS
    target.write_text("".join(lines), encoding="utf-8")
    return target


def sign(sums: Path, key: Path) -> Path:
    """Signs the checksums with a private key of SSH; the signature lies beside them."""
    made = Path(f"{sums}.sig")
    made.unlink(missing_ok=True)
    command = ["ssh-keygen", "-q", "-Y", "sign", "-f", str(key), "-n", NAMESPACE, str(sums)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise ValueError(f"the checksums could not be signed: {done.stderr.strip()}")
    return made


def main() -> int:
    """Sums, and a signature if a key is given."""
    folder = Path(sys.argv[1])
    try:
        sums = write_sums(folder)
        if len(sys.argv) > 2:
            print(f"{sign(sums, Path(sys.argv[2]))} is the signature.")
        else:
            print(f"{sums} is not signed: give KEY=… for that.")
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
