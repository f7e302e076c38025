"""Our cookie is found whatever stands around it, and nobody is made a new guest over an old one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from urllib.request import Request, urlopen

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rookery.client import Turned, Visitor
from rookery.server.identity import guest_in, new_guest, signed
from rookery.server.problems import Problem
from tests.server.house import SECRET, House, open_house

# What pages beside ours on the same host set: none of it is for a strict reader of cookies.
ODD = (
    'x={"a":"b"}',
    'x={"a":"b","c":[1,2]}',
    "x=a b c",
    'x="unclosed',
    "x=a,b,c",
    "a:b=c",
    "[x]=1",
    "x(y)=1",
    "=nameless",
    "nameless",
    "x=\xe9\xff",
    "x==;y===",
    ";;; ;",
    "x=\t",
    'x="a\\',
    "$Version=1",
    "expires=Thu, 01 Jan 1970 00:00:00 GMT",
    "x=" + "y" * 20_000,
)
TEXT = st.text(st.characters(min_codepoint=32, max_codepoint=255, exclude_characters=";"), max_size=40)


@pytest.mark.parametrize("odd", ODD)
@pytest.mark.parametrize("order", ["{odd}; {own}", "{own}; {odd}", "{odd};{own};{odd}", "{odd}; {own} "])
def test_our_cookie_is_found_beside_odd_ones(odd: str, order: str) -> None:
    guest = new_guest()
    line = order.format(odd=odd, own=f"rookery={signed(guest, SECRET)}")
    assert guest_in([line], SECRET) == guest


@given(st.lists(TEXT), st.lists(TEXT), st.booleans())
def test_our_cookie_is_found_whatever_stands_around_it(
    before: list[str], after: list[str], quoted: bool
) -> None:
    guest = "0123456789abcdef01234567"
    own = signed(guest, SECRET)
    line = ";".join([*before, f' rookery="{own}"' if quoted else f" rookery={own}", *after])
    assert guest_in([line], SECRET) == guest


@given(st.lists(st.text(st.characters(max_codepoint=255))))
def test_no_line_is_anybody_but_the_one_we_signed(lines: list[str]) -> None:
    with suppress(Problem):
        assert guest_in(lines, SECRET) is None


def test_of_several_the_first_that_holds_counts() -> None:
    first, second = new_guest(), new_guest()
    forged = signed(first, b"another secret")
    lines = [
        f"rookery={forged}; rookery=",
        f"rookery={signed(first, SECRET)}; rookery={signed(second, SECRET)}",
    ]
    assert guest_in(lines, SECRET) == first
    assert guest_in([], SECRET) is None
    assert guest_in(["Rookery=x; rookeryx=y; xrookery=z"], SECRET) is None
    with pytest.raises(Problem) as problem:
        guest_in(lines[:1], SECRET)
    assert problem.value.status == 401


@pytest.mark.parametrize("odd", ODD)
def test_no_route_makes_a_new_guest_over_an_old_one(shared: House, odd: str) -> None:
    ann = Visitor(shared.address, "Ann")
    header = {"Cookie": f"{odd}; rookery={ann.cookie}".encode().decode("latin-1")}
    with urlopen(Request(f"{shared.address}/api/me", headers=header)) as answer:
        assert ann.me["id"].encode() in answer.read()
        assert answer.headers["Set-Cookie"] is None


@pytest.fixture
def paged(file: str, tmp_path: Path) -> Iterator[House]:
    (tmp_path / "index.html").write_text("<!doctype html><title>built</title>")
    with open_house(file, static=tmp_path) as house:
        yield house


def _cookie_set(house: House, path: str, cookie: str) -> str | None:
    header = {"Cookie": cookie} if cookie else {}
    with urlopen(Request(f"{house.address}{path}", headers=header)) as answer:
        found: str | None = answer.headers["Set-Cookie"]
        return found


def test_a_page_keeps_every_cookie_it_finds(paged: House) -> None:
    own = f"rookery={Visitor(paged.address).cookie}"
    assert _cookie_set(paged, "/", "") is not None
    assert _cookie_set(paged, "/", 'x={"a":"b"}') is not None
    assert _cookie_set(paged, "/", f'x={{"a":"b"}}; {own}') is None
    assert _cookie_set(paged, "/", f"rookery=neighbour; {own}") is None
    # The host may have started with the wrong secret: what we cannot read today may be good tomorrow.
    assert _cookie_set(paged, "/", f"rookery={signed(new_guest(), b'another secret')}") is None


def test_an_unreadable_cookie_is_replaced_only_on_purpose(house: House) -> None:
    strange = signed(new_guest(), b"another secret")
    with pytest.raises(Turned) as turned:
        Visitor(house.address, cookie=strange)
    assert turned.value.status == 401
    ann = Visitor(house.address)
    kept, ann.cookie = ann.cookie, strange
    anew = ann.post("/api/me")
    assert ann.cookie not in (strange, kept)
    assert ann.get("/api/me") == anew
    assert ann.post("/api/me") == anew  # who has a good one keeps it


def test_a_neighbour_with_long_cookies_does_not_lock_anybody_out(shared: House) -> None:
    ann = Visitor(shared.address, "Ann")
    long = {"Cookie": f"x={'y' * 40_000}; rookery={ann.cookie}"}
    with urlopen(Request(f"{shared.address}/api/me", headers=long)) as answer:
        assert ann.me["id"].encode() in answer.read()
