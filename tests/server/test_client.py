"""The Python client, where the service lets it down."""

from __future__ import annotations

import socket
from threading import Thread

import pytest

from rookery.client import Visitor


def test_an_answer_that_breaks_off_is_a_lost_connection() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:

        def answer_half() -> None:
            line, _ = server.accept()
            with line:
                line.recv(4096)
                line.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 48\r\n\r\n{")

        half = Thread(target=answer_half)
        half.start()
        with pytest.raises(ConnectionError, match="broke off its answer to GET /api/me"):
            Visitor(f"http://127.0.0.1:{server.getsockname()[1]}")
        half.join()
