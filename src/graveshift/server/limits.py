"""Counting what somebody takes: buckets that fill again with time."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import OrderedDict
from typing import Final

REMEMBERED: Final = 10_000
"""Addresses remembered at once; the longest unseen is forgotten first, and its bucket was full again by then."""


class Bucket:
    """So many at once, so many a second."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self, count: int = 1) -> bool:
        """Take so many; False where there are not as many in the bucket."""
        if not self.holds(count):
            return False
        self.left -= count
        return True

    def holds(self, count: float) -> bool:
        self.fill()
        return self.left >= count

    def fill(self) -> None:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now


class Buckets:
    """One bucket for each name: an address, a seat."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str, count: int = 1) -> bool:
        return self._bucket(name).take(count)

    def take_first(self, name: str, first: int) -> bool:
        """Take one of the first so many of a full bucket; the rest is for others who take from it."""
        bucket = self._bucket(name)
        return bucket.holds(1 + max(0.0, self._burst - first)) and bucket.take()

    def spend(self, name: str, count: int) -> None:
        """Take what was used already; the bucket may be overdrawn."""
        bucket = self._bucket(name)
        bucket.fill()
        bucket.left -= count

    async def wait(self, name: str) -> None:
        """Wait until there is something in the bucket."""
        while not (bucket := self._bucket(name)).holds(1):
            await asyncio.sleep(min(1.0, (1 - bucket.left) / bucket.rate) + 0.001)

    def _bucket(self, name: str) -> Bucket:
        bucket = self._of.get(name)
        if bucket is not None:
            self._of.move_to_end(name)
            return bucket
        self._of[name] = bucket = Bucket(self._rate, self._burst)
        if len(self._of) > REMEMBERED:
            self._of.popitem(last=False)
        return bucket


def neighbourhood(address: str) -> str:
    """Whom an address stands for: of IPv6 its /64, which one household has whole; an IPv4 address itself."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))
