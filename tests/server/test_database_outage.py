"""PostgreSQL goes away and comes back: the server says so, loses nothing, and the workers hear each other again."""

from __future__ import annotations

import time
from contextlib import suppress

import pytest

from tests.server import http
from tests.server.http import PATIENCE
from tests.server.player import Player, open_table
from tests.server.process import PostgresServer, ServerProcess
from tests.server.test_table import TWO_PEOPLE, join

PAUSE = 0.2  # an impatient client is shown out


@pytest.mark.slow
def test_a_database_that_restarts_is_found_again(postgres: PostgresServer, two_servers: list[ServerProcess]) -> None:
    here, there = two_servers
    table = open_table(here.url, seats=TWO_PEOPLE)
    token = join(there, table)
    with Player(here.url, table["table"], table["seats"]["0"]) as ada, Player(there.url, table["table"], token) as bo:
        ada.until_asked()
        bo.until_asked()
        postgres.restart()
        until = time.monotonic() + PATIENCE
        while http.get(f"{here.url}/healthz").status_code != 200:
            assert time.monotonic() < until, "the server does not find the database again"
        while ada.answer("wait", seat=0)["type"] != "ack":
            assert time.monotonic() < until, "nothing can be stored"
            time.sleep(PAUSE)
        bo.say(type="ping", id="p")
        bo.until_version(1)
        until = time.monotonic() + PATIENCE
        while not told(bo, ada.answer("wait", seat=0)["version"]):
            assert time.monotonic() < until, "the other worker is not told"


def told(player: Player, version: int) -> bool:
    """Does the player hear of this version soon, without asking?"""
    with suppress(TimeoutError):
        while player.state["version"] < version:
            player.hear(2)
    return bool(player.state["version"] >= version)
