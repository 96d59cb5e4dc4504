"""What runs in which form of the program.

`make test` runs the suite twice, plain and compiled. Rules, kernel, board, scenarios, conformance, transcripts, bots,
environments and whole games at the table run in both forms.
"""

import os

import pytest

from tools.compile import why_not_compile

FORM = os.environ.get("GRAVESHIFT_FORM")
"""The form asked for; none where somebody runs tests by hand."""

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
"""About words, files, the page or the doors of the server: nothing of it is compiled, so the plain form is enough."""

MANY_GAMES = pytest.mark.skipif(
    FORM == "plain" and why_not_compile() is None, reason="many games: the compiled form plays them all"
)
"""Of a property that many games are to show, the plain form plays some; all of them where nothing can be compiled."""
