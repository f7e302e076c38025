"""Seats act for themselves, strangers for nobody, and bad input changes nothing."""

from __future__ import annotations

import json
from collections.abc import Callable
from http.client import HTTPConnection
from typing import Any
from urllib.parse import quote

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from rookery.client import Chair, Turned, Visitor
from rookery.server.catalogue import Catalogue
from rookery.server.identity import guest_of, signed
from rookery.server.problems import Problem
from tests.server.house import SECRET, House, open_all, open_house

Body = dict[str, Any]


def ask(
    house: House, method: str, path: str, body: bytes | None = None, **headers: str
) -> tuple[int, dict[str, str], bytes]:
    """One raw request: status, headers, body."""
    link = HTTPConnection(house.address.removeprefix("http://"), timeout=60)
    try:
        spelled = {name.replace("_", "-"): value for name, value in headers.items()}
        link.request(method, path, body, spelled)
        answer = link.getresponse()
        return answer.status, {key.lower(): value for key, value in answer.getheaders()}, answer.read()
    finally:
        link.close()


def post(house: House, path: str, body: Body | bytes, **headers: str) -> tuple[int, Body]:
    """A raw request that would be fine but for what the test makes wrong."""
    fine = {"X_Rookery": "1", "Content_Type": "application/json"} | headers
    raw = body if isinstance(body, bytes) else json.dumps(body).encode()
    status, _, answer = ask(house, "POST", path, raw, **fine)
    return status, json.loads(answer)


@pytest.fixture
def table(house: House) -> tuple[Visitor, Visitor, str]:
    ann, bob = Visitor(house.address, "Ann"), Visitor(house.address, "Bob")
    name = ann.open_table("crypt", seats=2)["id"]
    bob.join(name)
    open_all(name, ann)
    return ann, bob, name


def seated(table: tuple[Visitor, Visitor, str]) -> tuple[Chair, Chair]:
    chairs = (table[0].sit(table[2]), table[1].sit(table[2]))
    return chairs if chairs[0].legal else (chairs[1], chairs[0])


def test_nobody_acts_for_another_seat(house: House, table: tuple[Visitor, Visitor, str]) -> None:
    mover, other = seated(table)
    stranger = Visitor(house.address).sit(table[2])
    seq, action = mover.position["seq"], mover.legal[0]
    for chair, code in ((other, "wrong-moment"), (stranger, "forbidden")):
        with pytest.raises(Turned) as turned:
            chair.ask("move", seq=seq, actions=[action])
        assert turned.value.error == code
    for deed, told in (("undo", {"seq": seq}), ("why", {"action": action}), ("hint", {})):
        with pytest.raises(Turned) as turned:
            stranger.ask(deed, **told)
        assert turned.value.error == "forbidden"
    assert mover.ask("ping")["seq"] == seq
    assert (stranger.position["legal"], other.position["legal"]) == ([], [])


def test_a_stale_or_repeated_move_is_refused(table: tuple[Visitor, Visitor, str]) -> None:
    mover, _ = seated(table)
    seq = mover.position["seq"]
    bundle = {"seq": seq, "actions": [mover.legal[0]]}
    mover.ask("move", **bundle)
    seen = mover.positions
    for wrong in (bundle, bundle | {"seq": 0}, bundle | {"seq": seq + 50}):
        with pytest.raises(Turned) as turned:
            mover.ask("move", **wrong)
        assert turned.value.error == "stale"
    mover.wait(lambda: mover.positions > seen)  # a fresh position follows
    status, answer = _move(mover.visitor, table[2], bundle)
    assert (status, answer) == (409, "stale")
    assert mover.ask("ping")["seq"] == seq + 1


def _move(visitor: Visitor, table: str, body: Body) -> tuple[int, str]:
    with pytest.raises(Turned) as turned:
        visitor.post(f"/api/tables/{table}/move", body)
    return turned.value.status, turned.value.error


@pytest.mark.parametrize(
    "forge",
    [
        lambda guest: f"{guest}.{'0' * 64}",
        lambda guest: guest,
        lambda guest: signed(guest, b"another secret"),
        lambda guest: signed(guest, SECRET)[:-1],
        lambda guest: signed("0" * 24, SECRET).replace("0", "1", 1),
    ],
)
def test_a_forged_cookie_is_nobody(shared: House, forge: Callable[[str], str]) -> None:
    house, ann = shared, Visitor(shared.address)
    table = [ann.open_table("crypt", seats=2)["id"]] * 3
    cookie = forge(ann.me["id"])
    headers = {"Cookie": f"rookery={cookie}".encode().decode("latin-1")}
    for path in ("/api/me", f"/api/tables/{table[2]}", f"/api/tables/{table[2]}/position"):
        status, _, body = ask(house, "GET", path, None, **headers)
        assert (status, json.loads(body)["error"]) == (401, "no-identity")
    status, answer = post(house, f"/api/tables/{table[2]}/leave", {}, **headers)
    assert (status, answer["error"]) == (401, "no-identity")
    address = house.address.replace("http", "ws") + f"/ws/{table[2]}"
    with connect(address, additional_headers=headers) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(timeout=60)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401


