"""The door's guard: headers on every answer, sizes, origins, the anti-forgery header, and rates."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rookery.server import frames, logs, metrics
from rookery.server.limits import MESSAGE_BYTES, Buckets, Crowd, neighbourhood
from rookery.server.problems import CODES, Problem
from rookery.server.settings import Settings

LOG = logging.getLogger("rookery.http")
CHANGING = ("POST", "PUT", "PATCH", "DELETE")
CSRF = "x-rookery"
GONE = 499  # in the log: who asked hung up before the end
SECURITY = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def refusal(problem: Problem) -> Response:
    """A problem as an HTTP answer."""
    metrics.REFUSED.labels(problem.error).inc()
    return Response(frames.spelled(problem.body()), problem.status, media_type="application/json")


def own_origin(headers: Headers, others: Sequence[str]) -> bool:
    """Whether a browser's page of ours (or a program, which sends no Origin) is asking."""
    origin = headers.get("origin")
    if origin is None:
        return True
    if origin.rstrip("/") in others:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc == headers.get("host", "")


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.rates = Buckets(settings.request_rate, settings.request_burst, settings.now)
        self.sockets = Crowd(settings.sockets_an_address)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        place = place_of(scope)
        if not own_origin(Headers(scope=scope), self.settings.origins):
            await _turn_away(receive, send, 4403, "foreign origin")
        elif not self.rates.take(place):
            await _turn_away(receive, send, 4429, "that was too fast; wait a moment")
        elif not self.sockets.enter(place):
            metrics.REFUSED.labels("too-fast").inc()
            await receive()
            await send({"type": "websocket.accept"})  # a page is told the code of a line that was open only
            await send({"type": "websocket.close", "code": 4429, "reason": "too many connections from here"})
        else:
            try:
                await self.app(scope, receive, send)
            finally:
                self.sockets.leave(place)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = Answer(scope, send)
        try:
            self._check(scope)
            if scope["method"] in CHANGING:
                receive = Body(await self._whole_body(receive), receive).receive
            await self.app(scope, receive, answer.send)
        except ClientDisconnect:
            answer.status = GONE
        except Problem as problem:
            await answer.refuse(problem, receive)
        except Exception:
            LOG.exception("a request failed")
            await answer.refuse(Problem(500, "something went wrong here", error="trouble"), receive)
        finally:
            answer.note()

    async def _whole_body(self, receive: Receive) -> bytes:
        try:
            async with asyncio.timeout(self.settings.body_seconds):
                return await _whole_body(receive)
        except TimeoutError:
            raise Problem(408, "the body did not come in time") from None

    def _check(self, scope: Scope) -> None:
        """Refuses what is too fast, too large, or sent by a foreign page."""
        headers = Headers(scope=scope)
        if not self.rates.take(place_of(scope)):
            raise Problem(429, "that was too fast; wait a moment")
        if scope["method"] not in CHANGING:
            return
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > MESSAGE_BYTES:
            raise Problem(413, f"a message has at most {MESSAGE_BYTES} bytes")
        if not own_origin(headers, self.settings.origins):
            raise Problem(403, "this request comes from a foreign page")
        if headers.get(CSRF) != "1":
            raise Problem(403, "the header X-Rookery: 1 is missing")
        if headers.get("content-type", "").split(";")[0].strip() != "application/json":
            raise Problem(415, "the content type is application/json")


async def _whole_body(receive: Receive) -> bytes:
    """The body of a request; Problem 413 as soon as it is too large, ClientDisconnect if it breaks off."""
    body, more = b"", True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > MESSAGE_BYTES:
            raise Problem(413, f"a message has at most {MESSAGE_BYTES} bytes")
    return body


def place_of(scope: Scope) -> str:
    """Whom a request or a socket counts for: the address it came from, behind a proxy the one it tells."""
    client = scope.get("client")
    return neighbourhood(client[0]) if client else ""


async def _turn_away(receive: Receive, send: Send, code: int, reason: str) -> None:
    """Refuses a WebSocket before it is open."""
    metrics.REFUSED.labels(CODES[code - 4000]).inc()
    await receive()
    await send({"type": "websocket.close", "code": code, "reason": reason})


class Body:
    """A body that was read already, handed on."""

    def __init__(self, body: bytes, receive: Receive) -> None:
        self._body: bytes | None = body
        self._receive = receive

    async def receive(self) -> Message:
        if self._body is None:
            return await self._receive()
        body, self._body = self._body, None
        return {"type": "http.request", "body": body, "more_body": False}


class Answer:
    """Adds the headers, counts the answer and writes one line of log."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self._scope = scope
        self._send = send
        self._began = time.perf_counter()
        self.begun = False
        self.status = 500

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.begun, self.status = True, message["status"]
            headers = MutableHeaders(scope=message)
            for name, value in SECURITY.items():
                headers[name] = value
            if self.status == 408:  # what is left of the body is not waited for
                headers["Connection"] = "close"
            if self._scope["path"].startswith("/api/") and "cache-control" not in headers:
                headers["Cache-Control"] = "no-store"
        await self._send(message)

    async def refuse(self, problem: Problem, receive: Receive) -> None:
        """Answers with a problem, if nothing was answered yet."""
        if not self.begun:
            await refusal(problem)(self._scope, receive, self.send)

    def note(self) -> None:
        route = getattr(self._scope.get("route"), "path", "other")
        seconds = time.perf_counter() - self._began
        metrics.REQUESTS.labels(self._scope["method"][:10], route, str(self.status)).inc()
        metrics.REQUEST_SECONDS.observe(seconds)
        logs.request(self._scope["method"], route, self.status, seconds)
