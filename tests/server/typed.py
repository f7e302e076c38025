"""Every answer and every frame that leaves a service under test is held against its model, to the letter."""

from __future__ import annotations

from gzip import decompress
from typing import Any

from pydantic import TypeAdapter, ValidationError
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rookery.server.shapes.lobby import Trouble
from rookery.server.shapes.socket import Told

FRAME: TypeAdapter[Any] = TypeAdapter(Told)
TROUBLE: TypeAdapter[Any] = TypeAdapter(Trouble)


class Checked:
    """Wraps a service; what does not fit its model is noted in `wrong`."""

    def __init__(self, app: ASGIApp, wrong: list[str]) -> None:
        self.app = app
        self.wrong = wrong

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.app(scope, receive, self._frames(send))
        elif scope["type"] == "http":
            answer = Answer(send)
            await self.app(scope, receive, answer.send)
            self._judge(scope, answer)
        else:
            await self.app(scope, receive, send)

    def _frames(self, send: Send) -> Send:
        async def checked(message: Message) -> None:
            if message["type"] == "websocket.send":
                self._hold(FRAME, message["text"], "a frame")
            await send(message)

        return checked

    def _judge(self, scope: Scope, answer: Answer) -> None:
        place = f"{scope['method']} {scope['path']}"
        if answer.kind != "application/json" or scope["method"] == "HEAD" or not answer.whole:
            return
        if answer.status >= 400:
            self._hold(TROUBLE, answer.body, f"the refusal of {place}")
            return
        model = getattr(scope.get("route"), "response_model", None)
        if model is not None:
            self._hold(TypeAdapter(model), answer.body, f"the answer to {place}")

    def _hold(self, shape: TypeAdapter[Any], text: str | bytes, what: str) -> None:
        try:
            shape.validate_json(text, strict=True)
        except ValidationError as error:
            self.wrong.append(f"{what} does not fit its model: {error}")


class Answer:
    """Lets an answer pass and keeps a copy."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.status = 0
        self.kind = ""
        self.body = b""
        self.whole = False
        self.packed = False

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = {name.lower(): value for name, value in message["headers"]}
            self.kind = headers.get(b"content-type", b"").decode().split(";")[0]
            self.packed = headers.get(b"content-encoding") == b"gzip"
        elif message["type"] == "http.response.body":
            self.body += message.get("body", b"")
            self.whole = not message.get("more_body", False)
            if self.whole and self.packed:
                self.body = decompress(self.body)
        await self._send(message)
