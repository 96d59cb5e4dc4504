"""Goal `rally-companions` by the Classes of this book."""

from __future__ import annotations

from graveshift.games.undead_or_alive.content.terms import SurvivorClass
from graveshift.zombicide.content.terms import AtLeastOne
from graveshift.zombicide.missions import rally_companions as family


class RallyCompanions(family.RallyCompanions, frozen=True):
    """That many Companions of each Class have a Leader, however they came by one, and live (UOA-M02-03)."""

    companions: dict[SurvivorClass, AtLeastOne]  # type: ignore[assignment]
