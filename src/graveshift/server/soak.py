"""Does a server end as small as it began? Rounds of many tables where only bots play, and its memory after each.

    python -m graveshift.server.soak --tables 50 --rounds 3

After each round everybody leaves, and the tables leave the memory. A round to warm up comes first and is not counted:
in it the processes load what is loaded once (missions, bots, words, the database's own cache) and grow to what so many
games at once need, of which Python gives little back, since some of what stays lies in nearly every piece. Of the
rounds that count, the last may end at most 5 % above the first.

What still grows from round to round is of the box, and has an end: boards with other doors and jets than before (eight
at most of a mission), the mall's cards in other places (128), the statements of the database (128 a connection).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import time
from contextlib import suppress
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from graveshift.kernel.registry import names
from graveshift.parts.bench import bench_of
from graveshift.server.load import Server

ALLOWED: Final = 0.05
SETTLING: Final = 4
"""Seconds until the server has given back the memory of tables that have left."""
IDLE: Final = {"GRAVESHIFT_LIMIT_IDLE_SECONDS": "1", "GRAVESHIFT_LIMIT_SWEEP_SECONDS": "1"}
GAMES: Final[list[dict[str, Any]]] = [
    {
        "game": name,
        "options": {key: value for key, value in setup.options.items() if key != "seats"},
        "seats": [{"kind": "bot", "bot": "greedy"}] * setup.options.get("seats", 1),
    }
    for name in names()
    for setup in bench_of(name).every().values()
]


async def watch_one(server: Server, table: dict[str, Any], until: float) -> bool:
    """Look at a table of bots until its game is over; False where time ran out. A lost connection is made anew."""
    while time.monotonic() < until:
        with suppress(ConnectionClosed, OSError):
            async with connect(f"ws://{server.address}/ws/tables/{table['table']}", max_size=None) as line:
                await line.send(json.dumps({"type": "hello", "tokens": [table["spectator"]]}))
                if await look(line, until):
                    return True
    return False


async def look(line: ClientConnection, until: float) -> bool:
    while time.monotonic() < until:
        try:
            message = json.loads(await asyncio.wait_for(line.recv(), 15))
        except TimeoutError:
            await line.send(json.dumps({"type": "ping"}))
            continue
        if message["type"] == "state" and message["outcome"] is not None:
            return True
    return False


async def one_round(server: Server, tables: int, seconds: float) -> int:
    """So many tables of bots at once; how many games came to their end."""
    async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=60) as http:
        opened = [
            (await http.post("/api/tables", json=GAMES[number % len(GAMES)])).raise_for_status().json()
            for number in range(tables)
        ]
        until = time.monotonic() + seconds
        ended = await asyncio.gather(*(watch_one(server, table, until) for table in opened))
        for _ in range(120):
            figures = (await http.get("/metrics")).text.splitlines()
            if "graveshift_tables 0.0" in figures:
                break
            await asyncio.sleep(1)
        await asyncio.sleep(SETTLING)
    return sum(ended)


def memory(server: Server) -> dict[str, float]:
    """Megabytes of the server itself and of its processes for jobs (Linux)."""
    page = os.sysconf("SC_PAGE_SIZE") / 1_048_576
    return {
        name: sum(int((entry / "statm").read_text().split()[1]) * page for entry in entries)
        for name, entries in server.processes().items()
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=600, help="for a round, at most (600)")
    arguments = parser.parse_args()
    os.environ.update(IDLE)
    sizes = []
    with Server(1) as server:
        for number in range(arguments.rounds + 1):
            ended = asyncio.run(one_round(server, arguments.tables, arguments.seconds))
            sizes.append(memory(server))
            told = ", ".join(f"{name} {size:.1f} MB" for name, size in sizes[-1].items())
            name = f"round {number}" if number else "warm-up"
            print(f"{name}: {ended} of {arguments.tables} games ended; {told}", flush=True)
    first, last = sizes[1], sizes[-1]
    grown = {name: last[name] / first[name] - 1 for name in first if first[name]}
    print(", ".join(f"{name} {part:+.1%}" for name, part in grown.items()))
    return 0 if all(part <= ALLOWED for part in grown.values()) else 1


if __name__ == "__main__":
    raise SystemExit(main())
