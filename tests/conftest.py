"""What runs where: some tests run in one form of the program only, and those that mostly wait run first.

`make test` runs the suite twice, plain and compiled. Rules, kernel, board, scenarios, conformance, transcripts, bots,
environments and whole games at the table run in both forms. What is listed here is about words, files, the page or the
doors of the server: none of it is compiled, so it runs once, with the plain form.
"""

import os
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ONCE = (
    "bench",  # measures both forms by itself
    "rulebook",
    "web",
    "cli/test_board_command.py",
    "cli/test_main.py",
    "cli/test_mission.py",
    "cli/test_output.py",
    "cli/test_record_commands.py",
    "cli/test_rulebook_command.py",
    "cli/test_schema.py",
    "server/test_abuse.py",
    "server/test_addresses.py",
    "server/test_backup.py",
    "server/test_database_outage.py",
    "server/test_doors.py",
    "server/test_fair.py",
    "server/test_faults.py",
    "server/test_http.py",
    "server/test_languages.py",
    "server/test_schema.py",
    "server/test_seats.py",
    "server/test_store.py",
    "server/test_strangers.py",
    "server/test_upgrades.py",
    "test_architecture.py",
    "test_build_client.py",
    "test_compile.py",
    "test_english.py",
    "test_grammar.py",
    "test_licences.py",
    "test_locks.py",
    "test_mission_docs.py",
    "test_polish_terms.py",
    "test_wheel.py",
)
WAITING = (HERE / "web", HERE / "server")
"""A browser and a server leave the processor to others most of the time."""

collect_ignore = list(ONCE) if os.environ.get("GRAVESHIFT_FORM") == "compiled" else []


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not any(folder in item.path.parents for folder in WAITING))
