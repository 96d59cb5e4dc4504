"""What runs in which form of the program.

`make test` runs the suite twice, plain and compiled. Rules, kernel, board, scenarios, conformance, transcripts, bots,
environments and whole games at the table run in both forms.
"""

import os

import pytest

from tools.compile import why_not_compile

FORM = os.environ.get("GRAVESHIFT_FORM") or None
"""The form asked for; none where somebody runs tests by hand."""

BY_PLAIN = (
    "bench",  # measures both forms by itself
    "rulebook",
    "cli/test_board_command.py",
    "cli/test_main.py",
    "cli/test_mission.py",
    "cli/test_output.py",
    "cli/test_record_commands.py",
    "cli/test_rulebook_command.py",
    "cli/test_schema.py",
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
"""About words and files: nothing of it is compiled."""

BY_COMPILED = (
    "web",
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
)
"""About the page and the doors of the server: nothing of it is compiled either, but bots play in the meantime, and they
answer sooner there."""

ONCE = BY_PLAIN + BY_COMPILED
"""What runs in one form only; all of it where nothing can be compiled, or nobody has asked for a form."""

BOTH_FORMS = why_not_compile() is None
"""Will the compiled form have its turn, too?"""


def left_out() -> list[str]:
    """What the form asked for leaves to the other one."""
    if FORM == "compiled":
        return list(BY_PLAIN)
    return list(BY_COMPILED) if FORM == "plain" and BOTH_FORMS else []


MANY_GAMES = pytest.mark.skipif(FORM == "plain" and BOTH_FORMS, reason="many games: the compiled form plays them all")
"""Of a property that many games are to show, the plain form plays some; all of them where nothing can be compiled."""
