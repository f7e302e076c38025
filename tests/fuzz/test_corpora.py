"""What the fuzzer once found interesting goes through its reader again: read, or refused as documented."""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest

from tests.fuzz.mutate import changed
from tests.fuzz.readers import READERS
from tests.fuzz.seeds import seeds

CORPUS = Path(__file__).parent / "corpus"
PATIENCE = 20.0  # seconds of processor for one input: hundreds of times what it takes
MUTANTS = {"record": 150, "pack": 60}


@pytest.mark.parametrize("reader", READERS)
def test_every_kept_input_is_read_or_refused(reader: str) -> None:
    kept = sorted((CORPUS / reader).iterdir())
    assert kept, "there is no corpus"
    for file in kept:
        began = time.process_time()
        READERS[reader](file.read_bytes())
        assert time.process_time() - began < PATIENCE, file.name


@pytest.mark.parametrize("reader", READERS)
def test_well_formed_input_is_read_and_cut_input_breaks_nothing(reader: str) -> None:
    for whole in list(seeds(reader))[:6:2]:
        assert READERS[reader](whole), whole[:80]
        for cut in (0, 1, len(whole) // 2, len(whole) - 1):
            READERS[reader](whole[:cut])


@pytest.mark.parametrize("reader", READERS)
def test_changed_input_is_read_or_refused(reader: str) -> None:
    dice = random.Random(reader)
    sources = [*seeds(reader), *(file.read_bytes() for file in sorted((CORPUS / reader).iterdir()))]
    for _ in range(MUTANTS.get(reader, 300)):
        data = changed(dice.choice(sources), dice)
        try:
            READERS[reader](data)
        except Exception as error:
            raise AssertionError(f"{data!r} broke the reader") from error


def test_there_is_a_corpus_for_every_reader_and_no_other() -> None:
    assert {folder.name for folder in CORPUS.iterdir()} == set(READERS)
