"""Habits: what a seat has settled once and for all, and how one that is part of the game is written in a record.

Most habits only answer questions, and the table keeps them. A habit that the rules themselves look at is part of the
position; setting it is recorded like an answer, under a key such as `habit:obvious-choices=ask`.
"""

from __future__ import annotations

from typing import Final

from graveshift.kernel.rules import Rules
from graveshift.kernel.sentences import refused

SETTING: Final = "habit:"


def setting_key(habit: str, choice: str) -> str:
    """The key under which a habit of the position is recorded."""
    return f"{SETTING}{habit}={choice}"


def is_setting(key: str) -> bool:
    return key.startswith(SETTING)


def read_setting(key: str) -> tuple[str, str]:
    """The habit and the choice of a key."""
    habit, _, choice = key.removeprefix(SETTING).partition("=")
    return habit, choice


def check_habit(rules: Rules, habit: str, choice: str) -> None:
    """Raise with a sentence if the game has no such habit, or the habit no such choice."""
    choices = rules.habit_choices()
    if habit not in choices:
        known = ", ".join(choices)
        raise refused("no-habit" if known else "no-habits", {"habit": habit, "known": known})
    if choice not in choices[habit]:
        known = ", ".join(choices[habit])
        raise refused("no-choice", {"habit": habit, "known": known, "choice": choice})
