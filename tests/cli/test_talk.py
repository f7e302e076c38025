"""Commands at the prompt, claims in steps, refusals with clauses, secrets in a hot seat."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from tests.cli.conftest import Run

ALONE = "play crypt --seats 2 --bot 2=greedy --seed 1 --set first_leader=1"


def test_claim_in_steps_shows_total_and_risk(run: Run) -> None:
    said = run(ALONE, "1", "2", "2", "5", "")
    assert "  5  2×5 = 10, risk 67 % a Servant" in said.out.replace("\u00a0", " ")
    assert "Planned: 2×5 on card 2, total 10" in said.out
    assert "· Bowler places 2 Servants of effort 5 on card 2" in said.out


def test_quick_form_takes_cards_in_any_order(run: Run) -> None:
    said = run(ALONE, "3 1x2, 1 2x4")
    told = " ".join(said.out.split())
    assert re.search(
        r"Bowler places 2 Servants of effort 4 on card 1 \(\w+\) and 1 Servant of effort 2 on card 3", told
    )


@pytest.mark.parametrize(
    ("typed", "clause"),
    [
        ("1 4x1", "CR-5.4"),
        ("1 1x7", "CR-5.4"),
        ("1 1x2, 1 1x3", "CR-5.4"),
        ("9 1x1", "CR-5.4"),
    ],
)
def test_refused_claim_cites_its_clause(run: Run, typed: str, clause: str) -> None:
    said = run(ALONE, typed)
    assert f"Not allowed ({clause}): " in said.out
    assert "Bowler places" not in said.out


def test_lights_out_and_equal_totals_are_refused(run: Run) -> None:
    said = run(
        "play crypt --seats 2 --name 1=Anna --name 2=Bob --seed 1 --set first_leader=1",
        "1 1x4 .",
        "1 2x2",
        "1 1x5, 2 1x1 .",
        "1 1x6, 3 1x1 .",
        "? 1 1x6",
    )
    assert "Not allowed (CR-5.5): " in said.out
    assert "Bob places 1 Servant of effort 5 on card 1" in said.out
    assert "Not allowed (CR-5.7): " in said.out
    assert "1×6 on card 1, total 6: allowed now." in said.out


def test_question_mark_tells_the_rule_the_clause_and_the_reason(run: Run) -> None:
    said = run(ALONE, "?", "? CR-5.5", "? 6.4", "? 2 1x5", "? 1 1x9", "? done", "? CR-99", "? zork")
    assert "CR-5.3  Then you take exactly one action" in said.out
    assert "CR-5.5  A free card accepts any group." in said.out
    assert "CR-6.4  A Servant fails" in said.out
    assert "1×5 on card 2, total 5: allowed now." in said.out
    assert "1×9 on card 1, total 9: not allowed (CR-5.4)" in said.out
    assert "Finish placing: not allowed (CR-5.3)" in said.out
    assert "Crypt has no clause “CR-99”." in said.out
    assert "“zork” is neither a clause nor a move" in said.out


def test_undo_steps_back_through_a_claim(run: Run) -> None:
    said = run(ALONE, "1", "1", "1", "1", "u", "u", "2", "u")
    assert "Taken back: 1×1 on card 1, total 1" in said.out
    assert "Bowler’s last step is taken back." in said.out
    assert "Bowler places" not in said.out
    assert "Undo ends here" in said.out


def test_undo_reaches_the_person_who_sat_here_before(run: Run) -> None:
    said = run(
        "play crypt --seats 2 --name 1=Anna --name 2=Bob --seed 1 --set first_leader=1",
        "1 1x4 .",
        "u",
        "log",
    )
    assert "Anna’s last step is taken back." in said.out
    assert "places" not in said.out.split("taken back.")[1]


def test_hint_log_view_lang_help(run: Run) -> None:
    said = run(ALONE, "hint", "log", "view", "lang fr", "view", "lang de", "help")
    assert "A thoughtful player would: Claim Treasures · Place" in said.out
    assert "   1  Bowler starts as the Leader." in said.out
    assert "Values you have not seen: Idol" in said.out
    assert "Parlons français." in said.out
    assert "== Crypte · manche 1 sur 8" in said.out
    assert "«\u00a0de\u00a0»" in said.out
    assert "annuler votre dernière étape" in said.out


def test_the_ghost_is_told_step_by_step(run: Run) -> None:
    said = run("play crypt --solo --seed 3", "1 1x5, 2 1x4 .")
    told = [line for line in said.out.splitlines() if line.startswith("· The Ghost")]
    assert told[0].startswith("· The Ghost rolls ")
    assert any(line.startswith("· The Ghost places ") for line in told)
    assert "~G~ The Ghost holds it" in said.out


def test_hot_seat_shows_nobody_elses_secrets(run: Run) -> None:
    lines = ["4 1x1 .", "2", "2"] * 9
    said = run("play crypt --seats 3 --seed 2 --name 1=Anna --name 2=Bob --name 3=Cleo", *lines)
    parts = re.split(r"^(Anna|Bob|Cleo) plays ─+$", said.out, flags=re.MULTILINE)
    owners = set()
    for name, shown in zip(parts[1::2], parts[2::2], strict=True):
        collection = ""
        for line in shown.splitlines():
            seat = re.match(r"(?:\[A\]|\(B\)|\|C\|) (Anna|Bob|Cleo): Servants", line)
            collection = seat.group(1) if seat else collection
            if line.startswith("      ") and "(" in line:
                assert collection == name
                owners.add(name)
    assert len(owners) > 1
    assert shown_values(said.out)


def shown_values(text: str) -> bool:
    """Whether any card was shown to its owner alone."""
    return "For your eyes only" in text


def test_every_secret_line_is_told_to_its_owner_alone(run: Run) -> None:
    lines = ["4 1x1 .", "2", "2"] * 9
    said = run("play crypt --seats 3 --seed 2 --name 1=Anna --name 2=Bob --name 3=Cleo", *lines)
    parts = re.split(r"^(Anna|Bob|Cleo) plays ─+$", said.out, flags=re.MULTILINE)
    for name, shown in zip(parts[1::2], parts[2::2], strict=True):
        told = [line for line in shown.splitlines() if line.startswith("· ")]
        for before, line in pairwise(told):
            if "For your eyes only: you have collected" in line:
                assert before.startswith(f"· {name} collects card 4 face down")
