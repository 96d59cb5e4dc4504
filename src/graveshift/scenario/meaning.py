"""Who and what the words of an expectation mean: seats, and options."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Final

from graveshift.content import Misfit
from graveshift.kernel.chance import Position
from graveshift.parts.stage import Stage

SPECTATOR: Final = "spectator"
NOBODY: Final = -1


def seat_of(stage: Stage, position: Position, who: str) -> int | None:
    """Whose seat is meant: a name, a number of a seat, or None for the team; -1 is nobody's."""
    actors = stage.actors(position)
    return None if who == "team" else actors[who] if who in actors else int(who) - 1 if who.isdigit() else NOBODY


def viewer_of(stage: Stage, position: Position, who: str) -> int | None:
    """The seat that looks; None is a spectator."""
    if who == SPECTATOR:
        return None
    seat = seat_of(stage, position, who)
    return NOBODY if seat is None else seat


def matching(patterns: list[str], keys: list[str]) -> list[str]:
    """The options among `keys` that the patterns mean."""
    return [key for key in keys if any(fnmatchcase(key, p) or fnmatchcase(key, f"{p}:*") for p in patterns)]


def patterns_of(stage: Stage, position: Position, verb: str, text: str) -> list[str]:
    """What a text means after a verb, as key or in words: `colt-saa@c`, `colt-saa at c`, `shoot colt-saa at c`."""
    found: list[str] = []
    trouble: list[Misfit] = []
    key, words = f"{verb}:{text}", f"{verb} {text}"
    for form in (words, key, text) if " " in text else (key, words, text):
        try:
            found += stage.patterns(position, form)
        except Misfit as misfit:
            trouble.append(misfit)
    found = [pattern for pattern in found if pattern == verb or pattern.startswith(f"{verb}:")]
    if not found:
        raise trouble[0] if trouble else Misfit((), f"`{text}` is nothing to `{verb}` with.")
    return found
