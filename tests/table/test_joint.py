"""Chance made by the host's seed and the players' sealed chains: bound, mixed, replayed, verified."""

from __future__ import annotations

import hashlib
import hmac
from copy import deepcopy
from itertools import pairwise
from typing import Any

import pytest

from rookery.kernel import Picker
from rookery.table.chain import LENGTH, before, chain, is_link
from rookery.table.joint import Joint, promise
from rookery.table.match import Match, verify
from rookery.table.record import read_line, write_line
from tests.table.matches import SECRET, sealed
from tests.table.toy import BID, MARK, ROLL_DIE, Toy

GAME = Toy()
CHAINS = [chain(f"{seat + 1:064x}", 30) for seat in range(3)]
SEALS = [links[0] for links in CHAINS]


def joint(links: Any = None, seals: Any = None, match_id: str = "m-1") -> Joint:
    """A source that three seats have sealed and opened."""
    first = [(0, seat, CHAINS[seat][1]) for seat in range(3)]
    return Joint(SECRET, match_id, SEALS if seals is None else seals, first if links is None else links)


def played(seed: int = 1, linked: bool = True) -> Match:
    """A whole match in which every move brings the next link."""
    match, pick, told = Match(GAME, 3, chance=joint()), Picker(seed), [1, 1, 1]
    while not match.over:
        seat = match.actor
        legal = match.legal(seat)
        told[seat] += 1
        match.play(legal[int(pick.below(len(legal)))], seat, CHAINS[seat][told[seat]] if linked else "")
    return match


RECORD = played().record()


def told(attempt: Any) -> str:
    with pytest.raises(ValueError) as refusal:  # noqa: PT011
        attempt()
    assert "\n" not in str(refusal.value)
    return str(refusal.value)


def test_a_chain_is_told_from_its_seal_on() -> None:
    links = chain("ab" * 32, 5)
    assert links[-1] == "ab" * 32
    assert all(before(later) == earlier for earlier, later in pairwise(links))
    written = f"14:rookery-link-1,64:{'ab' * 32},"
    assert links[-2] == hashlib.sha256(written.encode()).hexdigest()
    assert len(chain()) == LENGTH + 1
    assert chain() != chain()
    assert all(is_link(link) for link in links)
    assert not any(is_link(word) for word in ("", "AB" * 32, "ab" * 31, None, "zz" * 32))


def test_the_promise_binds_seed_table_and_seals() -> None:
    usual = promise(SECRET, "m-1", SEALS)
    others = [
        promise(bytes(32), "m-1", SEALS),
        promise(SECRET, "m-2", SEALS),
        promise(SECRET, "m-1", SEALS[::-1]),
    ]
    assert usual not in [*others, promise(SECRET, "m-1", ["", *SEALS[1:]])]
    written = f"20:rookery-commitment-2,64:{SECRET.hex()},3:m-1,1:3," + "".join(
        f"64:{seal}," for seal in SEALS
    )
    assert usual == hashlib.sha256(written.encode()).hexdigest()


def test_outcomes_follow_the_published_steps() -> None:
    """Written from docs/fair-chance.md, not from the code."""
    salts = "".join(f"64:{links[1]}," for links in CHAINS)
    message = f"16:rookery-chance-2,3:m-1,4:deck,1:0,1:0,1:3,{salts}"
    word = int.from_bytes(hmac.new(SECRET, message.encode(), hashlib.sha256).digest()[:8], "big")
    source = joint()
    source.mark()
    assert source.below(6, "deck", 0) == word % 6


def test_a_later_link_changes_what_comes_next_and_nothing_before() -> None:
    plain, linked = Match(GAME, 3, chance=joint()), Match(GAME, 3, chance=joint())
    assert plain.moves == linked.moves
    mixed = []
    for seat in range(3):
        plain.play(BID, seat)
        linked.play(BID, seat, CHAINS[seat][2])
    for match in (plain, linked):
        assert isinstance(match.chance, Joint)
        mixed.append((match.chance.mark(), [match.chance.below(10**9, "dice", n) for n in range(4)]))
    assert mixed[0][0] != mixed[1][0]
    assert all(one != two for one, two in zip(mixed[0][1], mixed[1][1], strict=True))


def test_the_order_in_which_links_arrive_is_nobodys_choice() -> None:
    one, two = Match(GAME, 3, chance=joint()), Match(GAME, 3, chance=joint())
    for seat in (0, 1, 2):
        one.play(BID, seat, CHAINS[seat][2])
    for seat in (2, 0, 1):
        two.play(BID, seat, CHAINS[seat][2])
    one.play(ROLL_DIE, 0)
    two.play(ROLL_DIE, 0)
    assert one.moves[-1] == two.moves[-1]


def test_a_record_replays_and_verifies() -> None:
    again = read_line(write_line(RECORD))
    assert verify(again, game=GAME).record() == RECORD
    assert Match.replay(again, game=GAME).record() == RECORD
    assert len(RECORD["chance"]["links"]) > 3
    assert "draws" in RECORD["chance"]


