"""How many games a server bears: many tables at once, each with a scripted client and a bot, against a real server.

    python -m graveshift.server.load --games 200 --seconds 60
    python -m graveshift.server.load --games 200 --seconds 60 --kill      and kill the server twice on the way

Each client waits a moment as a person would, answers with any option, and measures the time to the acknowledgement.
With `--kill` the server is killed and started again. Every acknowledged answer must be in the record afterwards.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

GOAL = 0.150
BUCKET = 0.25
"""The server's own histogram has no bucket at the goal; this is the next one."""
LIMITS = {
    "TABLES_PER_DAY": "1000000",
    "CONNECTIONS_PER_ADDRESS": "100000",
    "REQUESTS_PER_SECOND": "100000",
    "REQUEST_BURST": "100000",
    "MESSAGES_PER_ADDRESS": "1000000",
    "SOCKETS_PER_ADDRESS": "100000",
    "BOT_ANSWERS_PER_SECOND": "1000000",
    "JOBS_PER_ADDRESS": "1000",
}


class Tally(msgspec.Struct):
    """What was measured."""

    waits: list[float] = []
    seated: int = 0
    """Clients that have seen their table."""
    until: float = float("inf")
    """When everybody leaves; the time is counted from when everybody was seated."""
    before: int = 0
    """Answers until then; their processor time is not counted."""
    refused: int = 0
    reconnects: int = 0
    breaks: dict[str, int] = {}
    """Why connections were lost."""
    finished: int = 0
    cpu: dict[str, float] = {}
    """Seconds of processor time, of the server and of its processes for jobs."""
    own: float = 0.0
    """The same of the clients, which share the machine with the server."""
    busy: float = 0.0
    """How many processes of the whole machine wanted to run meanwhile, ours and others'."""
    inside: float = 0.0
    stored: float = 0.0
    """Answers that the server stored in that time, those of bots included."""
    acknowledged: dict[str, list[tuple[int, str]]] = {}


class Server:
    """A server of its own, in a temporary data folder."""

    def __init__(self, workers: int) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.folder = Path(tempfile.mkdtemp(prefix="graveshift-load-"))
        self.workers = workers
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def start(self) -> None:
        limits = {f"GRAVESHIFT_LIMIT_{name}": value for name, value in LIMITS.items()}
        command = [sys.executable, "-m", "graveshift", "serve", "--port", str(self.port), "--data", str(self.folder)]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--workers", str(self.workers)],
                env=os.environ | limits,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        for _ in range(300):
            try:
                if httpx.get(f"http://{self.address}/healthz", timeout=2).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.1)
        raise SystemExit(f"The server did not start: {(self.folder / 'server.log').read_text()}")

    def processes(self) -> dict[str, list[Path]]:
        """The folders under /proc of the server itself, and of its workers and processes for jobs (Linux)."""
        assert self.process is not None
        own = self.process.pid
        found: dict[str, list[Path]] = {"server": [], "jobs": []}
        for entry in Path("/proc").iterdir():
            if entry.name.isdigit():
                with suppress(OSError):
                    if int(fields_of(entry)[2]) == own:
                        found["server" if int(entry.name) == own else "jobs"].append(entry)
        return found

    def cpu_seconds(self) -> dict[str, float]:
        """What the server and its other processes have used so far."""
        used = dict.fromkeys(("server", "jobs"), 0.0)
        for name, entries in self.processes().items():
            for entry in entries:
                with suppress(OSError):
                    fields = fields_of(entry)
                    used[name] += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        return used

    def kill(self) -> None:
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def __enter__(self) -> Server:
        """Until the end, which a signal may bring: no server is left behind, and no folder."""
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
        try:
            self.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


def fields_of(entry: Path) -> list[str]:
    """The fields of a process's `stat` after its name."""
    return (entry / "stat").read_text().rpartition(")")[2].split()


async def play(server: Server, table: dict[str, Any], pause: float, tally: Tally, chance: random.Random) -> None:
    """One person at one table, who comes back whenever the connection breaks."""
    kept = tally.acknowledged.setdefault(table["table"], [])
    while time.monotonic() < tally.until:
        try:
            async with connect(f"ws://{server.address}/ws/tables/{table['table']}", max_size=None) as line:
                await line.send(json.dumps({"type": "hello", "tokens": [table["seats"]["0"]]}))
                if await converse(line, pause, tally, kept, chance):
                    tally.finished += 1
                    return
        except (ConnectionClosed, InvalidHandshake, OSError) as error:
            if time.monotonic() < tally.until:  # at the end everybody leaves
                tally.reconnects += 1
                tally.breaks[str(error)[:80]] = tally.breaks.get(str(error)[:80], 0) + 1
            await asyncio.sleep(0.2 + chance.random())


class Deciding(msgspec.Struct):
    yours: bool


class OptionKey(msgspec.Struct):
    key: str


class Options(msgspec.Struct):
    options: list[OptionKey]


class Heard(msgspec.Struct):
    """What a client reads of a message. It shares its processors with the server, so it reads no more than it needs."""

    type: str
    version: int = -1
    outcome: dict[str, Any] | None = None
    deciding: Deciding | None = None
    decision: Options | None = None


_heard = msgspec.json.Decoder(Heard).decode


