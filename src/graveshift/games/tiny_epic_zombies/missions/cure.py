"""Discover a Cure (chapter Missions)."""

from __future__ import annotations

from typing import Final

from graveshift.games.tiny_epic_zombies.rules.codes import CURE, INGREDIENT_1, OFF, UNKNOWN
from graveshift.games.tiny_epic_zombies.rules.objectives import advance
from graveshift.games.tiny_epic_zombies.rules.standing import progress
from graveshift.games.tiny_epic_zombies.rules.state import State

INGREDIENTS: Final = range(INGREDIENT_1, INGREDIENT_1 + 8)


def lay_out(s: State) -> None:
    """One face-down Ingredient on each flask (TEZ-MIS-CUR-01)."""
    for token, room in zip(INGREDIENTS, s.table.mall.flasks, strict=True):
        s.token_at[token] = room


def next_letter(s: State, human: int) -> int:
    """The letter that is wanted next (TEZ-MIS-CUR-05)."""
    return s.table.cure_order[progress(s, CURE, human)]


def worth_flipping(s: State, human: int, token: int) -> bool:
    """A letter that everybody has seen and that is not wanted would only be turned back."""
    return s.token_face[token] in (UNKNOWN, next_letter(s, human))


def flip(s: State, human: int, token: int) -> None:
    """Show the letter; the next one goes to the track, any other back face down (TEZ-MIS-CUR-03, TEZ-MIS-CUR-04).

    In the competitive game it always goes back (TEZ-CMPO-05).
    """
    if s.token_face[token] == UNKNOWN:
        faces = [0, 0, 1, 1, 2, 2, 3, 3]
        for other in INGREDIENTS:
            if s.token_face[other] != UNKNOWN:
                faces.remove(s.token_face[other])
        s.token_face[token] = s.draw("ingredients", faces)
    s.token_seen[token] = -1
    s.emit("ingredient-flipped", "TEZ-MIS-CUR-02", (human, token, s.token_face[token]))
    if s.token_face[token] != next_letter(s, human):
        return
    if not s.table.competitive:
        s.token_at[token] = OFF
    advance(s, human, CURE, "TEZ-MIS-CUR-03")
