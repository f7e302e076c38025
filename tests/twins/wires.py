"""A client of the service without a network: every byte, header and moment of what it is sent is kept."""

from __future__ import annotations

import asyncio
import json
from typing import Any, NamedTuple

from starlette.types import ASGIApp, Message

from tests.twins.dial import Dial

Line = tuple[Any, ...]
Headers = list[tuple[bytes, bytes]]
HOST = b"rookery.test"


class Ask(NamedTuple):
    """One request."""

    path: str
    body: Any = None
    headers: tuple[tuple[str, str], ...] = ()


class Answer(NamedTuple):
    """What came back."""

    status: int
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Client:
    """Somebody who asks; `told` is everything they were sent, in order."""

    def __init__(self, app: ASGIApp, dial: Dial, headers: dict[str, str], told: list[Line]) -> None:
        self.app = app
        self.dial = dial
        self.told = told
        self.headers: Headers = [(b"host", HOST)]
        self.headers += [(name.lower().encode(), value.encode()) for name, value in headers.items()]

    def note(self, *line: Any) -> None:
        """Keeps one more thing that came, with the moment."""
        self.told.append((round(self.dial.time(), 6), *line))

    async def ask(self, method: str, ask: Ask, *, keep: bool = True) -> Answer:
        """One request; its status, headers in order, and the body piece by piece are kept."""
        body = b"" if ask.body is None else json.dumps(ask.body).encode()
        headers = [*self.headers, *((name.encode(), value.encode()) for name, value in ask.headers)]
        if ask.body is not None:
            length = (b"content-length", str(len(body)).encode())
            headers += [(b"content-type", b"application/json"), (b"x-rookery", b"1"), length]
        sent: list[Message] = []

        async def receive() -> Message:
            if receive.done:  # type: ignore[attr-defined]
                await asyncio.Event().wait()
            receive.done = True  # type: ignore[attr-defined]
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Message) -> None:
            sent.append(message)
            if keep:
                self.note(method, ask.path, *_spelled(message))

        receive.done = False  # type: ignore[attr-defined]
        await self.app(_scope("http", ask.path, headers) | {"method": method}, receive, send)
        assert sent[0]["status"] != 500, f"{method} {ask.path} fails"
        return Answer(sent[0]["status"], b"".join(part.get("body", b"") for part in sent[1:]))

    def connect(self, path: str) -> Wire:
        """A WebSocket that stays open until it is hung up."""
        return Wire(self, path)


class Wire:
    """One connection to a table."""

    def __init__(self, client: Client, path: str) -> None:
        self.client = client
        self.path = path
        self.frames: list[dict[str, Any]] = []
        self._in: asyncio.Queue[Message] = asyncio.Queue()
        self._in.put_nowait({"type": "websocket.connect"})
        scope = _scope("websocket", path, client.headers)
        self._served = asyncio.ensure_future(client.app(scope, self._in.get, self._send))

    async def _send(self, message: Message) -> None:
        self.client.note("WS", self.path, *_spelled(message))
        if message["type"] == "websocket.send":
            self.frames.append(json.loads(message["text"]))

    def say(self, **frame: Any) -> None:
        """Sends one frame."""
        self._in.put_nowait({"type": "websocket.receive", "text": json.dumps(frame)})

    @property
    def position(self) -> dict[str, Any]:
        """The newest one."""
        return next(frame for frame in reversed(self.frames) if frame["t"] == "position")

    async def hang_up(self) -> None:
        """Leaves, and waits until the service has noticed."""
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._served


def _spelled(message: Message) -> Line:
    """A message of the service with nothing left out."""
    return tuple((name, message[name]) for name in sorted(message))


def _scope(kind: str, path: str, headers: Headers) -> dict[str, Any]:
    place, _, query = path.partition("?")
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "ws" if kind == "websocket" else "http",
        "path": place,
        "raw_path": place.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": headers,
        "client": ("127.0.0.1", 5000),
        "server": ("127.0.0.1", 80),
        "subprotocols": [],
        "state": {},
        "extensions": {},
    }
