"""PostgreSQL goes away and comes back: the server says so, loses nothing, and the workers hear each other again."""

from __future__ import annotations

import time

import httpx
import pytest

from tests.server.player import Player, open_table
from tests.server.process import PostgresServer, ServerProcess
from tests.server.test_table import TWO_PEOPLE, join


@pytest.mark.slow
def test_a_database_that_restarts_is_found_again(postgres: PostgresServer, two_servers: list[ServerProcess]) -> None:
    here, there = two_servers
    table = open_table(here.url, seats=TWO_PEOPLE)
    token = join(there, table)
    with Player(here.url, table["table"], table["seats"]["0"]) as ada, Player(there.url, table["table"], token) as bo:
        ada.until_asked()
        bo.until_asked()
        postgres.restart()
        until = time.monotonic() + 30
        while httpx.get(f"{here.url}/healthz", timeout=40).status_code != 200:
            assert time.monotonic() < until
        while ada.answer("wait", seat=0)["type"] != "ack":
            assert time.monotonic() < until
        bo.say(type="ping", id="p")
        bo.until_version(1)
        deadline = time.monotonic() + 30
        while True:
            version = ada.answer("wait", seat=0)["version"]
            try:
                bo.hear(2)
            except TimeoutError:
                assert time.monotonic() < deadline, "the other worker was not told"
                continue
            bo.until_version(version)
            break
