"""What a batch of simulated games plays and counts: missions of the box and of designers, zombies, adrenaline."""

from __future__ import annotations

from typing import ClassVar

from graveshift.kernel.errors import GraveshiftError
from graveshift.parts.batch import Batch, Ground, Moment, SetUps, View, corners, edges_of
from graveshift.zombicide.content.loading import load
from graveshift.zombicide.terminal.missions import BoxMissions


class MissionBatch(Batch):
    """Missions by id or file, all for the same number of seats."""

    mapped: ClassVar = {"spawned": "spawned", "killed": "killed", "survivor-eliminated": "fallen"}

    def __init__(self, missions: BoxMissions) -> None:
        super().__init__(missions.book.name)
        self.missions = missions

    def stranger(self, word: str, seats: int, known: list[str]) -> SetUps:
        options = self.missions.options(word)
        return {str(options["mission"]): {**options, "seats": seats}}

    def titles(self, names: list[str], goals: list[str]) -> dict[str, str]:
        missions = load(self.missions.book).missions
        return {name: f"{name.upper()} {missions[name].title.en}" if name in missions else name for name in names}

    def grades(self, names: list[str]) -> dict[str, str]:
        missions = load(self.missions.book).missions
        return {name: str(missions[name].difficulty.value) for name in names if name in missions}

    def goals(self, view: View) -> dict[str, bool]:
        return {goal["key"]: bool(goal["done"]) for goal in view["goals"]}

    def grounds(self, name: str) -> dict[str, Ground]:
        try:
            board = self.missions.board(name, "en").board
        except GraveshiftError:
            return {}  # a designer's file that is named by its id alone
        plan = board.plan
        # Balconies hang over a street, so they are drawn last, and with an edge of their own.
        zones = sorted(plan.zones, key=lambda zone: board.balcony[board.index[zone.name]])
        places = {zone.name: [corners(*rect) for rect in zone.rects] for zone in zones}
        edges = [edge for flight in plan.balconies for edge in edges_of(*flight.rect)]
        return {"": Ground(plan.size, places, [*plan.lines, *edges], plan.walls)}

    def moment(self, view: View) -> Moment:
        count = sum(sum(kinds.values()) for kinds in view["zombies"].values() if isinstance(kinds, dict))
        adrenaline = [person["adrenaline"] for person in view["survivors"] if "adrenaline" in person]
        mean = round(sum(adrenaline) / len(adrenaline), 3) if adrenaline else 0.0
        return Moment(self.round(view), count, {"adrenaline": mean, "highest": float(max(adrenaline, default=0))})
