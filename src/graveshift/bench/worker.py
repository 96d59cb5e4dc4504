"""One contestant in a process of its own: reads a request a line, measures, writes the figures as a line of JSON."""

from __future__ import annotations

import os
import sys
from typing import Any

import msgspec

from graveshift.kernel.errors import GraveshiftError


def main(contestant: str) -> None:
    one_core()
    for line in sys.stdin:
        request = msgspec.json.decode(line)
        try:
            answer = answer_of(contestant, request)
        except GraveshiftError as mistake:
            answer = {"mistake": str(mistake)}
        sys.stdout.write(msgspec.json.encode(answer).decode() + "\n")
        sys.stdout.flush()


def answer_of(contestant: str, request: dict[str, Any]) -> Any:
    seeds = range(request.get("first", 0), request.get("first", 0) + request.get("games", 0))
    if contestant == "catanatron":
        from graveshift.bench import catanatron

        return catanatron.measure(seeds) if request["do"] == "measure" else catanatron.play(seeds)
    from graveshift.bench import environments, ours

    if contestant in environments.PEERS:
        return environments.PEERS[contestant](request["seconds"])
    if request["do"] == "environments":
        return environments.ours(request["seconds"])
    if request["do"] == "setups":
        return ours.setups()
    if request["do"] == "form":
        return form()
    setup = msgspec.convert(request["setup"], ours.Setup)
    return ours.measure(setup, seeds) if request["do"] == "measure" else ours.play(setup, seeds)


def one_core() -> None:
    """All contestants on the same core, where the system can."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def form() -> str:
    """Which form of the engine this process has: plain or compiled."""
    from graveshift.kernel import game

    return "plain" if (game.__file__ or "").endswith(".py") else "compiled"


if __name__ == "__main__":
    main(sys.argv[1])
