"""A small client that plays through the same door as the browser: for programs, bots and tests."""

from __future__ import annotations

import json
import time
from contextlib import ExitStack
from http.client import HTTPException
from http.cookies import SimpleCookie
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from rookery.table.chain import chain

COOKIE = "rookery"
PATIENCE = 30.0
Json = dict[str, Any]


class Turned(Exception):
    """The service refused; `error` is its code, `clause` the rule, if a rule it was."""

    def __init__(self, status: int, body: Json) -> None:
        super().__init__(body.get("reason", "refused"))
        self.status = status
        self.error = str(body.get("error", ""))
        self.clause = str(body.get("clause", ""))


class Visitor:
    """One guest of a service, known by a cookie."""

    def __init__(self, address: str, name: str | None = None, cookie: str | None = None) -> None:
        self.address = address.rstrip("/")
        self.cookie = cookie
        self.chains: dict[str, list[str]] = {}  # by table: the seal and the links behind it
        self.told: dict[str, int] = {}  # by table: how many links were sent
        self.me: Json = self.get("/api/me")
        if name is not None:
            self.me = self.send("PATCH", "/api/me", {"name": name})

    def get(self, path: str) -> Any:
        """The answer to a question."""
        return self.send("GET", path)

    def post(self, path: str, body: Json | None = None) -> Any:
        """The answer to a request that changes something."""
        return self.send("POST", path, body or {})

    def send(self, method: str, path: str, body: Json | None = None) -> Any:
        """One request; Turned if the service refuses it, ConnectionError if it goes away meanwhile."""
        headers = {"X-Rookery": "1", "Content-Type": "application/json"}
        if self.cookie:
            headers["Cookie"] = f"{COOKIE}={self.cookie}"
        data = None if body is None else json.dumps(body).encode()
        asked = Request(self.address + path, data, headers, method=method)
        try:
            with urlopen(asked, timeout=PATIENCE) as answer:
                self._keep_cookie(answer.headers.get_all("Set-Cookie") or [])
                return _read(answer.read())
        except HTTPError as error:
            with error:
                raise Turned(error.code, _body(error.read())) from None
        except HTTPException as error:
            raise ConnectionError(f"{self.address} broke off its answer to {method} {path}") from error

    def _keep_cookie(self, lines: list[str]) -> None:
        for line in lines:
            found = SimpleCookie(line).get(COOKIE)
            if found is not None:
                self.cookie = found.value

    def open_table(self, game: str, **wishes: Any) -> Json:
        """Opens a table: seats, options, bots, clock, visibility, hints, seat, start; seal=None: not ours."""
        links = chain()
        table: Json = self.post("/api/tables", {"game": game, "seal": links[0]} | wishes)
        self.chains[table["id"]] = links
        return self.open_up(table)

    def join(self, table: str, seat: int | None = None, *, sealed: bool = True) -> Json:
        """Takes a free seat, or comes back to the own one; unsealed it adds nothing to the chance."""
        links = self.chains.setdefault(table, chain())
        body = {"seat": seat, "seal": links[0] if sealed else None}
        return self.open_up(self.post(f"/api/tables/{table}/join", body))

    def open_up(self, table: Json) -> Json:
        """Opens what we sealed, if the table waits for it; answers the table as it is then."""
        link = self.next_link(table)
        if table["status"] != "sealing" or not link or table["you"] in table["opened"]:
            return table
        path = f"/api/tables/{table['id']}"
        try:
            found: Json = self.post(f"{path}/reveal", {"link": link})
        except Turned as turned:
            if turned.error != "wrong-moment":
                raise
            found = self.get(path)  # it began, or was called off, while we looked
        return found

    def next_link(self, table: Json) -> str:
        """What we add to the chance next; '' if nothing is left, or if the host claims more than we told."""
        links, told = self.chains.get(table["id"], []), self.told.get(table["id"], 0)
        if table["newest"] not in links[: told + 1]:
            return ""
        place = links.index(table["newest"]) + 1
        if place == len(links):
            return ""
        self.told[table["id"]] = max(told, place)
        return links[place]

    def sit(self, table: str, events: int = 0, seq: int | None = None) -> Chair:
        """Connects to a table; when this returns a position is there, and no seals are waited for."""
        return Chair(self, table, events, seq)


