"""The process of a worker: nobody's move waits for the long turns that Python gives its threads."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

STARTED = "import sys; from rookery.server.run import worker; worker(); print(sys.getswitchinterval())"


def test_threads_of_a_worker_take_short_turns(tmp_path: Path) -> None:
    place = {"ROOKERY_DATABASE": f"sqlite:///{tmp_path}/rookery.db", "ROOKERY_SECRET": "a secret for tests"}
    environment = os.environ | place | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    done = subprocess.run(
        [sys.executable, "-c", STARTED], env=environment, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    assert float(done.stdout) <= 0.001
