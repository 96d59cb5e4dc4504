"""The Vault's dice in the hands of the rule-of-thumb bot: which to set aside, when to roll, where a bonus ends it."""

from __future__ import annotations

from typing import Final

from graveshift.bots.zombicide.asked import Asked, Choice
from graveshift.bots.zombicide.sight import Sight

STRAIGHTS: Final = (frozenset((1, 2, 3, 4, 5)), frozenset((2, 3, 4, 5, 6)))


def crack(sight: Sight, decision: Asked) -> Choice:
    """End it with a bonus if one can; else keep what fits the better Straight and roll the rest."""
    reserved, loose = dice_of(decision.about)
    for choice in decision.choices:
        if is_straight(turned(reserved + loose, choice)):
            return choice
    goal = max(STRAIGHTS, key=lambda straight: (len(straight & set(reserved + loose)), 6 in straight))
    for face in sorted(set(loose)):
        for choice in decision.choices:
            if face in goal and face not in reserved and choice.verb == "reserve" and choice.low == face:
                return choice
    for choice in decision.choices:
        if choice.verb in ("roll", "reroll"):
            return choice
    return decision.named("done") or decision.first


def dice_of(about: tuple[int, ...]) -> tuple[list[int], list[int]]:
    """The dice set aside and the others: who rolls, rolls left, how many are set aside, and the faces."""
    dice = list(about[3:])
    return dice[: about[2]], dice[about[2] :]


def turned(dice: list[int], choice: Choice) -> list[int]:
    """The dice after a bonus."""
    verb, after = choice.verb, list(dice)
    if verb not in ("set-face", "raise", "lower", "raise-and-lower"):
        return []
    words = choice.words
    if verb == "set-face":
        after[after.index(words["face"])] = words["to"]
    else:
        after[after.index(words["face"])] += -1 if verb == "lower" else 1
        if words.get("other") in after:
            after[after.index(words["other"])] -= 1
    return after


def is_straight(dice: list[int]) -> bool:
    return any(straight <= set(dice) for straight in STRAIGHTS)
