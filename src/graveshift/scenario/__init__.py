"""Scenario files: set any position, script chance, play, and check what must come of it (docs/scenarios.md)."""

from graveshift.scenario.checking import Result, check, find_files
from graveshift.scenario.document import Scenario, read, read_each
from graveshift.scenario.running import Failure, run
from graveshift.scenario.table import start

__all__ = ["Failure", "Result", "Scenario", "check", "find_files", "read", "read_each", "run", "start"]