def test_a_replayed_match_goes_on_as_it_would_have() -> None:
    straight = Match(GAME, 3, chance=joint())
    straight.play(BID, 0, CHAINS[0][2])
    record = straight.record()
    assert set(record["chance"]) == {"kind", "match", "commitment", "seals", "links"}
    links = [tuple(link) for link in record["chance"]["links"]]
    resumed = Match.replay(record, game=GAME, chance=joint(links))
    for match in (straight, resumed):
        match.play(BID, 1, CHAINS[1][2])
        match.play(BID, 2)
        match.play(ROLL_DIE, 0, CHAINS[0][3])
    assert straight.record() == resumed.record()
    assert Match.replay(record, game=GAME).record() == record  # read without the seed


def test_an_undone_move_leaves_its_link() -> None:
    match = Match(GAME, 3, chance=joint())
    for seat in range(3):
        match.play(BID, seat)
    match.play(MARK, 0, CHAINS[0][2])
    match.undo(0)
    assert told(lambda: match.play(MARK + 1, 0, CHAINS[0][2])) == "this is not what seat 0 sealed"
    match.play(ROLL_DIE, 0, CHAINS[0][3])
    links = match.record()["chance"]["links"]
    assert [link for _, seat, link in links if seat == 0] == CHAINS[0][1:4]
    assert Match.replay(match.record(), game=GAME).hash == match.hash


def test_a_refused_move_keeps_no_link() -> None:
    match = Match(GAME, 3, chance=joint())
    before_it = match.record()
    told(lambda: match.play(ROLL_DIE, 0, CHAINS[0][2]))
    assert match.record() == before_it
    match.play(BID, 0, CHAINS[0][2])


@pytest.mark.parametrize(
    ("seat", "link", "sentence"),
    [
        (0, CHAINS[0][3], "this is not what seat 0 sealed"),
        (0, CHAINS[0][1], "this is not what seat 0 sealed"),
        (0, CHAINS[1][2], "this is not what seat 0 sealed"),
        (0, "salt", "a link is 64 hexadecimal digits in lower case"),
        (1, CHAINS[1][2], "seat 1 has sealed nothing, so it can add nothing to the chance"),
    ],
)
def test_only_the_next_link_is_taken(seat: int, link: str, sentence: str) -> None:
    source = joint([(0, 0, CHAINS[0][1])], [SEALS[0], "", SEALS[2]])
    match = Match(GAME, 3, chance=source)
    assert told(lambda: match.play(BID, seat, link)) == sentence
    assert match.record()["chance"]["links"] == [[0, 0, CHAINS[0][1]]]


def test_other_chance_takes_no_links() -> None:
    match = Match(GAME, 3, chance=sealed())
    assert "nobody can add to it" in told(lambda: match.play(BID, 0, CHAINS[0][1]))


BROKEN: list[tuple[Any, str]] = [
    (lambda c: c.pop("seals"), "a joint source has the fields"),
    (lambda c: c.pop("draws"), "a joint source has the fields"),
    (lambda c: c["seals"].__setitem__(0, "short"), "the seal of seat 0 is not 64 hexadecimal digits"),
    (lambda c: c["seals"].__setitem__(0, SEALS[1]), "link 1: this is not what seat 0 sealed"),
    (lambda c: c.update(seed="00" * 32), "the record promised"),
    (lambda c: c["links"].__setitem__(0, [0, 0]), "link 1: a link has its place, its seat and its digits"),
    (lambda c: c["links"].__setitem__(0, [0, 7, "ab" * 32]), "link 1: seat 7 has sealed nothing"),
    (lambda c: c["links"].__setitem__(0, [0, "0", "ab" * 32]), "'0' is not a whole number"),
    (lambda c: c["links"].__setitem__(0, [9, *c["links"][0][1:]]), "in the order in which they were told"),
    (lambda c: c["links"].pop(), "the seed leads to"),
    (lambda c: c["links"].__setitem__(2, [1, *c["links"][2][1:]]), "the seed leads to"),
    (lambda c: c["draws"].__setitem__(0, [0, 1, 0, 1]), "the draws are not those of the rules"),
    (lambda c: c["draws"].pop(), "the draws are not those of the rules"),
]


@pytest.mark.parametrize(("edit", "sentence"), BROKEN, ids=range(len(BROKEN)))
def test_broken_records_are_refused(edit: Any, sentence: str) -> None:
    record = deepcopy(RECORD)
    edit(record["chance"])
    assert sentence in told(lambda: verify(record, game=GAME))


def test_bad_sources_are_refused() -> None:
    assert told(lambda: Joint(b"short", "m", [])) == "a sealed seed is 32 bytes"
    assert told(lambda: Joint(SECRET, "", [])) == "the match id is empty"
