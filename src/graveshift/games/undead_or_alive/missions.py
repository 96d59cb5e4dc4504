"""The mission file behind a game: titles of its goals and the ledger entries of its special rules."""

from __future__ import annotations

from graveshift.games.undead_or_alive.data.mission import Mission
from graveshift.games.undead_or_alive.town import town_of
from graveshift.zombicide.state import State

USUAL_CITES = {
    "coal-blocked": "UOA-M09-07",
    "coal-carriers": "UOA-M09-06",
    "exit-with-wagon": "UOA-M07-06",
    "fill-tender-action": "UOA-M09-09",
    "gatling": "UOA-M02-06",
    "keep-objectives": "UOA-M07-04",
    "load-wagon-action": "UOA-M07-05",
    "mobile-spawns-fixed": "UOA-M02-07",
    "rally-costs": "UOA-M04-04",
    "rally-locked": "UOA-M10-04",
    "train": "UOA-M09-10",
    "train-clock": "UOA-M01-05",
    "wagon-blocks-zone": "UOA-M06-06",
}
"""The entries that special rules have in the missions of the box."""


def mission_of(s: State) -> Mission | None:
    """The mission file of this game: of the box, of a designer or of a scenario."""
    return town_of(s).mission


def mission_cite(s: State, rule: str, otherwise: str = "") -> str:
    """The ledger entry of a special rule of this mission."""
    mission = mission_of(s)
    for entry in mission.rules if mission else ():
        if entry.id == rule and entry.cite:
            return entry.cite
    return otherwise or USUAL_CITES[rule]
