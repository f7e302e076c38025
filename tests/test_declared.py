"""What follows from a game's declaration is as it says; what cannot be written is refused in a sentence."""

from __future__ import annotations

import ast
import importlib
from pathlib import Path
from types import ModuleType

import pytest

from rookery.kernel import EventKind, Field, Verb
from rookery.kernel.state_fields import ALWAYS, HIDDEN, OPEN, number, plain, rows, vector
from tools.declare import __main__ as command
from tools.declare import browser, files, shapes, state
from tools.declare.game import Declared
from tools.made import stale


def told(**changed: object) -> Declared:
    """A small game, with some of it changed."""
    said = ModuleType("declared")
    said.__dict__.update(
        VERBS={
            "LAY_0": Verb("lay", (Field("slot", 3), Field("dice", 2, 1))),
            "PASS": Verb("pass"),
            "BID_0": Verb("bid", (Field("pounds", 5, -2),)),
        },
        STRIDES={"DICE_EACH": ("lay", "slot")},
        EVENTS=(EventKind("laid", ("seat", "slot")), EventKind("ended")),
        SIZES={"seats": 2},
        STATE=(
            number("seats", OPEN, "seats"),
            number("phase", OPEN, "FIRST", "what comes now"),
            vector("deck", HIDDEN, "KINDS * 2", note="what is left"),
            plain("order", OPEN, shared=ALWAYS),
            plain("hand", HIDDEN, "seats", "-1", shared="like.phase > 3"),
            rows("cards", HIDDEN),
        ),
        FOR_BOARDS={"KINDS": 5, "NAMES": ("moth", "candle")},
    )
    said.__dict__.update(changed)
    const = ModuleType("rookery.games.magpies.const")
    const.__dict__.update(FIRST=0, KINDS=5)
    return Declared("magpies", said, [const])


def test_every_file_is_what_its_game_declares() -> None:
    found = [str(path.relative_to(files.ROOT)) for path in stale(files.MADE)]
    assert found == [], "run `make declare`"
    assert len(files.texts()) == 4 * len(files.games())


def test_a_stale_file_is_named_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    old = tmp_path / "actions.py"
    old.write_text("PASS: Final = 3\n")
    made = files.MADE._replace(texts=lambda: {old: "PASS: Final = 4\n"})
    monkeypatch.setattr(files, "MADE", made)
    monkeypatch.setattr(files, "ROOT", tmp_path)
    assert command.main(["--check"]) == 1
    assert capsys.readouterr().err == "actions.py is not what its game declares: run `make declare`.\n"
    assert command.main([]) == 0
    assert old.read_text() == "PASS: Final = 4\n"
    assert command.main(["--check"]) == 0


@pytest.mark.parametrize("key", files.games())
def test_constants_are_the_numbers_of_actions_and_events(key: str) -> None:
    actions = importlib.import_module(f"rookery.games.{key}.actions")
    events = importlib.import_module(f"rookery.games.{key}.events")
    declared = importlib.import_module(f"rookery.games.{key}.declared")
    for name, verb in declared.VERBS.items():
        named = declared.CODEC.unpack(getattr(actions, name))
        assert named.name == verb.name
        if "_" in name and name.rsplit("_")[-1].isdigit() and len(verb.fields) == 1:
            assert list(named.args.values()) == [int(name.rsplit("_")[-1])]
        else:
            assert list(named.args.values()) == [field.first for field in verb.fields]
    assert declared.CODEC.size == actions.N_ACTIONS
    assert [getattr(events, f"E_{event.key.upper()}") for event in declared.EVENTS] == list(
        range(len(declared.EVENTS))
    )


def test_a_state_says_what_is_new_copied_and_shared() -> None:
    source = state.fields(told())
    ast.parse(source)
    for line in (
        "from rookery.games.magpies.const import FIRST, KINDS",
        "self.phase: i64 = FIRST  # what comes now",
        "self.deck = vec[i64]([0] * (KINDS * 2))  # what is left",
        "self.hand: list[int] = [-1] * seats",
        "self.seats, self.phase, self.order = like.seats, like.phase, like.order\n",
        "self.deck = like.deck[:]",
        "self.hand = like.hand if like.phase > 3 else like.hand.copy()",
        "self.cards = vec[vec[i64]]([row[:] for row in like.cards])",
    ):
        assert line in source


def test_the_browser_packs_actions_like_the_rules() -> None:
    game = told()
    assert [game.number(name) for name in game.verbs] == [0, 6, 9]  # BID_0 bids nothing
    assert game.stride("lay", "slot") == 2
    with pytest.raises(ValueError, match="lay has no argument face"):
        game.stride("lay", "face")
    text = browser.text(game, "")
    assert "export const layCode = (slot: number, dice: number): number => slot * 2 + dice - 1;" in text
    assert "export const bidCode = (pounds: number): number => 7 + pounds + 2;" in text
    assert '| { key: "laid"; args: { seat: number; slot: number } }' in text
    assert 'export const NAMES = ["moth", "candle"] as const;' in text
    with pytest.raises(ValueError, match="DEPTH is neither a number nor a list"):
        browser.text(told(FOR_BOARDS={"DEPTH": 1.5}), "")


SHOWN = '''
class Pile(TypedDict):
    """Cards
    on each other."""

    size: int  # of all
    top: int | None
    names: dict[str, list[str]]
    kind: Literal["day", "night"]
    deals: list[Annotated[list[int], "card", "gold"]]
    below: NotRequired[Pile]


class MagpiesView(OwnView):
    """All."""

    piles: list[Pile | None]
'''


def test_shapes_go_along_with_what_is_said_of_them() -> None:
    pile, view = shapes.interfaces(SHOWN)
    assert pile.startswith(
        "/** Cards on each other. */\nexport interface Pile {\n  size: number; // of all\n"
    )
    for line in (
        "top: number | null;",
        "names: Record<string, string[]>;",
        'kind: "day" | "night";',
        "deals: [card: number, gold: number][];",
        "below?: Pile;",
    ):
        assert line in pile
    assert "interface MagpiesView extends AnyView {\n  piles: (Pile | null)[];\n}" in view
    for odd in ("set[int]", "1"):
        with pytest.raises(ValueError, match="no TypeScript form"):
            shapes.interfaces(f"class A(TypedDict):\n    a: {odd}\n")
