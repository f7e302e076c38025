"""Three verifiers, one answer: ours with the rules, the lone Python file without them, the page's own."""

from __future__ import annotations

import ast
import json
import runpy
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from rookery.table.ledger import Line, check_lines, check_match
from rookery.table.match import verify
from tests.fair.cases import HONEST, kept
from tests.fair.forgeries import KINDS, forged
from tests.fair.games import Case, honest
from tests.fair.page import Page
from tests.promises import kept as kept_promise
from tests.promises import size

ROOT = Path(__file__).parents[2]
RECORDS = size("RECORDS", 1000)
FILE = ROOT / "tools" / "verify_record.py"
LONE = runpy.run_path(str(FILE))
BOXES = FILE.with_name("boxes.py")
SITTING = 150  # lines that a player reads in one sitting


def by_the_lone_file(case: Case) -> str:
    """'' if it says yes, else the reason."""
    try:
        LONE["verify"](case.record, case.kept, case.ledger)
    except ValueError as wrong:
        return str(wrong)
    return ""


def by_all_who_can(case: Case, *others: str) -> list[str]:
    """What the verifiers say; an old record holds no odds: the lone file says so instead of judging it."""
    lone = by_the_lone_file(case)
    if case.record["chance"]["kind"] == "sealed":
        assert "this is an old record" in lone
        return [by_the_rules(case), *others]
    return [by_the_rules(case), lone, *others]


def by_the_rules(case: Case) -> str:
    """'' if `rookery verify` says yes to the record, the ledger and what was kept."""
    chance = case.record["chance"]
    try:
        verify(case.record)
        if case.kept is not None and case.kept["commitment"] != chance["commitment"]:
            return "the promise is another"
        if case.ledger is not None:
            lines = [Line(**entry) for entry in case.ledger]
            check_lines(lines)
            check_match(lines, chance["match"], chance["commitment"])
    except ValueError as error:
        return str(error)
    return ""


@pytest.mark.parametrize("number", range(10))
def test_both_say_yes_to_an_honest_record(number: int) -> None:
    case = honest(number)
    assert not any(by_all_who_can(case))


@pytest.mark.parametrize("number", range(8))
def test_both_say_no_to_a_forged_one(number: int) -> None:
    kind, case = forged(number)
    assert all(by_all_who_can(case)), kind


def test_both_judge_the_kept_cases_as_the_page_does() -> None:
    """web/test/verify.test.ts holds the page to the same file."""
    cases = kept()
    assert {kind for kind, _ in cases} == {*KINDS, HONEST}
    for kind, case in cases:
        answers = by_all_who_can(case)
        assert all(not answer for answer in answers) if kind == HONEST else all(answers), (kind, answers)


@pytest.mark.soak
def test_all_three_agree_on_many_honest_and_as_many_forged_records(tmp_path: Path) -> None:
    page, tally = Page(tmp_path), Counter[str]()
    try:
        for number in range(RECORDS):
            for kind, case in ((HONEST, honest(number)), forged(number)):
                answers = by_all_who_can(case, page.says(case))
                right = not any(answers) if kind == HONEST else all(answers)
                assert right, (number, kind, answers)
                tally[kind] += 1
    finally:
        page.close()
    told = ", ".join(f"{count} {kind}" for kind, count in sorted(tally.items()))
    kept_promise(
        "three verifiers agree on honest and forged records",
        told,
        "yes to every honest one, no to every forged one",
    )


def test_every_kind_of_forgery_is_tried() -> None:
    assert {forged(number)[0] for number in range(8)} == set(KINDS)


def test_what_cannot_be_checked_is_said() -> None:
    case = honest(0)
    bare: Any = LONE["verify"](case.record)
    told = " ".join(bare)
    assert "nothing kept was handed in" in told
    assert "no ledger was handed in" in told
    assert "they need the rules" in told
    oliver = " ".join(LONE["verify"](honest(2).record))
    assert "which hang on what the players did" in oliver


def asked(folder: Path, record: object, **beside: object) -> tuple[int, str]:
    """What the lone file answers as a program, without any package in reach."""
    given = {"record": record} | beside
    for name, thing in given.items():
        (folder / name).write_text(json.dumps(thing), encoding="utf-8")
    options = [part for name in beside for part in (f"--{name}", name)]
    program = [sys.executable, "-I", "-S", str(FILE), "record", *options]
    done = subprocess.run(program, cwd=folder, capture_output=True, text=True, timeout=60)
    assert not done.stderr
    return done.returncode, done.stdout


def test_the_lone_file_says_yes_or_no_and_why(tmp_path: Path) -> None:
    case, (_, cheat) = honest(0), forged(0)
    code, said = asked(tmp_path, case.record, kept=case.kept, ledger={"entries": case.ledger})
    assert (code, said.splitlines()[0]) == (0, "YES: the chance of this game is what was promised.")
    code, said = asked(tmp_path, cheat.record)
    assert (code, said[:3]) == (1, "NO:")
    unreadable: list[object] = [[], {"chance": 1}, cheat.record | {"moves": 7}, "text", None]
    for nonsense in unreadable:
        assert asked(tmp_path, nonsense)[0] == 1


def test_the_lone_file_is_short_and_stands_alone() -> None:
    assert len(FILE.read_text(encoding="utf-8").splitlines()) <= SITTING
    for file in (FILE, BOXES):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        nodes = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]
        names = {name.name for node in nodes for name in node.names if isinstance(node, ast.Import)}
        names |= {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}
        assert names <= sys.stdlib_module_names
