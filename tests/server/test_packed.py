"""What is the same for everybody goes over the wire packed; what a viewer may know does not."""

from __future__ import annotations

import urllib.request
from gzip import decompress

import pytest

from rookery.client import Visitor
from tests.server.house import House


@pytest.mark.parametrize("path", ["/api/games", "/api/packs/oliver_twist/house", "/api/words/crypt/fr.ftl"])
def test_what_is_the_same_for_everybody_goes_packed(house: House, path: str) -> None:
    plain = urllib.request.Request(house.address + path)
    packed = urllib.request.Request(house.address + path, headers={"Accept-Encoding": "gzip"})
    with urllib.request.urlopen(plain) as one, urllib.request.urlopen(packed) as other:
        whole, small = one.read(), other.read()
        assert (one.headers["Content-Encoding"], other.headers["Content-Encoding"]) == (None, "gzip")
        assert one.headers["Vary"] == other.headers["Vary"] == "Accept-Encoding"
    assert decompress(small) == whole
    assert len(small) < len(whole) / 2.5


def test_what_a_viewer_may_know_goes_unpacked(house: House) -> None:
    """Beside somebody's own words in it, a packed length would tell about what else is there."""
    ann = Visitor(house.address)
    table = ann.open_table("crypt", seats=1)["id"]
    for path in (f"/api/tables/{table}/position", "/api/tables?list=open"):
        asked = urllib.request.Request(house.address + path, headers={"Accept-Encoding": "gzip"})
        with urllib.request.urlopen(asked) as answer:
            assert answer.headers["Content-Encoding"] is None
