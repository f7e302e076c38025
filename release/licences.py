"""Which licences we live with: permissive ones, weak copyleft unchanged, strong copyleft as a tool only."""

from __future__ import annotations

from release.locks import Part

PERMISSIVE = {
    *("0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "ISC", "MIT", "OFL-1.1", "PSF-2.0"),
    *("Zlib", "BlueOak-1.0.0", "Python-2.0", "Unlicense"),
}
# Used as their authors publish them, unchanged and replaceable, so our own licence is not touched.
UNCHANGED = {"LGPL-2.1-or-later", "LGPL-3.0-only", "MPL-2.0"}
# Run beside us when we measure, never shipped and never linked.
TOOLS = {"GPL-3.0-or-later"}


def allowed(part: Part) -> bool:
    """Whether a part's licence fits what it is used for."""
    fitting = PERMISSIVE | UNCHANGED | (TOOLS if part.use == "test" else set())
    return any(
        all(word.strip("() ") in fitting for word in choice.split(" AND "))
        for choice in part.licence.split(" OR ")
    )