@pytest.mark.parametrize("cookie", ["", ".", "é.é", "\udcff." + "0" * 64, "a" * 24 + ".é"])
def test_strange_cookies_are_nobody(cookie: str) -> None:
    with pytest.raises(Problem):
        guest_of(cookie, SECRET)


def test_without_a_cookie_one_can_look_but_not_act(house: House, table: tuple[Visitor, Visitor, str]) -> None:
    status, _, body = ask(house, "GET", f"/api/tables/{table[2]}/position")
    assert status == 200
    frame = json.loads(body)
    assert (frame["table"]["you"], frame["legal"]) == (-1, [])
    assert post(house, "/api/tables", {"game": "crypt"})[0] == 401
    assert ask(house, "GET", "/api/tables?list=mine")[0] == 401


def test_a_foreign_page_is_refused(house: House, table: tuple[Visitor, Visitor, str]) -> None:
    ann, path = table[0], f"/api/tables/{table[2]}"
    cookie = {"Cookie": f"rookery={ann.cookie}"}
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1", "http://[", "file://"):
        status, answer = post(house, f"{path}/leave", {}, Origin=origin, **cookie)
        assert (status, answer["error"]) == (403, "forbidden"), origin
        address = house.address.replace("http", "ws") + f"/ws/{table[2]}"
        with pytest.raises(InvalidStatus) as refused:
            connect(address, additional_headers=cookie | {"Origin": origin}).__enter__()
        assert refused.value.response.status_code == 403
    assert post(house, f"{path}/chat", {"text": "hi"}, Origin=house.address, **cookie)[0] == 200
    no_header = ask(house, "POST", f"{path}/leave", b"{}", Content_Type="application/json", **cookie)
    assert no_header[0] == 403
    form = "application/x-www-form-urlencoded"
    assert post(house, f"{path}/leave", b"a=b", Content_Type=form, **cookie)[0] == 415


def test_a_page_elsewhere_can_be_allowed(file: str) -> None:
    with open_house(file, origins=("https://games.example",)) as house:
        ann = Visitor(house.address)
        headers = {"Cookie": f"rookery={ann.cookie}", "Origin": "https://games.example"}
        assert post(house, "/api/tables", {"game": "crypt"}, **headers)[0] == 201


def test_what_is_too_large_is_refused(house: House, table: tuple[Visitor, Visitor, str]) -> None:
    mover, _ = seated(table)
    cookie = {"Cookie": f"rookery={mover.visitor.cookie}"}
    big = json.dumps({"text": "x" * 70_000}).encode()
    assert post(house, f"/api/tables/{table[2]}/chat", big, **cookie)[0] == 413
    chunked = {"Transfer_Encoding": "chunked", "X_Rookery": "1", "Content_Type": "application/json"}
    link = HTTPConnection(house.address.removeprefix("http://"), timeout=60)
    headers = {name.replace("_", "-"): value for name, value in (chunked | cookie).items()}
    link.request("POST", f"/api/tables/{table[2]}/chat", iter([big]), headers, encode_chunked=True)
    assert link.getresponse().status == 413
    link.close()
    with pytest.raises(Turned) as turned:
        mover.ask("move", seq=mover.position["seq"], actions=[0] * 33)
    assert turned.value.error == "bad-input"
    mover.socket.send("x" * 70_000)
    with pytest.raises(ConnectionClosed) as closed:
        mover.wait(lambda: False, 10)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


SCRIPT = "<script>alert(1)</script>"[:24]


def test_a_script_in_a_name_comes_back_as_data(house: House, table: tuple[Visitor, Visitor, str]) -> None:
    mover, other = seated(table)
    mover.visitor.send("PATCH", "/api/me", {"name": SCRIPT})
    line = "<img src=x onerror=alert(1)> & 'quotes'"
    mover.ask("chat", text=line)
    other.wait(lambda: other.chat and other.position["table"]["players"][mover.seat]["name"] == SCRIPT)
    assert (other.chat[-1]["text"], other.chat[-1]["name"]) == (line, SCRIPT)
    status, headers, body = ask(house, "GET", f"/api/tables/{table[2]}")
    assert headers["content-type"] == "application/json"
    assert headers["x-content-type-options"] == "nosniff"
    assert json.loads(body)["players"][mover.seat]["name"] == SCRIPT
    assert status == 200
    page, headers, body = ask(house, "GET", f"/t/{table[2]}")
    assert (page, SCRIPT.encode() in body) == (200, False)


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 25, "a\nb", "a\0b", "\ud800", "\u202eevil", "\u200b", "\u2028", 7, None, ["a"]]
)
def test_bad_names_are_refused(shared: House, name: object) -> None:
    ann = Visitor(shared.address, "Ann")
    with pytest.raises(Turned) as turned:
        ann.send("PATCH", "/api/me", {"name": name})
    assert turned.value.status == 400
    assert ann.get("/api/me")["name"] == "Ann"


