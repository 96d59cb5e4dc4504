"""Schemathesis makes requests from the schema that the server itself shows: all are answered as the schema says."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.conftest import StartServer

EXAMPLES = "15"
SECONDS = 900
SEED = "5"
"""The same requests each time: what fails by chance tells nobody anything."""
CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"


@pytest.mark.slow
def test_every_request_the_schema_allows_is_answered_as_the_schema_says(
    start_server: StartServer, tmp_path: Path
) -> None:
    pytest.importorskip("schemathesis", reason="schemathesis is not installed, so the schema is not tested by it.")
    server = start_server()
    command = [str(Path(sys.executable).with_name("st")), "run", f"{server.url}/schema/openapi.json"]
    options = ["--max-examples", EXAMPLES, "--checks", CHECKS, "--suppress-health-check", "all", "--no-color"]
    options += ["--seed", SEED, "--request-timeout", "90"]
    result = subprocess.run(
        [*command, *options], capture_output=True, text=True, timeout=SECONDS, check=False, cwd=tmp_path
    )
    assert result.returncode == 0, result.stdout[-6000:]
    assert '"level":"error"' not in server.log()
