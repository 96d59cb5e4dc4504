"""How workers hear of each other: Litestar channels over PostgreSQL.

Litestar's own PostgreSQL backend connects anew for every message and stops for good when its connection breaks. This
one publishes over the store's pool, and listens again after a break.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any, Final

from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
from psycopg import AsyncConnection, OperationalError
from psycopg.sql import SQL, Identifier
from psycopg_pool import AsyncConnectionPool

from graveshift.server import watch

POLL_SECONDS: Final = 0.1
PAUSE_SECONDS: Final = 1.0


class PooledBackend(PsycoPgChannelsBackend):
    """PostgreSQL's NOTIFY and LISTEN."""

    def __init__(self, url: str, pool: AsyncConnectionPool[AsyncConnection[tuple[Any, ...]]]) -> None:
        super().__init__(url)
        self._pool = pool

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """A lost message is made good by the next ping of a client, so a failure is only noted."""
        try:
            async with self._pool.connection() as db:
                for channel in channels:
                    await db.execute("SELECT pg_notify(%s, %s)", (channel, data.decode()))
        except OperationalError:
            watch.alarm("the other workers could not be told")

    async def _listen(self) -> None:
        while not self._stop_listening:
            try:
                async for notify in self._listener_conn.notifies(timeout=POLL_SECONDS):
                    self._event_queue.put_nowait((notify.channel, notify.payload.encode()))
            except OperationalError:
                watch.alarm("the line to the other workers broke")
                await self._connect_again()

    async def _connect_again(self) -> None:
        while not self._stop_listening:
            await asyncio.sleep(PAUSE_SECONDS)
            try:
                self._listener_conn = await AsyncConnection[Any].connect(self._pg_dsn, autocommit=True)
                for channel in self._subscribed_channels:
                    await self._listener_conn.execute(SQL("LISTEN {}").format(Identifier(channel)))
                return
            except OperationalError:
                continue