class Chair:
    """A live connection to one table: the newest position, and every event told so far."""

    def __init__(self, visitor: Visitor, table: str, events: int = 0, seq: int | None = None) -> None:
        self.visitor = visitor
        self.table = table
        self.position: Json = {}
        self.events: list[Json] = [{}] * events
        self.chat: list[Json] = []
        self.positions = 0  # how many have arrived
        self._asked = 0
        self._answers: dict[int, Json] = {}
        parts = urlsplit(visitor.address)
        scheme = "wss" if parts.scheme == "https" else "ws"
        line = connect(
            f"{scheme}://{parts.netloc}/ws/{table}",
            additional_headers={"Cookie": f"{COOKIE}={visitor.cookie}"},
            max_size=None,
            open_timeout=PATIENCE,
            close_timeout=1.0,
        )
        self._held = ExitStack()
        self.socket: ClientConnection = self._held.enter_context(line)
        hello = {"t": "hello", "v": 1, "events": events}
        self.socket.send(json.dumps(hello if seq is None else hello | {"seq": seq}))
        self.wait(lambda: self.positions > 0 and self.position["table"]["status"] != "sealing")

    def __enter__(self) -> Chair:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Hangs up; the seat stays ours."""
        self._held.close()

    @property
    def seat(self) -> int:
        """Where we sit; -1 as an onlooker."""
        return int(self.position["table"]["you"])

    @property
    def legal(self) -> list[int]:
        """The actions we may take now."""
        return [choice[0] for choice in self.position["legal"]]

    @property
    def over(self) -> bool:
        """Whether the table is closed."""
        return bool(self.position["table"]["status"] == "over")

    def ask(self, kind: str, **fields: Any) -> Json:
        """Sends one frame and waits for its answer; Turned if it is refused."""
        self._asked += 1
        mark = self._asked
        self.socket.send(json.dumps({"t": kind, "id": mark} | fields))
        self.wait(lambda: mark in self._answers)
        answer = self._answers.pop(mark)
        if answer["t"] == "error":
            raise Turned(0, answer)
        return answer

    def move(self, *actions: int) -> int:
        """Makes a move and waits until it is kept and shown; answers the new seq."""
        link = self.visitor.next_link(self.position["table"])
        more = {"link": link} if link else {}
        answer = self.ask("move", seq=self.position["seq"], actions=list(actions), **more)
        self.wait(lambda: self.position["seq"] >= answer["seq"])
        return int(answer["seq"])

    def wait(self, done: Any = None, patience: float = PATIENCE) -> None:
        """Reads frames until something holds; without a condition until it is our turn or over."""
        wanted = done or (lambda: self.legal or self.over)
        end = time.monotonic() + patience
        while not wanted():
            self.hear(end - time.monotonic())

    def hear(self, patience: float = PATIENCE) -> Json:
        """Reads one frame."""
        frame: Json = json.loads(self.socket.recv(timeout=max(0.0, patience)))
        if frame["t"] == "position":
            self._look(frame)
        elif frame.get("id") is not None:
            self._answers[frame["id"]] = frame
        return frame

    def _look(self, frame: Json) -> None:
        self.position = frame
        self.positions += 1
        self.events = self.events[: frame["from"]] + frame["events"]
        known = self.chat[-1]["n"] if self.chat else 0
        self.chat += [line for line in frame["chat"] if line["n"] > known]
        if frame["table"]["status"] == "sealing":
            self.visitor.open_up(frame["table"])


def _read(raw: bytes) -> Any:
    """JSON where the answer is some, else text."""
    try:
        return json.loads(raw)
    except ValueError:
        return raw.decode()


def _body(raw: bytes) -> Json:
    found = _read(raw)
    return found if isinstance(found, dict) else {"reason": str(found)[:200]}


__all__ = ["Chair", "ConnectionClosed", "Turned", "Visitor"]
