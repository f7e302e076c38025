"""uvicorn's HTTP protocol with an end to its patience: connections that dawdle are closed, an address that
holds too many makes room for itself, and there are always files left to answer others."""

from __future__ import annotations

import asyncio
import resource
import socket
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, cast

import h11
from uvicorn.config import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from rookery.server import metrics
from rookery.server.identity import own_cookies
from rookery.server.limits import Crowd, neighbourhood
from rookery.server.settings import Settings
from rookery.server.siblings import Siblings

AT_ONCE = 256  # connections the loop takes in before it looks at any of them
KEPT_FREE = AT_ONCE + 128  # files for those, and for the database, the log and reviews
FEWEST = 16
ASKED = 64  # bytes in which a request has said for which table it is, if it comes in pieces
LATER = 2.0  # seconds after which a body is cut off that nobody asked for; one that is read is refused before
FRESH = {h11.CLIENT: h11.IDLE, h11.SERVER: h11.IDLE}
TURNED_AWAY = b"HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


def more_files() -> None:
    """Lets this process and its children open as many files as the machine allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # some systems promise more than they allow
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def room_for(connections: int) -> int:
    """How many connections this worker holds: as told, but never so many that it runs out of files."""
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if files == resource.RLIM_INFINITY:
        return connections
    return max(FEWEST, min(connections, files - KEPT_FREE))


class Doorkeeper:
    """Counts the connections of one worker by address. When there are too many, the one goes first that has
    waited longest with its request unfinished: whoever speaks up at once always gets in."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.most = room_for(settings.connections)
        self.crowd = Crowd(min(settings.connections_an_address, max(1, self.most // 2)))
        self._unfinished: dict[str, dict[Patient, None]] = {}  # by address, in order of arrival

    def let_in(self, one: Patient, all_open: int) -> bool:
        """Whether a connection may stay."""
        if all_open > self.most and not self._make_room(self._most_unfinished()):
            return False
        if one.place and not self.crowd.enter(one.place):
            if not self._make_room(one.place):
                return False
            self.crowd.enter(one.place, by_force=True)  # the other is about to leave
        return True

    def leave(self, one: Patient) -> None:
        """A connection that was let in is gone."""
        self.speaks(one)
        if one.place:
            self.crowd.leave(one.place)

    def waits(self, one: Patient) -> None:
        """A connection has yet to send the head of a request."""
        self._unfinished.setdefault(one.place, {})[one] = None

    def speaks(self, one: Patient) -> None:
        """It has sent it."""
        found = self._unfinished.get(one.place, {})
        found.pop(one, None)
        if not found:
            self._unfinished.pop(one.place, None)

    def _most_unfinished(self) -> str:
        return max(self._unfinished, key=lambda place: len(self._unfinished[place]), default="")

    def _make_room(self, place: str) -> bool:
        """Closes the connection of an address that has been unfinished for longest."""
        for one in self._unfinished.get(place, {}):
            one.cut_off("crowd")
            return True
        return False


class Patient(H11Protocol):
    """One connection: its head and body have a time by which they must have come."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
        brought: bytes = b"",
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.place = ""  # whom the connection counts for; a proxy's count for nobody
        self._keeper: Doorkeeper = app_state["doorkeeper"]
        self._siblings: Siblings | None = app_state["siblings"]
        self._brought = brought  # what another worker had read of a request when it handed it to us
        self._let_in = False
        self._upgraded = False
        self._part = ""  # of a request, for which we wait
        self._timer: asyncio.TimerHandle | None = None
        if self._siblings is not None:
            self._siblings.take_with(partial(Patient, config, server_state, app_state, _loop))

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        _never_stuck(transport, self._keeper.settings.stall_seconds)
        self.place = self._whose()
        self._let_in = self._keeper.let_in(self, len(self.connections))
        if not self._let_in:
            metrics.CUT_OFF.labels("crowd").inc()
            transport.write(TURNED_AWAY)
            transport.close()
            return
        if self._brought:
            super().data_received(self._brought)
        self._watch()

    def _whose(self) -> str:
        host = self.client[0] if self.client else ""
        proxied = isinstance(self.app, ProxyHeadersMiddleware) and host in self.app.trusted_hosts
        return "" if proxied else neighbourhood(host)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._await("", 0)
        self._leave()

    def _leave(self) -> None:
        if self._let_in:
            self._let_in = False
            self._keeper.leave(self)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing() or self._hand_over(data):
            return
        super().data_received(data)
        self._watch()

    def _hand_over(self, data: bytes) -> bool:
        """Whether a request that begins here is for a table of another worker, and went there."""
        so_far, ended = self.conn.trailing_data
        begins = self.conn.states == FRESH and len(so_far) < ASKED and not ended and not self._brought
        return (
            self._siblings is not None
            and begins
            and self._siblings.hand_over(self.transport, bytes(so_far) + data)
        )

    def shutdown(self) -> None:
        if self._siblings is not None:
            self._siblings.leave()
        super().shutdown()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._brought = b""
        self._watch()

    def _watch(self) -> None:
        """Waits for the part of a request that is missing; the time for a part never begins anew."""
        settings, theirs = self._keeper.settings, self.conn.their_state
        if self._upgraded or self.transport.is_closing() or self.timeout_keep_alive_task is not None:
            self._await("", 0)  # uvicorn itself closes connections that rest between two requests
        elif theirs is h11.IDLE:
            self._await("head", settings.head_seconds)
        elif theirs is h11.SEND_BODY:
            self._await("body", settings.body_seconds + LATER)
        else:
            self._await("", 0)

    def _await(self, part: str, seconds: float) -> None:
        if part == self._part:
            return
        if self._timer is not None:
            self._timer.cancel()
        self._part = part
        self._timer = self.loop.call_later(seconds, self.cut_off, part) if part else None
        if part == "head":
            self._keeper.waits(self)
        else:
            self._keeper.speaks(self)

    def cut_off(self, why: str) -> None:
        """Closes the connection without another word."""
        metrics.CUT_OFF.labels(why).inc()
        self._await("", 0)
        self.transport.abort()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hands over to a WebSocket, which keeps our place among the connections of its address."""
        self._upgraded = True
        self.headers = [pair for name, value in self.headers for pair in _short(name, value)]
        super().handle_websocket_upgrade(event)
        upgraded = cast(Socket, self.transport.get_protocol())
        upgraded.gone = self._leave
        upgraded.siblings = self._siblings


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket that tells when its connection is gone."""

    gone: Callable[[], None] | None = None
    siblings: Siblings | None = None

    def shutdown(self) -> None:
        if self.siblings is not None:
            self.siblings.leave()
        super().shutdown()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.gone is not None:
            self.gone()


def _short(name: bytes, value: bytes) -> list[tuple[bytes, bytes]]:
    """A header for the WebSocket, which takes no long lines: of the cookies only ours."""
    if name != b"cookie":
        return [(name, value)]
    own = own_cookies(value.decode("latin-1"))
    return [(name, own.encode("latin-1"))] if own else []


def _never_stuck(transport: asyncio.Transport, seconds: float) -> None:
    """A client that does not take what it asked for loses its connection, whatever we still have to say."""
    line = transport.get_extra_info("socket")
    if line is not None and hasattr(socket, "TCP_USER_TIMEOUT"):
        with suppress(OSError):
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(seconds * 1000))
