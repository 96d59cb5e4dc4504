"""A survivor's Turn: what the Book of the game offers it, and how the choice is carried out (chapter Actions)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules.actions import menu
from graveshift.zombicide.rules.budget import actions_left
from graveshift.zombicide.rules.codes import VERB
from graveshift.zombicide.rules.state import State


def legal_actions(s: State, who: int) -> list[int]:
    """Everything the survivor can do now; the last one is always End (Do Nothing) (UOA-ACT-22)."""
    options: list[int] = []
    left = actions_left(s, who)
    for action in menu(s, who, left):
        action.offer(s, who, left, options)
    return options


def perform(s: State, who: int, code: int) -> Generator[Ask, int, None]:
    """Carry out one chosen option of `legal_actions`, then see whether the mission is done (UOA-WIN-01)."""
    s.scene.acting(s, who, code)
    yield from s.tables.verbs[code >> VERB].perform(s, who, code)
    yield from s.scene.after_action(s, who)
