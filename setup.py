"""Builds the wheel: the rules compiled by mypyc where a C compiler works, pure Python elsewhere."""

from __future__ import annotations

import os
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py
from setuptools.errors import CCompilerError, ExecError

ROOT = Path(__file__).parent
PACKAGE = ROOT / "src" / "rookery"
CORE = ("kernel/*.py", "bots/search.py", "research/vector_core.py")
GAMES = "games/*/"
LEFT_OUT = (
    "__init__.py",
    "hints.py",
    "runtime.py",
)  # package faces, what mypyc cannot compile or brings itself
SCRATCH = "build"
# Nobody replaces our C functions from outside, so the compiler may inline them: a tenth faster.
INLINING = ["-fvisibility=hidden", "-fno-semantic-interposition"]


def modules(*patterns: str) -> list[str]:
    """The source files to compile, relative to the root."""
    found = [path for pattern in patterns for path in PACKAGE.glob(pattern)]
    return sorted(str(path.relative_to(ROOT)) for path in found if path.name not in LEFT_OUT)


def groups() -> list[tuple[list[str], str | None]]:
    """What is compiled together, for direct calls inside: the kernel with the search, and each game."""
    games = sorted(path for path in PACKAGE.glob(GAMES) if (path / "__init__.py").exists())
    parts = [(modules(f"games/{game.name}/**/*.py"), game.name) for game in games]
    return [(modules(*CORE), "rookery"), *((files, f"rookery_{name}") for files, name in parts)]


def has_compiler() -> bool:
    """Tries to compile one line that needs Python's own headers (distutils lives in setuptools)."""
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "trial.c")
        source.write_text("#include <Python.h>\nint trial(void) { return PY_MAJOR_VERSION; }\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            headers = [sysconfig.get_path("include"), sysconfig.get_path("platinclude")]
            compiler.compile([str(source)], output_dir=folder, include_dirs=headers)
        except (CCompilerError, ExecError, OSError):
            return False
    return True


def why() -> str:
    """The word that `rookery.build` explains: how this build came about."""
    if os.environ.get("ROOKERY_PURE", "0") not in ("", "0"):
        return "asked"
    return "compiled" if has_compiler() else "no-compiler"


def extensions() -> list[Extension]:
    """One C library a group, the longest first, so that two cores finish together."""
    from mypyc.build import mypycify

    parts = groups()
    made: list[Extension] = mypycify(
        # types of the other layers are `make check`'s work
        ["--follow-imports=silent", *(file for files, _ in parts for file in files)],
        opt_level="3",
        debug_level="0",
        separate=parts,
        target_dir=SCRATCH,
    )
    for extension in made:
        flags = extension.extra_compile_args
        if "-Werror" in flags:  # GCC or Clang; a new version's warning must not stop an install
            flags.remove("-Werror")
            flags += INLINING
    return sorted(made, key=lambda one: -sum(os.path.getsize(source) for source in one.sources))


class BuildWithNote(build_py):
    """Copies the package and writes down beside it why it is compiled or not."""

    def run(self) -> None:
        super().run()
        Path(self.build_lib, "rookery", "build.txt").write_text(WHY + "\n")


WHEEL = "bdist_wheel" in sys.argv  # metadata needs no compiler; an editable install stays pure
WHY = why() if WHEEL else "source"
SAID = {
    "compiled": "Rookery: compiling the rules with mypyc.",
    "asked": "Rookery: building in pure Python, because ROOKERY_PURE is set.",
    "no-compiler": "Rookery: no working C compiler with Python's headers, building in pure Python.",
}
if WHEEL:
    print(SAID[WHY], file=sys.stderr, flush=True)
(ROOT / SCRATCH).mkdir(exist_ok=True)
setup(
    ext_modules=extensions() if WHY == "compiled" else [],
    cmdclass={"build_py": BuildWithNote},
    options={
        "egg_info": {"egg_base": SCRATCH},  # nothing is ever written into src
        "build_ext": {"parallel": os.cpu_count() or 1},
    },
)
