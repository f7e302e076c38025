"""A real reverse proxy in front of several services: nginx, with what docs/hosting.md says about it."""

from __future__ import annotations

import shutil
import signal
import subprocess
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from tests.storage.postgres import free_port

CONFIG = """
daemon off;
worker_processes 1;
pid {folder}/nginx.pid;
error_log {folder}/nginx.log warn;
events {{ worker_connections 1024; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    upstream rookery {{
{servers}
    }}
    map $http_upgrade $connection_upgrade {{ default upgrade; '' close; }}
    server {{
        listen 127.0.0.1:{port};
        location / {{
            proxy_pass http://rookery;
            proxy_http_version 1.1;
            proxy_set_header Host $http_host;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection $connection_upgrade;
            proxy_set_header X-Forwarded-For $remote_addr;
            proxy_set_header X-Forwarded-Proto $scheme;
            proxy_read_timeout 1h;
        }}
    }}
}}
"""


class Proxy:
    """Running when this is made; `close` ends it."""

    def __init__(self, addresses: list[str], folder: Path) -> None:
        program = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
        assert program, "nginx is missing: install it (Debian: nginx-light)"
        port = free_port()
        self.address = f"http://127.0.0.1:{port}"
        hosts = [address.removeprefix("http://") for address in addresses]
        servers = "\n".join(f"        server {host} max_fails=1 fail_timeout=1s;" for host in hosts)
        config = folder / "nginx.conf"
        config.write_text(CONFIG.format(folder=folder, servers=servers, port=port))
        self._process = subprocess.Popen([program, "-c", str(config), "-p", str(folder)])
        self._wait()

    def _wait(self) -> None:
        end = time.monotonic() + 180
        while time.monotonic() < end and self._process.poll() is None:
            try:
                with urlopen(f"{self.address}/healthz", timeout=5):
                    return
            except (URLError, OSError):
                time.sleep(0.05)
        self.close()
        raise AssertionError("nginx did not start")

    def close(self) -> None:
        self._process.send_signal(signal.SIGTERM)
        self._process.wait()
