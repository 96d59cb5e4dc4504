"""Running the server: one process, or several with PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import tempfile
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path
from typing import Final

import uvicorn

from graveshift.kernel.errors import GraveshiftError
from graveshift.server.addresses import reachable
from graveshift.server.doors import HttpDoor, SocketDoor
from graveshift.server.settings import Settings, read_settings

LARGEST_FRAME: Final = 65_536
"""What the protocol takes off the wire; the table itself is content with less (Limits.message_bytes)."""

FIRST_START: Final = 120
"""Seconds after which a page is opened no more: the first start of a new installation on a busy machine took twenty."""


def serve(host: str, port: int, workers: int, data: Path | None, open_page: bool) -> int:
    """Serve until stopped."""
    if data is not None:
        os.environ["GRAVESHIFT_DATA"] = str(data.absolute())
    settings = read_settings()
    if workers > 1 and not settings.database:
        raise GraveshiftError("Several workers need PostgreSQL: set DATABASE_URL, or leave --workers away.")
    check_port(host, port)
    asyncio.run(check_store(settings))
    if workers > 1:
        os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", tempfile.mkdtemp(prefix="graveshift-metrics-"))
    where = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{port}/"
    kept = "the database" if settings.database else str(settings.data)
    others = reachable(host, port)
    os.environ.setdefault("GRAVESHIFT_ADDRESSES", ",".join(others))
    print(f"Graveshift is at {where}  (games are kept in {kept}; stop with Ctrl+C)", flush=True)
    if others:
        print(f"Others in the same network come by {' or '.join(f'{one}/' for one in others)}", flush=True)
    if open_page:
        threading.Thread(target=open_when_ready, args=(where,), daemon=True).start()
    uvicorn.run(
        "graveshift.server.app:create_app",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        http=HttpDoor,
        ws=SocketDoor,
        ws_max_size=LARGEST_FRAME,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=5,
    )
    return 0


async def check_store(settings: Settings) -> None:
    """What is wrong with the store is told before anything is started, in a sentence."""
    from graveshift.server.app import open_store

    store, _ = open_store(settings)
    await store.open()
    await store.close()


def check_port(host: str, port: int) -> None:
    """Find out before anything is started, and say it in a sentence."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
    except (OSError, OverflowError) as error:
        raise GraveshiftError(f"Cannot listen on {host}, port {port} ({error}); name another with --port.") from None


def open_when_ready(where: str) -> None:
    """Open the page as soon as the server answers."""
    until = time.monotonic() + FIRST_START
    while time.monotonic() < until:
        try:
            with urllib.request.urlopen(f"{where}healthz", timeout=2):
                webbrowser.open(where)
                return
        except OSError:
            time.sleep(0.1)
    print(f"graveshift: the server does not answer at {where}.", file=sys.stderr)
