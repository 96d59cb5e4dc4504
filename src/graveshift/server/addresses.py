"""By which addresses others in the same network reach this server."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final

EVERYWHERE: Final = ("0.0.0.0", "::", "")
SOMEWHERE: Final = ("192.0.2.1", 9)
"""An address that nobody has: asking for the way to it sends nothing."""


def reachable(host: str, port: int) -> list[str]:
    """The addresses of the page, for others; none where the server listens to its own machine only."""
    if host in EVERYWHERE:
        return [f"http://{address}:{port}" for address in outward()]
    if is_own(host):
        return []
    return [f"http://{f'[{host}]' if ':' in host else host}:{port}"]


def outward() -> list[str]:
    """The address by which this machine goes into its network; none without one."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
            way.connect(SOMEWHERE)
            address = str(way.getsockname()[0])
    except OSError:
        return []
    return [] if is_own(address) else [address]


def is_own(host: str) -> bool:
    """Does only this machine know this name?"""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
