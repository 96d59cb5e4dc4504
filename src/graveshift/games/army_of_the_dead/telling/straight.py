"""The odds of a Straight at the Vault with the best choice of dice to set aside (AOTD-VAULT-04, AOTD-VAULT-05).

Bonuses that turn dice up or down are left out, so where one is at hand the odds are those at least.
"""

from __future__ import annotations

from functools import cache
from typing import Final

INNER: Final = 0b011110  # 2 to 5, as bits of faces
ENDS: Final = (0b000001, 0b100000)  # 1 or 6
FACES: Final = 6


@cache
def straight(held: int, loose: int, rolls: int, any_face: bool) -> float:
    """The chance of a Straight with these faces set aside, so many dice to roll and so many rolls to come."""
    if is_straight(held, any_face, loose):
        return 1.0
    if rolls == 0 or loose == 0:
        return 0.0
    return sum(chance * after(held, seen, loose, rolls - 1, any_face) for seen, chance in shown(loose))


def after(held: int, seen: int, loose: int, rolls: int, any_face: bool) -> float:
    """The same after a roll that shows these faces: set aside what is best."""
    if is_straight(held | seen, any_face, 0):
        return 1.0
    best = 0.0
    for useful in choices(held, seen):
        best = max(best, straight(held | useful, loose - useful.bit_count(), rolls, any_face))
    return best


def choices(held: int, seen: int) -> list[int]:
    """What may be set aside: the inner faces that are new, with one end or the other or none."""
    inner = seen & INNER & ~held
    if any(held & end for end in ENDS):
        return [inner]
    return [inner, *(inner | end for end in ENDS if seen & end)]


def is_straight(faces: int, any_face: bool, loose: int) -> bool:
    """1-2-3-4-5 or 2-3-4-5-6; with a bonus that sets a die to any face one may be missing."""
    missing = min(((INNER | end) & ~faces).bit_count() for end in ENDS)
    return missing == 0 or (any_face and missing == 1 and loose == 0)


@cache
def shown(dice: int) -> list[tuple[int, float]]:
    """Which faces a roll of so many dice shows, and how likely."""
    found = {0: 1.0}
    for _ in range(dice):
        coming: dict[int, float] = {}
        for seen, chance in found.items():
            for face in range(FACES):
                key = seen | 1 << face
                coming[key] = coming.get(key, 0.0) + chance / FACES
        found = coming
    return sorted(found.items())


def faces_of(dice: list[int]) -> int:
    """Dice as bits of faces."""
    bits = 0
    for face in dice:
        bits |= 1 << face - 1
    return bits
