"""Workers end with the process that started them: without it nobody would restart or stop them."""

from __future__ import annotations

import logging
import os
import signal
import threading
import time
from multiprocessing import connection, parent_process

LOG = logging.getLogger("rookery.worker")
GOODBYE = 1.5  # seconds to end politely; every acknowledged move is on disk anyway


def end_with_parent() -> None:
    """Watches the parent from a thread of its own; does nothing in a process that nobody started."""
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_watch, args=[parent.sentinel], name="rookery-parent", daemon=True).start()


def _watch(sentinel: int) -> None:
    connection.wait([sentinel])  # the kernel closes the parent's end, however it ended
    LOG.error("the process that started this worker is gone; it ends too")
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(GOODBYE)
    os._exit(1)
