"""A wire that can be cut: it delays, holds back, half closes or resets what two programs say."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress

KINDS = ("slow", "silent", "one way", "half closed", "lost", "reset")
DELAY = 0.15
LOST = (OSError, asyncio.IncompleteReadError)


class Proxy:
    """Passes connections on to a port of this machine until it is told otherwise."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.kind = ""  # what is wrong at the moment
        self.port = 0
        self._lines: set[tuple[asyncio.StreamWriter, asyncio.StreamWriter]] = set()
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        assert self._ready.wait(10)

    def cut(self, kind: str) -> None:
        """From now on something is wrong."""
        self._call(self._cut, kind)

    def mend(self) -> None:
        """All is well again; what was lost stays lost."""
        self._call(self._cut, "reset" if self.kind == "lost" else self.kind)
        self._call(self._mend)

    def close(self) -> None:
        self._call(self._cut, "reset")
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)

    def _call(self, deed: object, *args: object) -> None:
        done = threading.Event()

        def work() -> None:
            deed(*args)  # type: ignore[operator]
            done.set()

        self._loop.call_soon_threadsafe(work)
        assert done.wait(10)

    def _cut(self, kind: str) -> None:
        self.kind = kind
        for near, far in list(self._lines):
            if kind == "reset":
                near.transport.abort()
                far.transport.abort()
            elif kind == "half closed":
                with suppress(*LOST):
                    near.write_eof()

    def _mend(self) -> None:
        self.kind = ""

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(asyncio.start_server(self._meet, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        self._ready.set()
        self._loop.run_forever()
        server.close()
        self._loop.run_until_complete(self._hang_up())
        self._loop.close()

    async def _hang_up(self) -> None:
        jobs = asyncio.all_tasks() - {asyncio.current_task()}
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        await asyncio.sleep(0)  # transports that were aborted let go of their sockets

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while self.kind in ("silent", "lost", "one way"):
            await asyncio.sleep(0.01)
        if self.kind == "reset":
            writer.transport.abort()
            return
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        line = (writer, far_writer)
        self._lines.add(line)
        await asyncio.gather(self._pass(reader, far_writer, True), self._pass(far_reader, writer, False))
        self._lines.discard(line)
        for end in line:
            end.close()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, there: bool) -> None:
        with suppress(*LOST):
            while data := await reader.read(65536):
                while self.kind in ("silent", "lost") or (self.kind == "one way" and not there):
                    await asyncio.sleep(0.01)
                if self.kind == "slow":
                    await asyncio.sleep(DELAY)
                writer.write(data)
                await writer.drain()
        with suppress(*LOST):
            writer.write_eof()