def test_chat_has_limits(house: House, table: tuple[Visitor, Visitor, str]) -> None:
    mover, _ = seated(table)
    for text in ("", " ", "x" * 501, "a\0b", "a\nb", "\ud800", 5, None):
        with pytest.raises(Turned) as turned:
            mover.ask("chat", text=text)
        assert turned.value.error == "bad-input"
    assert mover.ask("chat", text="x" * 500)["n"] == 1


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"game": "chess"}, "game"),
        ({"game": "../../etc/passwd"}, "game"),
        ({"pack": "../../etc"}, "pack"),
        ({"seats": 9}, "seats"),
        ({"seats": 0}, "seats"),
        ({"seats": True}, "seats"),
        ({"seats": 5}, "players"),
        ({"options": {"colour": "red"}}, "option"),
        ({"options": {"collectors": "C"}}, "option"),
        ({"bots": {"1": "genius"}}, "bot"),
        ({"bots": {"0": "greedy"}}, "seat 0"),
        ({"bots": {"5": "greedy"}}, "seat 5"),
        ({"bots": {"x": "greedy"}}, "bots"),
        ({"seat": 2}, "seat 2"),
        ({"clock": {"kind": "live", "minutes": 0, "increment": 5}}, "clock"),
        ({"clock": {"kind": "sand"}}, "clock"),
        ({"visibility": "hidden"}, "visibility"),
        ({"seal": "a" * 63}, "seal"),
        ({"surprise": 1}, "surprise"),
    ],
)
def test_a_bad_table_is_refused_in_one_sentence(shared: House, change: Body, word: str) -> None:
    ann = Visitor(shared.address)
    with pytest.raises(Turned) as turned:
        ann.post("/api/tables", {"game": "crypt", "seats": 2} | change)
    assert turned.value.status == 400
    assert word in str(turned.value)
    assert ann.get("/api/tables?list=mine") == []


@pytest.mark.parametrize(
    "name", ["x", "a" * 14, "%00" * 14, "..%2f..%2fetc", "'; DROP TABLE match", "é" * 14]
)
def test_unknown_tables_are_not_found(shared: House, name: str) -> None:
    status, _, body = ask(shared, "GET", f"/api/tables/{quote(name, safe='%')}")
    assert (status, json.loads(body)["error"]) == (404, "not-found")


def test_every_answer_carries_the_security_headers(house: House) -> None:
    for path in ("/", "/api/games", "/nothing/here", "/healthz", "/t/x"):
        status, headers, _ = ask(house, "GET", path)
        assert status == (404 if "nothing" in path else 200), path
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert "server" not in headers
    _, headers, _ = ask(house, "GET", "/api/me")
    assert headers["set-cookie"].startswith("rookery=")
    for word in ("HttpOnly", "SameSite=lax"):
        assert word in headers["set-cookie"]


def test_a_fault_of_ours_is_answered_without_its_details(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(self: Catalogue) -> None:
        raise RuntimeError("a secret detail")

    monkeypatch.setattr(Catalogue, "games", broken)
    status, headers, body = ask(house, "GET", "/api/games")
    assert (status, json.loads(body)["error"]) == (500, "trouble")
    assert "default-src 'none'" in headers["content-security-policy"]
    assert b"secret" not in body


def test_too_fast_is_refused_for_a_while(file: str) -> None:
    with open_house(file, socket_rate=0.001, socket_burst=5, tables_a_minute=2) as house:
        ann = Visitor(house.address)
        names = [ann.open_table("crypt", seats=1)["id"] for _ in range(2)]
        with pytest.raises(Turned) as turned:
            ann.open_table("crypt", seats=1)
        assert (turned.value.status, turned.value.error) == (429, "too-fast")
        chair = ann.sit(names[0])
        for _ in range(4):  # hello was the fifth
            chair.ask("ping")
        with pytest.raises(Turned) as turned:
            chair.ask("ping")
        assert turned.value.error == "too-fast"
    with open_house(file, request_rate=1.0, request_burst=10) as house:
        assert {ask(house, "GET", "/healthz")[0] for _ in range(15)} == {200, 429}


def test_a_running_game_keeps_its_secrets(house: House, table: tuple[Visitor, Visitor, str]) -> None:
    mover, other = seated(table)
    hall = house.app.state.hall
    row = hall.tables[table[2]].row
    said = json.dumps([mover.position, other.position, table[0].get(f"/api/tables/{table[2]}")])
    assert row.commitment in said
    assert row.seed not in said
    assert hall.tables[table[2]].match.hash not in said
    for path in ("replay", "replay/0", "story", "record"):
        with pytest.raises(Turned) as turned:
            table[0].get(f"/api/tables/{table[2]}/{path}")
        assert turned.value.status == 409


def test_a_client_of_another_version_is_told_and_hung_up_on(
    house: House, table: tuple[Visitor, Visitor, str]
) -> None:
    address = house.address.replace("http", "ws") + f"/ws/{table[2]}"
    with connect(address, additional_headers={"Cookie": f"rookery={table[0].cookie}"}) as socket:
        socket.send('{"t":"hello","v":999,"events":0}')
        told = json.loads(socket.recv(timeout=60))
        assert (told["t"], told["error"]) == ("error", "other-version")
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=60)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4426