async def converse(line: Any, pause: float, tally: Tally, kept: list[tuple[int, str]], chance: random.Random) -> bool:
    """Answer whenever asked; True when the game is over."""
    sent_at, key, seen = 0.0, "", False
    while time.monotonic() < tally.until:
        try:
            message = _heard(await asyncio.wait_for(line.recv(decode=False), 5))
        except TimeoutError:
            continue
        if message.type == "ack":
            tally.waits.append(time.perf_counter() - sent_at)
            kept.append((message.version, key))
        elif message.type == "refused":
            tally.refused += 1
        elif message.type == "state":
            if not seen:
                seen = True
                tally.seated += 1
            if message.outcome is not None:
                return True
            if message.deciding is not None and message.deciding.yours and message.decision is not None:
                await asyncio.sleep(pause * (0.5 + chance.random()))
                key = chance.choice(message.decision.options).key
                answer = {"type": "answer", "id": "a", "version": message.version, "seat": 0, "key": key}
                sent_at = time.perf_counter()
                await line.send(json.dumps(answer))
    return False


async def run(arguments: argparse.Namespace, server: Server) -> Tally:
    """All games at once."""
    tally = Tally()
    chance = random.Random(arguments.seed or 1)
    seats = [{"kind": "human"}, *[{"kind": "bot", "bot": arguments.bot}] * arguments.bots]
    tables: list[dict[str, Any]] = []
    async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=60) as http:
        for number in range(arguments.games):
            options = {"mission": f"m{number % 11}"}
            body: dict[str, Any] = {"options": options, "seats": seats}
            if arguments.seed is not None:
                body["seed"] = arguments.seed + number
            tables.append((await http.post("/api/tables", json=body)).raise_for_status().json())
        games = [
            asyncio.create_task(play(server, table, arguments.pause, tally, random.Random(chance.random())))
            for table in tables
        ]
        while tally.seated < len(tables):
            await asyncio.sleep(0.1)
        tally.until = time.monotonic() + arguments.seconds
        used_before, tally.before = server.cpu_seconds(), len(tally.waits)
        own_before = time.process_time()
        stored_before = stored_answers((await http.get("/metrics")).text)
        if arguments.kill:
            for _ in range(2):
                await asyncio.sleep(arguments.seconds / 3)
                server.kill()
                server.start()
        await asyncio.gather(*games)
        used = server.cpu_seconds()
        tally.own = time.process_time() - own_before
        tally.busy = os.getloadavg()[0]
        figures = (await http.get("/metrics")).text
        tally.inside, tally.stored = within_goal(figures), stored_answers(figures) - stored_before
        if not arguments.kill:
            tally.cpu = {name: used[name] - used_before[name] for name in used}
        lost = 0
        for table in tables:
            headers = {"Authorization": f"Bearer {table['host']}"}
            record = (await http.get(f"/api/tables/{table['table']}/record", headers=headers)).raise_for_status().json()
            stored = dict(enumerate(record["answers"], start=1))
            lost += sum(stored.get(version) != key for version, key in tally.acknowledged[table["table"]])
    print(f"acknowledged answers lost: {lost}")
    return tally


def within_goal(figures: str) -> float:
    """The share of answers that the server says it acknowledged in time (of the last server, if it was killed)."""
    found = read_figures(figures)
    count = found.get("graveshift_answer_seconds_count", 0.0)
    return found.get(f'graveshift_answer_seconds_bucket{{le="{BUCKET}"}}', 0.0) / count if count else 0.0


def stored_answers(figures: str) -> float:
    """How many answers of people, bots and habits the server says it has stored."""
    return sum(value for name, value in read_figures(figures).items() if name.startswith("graveshift_answers_total"))


def read_figures(figures: str) -> dict[str, float]:
    lines = [line.rpartition(" ") for line in figures.splitlines() if line[0] != "#"]
    return {name: float(value) for name, _, value in lines}


def report(tally: Tally, seconds: float) -> None:
    waits = sorted(tally.waits[tally.before :])
    if not waits:
        print("No answer was acknowledged.")
        return
    within = sum(wait <= GOAL for wait in waits) / len(waits)

    def at(part: float) -> float:
        return waits[min(len(waits) - 1, int(len(waits) * part))] * 1000

    print(f"answers acknowledged:      {len(waits)} ({len(waits) / seconds:.0f} a second)")
    print(f"within 150 ms:             {within:.2%}")
    print(f"within 250 ms, by server:  {tally.inside:.2%} (from reading the answer to acknowledging it)")
    print(f"50 %, 99 %, 99.9 %, worst: {at(0.5):.1f}, {at(0.99):.1f}, {at(0.999):.1f}, {at(1):.1f} ms")
    if tally.cpu:
        each = {name: used / len(waits) * 1000 for name, used in tally.cpu.items()}
        told = ", ".join(f"{name} {used:.2f}" for name, used in each.items())
        print(f"processor time an answer:  {sum(each.values()):.2f} ms ({told}); machine's load {tally.busy:.1f}")
        print(f"... of bots and people:    {sum(tally.cpu.values()) / tally.stored * 1000:.2f} ms ({tally.stored:.0f})")
        print(
            f"... of the clients:        {tally.own / len(waits) * 1000:.2f} ms ({tally.own / seconds:.0%} of a core)"
        )
    for why, count in tally.breaks.items():
        print(f"lost connections:          {count}: {why}")
    print(f"games finished:            {tally.finished}; refused: {tally.refused}; reconnects: {tally.reconnects}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pause", type=float, default=1.0, help="seconds a client thinks, on average (1)")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--bots", type=int, default=1, help="bots at each table (1)")
    parser.add_argument("--workers", type=int, default=1, help="needs DATABASE_URL for more than 1")
    parser.add_argument("--seed", type=int, help="of the tables' dice (otherwise they come from secrets, as usual)")
    parser.add_argument("--kill", action="store_true", help="kill the server twice on the way")
    arguments = parser.parse_args()
    with Server(arguments.workers) as server:
        report(asyncio.run(run(arguments, server)), arguments.seconds)


if __name__ == "__main__":
    main()
