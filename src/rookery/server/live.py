"""One WebSocket a table: frames in, positions out. A slow reader gets fewer frames, never old ones."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from rookery.server import deals, frames, hints, metrics, moves
from rookery.server.hall import Hall
from rookery.server.limits import Bucket
from rookery.server.problems import NO_ANSWER, Problem, malformed
from rookery.server.shapes.socket import (
    ASKED,
    ChatFrame,
    Hello,
    HintFrame,
    Marked,
    MoveFrame,
    PingFrame,
    UndoFrame,
    WhyFrame,
)
from rookery.server.table import Table
from rookery.storage import StoreError

LOG = logging.getLogger("rookery.live")
TRY_AGAIN = 1013  # the close code for a service that is overloaded or cut off from its database
PATIENCE = 20.0  # seconds a client may take to accept a frame
FORGIVEN = 200  # refused frames before a socket is closed
MOST = 2**31 - 1

Frame = dict[str, Any]


class Line:
    """The connection of one client to one table."""

    def __init__(self, hall: Hall, table: Table, guest: str, socket: WebSocket) -> None:
        self.hall = hall
        self.table = table
        self.guest = guest
        self.socket = socket
        self.greeted = False
        self.asking = False  # an answer is being made
        self.fresh = False  # the client has the newest position
        self.events = 0  # how many events of its list the client holds
        self.seat = -1
        self.undone = 0
        self.chat = 0
        self.wrong = 0
        self.replies: deque[Frame] = deque()
        self.code = 0  # set when the connection is to end
        self._bucket = Bucket(hall.settings.socket_rate, hall.settings.socket_burst, hall.now())
        self._place = hall.whereabouts.of(guest)
        self._awake = asyncio.Event()

    def wake(self) -> None:
        """Something is new."""
        self.fresh = False
        self._awake.set()

    def end(self, code: int) -> None:
        """Closes the connection after what is already under way."""
        self.code = code
        self._awake.set()

    def answer(self, frame: Frame) -> None:
        """Queues a reply; it is sent before the next position."""
        self.replies.append(frame)
        self._awake.set()

    async def serve(self) -> None:
        """Reads and writes until one of both ends."""
        self.table.lines.add(self)
        metrics.SOCKETS.inc()
        jobs = {asyncio.create_task(self._read()), asyncio.create_task(self._write())}
        hello = asyncio.get_running_loop().call_later(self.hall.settings.hello_seconds, self._in_time)
        try:
            await asyncio.wait(jobs, return_when=asyncio.FIRST_COMPLETED)
        finally:
            hello.cancel()
            metrics.SOCKETS.dec()
            self.table.lines.discard(self)
            for job in jobs:
                job.cancel()
            for result in await asyncio.gather(*jobs, return_exceptions=True):
                if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
                    LOG.error("a connection failed", exc_info=result)
            self._others()
            await self._hang_up()

    def _in_time(self) -> None:
        """Whoever opens a line says hello."""
        if not self.greeted:
            self.end(4408)

    async def _hang_up(self) -> None:
        if self.socket.application_state is WebSocketState.CONNECTED:
            with suppress(RuntimeError, WebSocketDisconnect, OSError):
                await self.socket.close(self.code or 1000)

    def _others(self) -> None:
        """Somebody came or went: the others see it, at other workers too."""
        for line in self.table.lines:
            if line is not self:
                line.wake()
        self.hall.moved_in_or_out(self.table)

    async def _read(self) -> None:
        while not self.code:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            await self._take(message.get("text"))
        await asyncio.Future()  # what is still to be sent goes out before the goodbye

    async def _take(self, text: str | None) -> None:
        """One frame of the client; whatever is wrong with it is answered with an error frame."""
        mark: int | None = None
        in_time = self._bucket.take(self.hall.now()) and self.hall.messages.take(self._place)
        try:
            frame = parsed(text)
            mark = mark_of(frame)
            if not in_time:
                raise Problem(429, "that was too fast; wait a moment")
            await self._obey(frame, mark)
        except Problem as problem:
            self._refuse(problem, mark)
        except StoreError:
            self._give_up(mark)

    def _give_up(self, mark: int | None) -> None:
        """The database does not answer: the client is told so, and tries again on a new line."""
        self.answer({"t": "error", "id": mark} | Problem(503, NO_ANSWER).body())
        self.end(TRY_AGAIN)

    def _refuse(self, problem: Problem, mark: int | None) -> None:
        metrics.REFUSED.labels(problem.error).inc()
        self.wrong += 1
        self.answer({"t": "error", "id": mark} | problem.body())
        if problem.error == "stale":
            self.wake()
        if self.wrong > FORGIVEN or len(self.replies) > FORGIVEN:
            self.end(1008)

    async def _obey(self, frame: Frame, mark: int | None) -> None:
        kind = frame.get("t")
        if kind != "hello" and not self.greeted:
            raise Problem(409, "say hello first")
        if not isinstance(kind, str) or kind not in ASKED:
            raise Problem(400, f"t is one of {', '.join(ASKED)}")
        asked = checked(ASKED[kind], frame)
        if isinstance(asked, Hello):
            self._greet(asked)
            return
        self.asking = True
        try:
            self.answer({"t": "ok", "id": mark} | await DEEDS[type(asked)](self, asked))
        finally:
            self.asking = False
        self.wrong = max(0, self.wrong - 1)

    def _greet(self, hello: Hello) -> None:
        """The client says what it has; it is sent what is missing."""
        if hello.v != frames.VERSION:
            self.end(4426)
            raise Problem(426, f"this is version {frames.VERSION} of the protocol")
        known = hello.seq is not None and self.table.undone <= hello.seq <= self.table.seq
        self.events = hello.events if known else 0
        self.undone, self.seat, self.chat = self.table.undone, self.table.seat_of(self.guest), 0
        if not self.greeted:
            self._others()
        self.greeted = True
        self.wake()

    async def _write(self) -> None:
        while True:
            await self._awake.wait()
            self._awake.clear()
            await self._send_replies()
            if self.code:
                return
            if self.greeted and not self.fresh:
                await self._send_position()

    async def _send_replies(self) -> None:
        while self.replies:
            await self._send(frames.spelled(self.replies.popleft()))

    async def _send_position(self) -> None:
        async with self.table.lock:
            self.fresh = True
            try:
                await self.hall.refresh(self.table)
                await deals.check_table(self.hall, self.table, self.guest)
            except Problem as problem:
                self.answer({"t": "error", "id": None} | problem.body())
                if problem.status == 403:  # who was let in before a deal began
                    self.end(4403)
                return
            except StoreError:
                self._give_up(None)
                return
            text = frames.spelled(self._position())
        await self._send_replies()  # those that came while we waited for the table
        await self._send(text)

    def _position(self) -> Frame:
        table, seat = self.table, self.table.seat_of(self.guest)
        if table.undone != self.undone or seat != self.seat:
            self.events, self.undone, self.seat = 0, table.undone, seat
        count = 0 if table.match is None else table.match.heard(seat)
        frame = frames.position(table, self.guest, min(self.events, count), self.chat, self.hall.now())
        self.events = count
        self.chat = table.chat[-1].n if table.chat else 0
        return frame

    async def _send(self, text: str) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.socket.send_text(text)
        except (TimeoutError, RuntimeError, OSError):
            raise WebSocketDisconnect(1001) from None


def parsed(text: str | None) -> Frame:
    """The JSON object in a text frame; Problem 400 for anything else."""
    if text is None:
        raise Problem(400, "a frame is text")
    try:
        frame = json.loads(text)
    except (ValueError, RecursionError):
        raise Problem(400, "a frame is JSON") from None
    if not isinstance(frame, dict):
        raise Problem(400, "a frame is a JSON object")
    return frame


def mark_of(frame: Frame) -> int | None:
    """The number by which the client knows its frame; one that is none is refused with the frame."""
    mark = frame.get("id")
    return mark if type(mark) is int and 0 <= mark <= MOST else None


def checked(shape: type[Marked], frame: Frame) -> Marked:
    """A frame that is what it says; Problem 400 names the first thing that is not."""
    try:
        return shape.model_validate(frame)
    except ValidationError as error:
        raise malformed(
            error.errors(include_url=False, include_context=False, include_input=False)[0]
        ) from None


async def _move(line: Line, asked: MoveFrame) -> Frame:
    return {
        "seq": await moves.move(line.hall, line.table.id, line.guest, asked.seq, asked.actions, asked.link)
    }


async def _undo(line: Line, asked: UndoFrame) -> Frame:
    return {"seq": await moves.undo(line.hall, line.table.id, line.guest, asked.seq)}


async def _why(line: Line, asked: WhyFrame) -> Frame:
    found = await moves.why(line.hall, line.table.id, line.guest, asked.action)
    return {"seq": line.table.seq} | found


async def _hint(line: Line, asked: HintFrame) -> Frame:
    return {"seq": line.table.seq} | await hints.hint(line.hall, line.table.id, line.guest)


async def _chat(line: Line, asked: ChatFrame) -> Frame:
    n = await moves.say(line.hall, line.table.id, line.guest, asked.text)
    return {"seq": line.table.seq, "n": n}


async def _ping(line: Line, asked: PingFrame) -> Frame:
    return {"seq": line.table.seq}


DEEDS: dict[type[Marked], Callable[[Line, Any], Awaitable[Frame]]] = {
    MoveFrame: _move,
    UndoFrame: _undo,
    WhyFrame: _why,
    HintFrame: _hint,
    ChatFrame: _chat,
    PingFrame: _ping,
}
