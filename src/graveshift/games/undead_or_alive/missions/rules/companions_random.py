"""Rule `companions-random` by the Classes of this book."""

from __future__ import annotations

from graveshift.games.undead_or_alive.content.terms import SurvivorClass
from graveshift.zombicide.content.terms import AtLeastOne
from graveshift.zombicide.missions import companions_random as family


class CompanionsRandom(family.CompanionsRandom, frozen=True):
    """So many random Companions stand on randomly drawn `companion` places marked `random` (UOA-M05-02, UOA-M08-02)."""

    companions: dict[SurvivorClass, AtLeastOne]  # type: ignore[assignment]
