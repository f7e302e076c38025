"""Options of one family are typed by its name: the command line knows no game's own."""

from __future__ import annotations

import pytest

from rookery.cli.parser import families

KNOWN = ("--set", "--seats", "--bot", "--plain")


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("crypt --side pottery=B --seats 3", "crypt --set side_pottery=B --seats 3"),
        ("--side idol=A --side pottery=B", "--set side_idol=A --set side_pottery=B"),
        ("--bot 2=greedy --set memory=physical", "--bot 2=greedy --set memory=physical"),
        ("--set side_idol=A --plain", "--set side_idol=A --plain"),
        ("--zork --plain", "--zork --plain"),
        ("--side pottery", "--side pottery"),
        ("--side =B -- a=b", "--side =B -- a=b"),
    ],
)
def test_a_word_with_a_pair_is_an_option_of_its_family(typed: str, read: str) -> None:
    assert families(typed.split(), KNOWN) == read.split()
