"""Every planted fault is found, under the right name."""

from __future__ import annotations

import pytest

from rookery.testing import ConformanceError, check
from tests.kit import faulty, faulty_secrets
from tests.toys.lanterns import Lanterns

FOUND = [
    (faulty_secrets.ViewShowsCards, "leak-view"),
    (faulty_secrets.ViewShowsChoices, "leak-view"),
    (faulty_secrets.ViewIsNotPlain, "views"),
    (faulty_secrets.ViewChangesState, "views"),
    (faulty_secrets.DealIsHeard, "leak-event"),
    (faulty_secrets.ChoiceIsHeard, "leak-event"),
    (faulty_secrets.EventCountTells, "leak-event"),
    (faulty_secrets.ListTells, "leak-legal"),
    (faulty_secrets.SecondListTells, "leak-legal"),
    (faulty_secrets.RefusalTells, "leak-refusals"),
    (faulty_secrets.QuestionTells, "leak-question"),
    (faulty_secrets.PreviewTells, "leak-preview"),
    (faulty_secrets.MotiveTells, "leak-motives"),
    (faulty_secrets.ReasonTells, "leak-refusals"),
    (faulty_secrets.ResampleMovesOn, "leak-actors"),
    (faulty_secrets.ResampleTakesOwnCard, "leak-view"),
    (faulty_secrets.ResampleInPlace, "resample"),
    (faulty_secrets.ResampleLosesCards, "resample"),
    (faulty_secrets.ResampleKeepsACard, "worlds"),
    (faulty.ShallowCopy, "copies"),
    (faulty.EndlessCopy, "copies"),
    (faulty.ForgetfulCopy, "copies"),
    (faulty.LostOil, "conservation"),
    (faulty.LostCard, "conservation"),
    (faulty.Unsorted, "legal"),
    (faulty.Twice, "legal"),
    (faulty.NoChoice, "legal"),
    (faulty.OutOfTurn, "legal"),
    (faulty.BeyondTheLast, "legal"),
    (faulty.OtherChoices, "legal"),
    (faulty.ChoosesUnlisted, "legal"),
    (faulty.ChoosesTheFirst, "odds"),
    (faulty.PassesQuietly, "outcomes"),
    (faulty.PassesOnce, "outcomes"),
    (faulty.WrongMask, "actors"),
    (faulty.SwapCrashes, "applies"),
    (faulty.ListeningMatters, "applies"),
    (faulty.AcceptsUnlisted, "refusals"),
    (faulty.RefusesListed, "refusals"),
    (faulty.RefusalCrashes, "refusals"),
    (faulty.RefusalLeavesTraces, "refusals"),
    (faulty.NoClause, "clauses"),
    (faulty.UnknownClause, "clauses"),
    (faulty.LoadedDie, "odds"),
    (faulty.SeventhFace, "outcomes"),
    (faulty.NoWeight, "outcomes"),
    (faulty.SameOutcomeTwice, "outcomes"),
    (faulty.UnknownStream, "outcomes"),
    (faulty.DumpForgets, "saves"),
    (faulty.DumpSharesLists, "saves"),
    (faulty.RestoreSharesLists, "saves"),
    (faulty.RestoreCrashes, "saves"),
    (faulty.RestoreGuesses, "saves"),
    (faulty.GlobalRandom, "determinism"),
    (faulty.Endless, "length"),
    (faulty.FirstComesFirst, "order"),
    (faulty.AnswersCloseChoices, "order"),
    (faulty.OneNumberMore, "events"),
    (faulty.UnknownEvent, "events"),
    (faulty.NoWordForCard, "events"),
    (faulty.ToldToNobodyHere, "events"),
    (faulty.OpenEventWhispered, "events"),
    (faulty.PartMissing, "result"),
    (faulty.ScoreMissing, "result"),
    (faulty.NobodyWins, "result"),
    (faulty.WinnersTwice, "result"),
    (faulty.UnknownQuestion, "question"),
    (faulty.AsksEverybody, "question"),
    (faulty.ForeseesNothingJson, "preview"),
    (faulty.UnknownMotive, "motive"),
    (faulty.UnknownReason, "reason"),
    (faulty.WordsDisagree, "codec"),
    (faulty.TwoActionsTooMany, "codec"),
    (faulty.VerbMissing, "codec"),
    (faulty.NoSuchDefault, "declared"),
    (faulty.NewCrashes, "new"),
    (faulty.GrowingGame, "records"),
]


@pytest.mark.parametrize(("fault", "name"), FOUND, ids=[fault.__name__ for fault, _ in FOUND])
def test_a_planted_fault_is_found(fault: type[Lanterns], name: str) -> None:
    with pytest.raises(ConformanceError) as found:
        check(fault(), games=12, max_steps=500)
    assert found.value.check == name, str(found.value)
    assert str(found.value).startswith(f"[{name}] lanterns")
    assert "\n" not in str(found.value)


def test_every_planted_fault_is_listed() -> None:
    planted = {
        thing
        for thing in [*vars(faulty).values(), *vars(faulty_secrets).values()]
        if isinstance(thing, type) and issubclass(thing, Lanterns) and thing is not Lanterns
    }
    elsewhere = {faulty_secrets.ForgetfulResample, faulty_secrets.SkewedResample, faulty.HashOrder}
    assert planted == {fault for fault, _ in FOUND} | elsewhere
