"""Why an answer is not possible now: a sentence and the rule."""

from __future__ import annotations

from graveshift.kernel.errors import Refused
from graveshift.kernel.rules import Ask
from graveshift.zombicide.state import State


def explain(s: State, ask: Ask, key: str) -> Refused:
    """A sentence and a rule for a key that is not among the options."""
    return Refused(f"'{key}' cannot be chosen now.", "UOA-ROUND-04")
